"""The avenues between tiles and rail, and what may be laid without breaking them.

How they are judged [CC-AVE-04].  The avenue graph is drawn on the plan: its nodes are open
squares, an edge crosses the side between two of them or runs over a level crossing.  No segment
is crossed both ways, because a tile or another segment lies beside it.  So the graph is planar,
and falls apart exactly when a loop of solid sides closes.  `faces` joins the corner points that
solid sides connect (each points to a lower one of its face); two points of one face on different
stretches round a new piece mean that the piece would close a loop.
"""

from typing import Final

from mypy_extensions import i64

from jackscrew.core.grid import squares_of
from jackscrew.games.city_council.geometry import (
    ANCHORS,
    BESIDE_MASK,
    COVER_MASK,
    EAST,
    FIRST_ANCHORS,
    FULL,
    GRID,
    NEIGHBOURS,
    NORTH,
    NOT_EAST,
    NOT_WEST,
    POINTS,
    SIDE_MASK,
    SOUTH,
    TILE_MASK,
    TOUCH_MASK,
    WEST,
    W,
    col_of,
    row_of,
)

# the columns on the plan, of those from one west of a tile to one east of it, by its own
ON_PLAN: Final = [14, *[15] * (W - 3), 7]
BYTES: Final = 30  # of a board with a row and a square before it
TILE_POINTS: Final = [row * POINTS + col for row in range(3) for col in range(3)]
UPRIGHT: Final = 1 << NORTH | 1 << SOUTH
SIDEWAYS: Final = 1 << WEST | 1 << EAST
REVERSED: Final = [int(f"{bits:04b}"[::-1], 2) for bits in range(16)]
NOT_LAST: Final = GRID.area(0, 0, 14, 12)  # anchors with a square east of their tile


class Avenues:
    """Open squares and the rail between them.  Never changed, but remembers what it was asked.

    Boards that are looked at square by square are cut into bytes: small numbers are quick.
    """

    def __init__(self, open_: int, ground: int, anchored: int, snug: int, faces: list[int]) -> None:
        self.open: Final = open_  # no tile, no rail [CC-AVE-01]
        self.ground: Final = ground  # rail beside tiles
        self.anchored: Final = anchored  # the anchors of all tiles
        self.snug: Final = snug  # those of tiles with one or two accesses left
        self.faces: Final = faces
        # avenues pass the side north (west) of a square: [CC-AVE-02a], and crossings [CC-AVE-02b]
        above, left = open_ << W, (open_ & NOT_EAST) << 1
        upright = ground & above & open_ >> W
        sideways = ground & left & (open_ & NOT_WEST) >> 1
        self.north: Final = (open_ & above | upright | upright << W).to_bytes(BYTES, "little")
        self.west: Final = (open_ & left | sideways | sideways << 1).to_bytes(BYTES, "little")
        # moved so that the squares round one, from the north-west, begin at its own number
        self.around: Final = (open_ << W + 1).to_bytes(BYTES, "little")
        self.places: list[int] | None = None
        self.asked = 0  # the squares `crossings` was last asked for
        self.crossable = 0  # and its answer

    def passable_sides(self, square: i64) -> i64:
        """The sides of a square that avenues pass, as bits NORTH, SOUTH, WEST, EAST."""
        north, south = bits_from(self.north, square) & 1, bits_from(self.north, square + W) & 1
        return north | south << SOUTH | (bits_from(self.west, square) & 3) << WEST

    def open_sides(self, square: i64) -> i64:
        """The sides of a square where an open one lies, as bits."""
        north = bits_from(self.around, square + 1) & 1
        south = bits_from(self.around, square + 2 * W + 1) & 1
        sides = north | south << SOUTH
        beside = bits_from(self.around, square + W)
        if square % W > 0:
            sides |= (beside & 1) << WEST
        if square % W < W - 1:
            sides |= (beside >> 2 & 1) << EAST
        return sides


def bits_from(board: bytes, first: i64) -> i64:
    """Some bits of a board, at least nine, from this one on."""
    byte = first >> 3
    low: i64 = board[byte]
    high: i64 = board[byte + 1]
    return (low | high << 8) >> (first & 7)


def outer_faces() -> list[int]:
    """The faces of an empty plan: all points of the border are one [CC-AVE-09]."""
    faces: list[int] = []
    for point in range(POINTS * POINTS):
        row, col = point // POINTS, point % POINTS
        inside = 0 < row < POINTS - 1 and 0 < col < POINTS - 1
        faces.append(point if inside else 0)
    return faces


def empty_plan() -> Avenues:
    """The plan before the first tile."""
    return Avenues(FULL, 0, 0, 0, outer_faces())


def round_tile(old: Avenues, anchor: int) -> Avenues:
    """The avenues after a tile was placed."""
    bit, mask = 1 << anchor, TILE_MASK[anchor]
    open_, anchored = old.open & ~mask, old.anchored | bit
    snug = old.snug | snug_tiles(TOUCH_MASK[anchor] & anchored | bit, open_)
    new = Avenues(open_, old.ground, anchored, snug, old.faces.copy())
    corner = row_of(anchor) * POINTS + col_of(anchor)
    for step in TILE_POINTS:
        join(new.faces, corner, corner + step)
    seal(new, SIDE_MASK[anchor] & old.ground)
    return new


