"""What must hold in every position of City Council."""

from jackscrew.games.city_council.avenues import is_one_network
from jackscrew.games.city_council.board import Board
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.geometry import (
    FIRST_ANCHORS,
    NEAR_MASK,
    NOT_EAST,
    SIDE_MASK,
    TILE_MASK,
    W,
    neighbours,
)
from jackscrew.games.city_council.scoring import active_dice
from jackscrew.games.city_council.state import Council


def sound(s: Council) -> None:
    """What must hold in every position; AssertionError tells what does not."""
    assert s.pile + sum(s.chits) == s.parts.chits, "chits are lost or made"
    assert min(*s.chits, s.pile) >= 0, "a seat owes chits"
    assert s.board.rail.bit_count() <= s.parts.segments, "more rail than segments"
    sound_tiles(s)
    sound_rail(s.board)
    sound_avenues(s.board)
    for seat in range(s.seats()):
        assert not s.coins[seat] >> s.bid_coin[seat] & 1, "a bid coin is still unused"
    assert not active_dice(s) & (s.board.tiles | s.board.rail), "a die stands on something"


def sound_tiles(s: Council) -> None:
    """Each tile is in one place: unseen, face up, being placed, or in the city."""
    in_city = sum([1 for anchor in s.board.anchors if anchor >= 0])
    held = sum([1 for tile in s.took if tile >= 0 and s.board.anchors[tile] < 0])
    face_up = sum([1 for tile in s.up if tile >= 0])
    assert s.bag.bit_count() == sum(s.below), "unseen tiles and stacks do not agree"
    assert in_city + held + face_up + s.bag.bit_count() == len(TILES), "tiles are lost or made"
    assert s.board.tiles.bit_count() == 4 * in_city, "tiles overlap"
    for anchor in s.board.anchors:
        if anchor >= 0 and in_city > 1:
            others = [other for other in s.board.anchors if other >= 0 and other != anchor]
            reach = [other for other in others if NEAR_MASK[anchor] >> other & 1]
            assert reach or FIRST_ANCHORS >> anchor & 1, "a tile lies apart from all others"


def sound_rail(board: Board) -> None:
    """The network is one tree; no park has rail, no tile three segments; stops are on ticks."""
    reached, before = board.rail & -board.rail, 0
    while reached != before:
        before = reached
        reached |= neighbours(reached) & board.rail
    assert reached == board.rail, "the rail network is in pieces"
    joints = (board.rail & board.rail >> W).bit_count()
    joints += (board.rail & NOT_EAST & board.rail >> 1).bit_count()
    assert not board.rail or joints == board.rail.bit_count() - 1, "rail makes a loop"
    for tile in range(len(TILES)):
        if board.anchors[tile] >= 0:
            on_tile = (TILE_MASK[board.anchors[tile]] & board.rail).bit_count()
            assert on_tile == board.laid[tile] <= 2, "rail on a tile is miscounted"
            stop = board.ticks[tile] >= 0 and board.rail >> board.ticks[tile] & 1 != 0
            assert stop == (board.stops >> tile & 1 != 0), "a stop is not on its tick"


def sound_avenues(board: Board) -> None:
    """[CC-AVE-04] by walking: avenues are one network and every tile has access."""
    avenues = board.avenues
    assert is_one_network(avenues.open, avenues.ground), "the avenues fall apart"
    for anchor in board.anchors:
        assert anchor < 0 or SIDE_MASK[anchor] & avenues.open, "a tile has no avenue"
