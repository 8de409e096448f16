"""The players' buildings: all 44 tiles, as the appendix of the rulebook tells them."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    PRINTED,
    ShouldersMatch,
    asked,
    cash,
    company,
    drift,
    play,
    table,
    treasury,
    values,
)

COMPANY, BANK = "company_to_owner", "bank_to_owner"

# tile: who pays the owner, how much, effect, workers it brings, players it needs
TILES: dict[str, tuple[str, int, dict[str, Any], int, int]] = {
    "B01": (BANK, 20, {"discount": 10}, 2, 2),
    "B02": (COMPANY, 20, {"salespeople": 1}, 1, 2),
    "B03": (BANK, 20, {"cubes": {"wood": 1, "livestock": 1}}, 0, 3),
    "B04": (COMPANY, 10, {"appeal": 1}, 2, 4),
    "B05": (BANK, 20, {"cubes": {"wood": 1, "coal": 1}}, 0, 3),
    "B06": (COMPANY, 40, {"automations": 1}, 1, 2),
    "B07": (BANK, 20, {"cubes": {"wood": 1, "steel": 1}}, 0, 3),
    "B08": (COMPANY, 10, {"unlike": 2}, 0, 4),
    "B09": (COMPANY, 30, {"appeal": 2}, 1, 2),
    "B10": (COMPANY, 20, {"goods": 1}, 2, 2),
    "B11": (COMPANY, 20, {"managers": 1}, 1, 2),
    "B12": (COMPANY, 10, {"like": 2}, 2, 4),
    "B13": (BANK, 20, {"cubes": {"livestock": 1, "steel": 1}}, 2, 2),
    "B14": (COMPANY, 30, {"managers": 1}, 1, 2),
    "B15": (BANK, 20, {"cubes": {"coal": 1, "steel": 1}}, 2, 2),
    "B16": (COMPANY, 30, {"appeal": 2}, 1, 3),
    "B17": (BANK, 20, {"cubes": {"coal": 1, "livestock": 1}}, 2, 2),
    "B18": (COMPANY, 10, {"unlike": 2}, 1, 3),
    "B19": (BANK, 20, {"discount": 20}, 1, 2),
    "B20": (COMPANY, 10, {"like": 2}, 2, 3),
    "B21": (COMPANY, 90, {"automations": 2}, 0, 4),
    "B22": (COMPANY, 40, {"salespeople": 1}, 1, 2),
    "B23": (COMPANY, 60, {"managers": 2}, 0, 4),
    "B24": (COMPANY, 40, {"automations": 1}, 1, 2),
    "B25": (COMPANY, 80, {"salespeople": 2}, 0, 4),
    "B26": (COMPANY, 50, {"workers": 2}, 0, 4),
    "B27": (COMPANY, 40, {"goods": 2}, 2, 3),
    "B28": (COMPANY, 50, {"appeal": 3}, 1, 2),
    "B29": (BANK, 30, {"dividend": 150}, 0, 3),
    "B30": (BANK, 40, {"dividend": 200}, 0, 4),
    "B31": (BANK, 50, {"dividend": 250}, 0, 3),
    "B32": (BANK, 60, {"dividend": 300}, 0, 4),
    "B33": (COMPANY, 50, {"salespeople": 2}, 0, 3),
    "B34": (COMPANY, 40, {"cubes": {"coal": 2, "livestock": 1}}, 1, 2),
    "B35": (COMPANY, 40, {"managers": 2}, 0, 3),
    "B36": (COMPANY, 40, {"cubes": {"livestock": 2, "steel": 1}}, 1, 2),
    "B37": (COMPANY, 40, {"cubes": {"wood": 2, "coal": 1}}, 1, 2),
    "B38": (COMPANY, 40, {"cubes": {"steel": 2, "wood": 1}}, 1, 2),
    "B39": (COMPANY, 60, {"appeal": 3}, 1, 2),
    "B40": (BANK, 40, {"discount": 30}, 2, 2),
    "B41": (COMPANY, 60, {"goods": 3}, 1, 2),
    "B42": (COMPANY, 90, {"automations": 2}, 1, 2),
    "B43": (COMPANY, 40, {"workers": 1, "managers": 1}, 0, 4),
    "B44": (COMPANY, 50, {"workers": 1, "salespeople": 1}, 0, 4),
}
STEEL_TWICE = {"steel": 2}
STEEL_AND_WOOD = {"steel": 1, "wood": 1}
ROW = [
    "brilliant_marketing",
    "michigan_lumber",
    "cincinnati_steel",
    "union_stockyards",
    "pennsylvania_coal",
]
CUBES = {"livestock": 3, "steel": 3, "coal": 3, "wood": 3}


def turn(tile: str, swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """Seat 0's turn with swift; the building is seat 1's."""
    board = {"row": ROW, "haymarket": CUBES, **more}
    return table(
        "action",
        seats=4,
        companies={
            "swift": {
                "director": 0,
                "treasury": 400,
                "value": 100,
                "workers": [1, 1],
                **(swift or {}),
            },
            "libby": {"director": 1, "treasury": 100},
            "elgin": {"director": 2, "treasury": 100},
            "doggett": {"director": 3, "treasury": 100},
        },
        players={1: {"built": [tile]}},
        **board,
    )


def finish(match: ShouldersMatch) -> None:
    """Answer whatever a tile asks, the same way for all tiles."""
    answers = {
        "cubes": ["take steel", "take wood"],
        "manager": ["manager swift-1", "manager swift-2"],
        "worker": ["worker swift-1", "worker swift-2"],
        "automate": ["automate swift-1", "automate swift-2"],
        "relocate": ["release"],
        "bonus": ["refuse"],
        "invest": ["invest union_stockyards"],
        "after": ["end"],
    }
    while match.actor == 0:
        answer = next(it for it in answers[asked(match)] if it in match.legal())
        if asked(match) == "automate" and "forgo" in match.legal():
            answer = "forgo"
        match.play(answer)


def test_all_tiles_are_here() -> None:
    """All 44 tiles; workers and players as in the appendix."""
    printed = {it["id"]: it for it in PRINTED["buildings"]["tiles"]}
    assert list(TILES) == list(printed)
    for tile, (_, _, _, workers, players) in TILES.items():
        assert printed[tile]["workers_added"] == workers, tile
        assert printed[tile]["min_players"] == players, tile


@pytest.mark.parametrize("tile", TILES)
def test_payment_and_effect(tile: str) -> None:
    """[BS-BLD-02] [BS-BLD-03] [BS-BLD-04] [BS-BLD-05] [BS-BLD-06] [BS-BLD-07] [BS-BLD-08]
    [BS-BLD-09] [BS-BLD-10] The owner is paid, then the company gains what the tile tells.
    """
    payer, amount, effect, _, _ = TILES[tile]
    match = turn(tile)
    before = company(match, "swift")
    match.play(f"use {tile} swift")
    finish(match)
    after = company(match, "swift")
    assert cash(match, 1) == 100 + amount
    spent = amount if payer == COMPANY else 0
    spent += 50 - effect["discount"] if "discount" in effect else 0
    spent += effect.get("dividend", 0) * 3 // 10  # the director's three shares
    refused = 25 if effect.get("appeal", 0) >= 2 else 0  # the salesperson of space 5
    assert before["treasury"] - after["treasury"] == spent - refused
    assert after["salespeople"] == effect.get("salespeople", 0)
    assert sum(after["managers"]) == effect.get("managers", 0)
    assert sum(after["automated"]) == effect.get("automations", 0)
    gone = effect.get("automations", 0)  # the workers replaced were released
    assert sum(after["workers"]) == 2 + effect.get("workers", 0) - gone
    assert after["goods"] == effect.get("goods", 0)
    assert after["appeal"] == 3 + effect.get("appeal", 0)
    assert after["asset"] == ("union_stockyards" if "discount" in effect else None)
    assert cash(match, 0) == 100 + effect.get("dividend", 0) * 3 // 10
    cubes = effect.get("cubes", STEEL_TWICE if "like" in effect else {})
    cubes = STEEL_AND_WOOD if "unlike" in effect else cubes
    assert {kind: count for kind, count in after["store"].items() if count} == cubes
    rises = {150: 120, 200: 140, 250: 140, 300: 160}
    assert after["value"] == rises.get(effect.get("dividend", 0), 100)
    assert match.actor == 1


@pytest.mark.parametrize("tile", [it for it in TILES if TILES[it][0] == COMPANY])
def test_the_company_must_have_the_amount(tile: str) -> None:
    """[BS-BLD-02] A dollar less, and the building cannot be used."""
    amount = TILES[tile][1]
    assert f"use {tile} swift" in turn(tile, {"treasury": amount}).legal()
    assert f"use {tile} swift" not in turn(tile, {"treasury": amount - 1}).legal()


@pytest.mark.parametrize("tile", ["B03", "B05", "B07", "B13", "B15", "B17"])
def test_what_the_bank_pays_needs_no_money(tile: str) -> None:
    """[BS-BLD-02] Where the bank pays the owner, a company without cash may come."""
    assert f"use {tile} swift" in turn(tile, {"treasury": 0}).legal()


def test_once_per_decade() -> None:
    """[BS-BLD-01] One partner per building and decade, whoever places it; then again."""
    match = turn("B10")
    match.play("use B10 swift")
    assert not [action for action in match.legal() if " B10 " in action]
    match.resume(1)
    drift(match, "build")
    drift(match, "turn")
    assert match.dump()["decade"] == 2
    assert [action for action in match.legal() if " B10 " in action]


def test_ex_40_asset_subsidy() -> None:
    """EX-40 [BS-BLD-03] Red is paid $20 by the bank; the $50 tile costs $40."""
    match = turn("B01", {"treasury": 40})
    match.play("use B01 swift")
    assert match.legal() == ["invest pennsylvania_coal", "invest union_stockyards"]
    match.play("invest union_stockyards")
    assert treasury(match, "swift") == 0
    assert cash(match, 1) == 120


@pytest.mark.parametrize(("tile", "cheapest"), [("B01", 30), ("B19", 20), ("B40", 10)])
def test_a_subsidy_requires_the_purchase(tile: str, cheapest: int) -> None:
    """[BS-BLD-03] Without money for an asset, or without an asset, the tile is closed."""
    match = turn(tile, {"treasury": cheapest, "workers": [0, 0]})
    match.play(f"use {tile} swift")
    assert treasury(match, "swift") == 0
    assert company(match, "swift")["asset"] == "pennsylvania_coal"
    assert f"use {tile} swift" not in turn(tile, {"treasury": cheapest - 1}).legal()
    empty = turn(tile, row=[None] * 5, asset_deck=[])
    assert f"use {tile} swift" not in empty.legal()


def test_ex_41_two_like_resources() -> None:
    """EX-41 [BS-BLD-04] The company pays $10 and takes two cubes of one type."""
    match = turn("B12", haymarket={"steel": 2, "coal": 2, "wood": 1})
    match.play("use B12 swift")
    assert match.legal() == ["take steel", "take coal"]
    match.play("take coal")
    assert company(match, "swift")["store"]["coal"] == 2
    assert (treasury(match, "swift"), cash(match, 1)) == (390, 110)


def test_like_cubes_as_available() -> None:
    """[BS-BLD-04] Without a pair a single cube is taken; it may not be refused."""
    match = turn("B12", haymarket={"steel": 1, "wood": 1})
    match.play("use B12 swift")
    assert match.legal() == ["take steel", "take wood"]
    match.play("take wood")
    assert company(match, "swift")["store"] == {"livestock": 0, "steel": 0, "coal": 0, "wood": 1}
    assert match.actor == 1


def test_unlike_cubes_are_unlike() -> None:
    """[BS-BLD-04] The second cube is of another type, and must be taken if there is one."""
    match = turn("B18", haymarket={"steel": 2, "coal": 2, "wood": 1})
    match.play("use B18 swift")
    assert match.legal() == ["take steel", "take coal", "take wood"]
    match.play("take coal")
    assert match.legal() == ["take steel", "take wood"]
    match.play("take steel")
    assert company(match, "swift")["store"] == {"livestock": 0, "steel": 1, "coal": 1, "wood": 0}
    only = turn("B18", haymarket={"coal": 2})
    only.play("use B18 swift")
    assert company(only, "swift")["store"]["coal"] == 1


def test_named_cubes_as_available() -> None:
    """[BS-BLD-04] What is not on Haymarket Square is forfeited; the tile may be used."""
    match = turn("B34", haymarket={"coal": 1, "wood": 4})
    match.play("use B34 swift")
    assert company(match, "swift")["store"] == {"livestock": 0, "steel": 0, "coal": 1, "wood": 0}
    assert match.dump()["haymarket"] == {"livestock": 0, "steel": 0, "coal": 0, "wood": 4}
    bare = turn("B12", haymarket={})
    bare.play("use B12 swift")
    assert bare.actor == 1


def test_appeal_collects_every_bonus() -> None:
    """[BS-BLD-05] Three spaces from 2 on: the worker of 3 and the salesperson of 5."""
    match = turn("B28", {"appeal": 2})
    match.play("use B28 swift")
    play(match, "accept", "worker swift-2", "accept")
    after = company(match, "swift")
    assert (after["appeal"], after["workers"], after["salespeople"]) == (5, [1, 2], 1)
    assert match.actor == 1


def test_ex_44_produce_one() -> None:
    """EX-44 [BS-BLD-06] The company pays its own director $20 and has a good at once."""
    match = table(
        "action",
        seats=2,
        companies={"swift": {"director": 0, "treasury": 50}, "libby": {"director": 1}},
        players={0: {"built": ["B10"]}},
    )
    match.play("use B10 swift")
    assert (treasury(match, "swift"), cash(match, 0)) == (30, 120)
    assert company(match, "swift")["goods"] == 1


def test_building_goods_are_no_factory_production() -> None:
    """[BS-BLD-06] Goods of a building can be sold, but the company must withhold."""
    match = table(
        "operating",
        companies={"swift": {"director": 0, "goods": 3}, "libby": {"director": 1}},
        demand={"meat_packing-right": ("D19", 0)},
    )
    play(match, "distribute", "deliver meat_packing-right 1")
    assert "pay" not in match.legal()
    assert "withhold" in match.legal()


def test_ex_45_dividend_of_250() -> None:
    """EX-45 [BS-BLD-07] The bank pays the owner $50, the company $25 a share."""
    match = turn("B31", {"treasury": 250, "commons": {2: 2}, "preferred": 3})
    match.play("use B31 swift")
    assert [cash(match, seat) for seat in range(4)] == [175, 150, 150, 150]
    assert treasury(match, "swift") == 250 - 7 * 25
    assert values(match)["swift"] == 140  # 250 is twice 100


@pytest.mark.parametrize("tile", ["B29", "B30", "B31", "B32"])
def test_a_dividend_needs_the_full_sum(tile: str) -> None:
    """[BS-BLD-07] Even if part of it would stay in the treasury."""
    amount = TILES[tile][2]["dividend"]
    assert f"use {tile} swift" in turn(tile, {"treasury": amount}).legal()
    assert f"use {tile} swift" not in turn(tile, {"treasury": amount - 1}).legal()


def test_ex_42_two_managers() -> None:
    """EX-42 [BS-BLD-08] $60 to red; both factories have a manager."""
    match = turn("B23")
    play(match, "use B23 swift", "manager swift-2")
    assert company(match, "swift")["managers"] == [1, 1]
    assert cash(match, 1) == 160


@pytest.mark.parametrize(
    ("tile", "swift"),
    [
        ("B25", {"salespeople": 1}),
        ("B25", {"salespeople": 2}),
        ("B23", {"managers": [1, 0]}),
        ("B23", {"managers": [1, 1]}),
        ("B26", {"workers": [2, 2]}),
        ("B26", {"workers": [2, 1], "automated": [0, 2]}),
    ],
)
def test_what_does_not_fit_is_discarded(tile: str, swift: dict[str, Any]) -> None:
    """[BS-BLD-08] [BS-BLD-11] Two people with room for one or none: paid and used all the same."""
    match = turn(tile, swift)
    match.play(f"use {tile} swift")
    assert match.actor == 1
    after = company(match, "swift")
    assert after["treasury"] == 400 - TILES[tile][1]
    if tile == "B25":
        assert after["salespeople"] == 2
    elif tile == "B23":
        assert after["managers"] == [1, 1]
    else:
        assert sum(after["workers"]) + sum(after["automated"]) == 5


def test_two_workers_into_any_factories() -> None:
    """[BS-BLD-08] From the supply, each where one likes; the job market keeps its workers."""
    match = turn("B26", jobs=7)
    match.play("use B26 swift")
    assert match.legal() == ["worker swift-1", "worker swift-2"]
    play(match, "worker swift-2", "worker swift-2")
    assert company(match, "swift")["workers"] == [1, 3]
    assert match.dump()["jobs"] == 7


def test_automation_needs_a_worker() -> None:
    """[BS-BLD-09] [BS-BLD-11] One worker for the single tile, two for the double one."""
    for tile in ("B06", "B24"):
        assert f"use {tile} swift" not in turn(tile, {"workers": [0, 0]}).legal()
        assert f"use {tile} swift" in turn(tile, {"workers": [0, 1]}).legal()
    for tile in ("B21", "B42"):
        assert f"use {tile} swift" not in turn(tile, {"workers": [0, 1]}).legal()
        assert f"use {tile} swift" in turn(tile, {"workers": [0, 2]}).legal()


def test_automation_is_not_declined() -> None:
    """[BS-BLD-09] The entire action is performed."""
    match = turn("B06")
    match.play("use B06 swift")
    assert match.legal() == ["automate swift-1", "automate swift-2"]


def test_worker_and_manager_without_room() -> None:
    """[BS-BLD-10] The part without room is forfeited, the other is had."""
    match = turn("B43", {"workers": [2, 3]})
    play(match, "use B43 swift", "manager swift-1")
    assert company(match, "swift")["managers"] == [1, 0]
    other = turn("B44", {"salespeople": 2})
    play(other, "use B44 swift", "worker swift-1")
    assert company(other, "swift")["workers"] == [2, 1]
    assert company(other, "swift")["salespeople"] == 2
