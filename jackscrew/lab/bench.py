"""How fast the engine is: compiled and plain, beside catanatron, in one run on one core.

`python -m jackscrew.lab.bench GAME SEATS SECONDS SEED` prints one measurement as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any

import jackscrew
from jackscrew.core.chance import Dice, choose, playout
from jackscrew.core.errors import BadInput
from jackscrew.core.game import Game
from jackscrew.core.state import CHANCE, OVER, State

REPEATS = 3  # fewest with a median that one disturbance cannot move
CLONES = 1000  # clones between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """What one way of running the engine achieves."""

    playout_decisions: float  # per second, driven inside the core
    playout_games: float
    stepped_decisions: float  # per second, by legal() and apply() from Python
    clones: float  # per second
    clone_us: float
    legal_us: float


@dataclass(frozen=True)
class Bench:
    """All speeds of one run; what is not installed is missing."""

    game: str
    seats: int
    compiled: Speed | None
    plain: Speed | None
    catanatron_actions: float | None
    catanatron_games: float | None


def bench(game: Game, seats: int, seconds: float) -> Bench:
    """Measure all there is to measure, in turn and three times over; medians."""
    compiled: list[Speed] = []
    plain: list[Speed] = []
    rivals: list[tuple[float, float]] = []
    for seed in range(REPEATS):
        if jackscrew.COMPILED:
            compiled.append(measure(game, seats, seconds, seed))
        plain.append(measure_plain(game, seats, seconds, seed))
        if find_spec("catanatron") is not None:
            rivals.append(run_catanatron(seconds, seed))
    actions = median(rate[0] for rate in rivals) if rivals else None
    games = median(rate[1] for rate in rivals) if rivals else None
    return Bench(game.key, seats, middle(compiled), middle(plain), actions, games)


def middle(speeds: list[Speed]) -> Speed | None:
    """The median of every number; nothing of nothing."""
    if not speeds:
        return None
    rows = [asdict(speed) for speed in speeds]
    return Speed(**{name: median(row[name] for row in rows) for name in rows[0]})


def measure(game: Game, seats: int, seconds: float, seed: int) -> Speed:
    """The speed of the engine as it is loaded here."""
    fresh: Callable[[], State] = game.new_state(game.setup(seats)).clone
    decisions, games = run_playouts(fresh, seconds, seed)
    stepped = run_stepped(fresh, seconds, seed)
    legal = ask_legal(fresh, seconds, seed)
    clones = run_clones(fresh, seconds, seed)
    return Speed(decisions, games, stepped, clones, 1e6 / clones, legal)


def run_playouts(fresh: Callable[[], State], seconds: float, seed: int) -> tuple[float, float]:
    """Decisions and games a second of random play inside the core."""
    dice = Dice(seed)
    decisions, games, start = 0, 0, perf_counter()
    while not games or perf_counter() - start < seconds:
        decisions += playout(fresh(), dice)
        games += 1
    passed = perf_counter() - start
    return decisions / passed, games / passed


def run_stepped(fresh: Callable[[], State], seconds: float, seed: int) -> float:
    """Decisions a second of random play driven from Python."""
    dice = Dice(seed)
    decisions, start = 0, perf_counter()
    while not decisions or perf_counter() - start < seconds:
        state = fresh()
        while state.actor() != OVER:
            actions = state.legal()
            state.apply(actions[pick(state, dice, len(actions))])
            decisions += 1
    return decisions / (perf_counter() - start)


def ask_legal(fresh: Callable[[], State], seconds: float, seed: int) -> float:
    """Microseconds per legal() in random games, each position asked once."""
    dice = Dice(seed)
    count, asking, start = 0, 0, perf_counter()
    while not count or perf_counter() - start < seconds / 4:
        state = fresh()
        while state.actor() != OVER:
            asked = perf_counter_ns()
            actions = state.legal()
            asking += perf_counter_ns() - asked
            state.apply(actions[pick(state, dice, len(actions))])
            count += 1
    return asking / 1000 / count


def pick(state: State, dice: Dice, count: int) -> int:
    """The index of a random action; chance by its weights."""
    if state.actor() == CHANCE:
        return dice.weighted(state.weights())
    return dice.below(count)


def run_clones(fresh: Callable[[], State], seconds: float, seed: int) -> float:
    """Clones a second of positions all through a game."""
    positions = positions_of(fresh(), Dice(seed))
    clones, start = 0, perf_counter()
    while not clones or perf_counter() - start < seconds:
        for i in range(CLONES):
            positions[i % len(positions)].clone()
        clones += CLONES
    return clones / (perf_counter() - start)


def positions_of(state: State, dice: Dice) -> list[State]:
    """The positions of one random game."""
    found: list[State] = []
    while state.actor() != OVER:
        found.append(state.clone())
        state.apply(choose(state, dice))
    return found


def measure_plain(game: Game, seats: int, seconds: float, seed: int) -> Speed:
    """The speed of plain Python, measured in a process of its own."""
    words = [game.key, str(seats), str(seconds), str(seed)]
    done = subprocess.run(
        [sys.executable, "-m", "jackscrew.lab.bench", *words],
        capture_output=True,
        text=True,
        env={**os.environ, "JACKSCREW_PURE": "1"},
    )
    if done.returncode:
        raise BadInput(f"plain Python cannot be measured: {done.stderr.strip()[-200:]}")
    return Speed(**json.loads(done.stdout))


def run_catanatron(seconds: float, seed: int) -> tuple[float, float]:
    """Actions and games a second of four random players of catanatron."""
    catanatron: Any = import_module("catanatron")
    colours = list(catanatron.Color)
    actions, games, start = 0, 0, perf_counter()
    while not games or perf_counter() - start < seconds:
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        catan = catanatron.Game(players, seed=seed * 1000 + games)
        catan.play()
        played = getattr(catan.state, "action_records", None)
        actions += len(catan.state.actions if played is None else played)
        games += 1
    passed = perf_counter() - start
    return actions / passed, games / passed


def main(key: str, seats: str, seconds: str, seed: str) -> None:
    """Print the speed of the engine as this process has loaded it."""
    speed = measure(jackscrew.game(key), int(seats), float(seconds), int(seed))
    print(json.dumps(asdict(speed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
