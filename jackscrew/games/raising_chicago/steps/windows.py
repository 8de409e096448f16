"""Empty plot tiles: when they may be used [RC-EPT-06]."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import Frame, Step
from jackscrew.games.raising_chicago.state import (
    A_DONE,
    A_USE,
    CHECK,
    E_EMPTY,
    WINDOW,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.giving import push_reward, useful


def usable(s: Chicago, seat: int) -> list[int]:
    """[RC-EPT-15] The uses of empty plot tiles that would change something now."""
    return [
        A_USE + tile
        for tile in squares_of(s.empties[seat])
        if useful(s, seat, s.parts.empty_reward[tile])
    ]


def use(s: Chicago, seat: int, action: int) -> None:
    """[RC-EPT-01] Each tile is used once, then leaves the game [RC-EPT-07]."""
    tile = action - A_USE
    s.empties[seat] &= ~(1 << tile)
    s.tell(E_EMPTY, seat, tile, 1)
    push_reward(s, seat, s.parts.empty_reward[tile])


class Check(Step[Chicago]):
    """[RC-DEC-22] A window opens only for those who have a tile to use."""

    def run(self, s: Chicago, f: Frame) -> None:
        if s.empties[f.seat] and usable(s, f.seat):
            s.push(WINDOW, f.seat)


class Window(Step[Chicago]):
    """[RC-DEC-01] Use an empty plot tile, or be done; asked again after each use."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_DONE, *usable(s, f.seat)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if action >= A_USE:
            s.push(CHECK, f.seat)
            use(s, f.seat, action)


class Windows(Step[Chicago]):
    """[RC-EPT-02, RC-EPT-05] All holders are asked one after the other in rank order."""

    def run(self, s: Chicago, f: Frame) -> None:
        for seat in reversed(s.ranked()):
            s.push(CHECK, seat)
