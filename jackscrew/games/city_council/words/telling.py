"""What has happened in City Council: the action of a line, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.city_council import state as council
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.geometry import SQUARES
from jackscrew.games.city_council.words.names import CHITS, chits_bid, split, tile_name, values
from jackscrew.text import N_, NN_, Words

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
    known: dict[str, object] = {"name": words.names[seat], "value": coin + chits}
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


def shown(words: Words, events: Sequence[Event]) -> dict[str, object]:
    """What a line is about that only its events name: the tile, or the square of a segment."""
    found: dict[str, object] = {}
    for event in events:
        if event.kind == council.E_LAID:
            found["square"] = SQUARES[event.a]
        elif event.kind == council.E_INVESTED:
            found["tile"] = tile_name(words, TILES[event.a])
        elif event.kind == POINTS and event.a == council.PLACEMENT:
            found["tile"] = tile_name(words, TILES[event.c])
    return found


GAINS = {
    "placement": NN_(
        "{name} scores {count} point for {tile}.", "{name} scores {count} points for {tile}."
    ),
    "adjacency": NN_(
        "{name} scores {count} point for {tile} beside it.",
        "{name} scores {count} points for {tile} beside it.",
    ),
    "mayor": NN_(
        "{name} scores {count} point from the Mayor.",
        "{name} scores {count} points from the Mayor.",
    ),
    "initial": NN_(
        "{name} scores {count} point for all tiles in the region: the initial bonus.",
        "{name} scores {count} points for all tiles in the region: the initial bonus.",
    ),
    "investment": NN_(
        "{name} scores {count} point as an investor in {tile}.",
        "{name} scores {count} points as an investor in {tile}.",
    ),
    "die": NN_(
        "{name} scores {count} point for the die that is built over.",
        "{name} scores {count} points for the die that is built over.",
    ),
    "rail": NN_(
        "{name} scores {count} point for the segment.",
        "{name} scores {count} points for the segment.",
    ),
    "stops": NN_(
        "{name} scores {count} point for the new stop: rail now serves {tile}.",
        "{name} scores {count} points for the new stop: rail now serves {tile}.",
    ),
    "coins": NN_(
        "{name} scores {count} point for unused coins.",
        "{name} scores {count} points for unused coins.",
    ),
}
LOSSES = {
    "adjacency": NN_(
        "{name} loses {count} point for {tile} beside it.",
        "{name} loses {count} points for {tile} beside it.",
    ),
    "penalty": NN_(
        "{name} cannot pay the whole cost and loses {count} point.",
        "{name} cannot pay the whole cost and loses {count} points.",
    ),
}
LOSS = NN_("{name} loses {count} point.", "{name} loses {count} points.")


def event(words: Words, event: Event) -> str | None:
    """What came of an action; nothing if the action has told it already."""
    return EVENTS[event.kind](words, event)


def tell_points(words: Words, event: Event) -> str | None:
    source, points = council.SOURCES[event.a], event.b
    if points == 0:
        return None
    tile = tile_name(words, TILES[event.c]) if event.c >= 0 else ""
    forms = GAINS[source] if points > 0 else LOSSES.get(source, LOSS)
    return words.plural(*forms, abs(points), name=words.names[event.seat], tile=tile)


def tell_chits(words: Words, event: Event) -> str:
    return words.plural(
        "{name} gets {count} chit from the pile.",
        "{name} gets {count} chits from the pile.",
        event.a,
        name=words.names[event.seat],
    )


def tell_nothing(words: Words, event: Event) -> None:
    """The line says it all: of a chit, of the investor's tile, of a segment."""


def tell_spent(words: Words, event: Event) -> str:
    return words.text(
        "{name}'s die is covered: it moves onto {tile} and is spent.",
        name=words.names[event.seat],
        tile=tile_name(words, TILES[event.a]),
    )


def tell_round(words: Words, event: Event) -> str:
    return words.text("Round {round} begins.", round=event.a)


def tell_early_end(words: Words, event: Event) -> str:
    name = words.names[event.seat]
    return words.text("{name} has no place for a tile: the game ends at once.", name=name)


def tell_winner(words: Words, event: Event) -> str:
    return words.text("{name} wins the game.", name=words.names[event.seat])


EVENTS: dict[int, Callable[[Words, Event], str | None]] = {
    POINTS: tell_points,
    PART: tell_round,
    council.E_CHITS: tell_chits,
    council.E_STOLEN: tell_nothing,
    council.E_SPENT: tell_spent,
    council.E_EARLY_END: tell_early_end,
    council.E_WINNER: tell_winner,
    council.E_PAID: tell_nothing,
    council.E_INVESTED: tell_nothing,
    council.E_LAID: tell_nothing,
}
