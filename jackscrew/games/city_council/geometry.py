"""The plan of the city: squares, tiles on it and halves of it, as bits of one number.

Squares are numbered row by row from the north-west; a tile is named by its anchor, its
north-west square.  Corner points of squares are numbered alike, 15 in a row.
"""

from typing import Final

from jackscrew.core.grid import Grid, squares_of

GRID: Final = Grid(14, 14)
FULL: Final = GRID.full
SQUARES: Final = GRID.names()
W: Final = 14
POINTS: Final = 15  # corner points in a row

NOT_WEST: Final = FULL & ~GRID.area(0, 0, 14, 1)  # all but the westernmost column
NOT_EAST: Final = FULL & ~GRID.area(0, 13, 14, 1)
ANCHORS: Final = GRID.area(0, 0, 13, 13)
FIRST_ANCHORS: Final = GRID.area(5, 5, 3, 3)  # [CC-GEO-01]

NORTH: Final = 0
SOUTH: Final = 1
WEST: Final = 2
EAST: Final = 3
HALVES: Final = ["N", "S", "W", "E"]
CORNERS: Final = ["NW", "NE", "SE", "SW"]
CORNER_STEP: Final = [0, 1, W + 1, W]  # from a tile's anchor to the square of that corner


def row_of(square: int) -> int:
    """Its row, 0 in the north."""
    return square // W


def col_of(square: int) -> int:
    """Its column, 0 in the west."""
    return square % W


def tile_masks() -> list[int]:
    """The four squares of a tile by its anchor [CC-GEO-02]; 0 where none fits."""
    return [
        GRID.area(row_of(square), col_of(square), 2, 2) if ANCHORS >> square & 1 else 0
        for square in range(GRID.size)
    ]


def side_masks() -> list[int]:
    """The squares that share an edge with a tile, by its anchor."""
    found: list[int] = []
    for square in range(GRID.size):
        row, col = row_of(square), col_of(square)
        cross = GRID.area(row - 1, col, 4, 2) | GRID.area(row, col - 1, 2, 4)
        found.append(cross & ~GRID.area(row, col, 2, 2))
    return found


def is_adjacent(one: int, other: int) -> bool:
    """Do tiles on these anchors face each other, at most one square apart? [CC-GEO-03]"""
    rows = abs(row_of(one) - row_of(other))
    cols = abs(col_of(one) - col_of(other))
    return (2 <= cols <= 3 and rows <= 1) or (2 <= rows <= 3 and cols <= 1)


def is_corner_touch(one: int, other: int) -> bool:
    """Do tiles on these anchors touch with their corners? [CC-GEO-04]"""
    return abs(row_of(one) - row_of(other)) == 2 and abs(col_of(one) - col_of(other)) == 2


def near_masks() -> list[int]:
    """The anchors from which a tile reaches one on this anchor [CC-GEO-05]."""
    found: list[int] = []
    for square in range(GRID.size):
        # from further off no tile faces it or touches its corner
        window = squares_of(GRID.area(row_of(square) - 3, col_of(square) - 3, 7, 7) & ANCHORS)
        near = 0
        for other in window:
            if is_adjacent(square, other) or is_corner_touch(square, other):
                near |= 1 << other
        found.append(near)
    return found


def cover_masks() -> list[int]:
    """The anchors from which a tile covers a square."""
    return [
        GRID.area(row_of(square) - 1, col_of(square) - 1, 2, 2) & ANCHORS
        for square in range(GRID.size)
    ]


def touch_masks() -> list[int]:
    """The anchors of tiles that share an edge with one on this anchor."""
    return [
        (
            GRID.area(row_of(square) - 2, col_of(square) - 1, 5, 3)
            | GRID.area(row_of(square) - 1, col_of(square) - 2, 3, 5)
        )
        & ANCHORS
        for square in range(GRID.size)
    ]


def beside_masks() -> list[int]:
    """The anchors of tiles that share an edge with a square."""
    return [
        (
            GRID.area(row_of(square) - 2, col_of(square) - 1, 4, 2)
            | GRID.area(row_of(square) - 1, col_of(square) - 2, 2, 4)
        )
        & ANCHORS
        & ~COVER_MASK[square]
        for square in range(GRID.size)
    ]


TILE_MASK: Final = tile_masks()
SIDE_MASK: Final = side_masks()
NEAR_MASK: Final = near_masks()
COVER_MASK: Final = cover_masks()
TOUCH_MASK: Final = touch_masks()
BESIDE_MASK: Final = beside_masks()


def neighbours(board: int) -> int:
    """The squares that share an edge with a square of the board."""
    sideways = (board & NOT_EAST) << 1 | (board & NOT_WEST) >> 1
    return (sideways | board << W | board >> W) & FULL


NEIGHBOURS: Final = [neighbours(1 << square) for square in range(GRID.size)]


def in_half(anchor: int, half: int) -> bool:
    """Does a tile lie wholly in this half of the city? [CC-GEO-08, CC-GEO-09]"""
    if half == NORTH:
        return row_of(anchor) <= 5
    if half == SOUTH:
        return row_of(anchor) >= 7
    if half == WEST:
        return col_of(anchor) <= 5
    return col_of(anchor) >= 7


def die_anchor(point: int) -> int:
    """The north-west one of the four squares round an intersection [CC-SPEC-03]."""
    return point - W - 1


def overlaps(one: int, other: int) -> bool:
    """Have two blocks of four squares on these anchors a square in common?

    Anchors are never in the last column, so a small step is never one round the border.
    """
    step = abs(one - other)
    return step <= 1 or W - 1 <= step <= W + 1


def straddles(anchor: int) -> bool:
    """Does a tile lie in two quadrants? [CC-GEO-07]"""
    return row_of(anchor) == 6 or col_of(anchor) == 6
