"""Empty plot tiles: when they may be used [RC-EPT-06]."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.raising_chicago.state import (
    A_DONE,
    A_USE,
    CHECK,
    E_EMPTY,
    IN_ANNOUNCEMENT,
    WINDOW,
    WINDOWS,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.giving import push_reward, useful
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    other_moment,
)


def usable(s: Chicago, seat: int) -> list[int]:
    """[RC-EPT-15] The uses of empty plot tiles that would change something now."""
    return [
        A_USE + tile
        for tile in squares_of(s.empties[seat])
        if useful(s, seat, s.parts.empty_reward[tile])
    ]


def why_not_tile(s: Chicago, seat: int, tile: int, is_time: bool = True) -> Reason:
    """What stands against using an empty plot tile, by what `usable` asks."""
    if not s.empties[seat] >> tile & 1:
        return Reason("no_tile", {}, ELSEWHERE)
    return Reason("tile_useless" if is_time else "tile_late", {"tile": tile}, CLOSED)


def use(s: Chicago, seat: int, action: int) -> None:
    """[RC-EPT-01] Each tile is used once, then leaves the game [RC-EPT-07]."""
    tile = action - A_USE
    s.empties[seat] &= ~(1 << tile)
    s.tell(E_EMPTY, seat, tile, 1)
    push_reward(s, seat, s.parts.empty_reward[tile])


def holds(s: Chicago, seat: int, kind: int) -> bool:
    """Has a seat an empty plot tile with this kind of reward?"""
    for tile in squares_of(s.empties[seat]):
        if kind in s.parts.rewards.kinds[s.parts.empty_reward[tile]]:
            return True
    return False


class Check(Step[Chicago]):
    """[RC-DEC-22] A window opens only for those who have a tile to use."""

    def run(self, s: Chicago, f: Frame) -> None:
        if s.empties[f.seat] and usable(s, f.seat):
            s.push(WINDOW, f.seat)


class Window(Step[Chicago]):
    """[RC-DEC-01] Use an empty plot tile, or be done; asked again after each use."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_DONE, *usable(s, f.seat)]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE)
        return other_moment(s, action)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(CHECK, f.seat)
            use(s, f.seat, action)


class Windows(Step[Chicago]):
    """[RC-EPT-02, RC-EPT-05] All holders are asked one after the other in rank order.

    Its seat, a and b are used in phase 1 only: who was asked last, who is to be asked still (as
    bits), and the reputation of all before.
    """

    def run(self, s: Chicago, f: Frame) -> None:
        if s.rules >= 2 and s.phase == IN_ANNOUNCEMENT:
            ask_next(s, still_asked(s, f))
            return
        for seat in reversed(s.ranked()):
            s.push(CHECK, seat)


def still_asked(s: Chicago, f: Frame) -> int:
    """Who is to be asked: all at first, and all others after a change of reputation; as bits."""
    everybody = (1 << s.seats) - 1
    if f.seat == NOBODY:
        return everybody
    return everybody & ~(1 << f.seat) if sum(s.rep) != f.b else f.a


def ask_next(s: Chicago, waiting: int) -> None:
    """Open a window for the highest ranked of those who wait and have a tile to use."""
    for seat in s.ranked():
        if waiting >> seat & 1 and s.empties[seat] and usable(s, seat):
            s.push(WINDOWS, seat, waiting & ~(1 << seat), sum(s.rep))
            s.push(WINDOW, seat)
            return
