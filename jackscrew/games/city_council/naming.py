"""What the things of City Council are called: for words, picture and terminal alike."""

from __future__ import annotations

from jackscrew.core.supplied import Translate, Values
from jackscrew.games.city_council.view import CityCouncilView, Investment
from jackscrew.text import N_, NC_, Translator

SUIT_NAMES = {"suns": N_("suns"), "moons": N_("moons"), "crowns": N_("crowns"), "arms": N_("arms")}
ZONE_NAMES = {
    "S": N_("{value} of suns"),
    "M": N_("{value} of moons"),
    "C": N_("{value} of crowns"),
    "A": N_("{value} of arms"),
}
PARK_NAMES = {
    "S": N_("park of suns"),
    "M": N_("park of moons"),
    "C": N_("park of crowns"),
    "A": N_("park of arms"),
}
SITE_NAMES = {
    "S": N_("power plant"),
    "M": N_("sewage plant"),
    "C": N_("city hall"),
    "A": N_("airport"),
}
QUADRANTS = (N_("north-west"), N_("north-east"), N_("south-west"), N_("south-east"))
CORNER_NAMES = dict(zip(("NW", "NE", "SW", "SE"), QUADRANTS, strict=True))
HALF_NAMES = {"N": N_("north"), "S": N_("south"), "W": N_("west"), "E": N_("east")}
INTERESTS = {
    "N": N_("{name} profits from {suit} in the northern half"),
    "S": N_("{name} profits from {suit} in the southern half"),
    "W": N_("{name} profits from {suit} in the western half"),
    "E": N_("{name} profits from {suit} in the eastern half"),
}
INTERESTS_WITH_NUMERAL = {
    "N": N_("{name} profits from {suit} and every {numeral} in the northern half"),
    "S": N_("{name} profits from {suit} and every {numeral} in the southern half"),
    "W": N_("{name} profits from {suit} and every {numeral} in the western half"),
    "E": N_("{name} profits from {suit} and every {numeral} in the eastern half"),
}
COIN_STATES = {
    "free": N_("{name}'s coin {value}, free"),
    "used": N_("{name}'s coin {value}, used"),
    "bid": N_("{name}'s coin {value}, bid"),
}
MEMBERS = {
    "mayor": (N_("Mayor"), N_("7 points at once")),
    "transit": (N_("Transit Director"), N_("rail scores 2, starts anywhere")),
    "treasurer": (N_("Treasurer"), N_("1 chit at once")),
    "zoning": (N_("Zoning Board Chairman"), N_("others: no investment bonus")),
}
MEMBER_TITLES = {
    "mayor": N_("Mayor: 7 points at once"),
    "transit": N_("Transit Director: rail may branch off anywhere and scores 2 points a segment"),
    "treasurer": N_("Treasurer: take a chit"),
    "zoning": N_("Zoning Board Chairman: your turn gives the others no investment bonus"),
}
# accusative, with the article
THE_ZONES = {
    "S": NC_("tile accusative", "the {value} of suns"),
    "M": NC_("tile accusative", "the {value} of moons"),
    "C": NC_("tile accusative", "the {value} of crowns"),
    "A": NC_("tile accusative", "the {value} of arms"),
}
THE_SITES = {
    "S0": NC_("tile accusative", "the park of suns"),
    "M0": NC_("tile accusative", "the park of moons"),
    "C0": NC_("tile accusative", "the park of crowns"),
    "A0": NC_("tile accusative", "the park of arms"),
    "S1": NC_("tile accusative", "the power plant"),
    "M1": NC_("tile accusative", "the sewage plant"),
    "C1": NC_("tile accusative", "the city hall"),
    "A1": NC_("tile accusative", "the airport"),
}
THE_MEMBERS = {
    "mayor": NC_("council accusative", "the Mayor"),
    "transit": NC_("council accusative", "the Transit Director"),
    "treasurer": NC_("council accusative", "the Treasurer"),
    "zoning": NC_("council accusative", "the Zoning Board Chairman"),
}
TICK_CORNERS = {
    "NW": NC_("corner", "north-west corner"),
    "NE": NC_("corner", "north-east corner"),
    "SE": NC_("corner", "south-east corner"),
    "SW": NC_("corner", "south-west corner"),
}


def tile_name(text: Translate, tile: str) -> str:
    """A tile without an article: a park, a site, or a value of a suit."""
    letter, value = tile[0], tile[1]
    if value == "0":
        return text(PARK_NAMES[letter])
    if value == "1":
        return text(SITE_NAMES[letter])
    return text(ZONE_NAMES[letter], value=int(value))


def the_tile(words: Translator, tile: str) -> str:
    """A tile with its article, in the accusative."""
    if tile in THE_SITES:
        return words.named("tile accusative", THE_SITES[tile])
    return words.named("tile accusative", THE_ZONES[tile[0]], value=int(tile[1]))


def the_member(words: Translator, member: str) -> str:
    """A member of the council with the article, in the accusative."""
    return words.named("council accusative", THE_MEMBERS[member])


def tick_corner(words: Translator, corner: str) -> str:
    """A corner of a tile, without an article."""
    return words.named("corner", TICK_CORNERS[corner])


def profit(text: Translate, name: str, investment: Investment) -> str:
    """What a seat profits from, and in which half of the city."""
    region, suit, numeral = investment
    told: Values = {"name": name, "suit": text(SUIT_NAMES[suit])}
    if numeral is None:
        return text(INTERESTS[region], **told)
    return text(INTERESTS_WITH_NUMERAL[region], numeral=numeral, **told)


def round_told(text: Translate, view: CityCouncilView) -> str:
    """Which round it is, and of how many."""
    return text("Round {round} of {rounds}", round=view["round"], rounds=view["rounds"])


def places_left(text: Translate, view: CityCouncilView) -> str:
    """How many places for a tile there are still."""
    if view["places"] == 1:
        return text("1 place left")
    return text("{count} places left", count=view["places"])
