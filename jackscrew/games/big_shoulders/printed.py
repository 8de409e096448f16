"""What the printed components must add up to, and what a pack may change of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from jackscrew.core import checks
from jackscrew.core.components import BadPack
from jackscrew.core.pack_lines import entry_name
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BUILDINGS,
    COMPANIES,
    DEMAND_TILES,
    FACTORY_COUNTS,
    GOALS,
    MEASURES,
    RESOURCES,
    SPACES,
)

# keys a pack may not change, wherever they stand: they make the game what it is
FIXED = frozenset(
    {
        *("meta", "counts", "source", "note", "id", "name", "short_name", "label", "colour"),
        *("colours", "colours_source", "industry", "era", "min_players", "max_players", "game"),
        *("publisher", "designer", "pays", "unlimited", "from_decade", "starting", "pile"),
        *("red_x", "measure", "scope", "optional", "partners", "certificates"),
        *("general_supply", "values_source", "groups_source", "rows_source"),
        *("middle_goods_source", "rulebook_check", "price_check", "years", "phases"),
        *("cleanup_after_last_decade", "building_era_dealt", "buildings_dealt_per_player"),
        *("max_shares_in_one_company", "values", "par_values", "triple_jump_min_value"),
        *("max_value", "min_value", "min", "max", "bonuses", "capacity", "groups"),
        *("fill_order", "hire_order", "price_when_empty", "initial_workers", "types"),
        *("cube_colour", "haymarket_start", "bag_after_haymarket", "trade_in", "trade_out"),
        *("refill_restock_per_type", "supply_chain", "rows", "columns", "fill_columns"),
        *("printed_spaces", "spaces_per_player", "asset_slots", "partner_space", "total_cubes"),
        *("workers", "automation", "automations", "managers", "salespeople", "first_80_tile"),
        *("drawn", "options", "protect_price", "stock_step", "resources_like"),
        "resources_unlike",
    }
)

# numbers a pack may change, by the end of their path, and from where to where
RANGES = {
    "players.starting_cash": (150, 1000),
    "players.no_company_partner_income": (0, 200),
    "certificate_limit.2": (5, 30),
    "certificate_limit.3": (5, 30),
    "certificate_limit.4": (5, 30),
    "appeal_track.forfeit_value": (0, 200),
    "goals.reward": (0, 2000),
    "job_market.price_by_workers_present": (0, 200),
    "decades.resources_drawn": (1, 10),
    "capital_assets.market_prices": (1, 300),  # no less than the least discount
    "demand_board.bonus.left": (0, 300),
    "demand_board.bonus.middle": (0, 300),
    "demand_board.bonus.right": (0, 300),
    "amount": (0, 500),
    "workers_added": (0, 4),
    "use_cost": (0, 200),
    "starting_appeal": (0, 16),
    "goods_price": (0, 300),
    "goods": (0, 8),
    "asset_discount": (1, 40),
    "dividend": (10, 1000),
    "revenue": (1, 500),
    "appeal": (0, 4),
    "manager.resources": (0, 4),
}


def count_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Where the components do not add up to their counts."""
    charters = data["companies"]["charter"]
    wanted = data["counts"]
    certificates = data["certificates"]
    kinds = [certificates[kind] for kind in ("director", "preferred", "common")]
    buildings = data["buildings"]["tiles"]
    demand = data["demand_tiles"]["tiles"]
    assets = data["capital_assets"]["tiles"]
    found = {
        "companies": len(charters),
        "certificates_per_company": sum(kind["copies"] for kind in kinds),
        "shares_per_company": sum(kind["copies"] * kind["shares"] for kind in kinds),
        "demand_tiles": len(demand),
        "demand_tiles_by_players": by_players(demand),
        "buildings": len(buildings),
        "buildings_by_era": by_value(buildings, "era"),
        "buildings_by_players": by_players(buildings),
        "capital_assets": len(assets),
        "starting_capital_assets": sum(asset["starting"] for asset in assets),
        "goals": len(data["goals"]["tiles"]),
        "goals_in_play": data["goals"]["drawn"],
        "stock_track_spaces": len(data["stock_track"]["values"]),
        "resource_cubes": sum(data["resources"]["total_cubes"][kind] for kind in RESOURCES),
        "appeal_track_spaces": data["appeal_track"]["max"] - data["appeal_track"]["min"] + 1,
    }
    for key, count in found.items():
        if count != wanted[key]:
            yield BadPack(
                "{key} is {wanted}, but there are {count}",
                key=f"counts.{key}",
                wanted=wanted[key],
                count=count,
            )