def round_segment(old: Avenues, square: int) -> Avenues:
    """The avenues after rail was laid on open ground."""
    bit = 1 << square
    open_ = old.open & ~bit
    snug = old.snug | snug_tiles(BESIDE_MASK[square] & old.anchored, open_)
    new = Avenues(open_, old.ground | bit, old.anchored, snug, old.faces.copy())
    seal(new, bit | NEIGHBOURS[square] & old.ground)
    return new


def snug_tiles(anchors: int, open_: int) -> int:
    """Those of the tiles that have one or two accesses: one new piece can take them all."""
    found = 0
    for anchor in squares_of(anchors):
        access = SIDE_MASK[anchor] & open_
        access &= access - 1  # without the lowest bit
        if not access & (access - 1):
            found |= 1 << anchor
    return found


def seal(avenues: Avenues, squares: int) -> None:
    """Join the faces along those sides of the squares that avenues do not pass."""
    for square in squares_of(squares):
        corner: i64 = row_of(square) * POINTS + col_of(square)
        sides = avenues.passable_sides(square)
        for side in range(i64(4)):
            if not sides >> side & 1:
                join(avenues.faces, first_end(corner, side), second_end(corner, side))


def first_end(corner: i64, side: i64) -> i64:
    """The corner point where a square's side begins; `corner` is its north-west one."""
    if side == SOUTH:
        return corner + POINTS
    return corner + 1 if side == EAST else corner


def second_end(corner: i64, side: i64) -> i64:
    """The corner point where a square's side ends."""
    if side == NORTH:
        return corner + 1
    return corner + POINTS if side == WEST else corner + POINTS + 1


def face_of(faces: list[int], point: i64) -> i64:
    """The face of a corner point: the point that stands for all it is joined to."""
    parent: i64 = faces[point]
    while parent != point:
        point, parent = parent, faces[parent]
    return point


def join(faces: list[int], one: i64, other: i64) -> None:
    """Make one face of two."""
    one, other = face_of(faces, one), face_of(faces, other)
    # the lower one stands for both: so chains end, and the border stays 0
    if one < other:
        faces[other] = one
    else:
        faces[one] = other


def places(avenues: Avenues, near: int) -> list[int]:
    """The anchors where the rules of geometry and avenues let anybody place a tile.

    Any tile may go there, however it is turned [CC-TILE-01]; only dice can still forbid a
    place to their owner.  `near` are the anchors that reach a tile.
    """
    if avenues.places is None:
        avenues.places = find_places(avenues, near)
    return avenues.places


def find_places(avenues: Avenues, near: int) -> list[int]:
    """Empty squares [CC-GEO-02] near a tile [CC-GEO-05] that leave all avenues whole."""
    pairs = avenues.open & avenues.open >> 1  # squares with an open one to their east
    free = pairs & pairs >> W & ANCHORS
    if not near:
        return squares_of(free & FIRST_ANCHORS)
    candidates = free & near & ~robbing(avenues)
    candidates &= with_side_on(avenues.open)  # rail beside a tile is no access [CC-AVE-06]
    railed = candidates & with_side_on(avenues.ground)
    rings = Rings(avenues)
    found = [
        anchor
        for anchor in squares_of(candidates ^ railed)
        if rings.is_one_run(anchor) or rings.is_open_ring(anchor)
    ]
    found += [anchor for anchor in squares_of(railed) if rings.is_open_ring(anchor)]
    found.sort()
    return found


def with_side_on(squares: int) -> int:
    """The anchors of tiles with one of these squares at some side."""
    row, column = squares | squares >> 1, squares | squares >> W
    return row << W | row >> 2 * W | (column & NOT_EAST) << 1 | column >> 2 & ANCHORS & NOT_LAST


def robbing(avenues: Avenues) -> int:
    """The anchors where a tile would take another's last access to an avenue [CC-AVE-07]."""
    found = 0
    for anchor in squares_of(avenues.snug):
        access = SIDE_MASK[anchor] & avenues.open
        cover = COVER_MASK[access.bit_length() - 1]
        if access & (access - 1):
            # the other of two: the lowest bit
            cover &= COVER_MASK[(access & -access).bit_length() - 1]
        found |= cover
    return found


