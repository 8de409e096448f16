"""What sockets and tables hold: resident memory of the server, and objects the collector knows."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, replace

from load.builds import Build
from load.cost import Plan, Tell
from load.server import Server, Terms, serving
from load.site import make_table
from load.table import Company, Table, fill, open_table
from load.traffic import Traffic

MOVES = 100
WARM_TABLES = 4  # so that what all tables share is there
CALM = 1.5  # seconds until what was begun is done
BESIDE = 50  # spectators at one more table


@dataclass(frozen=True)
class Held:
    """What a server holds, in KiB and objects."""

    kib: float
    objects: float


@dataclass(frozen=True)
class Memory:
    """What was measured: KiB each.  `fresh` is a table just made, without its sockets."""

    name: str
    build: str
    tables: int
    moves: float  # of each table at the end
    start: float  # the server's own, tables of the kind played before
    fresh: float
    socket: float  # idle, four at each of the tables just made
    beside: float  # idle, one more of many spectators at one table
    table: float  # live, with four sockets, after the moves
    objects: float  # the same in objects


async def measure(build: Build, plan: Plan, tell: Tell) -> tuple[Memory, list[str]]:
    """Tables, then sockets, then moves, with a look at the process after each."""
    company = replace(plan.company, deflate=True, spectators=0)
    async with serving(build, Terms(busiest=BESIDE + 10)) as server:
        traffic = Traffic(random.Random(plan.seed))
        await warm_up(server, plan, company, traffic)
        start = await held(server)
        await make_tables(server, plan, traffic)
        fresh = await held(server)
        await fill_tables(server, company, traffic, tell)
        idle = await held(server)
        await traffic.rush(MOVES, lambda share: tell("moves", share))
        live = await held(server)
        beside = await look_on(server, traffic.tables[0])
        return memory_of(plan, build, traffic, [start, fresh, idle, live], beside), server.lifted


async def held(server: Server) -> Held:
    """What the server holds when nothing goes on."""
    await asyncio.sleep(CALM)
    found = await server.ask("memory")
    return Held(found["kib"], found["objects"])


async def warm_up(server: Server, plan: Plan, company: Company, traffic: Traffic) -> None:
    """Play at some tables and leave them: they stay alive on the server."""
    for number in range(WARM_TABLES):
        game = plan.games[number % len(plan.games)]
        traffic.tables.append(await open_table(server.address, game, company, traffic.finished))
    await traffic.rush(MOVES)
    for table in traffic.tables:
        table.leave()
    traffic.tables.clear()


async def make_tables(server: Server, plan: Plan, traffic: Traffic) -> None:
    """Make tables; nobody looks at them yet."""
    for number in range(plan.tables):
        game = plan.games[number % len(plan.games)]
        made = await make_table(server.address, game, plan.company.seats)
        traffic.tables.append(Table(game, made, traffic.finished))


async def fill_tables(server: Server, company: Company, traffic: Traffic, tell: Tell) -> None:
    """Have everybody connect."""
    for number, table in enumerate(traffic.tables):
        tell("sockets", number / len(traffic.tables))
        await fill(table, server.address, company)


async def look_on(server: Server, table: Table) -> float:
    """KiB of each of many spectators who come to a table, compared to what it was before."""
    before = await held(server)
    for _ in range(BESIDE):
        await table.join(server.address, None, "en", deflate=True)
    await table.shown()
    return ((await held(server)).kib - before.kib) / BESIDE


def memory_of(
    plan: Plan, build: Build, traffic: Traffic, seen: list[Held], beside: float
) -> Memory:
    """The figures."""
    start, fresh, idle, live = seen
    tables = len(traffic.tables)
    return Memory(
        name=plan.name,
        build=build.name,
        tables=tables,
        moves=sum(table.moves for table in traffic.tables) / tables,
        start=start.kib,
        fresh=(fresh.kib - start.kib) / tables,
        socket=(idle.kib - fresh.kib) / (plan.company.seats * tables),
        beside=beside,
        table=(live.kib - start.kib) / tables,
        objects=(live.objects - start.objects) / tables,
    )
