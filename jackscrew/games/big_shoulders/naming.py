"""What the things of City of the Big Shoulders are called, and what they do in a sentence.

For words, pictures and the terminal alike: every function takes a translator `text`.  Numbers
printed on tiles come from `card`, which knows those of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from jackscrew.core.supplied import Translate
from jackscrew.games.big_shoulders.components import GOALS as GOAL_IDS
from jackscrew.games.big_shoulders.components import MEASURES
from jackscrew.games.big_shoulders.view import (
    AssetCard,
    BuildingCard,
    Cubes,
    Effects,
    GoalView,
    SpaceView,
)
from jackscrew.text import N_

Counted = Literal[
    "automations",
    "workers",
    "managers",
    "salespeople",
    "appeal",
    "goods",
    "asset_discount",
    "dividend",
    "resources_like",
    "resources_unlike",
    "revenue",
    "stock_step",
    "protect_price",
]
COUNTED: tuple[Counted, ...] = get_args(Counted)
"""All that tiles bring but named cubes, in the order it is told."""

# proper names: the same in every language
SHORT_NAMES = {
    "anglo": "Anglo-American",
    "brunswick": "Brunswick",
    "cracker_jack": "Cracker Jack",
    "doggett": "Doggett",
    "elgin": "Elgin",
    "fairbank": "Fairbank",
    "henderson": "Henderson",
    "libby": "Libby",
    "spalding": "Spalding",
    "swift": "Swift",
}
FULL_NAMES = {
    "anglo": "Anglo-American Provision Co.",
    "brunswick": "Brunswick-Balke-Collender Co.",
    "cracker_jack": "The Cracker Jack Co.",
    "doggett": "Doggett, Bassett & Hills Co.",
    "elgin": "Elgin National Watch Co.",
    "fairbank": "N. K. Fairbank & Co.",
    "henderson": "C. M. Henderson & Co.",
    "libby": "Libby, McNeill, & Libby",
    "spalding": "A.G. Spalding and Bros.",
    "swift": "Swift and Company",
}
INDUSTRIES = {
    "food_and_dairy": N_("Food and dairy"),
    "dry_goods": N_("Dry goods"),
    "meat_packing": N_("Meat packing"),
    "shoes": N_("Shoes"),
}
RESOURCES = {
    "livestock": N_("livestock"),
    "steel": N_("steel"),
    "coal": N_("coal"),
    "wood": N_("wood"),
}
COLUMNS = {
    "left": N_("left"),
    "middle": N_("middle"),
    "right": N_("right"),
}
PHASES = {
    "setup": N_("Setup"),
    "stock": N_("Stock phase"),
    "building": N_("Building phase"),
    "action": N_("Action phase"),
    "operating": N_("Operating phase"),
    "cleanup": N_("Cleanup"),
    "over": N_("End of the game"),
}
CERTIFICATES = {
    "director": N_("Director's Certificate"),
    "preferred": N_("Preferred Certificate"),
    "common": N_("Common Certificate"),
}
SPACES = {
    "hire_workers": N_("Hire workers"),
    "advertising": N_("Advertising"),
    "hire_manager": N_("Hire a manager"),
    "hire_salesperson": N_("Hire a salesperson"),
    "capital_investment": N_("Capital investment"),
    "extra_dividends": N_("Extra dividends"),
    "fundraising_40": N_("Fundraising"),
    "fundraising_60": N_("Fundraising"),
    "fundraising_80": N_("Fundraising"),
}
SPACE_EFFECTS = {
    "hire_workers": N_("Hire one or more workers, each at the price of the job market."),
    "advertising": N_("For ${amount}: one step up in appeal; you may go first from next round on."),
    "hire_manager": N_("For ${amount}: a manager for one of the factories."),
    "hire_salesperson": N_("For ${amount}: a salesperson, who raises the price of goods."),
    "capital_investment": N_("Buy a capital asset at the price above it."),
    "extra_dividends": N_(
        "Pay ${amount} from the treasury as dividends; the share value may rise."
    ),
    "fundraising_40": N_("The bank pays ${amount} to the company."),
    "fundraising_60": N_("The bank pays ${amount} to the company."),
    "fundraising_80": N_("The bank pays ${amount} to the company."),
}
ASSETS = {
    "brilliant_marketing": N_("Brilliant Marketing"),
    "cincinnati_steel": N_("Cincinnati Steel"),
    "michigan_lumber": N_("Michigan Lumber"),
    "pennsylvania_coal": N_("Pennsylvania Coal"),
    "union_stockyards": N_("Union Stockyards"),
    "abattoir": N_("Abattoir"),
    "backroom_deals": N_("Backroom Deals"),
    "brand_recognition": N_("Brand Recognition"),
    "catalog_empire": N_("Catalog Empire"),
    "color_catalog": N_("Color Catalog"),
    "foundry": N_("Foundry"),
    "mail_order_catalog": N_("Mail Order Catalog"),
    "popular_partners": N_("Popular Partners"),
    "price_protection": N_("Price Protection"),
    "refrigeration": N_("Refrigeration"),
    "workshop": N_("Workshop"),
}
BONUSES = {
    "worker": N_("Worker"),
    "salesperson": N_("Salesperson"),
    "automation": N_("Automation"),
    "partner": N_("Partner"),
    "bonus_good_token": N_("Bonus goods token"),
    "stock_step": N_("Share value"),
}
BONUS_EFFECTS = {
    "worker": N_("A worker for one of the factories."),
    "salesperson": N_("A salesperson, who raises the price of goods."),
    "automation": N_("A token replaces a worker, who is free for another factory."),
    "partner": N_("The director's partner who waits here, ready at once."),
    "bonus_good_token": N_("A token that makes a good each decade."),
    "stock_step": N_("The share value rises a step."),
}
GOALS = {
    "managers": N_("Most managers"),
    "salespeople": N_("Most salespeople"),
    "capital_assets": N_("Most capital assets"),
    "workers": N_("Most workers"),
    "automation_tokens": N_("Most automation"),
    "appeal": N_("Highest appeal"),
    "company_cash": N_("Richest treasury"),
    "partners": N_("Most partners"),
    "common_certificates": N_("Most Commons"),
    "preferred_certificates": N_("Most Preferreds"),
}
GOAL_EFFECTS = {
    "managers": N_("${amount} for the most managers on charters one directs."),
    "salespeople": N_("${amount} for the most salespeople on charters one directs."),
    "capital_assets": N_("${amount} for the most capital assets on charters one directs."),
    "workers": N_("${amount} for the most workers on charters one directs."),
    "automation_tokens": N_("${amount} for the most automation tokens on charters one directs."),
    "appeal": N_("${amount} for directing a company with the highest appeal."),
    "company_cash": N_("${amount} for directing the company with the richest treasury."),
    "partners": N_("${amount} for the most partners in play."),
    "common_certificates": N_("${amount} for the most Common Certificates."),
    "preferred_certificates": N_("${amount} for the most Preferred Certificates."),
}

# what tiles bring, a few letters each: of one, of several
GAINS = {
    "appeal": (N_("Appeal +{count}"), N_("Appeal +{count}")),
    "salespeople": (N_("{count} salesperson"), N_("{count} salespeople")),
    "managers": (N_("{count} manager"), N_("{count} managers")),
    "workers": (N_("{count} worker"), N_("{count} workers")),
    "automations": (N_("{count} automation"), N_("{count} automations")),
    "goods": (N_("{count} good"), N_("{count} goods")),
    "cubes": (N_("{count} cube"), N_("{count} cubes")),
    "asset_discount": (N_("Asset ${count} off"), N_("Asset ${count} off")),
    "dividend": (N_("Dividends of ${count}"), N_("Dividends of ${count}")),
    "resources_like": (N_("{count} like cube"), N_("{count} like cubes")),
    "resources_unlike": (N_("{count} unlike cube"), N_("{count} unlike cubes")),
    "revenue": (N_("Revenue +${count}"), N_("Revenue +${count}")),
    "stock_step": (N_("Share value +{count} step"), N_("Share value +{count} steps")),
    "protect_price": (N_("Share value protected"), N_("Share value protected")),
}
# the same as sentences
DEEDS = {
    "appeal": (
        N_("The company rises {count} step in appeal."),
        N_("The company rises {count} steps in appeal."),
    ),
    "salespeople": (
        N_("The company gets {count} salesperson."),
        N_("The company gets {count} salespeople."),
    ),
    "managers": (N_("The company gets {count} manager."), N_("The company gets {count} managers.")),
    "workers": (N_("The company gets {count} worker."), N_("The company gets {count} workers.")),
    "automations": (
        N_("A token replaces {count} worker, who is free for another factory."),
        N_("Tokens replace {count} workers, who are free for other factories."),
    ),
    "goods": (N_("The company gets {count} good."), N_("The company gets {count} goods.")),
    "asset_discount": (
        N_("The company buys a capital asset for ${count} less."),
        N_("The company buys a capital asset for ${count} less."),
    ),
    "dividend": (
        N_("The company pays ${count} from its treasury as dividends; its value may rise."),
        N_("The company pays ${count} from its treasury as dividends; its value may rise."),
    ),
    "resources_like": (
        N_("The company takes {count} cube from Haymarket Square."),
        N_("The company takes {count} cubes of one kind from Haymarket Square."),
    ),
    "resources_unlike": (
        N_("The company takes {count} cube from Haymarket Square."),
        N_("The company takes {count} cubes of different kinds from Haymarket Square."),
    ),
    "revenue": (
        N_("In its operating turn the company has ${count} more revenue."),
        N_("In its operating turn the company has ${count} more revenue."),
    ),
    "stock_step": (
        N_("After production the share value rises {count} step."),
        N_("After production the share value rises {count} steps."),
    ),
    "protect_price": (
        N_("The share value does not fall when others sell, or when the revenue is withheld."),
        N_("The share value does not fall when others sell, or when the revenue is withheld."),
    ),
}


def company(key: str) -> str:
    """The short name of a company: "Swift"."""
    return SHORT_NAMES[key]


def full_company(key: str) -> str:
    """The whole name of a company: "Swift and Company"."""
    return FULL_NAMES[key]


def industry(text: Translate, key: str) -> str:
    """An industry: "Meat packing"."""
    return text(INDUSTRIES[key])


def resource(text: Translate, key: str) -> str:
    """A kind of cubes: "coal"."""
    return text(RESOURCES[key])


def column(text: Translate, key: str) -> str:
    """A column of the demand board: "left"."""
    return text(COLUMNS[key])


def phase(text: Translate, key: str) -> str:
    """A phase of a decade: "Stock phase"."""
    return text(PHASES[key])


def certificate(text: Translate, kind: str) -> str:
    """A kind of certificates: "Director's Certificate"."""
    return text(CERTIFICATES[kind])


def cubes(text: Translate, counts: Cubes) -> str:
    """Some cubes: "2 coal and 1 steel"; nothing if there are none."""
    found = [f"{count} {resource(text, kind)}" for kind, count in counts.items() if count]
    return joined(text, found)


def joined(text: Translate, things: Iterable[str]) -> str:
    """Several things in a row: "2 coal, 1 steel and 1 wood"."""
    *first, last = things or [""]
    if not first:
        return last
    return text(N_("{things} and {last}"), things=", ".join(first), last=last)


def space(text: Translate, key: str) -> str:
    """A general action space: "Advertising"."""
    return text(SPACES[key])


def space_effect(text: Translate, seen: SpaceView) -> str:
    """What a general space does, a sentence; `seen` is its entry of the view's `spaces`."""
    message = SPACE_EFFECTS[seen["space"]]
    return text(message, amount=seen["amount"])


