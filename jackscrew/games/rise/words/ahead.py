"""Where steps lead, as far as buttons tell it."""

from __future__ import annotations

from collections.abc import Iterator

from jackscrew.games.rise import faces, naming, phrases
from jackscrew.games.rise.press import counted
from jackscrew.games.rise.tracks import SCALES, START
from jackscrew.games.rise.view import RiseView, positions_of
from jackscrew.text import Words
from jackscrew.text.words import asked_seat


def ahead(view: RiseView, seat: int, track: str) -> list[str]:
    """The places one step of a seat leads to on a track; none at its end."""
    marker = view["players"][seat]["markers"][track]
    printed = faces.track_printed(view, track)
    if track in SCALES:
        position = int(naming.parted(marker)[1]) + 1
        last = positions_of(printed)[-1]["pos"]
        return [f"{track}{position:+d}"] if position <= last else []
    if marker == START:
        following = printed.get("start_next", [])
    else:
        following = faces.stop_printed(view, track, naming.parted(marker)[1])["next"]
    found = [place for space in following for place in entered(view, seat, track, space)]
    return list(dict.fromkeys(found))


def entered(view: RiseView, seat: int, track: str, space: str) -> Iterator[str]:
    """The place a step towards a space ends on, or the small spaces of a row."""
    printed = faces.stop_printed(view, track, space)
    if slots := printed.get("slots"):
        yield from open_slots(view, seat, space, slots)
        return
    while printed["size"] == "small" and is_taken(view, seat, f"{track}-{space}"):
        if not printed["next"]:
            return
        space = printed["next"][0]
        printed = faces.stop_printed(view, track, space)
    yield f"{track}-{space}"


def open_slots(view: RiseView, seat: int, space: str, slots: list[str]) -> Iterator[str]:
    """The small spaces of a School row that may be entered."""
    for slot, kind in enumerate(slots, 1):
        place = f"school-{space}.{slot}"
        is_tile = kind == "tile"
        if faces.school_tile_at(view, space, slot) or not (is_tile or is_taken(view, seat, place)):
            yield place


def is_taken(view: RiseView, seat: int, place: str) -> bool:
    """Does somebody else stand on a place?"""
    return any(
        place in player["markers"].values()
        for other, player in enumerate(view["players"])
        if other != seat
    )


def outcome(words: Words, view: RiseView, track: str) -> str:
    """What one step on a track brings the seat that is asked, in a phrase."""
    places = ahead(view, asked_seat(view), track)
    if not places:
        overflow = faces.track_printed(view, track)["overflow"]
        effects = phrases.effects_named(words.text, overflow, view)
        return words.text("end of the track, {effects}", effects=effects)
    if len(places) > 1:
        return words.text("choose the space")
    return space_told(words, view, places[0])


def space_told(words: Words, view: RiseView, place: str) -> str:
    """A space without its track, and what it does: "space 3, 2 VP"."""
    track, space, slot = naming.parted(place)
    effect = phrases.place_effect(words.text, view, place)
    if slot:
        return effect
    told = naming.signed(int(space)) if track in SCALES else counted(track, space)
    if not effect:
        return words.text("space {space}", space=told)
    return words.text("space {space}, {effect}", space=told, effect=effect)
