"""The city: tiles, rail and the avenues between them, as bits of a 14 x 14 plan.

A `Board` never changes; laying something gives a new one.  So states share it when cloned, and
what is worked out of it (where tiles may go) is worked out once.

How avenues are judged [CC-AVE-04].  The avenue graph is drawn on the plan: its nodes are open
squares, an edge crosses the side between two of them or runs over a level crossing.  That is
planar, so it falls apart exactly when a loop of solid sides closes.  `faces` says for each of
the 15 x 15 corner points which others it is joined to by solid sides; two points of one face on
different stretches round a new piece mean that the piece would close a loop.
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
HALF: Final = [
    GRID.area(0, 0, 7, 14),
    GRID.area(7, 0, 7, 14),
    GRID.area(0, 0, 14, 7),
    GRID.area(0, 7, 14, 7),
]
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
    anchors = squares_of(ANCHORS)
    for square in range(GRID.size):
        near = 0
        for other in anchors:
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


TILE_MASK: Final = tile_masks()
SIDE_MASK: Final = side_masks()
NEAR_MASK: Final = near_masks()
COVER_MASK: Final = cover_masks()


def neighbours(board: int) -> int:
    """The squares that share an edge with a square of the board."""
    sideways = (board & NOT_EAST) << 1 | (board & NOT_WEST) >> 1
    return (sideways | board << W | board >> W) & FULL


def one_neighbour(board: int) -> int:
    """The squares that share an edge with exactly one square of the board."""
    north, south = board << W, board >> W
    west, east = (board & NOT_EAST) << 1, (board & NOT_WEST) >> 1
    upright, sideways = north ^ south, west ^ east
    twice = (north & south) | (west & east) | (upright & sideways)
    return (upright ^ sideways) & ~twice & FULL


def in_half(anchor: int, half: int) -> bool:
    """Does a tile lie wholly in this half of the city? [CC-GEO-08, CC-GEO-09]"""
    if half == NORTH:
        return row_of(anchor) <= 5
    if half == SOUTH:
        return row_of(anchor) >= 7
    if half == WEST:
        return col_of(anchor) <= 5
    return col_of(anchor) >= 7


def straddles(anchor: int) -> bool:
    """Does a tile lie in two quadrants? [CC-GEO-07]"""
    return row_of(anchor) == 6 or col_of(anchor) == 6


class Board:
    """The city as it stands.  All lists are by tile number; -1 is "not yet"."""

    def __init__(
        self,
        tiles: int,
        rail: int,
        near: int,
        closed: int,
        stops: int,
        anchors: list[int],
        ticks: list[int],
        laid: list[int],
        faces: list[int],
    ) -> None:
        self.tiles: Final = tiles  # squares under tiles
        self.rail: Final = rail
        self.near: Final = near  # anchors that reach a tile
        self.closed: Final = closed  # squares of tiles that take no more rail
        self.stops: Final = stops  # tiles with a stop, as bits
        self.anchors: Final = anchors
        self.ticks: Final = ticks  # the tick square of each tile
        self.laid: Final = laid  # segments on each tile
        self.faces: Final = faces
        ground = rail & ~tiles
        open_ = FULL & ~(tiles | rail)
        self.ground: Final = ground  # rail beside tiles
        self.open: Final = open_
        # avenues pass the side north (west) of a square: [CC-AVE-02a], and crossings [CC-AVE-02b]
        above = open_ << W
        self.north: Final = (
            open_ & above
            | above & ground & open_ >> W
            | open_ & ground << W & open_ << 2 * W
        ) & FULL
        self.west: Final = (
            open_ & NOT_WEST & open_ << 1
            | ground & NOT_WEST & NOT_EAST & open_ << 1 & open_ >> 1
            | open_ & NOT_WEST & (ground & NOT_WEST) << 1 & open_ << 2
        )
        self.places: list[int] | None = None

    def count(self) -> int:
        """How many tiles lie in the city."""
        return self.tiles.bit_count() // 4

    def tile_on(self, square: int) -> int:
        """The tile that covers a square, or -1."""
        for tile in range(len(self.anchors)):
            anchor = self.anchors[tile]
            if anchor >= 0:
                step = square - anchor
                if step == 0 or step == 1 or step == W or step == W + 1:
                    return tile
        return -1

    def with_tile(self, tile: int, anchor: int, park: bool) -> "Board":
        """The city with a tile more; its tick is turned afterwards."""
        mask = TILE_MASK[anchor]
        anchors = self.anchors.copy()
        anchors[tile] = anchor
        board = Board(
            self.tiles | mask,
            self.rail,
            self.near | NEAR_MASK[anchor],
            self.closed | mask if park else self.closed,
            self.stops,
            anchors,
            self.ticks,
            self.laid,
            self.faces,
        )
        return board.sealed(mask | SIDE_MASK[anchor] & board.ground)

    def with_tick(self, tile: int, square: int) -> "Board":
        """The city with a tile's tick square settled for good [CC-TILE-06]."""
        ticks = self.ticks.copy()
        ticks[tile] = square
        board = Board(
            self.tiles,
            self.rail,
            self.near,
            self.closed,
            self.stops,
            self.anchors,
            ticks,
            self.laid,
            self.faces,
        )
        board.places = self.places
        return board

    def with_rail(self, square: int, tile: int, per_tile: int) -> "Board":
        """The city with a rail segment more, on a tile or (-1) on open ground."""
        bit = 1 << square
        if tile < 0:
            board = Board(
                self.tiles,
                self.rail | bit,
                self.near,
                self.closed,
                self.stops,
                self.anchors,
                self.ticks,
                self.laid,
                self.faces,
            )
            return board.sealed(bit | neighbours(bit) & board.ground)
        laid = self.laid.copy()
        laid[tile] += 1
        full = laid[tile] >= per_tile
        board = Board(
            self.tiles,
            self.rail | bit,
            self.near,
            self.closed | TILE_MASK[self.anchors[tile]] if full else self.closed,
            self.stops | 1 << tile if self.ticks[tile] == square else self.stops,
            self.anchors,
            self.ticks,
            laid,
            self.faces,
        )
        board.places = self.places  # rail on tiles changes nothing for avenues [CC-AVE-08]
        return board

    def is_passable(self, square: int, side: int) -> bool:
        """Does an avenue pass this side of the square?"""
        if side == NORTH:
            return self.north >> square & 1 != 0
        if side == SOUTH:
            return self.north >> square + W & 1 != 0
        if side == WEST:
            return self.west >> square & 1 != 0
        return col_of(square) < W - 1 and self.west >> square + 1 & 1 != 0

    def sealed(self, changed: int) -> "Board":
        """This board with its faces joined where sides of the changed squares became solid."""
        parents = list(range(POINTS * POINTS))
        joined = False
        for square in squares_of(changed):
            corner = row_of(square) * POINTS + col_of(square)
            for side in range(4):
                if not self.is_passable(square, side):
                    one, other = side_ends(corner, side)
                    joined = join(parents, self.faces[one], self.faces[other]) or joined
        if not joined:
            return self
        faces = [root(parents, face) for face in self.faces]
        return Board(
            self.tiles,
            self.rail,
            self.near,
            self.closed,
            self.stops,
            self.anchors,
            self.ticks,
            self.laid,
            faces,
        )