def bonus(text: Translate, key: str) -> str:
    """A bonus of the appeal track: "Salesperson"."""
    return text(BONUSES[key])


def bonus_effect(text: Translate, key: str) -> str:
    """What a bonus of the appeal track brings, a sentence."""
    return text(BONUS_EFFECTS[key])


def measure(key: str) -> str:
    """What a goal measures, by the goal's id."""
    return MEASURES[GOAL_IDS.index(key)]


def goal(text: Translate, measure: str) -> str:
    """A goal by what it measures: "Most managers"."""
    return text(GOALS[measure])


def goal_effect(text: Translate, seen: GoalView) -> str:
    """What a goal pays for, a sentence; `seen` is its entry of the view's `goals`."""
    message = GOAL_EFFECTS[seen["measure"]]
    return text(message, amount=seen["reward"])


def gains(effects: Effects) -> list[tuple[str, int]]:
    """The effects of a tile but its cubes: what, and how many."""
    return [(key, int(count)) for key in COUNTED if (count := effects.get(key))]


def counted_cubes(effects: Effects) -> Cubes:
    """The cubes among the effects of a tile."""
    named = effects.get("resources", [])
    return {kind: named.count(kind) for kind in RESOURCES if kind in named}


def gain(text: Translate, key: str, count: int) -> str:
    """An effect in a few letters: "2 managers"."""
    return text(GAINS[key][count != 1], count=count)


