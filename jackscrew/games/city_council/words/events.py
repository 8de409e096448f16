"""What came of an action in City Council."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.city_council import state as council
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.naming import the_tile
from jackscrew.text import NN_, Words

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
    tile = the_tile(words, TILES[event.c]) if event.c >= 0 else ""
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
        tile=the_tile(words, TILES[event.a]),
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


def events(words: Words, events: Sequence[Event]) -> list[str]:
    """What came of an action, a sentence for each event that tells more than the action does."""
    told = [event(words, it) for it in events]
    return [sentence for sentence in told if sentence is not None]
