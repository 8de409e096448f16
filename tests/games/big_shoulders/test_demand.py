"""The demand board: rows, the red X, printed spaces, full tiles."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    CHARTERS,
    PRINTED,
    ShouldersMatch,
    offered,
    play,
    revenue,
    selling,
    table,
)

from jackscrew.games.big_shoulders.steps.decades import clear_demand

ROWS = {
    "food_and_dairy": ["cracker_jack", "libby"],
    "dry_goods": ["brunswick", "elgin", "fairbank", "spalding"],
    "meat_packing": ["anglo", "swift"],
    "shoes": ["doggett", "henderson"],
}


def turn(name: str, goods: int, demand: dict[str, Any], **more: Any) -> ShouldersMatch:
    """A company with goods to sell."""
    other = "doggett" if name != "doggett" else "swift"
    match = table(
        "operating",
        companies={name: {"appeal": 8}, other: {"director": 1, "treasury": 100}},
        demand=demand,
        **more,
    )
    return selling(match, goods=goods)


def bare(row: str) -> dict[str, tuple[None, int]]:
    """A row without tiles."""
    return {f"{row}-{column}": (None, 0) for column in ("left", "middle", "right")}


@pytest.mark.parametrize("name", CHARTERS)
def test_rows_of_the_industries(name: str) -> None:
    """[BS-DEM-01] From the top food and dairy, dry goods, meat packing, shoes; any tile in any."""
    assert list(ROWS) == list(dict.fromkeys(it["row"] for it in table().view()["demand"]))
    row = next(row for row in ROWS if name in ROWS[row])
    match = turn(name, 1, {f"{row}-left": ("D19", 0), f"{row}-right": ("D20", 0)})
    rows = {action.split()[1].rpartition("-")[0] for action in offered(match, "deliver")}
    assert rows == {row}


def test_the_red_x_takes_no_goods() -> None:
    """[BS-DEM-02] One tile of the first pile, used with any number of players."""
    marked = [it for it in PRINTED["demand_tiles"]["tiles"] if it.get("red_x")]
    assert [(it["id"], it["pile"], it["min_players"]) for it in marked] == [("D01", 1, 2)]
    match = turn("swift", 8, {"meat_packing-middle": ("D01", 0), "meat_packing-left": ("D19", 0)})
    assert not [it for it in offered(match, "deliver") if "middle" in it]
    space = next(it for it in match.view()["demand"] if it["tile"] == "D01")
    assert space["red_x"]
    assert space["octagons"] == 0


def test_ex_58_the_printed_middle_space() -> None:
    """EX-58 [BS-DEM-03] With 5 goods on it, one at $40 fills it: $60."""
    row = {**bare("meat_packing"), "meat_packing-middle": (None, 5)}
    match = table(
        "operating",
        companies={"anglo": {"appeal": 8, "salespeople": 1}, "doggett": {"director": 1}},
        demand=row,
        demand_stack=[],
    )
    match = selling(match, goods=1)
    match.play("deliver meat_packing-middle 1")
    assert revenue(match) == 60


def test_printed_spaces() -> None:
    """[BS-DEM-03] Left half price without limit, middle 6 octagons, right nothing."""
    match = turn("swift", 20, bare("meat_packing"), demand_stack=[])
    assert offered(match, "deliver") == [
        *(f"deliver meat_packing-middle {count}" for count in range(1, 7)),
        *(f"deliver meat_packing-half {count}" for count in range(1, 9)),
    ]
    match.play("deliver meat_packing-middle 6")
    assert revenue(match) == 6 * 50 + 20
    play(match, "deliver meat_packing-half 8", "deliver meat_packing-half 6")
    assert revenue(match) == 320 + 14 * 25
    assert not offered(match, "deliver")
    assert [it["goods"] for it in match.dump()["demand"][6:9]] == [0, 6, 0]


def test_printed_spaces_hold_space_by_space() -> None:
    """[BS-DEM-03] A tile still lying in the right column is sold to as usual, for $50 too."""
    row = {**bare("meat_packing"), "meat_packing-right": ("D02", 0)}
    match = turn("swift", 2, row, demand_stack=[])
    match.play("deliver meat_packing-right 1")
    assert revenue(match) == 100


def test_the_right_column_closes_by_option() -> None:
    """[BS-DEM-03] By the other reading nothing is sold there once the stack is empty."""
    row = {**bare("meat_packing"), "meat_packing-right": ("D02", 0)}
    match = turn("swift", 2, row, demand_stack=[], right_closes=True)
    assert offered(match, "deliver")
    assert "deliver meat_packing-right 1" not in match.legal()
    assert match.view(0)["demand"][8]["red_x"]
    match.play("withhold")
    assert match.dump()["demand"][8] == {"tile": "D02", "goods": 0}
    before = turn("swift", 2, row, demand_stack=["D24"], right_closes=True)
    assert "deliver meat_packing-right 1" in before.legal()


def test_a_closed_tile_leaves_only_when_it_is_full() -> None:
    """[BS-DEM-03, BS-CLEAN-04] By that option too."""
    row = {**bare("meat_packing"), "meat_packing-right": ("D02", 0)}
    match = turn("swift", 2, row, demand_stack=[], right_closes=True)
    state: Any = match.state
    clear_demand(state)
    assert match.dump()["demand"][8] == {"tile": "D02", "goods": 0}


def test_a_full_tile_takes_no_more() -> None:
    """[BS-DEM-04] It stays until Cleanup, closed."""
    row = {
        "meat_packing-left": ("D19", 0),
        "meat_packing-middle": ("D09", 0),
        "meat_packing-right": ("D02", 1),
    }
    match = turn("swift", 4, row)
    assert not [it for it in offered(match, "deliver") if "right" in it]
    match.play("deliver meat_packing-middle 2")
    assert not [it for it in offered(match, "deliver") if "middle" in it]
    assert match.dump()["demand"][7] == {"tile": "D09", "goods": 2}
    match.play("pay")
    assert match.dump()["demand"][7] == {"tile": "D09", "goods": 2}