def deed(text: Translate, key: str, count: int) -> str:
    """An effect as a sentence."""
    return text(DEEDS[key][count != 1], count=count)


def effects_named(text: Translate, effects: Effects) -> str:
    """What a tile brings in a few letters: "1 worker + 1 manager", "2 coal and 1 livestock"."""
    found = [gain(text, key, count) for key, count in gains(effects)]
    named = counted_cubes(effects)
    return " + ".join([cubes(text, named), *found] if named else found)


def effects_told(text: Translate, effects: Effects) -> str:
    """What a tile does, in sentences."""
    found = [deed(text, key, count) for key, count in gains(effects)]
    named = cubes(text, counted_cubes(effects))
    if named:
        found.insert(0, text(N_("The company takes {cubes} from Haymarket Square."), cubes=named))
    return " ".join(found)


def building(text: Translate, printed: BuildingCard) -> str:
    """A building's name, made of what it brings, since none is printed: "Appeal +2"."""
    return effects_named(text, printed["effect"])


def building_effect(text: Translate, printed: BuildingCard) -> str:
    """What a building does for a company that uses it, a sentence or two."""
    return effects_told(text, printed["effect"])


def building_fee(text: Translate, printed: BuildingCard) -> str:
    """Who pays a building's owner when it is used, a sentence."""
    if printed["pays"] == "company_to_owner":
        return text(N_("The company pays the owner ${amount}."), amount=printed["amount"])
    return text(N_("The bank pays the owner ${amount}."), amount=printed["amount"])


