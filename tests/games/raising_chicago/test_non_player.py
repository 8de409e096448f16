"""Projects the non-player wins, two players only: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    area,
    building,
    chance,
    columns,
    events,
    markers,
    offered,
    outskirts,
    play,
    player,
    rep,
    table,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.games.raising_chicago.state import E_HOOD, E_PRESTIGE, NON_PLAYER
from jackscrew.games.raising_chicago.view import ChicagoView

WHITE = NON_PLAYER


def white(project: str = "1", levels: int = 1, **more: Any) -> Match[ChicagoView]:
    """The non-player has won a project."""
    return winning(project, WHITE, levels=levels, seats=2, **more)


def holdings(match: Match[ChicagoView]) -> list[object]:
    """All that the players have."""
    own = {"tokens", "favors", "expansions", "expertise", "symbols", "slots", "empty_plots"}
    own |= {"points", "poverty"}
    return [
        {name: things for name, things in it.items() if name in own}
        for it in match.view()["players"]
    ]


@pytest.mark.parametrize("project", ["1", "2", "3", "4", "7", "F1"])
def test_ex_55_nothing_is_paid_or_earned(project: str) -> None:
    """[RC-2P-01] No tokens, symbol, reward, reputation or advance, for anybody."""
    match = white(project, levels=2)
    start = table("bidding", seats=2, markers=[2, 0])
    assert holdings(match) == holdings(start)
    assert building(match, 1) == (WHITE, 2)  # nobody takes the wild of the corner
    assert [player(match, seat)["final_projects"] for seat in (0, 1)] == [[], []]


def test_the_card_leaves_the_game() -> None:
    """[RC-2P-01] Nobody takes it."""
    match = white(card="9")
    assert area(match, "I")["card"] is None
    assert [player(match, seat)["slots"] for seat in (0, 1)] == [[], []]
    assert [player(match, seat)["pile"] for seat in (0, 1)] == [0, 0]
    assert "9" not in match.view()["unseen_cards"]


def test_the_lowest_empty_plot() -> None:
    """[RC-2P-02] By number, purple or not, with its markers as levels."""
    match = white(levels=3, plots={1: (0, 1), 2: "P4", 3: (1, 1), 5: (1, 1)})
    assert building(match, 4) == (WHITE, 3)
    match = white(levels=2, plots=dict.fromkeys(range(1, 10), (0, 1)))
    assert building(match, 10) == (WHITE, 2)


def test_a_move() -> None:
    """[RC-2P-03] The lowest empty plot tile; the lowest prestige building, not rotated."""
    match = white(
        "5",
        levels=2,
        outskirts={1: (0, 1), 2: "E9", 3: "E4", 4: "E2", 5: "E12", 6: "E5", 7: "E8", 8: "E3"},
        display=["P10", "P4", "P7"],
        plots={10: (0, 1)},
    )
    assert outskirts(match, 4) == (WHITE, 2)
    assert building(match, 15) == ("P4", 0)
    assert match.view()["display"] == ["P10", None, "P7"]
    chance(match, "show P1")
    assert match.view()["display"] == ["P10", "P1", "P7"]
    assert [player(match, seat)["empty_plots"] for seat in (0, 1)] == [[], []]
    assert [rep(match, seat) for seat in (0, 1)] == [0, 0]
    assert columns(match) == columns(match, 1) == (0, 0, 0)


def test_numbers_are_compared_as_numbers() -> None:
    """[RC-2P-03] 9 is lower than 10."""
    tiles = ["E12", "E11", "E10", "E9"]
    lots: dict[int, object] = dict.fromkeys(range(1, 5), (0, 1))
    lots |= dict(zip(range(5, 9), tiles, strict=True))
    match = white("5", outskirts=lots, display=["P10", "P9", None], prestige_left=["P8"])
    assert outskirts(match, 8) == (WHITE, 1)
    assert building(match, 10) == ("P9", 0)


def test_no_purple_plot_left() -> None:
    """[RC-2P-03] Then the lowest empty plot."""
    purple = [10, 15, 19, 20, 21, 22, 26, 31]
    match = white("5", plots=dict.fromkeys([1, 2, *purple], (0, 1)))
    assert building(match, 3) == ("P1", 0)
    assert [it.seat for it in events(match, E_PRESTIGE)] != [0]


def test_neighborhoods_are_checked() -> None:
    """[RC-2P-04] Its building may enclose one that a player wins."""
    match = white(plots={1: (0, 2), 2: (1, 1), 10: "P4"} | dict.fromkeys(range(3, 9), (1, 1)))
    assert building(match, 9) == (WHITE, 1)
    assert player(match)["neighborhoods"] == ["N1"]
    assert [rep(match, seat) for seat in (0, 1)] == [0, 1]


def test_a_move_may_enclose() -> None:
    """[RC-2P-04] With the prestige building, after the refill."""
    match = white("5", plots={1: (0, 2), 2: (1, 1), 9: (1, 3)})
    assert outskirts(match, 1) == (WHITE, 1)
    assert match.view()["neighborhoods"][0] == "N1"
    chance(match, "show P4")
    assert player(match, 1)["neighborhoods"] == ["N1"]
    assert rep(match) == 1


def test_it_encloses_for_itself() -> None:
    """[RC-2P-04] Then the tile goes to the box."""
    match = white(
        levels=3, plots={1: (0, 2), 2: (1, 1), 10: "P4"} | dict.fromkeys(range(3, 9), (1, 1))
    )
    assert match.view()["neighborhoods"][0] is None
    assert [rep(match, seat) for seat in (0, 1)] == [1, 1]


def test_several_in_ascending_order() -> None:
    """[RC-2P-04, RC-NB-04] Nobody chooses."""
    town = dict.fromkeys([*range(1, 10), 17, 18], (0, 1))
    match = white(plots=town)
    assert building(match, 10) == (WHITE, 1)
    assert [it.a + 1 for it in events(match, E_HOOD)] == [1, 2]
    assert player(match)["neighborhoods"] == ["N1", "N2"]


def test_no_place_in_final_scoring() -> None:
    """[RC-2P-05] Neither wards nor arrows count its buildings."""
    poor = {"tokens": ""}
    match = table(
        "scoring",
        round=8,
        seats=2,
        plots={1: (WHITE, 9), 2: (0, 2), 9: (1, 1), 10: ("P9", 0), 18: (WHITE, 4)},
        markers=[0, 0],
        players={0: poor, 1: poor},
    )
    assert match.sheet()["wards"] == [10, 5]
    assert match.sheet()["prestige"] == [2, 2]  # arrows to 2 and 9; 18 is the non-player's
    assert player(match)["ward_tokens"] == ["W1"]


def test_a_round_with_a_non_player() -> None:
    """[RC-2P-01, RC-P3-06] It wins a card and builds; the players' markers are back."""
    match = table(
        "resolution",
        seats=2,
        marks={"I": "221-", "II": "0---"},
        players={0: {"tokens": "LLJM", "rep": 1}, 1: {"rep": 2, "tokens": ""}},
        cards=["43", "50", "36", "1", "2"],
    )
    assert markers(match) == [0, 1]
    assert building(match, 1) == (WHITE, 2)
    assert tokens(match, 1) == ""
    assert player(match, 1)["poverty"] == 3
    assert "1" not in offered(match, "plot")
    play(match, "plot 2")
    assert building(match, 2) == (0, 1)
