"""Games of bots against bots, one row of results each."""

from __future__ import annotations

import hashlib
import json
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TextIO

from jackscrew.bots import Bot, Search, check_bot, make_bot
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.state import CHANCE
from jackscrew.games import game
from jackscrew.lab.files import BadInput, whole_file

Row = dict[str, Any]
CHUNK = 16  # how many games a process is given at most at a time


@dataclass(frozen=True)
class Plan:
    """What to play how often; game i is the same whatever else is played."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None

    def check(self) -> None:
        """Refuse what cannot be played, before any process is started."""
        for spec in self.seats:
            check_bot(spec)
        chosen, options = game(self.game), dict(self.options)
        chosen.setup(len(self.seats), self.components, options=options)


def derived_seed(*parts: object) -> int:
    """A seed for one of many games or seats, the same on every machine."""
    words = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")


def play_game(plan: Plan, index: int) -> Row:
    """Play one game of a plan and tell what came of it."""
    seed = derived_seed(plan.seed, index)
    chosen = game(plan.game)
    match = chosen.new(len(plan.seats), seed, plan.components, **dict(plan.options))
    bots = [
        make_bot(spec, chosen, derived_seed(seed, seat)) for seat, spec in enumerate(plan.seats)
    ]
    play_out(match, bots)
    return {"index": index, "seed": seed, "bots": list(plan.seats), **result_row(match)}


def play_out(match: Match, bots: list[Bot]) -> None:
    """Let bots play a match to its end."""
    while not match.over:
        seat = match.actor
        search = Search(match, seat, Dice(derived_seed(match.version, seat)))
        match.play(bots[seat].choose(match.view(seat), search), seat)


def result_row(match: Match) -> Row:
    """What a finished match is remembered by."""
    record = match.record
    return {
        "game": record.game,
        "rules": record.rules,
        "options": " ".join(f"{name}={value}" for name, value in record.options.items()),
        "pack": record.pack,
        "scores": match.scores(),
        "winners": match.winners(),
        "lines": len(record.lines),
        "decisions": sum(line.seat != CHANCE and not line.forced for line in record.lines),
        "points": match.sheet(),
        "counts": {**choices(match), **match.game.tally(match.state)},
    }


def choices(match: Match) -> dict[str, list[int]]:
    """How often each seat chose each verb, forced moves not counted."""
    found = {verb.name: [0] * match.setup.seats for verb in match.game.actions.verbs}
    for line in match.record.lines:
        if line.seat != CHANCE and not line.forced:
            found[line.action.split()[0]][line.seat] += 1
    return found


def run(plan: Plan, jobs: int = 1) -> Iterator[Row]:
    """The rows of all games in order; they do not depend on the number of processes."""
    play = partial(play_game, plan)
    if jobs == 1:
        return map(play, range(plan.games))
    return run_in_pool(play, plan.games, jobs)


def run_in_pool(play: Callable[[int], Row], games: int, jobs: int) -> Iterator[Row]:
    """The same in several processes; what goes between them is plans and rows."""
    chunk = max(1, min(CHUNK, games // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts)
    try:
        yield from pool.map(play, range(games), chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def check_output(path: Path | None) -> None:
    """Refuse a file that could not be written in the end."""
    if path is None or path.suffix == ".jsonl":
        return
    if path.suffix != ".parquet":
        raise BadInput(f"{path}: must end in .jsonl or .parquet")
    if find_spec("polars") is None:
        raise BadInput("Parquet files need polars: pip install 'jackscrew[lab]'")


@contextmanager
def row_writer(path: Path | None, screen: TextIO) -> Iterator[Callable[[Iterable[Row]], None]]:
    """Writes rows to a file by its ending, or as JSON lines to the screen.

    The file is there, whole, once the context is left without an error.
    """
    if path is None:
        yield partial(write_lines, file=screen)
        return
    with whole_file(path) as part:
        yield partial(write_parquet if path.suffix == ".parquet" else save_lines, path=part)


def save_lines(rows: Iterable[Row], path: Path) -> None:
    """One JSON object a line, in a file."""
    with path.open("w", encoding="utf-8") as file:
        write_lines(rows, file)


def write_lines(rows: Iterable[Row], file: TextIO) -> None:
    """One JSON object a line."""
    for row in rows:
        file.write(json.dumps(row) + "\n")


def write_parquet(rows: Iterable[Row], path: Path) -> None:
    """One row a game; points are a struct of lists by seat."""
    polars: Any = import_module("polars")
    polars.DataFrame(list(rows)).write_parquet(path)
