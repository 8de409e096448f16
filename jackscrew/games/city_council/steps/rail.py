"""Step C: extending the rail network."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Step
from jackscrew.games.city_council.avenues import may_cross
from jackscrew.games.city_council.board import neighbours, one_neighbour
from jackscrew.games.city_council.components import TRANSIT
from jackscrew.games.city_council.scoring import active_dice, score_stop
from jackscrew.games.city_council.state import (
    A_FUND,
    A_RAIL,
    A_STOP,
    FUND,
    RAIL,
    SEGMENTS,
    Council,
)
from jackscrew.games.city_council.steps.payment import CHITS, coin_words

NO_LINE = -1  # in place of the last square: nothing laid this turn


def ask_rail(s: Council, seat: int, last: int = NO_LINE, pool: int = 0) -> None:
    """Go on laying while some square is legal and paid for [CC-DEC-16]."""
    if rail_squares(s, seat, last, pool):
        s.push(RAIL, seat, last, pool)


class Rail(Step[Council]):
    """[CC-DEC-12] Lay one more segment, or stop.

    a: the last square of this turn's line, or -1; b: action points left in the pool.  The
    square alone says where it joins [CC-DEC-17]; what is left when one stops is lost.
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_STOP, *[A_RAIL + square for square in rail_squares(s, f.seat, f.a, f.b)]]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        if action != A_STOP:
            lay_or_fund(s, f.seat, action - A_RAIL, f.b)


class Fund(Step[Council]):
    """[CC-DEC-13] Add a coin or a chit to the pool.  a: the chosen square; b: the pool."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        chit = [A_FUND + CHITS] if s.chits[f.seat] else []
        return chit + [A_FUND + word for word in coin_words(s.coins[f.seat])]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        word = action - A_FUND
        if word == CHITS:
            s.use_chits(f.seat, 1)
            lay_or_fund(s, f.seat, f.a, f.b + 1)
        else:
            s.use_coin(f.seat, word + 1)
            lay_or_fund(s, f.seat, f.a, f.b + word + 1)


def lay_or_fund(s: Council, seat: int, square: int, pool: int) -> None:
    """A line is one purchase from one pool of coins and chits [CC-RAIL-12]."""
    cost = segment_cost(s, square)
    if pool < cost:
        s.push(FUND, seat, square, pool)
        return
    lay(s, seat, square)
    ask_rail(s, seat, square, pool - cost)


def segment_cost(s: Council, square: int) -> int:
    """1 on open ground, 2 on a tile [CC-RAIL-09]."""
    return s.parts.tile_cost if s.board.tiles >> square & 1 else s.parts.ground_cost


def lay(s: Council, seat: int, square: int) -> None:
    """Lay a segment for good [CC-RAIL-11], score it [CC-RAIL-10] and the stop it makes."""
    tile = s.board.tile_on(square) if s.board.tiles >> square & 1 else -1
    s.board = s.board.with_rail(square, tile, s.parts.segments_per_tile)
    transit = s.has(seat, TRANSIT)  # 2 instead of 1 [CC-COUN-04]
    s.score(seat, SEGMENTS, s.parts.per_segment_transit if transit else s.parts.per_segment)
    if tile >= 0 and s.board.ticks[tile] == square:  # [CC-STOP-01]
        score_stop(s, seat, tile)


def rail_squares(s: Council, seat: int, last: int, pool: int) -> list[int]:
    """Where this seat may lay its next segment and can pay for it."""
    funds = pool + s.chits[seat] + coin_sum(s.coins[seat])
    board = s.board
    if funds < s.parts.ground_cost or board.rail.bit_count() >= s.parts.segments:  # [CC-RAIL-08]
        return []
    joined = joining(s, seat, last) & ~active_dice(s)
    found = joined & board.tiles & ~board.closed if funds >= s.parts.tile_cost else 0
    for square in squares_of(joined & board.open):
        if may_cross(board, square):  # [CC-RAIL-07]
            found |= 1 << square
    return squares_of(found)


def coin_sum(coins: int) -> int:
    """The action points of coins given as bits."""
    total = 0
    for coin in range(2, 6):
        if coins >> coin & 1:
            total += coin
    return total


def joining(s: Council, seat: int, last: int) -> int:
    """The squares that join the network where this line may go on.

    Each touches exactly one segment [CC-RAIL-01, CC-RAIL-05]: the last one laid [CC-RAIL-04],
    else an end [CC-RAIL-03, CC-RAIL-13], or any with the Transit Director [CC-COUN-04].  The
    first segment of all lies beside a tile [CC-RAIL-02].
    """
    rail = s.board.rail
    if not rail:
        return neighbours(s.board.tiles) & s.board.open
    if last >= 0:
        starts = 1 << last
    elif s.has(seat, TRANSIT):
        starts = rail
    else:
        starts = ends(rail)
    return neighbours(starts) & one_neighbour(rail) & ~rail


def ends(rail: int) -> int:
    """The segments with at most one neighbour."""
    return rail & (one_neighbour(rail) | ~neighbours(rail))
