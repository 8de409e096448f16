"""The Cleanup phase, part by part."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    chance,
    company,
    drift,
    play,
    player,
    table,
    values,
)

from jackscrew.core.state import CHANCE

ROW = [
    "brilliant_marketing",
    "michigan_lumber",
    "cincinnati_steel",
    "union_stockyards",
    "pennsylvania_coal",
]
CHAIN = [{"wood": 3}, {"steel": 3}, {"livestock": 3}, {"coal": 2}]


def cleanup(**more: Any) -> ShouldersMatch:
    """The beginning of Cleanup; chance is to draw cubes for X."""
    board = {"row": ROW, "chain": CHAIN, "haymarket": {}, **more}
    companies = board.pop("companies", {"swift": {"director": 0}, "libby": {"director": 1}})
    return table("cleanup", companies=companies, **board)


def finish(match: ShouldersMatch) -> ShouldersMatch:
    """Let chance do the rest of Cleanup."""
    match.resume(1)
    assert match.dump()["phase"] != "cleanup"
    return match


def draw_cubes(match: ShouldersMatch, count: int = 3) -> None:
    """Chance draws livestock for X."""
    chance(match, *["cube livestock"] * count)


def test_ex_82_the_chain_moves_on() -> None:
    """EX-82 [BS-CLEAN-01] Two cubes on $10 go to Haymarket Square; the others move right."""
    match = cleanup()
    data = match.dump()
    assert data["haymarket"] == {"livestock": 0, "steel": 0, "coal": 2, "wood": 0}
    found = [{kind: n for kind, n in cubes.items() if n} for cubes in data["chain"]]
    assert found == [{}, {"wood": 3}, {"steel": 3}, {"livestock": 3}]
    draw_cubes(match)
    assert match.dump()["chain"][0]["livestock"] == 3


@pytest.mark.parametrize(("decade", "count"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_x_gets_the_number_of_the_decade_now_ending(decade: int, count: int) -> None:
    """[BS-CLEAN-01] The decade marker moves last."""
    match = cleanup(decade=decade)
    draw_cubes(match, count)
    finish(match)
    assert sum(match.dump()["chain"][0].values()) == count
    assert match.dump()["decade"] == decade + 1


def test_further_empty_spaces_are_filled() -> None:
    """[BS-CLEAN-01] As at the end of a company's turn."""
    match = cleanup(chain=[{"wood": 1}, {}, {"livestock": 1}, {}])
    draw_cubes(match)
    draw_cubes(match)
    chain = [sum(cubes.values()) for cubes in match.dump()["chain"]]
    assert chain == [3, 3, 1, 1]


def test_the_cheapest_asset_leaves() -> None:
    """[BS-CLEAN-02] $40 leaves the game, the row moves, a new tile comes to $80."""
    match = cleanup()
    draw_cubes(match)
    assert match.actor == CHANCE
    chance(match, "reveal workshop")
    data = match.dump()
    assert data["row"] == ["workshop", *ROW[:4]]
    assert "pennsylvania_coal" not in data["asset_deck"]


def test_40_is_not_left_empty() -> None:
    """[BS-CLEAN-02] An older gap comes to $40: the row slides once more."""
    row: list[str | None] = [*ROW]
    row[3] = None
    match = cleanup(row=row)
    draw_cubes(match)
    chance(match, "reveal workshop", "reveal foundry")
    assert match.dump()["row"] == ["foundry", "workshop", *ROW[:3]]


def test_no_new_asset_without_a_deck() -> None:
    """[BS-CLEAN-02] An empty deck reveals nothing."""
    match = cleanup(asset_deck=[])
    draw_cubes(match)
    assert finish(match).dump()["row"] == [None, *ROW[:4]]
    bare = cleanup(asset_deck=[], row=[None] * 5)
    draw_cubes(bare)
    assert finish(bare).dump()["row"] == [None] * 5


def test_assets_are_refreshed() -> None:
    """[BS-CLEAN-03] All companies', whoever directs them."""
    match = cleanup(
        companies={
            "swift": {"director": 0, "asset": "foundry", "exhausted": True},
            "libby": {"director": 1, "asset": "price_protection", "exhausted": True},
        }
    )
    finish(match)
    assert not company(match, "swift")["exhausted"]
    assert not company(match, "libby")["exhausted"]
    assert company(match, "libby")["asset"] == "price_protection"


def at_demand(**more: Any) -> ShouldersMatch:
    """Cleanup when the demand board has been cleared and is to be refilled."""
    match = cleanup(asset_deck=[], **more)
    draw_cubes(match)
    return match


