"""What is printed: its counts, and packs that put other values in its place."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from shoulders_table import GAME, PRINTED, company, offered, play, player, table

from jackscrew.core.components import BadPack

Change = Callable[[dict[str, Any]], object]
ONE: dict[str, Any] = {
    "swift": {"director": 0, "treasury": 300, "workers": [2, 3]},
    "libby": {"director": 1},
}


def changed(change: Change) -> dict[str, Any]:
    """The printed components with something wrong."""
    data = deepcopy(PRINTED)
    change(data)
    return data


def pack(text: str, folder: Path) -> str:
    """A pack's path."""
    path = folder / "pack.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def prices(cheapest: int, folder: Path) -> str:
    """A pack with another price for the cheapest capital asset."""
    return pack(f"[capital_assets]\nmarket_prices = [80, 70, 60, 50, {cheapest}]", folder)


# counts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [key for key in PRINTED["counts"] if key != "source"])
def test_each_count_is_asserted(key: str) -> None:
    """[BS-GEN-05, BS-SETUP-02, BS-SETUP-06] Components that do not add up are refused."""

    def miscount(data: dict[str, Any]) -> None:
        count = data["counts"][key]
        if isinstance(count, dict):
            count[next(iter(count))] += 1
        else:
            data["counts"][key] += 1

    with pytest.raises(BadPack, match=f"counts.{key} is .* but there are"):
        GAME.check_components(changed(miscount))


def test_the_counts() -> None:
    """[BS-GEN-05, BS-SETUP-02, BS-SETUP-06] What the rulebook and the board tell."""
    counts = {key: value for key, value in PRINTED["counts"].items() if key != "source"}
    assert counts == {
        "companies": 10,
        "certificates_per_company": 7,
        "shares_per_company": 10,
        "demand_tiles": 24,
        "demand_tiles_by_players": {"2": 15, "3": 19, "4": 24},
        "buildings": 44,
        "buildings_by_era": {"1": 12, "2": 16, "3": 16},
        "buildings_by_players": {"2": 22, "3": 33, "4": 44},
        "capital_assets": 16,
        "starting_capital_assets": 5,
        "goals": 10,
        "goals_in_play": 5,
        "stock_track_spaces": 21,
        "appeal_track_spaces": 17,
        "resource_cubes": 70,
    }
    GAME.check_components(PRINTED)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["companies"]["charter"].pop(), "counts.companies is 10"),
        (lambda data: data["buildings"]["tiles"].pop(), "counts.buildings is 44"),
        (lambda data: data["buildings"]["tiles"].reverse(), "buildings.tiles must be B01, B02"),
        (lambda data: data["demand_tiles"]["tiles"].pop(), "counts.demand_tiles is 24"),
        (lambda data: data["demand_tiles"]["tiles"].reverse(), "demand_tiles.tiles must be D01"),
        (lambda data: data["capital_assets"]["tiles"].pop(), "counts.capital_assets is 16"),
        (lambda data: data["goals"]["tiles"].pop(), "counts.goals is 10"),
        (lambda data: data["stock_track"]["values"].pop(), "counts.stock_track_spaces is 21"),
        (lambda data: data["certificates"]["common"].update(copies=6), "certificates_per_company"),
        (lambda data: data["certificates"]["director"].update(shares=4), "shares_per_company"),
        (lambda data: data["resources"]["total_cubes"].update(coal=17), "resource_cubes is 70"),
        (lambda data: data["companies"]["charter"][6]["factories"].pop(), "factories"),
        (lambda data: data["goals"]["tiles"][0].update(measure="cats"), "goals measure managers"),
        (lambda data: data["general_actions"]["spaces"].reverse(), "general_actions.spaces must"),
        (
            lambda data: data["buildings"]["tiles"][0].update(era=2),
            "counts.buildings_by_era is",
        ),
        (
            lambda data: data["buildings"]["tiles"][0].update(min_players=4),
            "counts.buildings_by_players is",
        ),
        (
            lambda data: data["demand_tiles"]["tiles"][1].update(min_players=4),
            "counts.demand_tiles_by_players is",
        ),
        (
            lambda data: data["capital_assets"]["tiles"][0].update(starting=False),
            "counts.starting_capital_assets is 5",
        ),
        (lambda data: data["appeal_track"].update(max=15), "counts.appeal_track_spaces is 17"),
        (lambda data: data["goals"].update(drawn=6), "counts.goals_in_play is 5"),
        (
            lambda data: data["job_market"]["price_by_workers_present"].pop(),
            "price_by_workers_present must have a price for each number of workers",
        ),
    ],
)
def test_corrupted_components(change: Change, message: str) -> None:
    """[BS-SETUP-02, BS-SETUP-06] What is missing, doubled or out of order is named."""
    with pytest.raises(BadPack, match=message):
        GAME.check_components(changed(change))


