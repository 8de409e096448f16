"""Step B: the investor and the speculator."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.city_council.geometry import (
    EAST,
    GRID,
    NORTH,
    NOT_WEST,
    SOUTH,
    WEST,
    W,
    col_of,
    row_of,
    straddles,
)
from jackscrew.games.city_council.scoring import (
    CHITS_PAY_INVESTOR,
    CHITS_PAY_SPECULATOR,
    region_cost,
)
from jackscrew.games.city_council.state import (
    A_DIE,
    A_INVEST,
    A_PAY,
    A_SKIP,
    A_SPECULATE,
    A_TAKE,
    DIE,
    E_INVESTED,
    INITIAL,
    INVEST,
    PAY_DIE,
    SPECULATE,
    A,
    Council,
)
from jackscrew.games.city_council.steps.figures import reason_at_pawn
from jackscrew.games.city_council.steps.payment import funds, pay, payments, refused_payment

# intersections whose four squares lie in one quadrant [CC-SPEC-04], by quadrant NW NE SW SE
QUADRANT_POINTS = [
    GRID.area(1, 1, 6, 6),
    GRID.area(1, 8, 6, 6),
    GRID.area(8, 1, 6, 6),
    GRID.area(8, 8, 6, 6),
]


def quadrant_of(anchor: int) -> int:
    """The quadrant of a tile that does not straddle, or of an intersection."""
    return (2 if row_of(anchor) >= 7 else 0) + (1 if col_of(anchor) >= 7 else 0)


def ask_investor(s: Council, seat: int) -> None:
    """[CC-INV-01] The investor may go on the tile just placed, once, in one quadrant."""
    tile = s.took[seat]
    if s.investor[seat] < 0 and not straddles(s.board.anchors[tile]):
        s.push(INVEST, seat, tile)


class Invest(Step[Council]):
    """[CC-DEC-08] Put the investor on the tile just placed, for good [CC-INV-02].  a: the tile.

    Alone it has no effect [CC-INV-03].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        by_chits = s.switches[CHITS_PAY_INVESTOR]
        return [A_SKIP, *payments(s, f.seat, s.parts.investor_cost, A_INVEST, by_chits)]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_TAKE, action):
            is_own = action - A_TAKE == f.a
            return Reason("pay_investor", {"tile": f.a}) if is_own else Reason("invest_elsewhere")
        if not A.has(A_INVEST, action):
            return None
        by_chits = s.switches[CHITS_PAY_INVESTOR]
        cost = s.parts.investor_cost
        return refused_payment(s, f.seat, cost, action - A_INVEST, by_chits)

    def reason_at(self, s: Council, f: Frame, key: str, piece: str) -> Reason | None:
        return Reason(key, {"tile": f.a})

    def apply(self, s: Council, f: Frame, action: int) -> None:
        if action != A_SKIP:
            pay(s, f.seat, s.parts.investor_cost, action - A_INVEST)
            s.investor[f.seat] = f.a
            s.tell(E_INVESTED, f.seat, f.a, s.parts.investor_cost)


def ask_speculator(s: Council, seat: int) -> None:
    """[CC-SPEC-01] The speculator may follow the investor, in this turn or a later one."""
    if s.investor[seat] >= 0 and not s.die[seat] and speculator_points(s, seat):
        s.push(SPECULATE, seat)


def speculator_points(s: Council, seat: int) -> int:
    """The free intersections of the two quadrants beside the investor's [CC-SPEC-05]."""
    quadrant = quadrant_of(s.board.anchors[s.investor[seat]])
    points = QUADRANT_POINTS[quadrant ^ 1] | QUADRANT_POINTS[quadrant ^ 2]
    open_ = s.board.avenues.open
    free = open_ & NOT_WEST & open_ << 1  # and the square west of it
    points &= free & free << W  # and both north of them [CC-SPEC-03]
    for point in s.point:
        if point >= 0:
            points &= ~(1 << point)  # [CC-SPEC-06]
    return points


class Speculate(Step[Council]):
    """[CC-DEC-09] Stand the speculator on an intersection, or not yet."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        points = squares_of(speculator_points(s, f.seat))
        return [A_SKIP, *[A_SPECULATE + point for point in points]]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_SPECULATE, action):
            return refused_point(s, f.seat, action - A_SPECULATE)
        return None

    def reason_at(self, s: Council, f: Frame, key: str, piece: str) -> Reason | None:
        return reason_at_pawn(s, f, key)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        if action != A_SKIP:
            s.push(DIE, f.seat, action - A_SPECULATE)


def refused_point(s: Council, seat: int, point: int) -> Reason:
    """What stands against an intersection."""
    if point in s.point:
        return Reason("point_taken", {"name": s.point.index(point)}, 3)
    own = quadrant_of(s.board.anchors[s.investor[seat]])
    inside = [quadrant for quadrant in range(4) if QUADRANT_POINTS[quadrant] >> point & 1]
    if inside and (inside[0] == own or inside[0] == own ^ 3):
        return Reason("point_quadrant", {"quadrant": own}, 2)
    return Reason("point_blocked", None, 1)


class Die(Step[Council]):
    """[CC-DEC-10] Set the die to a value one can pay [CC-SPEC-02].  a: the intersection.

    A coin is always left for it; only the value is limited [CC-PAY-06].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        limit = funds(s, f.seat)
        return [A_DIE + value - 1 for value in range(1, 6) if value <= limit]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_DIE, action):
            return None
        return Reason("die_value", {"value": action - A_DIE + 1, "funds": funds(s, f.seat)}, 1)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        s.push(PAY_DIE, f.seat, f.a, action - A_DIE + 1)


class PayDie(Step[Council]):
    """[CC-DEC-11] Pay the die's value.  a: the intersection; b: the value."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return payments(s, f.seat, f.b, A_PAY, s.switches[CHITS_PAY_SPECULATOR])

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_PAY, action):
            return None
        by_chits = s.switches[CHITS_PAY_SPECULATOR]
        return refused_payment(s, f.seat, f.b, action - A_PAY, by_chits)

    def apply(self, s: Council, f: Frame, action: int) -> None:
        pay(s, f.seat, f.b, action - A_PAY)
        s.die[f.seat] = f.b
        s.point[f.seat] = f.a
        s.half[f.seat] = half_of(quadrant_of(s.board.anchors[s.investor[f.seat]]), quadrant_of(f.a))
        s.score(f.seat, INITIAL, region_cost(s, s.half[f.seat]))  # [CC-SPEC-07]


def half_of(one: int, other: int) -> int:
    """The region two neighbouring quadrants make, fixed from now on [CC-INV-04]."""
    if one ^ other == 1:
        return SOUTH if one & 2 else NORTH
    return EAST if one & 1 else WEST
