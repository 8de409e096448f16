"""What a move costs: tables of real games under a steady load, on a server of their own."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from load.builds import Build
from load.cpu import Work, work_of
from load.errors import Failed
from load.server import Server, Terms, serving
from load.table import Company, Kind, open_table
from load.traffic import Habits, Tally, Traffic, quantile

Tell = Callable[[str, float], None]


@dataclass(frozen=True)
class Plan:
    """A load: what is played where, by whom, how often and how long."""

    games: Sequence[str]  # of the tables in turn
    tables: int = 30
    rate: float = 100.0  # deeds a second, at all tables together
    seconds: float = 15.0  # of each of the two windows
    warm_up: int = 20  # moves at each table before that
    even: bool = False  # else as by many people on their own
    company: Company = field(default_factory=Company)
    habits: Habits = field(default_factory=Habits)
    seed: int = 1

    @property
    def name(self) -> str:
        """What is played."""
        return self.games[0] if len(self.games) == 1 else "mixture"


@dataclass(frozen=True)
class Cost:
    """What was measured.  Work is in ms of CPU a move, all other times in ms."""

    name: str
    build: str
    tables: int
    sockets: int
    first_move: float  # moves each table had when the window began
    last_move: float
    moves: int  # by people, in the first window; with those taken back
    bot_moves: int
    rate: float  # reached
    work: float  # of loop and threads
    loop: float
    threads: float
    bots: float  # of the processes that bots think in
    p50: float
    p99: float
    longest: float
    previews: float  # the slowest in a hundred; 0 without any
    stall: float  # the longest
    stall_own: float  # and how much of it the loop's thread worked
    stall_seldom: float  # p99.9
    stalls: int  # over 10 ms
    collection: float  # the longest of generation 2
    wire: float  # bytes a move, all sockets together
    text: float  # the same, unpacked
    ended: int  # games
    refused: int  # moves
    tool_late: float  # p99 of how late the tool itself was
    tool_share: float  # of a core that it used


@dataclass(frozen=True)
class Seen:
    """How much has gone by at some moment."""

    work: Work
    tool: float  # the tool's own work
    wire: int
    text: int
    moves: float  # a table
    bot_moves: int


async def measure(build: Build, plan: Plan, tell: Tell) -> tuple[Cost, list[str]]:
    """A load from beginning to end; also what was lifted on the server for it."""
    async with serving(build, Terms(busiest=max(60, 8 * plan.company.spectators))) as server:
        traffic = await set_up(server, plan, tell)
        return await measure_at(server, plan, traffic, tell), server.lifted


async def set_up(server: Server, plan: Plan, tell: Tell) -> Traffic:
    """Tables with everybody at them, some moves into their games."""
    traffic = Traffic(random.Random(plan.seed), plan.habits)
    for number in range(plan.tables):
        tell("opening tables", number / plan.tables)
        game = plan.games[number % len(plan.games)]
        table = await open_table(server.address, game, plan.company, traffic.finished)
        traffic.tables.append(table)
    await traffic.rush(plan.warm_up, lambda share: tell("first moves", share))
    if traffic.are_few():
        raise Failed("most games are over before the measurement: fewer moves before, please")
    return traffic


async def measure_at(server: Server, plan: Plan, traffic: Traffic, tell: Tell) -> Cost:
    """Two windows: one for work and latency, one with a probe in the loop, which costs work too."""
    before = look(server, traffic)
    tally = await window(plan, traffic, lambda share: tell("measuring", share))
    after = look(server, traffic)
    await server.ask("watch")
    await window(plan, traffic, lambda share: tell("looking for stalls", share))
    return cost_of(server, plan, traffic, tally, (before, after), await server.ask("report"))


async def window(plan: Plan, traffic: Traffic, tell: Callable[[float], None]) -> Tally:
    """A while of load."""
    return await traffic.press(plan.rate, plan.seconds, even=plan.even, tell=tell)


def look(server: Server, traffic: Traffic) -> Seen:
    """How much has gone by so far."""
    connections = [it for table in traffic.tables for it in table.connections]
    return Seen(
        work_of(server.pid),
        own_work(),
        sum(it.wire for it in connections),
        sum(it.text for it in connections),
        mean(table.moves for table in traffic.tables),
        sum(table.bot_moves for table in traffic.tables),
    )


def own_work() -> float:
    """Milliseconds of CPU of this tool."""
    return 1000 * time.process_time()


def cost_of(
    server: Server,
    plan: Plan,
    traffic: Traffic,
    tally: Tally,
    seen: tuple[Seen, Seen],
    probed: dict[str, Any],
) -> Cost:
    """The figures of a load."""
    before, after = seen
    bot_moves = after.bot_moves - before.bot_moves
    moves = max(1, tally.changes + bot_moves)
    work = after.work - before.work
    took = tally.took[Kind.MOVE] + tally.took[Kind.UNDO]
    return Cost(
        name=plan.name,
        build=server.build.name,
        tables=len(traffic.tables),
        sockets=sum(len(table.players) for table in traffic.tables),
        first_move=before.moves,
        last_move=after.moves,
        moves=tally.changes,
        bot_moves=bot_moves,
        rate=tally.changes / max(tally.seconds, 1e-9),
        work=(work.loop + work.threads) / moves,
        loop=work.loop / moves,
        threads=work.threads / moves,
        bots=work.children / moves,
        p50=quantile(took, 0.5),
        p99=quantile(took, 0.99),
        longest=max(took, default=0.0),
        previews=quantile(tally.took[Kind.PREVIEWS], 0.99),
        stall=probed["longest"],
        stall_own=probed["longest_own"],
        stall_seldom=probed["seldom"],
        stalls=probed["stalls"],
        collection=probed["collections"][2]["longest"],
        wire=(after.wire - before.wire) / moves,
        text=(after.text - before.text) / moves,
        ended=sum(table.over for table in traffic.tables),
        refused=tally.refused[Kind.MOVE],
        tool_late=quantile(tally.late, 0.99),
        tool_share=(after.tool - before.tool) / (1000 * max(tally.seconds, 1e-9)),
    )
