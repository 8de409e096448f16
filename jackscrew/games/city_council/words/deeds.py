"""What a line of City Council amounts to, in a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import POINTS, Event
from jackscrew.games.city_council import state as council
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.naming import the_member, the_tile
from jackscrew.games.city_council.words.values import number_values
from jackscrew.text import NN_, Deed, Words
from jackscrew.text.words import split

Events = Sequence[Event]
Done = Mapping[str, Deed]

SUITS = {"S": "suns", "M": "moons", "C": "crowns", "A": "arms"}
SITES = {"S1": "power-plant", "M1": "sewage-plant", "C1": "city-hall", "A1": "airport"}
PARK = "0"  # in the place of a value
RAIL = NN_("{count} segment of rail", "{count} segments of rail")


def deeds(words: Words, line: Line, events: Events, done: Done) -> list[Deed]:
    """What is worth telling: bids, offices, tiles, investors, dice and rail; not how it is paid."""
    verb, what = split(line.action)
    laid = [rail(words, done) for event in events if event.kind == council.E_LAID]
    found = DEEDS[verb](words, what, events, done) if verb in DEEDS else None
    return laid if found is None else [found, *laid]


def bid(words: Words, what: str, events: Events, done: Done) -> Deed:
    value = number_values("bid", what)["value"]
    return Deed("coin", str(value), words.text("a bid of {value}", value=value), shared=True)


def order(words: Words, what: str, events: Events, done: Done) -> Deed:
    return Deed("clock", what, words.text("turn position {position}", position=what))


def lobby(words: Words, what: str, events: Events, done: Done) -> Deed:
    return Deed(what, "", the_member(words, what))


def steal(words: Words, what: str, events: Events, done: Done) -> Deed:
    return Deed("chit", "1", words.text("a chit of {other}", other=words.names[int(what)]))


def place(words: Words, what: str, events: Events, done: Done) -> Deed | None:
    """A tile at its square: the events name it."""
    kinds = (POINTS, council.PLACEMENT)
    found = [TILES[it.c] for it in events if (it.kind, it.a) == kinds]
    if not found:
        return None
    tile, value = found[0], found[0][1]
    title = words.text("{tile} at {square}", tile=the_tile(words, tile), square=what)
    if tile in SITES:
        return Deed(SITES[tile], what, title)
    if value == PARK:
        return Deed("park", what, title)
    return Deed(SUITS[tile[0]], words.text("{value} at {square}", value=value, square=what), title)


def invest(words: Words, what: str, events: Events, done: Done) -> Deed | None:
    tiles = [TILES[it.a] for it in events if it.kind == council.E_INVESTED]
    if not tiles:
        return None
    title = words.text("an investor on {tile}", tile=the_tile(words, tiles[0]))
    return Deed("pawn", "", title)


def speculate(words: Words, what: str, events: Events, done: Done) -> Deed:
    title = words.text("the speculator north-west of {square}", square=what)
    return Deed("die", what, title, key="die")


def die(words: Words, what: str, events: Events, done: Done) -> Deed:
    """The value of a die, and where it has been put."""
    if "die" not in done:
        return Deed("die", what, words.text("a die of {value}", value=what), key="die")
    square = done["die"].text
    text = words.text("{value} at {square}", value=what, square=square)
    title = words.text(
        "the speculator with a {value} north-west of {square}", value=what, square=square
    )
    return Deed("die", text, title, key="die")


def rail(words: Words, done: Done) -> Deed:
    """One more segment of rail than before."""
    count = done["rail"].count + 1 if "rail" in done else 1
    return Deed("rail", str(count), words.plural(*RAIL, count), key="rail", count=count)


DEEDS: dict[str, Callable[[Words, str, Events, Done], Deed | None]] = {
    "bid": bid,
    "order": order,
    "lobby": lobby,
    "steal": steal,
    "place": place,
    "invest": invest,
    "speculate": speculate,
    "die": die,
}