def building_workers(text: Translate, printed: BuildingCard) -> str:
    """How many workers a building brings to the job market; nothing if none."""
    count = printed["workers_added"]
    if count == 0:
        return ""
    if count == 1:
        return text(N_("When built: 1 worker for the job market."))
    return text(N_("When built: {count} workers for the job market."), count=count)


def building_told(text: Translate, printed: BuildingCard) -> str:
    """All that is printed on a building, in sentences."""
    told = (
        building_fee(text, printed),
        building_effect(text, printed),
        building_workers(text, printed),
    )
    return " ".join(sentence for sentence in told if sentence)


def asset(text: Translate, key: str) -> str:
    """A capital asset: "Cincinnati Steel"."""
    return text(ASSETS[key])


def asset_use(text: Translate, printed: AssetCard) -> str:
    """What an asset does when it is used, in a few letters: "2 steel"."""
    return effects_named(text, printed["ability"])


def asset_bonus(text: Translate, printed: AssetCard) -> str:
    """What an asset brings when it is bought, in a few letters: "1 automation"."""
    return effects_named(text, printed["immediate"])


def asset_effect(text: Translate, printed: AssetCard) -> str:
    """What an asset does when it is used, a sentence or two."""
    told = effects_told(text, printed["ability"])
    if not printed["use_cost"]:
        return text(N_("Once a decade: {told}"), told=told)
    return text(N_("Once a decade, for ${amount}: {told}"), amount=printed["use_cost"], told=told)


def asset_told(text: Translate, printed: AssetCard) -> str:
    """All that is printed on an asset, in sentences."""
    effect, told = asset_effect(text, printed), effects_told(text, printed["immediate"])
    if not told:
        return effect
    bonus = text(N_("When bought: {told}"), told=told)
    return f"{effect} {bonus}"
