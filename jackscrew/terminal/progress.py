"""A simulation with a bar that shows how far it is."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from jackscrew.core.errors import BadInput
from jackscrew.lab.decisions import DECISION_COLUMNS
from jackscrew.lab.engines import Engine
from jackscrew.lab.shares import Tally
from jackscrew.lab.simulate import Plan, Row, game_columns, run_noted
from jackscrew.lab.tables import LinesTable, check_output, part_name, table_file, unbroken
from jackscrew.terminal.overview import share_listing

Write = Callable[[Row, str], None]


@dataclass(frozen=True)
class Outputs:
    """Where rows go: of games, else to the screen, and of decisions, else nowhere."""

    games: Path | None = None
    decisions: Path | None = None

    def check(self) -> None:
        """Refuse files that could not be written in the end."""
        check_output(self.games, "--out")
        check_output(self.decisions, "--decisions")
        if self.games is not None and self.games == self.decisions:
            raise BadInput(f"--decisions {self.decisions}: must not be the file of --out")

    @contextmanager
    def open(self, plan: Plan) -> Iterator[Write]:
        """Writes the rows of one game after the other."""
        with ExitStack() as stack:
            games = decisions = None
            if self.games is not None:
                games = stack.enter_context(table_file(self.games, game_columns(plan)))
            if self.decisions is not None:
                decisions = stack.enter_context(table_file(self.decisions, DECISION_COLUMNS))
            screen = LinesTable(sys.stdout)

            def write(row: Row, lines: str) -> None:
                (games or screen).add(json.dumps(row) + "\n")
                if decisions is not None:
                    decisions.add(lines)

            yield write

    def kept(self) -> str:
        """Where the games are of a simulation that was stopped."""
        paths = [path for path in (self.games, self.decisions) if path is not None]
        return " and ".join(str(part_name(path)) for path in paths)


class Rate(ProgressColumn):
    """How many games a second are finished."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "", style="dim")


def progress_bar(console: Console, hidden: bool = False) -> Progress:
    """A bar that only a terminal shows and that goes when its work is done."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), Rate())
    disable = hidden or not console.is_terminal
    return Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=disable
    )


def simulate_with_bar(plan: Plan, engine: Engine, outputs: Outputs, console: Console) -> None:
    """Play a plan, write its rows, and tell on the console how it went."""
    tally, start = Tally(), perf_counter()
    try:
        play_with_bar(plan, engine, outputs, tally, console)
    except KeyboardInterrupt:
        console.print(stopped(plan, outputs, tally), soft_wrap=True)
        raise
    console.print(share_listing(tally, perf_counter() - start))


def play_with_bar(
    plan: Plan, engine: Engine, outputs: Outputs, tally: Tally, console: Console
) -> None:
    """Play a plan, write its rows and count them."""
    in_the_way = outputs.games is None and sys.stdout.isatty()
    bar = progress_bar(console, in_the_way)
    games = bar.add_task("games", total=plan.games)
    played = run_noted(plan, engine, outputs.decisions is not None)
    with outputs.open(plan) as write, bar, closing(played):
        for row, lines in played:
            with unbroken():
                write(row, lines)
                tally.add(row)
            bar.advance(games)


def stopped(plan: Plan, outputs: Outputs, tally: Tally) -> str:
    """What is told after Ctrl-C."""
    done = f"stopped after {tally.games} of {plan.games} games"
    kept = outputs.kept() if tally.games else ""
    return f"{done}, kept in {kept}" if kept else done
