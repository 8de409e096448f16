"""Where a tile or a segment of rail may lie without breaking the avenues."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.games.city_council.board import (
    ANCHORS,
    COVER_MASK,
    EAST,
    FIRST_ANCHORS,
    FULL,
    NORTH,
    NOT_EAST,
    NOT_WEST,
    POINTS,
    SIDE_MASK,
    SOUTH,
    TILE_MASK,
    WEST,
    Board,
    W,
    col_of,
    join,
    row_of,
    side_ends,
)

# The eight outer sides of a tile, clockwise from the north-west: whether it is a north side (of
# the square `step` from the anchor) or a west side, and the corner point where it ends.
RING: Final = [
    (True, 0, 1),
    (True, 1, 2),
    (False, 2, POINTS + 2),
    (False, W + 2, 2 * POINTS + 2),
    (True, 2 * W + 1, 2 * POINTS + 1),
    (True, 2 * W, 2 * POINTS),
    (False, W, POINTS),
    (False, 0, 0),
]


def places(board: Board) -> list[int]:
    """The anchors where the rules of geometry and avenues let anybody place a tile.

    Any tile may go there, however it is turned [CC-TILE-01]; only dice can still forbid a
    place to their owner.
    """
    if board.places is None:
        board.places = find_places(board)
    return board.places


def find_places(board: Board) -> list[int]:
    """Empty squares [CC-GEO-02] near a tile [CC-GEO-05] that leave all avenues whole."""
    free = board.open & board.open >> 1 & board.open >> W & board.open >> W + 1 & ANCHORS
    if not board.tiles:
        return squares_of(free & FIRST_ANCHORS)
    candidates = squares_of(free & board.near & ~robbing(board))
    if is_crossed_twice(board):
        return [anchor for anchor in candidates if leaves_avenues_flooded(board, anchor)]
    seen = [-1] * (POINTS * POINTS)
    return [anchor for anchor in candidates if leaves_avenues(board, anchor, seen)]


def robbing(board: Board) -> int:
    """The anchors where a tile would take another's last access to an avenue [CC-AVE-07]."""
    anchors = 0
    for anchor in board.anchors:
        if anchor >= 0:
            access = SIDE_MASK[anchor] & board.open
            rest = access & (access - 1)
            if not rest & (rest - 1):  # one or two squares: a tile can cover them all
                cover = COVER_MASK[access.bit_length() - 1]
                if rest:
                    cover &= COVER_MASK[(access ^ rest).bit_length() - 1]
                anchors |= cover
    return anchors


def leaves_avenues(board: Board, anchor: int, seen: list[int]) -> bool:
    """Would the avenues stay connected [CC-AVE-04.1] and reach the tile [CC-AVE-04.2]?

    `seen` is scratch paper: the anchor that last met each face.
    """
    if not SIDE_MASK[anchor] & board.open:  # rail beside it is no access [CC-AVE-06]
        return False
    north = board.north >> anchor & 0x3_0000_003  # bits 0, 1, 28, 29
    west = board.west >> anchor & 0x1_4005  # bits 0, 2, 14, 16
    corner = row_of(anchor) * POINTS + col_of(anchor)
    for upper, step, point in RING:
        if (north if upper else west) >> step & 1:
            face = board.faces[corner + point]
            if seen[face] == anchor:
                return False
            seen[face] = anchor
    return True


def is_crossed_twice(board: Board) -> bool:
    """Is the network one lone segment with avenues crossing both ways?  Then faces say nothing."""
    return board.rail.bit_count() == 1 and flood_start(board.ground, board.open)


def flood_start(ground: int, open_: int) -> bool:
    """Has a lone segment four open sides?"""
    north, south = open_ << W & ground, open_ >> W & ground
    west, east = (open_ & NOT_EAST) << 1 & ground, (open_ & NOT_WEST) >> 1 & ground
    return north & south & west & east != 0


def leaves_avenues_flooded(board: Board, anchor: int) -> bool:
    """The same as `leaves_avenues`, by walking all avenues."""
    open_ = board.open & ~TILE_MASK[anchor]
    return SIDE_MASK[anchor] & open_ != 0 and is_one_network(open_, board.ground)


def is_one_network(open_: int, ground: int) -> bool:
    """Are all open squares joined by edges [CC-AVE-02] and level crossings [CC-AVE-03]?"""
    reached, before = open_ & -open_, 0
    while reached != before:
        before = reached
        north, south = reached >> W, reached << W & FULL
        west, east = (reached & NOT_WEST) >> 1, (reached & NOT_EAST) << 1
        over = (north & ground) >> W | (south & ground) << W
        over |= (west & ground & NOT_WEST) >> 1 | (east & ground & NOT_EAST) << 1
        reached |= (north | south | west | east | over) & open_
    return reached == open_


def may_cross(board: Board, square: int) -> bool:
    """May a ground segment lie here, as far as the avenues go?  [CC-AVE-05, CC-AVE-10]"""
    bit = 1 << square
    if robs_access(board, square, bit):
        return False
    upright = is_open(board, square, NORTH) and is_open(board, square, SOUTH)
    sideways = is_open(board, square, WEST) and is_open(board, square, EAST)
    if upright and sideways:
        return is_one_network(board.open & ~bit, board.ground | bit)
    if is_crossed_twice(board):
        return is_one_network(board.open & ~bit, board.ground | bit)
    return loops(board, square, upright, sideways) == (0 if upright or sideways else 1)


def is_open(board: Board, square: int, side: int) -> bool:
    """Is the neighbour on this side an open square?"""
    if side == NORTH:
        return square >= W and board.open >> square - W & 1 != 0
    if side == SOUTH:
        return board.open >> square + W & 1 != 0
    if side == WEST:
        return col_of(square) > 0 and board.open >> square - 1 & 1 != 0
    return col_of(square) < W - 1 and board.open >> square + 1 & 1 != 0


def loops(board: Board, square: int, upright: bool, sideways: bool) -> int:
    """How many loops of solid sides a ground segment here would close.

    The sides a level crossing leads over stay passable.  Without a crossing one loop closes
    round the segment itself; any more cut something off.
    """
    corner = row_of(square) * POINTS + col_of(square)
    parents = {0: 0}
    count = 0
    for side in range(4):
        crossed = upright if side <= SOUTH else sideways
        if not crossed and board.is_passable(square, side):
            one, other = side_ends(corner, side)
            if not join_faces(parents, board.faces[one], board.faces[other]):
                count += 1
    return count


def join_faces(parents: dict[int, int], one: int, other: int) -> bool:
    """Make one face of two among a few; False if they were one already."""
    one, other = face_root(parents, one), face_root(parents, other)
    parents[one] = other
    return one != other


def face_root(parents: dict[int, int], face: int) -> int:
    """The face that stands for this one."""
    while parents.setdefault(face, face) != face:
        face = parents[face]
    return face


def robs_access(board: Board, square: int, bit: int) -> bool:
    """Would rail here take a tile's last access?  Rail is no avenue [CC-AVE-06]."""
    for anchor in board.anchors:
        if anchor >= 0 and SIDE_MASK[anchor] & board.open == bit:
            return True
    return False
