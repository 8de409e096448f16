"""Where games are played: in this process, in several, or on a Ray cluster.

Whatever the engine, what is played comes back in order and is the same.
"""

from __future__ import annotations

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import inf
from multiprocessing import active_children, get_context
from socket import create_connection
from time import perf_counter
from typing import Any, Generic, TypeVar

from jackscrew.core.errors import BadInput
from jackscrew.version import VERSION

S = TypeVar("S")
T = TypeVar("T")
Ticket = TypeVar("Ticket")
Play = Callable[[S], T]
Answer = tuple[float, list[T]]
Results = Generator[T, None, None]  # to be closed by those who do not take all

MOMENT = 0.2  # seconds that a chunk of games is to take
MOST = 64  # games of a chunk
AHEAD = 4  # chunks a process has been promised; more would be held in memory
STORE = 256 << 20  # bytes that a local Ray keeps for results on their way
PATIENCE = 10  # seconds to wait for a cluster's first word
LONGEST = 300  # letters of what Ray says has failed


@dataclass(frozen=True)
class Engine:
    """How games are spread: `pool` or `ray`; without a number of jobs, on all there is."""

    name: str = "pool"
    jobs: int | None = None
    address: str | None = None  # of a Ray cluster; else one is started here and ended after

    def check(self) -> None:
        """Refuse what cannot be used."""
        if self.name == "ray" and find_spec("ray") is None:
            raise BadInput("--engine ray needs Ray: pip install 'jackscrew[ray]'")
        if self.name != "ray" and self.address is not None:
            raise BadInput(f"--address {self.address}: only for --engine ray")

    def spread(self, play: Play[S, T], work: Sequence[S]) -> Results[T]:
        """What `play` makes of each piece of work, in order."""
        if self.name == "ray":
            return on_ray(play, work, self.jobs, self.address)
        jobs = min(self.jobs or cores(), len(work))
        return on_pool(play, work, jobs) if jobs > 1 else here(play, work)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Chunks(Generic[S]):
    """Hands out work, so much at once as takes a moment, less when little is left."""

    def __init__(self, work: Sequence[S], lanes: int) -> None:
        self.work = work
        self.lanes = lanes
        self.played = 0
        self.seconds = inf  # nothing is known yet: one at a time

    def take(self) -> Sequence[S]:
        """The next of it."""
        fair = len(self.work) // (2 * self.lanes)
        size = max(1, min(int(MOMENT * self.played / self.seconds), MOST, fair))
        chunk, self.work = self.work[:size], self.work[size:]
        return chunk

    def learn(self, answer: Answer[T]) -> list[T]:
        """Note how long a chunk took; its results."""
        seconds, results = answer
        self.seconds = max(seconds + (self.seconds if self.played else 0.0), 1e-9)
        self.played += len(results)
        return results


def in_order(
    submit: Callable[[Sequence[S]], Ticket], wait: Callable[[Ticket], Answer[T]], chunks: Chunks[S]
) -> Iterator[T]:
    """Keep all lanes busy; give results as soon as all before them are there."""
    under_way: deque[Ticket] = deque()
    while chunks.work or under_way:
        while chunks.work and len(under_way) < AHEAD * chunks.lanes:
            under_way.append(submit(chunks.take()))
        yield from chunks.learn(wait(under_way.popleft()))


def here(play: Play[S, T], work: Sequence[S]) -> Results[T]:
    """In this process, one after the other."""
    yield from map(play, work)


def play_chunk(play: Play[S, T], chunk: Sequence[S]) -> Answer[T]:
    """Play some games, in whatever process; the time they took and the results."""
    start = perf_counter()
    results = [play(piece) for piece in chunk]
    return perf_counter() - start, results


def on_pool(play: Play[S, T], work: Sequence[S], jobs: int) -> Results[T]:
    """In several processes; what goes between them is plans and rows."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts)

    def submit(chunk: Sequence[S]) -> Future[Answer[T]]:
        with born_deaf():
            return pool.submit(play_chunk, play, chunk)

    try:
        yield from in_order(submit, Future.result, Chunks(work, jobs))
    except BrokenProcessPool:
        raise ChildProcessError("a process that played games was ended from outside") from None
    except BaseException:  # Ctrl-C among others: nobody waits for the games under way
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def born_deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C, not even before their first line is run."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_ray(
    play: Play[S, T], work: Sequence[S], jobs: int | None, address: str | None
) -> Results[T]:
    """On a Ray cluster; each of its machines has the same version of this package."""
    ray: Any = import_module("ray")
    joined = ray.is_initialized()
    if not joined:
        join_cluster(ray, jobs, address)
    try:
        lanes = jobs or int(ray.cluster_resources().get("CPU", 1))
        task, held = ray.remote(play_there), ray.put(play)
        yield from in_order(
            lambda chunk: task.remote(VERSION, held, chunk), ray.get, Chunks(work, lanes)
        )
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None) or error
        raise ChildProcessError(f"Ray: {cause}"[:LONGEST]) from None
    finally:
        if not joined:
            ray.shutdown()


def join_cluster(ray: Any, jobs: int | None, address: str | None) -> None:
    """Connect to a cluster, or start one on this machine that sends nothing home."""
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    if address is None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        local = {"include_dashboard": False, "object_store_memory": STORE}
        ray.init("local", num_cpus=jobs or cores(), **local, **quiet)
        return
    knock(address)
    try:
        ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = " ".join(str(error).split())[:LONGEST]
        raise BadInput(f"--address {address}: {reason}") from None


def knock(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdecimal():
        raise BadInput(f"--address {address}: must be HOST:PORT, or auto for this machine's own")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"--address {address}: no Ray cluster answers there ({error})") from None


def play_there(version: str, play: Play[S, T], chunk: Sequence[S]) -> Answer[T]:
    """Play some games on another machine, if it would play them in the same way."""
    if version != VERSION:
        raise BadInput(f"a machine of the cluster has jackscrew {VERSION}, not {version}")
    return play_chunk(play, chunk)
