"""Many who look on at one table: the time from a move until all of them have it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from load.builds import Build
from load.cost import Plan, Tell
from load.cpu import work_of
from load.server import Terms, serving
from load.table import Kind, open_table
from load.traffic import Traffic, quantile

WARM_UP, MOVES = 10, 30
RATE = 2.0  # moves a second


@dataclass(frozen=True)
class Spectators:
    """What was measured, in ms and bytes."""

    name: str
    build: str
    spectators: int
    moves: int
    p50: float
    longest: float
    work: float  # CPU a move
    wire: float  # bytes a move and spectator


async def measure(
    build: Build, plan: Plan, spectators: int, tell: Tell
) -> tuple[Spectators, list[str]]:
    """One table with a crowd, some moves."""
    company = replace(plan.company, spectators=spectators)
    traffic = Traffic(random.Random(plan.seed))
    async with serving(build, Terms(busiest=spectators + 1)) as server:
        tell(f"{spectators} spectators", 0.0)
        table = await open_table(server.address, plan.games[0], company, traffic.finished)
        traffic.tables.append(table)
        await traffic.rush(WARM_UP)
        before, bytes_before = work_of(server.pid), sum(it.wire for it in table.connections)
        tally = await traffic.press(
            RATE, MOVES / RATE, even=True, tell=lambda share: tell("moves to spectators", share)
        )
        work = work_of(server.pid) - before
        wire = sum(it.wire for it in table.connections) - bytes_before
    took = tally.took[Kind.MOVE]
    moves = max(1, len(took))
    return Spectators(
        name=plan.games[0],
        build=build.name,
        spectators=spectators,
        moves=len(took),
        p50=quantile(took, 0.5),
        longest=max(took, default=0.0),
        work=(work.loop + work.threads) / moves,
        wire=wire / moves / len(table.players),
    ), server.lifted