def side_ends(corner: int, side: int) -> tuple[int, int]:
    """The two corner points of a square's side; `corner` is its north-west one."""
    if side == NORTH:
        return corner, corner + 1
    if side == SOUTH:
        return corner + POINTS, corner + POINTS + 1
    if side == WEST:
        return corner, corner + POINTS
    return corner + 1, corner + POINTS + 1


def root(parents: list[int], point: int) -> int:
    """The point that stands for this one's face."""
    while parents[point] != point:
        point = parents[point]
    return point


def join(parents: list[int], one: int, other: int) -> bool:
    """Make one face of two; False if they were one already."""
    one, other = root(parents, one), root(parents, other)
    if one == other:
        return False
    parents[max(one, other)] = min(one, other)
    return True


def outer_faces() -> list[int]:
    """The faces of an empty plan: all points of the border are one [CC-AVE-09]."""
    faces: list[int] = []
    for point in range(POINTS * POINTS):
        row, col = point // POINTS, point % POINTS
        inside = 0 < row < POINTS - 1 and 0 < col < POINTS - 1
        faces.append(point if inside else 0)
    return faces


def empty_board(tiles: int) -> Board:
    """The plan before the first tile."""
    return Board(0, 0, 0, 0, 0, [-1] * tiles, [-1] * tiles, [0] * tiles, outer_faces())
