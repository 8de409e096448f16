"""What is printed on the things of a match, by their names."""

from __future__ import annotations

from jackscrew.games.rise.tracks import SCALES, SLOTS
from jackscrew.games.rise.view import (
    AnySpace,
    Printed,
    PrintedCard,
    PrintedCultureTile,
    PrintedEvent,
    PrintedStop,
    PrintedTrack,
    RiseView,
    positions_of,
    stops_of,
)


def track_printed(view: RiseView, track: str) -> PrintedTrack:
    """The side of a track that is up."""
    return view["printed"]["tracks"][track][view["sides"][track]]


def space_printed(view: RiseView, track: str, space: str) -> AnySpace:
    """A space of a track; `space` as in the name of a place."""
    if track not in SCALES:
        return stop_printed(view, track, space)
    positions = positions_of(track_printed(view, track))
    return next(each for each in positions if each["pos"] == int(space))


def stop_printed(view: RiseView, track: str, space: str) -> PrintedStop:
    """A space of a path."""
    return next(each for each in stops_of(track_printed(view, track)) if each["id"] == space)


def school_tile_at(view: RiseView, space: str, slot: int) -> str | None:
    """The track of the School tile that lies on a small space, if one does."""
    stops = stops_of(track_printed(view, "school"))
    rows = [each["id"] for each in stops if each.get("slots")]
    tile = view["school"][rows.index(space) * SLOTS + slot - 1]
    return tile_track(view["printed"], tile) if tile else None


def tile_track(printed: Printed, tile: str) -> str:
    """The track a School tile advances on."""
    tiles = printed["school_tiles"]
    found = tiles["starting"] if tile.startswith("S") else tiles["regular"]
    return found[int(tile[1:]) - 1]


def culture_tile(printed: Printed, tile: str) -> PrintedCultureTile:
    """A Culture tile."""
    return next(each for each in printed["culture_tiles"]["tiles"] if each["id"] == tile)


def card_printed(printed: Printed, card: str) -> PrintedCard:
    """An Action card; its name begins with the era."""
    cards = printed["action_cards"]
    era = (cards["era1"], cards["era2"], cards["era3"])[int(card[0]) - 1]
    return era[int(card[2:]) - 1]


def event_printed(printed: Printed, event: str) -> PrintedEvent:
    """An Event card."""
    return next(each for each in printed["events"]["cards"] if each["id"] == event)
