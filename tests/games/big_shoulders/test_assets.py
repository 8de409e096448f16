"""Capital assets: buying, the sixteen tiles, activating, discarding, the row."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    GAME,
    PRINTED,
    ShouldersMatch,
    asked,
    cash,
    chance,
    company,
    drift,
    offered,
    play,
    selling,
    standing,
    table,
    treasury,
    values,
)

# tile: a starting tile, what buying it brings, what using it costs and brings
TILES: dict[str, tuple[bool, dict[str, int], int, dict[str, Any]]] = {
    "brilliant_marketing": (True, {"automations": 1}, 0, {"appeal": 1}),
    "cincinnati_steel": (True, {"automations": 1}, 10, {"cubes": {"steel": 2}}),
    "michigan_lumber": (True, {"automations": 1}, 10, {"cubes": {"wood": 2}}),
    "pennsylvania_coal": (True, {"automations": 1}, 10, {"cubes": {"coal": 2}}),
    "union_stockyards": (True, {"automations": 1}, 10, {"cubes": {"livestock": 2}}),
    "abattoir": (False, {"appeal": 2}, 0, {"cubes": {"wood": 1, "coal": 1}}),
    "backroom_deals": (False, {"workers": 1}, 0, {"step": 1}),
    "brand_recognition": (False, {"automations": 1}, 0, {"appeal": 2}),
    "catalog_empire": (False, {"workers": 1}, 0, {"revenue": 80}),
    "color_catalog": (False, {"workers": 1}, 0, {"revenue": 60}),
    "foundry": (False, {"appeal": 2}, 0, {"cubes": {"steel": 1, "wood": 1}}),
    "mail_order_catalog": (False, {"workers": 1}, 0, {"revenue": 40}),
    "popular_partners": (False, {"workers": 1}, 0, {"step": 1}),
    "price_protection": (False, {"automations": 1, "appeal": 2}, 0, {"protects": True}),
    "refrigeration": (False, {"appeal": 2}, 0, {"cubes": {"livestock": 2}}),
    "workshop": (False, {"appeal": 2}, 0, {"cubes": {"steel": 1, "coal": 1}}),
}
IN_TURN = [it for it, tile in TILES.items() if {"cubes", "appeal"} & set(tile[3])]
REVENUE = [it for it, tile in TILES.items() if "revenue" in tile[3]]
STEP = [it for it, tile in TILES.items() if "step" in tile[3]]
ROW = [
    "brilliant_marketing",
    "michigan_lumber",
    "cincinnati_steel",
    "union_stockyards",
    "pennsylvania_coal",
]
CUBES = {"livestock": 3, "steel": 3, "coal": 3, "wood": 3}


def turn(swift: dict[str, Any] | None = None, name: str = "swift", **more: Any) -> ShouldersMatch:
    """Seat 0's turn; swift has one slot for assets."""
    rest = [it for it in TILES if it not in ROW]
    board = {"row": ROW, "haymarket": CUBES, **more}
    if "row" not in more and (swift or {}).get("asset") in ROW:
        board["row"] = [it if it != (swift or {})["asset"] else rest[0] for it in ROW]
    return table(
        "action",
        companies={
            name: {"director": 0, "treasury": 200, **(swift or {})},
            "elgin": {"director": 1, "treasury": 200},
            "doggett": {"director": 2, "treasury": 200},
        },
        **board,
    )


def operating(swift: dict[str, Any], **more: Any) -> ShouldersMatch:
    """Swift's operating turn, at its beginning."""
    return table(
        "operating",
        companies={
            "swift": {"director": 0, "appeal": 8, **swift},
            "libby": {"director": 1, "treasury": 100},
        },
        haymarket=CUBES,
        **more,
    )


def invest(match: ShouldersMatch, asset: str, name: str = "swift") -> None:
    """Buy an asset from the general space."""
    play(match, f"use capital_investment {name}", f"invest {asset}")


def test_the_sixteen_tiles() -> None:
    """All sixteen tiles as in the appendix of the rulebook; five of them begin."""
    printed = {it["id"]: it for it in PRINTED["capital_assets"]["tiles"]}
    assert list(printed) == list(TILES)
    assert [it for it in printed if printed[it]["starting"]] == [it for it in TILES if TILES[it][0]]


