"""Rows of the score sheet, steps and parts of the picture; and what an action is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jackscrew.core.view import View
from jackscrew.games.big_shoulders import naming
from jackscrew.text import NC_, Words

SOURCES = {
    "cash": NC_("source", "Cash"),
    "anglo": NC_("source", "Anglo-American"),
    "brunswick": NC_("source", "Brunswick"),
    "cracker_jack": NC_("source", "Cracker Jack"),
    "doggett": NC_("source", "Doggett"),
    "elgin": NC_("source", "Elgin"),
    "fairbank": NC_("source", "Fairbank"),
    "henderson": NC_("source", "Henderson"),
    "libby": NC_("source", "Libby"),
    "spalding": NC_("source", "Spalding"),
    "swift": NC_("source", "Swift"),
    "goals": NC_("source", "Goals"),
}
STEPS = {
    "first": NC_("step", "Who begins"),
    "reveal": NC_("step", "New capital asset"),
    "goal": NC_("step", "New goal"),
    "demand": NC_("step", "New demand tile"),
    "cube": NC_("step", "Drawing a cube"),
    "deal": NC_("step", "Dealing a building"),
    "start": NC_("step", "First company"),
    "decade": NC_("step", "Decade"),
    "stock": NC_("step", "Stock phase"),
    "trade": NC_("step", "Stock turn"),
    "sell": NC_("step", "Selling shares"),
    "protect": NC_("step", "Price Protection"),
    "buy": NC_("step", "Buying after a sale"),
    "building": NC_("step", "Building phase"),
    "draft": NC_("step", "Draft"),
    "pass_on": NC_("step", "Passing on"),
    "build": NC_("step", "Choosing a building"),
    "show": NC_("step", "Showing the buildings"),
    "round": NC_("step", "Action phase"),
    "turn": NC_("step", "Partner's action"),
    "after": NC_("step", "Free actions"),
    "slide": NC_("step", "Row of capital assets"),
    "hire": NC_("step", "Hiring workers"),
    "worker": NC_("step", "Placing a worker"),
    "manager": NC_("step", "Placing a manager"),
    "invest": NC_("step", "Buying a capital asset"),
    "stow": NC_("step", "Capital asset of a charter"),
    "keep": NC_("step", "Keeping a capital asset"),
    "cubes": NC_("step", "Haymarket Square"),
    "automate": NC_("step", "Automation"),
    "relocate": NC_("step", "Worker set free"),
    "advance": NC_("step", "Appeal"),
    "bonus": NC_("step", "Appeal bonus"),
    "lead": NC_("step", "First place"),
    "operating": NC_("step", "Operating phase"),
    "produce": NC_("step", "Production"),
    "issue": NC_("step", "Issuing shares"),
    "distribute": NC_("step", "Selling goods"),
    "finish": NC_("step", "End of the turn"),
    "wind_up": NC_("step", "Close of the books"),
    "last": NC_("step", "End of the operating turn"),
    "supply": NC_("step", "Supply chain"),
    "draw": NC_("step", "Drawing cubes"),
    "cleanup": NC_("step", "Cleanup"),
    "refill": NC_("step", "Demand board"),
    "end": NC_("step", "End of the game"),
}
PICTURE_PARTS = {
    "city": NC_("picture", "City"),
    "tracks": NC_("picture", "Tracks"),
    "market": NC_("picture", "Market"),
    "companies": NC_("picture", "Companies"),
    "players": NC_("picture", "Players"),
}
SHARE_COUNT = 10  # of each company
SHARES = {"director": 3, "preferred": 2, "common": 1}


def split(action: str) -> tuple[str, list[str]]:
    """The verb of an action, and the words after it."""
    verb, *what = action.split()
    return verb, what


def about(view: View) -> tuple[Any, Any]:
    """The two things a question is about, as its step says; nothing for those it hides from."""
    found = view["question"]["about"]
    return found.get("a"), found.get("b")


def asked_company(view: View) -> View:
    """The company a question is about."""
    return company_of(view, about(view)[0])


def company_of(view: View, key: str) -> View:
    """A company's entry in the view."""
    found: View = next(each for each in view["companies"] if each["company"] == key)
    return found


def held_by_asked(view: View, company: str) -> int:
    """The shares of a company that belong to the seat that is asked."""
    held: int = view["players"][view["question"]["seat"]]["shares"][company]
    return held


def parted(thing: str) -> tuple[str, str]:
    """The company of a factory or a store, and which it is: "swift-2" is factory 2 of Swift."""
    company, _, rest = thing.rpartition("-")
    return company, rest


def factory_of(view: View, key: str) -> View:
    """A factory's entry in the view."""
    company = company_of(view, parted(key)[0])
    found: View = next(each for each in company["factories"] if each["factory"] == key)
    return found


def owner_of(view: View, building: str) -> tuple[int, int]:
    """Whose a building on the board is, and the year of its space."""
    return next(
        (player["seat"], view["years"][decade])
        for player in view["players"]
        for decade, built in enumerate(player["buildings"])
        if built and built["building"] == building
    )


def asset_owner(view: View, asset: str) -> str:
    """The company an asset belongs to."""
    return str(next(each["company"] for each in view["companies"] if each["asset"] == asset))


def named_building(words: Words, view: View, building: str) -> str:
    """What a building brings, in a few letters."""
    return naming.building(words.text, naming.card(view, building))


def building_name(words: Words, building: str) -> str:
    """What a building of this match brings, in a few letters."""
    return naming.building(words.text, naming.cards_of(words.components)[building])


def unique_building(words: Words, building: str, others: Sequence[str]) -> str:
    """A building's name in quotation marks; with its fee, or its era, if another is called so."""
    cards, name = naming.cards_of(words.components), building_name(words, building)
    quoted = words.text("“{building}”", building=name)
    alike = [it for it in others if it != building and building_name(words, it) == name]
    if not alike:
        return quoted
    fee, era = cards[building]["amount"], cards[building]["era"]
    if any(cards[other]["amount"] == fee for other in alike):
        return words.text("{building} of era {era}", building=quoted, era=era)
    return words.text("{building} for ${fee}", building=quoted, fee=fee)


def dollars(words: Words, amount: int) -> str:
    """An amount of money by itself."""
    return words.text("${amount}", amount=amount)


def moved(view: View, value: int, steps: int) -> int:
    """A share value some steps on or back; the track has two ends."""
    values: Sequence[int] = view["values"]
    place = values.index(value) + steps
    return values[max(0, min(len(values) - 1, place))]


def steps_up(view: View, value: int, revenue: int) -> int:
    """How far a share value rises with the dividends that are paid."""
    if revenue >= 3 * value and value >= view["triple_from"]:
        return 3
    return min(2, revenue // value)
