"""Rows of the score sheet, steps and parts of the picture; and what an action is about."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import BUILDINGS, Parts
from jackscrew.games.big_shoulders.view import (
    CompanyView,
    FactoryView,
    ShouldersView,
    building_card,
)
from jackscrew.text import NC_, Words
from jackscrew.text.words import about, asked_seat

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


def parts_of(words: Words) -> Parts:
    """What is printed on the components of this match."""
    parts = words.setup.parts
    assert isinstance(parts, Parts), "the parts of another game"
    return parts


def asked_company(view: ShouldersView) -> CompanyView:
    """The company a question is about."""
    return company_of(view, about(view))


def company_of(view: ShouldersView, key: str) -> CompanyView:
    """A company's entry in the view."""
    return next(each for each in view["companies"] if each["company"] == key)


def revenue_of(view: ShouldersView) -> int:
    """The revenue of the operating turn so far."""
    return view["operating"]["revenue"] if view["operating"] else 0


def held_by_asked(view: ShouldersView, company: str) -> int:
    """The shares of a company that belong to the seat that is asked."""
    return view["players"][asked_seat(view)]["shares"][company]


def parted(thing: str) -> tuple[str, str]:
    """The company of a factory or a store, and which it is: "swift-2" is factory 2 of Swift."""
    company, _, rest = thing.rpartition("-")
    return company, rest


def factory_of(view: ShouldersView, key: str) -> FactoryView:
    """A factory's entry in the view."""
    company = company_of(view, parted(key)[0])
    return next(each for each in company["factories"] if each["factory"] == key)


def owner_of(view: ShouldersView, building: str) -> tuple[int, int]:
    """Whose a building on the board is, and the year of its space."""
    return next(
        (player["seat"], view["years"][decade])
        for player in view["players"]
        for decade, built in enumerate(player["buildings"])
        if built and built["building"] == building
    )


def asset_owner(view: ShouldersView, asset: str) -> str:
    """The company an asset belongs to."""
    return next(each["company"] for each in view["companies"] if each["asset"] == asset)


def named_building(words: Words, view: ShouldersView, building: str) -> str:
    """What a building brings, in a few letters."""
    return naming.building(words.text, building_card(view["cards"], building))


def building_name(words: Words, building: str) -> str:
    """What a building of this match brings, in a few letters."""
    return naming.building(words.text, building_card(parts_of(words).cards, building))


def unique_building(words: Words, building: str, others: Sequence[str]) -> str:
    """A building's name in quotation marks; with its fee, or its era, if another is called so."""
    parts, name = parts_of(words), building_name(words, building)
    quoted = words.text("“{building}”", building=name)
    alike = [it for it in others if it != building and building_name(words, it) == name]
    if not alike:
        return quoted
    fee = building_card(parts.cards, building)["amount"]
    if any(building_card(parts.cards, other)["amount"] == fee for other in alike):
        era = parts.era[BUILDINGS.index(building)]
        return words.text("{building} of era {era}", building=quoted, era=era)
    return words.text("{building} for ${fee}", building=quoted, fee=fee)


def dollars(words: Words, amount: int) -> str:
    """An amount of money by itself."""
    return words.text("${amount}", amount=amount)


def moved(view: ShouldersView, value: int, steps: int) -> int:
    """A share value some steps on or back; the track has two ends."""
    values = view["values"]
    place = values.index(value) + steps
    return values[max(0, min(len(values) - 1, place))]


def steps_up(view: ShouldersView, value: int, revenue: int) -> int:
    """How far a share value rises with the dividends that are paid."""
    if revenue >= 3 * value and value >= view["triple_from"]:
        return 3
    return min(2, revenue // value)
