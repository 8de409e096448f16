"""What the things of City Council are called, and what an action is about."""

from __future__ import annotations

from jackscrew.text import NC_, Words

CHITS = "chit"  # in place of a coin

# accusative, with the article
ZONES = {
    "S": NC_("tile accusative", "the {value} of suns"),
    "M": NC_("tile accusative", "the {value} of moons"),
    "C": NC_("tile accusative", "the {value} of crowns"),
    "A": NC_("tile accusative", "the {value} of arms"),
}
SITES = {
    "S0": NC_("tile accusative", "the park of suns"),
    "M0": NC_("tile accusative", "the park of moons"),
    "C0": NC_("tile accusative", "the park of crowns"),
    "A0": NC_("tile accusative", "the park of arms"),
    "S1": NC_("tile accusative", "the power plant"),
    "M1": NC_("tile accusative", "the sewage plant"),
    "C1": NC_("tile accusative", "the city hall"),
    "A1": NC_("tile accusative", "the airport"),
}
MEMBERS = {
    "mayor": NC_("council accusative", "the Mayor"),
    "transit": NC_("council accusative", "the Transit Director"),
    "treasurer": NC_("council accusative", "the Treasurer"),
    "zoning": NC_("council accusative", "the Zoning Board Chairman"),
}
CORNERS = {
    "NW": NC_("corner", "north-west corner"),
    "NE": NC_("corner", "north-east corner"),
    "SE": NC_("corner", "south-east corner"),
    "SW": NC_("corner", "south-west corner"),
}
SOURCES = {
    "placement": NC_("source", "Tiles placed"),
    "adjacency": NC_("source", "Neighbours"),
    "penalty": NC_("source", "Tiles not fully paid"),
    "mayor": NC_("source", "Mayor"),
    "initial": NC_("source", "Initial bonus"),
    "investment": NC_("source", "Investments"),
    "die": NC_("source", "Speculator's die"),
    "rail": NC_("source", "Rail"),
    "stops": NC_("source", "Stops"),
    "coins": NC_("source", "Unused coins"),
}
STEPS = {
    "round": NC_("step", "Round"),
    "tops": NC_("step", "New tiles"),
    "bidding": NC_("step", "Bidding"),
    "bid": NC_("step", "Bid"),
    "lobbying": NC_("step", "Lobbying"),
    "pick": NC_("step", "Turn position and council"),
    "steal": NC_("step", "Taking a chit"),
    "turns": NC_("step", "Turns"),
    "turn": NC_("step", "Turn"),
    "stack": NC_("step", "Tile"),
    "pay_tile": NC_("step", "Paying for the tile"),
    "position": NC_("step", "Placing the tile"),
    "tick": NC_("step", "Turning the tile"),
    "invest": NC_("step", "Investor"),
    "speculate": NC_("step", "Speculator"),
    "die": NC_("step", "Value of the die"),
    "pay_die": NC_("step", "Paying for the speculator"),
    "rail": NC_("step", "Rail"),
    "fund": NC_("step", "Paying for rail"),
    "tiebreak": NC_("step", "Tie"),
}
PICTURE_PARTS = {
    "board": NC_("picture", "City"),
    "council": NC_("picture", "Council"),
    "seats": NC_("picture", "Coins"),
}


def tile_name(words: Words, tile: str) -> str:
    """A tile with its article, in the accusative."""
    if tile in SITES:
        return words.named("tile accusative", SITES[tile])
    return words.named("tile accusative", ZONES[tile[0]], value=int(tile[1]))


def member_name(words: Words, member: str) -> str:
    """A member of the council with the article, in the accusative."""
    return words.named("council accusative", MEMBERS[member])


def corner_name(words: Words, corner: str) -> str:
    """A corner of a tile, without an article."""
    return words.named("corner", CORNERS[corner])


def split(action: str) -> tuple[str, str]:
    """The verb of an action, and what it is about."""
    verb, _, what = action.partition(" ")
    return verb, what


def values(words: Words, verb: str, what: str) -> dict[str, object]:
    """What an action is about, for the places of a message."""
    if verb in ("take", "reveal"):
        return {"tile": tile_name(words, what)}
    if verb in ("steal", "winner"):
        return {"other": words.names[int(what)]}
    if verb == "lobby":
        return {"member": member_name(words, what)}
    if verb == "tick":
        return {"corner": corner_name(words, what)}
    if verb in ("place", "speculate", "rail"):
        return {"square": what}
    return number_values(verb, what)


def number_values(verb: str, what: str) -> dict[str, object]:
    """The same for actions that are about numbers."""
    if verb == "bid":
        coin, _, chits = what.partition("+")
        return {"coin": int(coin), "value": int(coin) + int(chits or 0)}
    if verb in ("pay", "fund", "invest") and what != CHITS:
        return {"coin": int(what)}
    if verb == "order":
        return {"position": int(what)}
    return {"value": int(what)} if verb == "die" else {}


def chits_bid(what: str) -> int:
    """How many chits are part of a bid."""
    return int(what.partition("+")[2] or 0)
