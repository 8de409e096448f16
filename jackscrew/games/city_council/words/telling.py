"""What the log of City Council says was done."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import POINTS, Event
from jackscrew.games.city_council import state as council
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.geometry import SQUARES
from jackscrew.games.city_council.naming import the_tile
from jackscrew.games.city_council.words.values import CHITS, chits_bid, values
from jackscrew.text import N_, NN_, Values, Words
from jackscrew.text.words import split

# what a seat did, or what befell the table
ACTIONS = {
    "bid": N_("{name} bids {value}."),
    "order": N_("{name} takes turn position {position}."),
    "lobby": N_("{name} lobbies {member}."),
    "steal": N_("{name} takes a chit from {other}."),
    "take": N_("{name} takes {tile}."),
    "pay_tile": N_("{name} pays with the {coin} coin."),
    "pay_tile chits": N_("{name} pays with chits alone."),
    "pay_die": N_("{name} pays for the speculator with the {coin} coin."),
    "pay_die chits": N_("{name} pays for the speculator with chits alone."),
    "place": N_("{name} places {tile} at {square}."),
    "tick": N_("{name} turns its tick to the {corner}."),
    "skip invest": N_("{name} does not place the investor yet."),
    "skip speculate": N_("{name} does not place the speculator yet."),
    "invest": N_("{name} puts the investor on {tile} and pays with the {coin} coin."),
    "speculate": N_("{name} sends the speculator to the crossing north-west of {square}."),
    "die": N_("{name} sets the die to {value}."),
    "stop": N_("{name} ends the turn."),
    "rail": N_("{name} lays rail on {square}."),
    "rail planned": N_("{name} chooses {square} for rail."),
    "fund": N_("{name} pays for rail with the {coin} coin."),
    "fund chits": N_("{name} pays for rail with a chit."),
    "fund laid": N_("{name} lays rail on {square} and pays with the {coin} coin."),
    "fund chits laid": N_("{name} lays rail on {square} and pays with a chit."),
    "winner": N_("{name} decides the tie."),
    "reveal": N_("A stack now shows {tile}."),
}
# the same where there was no choice
FORCED = {
    "bid": N_("{name} can only bid {value}."),
    "order": N_("{name} is left with turn position {position}."),
    "lobby": N_("{name} is left with {member}."),
    "steal": N_("{name} takes a chit from {other}, who alone has any."),
    "take": N_("{name} has to take {tile}."),
    "pay_tile": N_("{name} has to pay with the {coin} coin."),
    "pay_die": N_("{name} has to pay for the speculator with the {coin} coin."),
    "place": N_("{name} places {tile} at {square}, the only place left."),
    "fund": N_("{name} has to pay for rail with the {coin} coin."),
    "fund chits": N_("{name} has to pay for rail with a chit."),
    "fund laid": N_("{name} lays rail on {square} and has to pay with the {coin} coin."),
    "fund chits laid": N_("{name} lays rail on {square} and has to pay with a chit."),
}
BID_WITH_CHITS = NN_(
    "{name} bids {value} with the {coin} coin and {count} chit.",
    "{name} bids {value} with the {coin} coin and {count} chits.",
)
INVESTED_WITH_CHITS = NN_(
    "{name} puts the investor on {tile} and pays with a chit.",
    "{name} puts the investor on {tile} and pays with {count} chits.",
)
PAID_WITH_CHITS = {
    "pay_tile": NN_(
        "{name} pays with the {coin} coin and {count} chit.",
        "{name} pays with the {coin} coin and {count} chits.",
    ),
    "pay_die": NN_(
        "{name} pays for the speculator with the {coin} coin and {count} chit.",
        "{name} pays for the speculator with the {coin} coin and {count} chits.",
    ),
}


def bid_told(words: Words, seat: int, coin: int, chits: int) -> str:
    """What a seat bids."""
    known: Values = {"name": words.names[seat], "value": coin + chits}
    if chits:
        return words.plural(*BID_WITH_CHITS, chits, coin=coin, **known)
    return words.text("{name} bids {value}.", **known)


def action(words: Words, line: Line, events: Sequence[Event]) -> str:
    """What a line of the record says was done."""
    verb, what = split(line.action)
    known = {"name": words.names[line.seat], **values(words, verb, what), **shown(words, events)}
    if verb == "invest" and what == CHITS:
        cost = next(event.b for event in events if event.kind == council.E_INVESTED)
        return words.plural(*INVESTED_WITH_CHITS, cost, **known)
    chits = chits_paid(line, events)
    if chits:
        forms = BID_WITH_CHITS if verb == "bid" else PAID_WITH_CHITS[line.step]
        return words.plural(*forms, chits, **known)
    key = action_key(line, events)
    return words.text(FORCED.get(key, ACTIONS[key]) if line.forced else ACTIONS[key], **known)


def chits_paid(line: Line, events: Sequence[Event]) -> int:
    """The chits that went with a coin."""
    verb, what = split(line.action)
    if verb == "bid":
        return chits_bid(what)
    return sum(event.a for event in events if event.kind == council.E_PAID)


def action_key(line: Line, events: Sequence[Event]) -> str:
    """Which of the sentences tells a line."""
    verb, what = split(line.action)
    if verb == "skip":
        return f"skip {line.step}"
    if verb == "rail":
        return "rail" if is_laid(events) else "rail planned"
    key = line.step if verb == "pay" else verb
    key = f"{key} chits" if what == CHITS else key
    return f"{key} laid" if verb == "fund" and is_laid(events) else key


def is_laid(events: Sequence[Event]) -> bool:
    """Was a segment laid, rather than only chosen and still to be paid for?"""
    return any(event.kind == council.E_LAID for event in events)


def shown(words: Words, events: Sequence[Event]) -> Values:
    """What a line is about that only its events name: the tile, or the square of a segment."""
    found: Values = {}
    for event in events:
        if event.kind == council.E_LAID:
            found["square"] = SQUARES[event.a]
        elif event.kind == council.E_INVESTED:
            found["tile"] = the_tile(words, TILES[event.a])
        elif event.kind == POINTS and event.a == council.PLACEMENT:
            found["tile"] = the_tile(words, TILES[event.c])
    return found
