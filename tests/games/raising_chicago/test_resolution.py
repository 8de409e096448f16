"""Phase 3, bidding resolution: section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import area, asks, events, markers, player, table, tokens

from jackscrew import Match
from jackscrew.games.raising_chicago.state import E_UNBID, E_WON
from jackscrew.games.raising_chicago.view import ChicagoView

MARION, ANGELIKA, NICOLE = 0, 1, 2
POOR = {seat: {"tokens": ""} for seat in range(4)}
COSTLY = ["32", "33", "34", "35", "31"]  # whoever wins has to think about the payment


def resolved(marks: dict[str, str], seats: int = 3, **more: Any) -> Match[ChicagoView]:
    """A match whose bids are being resolved; it stops at the payment for the first project."""
    options = {"projects": COSTLY, "round": 7, **more}
    players = {seat: POOR[seat] for seat in range(seats)}
    return table("resolution", seats=seats, marks=marks, **{"players": players, **options})


def winners(match: Match[ChicagoView]) -> list[int | None]:
    """Who has won the spaces I to V."""
    return [space.get("winner") for space in match.view()["area"]]


def test_ex_10_bidding_resolution() -> None:
    """[RC-P3-01, RC-P3-02, RC-P3-04, RC-P3-05] Three players, 12 markers."""
    match = resolved(
        {"I": "211-", "II": "021-", "III": "-00-", "IV": "-22-", "V": "-21-"},
        cards=["43", "27", "50", "34", "15"],  # L J M, J M L, L J M, J M L, L M J
    )
    assert winners(match) == [ANGELIKA, MARION, MARION, NICOLE, NICOLE]
    assert [it.a for it in events(match, E_WON)] == [0, 1, 2, 3, 4]
    assert tokens(match, ANGELIKA) == "M"
    assert tokens(match, MARION) == "LM"
    assert tokens(match, NICOLE) == "LJ"
    assert markers(match) == [0, 2, 2]


def test_markers_of_winners_stay() -> None:
    """[RC-P3-05] Those of the losers return to the bidding board, with what lies there."""
    match = resolved({"I": "0110", "II": "1220"}, markers=[0, 0, 0])
    assert area(match, "I")["marks"] == [0, None, None, 0]
    assert area(match, "II")["marks"] == [None, 2, 2, None]
    assert markers(match) == [1, 3, 0]


def test_most_markers_win() -> None:
    """[RC-P3-02] Wherever they lie."""
    assert winners(resolved({"I": "1220"}))[0] == NICOLE
    assert winners(resolved({"I": "0111"}))[0] == ANGELIKA


@pytest.mark.parametrize(
    ("marks", "winner"), [("-10-", 1), ("-01-", 0), ("0-1-", 0), ("1001", 1), ("2--1", 2)]
)
def test_ties_go_to_the_first_marker(marks: str, winner: int) -> None:
    """[RC-P3-02] Topmost, then leftmost: the order of the squares."""
    assert winners(resolved({"I": marks}))[0] == winner


@pytest.mark.parametrize(("marks", "winner"), [("01122", 1), ("02121", 2), ("33011", 3)])
def test_ex_69_only_the_tied_count(marks: str, winner: int) -> None:
    """[RC-P3-02] 2-2-1 with the single marker on the upper-left square."""
    assert winners(resolved({"I": marks}, seats=4))[0] == winner


def test_ex_32_no_bid() -> None:
    """[RC-P3-03] Project and card are gone; the highest rank grows poorer, once for each."""
    players = {0: {"tokens": ""}, 1: {"tokens": "", "rep": 5}, 2: {"tokens": "", "rep": 5}}
    match = resolved({"I": "-0--", "V": "-1--"}, players=players, rank=[2, 1, 0])
    assert [player(match, seat)["poverty"] for seat in range(3)] == [0, 0, 3]
    assert [it.a for it in events(match, E_UNBID)] == [1, 2, 3]
    for space in ("II", "III", "IV"):
        assert area(match, space) == {"space": space, "project": None, "card": None}
    assert asks(match) == (0, "payment")


def test_poverty_of_the_first_in_the_stack() -> None:
    """[RC-P3-03] Of equals the disc on top."""
    match = resolved({"I": "-0--"}, rank=[1, 0, 2])
    assert [player(match, seat)["poverty"] for seat in range(3)] == [0, 4, 0]


def test_failed_projects_are_not_built() -> None:
    """[RC-P3-03] A round without any bid leaves nothing to do."""
    match = resolved({})
    assert match.view()["phase"] == "announcement"
    assert match.view()["round"] == 8
    assert set(match.view()["plots"]) == {None}
    assert [player(match, seat)["poverty"] for seat in range(3)] == [5, 0, 0]
    assert [player(match, seat)["slots"] for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize(
    ("marks", "taken"), [("-0--", "JM"), ("0---", "LJM"), ("0-0-", "LM"), ("0000", "")]
)
def test_uncovered_resources(marks: str, taken: str) -> None:
    """[RC-P3-04] One token for each; losers' markers cover, too."""
    cards = ["43", "50", "36", "1", "2"]
    match = resolved({"I": marks}, cards=cards)
    assert tokens(match) == taken
    match = resolved({"I": marks.replace("0", "1", marks.count("0") - 1)}, cards=cards)
    assert sorted(tokens(match) + tokens(match, 1)) == sorted(taken)


def test_blank_squares_bring_nothing() -> None:
    """[RC-P3-04] The yellow side has one."""
    match = resolved({"I": "0"}, seats=4)
    assert tokens(match) == "LJM"


def test_ex_70_the_non_player_alone() -> None:
    """[RC-P3-03, RC-P3-06] It wins; nobody suffers poverty, and nobody takes the resources."""
    marks = {"I": "-2--", "II": "-0--", "III": "-1--", "IV": "-0--", "V": "-1--"}
    match = resolved(marks, seats=2)
    assert [it.seat for it in events(match, E_WON)][1:] == [0, 1, 0, 1]
    assert len(events(match, E_WON)) == 5
    assert [player(match, seat)["poverty"] for seat in (0, 1)] == [0, 0]
    assert len(tokens(match) + tokens(match, 1)) == 8  # of the four others


def test_the_non_player_in_ties() -> None:
    """[RC-P3-06] The same rules; both players' markers return, its own do not."""
    match = resolved({"I": "-201", "II": "-021", "III": "1220", "IV": "2110"}, seats=2)
    area_ii = area(match, "II")
    assert area_ii["winner"] == 0
    assert area_ii["marks"] == [None, 0, None, None]
    assert area(match, "IV")["winner"] == 1
    assert markers(match) == [3, 3]
    assert sum(it.b for it in events(match, E_WON)) == 1 + 1 + 2 + 2


def test_winning_non_player_takes_nothing() -> None:
    """[RC-P3-06] Players neither."""
    match = resolved({"I": "-221", "II": "-0--"}, seats=2, cards=["43", "36", "50", "1", "2"])
    assert (tokens(match), tokens(match, 1)) == ("JM", "")
    assert markers(match) == [0, 1]
