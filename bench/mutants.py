"""Mutation testing: small faults are put into the source, and the tests are to notice each.

Without files: all of the search, and a sample of the engine, the rules and the store.  Each fault
is met, in a copy of the tree, by the tests nearest to its file, then by those of its folder, then
by the contract of one game, until something turns red; what takes far too long counts as killed.
What was found is kept in a journal, from which the next run goes on.  `mutants.toml` explains
faults that change nothing: they are not run.  What else survives is shown with its difference.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from time import monotonic

from faults import Finder, Mutant
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).parent.parent
SEARCH = [
    *[f"jackscrew/bots/{name}.py" for name in ("tree", "ismcts", "search", "greedy")],
    *("jackscrew/core/thinking.py", "jackscrew/core/settings.py"),
]
SAMPLED = [
    *("jackscrew/core/*.py", "jackscrew/games/*/steps/*.py", "jackscrew/games/*/hidden.py"),
    "jackscrew/web/store/*.py",
]
NEAR = {"thinking": "tests/bots/test_bots.py", "search": "tests/bots/test_bots.py"}
PATIENCE, GRACE = 4.0, 20.0  # a run may take so many times as long as without a fault, and seconds
MEMORY = 6_000_000  # kilobytes of a run: a loop without end must not take the machine with it
OUTCOMES = {"red": "killed", "late": "too late", "explained": "explained", "green": "survived"}
Stage = tuple[str, ...]
EXPLAINED = tomllib.loads((ROOT / "tests/mutants.toml").read_text(encoding="utf-8"))["mutant"]


def stages(file: str, near: bool) -> list[Stage]:
    """The tests that are to notice a fault of a file, the nearest first."""
    *folders, name = Path(file).with_suffix("").parts[1:]
    folder = "tests/bots" if file in SEARCH else "/".join(["tests", *folders[:2]])
    nearest = NEAR.get(name, f"{folder}/test_{name}.py")
    laws = "thoughts" if file in SEARCH else "contract"
    game = folders[1] if folders[0] == "games" else "city_council"
    found: list[Stage] = [(nearest,)] if (ROOT / nearest).exists() else []
    contract = (f"tests/contract/test_{laws}.py", "-k", game)
    return found if near and found else [*found, (folder,), contract]


class Runs:
    """Runs of tests, each in a copy of the tree that no other run is in."""

    def __init__(self, folder: str, jobs: int) -> None:
        command = ["git", "ls-files", "-z", "-co", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        self.copies: SimpleQueue[Path] = SimpleQueue()
        self.limits: dict[Stage, float] = {}
        for copy in [Path(folder, str(job)) for job in range(jobs)]:
            for file in filter(None, listed.stdout.split("\0")):
                (copy / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / file, copy / file)
            self.copies.put(copy)

    def time(self, stage: Stage) -> None:
        """See that tests are green without a fault, and how long they may take with one."""
        copy, began = self.copies.get(), monotonic()
        if outcome(copy, stage, 3600.0) != "green":
            sys.exit(f"red without any fault: pytest {' '.join(stage)}")
        self.limits[stage] = PATIENCE * (monotonic() - began) + GRACE
        self.copies.put(copy)

    def meet(self, mutant: Mutant, tests: list[Stage]) -> str:
        """How tests end with a fault: green if it survives."""
        copy = self.copies.get()
        path = copy / mutant.file
        source = path.read_bytes()
        try:
            replace(path, mutant.applied(source))
            ends = (outcome(copy, stage, self.limits[stage]) for stage in tests)
            return next((end for end in ends if end != "green"), "green")
        finally:
            replace(path, source)
            self.copies.put(copy)


def outcome(copy: Path, tests: Stage, limit: float) -> str:
    """How tests end in a copy of the tree: green, red or late."""
    pytest = [sys.executable, "-m", "pytest", "-qx", "--tb=no", "-p", "no:cacheprovider", *tests]
    command = ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *pytest]
    environment = {**os.environ, "JACKSCREW_PURE": "1", "PYTHONPATH": "."}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # half of the start; none is needed here
    quiet = subprocess.DEVNULL
    # in a session of its own, so that what the tests have started ends with them
    process = subprocess.Popen(
        command, cwd=copy, env=environment, stdout=quiet, stderr=quiet, start_new_session=True
    )
    try:
        return "red" if process.wait(limit) else "green"
    except subprocess.TimeoutExpired:
        return "late"
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def replace(path: Path, source: bytes) -> None:
    """Write a module; what was compiled of it may be of the same second and length."""
    path.write_bytes(source)
    for cached in path.parent.glob(f"__pycache__/{path.stem}.*"):
        cached.unlink()


@cache
def source_of(file: str) -> bytes:
    """A module as it is written."""
    return (ROOT / file).read_bytes()


def key(mutant: Mutant) -> str:
    """What the journal knows a fault by; it is forgotten when its file changes."""
    return mutant.key(source_of(mutant.file))


def is_explained(mutant: Mutant) -> bool:
    """Is it known why a fault changes nothing?"""
    was, now = mutant.lines(source_of(mutant.file))
    return any((it["file"], it["was"], it["now"]) == (mutant.file, was, now) for it in EXPLAINED)


def mutants_of(file: str) -> list[Mutant]:
    """All faults of a module."""
    return Finder(file, source_of(file)).mutants()


def check_explanations() -> None:
    """Refuse an explanation that the source has left behind."""
    for it in EXPLAINED:
        source = source_of(it["file"])
        if (it["was"], it["now"]) not in [fault.lines(source) for fault in mutants_of(it["file"])]:
            sys.exit(f"tests/mutants.toml explains no fault of {it['file']} by {it['now']!r}")


def chosen(given: argparse.Namespace) -> list[Mutant]:
    """The faults of the modules that are asked for, else of all of the search, and a sample."""
    if given.files:
        return [mutant for file in given.files for mutant in mutants_of(file)]
    files = [str(it.relative_to(ROOT)) for part in SAMPLED for it in sorted(ROOT.glob(part))]
    rest = [mutant for file in files if file not in SEARCH for mutant in mutants_of(file)]
    sample = random.Random(given.seed).sample(rest, min(given.sample, len(rest)))
    return [*(it for file in SEARCH for it in mutants_of(file)), *sorted(sample)]


def run(mutants: list[Mutant], given: argparse.Namespace) -> dict[Mutant, str]:
    """How all faults end: as the journal has it, else met now and written there."""
    journal = Path(given.journal)
    lines = journal.read_text().splitlines() if journal.exists() else []
    known = dict(json.loads(line) for line in lines)
    survived = [] if given.again else ["green near"] if given.near else ["green"]
    settled = {"red": "red", "late": "late", **dict.fromkeys(survived, "green")}
    ends = {it: settled[known[key(it)]] for it in mutants if known.get(key(it)) in settled}
    ends |= {it: "explained" for it in mutants if is_explained(it)}
    left = [it for it in mutants if it not in ends]
    tests = {it: stages(it.file, given.near) for it in left}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        runs = Runs(folder, given.jobs)
        for stage in track({stage for some in tests.values() for stage in some}, "without faults"):
            runs.time(stage)
        begun = {pool.submit(runs.meet, it, tests[it]): it for it in left}
        try:
            for done in track(as_completed(begun), "with faults", len(left)):
                mutant = begun[done]
                end = ends[mutant] = done.result()
                near = " near" if given.near and end == "green" else ""  # not all has met it yet
                with journal.open("a") as file:
                    file.write(json.dumps([key(mutant), end + near]) + "\n")
        finally:  # who stops it need not wait for all that is left
            pool.shutdown(cancel_futures=True)
    return ends


def report(ends: dict[Mutant, str], console: Console) -> int:
    """A table by file, then what survived; how many did."""
    table = Table("file", *OUTCOMES.values())
    for file in sorted({mutant.file for mutant in ends}):
        found = [end for mutant, end in ends.items() if mutant.file == file]
        table.add_row(file, *[str(found.count(end)) for end in OUTCOMES])
    table.add_row("all", *[str(list(ends.values()).count(end)) for end in OUTCOMES], style="bold")
    console.print(table)
    survivors = sorted(mutant for mutant, end in ends.items() if end == "green")
    for mutant in survivors:
        was, now = mutant.lines(source_of(mutant.file))
        line = source_of(mutant.file)[: mutant.start].count(b"\n") + 1
        console.print(f"{mutant.file}:{line}\n[red]- {escape(was)}[/]\n[green]+ {escape(now)}[/]")
    return len(survivors)


def main() -> None:
    """Find faults, run them, tell which survive."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", metavar="FILE", help="all faults of these modules only")
    parser.add_argument(
        "--sample", type=int, default=600, help="faults besides those of the search"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--near", action="store_true", help="only the tests nearest to a file")
    parser.add_argument("--again", action="store_true", help="meet survivors of the journal again")
    parser.add_argument("--journal", default="tests/mutants.jsonl", metavar="PATH")
    given = parser.parse_args()
    check_explanations()
    ends = run(chosen(given), given)
    sys.exit(1 if report(ends, Console()) else 0)


if __name__ == "__main__":
    main()
