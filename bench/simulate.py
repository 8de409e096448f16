"""What a second process brings to a simulation: `python bench/simulate.py [GAME [GAMES]]`.

The same games are played by one process and by two, in turn, so that whatever else the machine
does meets both alike.  Starting the processes is part of the time.  Where others use the cores too,
the time by the clock says little; the work, in seconds of a core, says what a second process adds
to it and so what two free cores could reach at best.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from jackscrew.lab.simulate import Plan, run

ROUNDS = 5


@dataclass(frozen=True)
class Cost:
    """What it took to play a plan."""

    seconds: float  # by the clock
    work: float  # of all processes, in seconds of a core


def work_done() -> float:
    """The seconds of a core that this process and those it has ended have used."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def cost(plan: Plan, jobs: int) -> Cost:
    """Play a plan and tell what it took."""
    start, before = perf_counter(), work_done()
    for _ in run(plan, jobs):
        pass
    return Cost(perf_counter() - start, work_done() - before)


def main(key: str = "city_council", games: str = "600") -> None:
    """Print what each round took and the ratios in the middle."""
    plan = Plan(key, ("random",) * 3, int(games), seed=1)
    rounds = []
    for _ in range(ROUNDS):
        one, two = cost(plan, 1), cost(plan, 2)
        rounds.append((one, two))
        print(
            f"{key}: {games} games by one {one.seconds:.1f} s, by two {two.seconds:.1f} s;", end=" "
        )
        print(f"work {one.work:.1f} s and {two.work:.1f} s", flush=True)
    clock = median([one.seconds / two.seconds for one, two in rounds])
    best = median([2 * one.work / two.work for one, two in rounds])
    print(f"two processes are {clock:.2f} times as fast by the clock, {best:.2f} by their work")


if __name__ == "__main__":
    main(*sys.argv[1:])
