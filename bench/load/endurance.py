"""Very many moves with tables opening and closing all the time: does the server grow?"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass

from load.builds import Build
from load.cost import Plan, Tell
from load.server import Server, Terms, serving
from load.table import Table, open_table
from load.traffic import Traffic

AT_ONCE = 8  # moves under way
SHORTEST, LONGEST = 30, 90  # moves after which a table is left
IDLE = 5.0  # seconds after which the server puts such a table away, instead of ten minutes
LOOKS = 20


@dataclass(frozen=True)
class Endurance:
    """What was measured: resident memory in KiB along the way, and what was in cycles."""

    name: str
    build: str
    moves: int
    tables: int  # opened, all together
    rss: list[tuple[int, float]]  # after so many moves
    half: float
    end: float
    growth: float  # share
    found: int  # objects in cycles that a collection at the end finds
    found_took: float  # ms
    found_before: int  # objects that collections found before that
    longest_collection: float  # ms of generation 2, along the way


class Life:
    """Tables that come and go at a server."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.server = server
        self.plan = plan
        self.dice = random.Random(plan.seed)
        self.traffic = Traffic(self.dice, plan.habits)
        self.ends: dict[Table, int] = {}
        self.opened = 0
        self.gone_moves = 0

    async def open(self) -> None:
        """Open one more table."""
        game = self.plan.games[self.opened % len(self.plan.games)]
        self.opened += 1
        table = await open_table(
            self.server.address, game, self.plan.company, self.traffic.finished
        )
        self.ends[table] = self.dice.randint(SHORTEST, LONGEST)
        self.traffic.tables.append(table)

    def moves(self) -> int:
        """Moves made so far."""
        return self.gone_moves + sum(table.moves for table in self.traffic.tables)

    def is_at_end(self, table: Table) -> bool:
        """Is a table to be left?"""
        return table.deed is None and (table.over or table.moves >= self.ends[table])

    async def replace_ended(self) -> None:
        """Leave tables that are at their end, and open others."""
        for table in [it for it in self.traffic.tables if self.is_at_end(it)]:
            self.traffic.tables.remove(table)
            self.gone_moves += table.moves
            del self.ends[table]
            table.leave()
            await self.open()

    def act(self) -> None:
        """Have so many moves under way, and no more."""
        under_way = sum(table.deed is not None for table in self.traffic.tables)
        ready = [it for it in self.traffic.tables if it.is_ready() and not self.is_at_end(it)]
        for table in self.dice.sample(ready, min(len(ready), AT_ONCE - under_way)):
            self.traffic.act(table)

    async def go_on(self, moves: int, tell: Tell) -> None:
        """Go on until so many moves were made."""
        while self.moves() < moves:
            self.traffic.check()
            await self.replace_ended()
            self.act()
            await asyncio.sleep(0.001)
        await self.traffic.settle()
        tell(f"{moves} moves", 0.0)


async def measure(build: Build, plan: Plan, moves: int, tell: Tell) -> tuple[Endurance, list[str]]:
    """Play so many moves, with looks at the memory along the way."""
    async with serving(build, Terms(idle=IDLE)) as server:
        life = Life(server, plan)
        for _ in range(plan.tables):
            await life.open()
        await server.ask("watch")
        rss = []
        for look in range(1, LOOKS + 1):
            await life.go_on(moves * look // LOOKS, tell)
            tell("endurance", look / LOOKS)
            rss.append((life.moves(), float((await server.ask("memory"))["kib"])))
        probed = await server.ask("report")
        found = await server.ask("collect")
        half, end = rss[LOOKS // 2 - 1][1], rss[-1][1]
        return Endurance(
            name=plan.name,
            build=build.name,
            moves=life.moves(),
            tables=life.opened,
            rss=rss,
            half=half,
            end=end,
            growth=end / half - 1,
            found=found["found"],
            found_took=found["took"],
            found_before=sum(found["before"]),
            longest_collection=probed["collections"][2]["longest"],
        ), server.lifted
