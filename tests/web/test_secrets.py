"""A game with secrets: what is sent to whom, choices at the same time, and the curtain."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import website
from website import Made, Opens, Page, Site, make_table

from jackscrew.core.chance import Dice
from jackscrew.core.foresight import Foresight
from jackscrew.text import Words
from jackscrew.text.previews import preview
from jackscrew.web.show.told import Hint, Points, Previews


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows the toy."""
    with website.with_toy(tmp_path_factory.mktemp("site") / "data") as running:
        yield running


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people."""
    return make_table(site, "Ada", "Bo", "Cy", game="toy")


def hands(site: Site, made: Made) -> list[set[str]]:
    """The cards each seat was dealt."""
    dealt: list[set[str]] = [set() for _ in made.keys]
    for line in site.table(made.name).match.record.lines:
        if line.step == "deal" and line.seen:
            dealt[line.seen[0]].add(line.action.removeprefix("draw "))
    return dealt


def cards(text: str) -> set[str]:
    """The cards a text names."""
    return set(re.findall(r"card-\d+", text))


def is_covered(page: Page) -> bool:
    """Is the curtain down?"""
    return page.now.curtain is not None


def undo_and_repeat(page: Page) -> None:
    """Take a choice back and make it again."""
    answer = page.ask("undo", seat=page.now.mine[0], version=page.now.version)
    if answer.ok:
        page.settle(answer.version)
        assert page.play_first().ok


def play_on(site: Site, made: Made, players: list[Page], each: Callable[[Page], object]) -> None:
    """Play to the end; `each` does something whenever a page has played."""
    while not site.table(made.name).match.over:
        for page in players:
            page.settle(site.table(made.name).revision)
            if page.my_turn():
                assert page.play_first().ok
                if not page.now.over:
                    each(page)


def test_no_message_holds_a_secret_of_another_seat(site: Site, made: Made, pages: Opens) -> None:
    players = [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]
    watcher = pages(site, made.name)
    dealt = hands(site, made)

    def pry(page: Page) -> None:
        """Ask for all that can be asked for."""
        undo_and_repeat(page)
        for seat in range(3):
            page.ask("points", seat=seat, source="tricks")
        for line in (0, 5, page.now.last - 1):
            page.ask("look", at=line)
        page.ask("look", at=None)
        if page.my_turn():
            page.fetch(Previews, "previews", seat=page.now.seat, version=page.now.version)
            page.fetch(Hint, "hint", seat=page.now.seat, version=page.now.version)
        page.refresh()

    play_on(site, made, players, pry)
    watcher.until(lambda: watcher.now.over)
    for seat, page in enumerate(players):
        assert cards("".join(page.frames)) == dealt[seat]
    assert cards("".join(watcher.frames)) == set()


def test_previews_do_not_depend_on_what_is_hidden(site: Site, made: Made) -> None:
    match = site.table(made.name).match
    words = Words(match.game)
    for seat in range(3):
        swapped = match.at(match.version)
        swapped.state = match.game.resample(match.state, seat, Dice(99))
        true, other = Foresight(match, seat), Foresight(swapped, seat)
        for action in match.legal_numbers(seat):
            assert preview(true, action, words) == preview(other, action, words)


def test_pages_records_and_views_hold_no_secrets_of_others(site: Site, made: Made) -> None:
    dealt = hands(site, made)
    for seat, key in [*made.keys.items(), (-1, "")]:
        own = dealt[seat] if seat >= 0 else set()
        program = site.program(key)
        browser = site.client(cookies={"seats": key})
        view = program.get(f"/api/tables/{made.name}/view").text
        waited = program.get(f"/api/tables/{made.name}/wait", params={"version": 0}).text
        record = program.get(f"/api/tables/{made.name}/record").text
        page = browser.get(f"/table/{made.name}").text
        download = browser.get(f"/table/{made.name}/record").text
        assert cards(page) == cards(download) == cards(record) == own
        assert cards(view) == cards(waited) <= {f"card-{n}" for n in range(12)}
        assert cards(view) == own
        status = program.post("/api/status", json={"tables": [made.name]}).text
        assert cards(status) == set()


def test_the_whole_record_is_open_once_the_game_is_over(
    site: Site, made: Made, pages: Opens
) -> None:
    players = [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]
    play_on(site, made, players, lambda page: None)
    record = site.program().get(f"/api/tables/{made.name}/record").text
    assert cards(record) == set.union(*hands(site, made))


def test_choices_at_the_same_time_are_made_in_any_order(
    site: Site, made: Made, pages: Opens
) -> None:
    players = [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]
    asked = [page.now for page in players]
    assert all(page.my_turn() for page in players)
    for seat in (2, 0, 1):  # all answer what they were first shown
        page, show = players[seat], asked[seat]
        answer = page.ask("play", seat=seat, version=show.version, action=show.actions[0].name)
        assert answer.ok, answer.message
    assert sum(site.table(made.name).match.scores()) == 1


def test_a_choice_cannot_answer_the_next_question(site: Site, made: Made, pages: Opens) -> None:
    players = [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]
    first = players[0].now
    for page in players:
        page.play_first()
    players[0].until(lambda: len(players[0].now.actions) == 2)
    late = players[0].play(players[0].now.actions[0].name, version=first.version)
    assert not late.ok


def test_bots_choose_at_the_same_time_as_people(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "bot:random", "bot:greedy", game="toy")
    ada = pages(site, made.name, [made.keys[0]])
    while not ada.now.over:
        ada.until(lambda: ada.my_turn() or ada.now.over)
        if not ada.now.over:
            ada.play_first()
            ada.until(lambda: ada.my_turn() or ada.now.over)
    assert len(cards("".join(ada.frames))) == 3


def test_the_curtain_hides_the_next_seat_until_it_is_ready(
    site: Site, made: Made, pages: Opens
) -> None:
    dealt = hands(site, made)
    screen = pages(site, made.name, list(made.keys.values()))
    shown = 0
    for _ in range(9):
        curtain = screen.now.curtain
        assert curtain is not None
        assert (screen.now.seat, screen.now.actions) == (-1, [])
        assert curtain.name == ["Ada", "Bo", "Cy"][curtain.seat]
        assert not cards("".join(screen.frames[shown:])) & dealt[curtain.seat]
        shown = len(screen.frames)
        assert screen.ask("ready", seat=curtain.seat).ok
        screen.until(screen.my_turn)
        assert screen.now.seat == curtain.seat
        assert cards("".join(screen.frames[shown:])) <= dealt[curtain.seat]
        shown = len(screen.frames)
        screen.play_first()
        if screen.now.over:
            break
        screen.until(lambda: screen.now.curtain is not None)


def test_nothing_is_told_for_a_seat_behind_the_curtain(
    site: Site, made: Made, pages: Opens
) -> None:
    screen = pages(site, made.name, list(made.keys.values()))
    version = screen.now.version
    assert screen.now.curtain is not None
    assert not screen.ask("previews", seat=0, version=version).ok
    assert not screen.ask("hint", seat=0, version=version).ok
    screen.ask("ready", seat=0)
    assert not screen.ask("previews", seat=1, version=version).ok
    assert not screen.ask("play", seat=1, version=version, action="play card-99").ok
    assert cards("".join(screen.frames)) == hands(site, made)[0]


def test_the_curtain_stays_while_another_screen_is_asked(
    site: Site, made: Made, pages: Opens
) -> None:
    keys = [made.keys[0], made.keys[1]]
    screen = pages(site, made.name, keys)
    for _ in keys:
        assert screen.now.curtain is not None
        screen.ask("ready", seat=screen.now.curtain.seat)
        screen.until(screen.my_turn)
        screen.play_first()
    again = pages(site, made.name, keys)
    assert again.now.turn is False
    assert cards("".join(again.frames)) == set()
    page = site.client(cookies={"seats": ".".join(keys)}).get(f"/table/{made.name}").text
    assert cards(page) == set()


def test_a_page_of_several_seats_begins_behind_the_curtain(site: Site, made: Made) -> None:
    keys = ".".join(made.keys.values())
    page = site.client(cookies={"seats": keys}).get(f"/table/{made.name}").text
    assert cards(page) == set()


def test_a_seat_pinned_needs_no_curtain(site: Site, made: Made, pages: Opens) -> None:
    page = pages(site, made.name, list(made.keys.values()), seat=1)
    assert page.now.curtain is None
    assert cards("".join(page.frames)) == hands(site, made)[1]


def test_nothing_is_promised_where_others_choose_in_secret(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", game="toy")
    pages(site, made.name, [made.keys[1]]).play_first()
    page = pages(site, made.name, [made.keys[0]])
    found = page.fetch(Previews, "previews", seat=0, version=page.now.version)
    assert found.previews
    assert {brought.points for brought in found.previews.values()} == {None}


def test_where_points_come_from_adds_up_for_everybody(site: Site, made: Made, pages: Opens) -> None:
    players = [pages(site, made.name, [made.keys[seat]]) for seat in range(3)]
    play_on(site, made, players, lambda page: None)
    scores = site.table(made.name).match.scores()
    for page in players:
        for seat, points in enumerate(scores):
            html = page.fetch(Points, "points", seat=seat, source="tricks").html
            assert f"<b>{points}</b>" in html


def test_undo_shows_others_nothing(site: Site, made: Made, pages: Opens, tmp_path: Path) -> None:
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    ada.play(random.Random(1).choice(ada.now.actions).name)
    assert ada.ask("undo", seat=0, version=ada.now.version).ok
    bo.settle(site.table(made.name).revision)
    assert cards("".join(bo.frames)) == hands(site, made)[1]
    assert len(bo.log) == bo.now.last