def test_printed_values() -> None:
    """[BS-GEN-05, BS-GEN-09, BS-START-01, BS-SETUP-08] Some that rules and examples name."""
    assert PRINTED["stock_track"]["par_values"] == [35, 40, 50, 60]
    values = PRINTED["stock_track"]["values"]
    assert (values[0], values[-1]) == (10, 450)
    assert values == sorted(set(values))
    assert PRINTED["players"]["certificate_limit"] == {"2": 10, "3": 12, "4": 14}
    wages = PRINTED["job_market"]["price_by_workers_present"]
    assert wages == [50, *[40] * 4, *[30] * 4, *[20] * 4]
    certificates = PRINTED["certificates"]
    kinds = ["director", "preferred", "common"]
    assert [certificates[kind]["shares"] for kind in kinds] == [3, 2, 1]
    assert [certificates[kind]["copies"] for kind in kinds] == [1, 1, 5]


def test_ex_07_octagons() -> None:
    """EX-07 [BS-SETUP-02] To a tile with three octagons at most three goods can be sold."""
    companies = {"swift": {"director": 0, "goods": 8}, "libby": {"director": 1}}
    match = table(
        "operating",
        seats=2,
        companies=companies,
        demand={
            "meat_packing-right": ("D07", 0),
            "meat_packing-middle": ("D08", 2),
            "food_and_dairy-middle": ("D10", 0),
            "shoes-right": ("D02", 0),
            "shoes-left": ("D04", 0),
        },
        checked=False,
        stack=[("distribute", 0, "swift")],
    )
    right = [it for it in offered(match, "deliver") if "meat_packing-right" in it]
    assert right == [f"deliver meat_packing-right {count}" for count in (1, 2, 3)]
    middle = [it for it in offered(match, "deliver") if "meat_packing-middle" in it]
    assert middle == ["deliver meat_packing-middle 1"]


# packs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[players]\nstarting_gold = 5", "no such component"),
        ("[players]\nstarting_cash = '9'", "starting_cash must be a number such as 175"),
        ("[players]\nstarting_cash = true", "starting_cash must be a number such as 175"),
        ("[players]\nstarting_cash = 149", "starting_cash = 149: must be from 150 to 1000"),
        ("[players]\nstarting_cash = 1001", "must be from 150 to 1000"),
        ("[players.certificate_limit]\n3 = 4", "must be from 5 to 30"),
        ("[players]\nmax_shares_in_one_company = 7", "must stay 6 .it is 7."),
        ("[counts]\ngoals = 11", "counts.goals must stay"),
        ("[stock_track]\nmin_value = 5", "must stay 10"),
        ("[goals]\nreward = 2001", "must be from 0 to 2000"),
        ("[goals]\ndrawn = 4", "must stay 5"),
        ("[decades]\nresources_drawn = [4, 4, 4, 5, 6]", "must begin with 3"),
        ("[decades]\nresources_drawn = [3, 4, 4, 5]", "must be a list of 5 values"),
        ("[decades]\nresources_drawn = [3, 0, 4, 5, 6]", "must be from 1 to 10"),
        ("[resources.total_cubes]\ncoal = 20", "total_cubes.coal must stay"),
        ("[capital_assets]\nmarket_prices = [80, 70, 60, 50, 0]", "must be from 1 to 300"),
        ('[[buildings.tiles]]\nid = "B99"\namount = 5', "no component has the id 'B99'"),
        ('[[buildings.tiles]]\nid = "B01"\nera = 2', "must stay 1"),
        ('[[buildings.tiles]]\nid = "B01"\namount = 501', "B01.amount = 501: must be from 0"),
        ('[[buildings.tiles]]\nid = "B01"\nworkers_added = 5', "must be from 0 to 4"),
        ('[[buildings.tiles]]\nid = "B01"\neffect = { goods = 1 }', "no such component"),
        (
            '[[companies.charter]]\nid = "swift"\ngoods_price = [50, 60]',
            "must be a list of 3 values",
        ),
        ('[[companies.charter]]\nid = "swift"\ngoods_price = [50, 60, 75]', "whole dollars"),
        ('[[companies.charter]]\nid = "swift"\nstarting_appeal = 17', "must be from 0 to 16"),
        ('[[companies.charter]]\nid = "swift"\nasset_slots = 2', "must stay 1"),
        (
            '[[companies.charter]]\nid = "swift"\nfactories = [{ goods = 4 }]',
            "charter.swift.factories must be a list of 2 tables",
        ),
        (
            '[[companies.charter]]\nid = "swift"\nfactories = [{ workers = 4 }, {}]',
            "factories.#1.workers must stay 2 .it is 4.",
        ),
        (
            '[[companies.charter]]\nid = "swift"\nfactories = [{ goods = 9 }, {}]',
            "goods = 9: must be from 0 to 8",
        ),
        (
            '[[companies.charter]]\nid = "swift"\n'
            'factories = [{ resources = ["gold", "steel"] }, {}]',
            "factories.#1.resources: there is no 'gold'; there are livestock, steel, coal, wood",
        ),
        ('[[demand_tiles.tiles]]\nid = "D05"\npile = 2', "must stay 1"),
        ('[[goals.tiles]]\nid = "G01"\nmeasure = "workers"', "must stay 'managers'"),
        ("players = 3", "players must be a table .it is 3."),
    ],
)
def test_packs_that_are_refused(text: str, message: str, tmp_path: Path) -> None:
    """[BS-GEN-03, BS-GEN-05] The key, the value and what may be are told."""
    with pytest.raises(BadPack, match=message):
        GAME.new(3, seed=1, components=pack(text, tmp_path))