@pytest.mark.parametrize(("place", "price"), [(0, 80), (1, 70), (2, 60), (3, 50), (4, 40)])
def test_row_prices(place: int, price: int) -> None:
    """[BS-ASSET-01] $80, $70, $60, $50, $40 from left to right."""
    match = turn({"treasury": price})
    match.play("use capital_investment swift")
    if place < 4:
        match.play(f"invest {ROW[place]}")
    assert treasury(match, "swift") == 0
    assert company(match, "swift")["asset"] == ROW[place]
    poor = turn({"treasury": price - 1})
    if place < 4:
        poor.play("use capital_investment swift")
        assert f"invest {ROW[place]}" not in poor.legal()
    else:
        assert "use capital_investment swift" not in poor.legal()


@pytest.mark.parametrize("asset", TILES)
def test_what_buying_brings(asset: str) -> None:
    """[BS-ASSET-02] [BS-ASSET-03] The price, then the bonus, then the tile lies fresh."""
    _, bonus, _, _ = TILES[asset]
    match = turn({"workers": [1, 0], "appeal": 3}, row=[asset, None, None, None, other(asset)])
    invest(match, asset)
    assert treasury(match, "swift") == 120
    if "automations" in bonus:
        assert match.legal() == ["automate swift-1", "forgo"]
        play(match, "automate swift-1", "move swift-2")
    if "workers" in bonus:
        assert match.legal() == ["worker swift-1", "worker swift-2", "forgo"]
        match.play("worker swift-2")
    if "appeal" in bonus:
        match.play("accept")  # the salesperson of space 5
    after = company(match, "swift")
    assert after["automated"] == [bonus.get("automations", 0), 0]
    assert sum(after["workers"]) == 1 + bonus.get("workers", 0)
    assert after["appeal"] == 3 + bonus.get("appeal", 0)
    assert after["salespeople"] == (1 if "appeal" in bonus else 0)
    assert (after["asset"], after["exhausted"]) == (asset, False)
    assert after["treasury"] == 120


def other(asset: str) -> str:
    """A tile for $40, so that the row does not move."""
    return "workshop" if asset != "workshop" else "foundry"


def test_the_bonus_comes_before_the_discard() -> None:
    """[BS-ASSET-02] One slot: after the bonus one chooses which tile to keep."""
    match = turn({"asset": "foundry", "exhausted": True, "workers": [1, 0]})
    invest(match, "michigan_lumber")
    assert asked(match) == "automate"
    match.play("forgo")
    assert match.legal() == ["keep michigan_lumber", "keep foundry"]
    match.play("keep foundry")
    after = company(match, "swift")
    assert (after["asset"], after["exhausted"]) == ("foundry", True)
    assert "michigan_lumber" not in [*match.dump()["row"], *match.dump()["asset_deck"]]


def test_the_new_tile_replaces_the_old_one() -> None:
    """[BS-ASSET-02] The new tile is fresh, whatever the old one was; the old leaves the game."""
    match = turn({"asset": "foundry", "exhausted": True})
    invest(match, "michigan_lumber")
    match.play("keep michigan_lumber")
    after = company(match, "swift")
    assert (after["asset"], after["exhausted"]) == ("michigan_lumber", False)
    assert "activate michigan_lumber" in match.legal()
    assert "foundry" not in [*match.dump()["row"], *match.dump()["asset_deck"]]


def test_without_a_slot_the_tile_is_discarded() -> None:
    """[BS-ASSET-02] Fairbank buys for the bonus only."""
    match = turn({"workers": [1, 0]}, "fairbank")
    invest(match, "michigan_lumber", "fairbank")
    match.play("automate fairbank-1")
    match.play("move fairbank-2")
    after = company(match, "fairbank")
    assert (after["asset"], after["automated"], after["workers"]) == (None, [1, 0], [0, 1])
    data = match.dump()
    assert "michigan_lumber" not in [*data["row"], *data["asset_deck"]]


def test_a_bonus_that_cannot_be_used_is_lost() -> None:
    """[BS-ASSET-03] No worker to automate, no room for a worker: no compensation."""
    match = turn()
    invest(match, "michigan_lumber")
    assert treasury(match, "swift") == 130
    full = turn({"workers": [2, 3]}, row=["catalog_empire", *ROW[1:]])
    invest(full, "catalog_empire")
    assert treasury(full, "swift") == 120
    assert company(full, "swift")["workers"] == [2, 3]