def row_of(match: ShouldersMatch, number: int) -> list[tuple[str | None, int]]:
    """A row of the demand board, left to right."""
    spaces = match.dump()["demand"][number * 3 : number * 3 + 3]
    return [(space["tile"], space["goods"]) for space in spaces]


def test_ex_80_the_red_x_leaves() -> None:
    """EX-80 [BS-CLEAN-04] In the first Cleanup, though nothing was ever sold to it."""
    match = cleanup(demand={"dry_goods-middle": ("D01", 0)})
    finish(match)
    data = match.dump()
    assert "D01" not in [space["tile"] for space in data["demand"]]
    assert "D01" not in data["demand_stack"]


def test_ex_81_tiles_close_the_gaps() -> None:
    """EX-81 [BS-CLEAN-04] [BS-CLEAN-05] Full right leaves, the others move right with goods."""
    match = at_demand(
        demand={
            "food_and_dairy-left": ("D13", 0),
            "food_and_dairy-middle": ("D10", 2),
            "food_and_dairy-right": ("D08", 3),
            "dry_goods-right": ("D01", 0),
        }
    )
    assert row_of(match, 0) == [(None, 0), ("D13", 0), ("D10", 2)]
    finish(match)
    assert row_of(match, 0)[1:] == [("D13", 0), ("D10", 2)]
    assert row_of(match, 0)[0][0] is not None
    assert "D08" not in match.dump()["demand_stack"]


@pytest.mark.parametrize(
    ("goods", "after"),
    [
        ((0, 4, 2), [(None, 0), ("D13", 0), ("D07", 2)]),  # the middle one full
        ((5, 4, 2), [(None, 0), (None, 0), ("D07", 2)]),  # left and middle full
        ((4, 4, 3), [(None, 0), (None, 0), ("D13", 4)]),  # middle and right full
        ((5, 1, 3), [(None, 0), (None, 0), ("D11", 1)]),  # left and right full
        ((5, 4, 3), [(None, 0), (None, 0), (None, 0)]),
        ((1, 1, 1), [("D13", 1), ("D11", 1), ("D07", 1)]),
    ],
)
def test_all_gaps_close(goods: tuple[int, int, int], after: list[tuple[str | None, int]]) -> None:
    """[BS-CLEAN-05] Each row moves right, keeping its order and its goods."""
    match = at_demand(
        demand={
            "shoes-left": ("D13", goods[0]),
            "shoes-middle": ("D11", goods[1]),
            "shoes-right": ("D07", goods[2]),
            "dry_goods-right": ("D01", 0),
        }
    )
    assert row_of(match, 3) == after


def test_partly_filled_tiles_keep_their_goods() -> None:
    """[BS-CLEAN-04] Only what is full leaves."""
    match = cleanup(demand={"shoes-right": ("D16", 5)})
    finish(match)
    assert row_of(match, 3)[2] == ("D16", 5)


@pytest.mark.parametrize(("goods", "after"), [(6, 0), (5, 5), (0, 0)])
def test_the_printed_middle_space(goods: int, after: int) -> None:
    """[BS-CLEAN-04] A full one is emptied, a partly filled one keeps its goods."""
    match = cleanup(
        demand={"shoes-left": (None, 0), "shoes-middle": (None, goods)}, demand_stack=[]
    )
    finish(match)
    assert row_of(match, 3)[1] == (None, after)


def test_gaps_are_refilled_right_column_first() -> None:
    """[BS-CLEAN-06] Right column top to bottom, then middle, then left; topmost pile first."""
    full = {
        "food_and_dairy-left": ("D07", 3),
        "food_and_dairy-middle": ("D08", 3),
        "food_and_dairy-right": ("D09", 2),
        "shoes-right": ("D02", 1),
        "dry_goods-middle": ("D01", 0),
    }
    others = ["D13", "D14", "D16", "D18", "D10", "D11", "D12"]
    spaces = ["dry_goods-left", "dry_goods-right", "meat_packing-left", "meat_packing-middle"]
    spaces += ["meat_packing-right", "shoes-left", "shoes-middle"]
    rest = dict(zip(spaces, [(tile, 0) for tile in others], strict=True))
    match = at_demand(
        demand={**full, **rest}, demand_stack=["D03", "D05", "D19", "D20", "D21", "D23"], decade=1
    )
    assert row_of(match, 0) == [(None, 0)] * 3
    assert row_of(match, 3) == [(None, 0), ("D11", 0), ("D12", 0)]
    first = [match.game.actions.name(action) for action in match.state.legal()]
    assert first == ["demand D03", "demand D05"]
    chance(match, "demand D05")
    assert row_of(match, 0) == [(None, 0), (None, 0), ("D05", 0)]
    chance(match, "demand D03", "demand D23", "demand D20", "demand D19")
    assert row_of(match, 0) == [("D23", 0), ("D03", 0), ("D05", 0)]
    assert row_of(match, 1) == [("D20", 0), ("D13", 0), ("D14", 0)]
    assert row_of(match, 3) == [("D19", 0), ("D11", 0), ("D12", 0)]
    assert match.dump()["demand_stack"] == ["D21"]


