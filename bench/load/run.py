"""Everything that is asked for, old and new in turn, with what was lifted said openly."""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from load import cost, endurance, memory, opening, report, spectators, yardstick
from load.builds import Build, built, installed
from load.cost import Plan, Tell
from load.errors import BadLoad
from load.server import serving
from load.site import seats_of

T = TypeVar("T")
Measured = tuple[T, Sequence[str]]
MOST_FILES = 65_536
SLOWDOWNS = (1, 4)
WIDE = 220  # letters: a terminal that is narrower wraps a table, which is better than cutting it


class What(StrEnum):
    """Kinds of measurements."""

    COST = "cost"
    MEMORY = "memory"
    OPENING = "opening"
    SPECTATORS = "spectators"
    BROWSER = "browser"
    YARDSTICK = "yardstick"
    ENDURANCE = "endurance"


SHEETS = {
    What.COST: report.COST,
    What.MEMORY: report.MEMORY,
    What.OPENING: report.OPENING,
    What.SPECTATORS: report.SPECTATORS,
    What.BROWSER: report.CLIENT,
    What.YARDSTICK: report.YARDSTICK,
    What.ENDURANCE: report.ENDURANCE,
}


@dataclass(frozen=True)
class Wanted:
    """What is to be measured."""

    what: Sequence[What]
    games: Sequence[str]  # keys, "all" and "mixture"
    plan: Plan
    of: str = ""  # a revision instead of what is installed
    against: str = ""
    rounds: int = 1
    crowd: int = 500
    moves: int = 100_000
    json: Path | None = None


class Run:
    """Measures, and keeps what was measured."""

    def __init__(self, wanted: Wanted, console: Console, bar: Progress) -> None:
        self.wanted = wanted
        self.console = console
        self.bar = bar
        self.task = bar.add_task("", total=1.0)
        self.builds: list[Build] = []
        self.figures: dict[What, list[Any]] = {what: [] for what in wanted.what}
        self.lifted: dict[str, list[str]] = {}

    async def measure(self) -> None:
        """Everything, one thing after another."""
        self.builds = await asyncio.to_thread(self.find_builds)
        plans = await self.plans()
        for what in self.wanted.what:
            for plan in plans if what not in ONCE else plans[:1]:
                for _ in range(self.wanted.rounds):
                    await self.measure_all(what, plan)
            report.print_sheet(self.console, SHEETS[what], self.figures[what])
        self.tell_lifted()

    def find_builds(self) -> list[Build]:
        """What is measured: old, if it is wanted, and new."""
        wanted = self.wanted
        self.tell("building", 0.0)
        new = built(wanted.of) if wanted.of else installed()
        return [*([built(wanted.against)] if wanted.against else []), new]

    async def plans(self) -> list[Plan]:
        """A plan for each game and for the mixture; all games must have so many seats."""
        async with serving(self.builds[-1]) as server:
            known = await seats_of(server.address)
        seats = self.wanted.plan.company.seats
        games: list[Sequence[str]] = []
        for name in self.wanted.games:
            games += expand(name, list(known))
        for game in {key for keys in games for key in keys}:
            if seats not in known[game]:
                raise BadLoad(f"{game} is not for {seats} seats")
        return [replace(self.wanted.plan, games=keys) for keys in games]

    async def measure_all(self, what: What, plan: Plan) -> None:
        """One kind of measurement of one plan, on every build."""
        if what is What.YARDSTICK:
            self.figures[what].append(await yardstick.measure(plan, self.teller("yardstick")))
            return
        for build in self.builds:
            tell = self.teller(f"{what} {plan.name} {build.name}")
            for figure, lifted in await MEASURES[what](self.wanted, build, plan, tell):
                self.figures[what].append(figure)
                self.note(lifted, build)

    def note(self, lifted: Sequence[str], build: Build) -> None:
        """Remember which limits a server did not keep."""
        for limit in lifted:
            builds = self.lifted.setdefault(limit, [])
            if build.name not in builds:
                builds.append(build.name)

    def tell_lifted(self) -> None:
        """Say what the servers were relieved of."""
        told = "; ".join(f"{limit} ({', '.join(names)})" for limit, names in self.lifted.items())
        self.console.print(f"Lifted for the load from one address: {told or 'nothing'}")

    def teller(self, doing: str) -> Tell:
        """Tells how far something is."""
        return lambda what, share: self.tell(f"{doing}: {what}", share)

    def tell(self, what: str, share: float) -> None:
        """Show how far something is."""
        self.bar.update(self.task, description=what, completed=share)

    def content(self) -> dict[str, Any]:
        """All that was measured."""
        return {
            "when": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
            "machine": report.machine(),
            "builds": [build.name for build in self.builds],
            "plan": asdict(self.wanted.plan),
            "lifted": self.lifted,
            **{what: [asdict(it) for it in found] for what, found in self.figures.items()},
        }


def expand(name: str, known: list[str]) -> list[Sequence[str]]:
    """The games that a word stands for, by tables they share."""
    if name == "all":
        return [(key,) for key in known]
    if name == "mixture":
        return [tuple(known)]
    if name not in known:
        raise BadLoad(f"there is no game {name!r}: all, mixture, {', '.join(known)}")
    return [(name,)]


async def measure_cost(wanted: Wanted, build: Build, plan: Plan, tell: Tell) -> list[Measured[Any]]:
    return [await cost.measure(build, plan, tell)]


async def measure_memory(
    wanted: Wanted, build: Build, plan: Plan, tell: Tell
) -> list[Measured[Any]]:
    return [await memory.measure(build, plan, tell)]


async def measure_opening(
    wanted: Wanted, build: Build, plan: Plan, tell: Tell
) -> list[Measured[Any]]:
    return [(await opening.measure(build, plan, tell), [])]


async def measure_spectators(
    wanted: Wanted, build: Build, plan: Plan, tell: Tell
) -> list[Measured[Any]]:
    return [await spectators.measure(build, plan, wanted.crowd, tell)]


async def measure_browser(
    wanted: Wanted, build: Build, plan: Plan, tell: Tell
) -> list[Measured[Any]]:
    from load import browser  # Playwright is not needed for anything else

    return [(await browser.measure(build, plan, it, tell), []) for it in SLOWDOWNS]


async def measure_endurance(
    wanted: Wanted, build: Build, plan: Plan, tell: Tell
) -> list[Measured[Any]]:
    return [await endurance.measure(build, plan, wanted.moves, tell)]


Measure = Callable[[Wanted, Build, Plan, Tell], Awaitable[list[Measured[Any]]]]
MEASURES: dict[What, Measure] = {
    What.COST: measure_cost,
    What.MEMORY: measure_memory,
    What.OPENING: measure_opening,
    What.SPECTATORS: measure_spectators,
    What.BROWSER: measure_browser,
    What.ENDURANCE: measure_endurance,
}
ONCE = (What.YARDSTICK, What.ENDURANCE)


def run(wanted: Wanted) -> None:
    """Measure and report."""
    console = Console()
    console.width = max(console.width, WIDE)
    raise_limits()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        measuring = Run(wanted, console, bar)
        try:
            uvloop.run(measuring.measure())
        finally:
            if wanted.json is not None:
                report.write_json(wanted.json, measuring.content())


def raise_limits() -> None:
    """Many sockets need many files; a tool that collects garbage would be late."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    gc.disable()
