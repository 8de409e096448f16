"""Phase 4, step 2, placing a move project: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED_PROJECTS,
    RESTS,
    asked,
    asks,
    building,
    chance,
    columns,
    offered,
    outskirts,
    play,
    player,
    rep,
    scored,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.core.state import CHANCE
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "L" * 8 + "J" * 8 + "M" * 8
PURPLE = [10, 15, 19, 20, 21, 22, 26, 31]
MOVES = ["5", "6", "12", "18", "24", "30", "31", "36"]


def moving(project: str = "5", levels: int = 1, **more: Any) -> Match[ChicagoView]:
    """Seat 0 has paid for a move project and is asked where to."""
    return winning(project, levels=levels, **{"players": {0: {"tokens": RICH}}, **more})


def test_ex_13_move_project() -> None:
    """[RC-MOVE-01 to RC-MOVE-07] All steps in order."""
    match = moving(
        levels=3,
        banners={"prestige": "masonry", 4: "lumber"},
        display=["P1", "P2", "P7"],
        plots={11: (0, 2), 12: (1, 1), 19: (2, 1)},
        hoods={6: "N1"},
    )
    assert player(match)["symbols"]["device"] == 1
    play(match, "outskirts 4")
    assert outskirts(match, 4) == (0, 3)
    assert player(match)["empty_plots"] == ["E4"]
    assert rep(match) == 3
    play(match, "prestige P7", "plot 20", "turn 180")
    assert building(match, 20) == ("P7", 180)
    assert scored(match) == {"levels": 3, "plots": 2}
    assert columns(match) == (1, 0, 1)
    assert player(match)["neighborhoods"] == []  # not before the display is full
    chance(match, "show P9")
    assert match.view()["display"] == ["P1", "P2", "P9"]
    assert asks(match) == (0, "window")  # the tile just taken may be used
    play(match, "done")
    assert (player(match)["neighborhoods"], player(match)["favors"]) == (["N1"], 1)
    assert [rep(match, seat) for seat in range(3)] == [5, 1, 1]


@pytest.mark.parametrize("project", MOVES)
def test_symbol_and_no_reward(project: str) -> None:
    """[RC-MOVE-01] Tile 36 gives the asterisk."""
    match = moving(project)
    assert asks(match) == (0, "outskirts")
    printed = PRINTED_PROJECTS[project]
    assert (printed["kind"], printed["reward"]) == ("move", [])
    held = {symbol: count for symbol, count in player(match)["symbols"].items() if count}
    assert held == {printed["symbol"]: 1}
    assert PRINTED_PROJECTS["36"]["symbol"] == "asterisk"


def test_plots_with_a_tile() -> None:
    """[RC-MOVE-02] Where nobody has moved yet; the tile is taken."""
    match = moving(outskirts={1: (1, 2), 3: "E12", 8: (2, 1)})
    assert offered(match, "outskirts") == ["2", "3", "4", "5", "6", "7"]
    play(match, "outskirts 3")
    assert player(match)["empty_plots"] == ["E12"]
    assert outskirts(match, 3) == (0, 1)
    assert player(match)["markers"] == 0


def test_the_tile_may_be_used_at_once() -> None:
    """[RC-MOVE-02] While the project is resolved."""
    match = moving(outskirts={3: "E3"})
    play(match, "outskirts 3")
    assert asks(match) == (0, "prestige_tile")
    assert offered(match, "use") == ["E3"]
    play(match, "use E3")
    assert (rep(match), player(match)["empty_plots"]) == (4, [])
    assert asks(match) == (0, "prestige_tile")


def test_a_tile_before_the_building_is_moved() -> None:
    """[RC-MOVE-02] Then the plot is asked for again, and later the prestige building."""
    for first, second in (("E1", "E2"), ("E2", "E1")):
        able = {"tokens": RICH, "empty_plots": [first]}
        match = moving(players={0: able}, outskirts={1: second})
        play(match, "covered", f"use {first}")
        assert (asks(match), player(match)["empty_plots"]) == ((0, "outskirts"), [])
        play(match, "outskirts 1", f"use {second}")
        assert (asks(match), player(match)["empty_plots"]) == ((0, "prestige_tile"), [])
        assert (player(match)["favors"], tokens(match).count("W")) == (3, 1)


@pytest.mark.parametrize("levels", [1, 2, 3, 4])
def test_ex_38_reputation_for_levels(levels: int) -> None:
    """[RC-MOVE-03] One for each."""
    match = moving(levels=levels)
    play(match, "outskirts 1")
    assert scored(match) == {"levels": levels}
    assert outskirts(match, 1) == (0, levels)


def test_one_of_the_display() -> None:
    """[RC-MOVE-04] Three to choose from, for an empty purple plot."""
    match = moving(display=["P8", "P3", "P6"], plots={20: (1, 1), 26: "P1"})
    play(match, "outskirts 1")
    assert offered(match, "prestige") == ["P3", "P6", "P8"]
    play(match, "prestige P6")
    left = [str(it) for it in PURPLE if it not in (20, 26)]
    assert offered(match, "plot") == left
    play(match, "plot 10")
    assert asked(match) == "rotation"


def test_other_plots_when_no_purple_one_is_empty() -> None:
    """[RC-MOVE-04] Then any empty plot."""
    full = dict.fromkeys(PURPLE, (1, 1))
    match = moving(plots=full, outskirts={1: "E1"})
    play(match, "outskirts 1", "prestige P1")
    assert offered(match, "plot") == [str(it) for it in range(1, 41) if it not in PURPLE]
    play(match, "plot 40", "turn 0")
    assert tokens(match).count("W") == 1


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("P1", ["0", "90", "180", "270"]),
        ("P4", ["0", "90", "180", "270"]),
        ("P3", ["0", "90"]),
        ("P9", []),
    ],
)
def test_ex_40_rotation(tile: str, turns: list[str]) -> None:
    """[RC-MOVE-04] Quarter turns; those that look alike are one."""
    match = moving(display=[tile, "P2", "P5"])
    play(match, "outskirts 1", f"prestige {tile}", "plot 10")
    if turns:
        assert offered(match, "turn") == turns
        play(match, f"turn {turns[-1]}")
    assert building(match, 10) == (tile, int(turns[-1]) if turns else 0)


@pytest.mark.parametrize("plot", PURPLE)
def test_ex_37_plot_reward(plot: int) -> None:
    """[RC-MOVE-04] As for a raise: the central four give 2 reputation."""
    match = moving()
    play(match, "outskirts 1", "prestige P1", f"plot {plot}", "turn 90")
    assert scored(match).get("plots", 0) == (2 if plot in (19, 20, 21, 22) else 0)


def test_ex_39_two_advances() -> None:
    """[RC-MOVE-05] The banner of the prestige area and that of the column."""
    match = moving(banners={"prestige": "lumber", 2: "jackscrew"})
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    assert columns(match) == (1, 1, 0)


def test_twice_on_one_track() -> None:
    """[RC-MOVE-05] If both show the same type."""
    match = moving(banners={"prestige": "jackscrew", 2: "jackscrew"})
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    assert columns(match) == (0, 2, 0)


def test_refill() -> None:
    """[RC-MOVE-06] The place of the tile taken is filled from the stack."""
    match = moving(display=["P3", "P1", "P2"])
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    assert match.actor == CHANCE
    assert match.view()["display"] == ["P3", None, "P2"]
    chance(match, "show P10")
    assert match.view()["display"] == ["P3", "P10", "P2"]
    assert match.view()["prestige_left"] == 6


def test_ex_25_the_eighth_move() -> None:
    """[RC-MOVE-06] The first without a refill: two are left on display."""
    town = {plot: f"P{tile}" for tile, plot in enumerate(PURPLE[:7], start=4)}
    lots = dict.fromkeys(range(1, 8), (1, 1))
    match = moving("36", plots=town, outskirts={**lots, 8: "E1"}, display=["P1", "P2", "P3"])
    play(match, "prestige P2")  # there is one outskirts plot left, and one purple plot
    play(match, "turn 90")
    assert match.view()["display"] == ["P1", None, "P3"]
    assert match.view()["prestige_left"] == 0
    assert building(match, 31) == ("P2", 90)
    assert asks(match) == (0, "window")


def test_neighborhoods_are_checked() -> None:
    """[RC-MOVE-07] A prestige building may be the fourth."""
    match = moving(plots={1: (1, 1), 2: (1, 1), 9: (2, 3)})
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    chance(match, "show P4")
    play(match, "done")
    assert player(match, 2)["neighborhoods"] == ["N1"]
    assert [rep(match, seat) for seat in range(3)] == [1, 1, 0]


def test_prestige_buildings_belong_to_nobody() -> None:
    """[RC-MOVE-08] No owner, no levels."""
    match = moving(levels=2)
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    assert match.view()["plots"][9] == {"prestige": "P1", "turn": "0"}
    assert player(match)["levels"] == 2
    assert match.view()["wards"] == [[0, 0, 0]] * 4


def test_card_comes_last() -> None:
    """[RC-MOVE-01] The project is resolved when its card is taken."""
    match = moving(card="7")
    play(match, "outskirts 1", "prestige P1", "plot 10", "turn 0")
    assert player(match)["slots"] == []
    chance(match, "show P4")
    play(match, "done")
    assert player(match)["slots"] == ["7"]
    assert asks(match) == RESTS
