"""One thread that writes: all that waits is committed together, then acknowledged."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy import text as sql
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from jackscrew.web.store.database import WRITES, reason
from jackscrew.web.store.errors import Busy, Closed, Conflict, Failed, StoreError
from jackscrew.web.store.plain import Cursor, Plain

WAITING = 4096  # writes that may wait
GROUP = 256  # writes in one transaction
REFUSALS = (IntegrityError, DataError, ProgrammingError)  # the fault of one write
SAVEPOINT = Plain(sql("SAVEPOINT job"))
ROLL_BACK = Plain(sql("ROLLBACK TO SAVEPOINT job"))
RELEASE = Plain(sql("RELEASE SAVEPOINT job"))

T = TypeVar("T")


@dataclass(frozen=True)
class Work:
    """What the writer has done since the store was opened; `seconds` it was busy."""

    commits: int = 0
    writes: int = 0
    refused: int = 0
    failed: int = 0
    seconds: float = 0.0
    waiting: int = 0


@dataclass(frozen=True)
class Job:
    """A write and who waits for it."""

    write: Callable[[Connection], Any]
    future: Future[Any]


@dataclass(frozen=True)
class Outcome:
    """What a write gave, or why it was refused."""

    job: Job
    value: Any = None
    error: Exception | None = None


class Writer:
    """Carries out writes in the order they come."""

    def __init__(self, engine: Engine, waiting: int = WAITING) -> None:
        self.engine = engine.execution_options(**{WRITES: True})
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.most = waiting
        self.open = True
        self.failing = False  # could the last writes not be committed?
        self.gate = Lock()
        self.done = Work()
        self.thread = Thread(target=self.run, name="jackscrew-store", daemon=True)
        self.thread.start()

    @property
    def work(self) -> Work:
        """What was done so far and how much waits."""
        return replace(self.done, waiting=self.queue.qsize())

    def submit(self, write: Callable[[Connection], T]) -> Future[T]:
        """Ask for a write.  Once asked for it is carried out, whether or not anybody waits."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        with self.gate:
            refusal = self.refusal()
            if refusal is None:
                self.queue.put(Job(write, future))
        if refusal is not None:
            future.set_exception(refusal)
        return future

    def refusal(self) -> StoreError | None:
        """Why no more writes are taken now."""
        if not self.open:
            return Closed("the store is closed")
        if self.queue.qsize() >= self.most:
            return Busy("too many writes are waiting")
        return None

    def close(self) -> None:
        """Finish what waits, then stop."""
        with self.gate:
            if self.open:
                self.open = False
                self.queue.put(None)
        self.thread.join()

    def run(self) -> None:
        """Write until closed."""
        last = False
        while not last:
            group, last = self.take()
            if group:
                self.write_group(group)

    def take(self) -> tuple[list[Job], bool]:
        """All that waits, up to a limit, and whether it is the last."""
        group: list[Job] = []
        while not group or (len(group) < GROUP and not self.queue.empty()):
            job = self.queue.get()
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def write_group(self, group: list[Job]) -> None:
        """Write and commit, then tell those who wait."""
        begun = time.perf_counter()
        try:
            outcomes = self.commit(group)
            self.failing = False
        except Exception as error:
            self.failing = True
            why = f"the database failed: {reason(error)}"
            outcomes = [Outcome(job, error=Failed(why)) for job in group]
        self.count(outcomes, time.perf_counter() - begun)
        for outcome in outcomes:
            tell(outcome)

    def commit(self, group: Sequence[Job]) -> list[Outcome]:
        """Write a group in one transaction; a write that is refused leaves the others alone."""
        with self.engine.begin() as connection, Cursor(connection) as cursor:
            return [attempt(connection, cursor, job) for job in group]

    def count(self, outcomes: list[Outcome], seconds: float) -> None:
        """Add a group to what was done."""
        failed = sum(isinstance(outcome.error, Failed) for outcome in outcomes)
        refused = sum(outcome.error is not None for outcome in outcomes) - failed
        self.done = Work(
            commits=self.done.commits + (failed == 0),
            writes=self.done.writes + len(outcomes) - failed - refused,
            refused=self.done.refused + refused,
            failed=self.done.failed + failed,
            seconds=self.done.seconds + seconds,
        )


def attempt(connection: Connection, cursor: Cursor, job: Job) -> Outcome:
    """Write one thing, whole or not at all."""
    cursor.run(SAVEPOINT)
    outcome = carry_out(connection, job)
    if outcome.error is not None:
        cursor.run(ROLL_BACK)
    cursor.run(RELEASE)
    return outcome


def carry_out(connection: Connection, job: Job) -> Outcome:
    """Write one thing; what the database itself fails at is the whole group's failure."""
    try:
        return Outcome(job, job.write(connection))
    except REFUSALS as error:
        return Outcome(job, error=Conflict(f"not stored: {reason(error)}"))
    except DBAPIError:
        raise
    except Exception as error:
        return Outcome(job, error=error)


def tell(outcome: Outcome) -> None:
    """Hand over what became of a write."""
    if outcome.error is None:
        outcome.job.future.set_result(outcome.value)
    else:
        outcome.job.future.set_exception(outcome.error)