class Rings:
    """Judges many places of one plan: would the avenues stay connected? [CC-AVE-04]"""

    def __init__(self, avenues: Avenues) -> None:
        self.open: Final = avenues.around
        self.north: Final = avenues.north
        self.west: Final = avenues.west
        self.faces: Final = avenues.faces
        self.seen: Final = [-1] * (POINTS * POINTS)  # the anchor that last met each face

    def is_one_run(self, anchor: i64) -> bool:
        """Are the open ones of the twelve squares round a tile in one run?  Then none is cut off.

        For tiles without rail at their sides.  The ring is read clockwise from the north-west.
        """
        on_plan: i64 = ON_PLAN[anchor % W]
        top = bits_from(self.open, anchor) & on_plan
        upper = bits_from(self.open, anchor + W) & on_plan
        lower = bits_from(self.open, anchor + 2 * W) & on_plan
        bottom: i64 = REVERSED[bits_from(self.open, anchor + 3 * W) & on_plan]
        ring = top | (upper & 8) << 1 | (lower & 8) << 2 | bottom << 6
        ring |= (lower & 1) << 10 | (upper & 1) << 11
        starts = ring & ~(ring << 1 | ring >> 11)  # open, and the one before it is not
        return starts & (starts - 1) == 0  # one bit at most

    def is_open_ring(self, anchor: i64) -> bool:
        """The full test: the eight sides of the tile are walked clockwise.

        Behind each that avenues pass a stretch of solid sides begins; no two stretches may be
        of one face.
        """
        point = anchor // W * POINTS + anchor % W
        upper, lower = bits_from(self.north, anchor), bits_from(self.north, anchor + 2 * W)
        left, right = bits_from(self.west, anchor), bits_from(self.west, anchor + W)
        return not (
            (upper & 1 and self.meets(point + 1, anchor))
            or (upper & 2 and self.meets(point + 2, anchor))
            or (left & 4 and self.meets(point + POINTS + 2, anchor))
            or (right & 4 and self.meets(point + 2 * POINTS + 2, anchor))
            or (lower & 2 and self.meets(point + 2 * POINTS + 1, anchor))
            or (lower & 1 and self.meets(point + 2 * POINTS, anchor))
            or (right & 1 and self.meets(point + POINTS, anchor))
            or (left & 1 and self.meets(point, anchor))
        )

    def meets(self, point: i64, anchor: i64) -> bool:
        """Has this ring met the point's face before?"""
        face = face_of(self.faces, point)
        if self.seen[face] == anchor:
            return True
        self.seen[face] = anchor
        return False


def is_one_network(open_: int, ground: int) -> bool:
    """Are all open squares joined by edges [CC-AVE-02] and level crossings [CC-AVE-03]?"""
    return joined_to(open_ & -open_, open_, ground) == open_


def joined_to(some: int, open_: int, ground: int) -> int:
    """The open squares that avenues join to some of them: a flood."""
    reached, before = some, 0
    while reached != before:
        before = reached
        north, south = reached >> W, reached << W & FULL
        west, east = (reached & NOT_WEST) >> 1, (reached & NOT_EAST) << 1
        over = (north & ground) >> W | (south & ground) << W
        over |= (west & ground & NOT_WEST) >> 1 | (east & ground & NOT_EAST) << 1
        reached |= (north | south | west | east | over) & open_
    return reached


def cut_off(open_: int, ground: int) -> int:
    """An open square of the smaller part, where avenues have fallen apart."""
    one = joined_to(open_ & -open_, open_, ground)
    other = open_ & ~one
    smaller = other if 0 < other.bit_count() < one.bit_count() else one
    return (smaller & -smaller).bit_length() - 1


def crossings(avenues: Avenues, squares: int) -> int:
    """Those of the open squares where a ground segment may lie, as far as avenues go."""
    if squares != avenues.asked:
        found = 0
        for square in squares_of(squares & ~last_access(avenues)):
            if may_cross(avenues, square):
                found |= 1 << square
        avenues.asked, avenues.crossable = squares, found
    return avenues.crossable


def last_access(avenues: Avenues) -> int:
    """The squares that are some tile's only access; rail there is no avenue [CC-AVE-06]."""
    found = 0
    for anchor in squares_of(avenues.snug):
        access = SIDE_MASK[anchor] & avenues.open
        if not access & (access - 1):
            found |= access
    return found


def may_cross(avenues: Avenues, square: int) -> bool:
    """Do the avenues stay connected if rail is laid here?  [CC-AVE-05, CC-AVE-10]

    The sides a level crossing leads over stay passable.  Without a crossing one loop closes
    round the segment itself; any more cut something off.
    """
    beside = avenues.open_sides(square)
    crossed: i64 = 0
    if beside & UPRIGHT == UPRIGHT:
        crossed = UPRIGHT
    elif beside & SIDEWAYS == SIDEWAYS:
        crossed = SIDEWAYS
    solid = avenues.passable_sides(square) & ~crossed
    return loops(avenues.faces, square, solid) == (0 if crossed else 1)


def loops(faces: list[int], square: int, solid: i64) -> i64:
    """How many loops close when these sides of a square become solid."""
    corner: i64 = row_of(square) * POINTS + col_of(square)
    gone: list[int] = []  # faces that were joined to others, and to which
    kept: list[int] = []
    count: i64 = 0
    for side in range(i64(4)):
        if solid >> side & 1:
            one = face_of(faces, first_end(corner, side))
            other = face_of(faces, second_end(corner, side))
            for i in range(len(gone)):
                one = kept[i] if one == gone[i] else one
                other = kept[i] if other == gone[i] else other
            count += 1 if one == other else 0
            gone.append(one)
            kept.append(other)
    return count
