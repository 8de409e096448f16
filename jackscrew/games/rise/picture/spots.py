"""The places of the table that may be answers, wherever somebody points at them."""

from __future__ import annotations

from collections.abc import Iterator

from jackscrew.draw import english
from jackscrew.draw.scene import Area
from jackscrew.games.rise.picture.board import Board, board_of, language_of
from jackscrew.games.rise.picture.places import HALF, card_area, dock_area, order_area
from jackscrew.games.rise.picture.players import tile_spots
from jackscrew.games.rise.picture.tiles import SCHOOL_TILE
from jackscrew.games.rise.state import COLUMNS
from jackscrew.games.rise.tracks import place_target
from jackscrew.games.rise.view import RiseView


def spots(view: RiseView, x: float, y: float) -> list[str]:
    """The card, order space, track or space of a track at a point."""
    board = board_of(view, english, language_of(english))
    return [*cards(view, x, y), *tiles(view, board, x, y), *tracks(board, x, y)]


def cards(view: RiseView, x: float, y: float) -> Iterator[str]:
    """A card with its dock, and the order spaces above."""
    for column in range(COLUMNS):
        if card_area(column).holds(x, y) or dock_area(column).holds(x, y):
            yield f"card-{column + 1}"
        yield from options(view, column, x, y)
    for space in range(view["seats"]):
        if order_area(space, view["seats"]).holds(x, y):
            yield f"order-{space + 1}"


def options(view: RiseView, column: int, x: float, y: float) -> Iterator[str]:
    """The options of a card, if it is the one that is played."""
    card = card_area(column)
    if view["at"] == 2 * column and card.holds(x, y):
        yield "option-top" if y < card.y + HALF else "option-bottom"


def tiles(view: RiseView, board: Board, x: float, y: float) -> Iterator[str]:
    """A School tile in front of a player, by the track it shows."""
    for seat, player in enumerate(view["players"]):
        school, culture = player["school_tiles"], player["culture_tiles"]
        lying = tile_spots(board, seat, len(school), len(culture), player["penalty"])
        for (left, top), tile in zip(lying, school, strict=False):
            if Area(left, top, SCHOOL_TILE, SCHOOL_TILE).holds(x, y):
                yield f"tile-{seat}-{tile['track']}"


def tracks(board: Board, x: float, y: float) -> Iterator[str]:
    """A track, its exits, and a space on it."""
    for track, panel in board.panels.items():
        if not panel.area.holds(x, y):
            continue
        yield f"track-{track}"
        if panel.exits and panel.exits.holds(x, y):
            yield f"leave-{track}"
        for place, area in panel.answers.items():
            if area.holds(x, y):
                yield place_target(place)
