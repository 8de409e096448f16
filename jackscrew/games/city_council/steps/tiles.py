"""Step A: taking a tile, paying for it and placing it."""

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.city_council.components import PARK
from jackscrew.games.city_council.geometry import CORNER_STEP, CORNERS
from jackscrew.games.city_council.scoring import CHITS_PAY_TILE, score_placement
from jackscrew.games.city_council.state import (
    A_INVEST,
    A_PAY,
    A_PLACE,
    A_RAIL,
    A_SPECULATE,
    A_TAKE,
    A_TICK,
    PAY_TILE,
    PENALTY,
    POSITION,
    TICK,
    A,
    Council,
)
from jackscrew.games.city_council.steps.figures import reason_at_pawn
from jackscrew.games.city_council.steps.payment import (
    funds,
    is_payment,
    pay,
    payments,
    refused_payment,
)
from jackscrew.games.city_council.steps.placing import refused_place
from jackscrew.games.city_council.steps.turns import own_places


class Stack(Step[Council]):
    """[CC-DEC-04] Take an affordable tile that is face up [CC-TILE-02].

    Taken tops are not replaced before the end of the round [CC-TILE-03, CC-INFO-04].  If
    nothing is affordable, one of the lowest cost is taken at a loss [CC-TILE-04].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        limit = max(funds(s, f.seat), lowest_cost(s))
        tiles = [tile for tile in s.up if tile >= 0 and s.parts.cost[tile] <= limit]
        return [A_TAKE + tile for tile in sorted(tiles)]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_TAKE, action):
            return refused_tile(s, f.seat, action - A_TAKE)
        if is_payment(action):
            return Reason("coin_later")
        return Reason("tile_first") if is_of_turn(action) else None

    def reason_at(self, s: Council, f: Frame, key: str, piece: str) -> Reason | None:
        if key != "tile_taken":
            return reason_at_pawn(s, f, key)
        owner = s.taken[int(piece.rpartition("-")[2])]
        return None if owner < 0 else Reason(key, {"name": owner})

    def apply(self, s: Council, f: Frame, action: int) -> None:
        tile = action - A_TAKE
        stack = s.up.index(tile)
        s.up[stack] = -1
        s.taken[stack] = f.seat
        s.took[f.seat] = tile
        s.push(POSITION, f.seat, tile)
        s.push(PAY_TILE, f.seat, tile)


def refused_tile(s: Council, seat: int, tile: int) -> Reason | None:
    """What stands against taking a tile; nobody knows of those face down."""
    if tile in s.up:
        values = {"tile": tile, "cost": s.parts.cost[tile], "funds": funds(s, seat)}
        return Reason("tile_cost", values, 2)
    return Reason("tile_lies", None, 1) if s.board.anchors[tile] >= 0 else None


def is_of_turn(action: int) -> bool:
    """Is this something that a turn is made of?"""
    return (
        A.has(A_PLACE, action)
        or A.has(A_INVEST, action)
        or A.has(A_SPECULATE, action)
        or A.has(A_RAIL, action)
    )


def lowest_cost(s: Council) -> int:
    """The cost of the cheapest tile that is face up."""
    return min([s.parts.cost[tile] for tile in s.up if tile >= 0])


class PayTile(Step[Council]):
    """[CC-DEC-05] Pay a tile with one coin, and chits where it falls short.  a: the tile."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        cost = s.parts.cost[f.a]
        found = payments(s, f.seat, cost, A_PAY, s.switches[CHITS_PAY_TILE])
        return found or [A_PAY + s.highest_coin(f.seat) - 1]  # the penalty case [CC-TILE-04]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_PAY, action):
            return Reason("pay_first") if is_of_turn(action) else None
        by_chits = s.switches[CHITS_PAY_TILE]
        return refused_payment(s, f.seat, s.parts.cost[f.a], action - A_PAY, by_chits)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        cost = s.parts.cost[f.a]
        missing = cost - funds(s, f.seat)
        if missing > 0:  # points pay here and nowhere else [CC-PAY-05]
            s.use_coin(f.seat, s.highest_coin(f.seat))
            s.score(f.seat, PENALTY, -missing, f.a)
        else:
            pay(s, f.seat, cost, action - A_PAY)


class Position(Step[Council]):
    """[CC-DEC-06] Place the tile on a legal anchor [CC-TILE-05].  a: the tile."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_PLACE + anchor for anchor in own_places(s, f.seat)]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_PLACE, action):
            return refused_place(s, f.seat, f.a, action - A_PLACE)
        if A.has(A_TAKE, action):
            return Reason("one_tile", {"tile": f.a})
        return Reason("place_first") if is_of_turn(action) else None

    def reason_at(self, s: Council, f: Frame, key: str, piece: str) -> Reason | None:
        return reason_at_pawn(s, f, key)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        anchor = action - A_PLACE
        park = s.parts.kind[f.a] == PARK
        score_placement(s, f.seat, f.a, anchor)
        s.board = s.board.with_tile(f.a, anchor, park)
        if not park:  # how a park is turned has no effect
            s.push(TICK, f.seat, f.a)


class Tick(Step[Council]):
    """[CC-DEC-07] Turn the tile: which corner has the tick [CC-GEN-06].  a: the tile."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_TICK + corner for corner in range(len(CORNERS))]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        square = s.board.anchors[f.a] + CORNER_STEP[action - A_TICK]
        s.board = s.board.with_tick(f.a, square)
