"""Phase 2, project bidding: section 5 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED_CARDS,
    area,
    asked,
    asks,
    due,
    markers,
    offered,
    play,
    player,
    table,
    tokens,
)

from jackscrew import IllegalMove, Match
from jackscrew.games.raising_chicago.view import ChicagoView

MARION, ANGELIKA, NICOLE = 0, 1, 2
LJM = ["43", "50", "36", "1", "2"]  # red squares of the first ones: cost, L, J, M


def bidder(held: str, marks: str = "", **more: Any) -> Match[ChicagoView]:
    """Seat 0 with two markers to place; the first card shows cost, L, J and M."""
    able = {"tokens": held, **more}
    return table(markers=[2, 0, 0], cards=LJM, marks={"I": marks}, players={0: able})


def test_ex_08_turn_order() -> None:
    """[RC-P2-01, RC-P2-03] Most markers; tie: the higher row.  What is covered is taken."""
    players = {MARION: {"rep": 6}, ANGELIKA: {"rep": 3}, NICOLE: {"rep": 3, "tokens": ""}}
    match = table(round=2, rank=[1, 2, 0], rows=[0, 1, 2], markers=[3, 4, 5], players=players)
    assert asks(match) == (NICOLE, "bid")
    assert PRINTED_CARDS["4"]["red"]["squares"][1] == "jackscrew"
    play(match, "bid IV-2")
    assert tokens(match, NICOLE) == "J"
    assert markers(match) == [3, 4, 4]
    assert asks(match) == (ANGELIKA, "bid")


def test_rows_not_reputation_break_ties() -> None:
    """[RC-P2-01] Whoever overtakes during the phase waits all the same."""
    match = table(rows=[0, 1, 2], markers=[2, 2, 2], players={0: {"rep": 1}, 1: {"rep": 9}})
    assert match.view()["rank"][0] == 1
    assert match.actor == 0
    play(match, "bid I-2")
    assert match.actor == 1
    play(match, "bid I-3")
    assert match.actor == 2


def test_a_tie_by_row() -> None:
    """[RC-P2-01] The row counts, not the seat."""
    match = table(rank=[2, 0, 1], markers=[3, 3, 3])
    actors = []
    for square in ("I-2", "I-3", "I-4", "II-2"):
        actors.append(match.actor)
        play(match, f"bid {square}")
    assert actors == [2, 0, 1, 2]


def test_several_turns_in_a_row() -> None:
    """[RC-P2-01] Until another has as many."""
    match = table(markers=[2, 0, 5])
    actors = []
    for square in ("I-2", "I-3", "I-4", "II-2", "II-3"):
        actors.append(match.actor)
        play(match, f"bid {square}")
    assert actors == [2, 2, 2, 0, 2]


def test_any_empty_square() -> None:
    """[RC-P2-02] Of any of the five cards; placing is compulsory."""
    match = table(markers=[2, 0, 0], marks={"I": "1", "III": "-2-1"}, players={0: {"tokens": ""}})
    assert offered(match, "bid") == [
        *("I-2", "I-3", "I-4", "II-2", "II-3", "II-4", "III-3"),
        *("IV-2", "IV-3", "IV-4", "V-2", "V-3", "V-4"),
    ]
    assert len(match.legal()) == len(offered(match, "bid"))
    play(match, "bid III-3")
    assert area(match, "III")["marks"] == [None, 2, 0, 1]
    assert markers(match) == [1, 0, 0]
    with pytest.raises(IllegalMove):
        play(match, "bid III-3")


@pytest.mark.parametrize(("square", "letter"), [("I-2", "L"), ("I-3", "J"), ("I-4", "M")])
def test_covered_resource(square: str, letter: str) -> None:
    """[RC-P2-03] One token of the type that is covered."""
    match = bidder("")
    play(match, f"bid {square}")
    assert tokens(match) == letter


def test_blank_square() -> None:
    """[RC-P2-03] Nothing is taken."""
    match = table(seats=4, markers=[2, 0, 0, 0], players={0: {"tokens": "L"}})
    assert PRINTED_CARDS["1"]["yellow"]["squares"][1] == "none"
    play(match, "bid I-2")
    assert tokens(match) == "L"


@pytest.mark.parametrize(
    ("marks", "left"), [("----", ""), ("-1--", "L"), ("-1-1", "LM"), ("-111", "LJM")]
)
def test_ex_30_upper_left_square(marks: str, left: str) -> None:
    """[RC-P2-04] It costs 3, 2, 1 or 0, as resources are covered; nothing is gained."""
    match = bidder("LJM", marks)
    assert sum(area(match, "I")["cost"].values()) == 3 - marks.count("1")
    play(match, "bid I-1")
    assert tokens(match) == left
    assert area(match, "I")["marks"][0] == 0


def test_ex_63_costs_exactly_what_is_open() -> None:
    """[RC-P2-04] Lumber and masonry covered, jackscrew open: one jackscrew."""
    match = bidder("LLJMM", "-1-2")
    play(match, "bid I-1")
    assert tokens(match) == "LLMM"
    assert "I-1" not in offered(bidder("LM", "-1-2"), "bid")


def test_twice_the_same_type() -> None:
    """[RC-P2-04] Two open squares of a type cost two tokens of it."""
    assert PRINTED_CARDS["3"]["red"]["squares"] == ["cost", "jackscrew", "masonry", "masonry"]
    for held, is_offered in (("JMM", True), ("JM", False), ("JMW", True)):
        match = table(markers=[2, 0, 0], players={0: {"tokens": held}})
        assert ("III-1" in offered(match, "bid")) == is_offered
    play(match, "bid III-1")
    assert tokens(match) == ""


def test_ex_64_a_blank_square_is_no_resource() -> None:
    """[RC-P2-04] With a marker on it alone the upper-left square still costs 3."""
    match = table(seats=4, markers=[2, 0, 0, 0], marks={"I": "-1"}, players={0: {"tokens": "LJM"}})
    play(match, "bid I-1")
    assert tokens(match) == ""


def test_ex_31_permanents_do_not_help() -> None:
    """[RC-P2-04, RC-P2-05] They pay in full, and who cannot pay may not place there."""
    match = bidder("LJM", expertise=(2, 5, 8))
    play(match, "bid I-1")
    assert tokens(match) == ""
    assert "I-1" not in offered(bidder("LJ", expertise=(2, 5, 8)), "bid")


def test_ex_60_payable_by_a_trade() -> None:
    """[RC-P2-05] 5 L and 1 J: three L for an M, then L, J, M; one L is left."""
    match = bidder("LLLLLJ")
    play(match, "bid I-1")  # there is only this way
    assert tokens(match) == "L"
    assert asked(match) == "bid"
    assert [line.action for line in match.record.lines[1:]] == ["trade masonry", "give LLL"]
    assert "I-1" not in offered(bidder("LLLJ"), "bid")


def test_ex_61_not_payable() -> None:
    """[RC-P2-05] 3 L and 1 J; favors and permanents are no help."""
    match = bidder("LLLJ", favors=2, expertise=(0, 0, 2))
    assert "I-1" not in offered(match, "bid")
    assert "I-2" in offered(match, "bid")


def test_ex_62_wilds_without_a_trade() -> None:
    """[RC-P2-05] 1 L and 2 W: both wilds are spent, and no trade is offered."""
    match = bidder("LWW")
    play(match, "bid I-1")
    assert tokens(match) == ""
    assert [line.action for line in match.record.lines[1:]] == ["wilds"]
    assert "I-1" not in offered(bidder("LW"), "bid")


def test_wilds_or_a_trade() -> None:
    """[RC-P2-05] Only trades are offered after which the rest is still payable."""
    match = bidder("LLLLLJWW")
    play(match, "bid I-1")
    assert asks(match) == (0, "cost_menu")
    assert due(match) == {"lumber": 1, "jackscrew": 1, "masonry": 1}
    assert match.legal() == ["wilds", "trade masonry"]
    play(match, "trade masonry")
    assert offered(match, "give") == ["LLL", "LLJ", "LLW", "LJW", "LWW", "JWW"]
    play(match, "give LWW")
    assert tokens(match) == "LLL"


def test_a_trade_must_leave_the_rest_payable() -> None:
    """[RC-P2-05] Two types short: each trade leaves the tokens for the other."""
    match = bidder("LLLLLLL")
    play(match, "bid I-1")
    assert match.legal() == ["trade jackscrew", "trade masonry"]
    play(match, "trade jackscrew")
    assert tokens(match) == ""
    assert "I-1" not in offered(bidder("LLLLLL"), "bid")
    match = bidder("LLLLW")
    play(match, "bid I-1")  # one by the wild, the other by a trade
    play(match, "trade jackscrew")
    assert tokens(match) == ""


def test_payable_square_is_chosen_and_paid() -> None:
    """[RC-P2-05] Basic tokens are spent before wilds."""
    match = bidder("LLJMWW")
    play(match, "bid I-1")
    assert tokens(match) == "LWW"


def test_several_markers_on_a_card() -> None:
    """[RC-P2-06] One player may have many there; the phase ends when no marker is left."""
    match = table(markers=[3, 0, 0])
    play(match, "bid I-2", "bid I-3")
    assert area(match, "I")["marks"] == [None, 0, 0, None]
    assert match.view()["phase"] == "bidding"
    play(match, "bid I-4")
    assert match.view()["phase"] == "projects"
    assert match.view()["area"][0]["winner"] == 0


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 5)])
def test_always_a_legal_square(seats: int, each: int) -> None:
    """[RC-P2-07] With all markers there are and nothing to pay with."""
    poor = {seat: {"tokens": ""} for seat in range(seats)}
    match = table(seats=seats, markers=[each] * seats, players=poor)
    count = 0
    while asked(match) == "bid":
        play(match, match.legal()[0])
        count += 1
    assert count == each * seats + (4 if seats == 2 else 0)


def test_the_last_square_costs_nothing() -> None:
    """[RC-P2-07] A card whose other squares are covered has cost 0."""
    assert "I-1" in offered(bidder("", "-111"), "bid")
    assert "I-1" not in offered(bidder("", "-11-"), "bid")


def test_ex_09_placing_two_markers() -> None:
    """[RC-P2-08] With each of the last two an own and a non-player marker; both bring resources."""
    match = table(seats=2, markers=[2, 1], cards=LJM, players={0: {"tokens": ""}})
    assert match.view()["asked"] == {"own": True, "white": True}
    play(match, "bid I-2")
    assert asks(match) == (0, "bid")
    assert offered(match, "bid") == []
    play(match, "white II-3")
    assert tokens(match) == "LJ"
    assert area(match, "I")["marks"] == [None, 0, None, None]
    assert area(match, "II")["marks"] == [None, None, 2, None]
    assert markers(match) == [1, 1]


def test_both_on_the_same_card_in_any_order() -> None:
    """[RC-P2-08] The player chooses which comes first; that can change a cost."""
    match = table(
        seats=2, markers=[2, 1], cards=LJM, marks={"I": "--11"}, players={0: {"tokens": ""}}
    )
    assert "I-1" not in offered(match, "bid") + offered(match, "white")
    play(match, "white I-2")
    assert "I-1" in offered(match, "bid")
    play(match, "bid I-1")
    assert tokens(match) == "L"
    assert area(match, "I")["marks"] == [0, 2, 1, 1]


def test_the_player_pays_for_the_non_player() -> None:
    """[RC-P2-08] The cost of the upper-left square, too."""
    match = table(seats=2, markers=[2, 1], cards=LJM, players={0: {"tokens": "LJMM"}})
    play(match, "white I-1")
    assert (tokens(match), tokens(match, 1)) == ("M", "LLJJMM")
    play(match, "bid I-4")
    assert tokens(match) == "MM"
    poor = table(seats=2, markers=[2, 1], cards=LJM, players={0: {"tokens": "LJ"}})
    assert "I-1" not in offered(poor, "white")


@pytest.mark.parametrize(("count", "white"), [(5, False), (3, False), (2, True), (1, True)])
def test_only_the_last_two_turns(count: int, white: bool) -> None:
    """[RC-P2-08] Turns begun with 2 or 1 own markers."""
    match = table(seats=2, markers=[count, 0])
    assert bool(offered(match, "white")) == white


def test_only_own_markers_count() -> None:
    """[RC-P2-09] 2 own with 2 white below are fewer than 3 own."""
    match = table(seats=2, markers=[2, 3])
    assert match.actor == 1
    play(match, "bid I-2")
    assert match.actor == 0
    play(match, "white I-3", "bid I-4")
    assert (match.actor, markers(match)) == (1, [1, 2])


def test_empty_plot_tiles() -> None:
    """[RC-P2-10] The active player may use them before a marker; not between two."""
    players = {0: {"empty_plots": ["E1", "E11"]}, 1: {"empty_plots": ["E3"]}}
    match = table(seats=2, markers=[2, 1], players=players)
    assert offered(match, "use") == ["E1", "E11"]
    play(match, "use E1")
    assert player(match)["favors"] == 2
    assert match.view()["asked"] == {"own": True, "white": True}
    play(match, "bid I-2")
    assert offered(match, "use") == []
    play(match, "white I-3")
    assert asks(match) == (0, "bid")
    assert offered(match, "use") == ["E11"]
    assert player(match)["empty_plots"] == ["E11"]
