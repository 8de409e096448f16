"""Phase 1, project announcement: section 4 of the rules."""

from __future__ import annotations

import pytest
from chicago_table import (
    GAME,
    area,
    asks,
    chance,
    markers,
    offered,
    play,
    rep,
    table,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.view import ChicagoView

MARION, ANGELIKA, NICOLE = 0, 1, 2
FIRST_ROUND = {MARION: {"rep": 6}, ANGELIKA: {"rep": 3}, NICOLE: {"rep": 3}}


def shown(match: Match[ChicagoView]) -> list[str | None]:
    """The projects on the spaces I to V."""
    return [space["project"] for space in match.view()["area"]]


def options(match: Match[ChicagoView]) -> list[str]:
    """What chance may do now."""
    return [GAME.actions.name(it).split()[1] for it in match.state.legal()]


def test_ex_04_projects_of_round_2() -> None:
    """[RC-P1-01] The top of the stack goes to space I, the next ones follow."""
    match = table("announcement", round=2)
    assert options(match) == ["7", "8", "9", "10"]
    chance(match, "project 9", "project 7", "project 10")
    assert options(match) == ["8"]
    chance(match, "project 8")
    match.resume(1)
    assert shown(match) == ["6", "9", "7", "10", "8"]
    assert match.view()["stacks"][:3] == [None, None, "11"]


@pytest.mark.parametrize("round", range(1, 8))
def test_the_lowest_stack(round: int) -> None:
    """[RC-P1-01] Five projects in each of seven rounds."""
    match = table("announcement", round=round)
    match.resume(1)
    assert sorted(int(project or 0) for project in shown(match)) == list(
        range(5 * round - 4, 5 * round + 1)
    )
    assert shown(match)[0] == str(5 * round - 4)


def test_round_8() -> None:
    """[RC-P1-02] Tile 36 and the final tiles, in their order."""
    match = table("announcement", round=8, finals=["F7", "F2", "F10", "F4"])
    match.resume(1)
    assert shown(match) == ["36", "F7", "F2", "F10", "F4"]


def test_nobody_has_won_a_new_project() -> None:
    """[RC-P1-01] Who won the last ones is forgotten."""
    match = table("company", winners=[0, 1, 2, 0, -1])
    match.resume(1)
    assert asks(match)[1] == "bid"
    assert [space.get("winner") for space in match.view()["area"]] == [None] * 5


def test_ex_05_cards() -> None:
    """[RC-P1-03] Five from the deck, in order, with the side of the player count."""
    match = table("announcement", round=8, top_card="40")
    chance(match, "draw 7", "draw 9", "draw 1", "draw 2")
    assert match.view()["phase"] == "announcement"
    chance(match, "draw 3")
    assert [space["card"] for space in match.view()["area"]] == ["40", "7", "9", "1", "2"]
    assert (match.view()["top_card"], match.view()["side"]) == ("3", "red")
    assert asks(match) == (0, "bid")


def test_window_after_the_cards() -> None:
    """[RC-P1-04] Tiles may be used when the cards lie there, before markers and rows are set."""
    match = table("announcement", players={ANGELIKA: {"empty_plots": ["E3"]}})
    match.resume(1)
    assert asks(match) == (ANGELIKA, "window")
    assert None not in [space["card"] for space in match.view()["area"]]
    assert markers(match) == [0, 0, 0]
    play(match, "use E3")
    assert rep(match, ANGELIKA) == 3
    assert match.view()["rows"] == [1, 0, 2]
    assert markers(match) == [3, 3, 3]


def test_holders_are_asked_by_rank() -> None:
    """[RC-P1-04] One after the other, each until done or without a tile."""
    players = {0: {"empty_plots": ["E1", "E3"]}, 2: {"empty_plots": ["E11", "E2"]}}
    match = table("announcement", rank=[2, 1, 0], players=players)
    match.resume(1)
    asked = []
    for action in ("use E11", "done", "use E1", "use E3", "done"):
        asked.append(asks(match))
        play(match, action)
    assert asked == [(2, "window"), (2, "window"), (0, "window"), (0, "window"), (2, "window")]
    assert match.view()["players"][0]["favors"] == 2
    assert match.view()["players"][2]["empty_plots"] == ["E2"]
    assert match.view()["rows"] == [0, 2, 1]


def test_no_window_for_a_tile_without_effect() -> None:
    """[RC-P1-04] Tile 7 needs a building; who holds nothing else is not asked."""
    match = table("announcement", players={ANGELIKA: {"empty_plots": ["E7"]}})
    match.resume(1)
    assert asks(match) == (0, "bid")
    assert "window" not in {line.step for line in match.record.lines}


def test_ex_06_markers_and_rows() -> None:
    """[RC-P1-05, RC-P1-06] Three more for each; rows by rank."""
    match = table("announcement", round=2, markers=[0, 1, 2], rank=[1, 2, 0], players=FIRST_ROUND)
    match.resume(1)
    assert markers(match) == [3, 4, 5]
    assert match.view()["rows"] == [MARION, ANGELIKA, NICOLE]


def test_rows_follow_the_stack_of_discs() -> None:
    """[RC-P1-06] Of equals the higher disc takes the higher row."""
    match = table("announcement", round=2, rank=[2, 1, 0], players=FIRST_ROUND)
    match.resume(1)
    assert match.view()["rows"] == [MARION, NICOLE, ANGELIKA]


@pytest.mark.parametrize(("returned", "then"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5), (5, 5)])
def test_ex_28_and_29_never_more_than_five(returned: int, then: int) -> None:
    """[RC-P1-05] 3 to 5 markers; with 4 returned one is added, with 5 none."""
    match = table("announcement", round=2, markers=[returned, 0, 0])
    supply = match.view()["players"][0]["supply"]
    match.resume(1)
    assert markers(match) == [then, 3, 3]
    assert supply - match.view()["players"][0]["supply"] == then - returned


def test_rows_stay_during_bidding() -> None:
    """[RC-P1-06] Reputation earned in phase 2 changes the ranks, not the rows."""
    match = table(markers=[3, 3, 3], players={0: {"rep": 1}, 1: {"empty_plots": ["E3"]}})
    play(match, "bid I-2", "use E3")
    assert match.view()["rank"] == [1, 0, 2]
    assert match.view()["rows"] == [0, 1, 2]


@pytest.mark.parametrize("count", [3, 4, 5])
def test_ex_07_non_player_markers(count: int) -> None:
    """[RC-P1-07] One below each of the two leftmost markers of both players: four."""
    match = table(seats=2, markers=[count, count])
    turns = []
    while asks(match)[1] == "bid":
        whites = offered(match, "white")
        turns.append((match.actor, bool(whites)))
        if whites:
            play(match, f"white {whites[-1]}")
        play(match, f"bid {offered(match, 'bid')[-1]}")
    for seat in (0, 1):
        own = [is_white for it, is_white in turns if it == seat]
        assert own == [False] * (count - 2) + [True] * 2


@pytest.mark.parametrize("seats", [3, 4])
def test_no_non_player_with_more_players(seats: int) -> None:
    """[RC-P1-07] Two players only."""
    match = table(seats=seats, markers=[1, 0, 0, 0][:seats])
    assert offered(match, "white") == []
    assert area(match, "I")["marks"] == [None] * (5 if seats == 4 else 4)