def test_an_exhausted_stack_is_not_reshuffled() -> None:
    """[BS-CLEAN-06] The printed spaces show where nothing comes."""
    match = at_demand(
        demand={"shoes-right": ("D07", 3), "dry_goods-right": ("D01", 0)}, demand_stack=["D23"]
    )
    chance(match, "demand D23")
    assert row_of(match, 1)[0] == ("D23", 0)
    assert row_of(match, 3)[0] == (None, 0)
    assert match.dump()["demand_stack"] == []
    assert match.dump()["decade"] == 2


def test_ex_97_partners_return() -> None:
    """EX-97 [BS-CLEAN-07] Two return ready; the three others are where they were."""
    match = cleanup(
        players={0: {"ready": 0, "charter_partner": "swift"}},
        placed=[("fundraising_40", 0), ("hire_manager", 0)],
    )
    finish(match)
    after = player(match, 0)
    assert after["ready"] == 2
    assert after["appeal_partner"]
    assert after["charter_partner"] == "swift"
    assert match.view()["players"][0]["third_partner"]
    assert match.dump()["placed"] == []


def test_partners_in_the_bank_pool() -> None:
    """[BS-CLEAN-07] Those placed for $25 return; one not yet gained stays."""
    match = cleanup(
        advanced=True,
        players={2: {"ready": 0, "charter_partner": -2}},
        placed=[("bank_pool", 2), ("bank_pool", 2)],
        order=[1, 2, 0],
    )
    finish(match)
    assert player(match, 2)["ready"] == 2
    assert player(match, 2)["charter_partner"] == -2
    assert match.dump()["order"] == [1, 2, 0]


def test_the_next_decade() -> None:
    """[BS-CLEAN-08] The marker moves, bans end; all else stays."""
    match = cleanup(
        decade=2,
        priority=1,
        jobs=7,
        order=[2, 1, 0],
        companies={
            "swift": {"director": 0, "value": 100, "treasury": 70, "goods": 3, "workers": [1, 2]},
            "libby": {"director": 1},
        },
        players={2: {"sold": ["swift"], "cash": 500, "built": ["B01"]}},
    )
    draw_cubes(match, 4)
    finish(match)
    data = match.dump()
    assert (data["decade"], data["phase"]) == (3, "stock")
    assert match.view()["year"] == 1895
    assert data["players"][2]["sold"] == []
    assert (data["priority"], data["jobs"], data["order"]) == (1, 7, [2, 1, 0])
    assert match.actor == 1
    swift = data["companies"]["swift"]
    assert (swift["treasury"], swift["goods"], swift["workers"]) == (70, 3, [1, 2])
    assert values(match)["swift"] == 100
    assert data["players"][2]["built"][0] == "B01"
    match.play("pass")
    assert "buy common swift company" in match.legal(2)


def test_the_parts_in_order() -> None:
    """[BS-CLEAN-01] [BS-CLEAN-02] [BS-CLEAN-06] Chain, then row, then demand."""
    match = cleanup(demand={"dry_goods-right": ("D01", 0)})
    steps = []
    match.resume(3)
    for line in match.record.lines:
        if line.seat == CHANCE and line.step not in steps:
            steps.append(line.step)
    assert steps == ["cube", "reveal", "demand"]


def test_no_cleanup_after_decade_5() -> None:
    """[BS-CLEAN-01] [BS-CLEAN-08] The game ends at once."""
    match = table(
        "operating",
        decade=5,
        companies={"swift": {"director": 0, "treasury": 9, "goods": 1}},
        row=ROW,
        chain=CHAIN,
        demand={"meat_packing-right": ("D19", 0)},
    )
    play(match, "distribute", "withhold")
    assert match.over
    data = match.dump()
    assert (data["decade"], data["row"]) == (5, ROW)
    assert data["chain"][3]["coal"] == 2


def test_a_whole_decade() -> None:
    """[BS-CLEAN-07] [BS-CLEAN-08] From the Action phase to the next one."""
    match = table(
        "action",
        companies={
            name: {"director": seat, "treasury": 100}
            for seat, name in enumerate(["swift", "libby", "doggett"])
        },
    )
    match.resume(5)
    drift(match, "build")
    drift(match, "turn")
    assert match.dump()["decade"] == 2
    assert sum(player(match, seat)["ready"] for seat in range(3)) == 6