def test_automation_and_worker_may_be_declined() -> None:
    """[BS-ASSET-03] The advance in appeal may not, but its bonuses may."""
    match = turn({"workers": [1, 0]}, row=["price_protection", *ROW[1:]])
    play(match, "use capital_investment swift", "invest price_protection")
    match.play("forgo")
    assert asked(match) == "bonus"
    match.play("refuse")
    after = company(match, "swift")
    assert (after["automated"], after["appeal"], after["treasury"]) == ([0, 0], 5, 145)
    worker = turn(row=["catalog_empire", *ROW[1:]])
    invest(worker, "catalog_empire")
    worker.play("forgo")
    assert company(worker, "swift")["workers"] == [0, 0]


def test_price_protection_automates_first() -> None:
    """[BS-ASSET-03] Automation, then appeal: the worker automated has left before space 7."""
    match = turn({"workers": [1, 0], "appeal": 5}, row=["price_protection", *ROW[1:]])
    invest(match, "price_protection")
    play(match, "automate swift-1", "release")
    after = company(match, "swift")
    assert (after["appeal"], after["automated"]) == (7, [1, 0])
    assert after["treasury"] == 145  # nobody was left for the automation of space 7


@pytest.mark.parametrize("asset", IN_TURN)
def test_activating_in_the_action_phase(asset: str) -> None:
    """[BS-ASSET-04] [BS-ASSET-05] Once: it is turned, its cost paid, its effect had."""
    _, _, cost, effect = TILES[asset]
    match = turn({"asset": asset, "appeal": 9})
    match.play(f"activate {asset}")
    if effect.get("appeal") == 2:
        match.play("refuse")  # the token of space 11
    after = company(match, "swift")
    assert after["exhausted"]
    assert after["treasury"] == 200 - cost + (25 if effect.get("appeal") == 2 else 0)
    assert after["appeal"] == 9 + effect.get("appeal", 0)
    cubes = {kind: count for kind, count in after["store"].items() if count}
    assert cubes == effect.get("cubes", {})
    left = {kind: 3 - cubes.get(kind, 0) for kind in CUBES}
    assert match.dump()["haymarket"] == left
    assert not offered(match, "activate")


@pytest.mark.parametrize("asset", [it for it in TILES if it not in IN_TURN])
def test_what_is_for_the_operating_turn(asset: str) -> None:
    """[BS-ASSET-05] Revenue, stock steps and protection are of no use in the Action phase."""
    match = turn({"asset": asset})
    assert not offered(match, "activate")
    assert f"discard {asset}" in match.legal()


def test_ex_38_cincinnati_steel() -> None:
    """EX-38 [BS-ASSET-04] Brunswick pays $10, takes 2 steel; exhausted until Cleanup."""
    row = ["foundry" if it == "cincinnati_steel" else it for it in ROW]
    match = turn({"asset": "cincinnati_steel"}, "brunswick", row=row)
    match.play("activate cincinnati_steel")
    after = company(match, "brunswick")
    assert (after["treasury"], after["store"]["steel"], after["exhausted"]) == (190, 2, True)
    play(match, "use fundraising_40 brunswick", "end", "use fundraising_40 elgin")
    match.play("use fundraising_40 doggett")
    assert "activate cincinnati_steel" not in match.legal()


def test_ex_39_michigan_lumber() -> None:
    """EX-39 [BS-ASSET-03] [BS-ASSET-04] Free automation when bought; $10 for 2 wood."""
    match = turn({"workers": [1, 0]})
    invest(match, "michigan_lumber")
    play(match, "automate swift-1", "release")
    assert treasury(match, "swift") == 130
    match.play("activate michigan_lumber")
    assert (treasury(match, "swift"), company(match, "swift")["store"]["wood"]) == (120, 2)


def test_the_cost_must_be_there() -> None:
    """[BS-ASSET-04] Nine dollars are not enough for a starting tile."""
    poor = turn({"asset": "michigan_lumber", "treasury": 9})
    assert not offered(poor, "activate")
    assert offered(turn({"asset": "michigan_lumber", "treasury": 10}), "activate")


def test_only_its_director_and_only_its_own_operating_turn() -> None:
    """[BS-ASSET-04] On the director's turns, and when this very company operates."""
    match = turn({"asset": "foundry"})
    match.play("use fundraising_40 swift")
    match.play("end")
    assert match.actor == 1
    assert not offered(match, "activate")
    other_company = table(
        "operating",
        companies={
            "libby": {"director": 0, "appeal": 9},
            "swift": {"director": 0, "asset": "foundry"},
        },
        haymarket=CUBES,
    )
    assert not offered(other_company, "activate")
    play(other_company, "distribute")
    assert asked(other_company) == "produce"  # libby had to withhold; now swift's turn
    assert offered(other_company, "activate") == ["activate foundry"]


