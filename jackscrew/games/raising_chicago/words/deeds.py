"""What a line of Raising Chicago amounts to, in a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import Event
from jackscrew.games.raising_chicago import naming, state
from jackscrew.games.raising_chicago.components import CARDS, EMPTY_TILES, HOOD_TILES, PRESTIGE
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.words.names import components_of
from jackscrew.text import Deed, Words
from jackscrew.text.words import split


def deeds(
    words: Words, line: Line, events: Sequence[Event], done: Mapping[str, Deed]
) -> list[Deed]:
    """Bids, and what is built, won and reached; not how it is paid."""
    verb, what = split(line.action)
    if verb in ("bid", "white"):
        space = what.partition("-")[0]
        title = words.text("a marker on space {space}", space=space)
        return [Deed("marker", space, title, shared=True)]
    own = [each for each in events if each.seat == line.seat and each.kind in DEEDS]
    return [DEEDS[each.kind](words, each) for each in own]


def built(words: Words, event: Event) -> Deed:
    levels = naming.counted(words.text, "level", event.b)
    plot = naming.plot_named(words.text, components_of(words), event.a + 1)
    title = words.text("a building with {levels} on {plot}", levels=levels, plot=plot)
    text = words.text("{count} at {number}", count=event.b, number=event.a + 1)
    return Deed("raise", text, title)


def moved(words: Words, event: Event) -> Deed:
    levels = naming.counted(words.text, "level", event.b)
    lot = naming.outskirts_named(words.text, event.a + 1)
    title = words.text("a building with {levels} moved to {lot}", levels=levels, lot=lot)
    return Deed("move", str(event.b), title)


def level(words: Words, event: Event) -> Deed:
    plot = naming.plot_named(words.text, components_of(words), event.a + 1)
    return Deed("add-level", str(event.a + 1), words.text("a level more on {plot}", plot=plot))


def prestige(words: Words, event: Event) -> Deed:
    printed = components_of(words)
    name = naming.prestige_named(words.text, printed, PRESTIGE[event.a])
    plot = naming.plot_named(words.text, printed, event.b + 1)
    title = words.text("{prestige} on {plot}", prestige=name, plot=plot)
    return Deed("prestige", str(event.b + 1), title)


def advance(words: Words, event: Event) -> Deed:
    kind = TYPES[event.a]
    track = naming.track_named(words.text, kind)
    title = words.text("{track} up to column {column}", track=track, column=event.b)
    return Deed(kind, str(event.b), title, key=kind)


def poverty(words: Words, event: Event) -> Deed:
    title = naming.poverty_named(words.text, components_of(words), event.a)
    return Deed("poverty", str(event.a), title, key="poverty")


def card(words: Words, event: Event) -> Deed:
    return Deed(
        "card", "", naming.card_named(words.text, components_of(words), CARDS[event.a], None)
    )


def hood(words: Words, event: Event) -> Deed:
    printed = components_of(words)
    name = naming.hood_named(words.text, printed, event.a + 1)
    reward = naming.hood_reward(words.text, printed, HOOD_TILES[event.b])
    title = words.text("the tile of {hood} ({reward})", hood=name, reward=reward)
    return Deed("building", str(event.a + 1), title)


def empty(words: Words, event: Event) -> Deed:
    tile = naming.empty_tile_told(words.text, components_of(words), EMPTY_TILES[event.a])
    return Deed("empty-plot", "", tile, key=f"empty {event.a}")


def ward(words: Words, event: Event) -> Deed:
    title = words.text("the control token of ward {ward}", ward=event.a + 1)
    return Deed("trophy", str(event.a + 1), title)


DEEDS: dict[int, Callable[[Words, Event], Deed]] = {
    state.E_BUILT: built,
    state.E_MOVED: moved,
    state.E_LEVEL: level,
    state.E_PRESTIGE: prestige,
    state.E_ADVANCE: advance,
    state.E_POVERTY: poverty,
    state.E_CARD: card,
    state.E_HOOD: hood,
    state.E_EMPTY: empty,
    state.E_WARD: ward,
}
