"""What stands against a place for a tile."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Reason
from jackscrew.games.city_council.avenues import cut_off, round_tile
from jackscrew.games.city_council.geometry import (
    ANCHORS,
    SIDE_MASK,
    TILE_MASK,
    die_anchor,
    overlaps,
)
from jackscrew.games.city_council.state import Council


def refused_place(s: Council, seat: int, tile: int, anchor: int) -> Reason:
    """Why a tile may not lie on an anchor, the plainest reason first."""
    board = s.board
    if not ANCHORS >> anchor & 1:
        return Reason("place_off_plan", None, 1)
    taken = TILE_MASK[anchor] & ~board.avenues.open
    if taken:
        return Reason("place_taken", {"square": squares_of(taken)[0]}, 2)
    if not board.near:
        return Reason("place_centre", None, 3)
    if not board.near >> anchor & 1:
        return Reason("place_far", None, 3)
    if s.point[seat] >= 0 and overlaps(anchor, die_anchor(s.point[seat])):
        return Reason("own_die", None, 4)
    return refused_by_avenues(s, tile, anchor)


def refused_by_avenues(s: Council, tile: int, anchor: int) -> Reason:
    """A tile that would lose its last avenue, else squares that would be cut off [CC-AVE-04]."""
    robbed = robbed_tile(s, tile, anchor)
    if robbed >= 0:
        return Reason("place_robs", {"tile": robbed}, 5)
    after = round_tile(s.board.avenues, anchor)
    return Reason("place_cuts", {"square": cut_off(after.open, after.ground)}, 5)


def robbed_tile(s: Council, tile: int, anchor: int) -> int:
    """The tile that would have no avenue left beside it, -1 if there is none [CC-AVE-07]."""
    open_ = s.board.avenues.open & ~TILE_MASK[anchor]
    if not SIDE_MASK[anchor] & open_:
        return tile
    for other in range(len(s.board.anchors)):
        at = s.board.anchors[other]
        if at >= 0 and not SIDE_MASK[at] & open_:
            return other
    return -1