def test_a_resource_asset_with_nothing_to_take() -> None:
    """[BS-ASSET-05] It may be used for one cube or none; the cost is paid all the same."""
    match = turn({"asset": "michigan_lumber"}, haymarket={"wood": 1, "coal": 1})
    match.play("activate michigan_lumber")
    assert (treasury(match, "swift"), company(match, "swift")["store"]["wood"]) == (190, 1)
    none = turn({"asset": "michigan_lumber"}, haymarket={})
    none.play("activate michigan_lumber")
    assert treasury(none, "swift") == 190


@pytest.mark.parametrize("asset", REVENUE)
def test_revenue_assets(asset: str) -> None:
    """[BS-ASSET-05] In the operating turn before the payout; it counts though nothing is sold."""
    amount = TILES[asset][3]["revenue"]
    match = operating({"asset": asset, "treasury": 0})
    assert offered(match, "activate") == [f"activate {asset}"]
    match = selling(match)
    assert offered(match, "activate") == [f"activate {asset}"]
    match.play(f"activate {asset}")
    match.play("withhold")
    assert treasury(match, "swift") == amount
    late = selling(operating({"asset": asset}), revenue=50, sold=1)
    late.play("pay")
    assert asked(late) == "produce"  # after the payout it is of no use: no window


@pytest.mark.parametrize("asset", STEP)
def test_stock_step_assets(asset: str) -> None:
    """[BS-ASSET-05] From the end of production on, before or after the payout."""
    match = operating({"asset": asset, "value": 100, "workers": [2, 0]})
    assert not offered(match, "activate")
    match.play("distribute")
    assert offered(match, "activate") == [f"activate {asset}"]
    match.play(f"activate {asset}")
    assert values(match)["swift"] == 120
    top = operating({"asset": asset, "value": 450})
    play(top, "distribute", f"activate {asset}")
    assert values(top)["swift"] == 450
    assert company(top, "swift")["exhausted"]


def test_ex_92_backroom_deals_before_or_after_the_payout() -> None:
    """EX-92 [BS-ASSET-05] $60 with $180: pay first, then the tile: $140; the other way $120."""
    match = selling(operating({"asset": "backroom_deals", "value": 60}), revenue=180, sold=3)
    match.play("pay")
    assert values(match)["swift"] == 120
    assert asked(match) == "last"
    match.play("activate backroom_deals")
    assert values(match)["swift"] == 140
    first = selling(operating({"asset": "backroom_deals", "value": 60}), revenue=180, sold=3)
    first.play("activate backroom_deals")
    assert values(first)["swift"] == 80
    first.play("pay")
    assert values(first)["swift"] == 120


def test_price_protection_is_not_activated() -> None:
    """[BS-ASSET-05] It answers a sale or withholding, never by itself."""
    match = operating({"asset": "price_protection", "value": 100})
    assert not offered(match, "activate")
    match.play("distribute")
    assert match.legal() == ["withhold", "shield", "discard price_protection"]


def test_discarding() -> None:
    """[BS-ASSET-06] Without compensation; the tile leaves the game, exhausted or not."""
    for exhausted in (False, True):
        match = turn({"asset": "foundry", "exhausted": exhausted})
        match.play("discard foundry")
        after = company(match, "swift")
        assert (after["asset"], after["exhausted"], after["treasury"]) == (None, False, 200)
        assert "foundry" not in [*match.dump()["row"], *match.dump()["asset_deck"]]
        assert asked(match) == "turn"
        GAME.check_position(match.state)
    operates = operating({"asset": "foundry"})
    assert "discard foundry" in operates.legal()
    operates.play("distribute")
    operates.play("discard foundry")
    assert company(operates, "swift")["asset"] is None


def stock_turn(rules: int = 2, advanced: bool = True, **more: Any) -> ShouldersMatch:
    """Seat 0, who directs Swift with a Foundry and Elgin without an asset, is to trade."""
    companies = {
        "swift": {"director": 0, "asset": "foundry", "commons": {0: 1}},
        "elgin": {"director": 0},
        "libby": {"director": 1, "asset": "workshop"},
    }
    match = table("stock", 0, companies=companies, advanced=advanced, **more)
    return standing({**match.dump(), "rules": rules})


