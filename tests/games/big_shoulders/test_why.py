"""Why something may not be chosen: each sentence at a position where it is true."""

from __future__ import annotations

from typing import Any

import pytest
from refusing import check_all_refused, refuses, sentence
from shoulders_table import GAME, FrameWords, ShouldersMatch, asked, opening, play, selling, table

RICH: dict[int, dict[str, Any]] = {seat: {"cash": 1000} for seat in range(4)}
HANDS: dict[int, dict[str, Any]] = {
    0: {"hand": ["B01", "B02", "B06"]},
    1: {"hand": ["B09", "B10", "B11"]},
    2: {"hand": ["B03", "B05", "B07"]},
}


def stock(swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """A stock turn of seat 0, who directs Swift; Libby is seat 1's."""
    companies = {"swift": {"director": 0, "value": 60, **(swift or {})}, "libby": {"director": 1}}
    return table("stock", 0, companies=more.pop("companies", companies), **more)


def turn(swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """A partner of seat 0, who directs Swift; Libby is seat 1's, Doggett seat 2's."""
    companies = {
        "swift": {"director": 0, "treasury": 300, **(swift or {})},
        "libby": {"director": 1, "treasury": 100},
        "doggett": {"director": 2, "treasury": 100},
    }
    return table("action", companies=companies, **more)


def pending(step: str) -> list[FrameWords]:
    """A decision about Swift in the turn of seat 0."""
    return [("round", -3, 1), ("finish", 0), (step, 0, "swift")]


def operating(swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """The operating turn of Swift, seat 0's; Doggett's of seat 1 is to follow."""
    companies = {
        "swift": {"director": 0, "appeal": 8, "treasury": 200, **(swift or {})},
        "doggett": {"director": 1, "treasury": 100, "asset": None},
    }
    return table("operating", companies=companies, **more)


def certificates_of(*names: str) -> dict[str, dict[str, Any]]:
    """Companies of seat 1, all of whose Commons are seat 0's."""
    return {name: {"director": 1, "commons": {0: 5}} for name in names}


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (3, True), (4, True)])
def test_everything_a_question_could_mean_has_its_reason(seats: int, advanced: bool) -> None:
    match = GAME.new(seats, seed=seats, advanced=advanced, draft=advanced)
    check_all_refused(match, seats)


# other phases -------------------------------------------------------------------------------


def test_what_belongs_to_another_phase() -> None:
    """[BS-GEN-01]"""
    for match in (turn(), operating(), table("building", companies={}, players=HANDS)):
        refuses(match, "buy common libby company", "stock_phase")
        refuses(match, "start elgin 35", "stock_phase")
    for match in (stock(), turn(), operating()):
        refuses(match, "build B01 B02", "building_phase")
    for match in (stock(), operating()):
        refuses(match, "use advertising swift", "action_phase")
        refuses(match, "space-advertising", "action_phase")
    owned = {"asset": "foundry", "store": {"coal": 2}}
    for match in (stock(owned), table("building", companies={}, players=HANDS)):
        refuses(match, "haymarket-coal", "swap_later")
        refuses(match, "activate foundry", "asset_later")
    refuses(stock(owned), "asset-foundry", "asset_later")
    for match in (stock(), turn()):
        for what in ("purchase 10 coal", "run swift-1", "demand-shoes-left"):
            refuses(match, what, "operating_phase")


# the Stock phase ----------------------------------------------------------------------------


def test_starting_the_first_company() -> None:
    """[BS-START-01, BS-START-02] With $175 the par of $60 is out of reach."""
    match = opening(0, seats=2)
    refuses(match, "start swift 60", "start_cost", company="Swift", par=60, cost=180, cash=175)
    assert sentence(match, "start swift 60") == (
        "start_cost",
        "Starting Swift at $60 costs three times $60, that is $180. You have $175.",
    )
    match.play("start swift 35")
    refuses(match, "start swift 35", "started", company="Swift")
    refuses(match, "company-swift", "started", company="Swift")
    assert sentence(match, "company-swift", "de")[1] == (
        "Swift ist schon im Spiel. Wähle eine, die noch nicht gegründet ist."
    )


def test_starting_another_company() -> None:
    """[BS-START-02] The cheapest costs $105."""
    match = stock(players={0: {"cash": 104}})
    refuses(match, "company-elgin", "start_least", cost=105, cash=104)
    refuses(match, "buy common elgin company", "unstarted", company="Elgin")
    assert sentence(match, "company-elgin", "de")[1] == (
        "Wer eine Firma gründet, zahlt dreimal ihren Kurs, mindestens 105 $. Du hast 104 $."
    )


def test_buying_with_too_little_money() -> None:
    """[BS-STOCK-09] The treasury does not help."""
    match = stock({"treasury": 500}, players={0: {"cash": 50}})
    refuses(match, "buy common swift company", "price", company="Swift", price=60, cash=50)
    refuses(match, "buy preferred libby company", "price", company="Libby", price=80, cash=50)
    refuses(match, "company-swift", "price", company="Swift", price=60, cash=50)
    poor = stock(players={0: {"cash": 30}})
    refuses(poor, "company-libby", "price", company="Libby", price=40, cash=30)
    assert sentence(match, "company-swift") == (
        "price",
        "This certificate of Swift costs $60, and you have $50. Treasuries cannot pay for it.",
    )


def test_certificates_that_are_elsewhere() -> None:
    """[BS-STOCK-08] Others hold them, or the other seller has them."""
    companies = {
        "swift": {"director": 1, "preferred": 2, "commons": {"pool": 5}},
        "libby": {"director": 1, "preferred": 0},
    }
    match = stock(companies=companies, players=RICH)
    refuses(match, "buy preferred swift company", "held", company="Swift", name="Clara")
    refuses(match, "buy preferred libby bank", "held_yours", company="Libby")
    common = "Common Certificate"
    refuses(match, "buy common swift company", "none_unsold", company="Swift", certificate=common)
    refuses(match, "buy common libby bank", "none_pooled", company="Libby", certificate=common)
    refuses(match, "held-2-swift", "certificates", name="Clara")
    refuses(match, "held-0-libby", "own_certificates")
    other = stock(companies={**companies, "libby": {"director": 2, "preferred": 0}}, players=RICH)
    other.play("pass")
    refuses(other, "buy preferred libby bank", "held", company="Libby", name="Ada")
    match.play("sell preferred libby")
    assert asked(match) == "buy"
    refuses(match, "held-1-libby", "certificates", name="Bruno")


def test_certificates_that_one_may_not_have() -> None:
    """[BS-STOCK-06, BS-STOCK-09, BS-STOCK-10]"""
    match = stock({"commons": {0: 3}}, players={**RICH, 2: {"sold": ["libby"], "cash": 500}})
    refuses(match, "buy preferred swift company", "own_preferred", company="Swift")
    refuses(match, "buy common swift company", "most_shares", company="Swift", held=6, limit=6)
    play(match, "pass", "pass")
    refuses(match, "buy common libby company", "sold", company="Libby")
    assert sentence(match, "company-libby", "de")[0] == "sold"


def test_the_certificate_limit() -> None:
    """[BS-STOCK-09] Three players hold twelve each at most."""
    companies = {**certificates_of("elgin", "libby"), "swift": {"director": 0, "commons": {0: 1}}}
    match = stock(companies=companies, players=RICH)
    refuses(match, "start anglo 35", "limit", held=12, limit=12)
    refuses(match, "buy common swift company", "limit", held=12, limit=12)


def test_more_certificates_than_allowed() -> None:
    """[BS-STOCK-07] Sell first."""
    companies = {
        **certificates_of("elgin", "libby"),
        "swift": {"director": 0, "commons": {0: 2}},
        "anglo": {"director": 0},
    }
    match = stock(companies=companies, players=RICH, advanced=True)
    for action in ("pass", "buy common swift company", "start fairbank 35"):
        refuses(match, action, "over_limit", held=14, limit=12)
    match.play("sell common swift")
    refuses(match, "settle", "over_limit", held=13, limit=12)


def test_selling() -> None:
    """[BS-STOCK-04, BS-STOCK-05, BS-STOCK-02]"""
    companies = {
        "swift": {"director": 0, "commons": {0: 1}},
        "libby": {"director": 1, "commons": {0: 1}},
    }
    match = stock(companies=companies, players=RICH)
    refuses(match, "sell director swift", "director_stays")
    preferred, common = "Preferred Certificate", "Common Certificate"
    refuses(match, "sell preferred swift", "not_held", certificate=preferred, company="Swift")
    director = "Director's Certificate"
    refuses(match, "sell director libby", "not_held", certificate=director, company="Libby")
    third = stock(companies={**companies, "elgin": {"director": 2}}, players=RICH)
    refuses(third, "sell common elgin", "none_held", company="Elgin")
    match.play("sell common swift")
    assert asked(match) == "sell"
    refuses(match, "sell common swift", "in_sale", certificate=common, company="Swift")
    refuses(match, "buy common libby company", "settle_first")
    match.play("settle")
    assert asked(match) == "buy"
    refuses(match, "sell common swift", "sale_over")
    refuses(match, "buy common swift bank", "sold", company="Swift")


def test_giving_up_a_company() -> None:
    """[BS-DIR-02] Only if an opponent can follow."""
    match = stock({"commons": {1: 2}}, advanced=True, players=RICH)
    refuses(match, "sell director swift", "no_heir", company="Swift")
    assert "einzelner Gegner mindestens drei" in sentence(match, "sell director swift", "de")[1]


def test_one_purchase_a_turn() -> None:
    """[BS-STOCK-02] Who has bought waits for the next turn; others are told whose turn it is."""
    match = stock(players=RICH)
    match.play("buy common swift company")
    refuses(match, "company-swift", "one_a_turn", seat=0)
    refuses(match, "company-swift", "turn", seat=2)


# the Building phase -------------------------------------------------------------------------


def test_choosing_buildings() -> None:
    """[BS-BUILD-02] One is built, another removed, of one's own hand."""
    match = table("building", companies={}, players=HANDS)
    refuses(match, "build B01 B01", "build_two")
    refuses(match, "build B09 B01", "not_in_hand")
    assert sentence(match, "build B06 B06", "de")[1].startswith("Wähle zwei: das Gebäude,")


def test_drafting_buildings() -> None:
    """[BS-VAR-03]"""
    match = table("building", companies={}, players=HANDS, draft=True)
    refuses(match, "draft B09", "not_in_hand")
    refuses(match, "build B01 B02", "draft_first")
    refuses(match, "remove-B01", "draft_first")


# the Action phase ---------------------------------------------------------------------------


def test_companies_of_others() -> None:
    """[BS-ACT-02, BS-GEN-06]"""
    match = turn()
    refuses(match, "use advertising libby", "directed", name="Bruno", company="Libby")
    refuses(match, "company-libby", "directed", name="Bruno", company="Libby")
    refuses(match, "company-elgin", "unstarted", company="Elgin")
    assert sentence(match, "company-libby", "de")[1] == (
        "Libby wird von Bruno geleitet. Deine Partner handeln nur für Firmen, die du leitest."
    )


def test_the_bank_pool() -> None:
    """[BS-ACT-10] It is for those without a company."""
    refuses(turn(), "pool", "pool")


def test_spaces_that_are_closed() -> None:
    """[BS-GA-06, BS-ACT-05] Locked until a year, or a partner stands there."""
    match = turn(decade=1)
    refuses(match, "space-fundraising_60", "locked", year=1895)
    refuses(match, "space-fundraising_80", "locked", year=1915)
    match.play("use hire_manager swift")
    play(match, *[it for it in match.legal() if asked(match) == "manager"][:1])
    assert asked(match) == "turn"
    refuses(match, "space-hire_manager", "taken", name="Ada")
    assert sentence(match, "space-hire_manager", "de")[1] == (
        "Hierher darf pro Jahrzehnt nur ein Partner, und es steht schon einer von Ada da."
        " Vielleicht bietet ein Gebäude dasselbe."
    )


def test_buildings_that_are_closed() -> None:
    """[BS-BLD-01, BS-BUILD-04]"""
    match = turn(players={0: {"built": ["B10"]}, 2: {"hand": ["B11", "B02", "B01"]}})
    refuses(match, "use B11 swift", "not_built")
    match.play("use B10 swift")
    refuses(match, "building-B10", "building_used")


@pytest.mark.parametrize(
    ("space", "cash", "cost"),
    [
        ("space-hire_workers", 39, 40),
        ("space-advertising", 19, 20),
        ("space-hire_manager", 59, 60),
        ("space-hire_salesperson", 0, 70),
        ("space-extra_dividends", 99, 100),
        ("space-capital_investment", 39, 40),
        ("building-B09", 29, 30),
        ("building-B01", 29, 30),
        ("building-B29", 149, 150),
    ],
)
def test_what_a_company_cannot_pay(space: str, cash: int, cost: int) -> None:
    """[BS-GEN-02] However much its director has."""
    built = [["B09"], ["B01"], ["B10", "B11", "B02", "B13", "B29"]]
    players = {seat: {"cash": 900, "built": built[seat]} for seat in range(3)}
    match = turn({"treasury": cash}, players=players, decade=5, jobs=4, checked=False)
    refuses(match, space, "treasury", cost=cost, company="Swift", cash=cash)


def test_no_space_for_a_worker() -> None:
    """[BS-GA-01]"""
    match = turn({"workers": [2, 3]})
    refuses(match, "space-hire_workers", "staffed", company="Swift")


def test_no_asset_to_buy() -> None:
    """[BS-GA-07, BS-BLD-03]"""
    match = turn(row=[None] * 5, asset_deck=[], players={0: {"built": ["B01"]}}, checked=False)
    refuses(match, "space-capital_investment", "no_assets")
    refuses(match, "building-B01", "no_assets")


def test_gears_need_workers() -> None:
    """[BS-AUTO-05, BS-AUTO-06]"""
    players = {0: {"built": ["B06"]}, 1: {"built": ["B02", "B21"]}}
    match = turn({"workers": [1, 0]}, players=players, decade=2, seats=4)
    refuses(match, "building-B21", "gears", needed=2, company="Swift", employed=1)
    none = turn(players=players, decade=2, seats=4)
    refuses(none, "building-B06", "gears", needed=1, company="Swift", employed=0)


def test_things_that_a_partner_brings() -> None:
    """[BS-ACT-02, BS-GA-07] A click on an asset or a factory before the partner is placed."""
    match = turn({"workers": [1, 0]})
    refuses(match, "asset-brilliant_marketing", "unbought", asset="Brilliant Marketing")
    for piece in ("factory-swift-1", "jobs-1", "wage"):
        refuses(match, piece, "staff_first")
    refuses(match, "invest brilliant_marketing", "unbought", asset="Brilliant Marketing")
    refuses(match, "partner-0-1", "partner_goes")
    refuses(match, "partner-1-1", "now")
    refuses(match, "asset-deck", "asset_deck")


def test_after_the_partner_has_acted() -> None:
    """[BS-ACT-07]"""
    match = turn({"store": {"coal": 2}}, haymarket={"wood": 1})
    match.play("use fundraising_40 swift")
    assert asked(match) == "after"
    refuses(match, "space-advertising", "partner_placed")


def test_assets_of_the_row() -> None:
    """[BS-ASSET-02]"""
    match = turn({"treasury": 55}, players={0: {"built": ["B01"]}})
    dearest = match.dump()["row"][0]
    match.play("use capital_investment swift")
    refuses(
        match, f"invest {dearest}", "asset_price", asset="Brilliant Marketing", price=80,
        company="Swift", cash=55,
    )  # fmt: skip
    refuses(match, "invest foundry", "not_in_row", asset="Foundry")
    cheaper = turn({"treasury": 55}, players={0: {"built": ["B01"]}})
    cheaper.play("use B01 swift")
    refuses(
        cheaper, f"asset-{dearest}", "asset_price", asset="Brilliant Marketing", price=70,
        company="Swift", cash=55,
    )  # fmt: skip


# people and factories -----------------------------------------------------------------------


def test_hiring() -> None:
    """[BS-GA-01, BS-AUTO-01]"""
    companies = {"henderson": {"director": 0, "treasury": 300, "workers": [1, 0, 0]}}
    match = table("action", companies={**companies, "libby": {"director": 1}})
    match.play("use hire_workers henderson")
    refuses(match, "factory-henderson-1", "factory_full", number=1, company="Henderson")
    refuses(match, "factory-libby-1", "other_factory", company="Henderson")
    refuses(match, "enough", "hire_one")
    assert sentence(match, "factory-henderson-1", "de")[1] == (
        "Fabrik 1 von Henderson ist voll besetzt: Auf jedem Platz ist ein Arbeiter oder Zahnrad."
    )


def test_placing_people_and_gears() -> None:
    """[BS-GA-03, BS-BLD-08, BS-AUTO-02]"""
    match = turn({"managers": [1, 0]}, stack=pending("manager"))
    refuses(match, "factory-swift-1", "has_manager", number=1, company="Swift")
    worker = turn(stack=pending("worker"))
    refuses(worker, "forgo", "worker_due")
    gear = turn({"workers": [1, 0]}, stack=pending("automate"))
    refuses(gear, "forgo", "gear_due")
    refuses(gear, "factory-swift-2", "no_worker", number=2, company="Swift")
    moved = turn({"workers": [2, 0]}, stack=pending("relocate"))
    refuses(moved, "factory-swift-1", "factory_full", number=1, company="Swift")


# Haymarket Square and assets ----------------------------------------------------------------


def test_swapping_cubes() -> None:
    """[BS-SUPPLY-06]"""
    none = turn({"store": {"coal": 1, "steel": 1}}, haymarket={"wood": 2})
    refuses(none, "haymarket-wood", "none_alike", company="Swift")
    refuses(none, "store-swift-coal", "none_alike", company="Swift")
    match = turn({"store": {"coal": 2, "steel": 1}}, haymarket={"wood": 2, "coal": 1})
    refuses(match, "store-swift-steel", "not_alike", company="Swift", kind="steel")
    refuses(match, "haymarket-coal", "same_kind")
    refuses(match, "haymarket-livestock", "haymarket_empty", kind="livestock")
    refuses(match, "store-libby-coal", "directed", name="Bruno", company="Libby")
    assert sentence(match, "haymarket-livestock", "de")[1] == (
        "Davon gibt es auf dem Haymarket Square gerade nichts: Vieh."
        " Rohstoffe kommen dorthin, wenn Fabriken laufen."
    )


def test_cubes_of_a_building() -> None:
    """[BS-BLD-04] Two alike, or two unlike; they are taken."""
    haymarket = {"steel": 2, "coal": 2, "wood": 1}
    built = {0: {"built": ["B12"]}, 1: {"built": ["B10", "B18"]}}
    match = turn(players=built, seats=4, decade=2, haymarket=haymarket)
    match.play("use B12 swift")
    refuses(match, "haymarket-wood", "alike")
    refuses(match, "haymarket-livestock", "haymarket_empty", kind="livestock")
    refuses(match, "enough", "cubes_due")
    other = turn(players=built, seats=4, decade=2, haymarket=haymarket)
    play(other, "use B18 swift", "take steel")
    refuses(other, "haymarket-steel", "unlike")


def test_using_assets() -> None:
    """[BS-ASSET-04, BS-ASSET-05, BS-STOCK-12]"""
    used = turn({"asset": "abattoir", "exhausted": True})
    refuses(used, "activate abattoir", "exhausted", asset="Abattoir")
    refuses(turn({"asset": "price_protection"}), "activate price_protection", "protects")
    refuses(
        turn({"asset": "color_catalog"}), "activate color_catalog", "for_revenue",
        asset="Color Catalog",
    )  # fmt: skip
    for match in (turn({"asset": "backroom_deals"}), operating({"asset": "backroom_deals"})):
        refuses(match, "activate backroom_deals", "for_steps", asset="Backroom Deals")
    poor = turn({"asset": "michigan_lumber", "treasury": 9})
    refuses(poor, "activate michigan_lumber", "treasury", cost=10, company="Swift", cash=9)


def test_assets_of_others() -> None:
    """[BS-ASSET-04]"""
    companies = {
        "swift": {"director": 0, "treasury": 300},
        "libby": {"director": 1, "asset": "foundry"},
    }
    match = table("action", companies=companies)
    refuses(match, "asset-foundry", "asset_elsewhere", asset="Foundry", company="Libby")


# the Operating phase ------------------------------------------------------------------------


def test_factories() -> None:
    """[BS-OPS-10] From left to right, staffed, with cubes, once."""
    chain: list[dict[str, int]] = [{"wood": 1}, {"wood": 1}, {"steel": 1}, {"livestock": 1}]
    match = operating({"workers": [2, 1], "store": {"steel": 1, "livestock": 1}}, chain=chain)
    refuses(match, "factory-swift-2", "waits", number=2, before=1)
    refuses(match, "factory-doggett-1", "operates", company="Swift")
    match.play("run swift-1")
    refuses(match, "factory-swift-1", "has_run", number=1)
    refuses(match, "factory-swift-2", "unstaffed", number=2, missing=2)
    assert sentence(match, "factory-swift-2", "de")[1] == (
        "Fabrik 2 ist nicht voll besetzt. Es fehlen Arbeiter oder Zahnradmarker: 2."
        " Stell in der nächsten Aktionsphase ein."
    )


def test_a_company_in_full_swing() -> None:
    """[BS-OPS-10] All factories have run, the last one too."""
    store = {"steel": 3, "livestock": 2}
    match = operating({"workers": [2, 3], "store": store})
    play(match, "run swift-1", "run swift-2")
    for number in (1, 2):
        refuses(match, f"factory-swift-{number}", "has_run", number=number)


def test_factories_without_cubes() -> None:
    """[BS-OPS-10] Not for sale, or too dear."""
    chain: list[dict[str, int]] = [{"wood": 1}, {"wood": 1}, {"steel": 1}, {"wood": 1}]
    match = operating({"workers": [2, 0], "treasury": 15}, chain=chain)
    refuses(
        match, "factory-swift-1", "no_cubes", number=1, cubes="1 livestock and 1 steel", cash=15,
        company="Swift",
    )  # fmt: skip
    assert sentence(match, "factory-swift-1", "de")[1].startswith(
        "Fabrik 1 fehlt noch 1 Vieh und 1 Stahl: nicht zu kaufen oder teurer als die 15 $ von"
    )


def test_cubes_of_the_supply_chain() -> None:
    """[BS-OPS-03, BS-SUPPLY-01]"""
    chain: list[dict[str, int]] = [{"wood": 1}, {"wood": 1}, {"steel": 1}, {"wood": 1}]
    match = operating({"treasury": 15}, chain=chain)
    refuses(match, "chain-x", "next_cubes")
    refuses(match, "chain-20", "cube_price", price=20, company="Swift", cash=15)
    refuses(match, "purchase 10 coal", "no_cube", price=10, kind="coal")
    empty = operating(chain=[{"wood": 1}, {"wood": 1}, {}, {"wood": 1}])
    refuses(empty, "chain-20", "no_box", price=20)


def test_selling_before_production_ends() -> None:
    """[BS-OPS-10] And running factories after it has."""
    match = operating({"goods": 2})
    for what in ("demand-meat_packing-left", "pay", "withhold"):
        refuses(match, what, "production_first")
    match.play("distribute")
    refuses(match, "factory-swift-1", "production_over")
    refuses(match, "chain-10", "production_over")


def test_selling_goods() -> None:
    """[BS-OPS-20, BS-OPS-23]"""
    demand = {"meat_packing-left": ("D01", 0), "meat_packing-middle": ("D04", 1)}
    match = selling(operating(demand=demand), goods=2)
    refuses(match, "demand-shoes-left", "other_row", company="Swift", industry="Meat packing")
    refuses(match, "demand-meat_packing-left", "no_octagon")
    refuses(match, "goods-swift", "own_goods")
    refuses(match, "goods-doggett", "now")
    refuses(match, "deliver meat_packing-middle 2", "few_octagons", room=1)
    refuses(match, "deliver meat_packing-right 3", "few_goods", company="Swift", goods=2)
    refuses(match, "demand-meat_packing-half", "no_half_price")
    refuses(
        selling(operating()), "demand-meat_packing-right", "few_goods", company="Swift", goods=0
    )
    assert sentence(match, "demand-shoes-left", "de")[1] == (
        "Swift verkauft nur in der eigenen Zeile: Fleischwaren."
    )


def test_the_right_column_that_closes() -> None:
    """[BS-DEM-03]"""
    match = selling(operating(right_closes=True, demand_stack=[]), goods=2)
    refuses(match, "demand-meat_packing-right", "right_closed")


def test_the_payout() -> None:
    """[BS-OPS-26, BS-OPS-29]"""
    match = selling(operating(), goods=1, ran=0)
    refuses(match, "pay", "no_dividend")
    refuses(match, "shield", "unprotected", company="Swift")
    paid = selling(operating({"store": {"coal": 2}}), goods=0)
    paid.play("withhold")
    assert asked(paid) == "last"
    refuses(paid, "factory-swift-1", "turn_over")


def test_issuing_shares() -> None:
    """[BS-OPS-02]"""
    refuses(operating(), "issue common", "no_issues")
    match = operating({"commons": {1: 5}}, advanced=True)
    refuses(match, "issue common", "none_to_issue", company="Swift")
    match.play("issue preferred")
    late = operating(advanced=True, chain=[{"coal": 1}] * 4)
    late.play("purchase 10 coal")
    refuses(late, "issue common", "issue_late")
    several = operating(advanced=True)
    several.play("issue common")
    assert asked(several) == "issue"
    refuses(several, "factory-swift-1", "issue_settles")
