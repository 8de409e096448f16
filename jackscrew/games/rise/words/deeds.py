"""What a line of RISE amounts to, in a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import Event
from jackscrew.games.rise import naming, state
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.tracks import PLACES, SCALES
from jackscrew.games.rise.words.names import printed_of, school_tile, tile_told
from jackscrew.text import Deed, Words
from jackscrew.text.words import split

Done = Mapping[str, Deed]


def deeds(words: Words, line: Line, events: Sequence[Event], done: Done) -> list[Deed]:
    """Where a factory is placed, where markers stand afterwards, and what is taken."""
    verb, what = split(line.action)
    if verb == "place":
        title = words.text("the factory at card {number}", number=what)
        return [Deed("industry", what, title, shared=True)]
    own = [each for each in events if each.seat == line.seat and each.kind in DEEDS]
    found = [DEEDS[each.kind](words, each, done) for each in own]
    return [deed for deed in found if deed is not None]


def step(words: Words, event: Event, done: Done) -> Deed:
    """Where a marker stands: the last of its steps is told for all."""
    track, place = TRACKS[event.a], PLACES[event.c]
    return Deed(track, short(place), naming.place_named(words.text, place), key=track)


def short(place: str) -> str:
    """A space of a track in one or two letters."""
    track, space, _ = naming.parted(place)
    return naming.signed(int(space)) if track in SCALES else space.lstrip("LR")


def coins(words: Words, event: Event, done: Done) -> Deed | None:
    """Coins that an effect brings, not those of an income or paid."""
    if event.b != state.C_EFFECT:
        return None
    count = event.a + (done["coins"].count if "coins" in done else 0)
    return Deed("coin", f"+{count}", naming.coins(words.text, count), key="coins", count=count)


def school(words: Words, event: Event, done: Done) -> Deed:
    track = school_tile(words, event.a)
    return Deed("school-tile", "", words.text("a School tile ({track})", track=track))


def culture(words: Words, event: Event, done: Done) -> Deed:
    tile = printed_of(words)["culture_tiles"]["tiles"][event.a]["id"]
    title = words.text("a Culture tile ({tile})", tile=tile_told(words, tile))
    return Deed("culture", "", title)


DEEDS: dict[int, Callable[[Words, Event, Done], Deed | None]] = {
    state.E_STEP: step,
    state.E_COINS: coins,
    state.E_TILE: school,
    state.E_CULTURE: culture,
}
