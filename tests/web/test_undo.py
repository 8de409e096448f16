"""Taking back: alone, behind bots, and with other people who must agree."""

from __future__ import annotations

from functools import partial

import pytest
from website import Made, Opens, Page, Site, make_table, wait_until

from jackscrew.web.store import Move


@pytest.fixture
def three(site: Site, pages: Opens) -> tuple[Made, list[Page]]:
    """A table of three people and their pages."""
    made = make_table(site, "Ada", "Bo", "Cy")
    return made, [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]


def catch_up(site: Site, made: Made, players: list[Page]) -> None:
    """Have all pages show the newest version."""
    for page in players:
        page.settle(site.table(made.name).revision)


def move(site: Site, made: Made, players: list[Page]) -> Page:
    """Whoever is to move makes the last move there is; their page."""
    catch_up(site, made, players)
    mover = next(page for page in players if page.my_turn())
    assert mover.play(mover.now.actions[-1].name).ok
    catch_up(site, made, players)
    return mover


def both_moved(site: Site, made: Made, players: list[Page]) -> tuple[Page, Page]:
    """Play until somebody has moved after somebody else; the first and the second."""
    first = move(site, made, players)
    while (second := move(site, made, players)) is first:
        pass
    return first, second


def is_asked_to_agree(page: Page) -> bool:
    """Does a page ask whether somebody may take back?"""
    return 'data-do="agree"' in page.html["question"]


def undo(page: Page, **changes: object) -> bool:
    return page.ask("undo", **{"seat": page.now.mine[0], "version": page.now.version, **changes}).ok


def test_ones_own_last_choice_is_taken_back(site: Site, three: tuple[Made, list[Page]]) -> None:
    made, players = three
    catch_up(site, made, players)
    before = {page.now.seat: (page.now.last, page.html["words"]) for page in players}
    mover = move(site, made, players)
    assert undo(mover)
    catch_up(site, made, players)
    assert {page.now.seat: (page.now.last, page.html["words"]) for page in players} == before
    assert all(len(page.log) == page.now.last for page in players)
    assert mover.my_turn()
    assert mover.play_first().ok


def test_a_repeated_undo_is_carried_out_once(site: Site, three: tuple[Made, list[Page]]) -> None:
    made, players = three
    _, mover = [both_moved(site, made, players) for _ in range(3)][-1]
    lines = site.table(made.name).match.version
    assert undo(mover, id="undo-once")
    after = site.table(made.name).match.version
    assert after < lines
    assert undo(mover, id="undo-once")
    assert site.table(made.name).match.version == after
    assert site.table(made.name).wish is None


def test_behind_bots_it_is_taken_back_with_their_moves(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "bot:random", "bot:random")
    ada = pages(site, made.name, [made.keys[0]])
    ada.until(ada.my_turn)
    lines, choices = ada.now.last, [choice.name for choice in ada.now.actions]
    while not any(" bot" in row or "p1" in row for row in list(ada.log.values())[lines:]):
        assert ada.play_first().ok
        ada.until(ada.my_turn)
    while ada.now.last > lines:
        assert undo(ada)
        ada.settle(site.table(made.name).revision)
    assert (ada.now.last, [choice.name for choice in ada.now.actions]) == (lines, choices)


def test_others_must_agree_once_somebody_has_moved(
    site: Site, three: tuple[Made, list[Page]]
) -> None:
    made, players = three
    first, second = both_moved(site, made, players)
    lines = first.now.last
    assert undo(first)
    assert site.table(made.name).match.version == lines
    others = [page for page in players if page is not first]
    for page in others:
        page.until(partial(is_asked_to_agree, page))
        assert site.table(made.name).match.version == lines
        assert page.ask("agree", seat=page.now.mine[0], yes=True).ok
    catch_up(site, made, players)
    assert first.now.last < lines
    assert first.my_turn()
    assert "wish" not in second.html["question"]


