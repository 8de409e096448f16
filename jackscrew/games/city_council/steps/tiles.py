"""Step A: taking a tile, paying for it and placing it."""

from jackscrew.core.state import Frame, Step
from jackscrew.games.city_council.components import PARK
from jackscrew.games.city_council.geometry import CORNER_STEP, CORNERS
from jackscrew.games.city_council.scoring import CHITS_PAY_TILE, score_placement
from jackscrew.games.city_council.state import (
    A_PAY,
    A_PLACE,
    A_TAKE,
    A_TICK,
    PAY_TILE,
    PENALTY,
    POSITION,
    TICK,
    Council,
)
from jackscrew.games.city_council.steps.payment import pay, payments
from jackscrew.games.city_council.steps.turns import own_places


class Stack(Step[Council]):
    """[CC-DEC-04] Take an affordable tile that is face up [CC-TILE-02].

    Taken tops are not replaced before the end of the round [CC-TILE-03, CC-INFO-04].  If
    nothing is affordable, one of the lowest cost is taken at a loss [CC-TILE-04].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        limit = max(s.highest_coin(f.seat) + s.chits[f.seat], lowest_cost(s))
        tiles = [tile for tile in s.up if tile >= 0 and s.parts.cost[tile] <= limit]
        return [A_TAKE + tile for tile in sorted(tiles)]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        tile = action - A_TAKE
        stack = s.up.index(tile)
        s.up[stack] = -1
        s.taken[stack] = f.seat
        s.took[f.seat] = tile
        s.push(POSITION, f.seat, tile)
        s.push(PAY_TILE, f.seat, tile)


def lowest_cost(s: Council) -> int:
    """The cost of the cheapest tile that is face up."""
    return min([s.parts.cost[tile] for tile in s.up if tile >= 0])


class PayTile(Step[Council]):
    """[CC-DEC-05] Pay a tile with one coin, and chits where it falls short.  a: the tile."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        cost = s.parts.cost[f.a]
        found = payments(s, f.seat, cost, A_PAY, s.switches[CHITS_PAY_TILE])
        return found or [A_PAY + s.highest_coin(f.seat) - 1]  # the penalty case [CC-TILE-04]

    def apply(self, s: Council, f: Frame, action: int) -> None:
        cost = s.parts.cost[f.a]
        missing = cost - s.highest_coin(f.seat) - s.chits[f.seat]
        if missing > 0:  # points pay here and nowhere else [CC-PAY-05]
            s.use_coin(f.seat, s.highest_coin(f.seat))
            s.score(f.seat, PENALTY, -missing, f.a)
        else:
            pay(s, f.seat, cost, action - A_PAY)


class Position(Step[Council]):
    """[CC-DEC-06] Place the tile on a legal anchor [CC-TILE-05].  a: the tile."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_PLACE + anchor for anchor in own_places(s, f.seat)]

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
