"""Random moves at many tables: as fast as they go, or so many a second."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from load.errors import Failed
from load.player import until
from load.table import Done, Kind, Table

FINISHING = 15.0  # seconds that what was begun may take
STUCK = 60.0  # seconds without anything done
FEWEST = 0.5  # of the tables must still be played at


@dataclass(frozen=True)
class Habits:
    """What people do besides moving: shares of what is done."""

    undo: float = 0.0
    previews: float = 0.0


@dataclass
class Tally:
    """What was done."""

    took: dict[Kind, list[float]] = field(default_factory=lambda: {kind: [] for kind in Kind})
    refused: Counter[Kind] = field(default_factory=Counter)
    late: list[float] = field(default_factory=list)  # milliseconds the tool itself was late
    seconds: float = 0.0

    @property
    def changes(self) -> int:
        """Moves, and moves taken back."""
        return len(self.took[Kind.MOVE]) + len(self.took[Kind.UNDO])


class Traffic:
    """What goes on at some tables."""

    def __init__(self, dice: random.Random, habits: Habits = Habits()) -> None:
        self.dice = dice
        self.habits = habits
        self.tables: list[Table] = []
        self.tally = Tally()
        self.then: Callable[[Table], None] = lambda table: None

    def finished(self, table: Table, done: Done) -> None:
        """A deed has come to its end."""
        if done.ok:
            self.tally.took[done.kind].append(done.took)
        else:
            self.tally.refused[done.kind] += 1
        self.then(table)

    def act(self, table: Table) -> None:
        """Somebody at a table does something."""
        chance = self.dice.random()
        if chance < self.habits.undo and table.last_mover is not None:
            table.undo()
        elif self.habits.undo <= chance < self.habits.undo + self.habits.previews:
            table.preview(self.dice)
        else:
            table.move(self.dice)

    def check(self) -> None:
        """Give up if a socket was lost."""
        for table in self.tables:
            if table.lost:
                raise Failed(f"table {table.made.name}: {table.lost}")

    async def rush(self, moves: int, tell: Callable[[float], None] = lambda share: None) -> None:
        """Have every table played at until it had so many moves, as fast as it goes."""
        self.tally = Tally()
        wanted = sum(moves - table.moves for table in self.tables)
        began, done = perf_counter(), -1
        while any(self.go_on(table, moves) for table in self.tables):
            self.check()
            if self.tally.changes > done:
                began, done = perf_counter(), self.tally.changes
            elif perf_counter() - began > STUCK:
                raise Failed(f"no move for {STUCK:g} s")
            tell(min(1.0, self.tally.changes / max(1, wanted)))
            await asyncio.sleep(0.001)

    def go_on(self, table: Table, moves: int) -> bool:
        """Have a move made if it is time for one; is this table still to be waited for?"""
        if table.over or (table.moves >= moves and table.deed is None):
            return False
        if table.is_ready():
            self.act(table)
        return True

    async def press(
        self, rate: float, seconds: float, *, even: bool, tell: Callable[[float], None]
    ) -> Tally:
        """Have something done so many times a second, at any table where it can be."""
        self.tally = Tally()
        began = perf_counter()
        for due in moments(rate, seconds, None if even else self.dice):
            await self.pause(began + due)
            if not await self.act_somewhere(began + due):
                break
            tell(due / seconds)
        await self.settle()
        self.tally.seconds = perf_counter() - began
        return self.tally

    async def pause(self, due: float) -> None:
        """Wait for a moment."""
        if (left := due - perf_counter()) > 0:
            await asyncio.sleep(left)

    async def act_somewhere(self, due: float) -> bool:
        """Have something done at a table where somebody can; are there enough that are not over?"""
        while not (ready := [table for table in self.tables if table.is_ready()]):
            self.check()
            if self.are_few():
                return False
            await asyncio.sleep(0.001)
            if perf_counter() - due > STUCK:
                raise Failed(f"no table was ready for {STUCK:g} s")
        self.tally.late.append(1000 * (perf_counter() - due))
        self.act(self.dice.choice(ready))
        return not self.are_few()

    def are_few(self) -> bool:
        """Are too many games over to go on?"""
        live = sum(not table.over for table in self.tables)
        return live < max(1, FEWEST * len(self.tables))

    async def settle(self) -> None:
        """Wait for what was begun."""
        if not await until(lambda: all(it.deed is None for it in self.tables), FINISHING):
            raise Failed(f"something was begun and not seen by all within {FINISHING:g} s")
        self.check()


def moments(rate: float, seconds: float, dice: random.Random | None) -> Iterator[float]:
    """When something is done: as if by many people on their own or, without dice, evenly."""
    at = 0.0
    while True:
        at += dice.expovariate(rate) if dice else 1 / rate
        if at >= seconds:
            return
        yield at


def quantile(values: Sequence[float], share: float) -> float:
    """The value that such a share of all stay under."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