def test_pack_of_players(tmp_path: Path) -> None:
    """[BS-SETUP-09, BS-STOCK-09] Other cash and other limits."""
    text = "[players]\nstarting_cash = 180\n[players.certificate_limit]\n2 = 5"
    match = GAME.new(2, seed=1, components=pack(text, tmp_path))
    assert [player(match, seat)["cash"] for seat in (0, 1)] == [180, 180]
    assert "start swift 60" in match.legal()
    assert match.view()["limit"] == 5
    assert match.view()["pack"] == match.record.pack != ""


def test_pack_of_a_charter(tmp_path: Path) -> None:
    """[BS-START-03] Factories have no ids: they are merged by their place."""
    text = (
        '[[companies.charter]]\nid = "swift"\nstarting_appeal = 5\ngoods_price = [10, 20, 30]\n'
        'factories = [{}, { goods = 4, resources = ["coal", "coal", "coal"] }]\n'
    )
    match = GAME.new(2, seed=1, components=pack(text, tmp_path))
    view = match.view()["companies"][9]
    assert view["appeal"] == 5
    assert view["prices"] == [10, 20, 30]
    assert [factory["makes"] for factory in view["factories"]] == [2, 4]
    assert view["factories"][0]["needs"] == {"livestock": 1, "steel": 1, "coal": 0, "wood": 0}
    assert view["factories"][1]["needs"] == {"livestock": 0, "steel": 0, "coal": 3, "wood": 0}
    match.play("start swift 40")
    assert company(match, "swift")["appeal"] == 5


def test_pack_of_tiles(tmp_path: Path) -> None:
    """[BS-BUILD-03] A building's fee, effect and workers."""
    text = (
        '[[buildings.tiles]]\nid = "B10"\namount = 7\nworkers_added = 4\neffect = { goods = 5 }\n'
        '[[demand_tiles.tiles]]\nid = "D02"\ngoods = 4\n'
    )
    path = pack(text, tmp_path)
    players = {0: {"cash": 0, "built": ["B10"]}}
    match = table("action", 0, seats=2, companies=ONE, players=players, components=path)
    match.play("use B10 swift")
    assert player(match, 0)["cash"] == 7
    assert company(match, "swift")["goods"] == 5
    octagons = {it["tile"]: it["octagons"] for it in match.view()["demand"]}
    assert octagons["D02"] == 4
    players = {0: {"hand": ["B10", "B01", "B02"]}, 1: {"hand": ["B06", "B09", "B11"]}}
    match = table(
        "building",
        seats=2,
        companies=ONE,
        players=players,
        components=path,
        stack=[("building", -3, 1)],
    )
    match.play("build B10 B01", 0)
    match.play("build B06 B09", 1)
    assert match.view()["jobs"]["workers"] == 4 + 4 + 1


