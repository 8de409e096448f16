"""A simulation with a bar that shows how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jackscrew.lab.shares import Tally
from jackscrew.lab.simulate import Plan, Row, row_writer, run
from jackscrew.terminal.overview import share_listing


def simulate_with_bar(plan: Plan, jobs: int, out: Path | None, console: Console) -> None:
    """Play a plan, write its rows, and tell on the console how it went."""
    tally, start = Tally(), perf_counter()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    in_the_way = out is None and sys.stdout.isatty()
    bar = Progress(*columns, console=console, transient=True, disable=in_the_way)
    games = bar.add_task("games", total=plan.games)
    with row_writer(out, sys.stdout) as write, bar:
        write(counted(run(plan, jobs), tally, lambda: bar.advance(games)))
    console.print(share_listing(tally, perf_counter() - start))


def counted(rows: Iterator[Row], tally: Tally, advance: Callable[[], None]) -> Iterator[Row]:
    """The same rows, counted as they pass."""
    for row in rows:
        tally.add(row)
        advance()
        yield row
