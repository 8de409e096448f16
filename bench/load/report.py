"""What was measured as tables for people, and as JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Protocol

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

KIB, KB = 1024.0, 1000.0


class Figure(Protocol):
    """What a measurement gives: a dataclass with numbers."""

    @property
    def name(self) -> str:
        """What was measured."""

    @property
    def build(self) -> str:
        """On which build."""


@dataclass(frozen=True)
class Column:
    """A column: heading, field, digits after the point, what it is divided by, and whether old
    beside new makes sense."""

    heading: str
    field: str
    digits: int = 1
    unit: float = 1.0
    compared: bool = False

    def of(self, row: dict[str, Any]) -> str:
        """The value in a row."""
        value = row[self.field]
        return value if isinstance(value, str) else f"{value / self.unit:,.{self.digits}f}"

    def ratio(self, old: dict[str, Any], new: dict[str, Any]) -> str:
        """How many times less it has become."""
        if not self.compared or new[self.field] <= 0 or old[self.field] <= 0:
            return ""
        return f"{old[self.field] / new[self.field]:.2f} x"


@dataclass(frozen=True)
class Sheet:
    """How a kind of measurement is shown."""

    title: str
    columns: Sequence[Column]
    note: str = ""


COST = Sheet(
    "A move, ms of CPU and ms until all have it",
    [
        Column("CPU", "work", 2, compared=True),
        Column("loop", "loop", 2, compared=True),
        Column("threads", "threads", 2, compared=True),
        Column("bots", "bots", 2),
        Column("p50", "p50", compared=True),
        Column("p99", "p99", compared=True),
        Column("max", "longest"),
        Column("previews p99", "previews"),
        Column("stall", "stall", compared=True),
        Column("of it own", "stall_own"),
        Column("p99.9", "stall_seldom"),
        Column(">10 ms", "stalls", 0),
        Column("gc", "collection", compared=True),
        Column("kB wire", "wire", 1, KB, compared=True),
        Column("kB text", "text", 1, KB, compared=True),
        Column("moves/s", "rate", 0),
        Column("from", "first_move", 0),
        Column("to", "last_move", 0),
        Column("ended", "ended", 0),
        Column("refused", "refused", 0),
        Column("tool late", "tool_late"),
        Column("tool core", "tool_share", 2),
    ],
    "CPU: loop and other threads of the server, without the probe. stall: the longest in a second"
    " window, with the probe, and how much of it the loop's own thread worked; gc: the longest"
    " collection of generation 2 there. kB: all sockets of a table together. from, to: moves a"
    " table had. tool late: p99 of how late this tool was; tool core: how much of a core it used.",
)
MEMORY = Sheet(
    "Memory, KiB",
    [
        Column("server", "start", 0),
        Column("table made", "fresh", 0, compared=True),
        Column("idle socket", "socket", 0, compared=True),
        Column("one of many", "beside", 0, compared=True),
        Column("live table, 4 sockets", "table", 0, compared=True),
        Column("objects", "objects", 0, compared=True),
        Column("moves", "moves", 0),
        Column("tables", "tables", 0),
    ],
    "Sockets are compressed. idle socket: the first four at a table just made, so they bear what"
    " the table makes for them; one of many: a spectator's beside fifty others.",
)
OPENING = Sheet(
    "Finished games after a restart, and previews, ms",
    [
        Column("lines", "lines", 0),
        Column("page", "first", compared=True),
        Column("stall", "first_stall", compared=True),
        Column("next page", "next", compared=True),
        Column("stall", "next_stall", compared=True),
        Column("step back", "step", compared=True),
        Column("jump", "jump", compared=True),
        Column("slowest", "slowest", compared=True),
        Column("stall", "step_stall", compared=True),
        Column("previews", "previews", compared=True),
        Column("slowest", "previews_slowest", compared=True),
        Column("stall", "previews_stall", compared=True),
        Column("choices", "choices", 0),
    ],
    "page: of a finished game, the first and the second after a restart. choices: most of a"
    " question whose previews were asked.",
)
SPECTATORS = Sheet(
    "Spectators at one table, ms from a move until all have it",
    [
        Column("spectators", "spectators", 0),
        Column("p50", "p50", compared=True),
        Column("max", "longest", compared=True),
        Column("CPU a move", "work", compared=True),
        Column("kB wire each", "wire", 1, KB, compared=True),
        Column("moves", "moves", 0),
    ],
)
ENDURANCE = Sheet(
    "Endurance, resident MiB",
    [
        Column("moves", "moves", 0),
        Column("tables", "tables", 0),
        Column("at half", "half", 1, KIB),
        Column("at end", "end", 1, KIB, compared=True),
        Column("growth", "growth", 3),
        Column("in cycles at end", "found", 0),
        Column("ms to collect", "found_took"),
        Column("collected before", "found_before", 0),
        Column("longest gc, ms", "longest_collection", compared=True),
    ],
)
CLIENT = Sheet(
    "A move in the browser, ms",
    [
        Column("slowdown", "slowdown", 0),
        Column("script", "script", 2, compared=True),
        Column("style", "style", 2, compared=True),
        Column("layout", "layout", 2, compared=True),
        Column("sum", "sum", 2, compared=True),
        Column("whole task", "task", 2, compared=True),
        Column("moves", "moves", 0),
    ],
)
YARDSTICK = Sheet(
    "Yardstick: boardgame.io's stock server with a trivial game, ms",
    [
        Column("CPU", "work", 2),
        Column("loop", "loop", 2),
        Column("threads", "threads", 2),
        Column("p50", "p50"),
        Column("p99", "p99"),
        Column("max", "longest"),
        Column("moves/s", "rate", 0),
        Column("tables", "tables", 0),
    ],
    "It draws nothing and stores nothing: what sockets and JSON cost, not a rival.",
)


def print_sheet(console: Console, sheet: Sheet, figures: Sequence[Figure]) -> None:
    """A table with a row for each build and, where there are two, how many times less."""
    table = Table(title=sheet.title, box=SIMPLE_HEAD, title_justify="left")
    for heading in ("", "build"):
        table.add_column(heading)
    for column in sheet.columns:
        table.add_column(column.heading, justify="right")
    for name in dict.fromkeys(map(label, figures)):
        rows = middles(it for it in figures if label(it) == name)
        for row in rows:
            table.add_row(name, row["build"], *[column.of(row) for column in sheet.columns])
        if len(rows) == 2:
            ratios = [column.ratio(*rows) for column in sheet.columns]
            table.add_row(name, "old : new", *ratios, style="bold")
    console.print(table)
    if sheet.note:
        console.print(sheet.note, style="dim")


def label(figure: Figure) -> str:
    """What a row is of: the same in all rounds and builds."""
    return f"{figure.name}{getattr(figure, 'slowdown', '')}"


def middles(figures: Iterable[Figure]) -> list[dict[str, Any]]:
    """For each build the medians of all rounds."""
    rounds: dict[str, list[dict[str, Any]]] = {}
    for figure in figures:
        rounds.setdefault(figure.build, []).append(asdict(figure))  # type: ignore[call-overload]
    return [
        {field: middle([it[field] for it in rows]) for field in rows[0]} for rows in rounds.values()
    ]


def middle(values: list[Any]) -> Any:
    """The median of numbers; of anything else the first."""
    return median(values) if isinstance(values[0], int | float) else values[0]


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "load": os.getloadavg(),
    }


def write_json(path: Path, content: dict[str, Any]) -> None:
    """Everything that was measured, all rounds."""
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
