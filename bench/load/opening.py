"""Finished games opened after a restart and stepped through, and previews of questions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from load.builds import Build
from load.cost import Plan, Tell
from load.errors import Failed
from load.player import Player, until
from load.server import Server, serving
from load.site import Made, fetch
from load.table import Company, Kind, Table, fill, open_table
from load.traffic import Traffic, quantile

GAMES = 2  # the first meets what the server has not done yet since its start
LONGEST = 100_000  # moves
STEPS = 30  # back one by one, and as many jumps
QUESTIONS, EVERY = 40, 3  # previews asked, and moves between
WAIT = 30.0  # seconds


@dataclass(frozen=True)
class Opening:
    """What was measured, in ms; a stall is the longest meanwhile."""

    name: str
    build: str
    lines: int  # of the finished games' records
    first: float  # the page of a finished game, the first after a restart
    first_stall: float
    next: float  # the page of another
    next_stall: float
    step: float  # median of what is shown one line back
    jump: float  # ... and anywhere else
    slowest: float  # of all these
    step_stall: float
    previews: float  # median
    previews_slowest: float
    previews_stall: float
    choices: int  # most of a question


async def measure(build: Build, plan: Plan, tell: Tell) -> Opening:
    """Play two games to their end and ask for previews; start anew, and look at the games."""
    game = plan.games[0]
    company = Company(seats=plan.company.seats)
    with TemporaryDirectory(prefix="jackscrew-load-") as folder:
        data = Path(folder)
        traffic = Traffic(random.Random(plan.seed))
        async with serving(build, data=data) as server:
            for _ in range(GAMES):
                table = await open_table(server.address, game, company, traffic.finished)
                traffic.tables.append(table)
            tell("games to be opened again", 0.0)
            await traffic.rush(LONGEST)
            asked = await open_table(server.address, game, company, traffic.finished)
            tell("previews", 0.3)
            previews = await ask_previews(server, asked, traffic)
        async with serving(build, data=data) as server:
            tell("opening and stepping", 0.6)
            opened = [await open_page(server, table.made) for table in traffic.tables]
            steps = await walk(server, traffic.tables[0].made, traffic)
    return opening_of(build, game, opened, steps, previews)


@dataclass(frozen=True)
class Stepped:
    """How long steps took, one line back and elsewhere."""

    back: list[float]
    jumps: list[float]
    lines: int
    stall: float


@dataclass(frozen=True)
class Previewed:
    """How long previews took."""

    took: list[float]
    choices: int
    stall: float


async def watched(server: Server, deed: Awaitable[float]) -> tuple[float, float]:
    """What somebody does: how long it took, and the longest stall meanwhile."""
    await server.ask("watch")
    await asyncio.sleep(0.02)
    took = await deed
    return took, (await server.ask("report"))["longest"]


async def ask_previews(server: Server, table: Table, traffic: Traffic) -> Previewed:
    """Ask for previews every few moves."""
    traffic.tables = [*traffic.tables, table]
    took, stalls, choices = [], [], 0
    for number in range(1, QUESTIONS + 1):
        await traffic.rush(number * EVERY)
        if table.over:
            break
        choices = max(choices, *(len(player.actions) for player in table.asked()))
        time, stall = await watched(server, previewed(table, traffic))
        took.append(time)
        stalls.append(stall)
    traffic.tables.remove(table)
    return Previewed(took, choices, max(stalls, default=0.0))


async def previewed(table: Table, traffic: Traffic) -> float:
    """Somebody asks for previews; how long it took."""
    table.preview(traffic.dice)
    await traffic.settle()
    return traffic.tally.took[Kind.PREVIEWS][-1]


async def open_page(server: Server, made: Made) -> tuple[float, float]:
    """Open the page of a table."""
    return await watched(server, fetched(server, made))


async def fetched(server: Server, made: Made) -> float:
    """How long a table's page takes."""
    return (await fetch(server.address, made.path)).took


async def walk(server: Server, made: Made, traffic: Traffic) -> Stepped:
    """Go back line by line, then look here and there."""
    table = Table("", Made(made.name, {}), traffic.finished)
    await fill(table, server.address, Company(spectators=1))
    player = table.players[-1]
    lines = player.last
    await server.ask("watch")
    back = [await step(player, max(0, lines - number)) for number in range(1, STEPS + 1)]
    jumps = [await step(player, traffic.dice.randrange(lines)) for _ in range(STEPS)]
    stall = (await server.ask("report"))["longest"]
    table.leave()
    return Stepped(back, jumps, lines, stall)


async def step(player: Player, line: int) -> float:
    """Look at another line; how long until it is shown."""
    shown: list[float] = []
    player.seen = lambda it, at: shown.append(at) if it.line == line else None
    if player.line == line:
        return 0.0
    began = perf_counter()
    player.look(line)
    if not await until(lambda: bool(shown), WAIT):
        raise Failed(f"line {line} is not shown")
    return 1000 * (shown[0] - began)


def opening_of(
    build: Build,
    game: str,
    opened: list[tuple[float, float]],
    steps: Stepped,
    previews: Previewed,
) -> Opening:
    """The figures."""
    (first, first_stall), (after, after_stall) = opened
    return Opening(
        name=game,
        build=build.name,
        lines=steps.lines,
        first=first,
        first_stall=first_stall,
        next=after,
        next_stall=after_stall,
        step=quantile(steps.back, 0.5),
        jump=quantile(steps.jumps, 0.5),
        slowest=max(steps.back + steps.jumps),
        step_stall=steps.stall,
        previews=quantile(previews.took, 0.5),
        previews_slowest=max(previews.took, default=0.0),
        previews_stall=previews.stall,
        choices=previews.choices,
    )
