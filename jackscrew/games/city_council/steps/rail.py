"""Step C: extending the rail network."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.city_council.components import TRANSIT
from jackscrew.games.city_council.geometry import NEIGHBOURS, neighbours
from jackscrew.games.city_council.scoring import SEVERAL_LINES, active_dice, die_squares, score_stop
from jackscrew.games.city_council.state import (
    A_FUND,
    A_RAIL,
    A_STOP,
    E_LAID,
    FUND,
    RAIL,
    SEGMENTS,
    A,
    Council,
)
from jackscrew.games.city_council.steps.figures import reason_at_pawn
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
        squares = squares_of(rail_squares(s, f.seat, f.a, f.b))
        return [A_STOP, *[A_RAIL + square for square in squares]]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        return refused_rail(s, f, action - A_RAIL) if A.has(A_RAIL, action) else None

    def reason_at(self, s: Council, f: Frame, key: str, piece: str) -> Reason | None:
        return reason_at_pawn(s, f, key)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        if action != A_STOP:
            lay_or_fund(s, f.seat, action - A_RAIL, f.b)


class Fund(Step[Council]):
    """[CC-DEC-13] Add a coin or a chit to the pool.  a: the chosen square; b: the pool."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        chit = [A_FUND + CHITS] if s.chits[f.seat] else []
        return chit + [A_FUND + word for word in coin_words(s.coins[f.seat])]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_FUND, action):
            return None
        return Reason("chits_none" if action == A_FUND + CHITS else "coin_used", None, 1)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        word = action - A_FUND
        if word == CHITS:
            s.use_chits(f.seat, 1)
            lay_or_fund(s, f.seat, f.a, f.b + 1)
        else:
            s.use_coin(f.seat, word + 1)
            lay_or_fund(s, f.seat, f.a, f.b + word + 1)


def lay_or_fund(s: Council, seat: int, square: int, pool: int) -> None:
    """A turn's rail is one purchase from one pool of coins and chits [CC-RAIL-12]."""
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
    stops = s.board.stops
    s.board = s.board.with_rail(square, s.parts.segments_per_tile)
    s.tell(E_LAID, seat, square)
    transit = s.has(seat, TRANSIT)  # 2 instead of 1 [CC-COUN-04]
    s.score(seat, SEGMENTS, s.parts.per_segment_transit if transit else s.parts.per_segment)
    if s.board.stops != stops:  # it lies on a tick [CC-STOP-01]
        score_stop(s, seat, (s.board.stops ^ stops).bit_length() - 1)


def rail_squares(s: Council, seat: int, last: int, pool: int) -> int:
    """Where this seat may lay its next segment and can pay for it.

    Pawns and spent dice on tiles are not in the way [CC-GEN-08].
    """
    funds = all_funds(s, seat, pool)
    board = s.board
    if not funds or board.rail.bit_count() >= s.parts.segments:  # [CC-RAIL-08]
        return 0
    joined = joining(s, seat, last)
    found = 0
    if funds >= s.parts.ground_cost:
        found = ground_squares(s, joined)
    if funds >= s.parts.tile_cost:
        found |= joined & board.layable()
    return found


def ground_squares(s: Council, joined: int) -> int:
    """Those of the squares where rail may lie on the ground [CC-RAIL-07]."""
    ground, claimed = joined & s.board.avenues.open, active_dice(s)
    return s.board.crossings(ground & ~claimed if claimed else ground)


def all_funds(s: Council, seat: int, pool: int) -> int:
    """The action points that a seat can still spend on rail [CC-RAIL-12]."""
    return pool + s.chits[seat] + coin_sum(s.coins[seat])


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
    else an end [CC-RAIL-03, CC-RAIL-13], or any with the Transit Director [CC-COUN-04], who by a
    switch may begin anew with every segment.  The first segment of all lies beside a tile
    [CC-RAIL-02].
    """
    if not s.board.rail:
        return neighbours(s.board.tiles) & s.board.avenues.open
    joints = s.board.joints()
    if last >= 0 and goes_on(s, seat):
        return NEIGHBOURS[last] & joints
    return joints if s.has(seat, TRANSIT) else neighbours(s.board.ends()) & joints


def goes_on(s: Council, seat: int) -> bool:
    """Has a seat to go on from its last segment? [CC-RAIL-04]"""
    return not (s.switches[SEVERAL_LINES] and s.has(seat, TRANSIT))


def refused_rail(s: Council, f: Frame, square: int) -> Reason:
    """What stands against rail on a square: first what is there, then what is round it."""
    bit, board = 1 << square, s.board
    if board.rail & bit:
        return Reason("rail_taken", {"square": square}, 3)
    if board.closed & bit:
        return Reason("rail_closed", None, 2)
    if not joining(s, f.seat, f.a) & bit:
        return refused_joint(s, f, square)
    owner = claimant(s, square)
    if owner >= 0 and not board.tiles & bit:
        return Reason("rail_claimed", {"name": owner}, 4)
    cost, funds = segment_cost(s, square), all_funds(s, f.seat, f.b)
    if cost > funds:
        return Reason("rail_cost", {"cost": cost, "funds": funds}, 4)
    return Reason("rail_cuts", {"square": square}, 4)


def refused_joint(s: Council, f: Frame, square: int) -> Reason:
    """Why a line cannot go on, or begin, on a square."""
    if not s.board.rail:
        return Reason("rail_first", None, 1)
    if s.board.between >> square & 1:
        return Reason("rail_loop", {"square": square}, 3)
    if f.a >= 0 and goes_on(s, f.seat):
        return Reason("rail_one_line", {"square": f.a}, 1)
    if s.has(f.seat, TRANSIT):
        return Reason("rail_transit", {"square": square}, 1)
    return Reason("rail_start", None, 1)


def claimant(s: Council, square: int) -> int:
    """Whose active die claims a square, -1 if none does."""
    for seat in range(s.seats()):
        if s.point[seat] >= 0 and die_squares(s.point[seat]) >> square & 1:
            return seat
    return -1
