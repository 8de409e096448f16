"""What the board tells of a panel that is folded to a line."""

from __future__ import annotations

from typing import NamedTuple

from jackscrew.draw.panels import figure, folded, of_seat, total
from jackscrew.draw.words import signed
from jackscrew.games.rise import naming
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture.arranged import mat
from jackscrew.games.rise.picture.pieces import place_told
from jackscrew.games.rise.picture.places import ROOM
from jackscrew.games.rise.picture.scene import Pen, Table
from jackscrew.games.rise.tracks import START
from jackscrew.games.rise.view import PlayerView


class Held(NamedTuple):
    """What the line of a mat tells."""

    coins: int
    tiles: int
    points: int


def fold_panels(scene: Table) -> None:
    """The lines of mats and tracks; cards and VP track never fold."""
    players = scene.view["players"]
    for seat, player in enumerate(players):
        scene.fold(fold_mat, mat(seat), seat, held_by(player))
    for track in TRACKS:
        scene.fold(fold_track, track, [player["markers"][track] for player in players])


def held_by(player: PlayerView) -> Held:
    """What a player has."""
    tiles = len(player["school_tiles"]) + len(player["culture_tiles"])
    return Held(player["coins"], tiles, player["points"])


def fold_mat(pen: Pen, panel: str, seat: int, held: Held) -> str:
    """The line of a mat: coins, tiles, points."""
    figures = [
        figure(str(held.coins), "coin"),
        figure(str(held.tiles), "school-tile"),
        total(signed(held.points)),
    ]
    title = pen.text(
        "{name}: {coins}, {points}; tiles: {tiles}",
        name=pen.names[seat],
        coins=naming.coins(pen.text, held.coins),
        tiles=held.tiles,
        points=naming.points(pen.text, held.points),
    )
    return folded(ROOM, pen.names[seat], figures, title, seat=seat)


def fold_track(pen: Pen, track: str, places: list[str]) -> str:
    """The line of a track: where everybody stands."""
    figures = [of_seat(seat, space_of(place)) for seat, place in enumerate(places)]
    told = [
        pen.text("{name}: {place}", name=pen.names[seat], place=place_told(pen, track, place))
        for seat, place in enumerate(places)
    ]
    return folded(ROOM, naming.track_name(pen.text, track), figures, ". ".join(told), track)


def space_of(place: str) -> str:
    """The number of a space, as it is printed."""
    if place == START:
        return "0"
    _, space, slot = naming.parted(place)
    return f"{space}.{slot}" if slot else space.replace("-", "\N{MINUS SIGN}")