def test_discarding_in_a_stock_turn() -> None:
    """[BS-ASSET-06] Before a sale and before a purchase, one's own companies' assets only."""
    match = stock_turn()
    assert [it for it in match.legal() if it.startswith("discard")] == ["discard foundry"]
    match.play("sell common swift")  # there is no more to sell
    assert asked(match) == "buy"
    match.play("discard foundry")
    assert asked(match) == "buy"
    assert company(match, "swift")["asset"] is None
    assert "discard foundry" not in match.legal()


def test_a_discard_is_no_pass_and_no_purchase() -> None:
    """[BS-ASSET-06] The same seat goes on; the passes before it still count [BS-STOCK-03]."""
    match = stock_turn(players={seat: {"cash": 500} for seat in range(3)})
    match.play("pass")
    match.play("pass")
    match.play("pass")
    after = stock_turn(players={seat: {"cash": 500} for seat in range(3)})
    after.play("discard foundry")
    assert (asked(after), after.actor) == ("trade", 0)
    assert after.dump()["last"] == -1
    for _ in range(3):
        after.play("pass")
    assert after.dump()["phase"] == match.dump()["phase"] == "building"


def test_discards_of_rules_number_1_and_of_the_basic_game() -> None:
    """[BS-ASSET-06] Not by number 1; in the basic game it would change nothing."""
    for match in (stock_turn(rules=1), stock_turn(advanced=False)):
        assert not [it for it in match.legal() if it.startswith("discard")]


def test_a_stock_turn_is_not_asked_for_a_discard_alone() -> None:
    """[BS-ASSET-06] Who can only pass is not held up."""
    companies = {"swift": {"director": 0, "asset": "foundry"}, "libby": {"director": 1}}
    match = table("stock", 0, companies=companies, players={0: {"cash": 0}}, advanced=True)
    assert match.legal() == ["pass"]


def test_ex_37_the_row_slides() -> None:
    """EX-37 [BS-ASSET-07] $40 is bought: all move one to the right, a new one comes to $80."""
    match = turn()
    invest(match, "pennsylvania_coal")
    match.play("end")
    hidden = [match.game.actions.name(action) for action in match.state.legal()]
    assert hidden == [f"reveal {it}" for it in TILES if not TILES[it][0]]
    chance(match, "reveal workshop")
    assert match.dump()["row"] == ["workshop", *ROW[:4]]
    assert "workshop" not in match.dump()["asset_deck"]


def test_ex_95_a_gap_stays_until_40_is_empty() -> None:
    """EX-95 [BS-ASSET-07] P Q R S T: after R, T and S the row slides not, once, twice."""
    p, q, r, s, t = ROW
    match = table(
        "action",
        companies={
            name: {"director": seat, "treasury": 200}
            for seat, name in enumerate(["elgin", "doggett", "fairbank"])
        },
        row=ROW,
    )
    invest(match, r, "elgin")
    assert match.dump()["row"] == [p, q, None, s, t]
    invest(match, t, "doggett")
    chance(match, "reveal foundry")
    assert match.dump()["row"] == ["foundry", p, q, None, s]
    invest(match, s, "fairbank")
    chance(match, "reveal abattoir", "reveal workshop")
    assert match.dump()["row"] == ["workshop", "abattoir", "foundry", p, q]


def test_an_empty_deck_reveals_nothing() -> None:
    """[BS-ASSET-07] The tiles move on, nothing comes; and nothing ever does again."""
    match = table(
        "action",
        companies={
            name: {"director": seat, "treasury": 200}
            for seat, name in enumerate(["elgin", "doggett", "fairbank"])
        },
        row=[None, None, "foundry", None, "workshop"],
        asset_deck=[],
    )
    play(match, "use capital_investment elgin", "invest workshop", "refuse")
    while asked(match) == "bonus":
        match.play("refuse")
    assert match.dump()["row"] == [None, None, None, None, "foundry"]
    match.play("use capital_investment doggett")
    while asked(match) == "bonus":
        match.play("refuse")
    assert match.dump()["row"] == [None] * 5
    assert match.dump()["asset_deck"] == []
    assert not [action for action in match.legal() if "capital_investment" in action]


def test_cleanup_refreshes() -> None:
    """[BS-ASSET-08] A tile exhausted in one decade serves again in the next."""
    match = turn({"asset": "foundry", "exhausted": True})
    assert not offered(match, "activate")
    match.resume(1)
    drift(match, "trade")
    assert not company(match, "swift")["exhausted"]
    assert cash(match, 0) == 100
