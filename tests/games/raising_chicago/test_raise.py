"""Phase 4, step 2, placing a raise project: section 7 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from chicago_table import (
    PRINTED,
    PRINTED_PROJECTS,
    RESTS,
    asks,
    building,
    columns,
    events,
    offered,
    permanents,
    play,
    player,
    rep,
    scored,
    tokens,
    winning,
)

from jackscrew import Match
from jackscrew.core.state import POINTS
from jackscrew.games.raising_chicago.state import E_ADVANCE, E_BUILT, E_SYMBOL, E_TOKENS
from jackscrew.games.raising_chicago.view import ChicagoView

RICH = "L" * 8 + "J" * 8 + "M" * 8


def raising(project: str, plot: int, levels: int = 1, **more: Any) -> Match[ChicagoView]:
    """Seat 0 has paid for a project and placed it."""
    options = {"players": {0: {"tokens": RICH}}, **more}
    match = winning(project, levels=levels, **options)
    play(match, f"plot {plot}")
    return match


def test_ex_02_levels() -> None:
    """[RC-RAISE-02, RC-RAISE-05] Three markers are three levels and 3 reputation."""
    match = raising("1", 2, levels=3)
    assert building(match, 2) == (0, 3)
    assert scored(match) == {"levels": 3}


def test_ex_12_raise_project() -> None:
    """[RC-RAISE-01 to RC-RAISE-06] All steps in order, on the corner of ward 1."""
    match = winning(
        "14",
        levels=2,
        banners={1: "jackscrew"},
        plots={2: (1, 1), 9: (2, 1)},
        players={0: {"tokens": "LLLJJM", "expertise": (0, 2, 0)}},
    )
    play(match, "covered")
    assert player(match)["symbols"]["seal"] == 1
    assert columns(match) == (0, 3, 0)
    play(match, "plot 1")
    assert building(match, 1) == (0, 2)
    assert tokens(match) == "MW"
    assert columns(match) == (0, 4, 0)
    assert rep(match) == 2
    assert player(match)["neighborhoods"] == []
    assert asks(match) == RESTS
    line = match.told[-1]
    kinds = [it.kind for it in line if it.kind in (E_BUILT, E_TOKENS, E_ADVANCE, POINTS)]
    assert kinds == [E_BUILT, E_TOKENS, E_ADVANCE, POINTS]


@pytest.mark.parametrize("project", ["1", "7", "13", "20", "35"])
def test_symbol_then_reward(project: str) -> None:
    """[RC-RAISE-01] Before the building is placed."""
    match = winning(project, players={0: {"tokens": RICH}})
    assert asks(match) == (0, "plot")
    printed = PRINTED_PROJECTS[project]
    assert player(match)["symbols"][printed["symbol"]] == 1
    assert sum(player(match)["symbols"].values()) == 1
    own = player(match)
    gained = {
        "wild 1": own["tokens"]["wild"],
        "favor 1": own["favors"],
        "rep 3": own["scored"]["projects"] // 3,
        "expansion 1": own["expansions"],
        "advance jackscrew 1": columns(match)[1],
    }
    assert [reward for reward, count in gained.items() if count] == printed["reward"]


@pytest.mark.parametrize("tile", ["F1", "F6", "F10"])
def test_final_tiles(tile: str) -> None:
    """[RC-RAISE-01] No symbol token; their reputation is earned at once."""
    match = winning(tile, players={0: {"tokens": RICH}}, finals=[tile, "F2", "F3", "F4"])
    points = int(PRINTED_PROJECTS[tile]["reward"][0].split()[1])
    assert scored(match) == {"projects": points}
    assert events(match, E_SYMBOL) == []
    assert player(match)["final_projects"] == []
    play(match, "plot 2")
    assert player(match)["final_projects"] == [tile]
    assert set(player(match)["symbols"].values()) == {0}


def test_any_empty_plot() -> None:
    """[RC-RAISE-02] Purple ones included, of any ward."""
    match = winning("1", plots={1: (1, 1), 20: "P5"}, players={0: {"tokens": RICH}})
    assert offered(match, "plot") == [str(it) for it in range(1, 41) if it not in (1, 20)]


def test_all_markers_go_below_the_building() -> None:
    """[RC-RAISE-02] None stays on the card, none returns."""
    match = raising("1", 10, levels=4)
    assert building(match, 10) == (0, 4)
    assert player(match)["markers"] == 0
    assert player(match)["supply"] == 21
    assert match.view()["area"][0]["card"] is None


def test_the_building_is_that_of_the_project() -> None:
    """[RC-RAISE-02] The tile lies on the markers of its owner."""
    match = raising("4", 3, levels=2)
    assert match.view()["plots"][2] == {"project": "4", "owner": 0, "levels": 2}


def test_a_tile_before_the_building_is_placed() -> None:
    """[RC-RAISE-02] Then the plot is asked for again."""
    match = winning("1", players={0: {"tokens": RICH, "empty_plots": ["E1", "E11"]}})
    play(match, "covered", "use E1")
    assert (asks(match), player(match)["favors"]) == ((0, "plot"), 2)
    assert offered(match, "use") == ["E11"]
    play(match, "plot 2", "use E11")  # at the end of the project
    assert (building(match, 2), tokens(match).count("W")) == ((0, 1), 4)


CENTRE = [19, 20, 21, 22]
CORNERS = [1, 8, 33, 40]


@pytest.mark.parametrize("plot", range(1, 41))
def test_ex_37_plot_rewards(plot: int) -> None:
    """[RC-RAISE-03] Central four: 2 reputation; corners: 1 wild; no others."""
    match = raising("2", plot)
    assert scored(match).get("plots", 0) == (2 if plot in CENTRE else 0)
    assert tokens(match).count("W") == (1 if plot in CORNERS else 0)
    assert {PRINTED["plots"][it - 1]["ward"] for it in CENTRE} == {2, 3}
    assert {PRINTED["plots"][it - 1]["ward"] for it in CORNERS} == {1, 4}


@pytest.mark.parametrize("plot", [2, 11, 20, 29, 38])
def test_banner_of_the_column(plot: int) -> None:
    """[RC-RAISE-04] One space on its track; by default lumber, jackscrew, masonry in turn."""
    match = raising("1", plot)
    column = PRINTED["plots"][plot - 1]["column"] - 1
    assert columns(match) == tuple(int(it == column % 3) for it in range(3))


def test_banner_gives_a_permanent() -> None:
    """[RC-RAISE-04] As any advance does."""
    match = raising("1", 2, players={0: {"tokens": RICH, "expertise": (1, 1, 1)}})
    assert (columns(match), permanents(match)) == ((1, 2, 1), (0, 1, 0))


@pytest.mark.parametrize("levels", [1, 2, 3, 4])
def test_ex_38_reputation_for_levels(levels: int) -> None:
    """[RC-RAISE-05] One for each."""
    match = raising("1", 2, levels=levels)
    assert scored(match) == {"levels": levels}


def test_neighborhoods_come_last() -> None:
    """[RC-RAISE-06] Levels have been scored when a tie at a tile is broken."""
    match = raising(
        "1",
        10,
        levels=2,
        plots={1: (1, 2), 2: (2, 1), 9: "P4"},
        players={0: {"tokens": RICH, "rep": 3}, 1: {"rep": 4}},
    )
    assert player(match)["neighborhoods"] == ["N1"]
    assert [rep(match, seat) for seat in range(3)] == [5, 5, 1]
