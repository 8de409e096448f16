"""Set-up: the order of the factories, School tiles and Culture tiles."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Step
from jackscrew.games.rise.components import REGULAR, STARTING
from jackscrew.games.rise.effects import CULTURE, SCHOOL
from jackscrew.games.rise.state import (
    A_DEAL,
    A_FACTORY,
    A_HANG,
    A_LAY,
    AT_START,
    C_START,
    DEAL,
    E_TILE,
    FACTORY,
    HANG,
    LAY,
    ROUND,
    Rise,
)
from jackscrew.games.rise.steps.possible import TILE_SLOT
from jackscrew.games.rise.tracks import SLOTS


def begin(s: Rise) -> None:
    """[RISE-S-01] What is drawn before round 1, the factories first."""
    s.push(ROUND, NOBODY)
    for space in range(len(s.hung) - 1, -1, -1):
        if s.tracks[CULTURE].holds_tile[space]:  # [RISE-S-06]
            s.push(HANG, CHANCE, space)
    for at in reversed(tile_slots(s)):
        s.push(LAY, CHANCE, at)
    for seat in range(s.seats - 1, -1, -1):
        s.push(DEAL, CHANCE, seat)
    for space in range(s.seats - 1, -1, -1):
        s.push(FACTORY, CHANCE, space)


def tile_slots(s: Rise) -> list[int]:
    """[RISE-S-05] The small spaces of School that get a tile."""
    track = s.tracks[SCHOOL]
    return [
        track.row[space] * SLOTS + slot
        for space in range(track.size)
        for slot in range(len(track.slots[space]))
        if track.slots[space][slot] == TILE_SLOT
    ]


class Factory(Step[Rise]):
    """[RISE-S-03] Factories in random order; later spaces have more coins.  a: the space."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        return [A_FACTORY + seat for seat in range(s.seats) if seat not in s.order]

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        seat = action - A_FACTORY
        s.order[f.a] = seat
        s.score(seat, AT_START, s.parts.first_vp)  # [RISE-S-02]
        s.pay(seat, -s.parts.first_coins[f.a], C_START)


class Deal(Step[Rise]):
    """[RISE-S-04] A starting School tile, active, for each player.  a: the seat."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        dealt = 0
        for held in s.held:
            dealt |= held
        return [A_DEAL + REGULAR + i for i in range(STARTING) if not dealt >> REGULAR + i & 1]

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        s.held[f.a] |= 1 << action - A_DEAL
        s.active[f.a] = s.held[f.a]
        s.tell(E_TILE, f.a, action - A_DEAL)


class Lay(Step[Rise]):
    """[RISE-S-05] A School tile on each small space.  a: the space, by row and place."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        return [A_LAY + tile for tile in range(REGULAR) if tile not in s.school]

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        s.school[f.a] = action - A_LAY


class Hang(Step[Rise]):
    """[RISE-S-06] A Culture tile on each marked space of Culture B.  a: the space."""

    def legal(self, s: Rise, f: Frame) -> list[int]:
        hung = 0
        for tile in s.hung:
            if tile >= 0:
                hung |= 1 << tile
        rest = (1 << len(s.parts.tile_kind)) - 1 & ~hung
        return [A_HANG + tile for tile in squares_of(rest)]

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        s.hung[f.a] = action - A_HANG
