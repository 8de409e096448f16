"""Phase 5, running the company, section 8 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED_CARDS,
    asks,
    columns,
    events,
    permanents,
    play,
    player,
    rep,
    scored,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.core.state import CHANCE, POINTS
from jackscrew.games.raising_chicago.state import E_INCOME
from jackscrew.games.raising_chicago.view import ChicagoView

START = "LLJJMM"


def running(own: dict[str, Any], **more: Any) -> Match[ChicagoView]:
    """A match in which the companies have run; seat 0 owns these things."""
    return table("company", players={0: own, **more.pop("players", {})}, **more)


def test_ex_16_running_the_company() -> None:
    """[RC-P5-01] 1 lumber, 1 jackscrew, 2 masonry, an advance, and a wild for the column."""
    own = {
        "slots": ["3", "1", "8", "12", "15"],
        "added": 1,
        "expansions": 1,
        "expertise": (2, 1, 3),
    }
    match = running(own)
    assert tokens(match) == "LLLJJJMMMMW"
    assert (columns(match), permanents(match)) == ((2, 2, 3), (1, 1, 1))


def test_every_card_in_a_slot() -> None:
    """[RC-P5-01] However long it has been there, and those of all players."""
    players = {1: {"slots": ["8", "9"]}, 2: {"slots": ["12"]}}
    match = running({"slots": ["1", "4"]}, players=players)
    assert [tokens(match, seat) for seat in range(3)] == ["LLLLJJMM", "LLJJJMMW", "LLJJMMM"]


@pytest.mark.parametrize(("added", "points"), [(0, 0), (1, 0), (2, 3), (3, 3)])
def test_one_time_bonuses_come_once(added: int, points: int) -> None:
    """[RC-P5-01] Only of cards that were added in this round: the leftmost ones."""
    assert PRINTED_CARDS["7"]["red"]["once"] == ["rep 3"]
    match = running({"slots": ["1", "7", "8"], "added": added})
    assert scored(match).get("cards", 0) == points
    assert tokens(match) == "LLLJJJMM"


def test_next_round_nothing_is_new() -> None:
    """[RC-P5-01] The card of a project counts as added until the round ends."""
    match = winning("1", levels=1, card="7", goes_on=True, players={0: {"tokens": START}})
    play(match, "plot 2")
    assert (player(match)["slots"], rep(match)) == (["7"], 1 + 3)
    assert player(match)["added"] == 0
    assert match.view()["round"] == 2


@pytest.mark.parametrize(("seats", "income"), [(2, "M"), (3, "M"), (4, "LJ")])
def test_the_side_in_use(seats: int, income: str) -> None:
    """[RC-P5-01] The yellow one with four players."""
    assert PRINTED_CARDS["2"]["yellow"]["each_round"] == ["lumber 1", "jackscrew 1"]
    assert tokens(running({"slots": ["2"], "tokens": ""}, seats=seats)) == income


def test_from_the_lowest_ranked_on() -> None:
    """[RC-P5-01] Reputation comes to the lowest first, so that equals keep their order."""
    players = {0: {"slots": ["7"], "added": 1}, 1: {"slots": ["1"]}, 2: {"added": 1}}
    match = table("company", rank=[1, 0, 2], players=players)
    assert [event.seat for event in events(match, E_INCOME)] == [0, 1]
    once = [card for card, it in PRINTED_CARDS.items() if it["red"]["once"] == ["rep 3"]]
    both = {0: {"slots": [once[0]], "added": 1}, 1: {"slots": [once[1]], "added": 1}}
    match = table("company", rank=[1, 0, 2], players=both)
    assert [event.seat for event in events(match, POINTS)] == [0, 1]
    assert match.view()["rank"] == [1, 0, 2]


def test_cards_from_left_to_right() -> None:
    """[RC-P5-01] Each one's cards in order: the advance first, then the reputation."""
    own = {"slots": ["3", "7"], "added": 2, "expertise": (4, 3, 4)}
    match = running(own)
    assert [(event.a, event.b) for event in events(match, POINTS)] == [
        (match.game.sources.index("expertise"), 2),
        (match.game.sources.index("cards"), 3),
    ]


def test_a_card_pushed_out_gives_nothing() -> None:
    """[RC-P5-02] Not even its one-time bonus, in the round it was added."""
    own = {"slots": ["1", "4", "8", "12"], "pile": ["7"], "added": 5}
    match = running(own)
    assert rep(match) == 0
    assert tokens(match) == "LLLLJJJMMM"


def test_round_eight_too() -> None:
    """[RC-P5-03] Then comes final scoring, in other rounds the next one."""
    match = running({"slots": ["8"], "tokens": "JJJJ"}, round=8)
    assert (match.over, scored(match)) == (True, {"personal_project": 2})
    match = running({"slots": ["8"], "tokens": "JJJJ"}, round=6)
    assert (match.actor, match.view()["round"], tokens(match)) == (CHANCE, 7, "JJJJJ")


def test_a_window_after_the_income() -> None:
    """[RC-P5-04] For those who hold a tile they can use; then the round is over."""
    match = running({"slots": ["8"], "empty_plots": ["E11"]})
    assert (asks(match), tokens(match)) == ((0, "window"), "LLJJJMM")
    play(match, "use E11")
    assert (tokens(match), match.actor) == ("LLJJJMMWWW", CHANCE)


def test_the_window_knows_the_new_ranks() -> None:
    """[RC-P5-04] Asked by rank as it is after the income."""
    players = {0: {"empty_plots": ["E11"], "slots": ["7"], "added": 1}, 1: {"empty_plots": ["E9"]}}
    match = table("company", rank=[1, 0, 2], players=players)
    assert (rep(match), asks(match)) == (3, (0, "window"))
