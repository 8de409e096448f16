"""What processes have worked, by the scheduler's own clock."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

PROC = Path("/proc")
PARENT = 1  # the field after the state, in what follows the name in /proc/PID/stat
SCHEDULED = 2  # of the clocks of a process the one that is not reckoned in ticks
NANO = 1e-6  # milliseconds


@dataclass(frozen=True)
class Work:
    """Milliseconds of CPU of a process: of its event loop, its other threads, its children."""

    loop: float
    threads: float
    children: float

    def __sub__(self, before: Work) -> Work:
        """What was done since."""
        return Work(
            self.loop - before.loop,
            self.threads - before.threads,
            self.children - before.children,
        )


def work_of(pid: int) -> Work:
    """What a process has done so far; the loop runs in its first thread."""
    loop = int((PROC / f"{pid}/task/{pid}/schedstat").read_text().split()[0]) * NANO
    children = sum(map(work_in_all, descendants(pid)))
    return Work(loop, work_in_all(pid) - loop, children)


def work_in_all(pid: int) -> float:
    """Milliseconds of CPU of all threads of a process, also of those that have ended."""
    try:
        return time.clock_gettime_ns(~pid << 3 | SCHEDULED) * NANO
    except OSError:
        return 0.0


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that these have."""
    parents = {int(it.name): parent_of(it) for it in PROC.iterdir() if it.name.isdigit()}
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found[1:]


def parent_of(folder: Path) -> int:
    """The process that started one; 0 if it has ended."""
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[PARENT])
    except OSError:
        return 0