def test_pack_of_spaces_and_assets(tmp_path: Path) -> None:
    """[BS-GEN-02] Prices of the spaces, of the row and of using an asset."""
    text = (
        '[[general_actions.spaces]]\nid = "hire_manager"\namount = 5\n'
        "[capital_assets]\nmarket_prices = [90, 75, 65, 55, 45]\n"
        '[[capital_assets.tiles]]\nid = "foundry"\nuse_cost = 15\n'
        "[appeal_track]\nforfeit_value = 30\n"
    )
    path = pack(text, tmp_path)
    companies = {**ONE, "swift": {**ONE["swift"], "asset": "foundry"}}
    match = table("action", 0, seats=2, companies=companies, components=path)
    play(match, "activate foundry")
    assert company(match, "swift")["treasury"] == 285
    assert [entry["price"] for entry in match.view()["row"]] == [90, 75, 65, 55, 45]
    match.play("use hire_manager swift")
    assert company(match, "swift")["treasury"] == 280


def test_same_values_are_no_pack(tmp_path: Path) -> None:
    """[BS-SETUP-09] A pack that changes nothing is the printed game."""
    path = pack("[players]\nstarting_cash = 175", tmp_path)
    match = GAME.new(2, seed=1, components=path)
    assert match.record.pack == ""
    assert match.dump() == GAME.new(2, seed=1).dump()


@pytest.mark.parametrize("seats", [2, 4])
def test_game_with_a_pack_ends(seats: int, tmp_path: Path) -> None:
    """[BS-GEN-03, BS-GEN-04] At the edges of what may be changed all still holds."""
    text = (
        "[players]\nstarting_cash = 1000\n[goals]\nreward = 0\n"
        "[decades]\nresources_drawn = [3, 10, 10, 10, 10]\n"
        "[capital_assets]\nmarket_prices = [300, 40, 40, 40, 40]\n"
        "[appeal_track]\nforfeit_value = 0\n"
    )
    match = GAME.new(seats, seed=3, components=pack(text, tmp_path), advanced=True)
    for _ in range(6000):
        if match.over:
            break
        legal = match.legal_numbers()
        match.play(legal[match.version * 7 % len(legal)])
        GAME.sound(match.state)
    assert match.over


@pytest.mark.parametrize(
    "text",
    [
        '[[buildings.tiles]]\nid = "B03"\neffect = { resources = ["gold", "livestock"] }',
        '[[capital_assets.tiles]]\nid = "foundry"\nability = { resources = ["gold", "wood"] }',
    ],
)
def test_unknown_cubes_are_refused(text: str, tmp_path: Path) -> None:
    """[BS-GEN-05] A kind of cube that does not exist is named, not left out in silence."""
    with pytest.raises(BadPack, match="gold"):
        GAME.new(3, seed=1, components=pack(text, tmp_path))


def test_a_price_below_a_discount_is_refused(tmp_path: Path) -> None:
    """[BS-GEN-03] Buying an asset brings no money: the cheapest costs the highest discount."""
    least = "asset_discount = 30: the lowest of market_prices is 29"
    with pytest.raises(BadPack, match=least):
        GAME.new(
            2, components=pack("[capital_assets]\nmarket_prices = [80, 70, 60, 50, 29]", tmp_path)
        )


def test_a_discount_may_be_the_whole_price(tmp_path: Path) -> None:
    """[BS-GEN-03] An asset may cost nothing."""
    match = table(
        "action",
        0,
        seats=2,
        companies={"swift": {"director": 0, "treasury": 10}, "libby": {"director": 1}},
        players={0: {"built": ["B40"]}},
        components=prices(30, tmp_path),
    )
    cheapest = match.view()["row"][4]["asset"]
    match.play("use B40 swift")  # the only asset that can be paid is bought without a question
    assert company(match, "swift")["asset"] == cheapest
    assert company(match, "swift")["treasury"] == 10


def test_the_red_x_takes_nothing(tmp_path: Path) -> None:
    """[BS-SETUP-02] A pack cannot have goods sold to the tile with the red X."""
    path = pack('[[demand_tiles.tiles]]\nid = "D01"\ngoods = 3', tmp_path)
    with pytest.raises(BadPack, match="D01"):
        GAME.new(3, seed=1, components=path)