def test_one_who_refuses_is_enough(site: Site, three: tuple[Made, list[Page]]) -> None:
    made, players = three
    first, second = both_moved(site, made, players)
    lines = first.now.last
    assert undo(first)
    assert second.ask("agree", seat=second.now.mine[0], yes=False).ok
    third = next(page for page in players if page not in (first, second))
    assert not third.ask("agree", seat=third.now.mine[0], yes=True).ok
    assert site.table(made.name).match.version == lines
    first.until(lambda: "wish" not in first.html["question"])


def test_a_wish_can_be_dropped_by_whoever_had_it(
    site: Site, three: tuple[Made, list[Page]]
) -> None:
    made, players = three
    first, second = both_moved(site, made, players)
    assert undo(first)
    assert first.ask("agree", seat=first.now.mine[0], yes=False).ok
    assert not second.ask("agree", seat=second.now.mine[0], yes=True).ok


def test_a_wish_lapses_when_its_seat_moves_on(site: Site, three: tuple[Made, list[Page]]) -> None:
    made, players = three
    first, _ = both_moved(site, made, players)
    assert undo(first)
    while move(site, made, players) is not first:
        pass
    lines = site.table(made.name).match.version
    for page in players:
        if page is not first:
            page.ask("agree", seat=page.now.mine[0], yes=True)
    assert site.table(made.name).match.version == lines


def test_nobody_asks_those_who_never_came(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "")
    ada = pages(site, made.name, [made.keys[0], made.keys[2]], seat=0)
    bo = pages(site, made.name, [made.keys[1]])
    first, second = both_with_a_ghost(site, made, [ada, bo], pages)
    assert undo(first)
    lines = site.table(made.name).match.version
    assert second.ask("agree", seat=second.now.mine[0], yes=True).ok
    assert site.table(made.name).match.version < lines


def both_with_a_ghost(
    site: Site, made: Made, players: list[Page], pages: Opens
) -> tuple[Page, Page]:
    """As both_moved; the third seat is played by its key alone."""
    ghost = pages(site, made.name, [made.keys[2]])
    first = second = ghost
    while second is ghost or first is second or first is ghost:
        first, second = second, move(site, made, [*players, ghost])
    ghost.close()
    return first, second


def test_a_bot_that_steps_in_need_not_agree(site: Site, three: tuple[Made, list[Page]]) -> None:
    made, players = three
    first, second = both_moved(site, made, players)
    third = next(page for page in players if page not in (first, second))
    seat = third.now.mine[0]
    assert undo(first)
    third.close()
    assert second.ask("agree", seat=second.now.mine[0], yes=True).ok
    assert site.table(made.name).wish is not None
    wait_until(lambda: seat not in site.table(made.name).here())
    assert second.ask("bot", seat=seat, on=True).ok
    assert site.table(made.name).wish is None
    assert any("undo" in move.text for move in stored(site, made))


def test_whoever_leaves_to_a_bot_sees_that_they_have_agreed(
    site: Site, three: tuple[Made, list[Page]]
) -> None:
    made, players = three
    first, _ = both_moved(site, made, players)
    undo(first)
    page = next(page for page in players if page is not first and not page.my_turn())
    page.until(partial(is_asked_to_agree, page))
    wait_until(lambda: site.table(made.name).soon is None)  # all know who has come
    assert page.ask("bot", seat=page.now.mine[0], on=True).ok
    page.until(lambda: not is_asked_to_agree(page))
    assert "You have agreed." in page.html["question"]


def stored(site: Site, made: Made) -> list[Move]:
    """The log of a table."""
    found = site.store.find(made.name)
    assert found is not None
    return found.moves


def test_nothing_to_take_back_is_told(site: Site, three: tuple[Made, list[Page]]) -> None:
    _, players = three
    answer = players[0].ask("undo", seat=0, version=players[0].now.version)
    assert not answer.ok
    assert "taken back" in answer.message
