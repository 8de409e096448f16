"""The decades and their phases, Cleanup and the demand board."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, PART, Frame, Step
from jackscrew.games.big_shoulders.components import (
    CHEAPEST,
    COLUMNS,
    DECADES,
    INDUSTRIES,
    KINDS,
    LEFT,
    MIDDLE,
    RIGHT,
    X,
)
from jackscrew.games.big_shoulders.state import (
    A_DEMAND,
    BUILDING,
    CLEANUP,
    DECADE,
    DEMAND,
    E_LEFT,
    END,
    IN_ACTION,
    IN_BUILDING,
    IN_CLEANUP,
    IN_OPERATING,
    IN_STOCK,
    OPERATING,
    REFILL,
    ROUND,
    SLIDE,
    STOCK,
    SUPPLY,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.assets import leave, shift_row
from jackscrew.games.big_shoulders.steps.distribution import empty_octagons
from jackscrew.games.big_shoulders.steps.stock import over_limit
from jackscrew.games.big_shoulders.steps.supply import shift_onto


class Decade(Step[Shoulders]):
    """[BS-GEN-01] The five phases of a decade; the last one has no Cleanup.

    a: the phase that comes now.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a == IN_CLEANUP and s.decade == DECADES:
            s.push(END, NOBODY)
            return
        if f.a == IN_CLEANUP:
            s.begin_phase(IN_CLEANUP)
            s.push(CLEANUP, NOBODY)
            return
        s.begin_phase(f.a)
        s.push(DECADE, NOBODY, f.a + 1)
        if f.a == IN_STOCK:
            s.push(STOCK, s.deal, 0, over_limit(s))
        elif f.a == IN_BUILDING:
            s.push(BUILDING, NOBODY)
        elif f.a == IN_ACTION:
            s.push(ROUND, NOBODY)
        elif f.a == IN_OPERATING:
            s.operated = 0
            s.push(OPERATING, NOBODY)


class Cleanup(Step[Shoulders]):
    """Cleanup, part by part.  a: the part."""

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a < 3:
            s.push(CLEANUP, NOBODY, f.a + 1)
        if f.a == 0:
            move_chain(s)
        elif f.a == 1:
            move_row(s)
        elif f.a == 2:
            s.exhausted = 0  # [BS-CLEAN-03, BS-ASSET-08]
            s.push(REFILL, NOBODY)
            clear_demand(s)
        else:
            end_decade(s)


def move_chain(s: Shoulders) -> None:
    """[BS-CLEAN-01] What is left on $10 goes to Haymarket Square, the rest moves on."""
    for kind in range(KINDS):
        s.haymarket[kind] += s.chain[CHEAPEST * KINDS + kind]
    for space in range(CHEAPEST, X, -1):
        shift_onto(s, space)
    s.push(SUPPLY, NOBODY)


def move_row(s: Shoulders) -> None:
    """[BS-CLEAN-02] The asset on $40 leaves the game, the row moves on; $40 is never empty."""
    if s.row[-1] >= 0:
        leave(s, s.row[-1])
    s.push(SLIDE, NOBODY)
    shift_row(s)


def clear_demand(s: Shoulders) -> None:
    """[BS-CLEAN-04] Full tiles leave with their goods, the red X too; tiles close the gaps."""
    for space in range(len(s.demand)):
        if empty_octagons(s, space) == 0:
            if s.demand[space] >= 0:
                s.tell(E_LEFT, NOBODY, s.demand[space])
            s.demand[space] = -1
            s.filled[space] = 0
    for row in range(len(INDUSTRIES)):
        first = row * len(COLUMNS)
        for _ in range(len(COLUMNS) - 1):  # a tile may move past two gaps
            close_gap(s, first + MIDDLE, first + RIGHT)
            close_gap(s, first + LEFT, first + MIDDLE)


def close_gap(s: Shoulders, start: int, end: int) -> None:
    """[BS-CLEAN-05] A tile moves right into a gap, with its goods."""
    if s.demand[start] >= 0 and s.demand[end] < 0:
        s.demand[end], s.filled[end] = s.demand[start], s.filled[start]
        s.demand[start], s.filled[start] = -1, 0


def end_decade(s: Shoulders) -> None:
    """Partners return ready [BS-CLEAN-07]; the decade ends, and with it bans [BS-CLEAN-08]."""
    for partner in s.placed:
        s.ready[partner % 4] += 1
    s.placed.clear()
    s.used = 0
    for seat in range(s.seats):
        s.sold[seat] = 0
    s.decade += 1
    s.tell(PART, NOBODY, s.decade)
    s.push(DECADE, NOBODY, IN_STOCK)


class Refill(Step[Shoulders]):
    """[BS-SETUP-03, BS-CLEAN-06] Fill the demand spaces: right column first, each downwards."""

    def run(self, s: Shoulders, f: Frame) -> None:
        if not s.stock:
            return
        for column in range(RIGHT, LEFT - 1, -1):
            for row in range(len(INDUSTRIES)):
                space = row * len(COLUMNS) + column
                if s.demand[space] < 0:
                    s.push(REFILL, NOBODY)
                    s.push(DEMAND, CHANCE, space)
                    return


class Demand(Step[Shoulders]):
    """[BS-SETUP-02] Turn up a demand tile of the topmost pile.  a: its space."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        for pile in range(1, len(s.parts.pile_bits)):
            tiles = s.stock & s.parts.pile_bits[pile]
            if tiles:
                return [A_DEMAND + tile for tile in squares_of(tiles)]
        return []

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        tile = action - A_DEMAND
        s.stock &= ~(1 << tile)
        s.demand[f.a] = tile
        s.filled[f.a] = 0