def name_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Where the components are not those the rules speak of."""
    charters = data["companies"]["charter"]
    names = {
        "companies.charter": (charters, COMPANIES),
        "buildings.tiles": (data["buildings"]["tiles"], BUILDINGS),
        "capital_assets.tiles": (data["capital_assets"]["tiles"], ASSETS),
        "demand_tiles.tiles": (data["demand_tiles"]["tiles"], DEMAND_TILES),
        "goals.tiles": (data["goals"]["tiles"], GOALS),
        "general_actions.spaces": (data["general_actions"]["spaces"], SPACES),
    }
    for key, (entries, expected) in names.items():
        if [entry["id"] for entry in entries] != expected:
            yield BadPack("{key} must be {ids}", key=key, ids=", ".join(expected))
    if [len(charter["factories"]) for charter in charters] != FACTORY_COUNTS:
        yield BadPack(
            "{key}: the companies must have {counts} factories",
            key="companies.charter",
            counts=FACTORY_COUNTS,
        )
    if [goal["measure"] for goal in data["goals"]["tiles"]] != MEASURES:
        measures = ", ".join(MEASURES)
        yield BadPack("{key}: goals measure {measures}", key="goals.tiles", measures=measures)


def by_value(entries: list[dict[str, Any]], key: str) -> dict[str, int]:
    """How many entries have each value."""
    values = [entry[key] for entry in entries]
    return {str(value): values.count(value) for value in sorted(set(values))}


def by_players(entries: list[dict[str, Any]]) -> dict[str, int]:
    """How many tiles are used with each number of players."""
    least = [entry["min_players"] for entry in entries]
    return {str(seats): sum(it <= seats for it in least) for seats in (2, 3, 4)}


def fit_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Where numbers that belong together do not agree."""
    drawn, first = data["decades"]["resources_drawn"], data["supply_chain"]
    if drawn[0] != first["initial_cubes_per_space"]:
        yield BadPack(
            "{key} must begin with {first}",
            key="decades.resources_drawn",
            first=first["initial_cubes_per_space"],
        )
    partners = data["partners"]["on_appeal_space"]
    yield from checks.equal("partners.on_appeal_space", partners, partner_space(data))
    if len(data["job_market"]["price_by_workers_present"]) != data["job_market"]["capacity"] + 1:
        yield BadPack(
            "{key} must have a price for each number of workers",
            key="job_market.price_by_workers_present",
        )
    for name, kind in cubes_named(data):
        if kind not in RESOURCES:
            yield BadPack(
                "{key}: there is no {value}; there are {known}",
                key=name,
                value=kind,
                known=", ".join(RESOURCES),
            )


def sale_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Half of any price is whole dollars, and nothing is sold to the red X."""
    for charter in data["companies"]["charter"]:
        for price in charter["goods_price"]:
            if price % 2:
                yield BadPack(
                    "{key} = {value}: half of it must be whole dollars",
                    key=f"companies.charter.{charter['id']}.goods_price",
                    value=price,
                )
    for tile in data["demand_tiles"]["tiles"]:
        if tile.get("red_x") and tile["goods"]:
            yield BadPack(
                "{key} = {value}: the tile with the red X takes none",
                key=f"demand_tiles.tiles.{tile['id']}.goods",
                value=tile["goods"],
            )


def asset_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """An asset may cost nothing, but buying one brings no money."""
    cheapest = min(data["capital_assets"]["market_prices"])
    for tile in data["buildings"]["tiles"]:
        discount = tile["effect"].get("asset_discount", 0)
        if discount > cheapest:
            yield BadPack(
                "{key} = {value}: the lowest of market_prices is {cheapest}",
                key=f"buildings.tiles.{tile['id']}.effect.asset_discount",
                value=discount,
                cheapest=cheapest,
            ).or_at("capital_assets.market_prices")


def cubes_named(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """All resources that components need or give, each with the key."""
    for charter in data["companies"]["charter"]:
        for place, factory in enumerate(charter["factories"]):
            number = entry_name(factory, place)
            key = f"companies.charter.{charter['id']}.factories.{number}.resources"
            yield from ((key, kind) for kind in factory["resources"])
    for name, part in (("buildings", "effect"), ("capital_assets", "ability")):
        for tile in data[name]["tiles"]:
            key = f"{name}.tiles.{tile['id']}.{part}.resources"
            yield from ((key, kind) for kind in tile[part].get("resources", []))


def partner_space(data: dict[str, Any]) -> int:
    """Where the appeal track has the partner."""
    spaces = data["appeal_track"]["bonuses"]
    return next(int(entry["space"]) for entry in spaces if entry["bonus"] == "partner")


def range_errors(data: dict[str, Any]) -> Iterator[BadPack]:
    """Numbers outside what can be played."""
    return checks.within("", data, RANGES)


def check_components(data: dict[str, Any]) -> None:
    """The counts a loader asserts, and numbers that must stay playable."""
    told = (count_errors, name_errors, range_errors, fit_errors, sale_errors, asset_errors)
    for wrong in chain.from_iterable(errors(data) for errors in told):
        raise wrong
