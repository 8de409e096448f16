"""Phase C: factories are placed below Action cards."""

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.rise.state import (
    A_ACTIVATE,
    A_PLACE,
    A_PLAY,
    C_PLACE,
    COLUMNS,
    E_OVERTAKEN,
    EFFECT,
    PLACE,
    A,
    Rise,
)
from jackscrew.games.rise.steps.leaving import act_freely, is_free
from jackscrew.games.rise.steps.possible import (
    leaves,
    spare_converts,
    tile_leaves,
    usable_tiles,
)
from jackscrew.games.rise.steps.refusing import is_of_marker, refused_freely, refused_later_tile


class Place(Step[Rise]):
    """[RISE-DEC-01] Place the factory below a card that can be paid [RISE-C-02]."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        found = [
            A_PLACE + column
            for column in range(COLUMNS)
            if s.can_pay(f.seat, place_cost(s, f.seat, column))
        ]
        return found + leaves(s, f.seat) + spare_converts(s, f.seat)

    def reason(self, s: Rise, f: Frame, action: int) -> Reason | None:
        if A.has(A_PLACE, action):
            column = action - A_PLACE
            price = place_cost(s, f.seat, column)
            values = {"card": column + 1, "price": price, "coins": s.coins[f.seat]}
            return Reason("card_price", values, 1)
        if A.has(A_PLAY, action):
            return Reason("option_later")
        if A.has(A_ACTIVATE, action):
            return refused_later_tile(s, f.seat)
        return Reason("marker_later") if is_of_marker(action) else refused_freely(s, f.seat, action)

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if is_free(action):
            s.push(PLACE, f.seat)
            act_freely(s, f.seat, action)
        else:
            place(s, f.seat, action - A_PLACE)


def place_cost(s: Rise, seat: int, column: int) -> int:
    """[RISE-C-02] What a place costs; nothing if Bank has made it free."""
    return 0 if s.free[seat] >> column & 1 else s.parts.place_cost[column]


def place(s: Rise, seat: int, column: int) -> None:
    """[RISE-C-05] Pay, place, then whoever is overtaken may activate a School tile."""
    s.spend(seat, place_cost(s, seat, column), C_PLACE)
    s.order[s.order.index(seat)] = -1
    at = 0
    while at < len(s.queue) and s.queue[at] // 4 < column:
        at += 1
    s.queue.insert(at, column * 4 + seat)  # to the left of all others there [RISE-C-01]
    overtaken = overtaken_by(s, at)
    if overtaken >= 0:
        if usable_tiles(s, overtaken) or tile_leaves(s, overtaken):
            s.tell(E_OVERTAKEN, overtaken, seat)
        s.push(EFFECT, overtaken, s.parts.activate)


def overtaken_by(s: Rise, at: int) -> int:
    """[RISE-C-03] The owner of the factory directly to the right, on the same card, or -1.

    With two players on any card further right [RISE-C-04].
    """
    if at + 1 == len(s.queue):
        return -1
    if s.seats > 2 and s.queue[at + 1] // 4 != s.queue[at] // 4:
        return -1
    return s.queue[at + 1] % 4
