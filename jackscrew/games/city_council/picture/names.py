"""What the things in the picture are called: its messages, and the names made of them."""

from jackscrew.draw import Text
from jackscrew.draw.scene import View
from jackscrew.text import N_

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
ACE_NAMES = {
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
COUNCIL = {
    "mayor": (N_("Mayor"), N_("7 points at once")),
    "transit": (N_("Transit Director"), N_("rail scores 2, starts anywhere")),
    "treasurer": (N_("Treasurer"), N_("1 chit at once")),
    "zoning": (N_("Zoning Board Chairman"), N_("others: no investment bonus")),
}
COUNCIL_TITLES = {
    "mayor": N_("Mayor: 7 points at once"),
    "transit": N_("Transit Director: rail may branch off anywhere and scores 2 points a segment"),
    "treasurer": N_("Treasurer: take a chit"),
    "zoning": N_("Zoning Board Chairman: your turn gives the others no investment bonus"),
}


def tile_name(text: Text, tile: str) -> str:
    """A tile as the picture's titles call it: a park, a site, or a value of a suit."""
    letter, value = tile[0], tile[1]
    if value == "0":
        return text(PARK_NAMES[letter])
    if value == "1":
        return text(ACE_NAMES[letter])
    return text(ZONE_NAMES[letter], value=int(value))


def rounds(view: View) -> dict[str, int]:
    """For the places of messages: which round it is, and of how many."""
    return {"round": view["round"], "rounds": view["rounds"]}


CROWDED = 8  # from so few places on the end may come before the last round [CC-END-02]


def is_crowded(view: View) -> bool:
    """Are so few places left that the end is near?"""
    return not view["over"] and view["places"] <= CROWDED


def places_left(text: Text, view: View) -> str:
    """How many places for a tile there are still."""
    if view["places"] == 1:
        return text("1 place left")
    return text("{count} places left", count=view["places"])
