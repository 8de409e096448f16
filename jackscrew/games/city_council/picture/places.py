"""Where everything lies on the table."""

from __future__ import annotations

from jackscrew.draw.plan import Plan, square_of
from jackscrew.games.city_council.view import TileView

Point = tuple[float, float]
Square = tuple[int, int]
"""A row and a column of the plan."""

Q = 50
HALF = Q / 2
PLAN = Plan(60, 60, 14, Q)
WIDTH, HEIGHT = 1104, 812
LANES = {"N": 16, "W": 16, "S": 790, "E": 790}

LEFT, ROOM = 828, 268
RIGHT = LEFT + ROOM
ROUND_Y, STACK_Y, BID_Y, TURN_Y, COUNCIL_Y, SEAT_Y = 26, 82, 202, 290, 366, 520
BID_WIDTH, BID_HEIGHT = ROOM / 6, 52
TURN_HEIGHT = 38
ROW, MAT, MAT_STEP = 36, 66, 71

CORNERS = {"NW": (0, 0), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}
HALVES = {"N": (0, 0, 14, 7), "S": (0, 7, 14, 7), "W": (0, 0, 7, 14), "E": (7, 0, 7, 14)}
"""Of each half: first column, first row, columns, rows."""


def corner(square: str) -> Point:
    """The north-west corner of a square."""
    return PLAN.corner(*square_of(square))


def tile_corner(at: str, place: Square) -> Point:
    """The north-west corner of one of the four squares of a tile."""
    row, column = square_of(at)
    return PLAN.corner(row + place[0], column + place[1])


def standing_squares(tile: TileView) -> list[Square]:
    """The squares of a tile in the order in which pieces take them: first opposite the tick."""
    row, column = CORNERS[tile["tick"] or "NW"]
    return [(1 - row, 1 - column), (1 - row, column), (row, 1 - column), (row, column)]


def stack_x(stack: int, seats: int) -> float:
    """The west side of a stack; the stacks share the width of the sheet."""
    return LEFT + stack * (ROOM + 4) / seats


def turn_x(position: int, seats: int) -> float:
    """The west side of a slot of the turn order, counted from 0."""
    return LEFT + position * (ROOM + 6) / seats


def bid_x(value: int) -> float:
    """The west side of a slot of the bidding track."""
    return LEFT + (value - 2) * BID_WIDTH


def mat_y(seat: int) -> int:
    """The north side of a seat's mat."""
    return SEAT_Y + seat * MAT_STEP


def coin_home(value: int) -> Point:
    """Where a coin lies on its mat."""
    return 22 + 31 * (value - 2), 46
