"""Phase 4, step 3, resource cards of companies: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED_CARDS,
    area,
    play,
    player,
    rep,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "L" * 8 + "J" * 8 + "M" * 8


def taking(card: str, project: str = "1", goes_on: bool = False, **more: Any) -> Match[ChicagoView]:
    """Seat 0 has placed a project and taken its card."""
    able = {"tokens": RICH, **more}
    match = winning(project, card=card, players={0: able}, goes_on=goes_on)
    play(match, "plot 2")
    return match


def test_ex_15_card_slots() -> None:
    """[RC-CARD-01] With one expansion all five stay, the new one leftmost."""
    match = taking("9", slots=["1", "2", "3", "4"], expansions=1)
    assert player(match)["slots"] == ["9", "1", "2", "3", "4"]
    assert player(match)["pile"] == 0


def test_pushed_out() -> None:
    """[RC-CARD-01] The card in the last slot goes to the own face-down pile."""
    match = taking("9", slots=["1", "2", "3", "4"], pile=["11"])
    assert player(match)["slots"] == ["9", "1", "2", "3"]
    assert match.view(0)["players"][0]["pile_cards"] == ["4", "11"]
    assert player(match)["pile"] == 2


@pytest.mark.parametrize("last", ["1", "2", "54"])
def test_whichever_card_is_pushed_out(last: str) -> None:
    """[RC-CARD-01] It is not lost."""
    match = taking("9", slots=["10", "11", "12", last])
    assert match.view(0)["players"][0]["pile_cards"] == [last]


def test_the_first_card() -> None:
    """[RC-CARD-01] It leaves the project area."""
    match = taking("9")
    assert player(match)["slots"] == ["9"]
    assert area(match, "I") == {"space": "I", "project": None, "card": None}


@pytest.mark.parametrize("expansions", [0, 1, 2, 6])
def test_ex_42_slots(expansions: int) -> None:
    """[RC-CARD-01] Four, and one more for each expansion."""
    held = [str(it) for it in range(1, 5 + expansions)]
    match = taking("20", slots=held, expansions=expansions)
    assert player(match)["slot_count"] == 4 + expansions
    assert player(match)["slots"] == ["20", *held[:-1]]
    assert match.view(0)["players"][0]["pile_cards"] == held[-1:]


def test_the_pile_produces_nothing() -> None:
    """[RC-CARD-02] Neither what was in it nor the card that is pushed out."""
    # each round: 9 a wild, 1 and 4 lumber, 5 and 8 jackscrew, 2 masonry
    match = taking("2", goes_on=True, slots=["1", "4", "5", "9"], pile=["8", "25"], tokens="LJMM")
    assert match.view()["round"] == 2
    assert tokens(match) == "LLJMW"  # the wild is that of project 1


def test_an_expansion_of_the_same_project() -> None:
    """[RC-CARD-03] Available at once; it brings no card back."""
    match = taking("9", "3", slots=["1", "2", "3", "4"], pile=["5"])
    assert player(match)["expansions"] == 1
    assert player(match)["slots"] == ["9", "1", "2", "3", "4"]
    assert match.view(0)["players"][0]["pile_cards"] == ["5"]


def test_an_expansion_of_a_neighborhood() -> None:
    """[RC-CARD-03] Won in step 2 it counts for step 3, too."""
    match = winning(
        "1",
        card="9",
        levels=4,
        plots={1: (1, 1), 2: (1, 1), 9: (2, 1)},
        hoods={1: "N17"},
        players={0: {"tokens": RICH, "slots": ["1", "2", "3", "4"]}},
    )
    play(match, "plot 10")
    assert player(match)["slots"] == ["9", "1", "2", "3", "4"]


def test_ex_78_all_five_cards() -> None:
    """[RC-CARD-01, RC-CARD-02] The card of space I is pushed out before it gives anything."""
    cards = ["7", "1", "4", "5", "2"]  # once 3 reputation; each round L, L, J, M
    assert PRINTED_CARDS["7"]["red"]["once"] == ["rep 3"]
    match = table(
        "projects",
        projects=["8", "7", "9", "13", "14"],
        cards=cards,
        marks=dict.fromkeys(["I", "II", "III", "IV", "V"], "0"),
        winners=[0] * 5,
        round=7,
        players={0: {"tokens": "L" * 11 + "J" * 9 + "M" * 11}},  # permanents save the rest
    )
    play(match, "plot 2", "plot 3", "covered", "plot 4", "covered", "plot 5", "covered", "plot 6")
    assert player(match)["slots"] == ["2", "5", "4", "1"]
    assert match.view(0)["players"][0]["pile_cards"] == ["7"]
    assert rep(match) == 5 + 3  # levels, and project 13
    assert tokens(match) == "LLJMW"
