"""The panels of the board, as a large screen may arrange them in four columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackscrew.core.supplied import Panel
from jackscrew.draw.panels import spread
from jackscrew.games.rise.picture.frame import FRAME_HEIGHT
from jackscrew.games.rise.picture.places import FRAME, ROOM, TOP
from jackscrew.games.rise.picture.players import SEAT_HEIGHT, SEAT_STEP, ruler_height

if TYPE_CHECKING:
    from jackscrew.games.rise.picture.board import Board

CARDS, RULER = "cards", "vp"
TRACK_COLUMNS = 3
"""Tracks fill all columns but that of the cards."""


def mat(seat: int) -> str:
    """The panel of a seat."""
    return f"mat-{seat}"


def panels_of(board: Board) -> dict[str, Panel]:
    """Cards, VP track and mats in the first column, then the tracks."""
    seats = board.setting.seats
    found = {
        CARDS: Panel(FRAME, TOP, ROOM, FRAME_HEIGHT, 0),
        RULER: Panel(FRAME, board.ruler_y, ROOM, ruler_height(seats), 0),
    }
    for seat in range(seats):
        y = board.seats_y + seat * SEAT_STEP
        found[mat(seat)] = Panel(FRAME, y, ROOM, SEAT_HEIGHT, 0, seat, is_mat=True)
    columns = spread([panel.area.height for panel in board.panels.values()], TRACK_COLUMNS)
    for (track, panel), column in zip(board.panels.items(), columns, strict=True):
        x, y, width, height = panel.area
        found[track] = Panel(x, round(y, 2), width, round(height, 2), column + 1)
    return found
