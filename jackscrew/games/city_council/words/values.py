"""What an action is about, for the places of messages."""

from __future__ import annotations

from jackscrew.games.city_council.naming import the_member, the_tile, tick_corner
from jackscrew.text import Values, Words

CHITS = "chit"  # in place of a coin


def values(words: Words, verb: str, what: str) -> Values:
    """What an action is about, for the places of a message."""
    if verb in ("take", "reveal"):
        return {"tile": the_tile(words, what)}
    if verb in ("steal", "winner"):
        return {"other": words.names[int(what)]}
    if verb == "lobby":
        return {"member": the_member(words, what)}
    if verb == "tick":
        return {"corner": tick_corner(words, what)}
    if verb in ("place", "speculate", "rail"):
        return {"square": what}
    return number_values(verb, what)


def number_values(verb: str, what: str) -> Values:
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
