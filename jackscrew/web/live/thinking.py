"""Bots at work in other processes, so that nobody waits for them, nor for one that fails."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import structlog

from jackscrew.bots import Search, Thought, make_bot, most_seconds
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.games import game
from jackscrew.web.live.workers import BotFailed, Task, Work, Worker, WorkerDied, think

MOST_WORKERS = 4
GRACE = 5.0  # seconds beyond its budget after which a bot is given up
STANDS_IN = "greedy"  # decides where a bot has failed
ANYTHING = "random"  # decides where that one has failed too
log = structlog.get_logger()


def usual_workers() -> int:
    """As many processes as leave a core to the server; two at least."""
    return min(MOST_WORKERS, max(2, (os.cpu_count() or 1) - 1))


class Thinkers:
    """The processes in which bots think; at most so many at a time.

    Each is waited for by a thread.  `budgets` says what a name is to stand for here, such as
    {"hard": "ismcts:100ms"}; `work` is what the processes do with a task.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        budgets: Mapping[str, str] | None = None,
        grace: float = GRACE,
        work: Work = think,
    ) -> None:
        self.budgets = dict(budgets or {})
        self.grace = grace
        self.work = work
        self.failures = 0  # decisions that another bot had to take
        self.given_up = 0  # processes that died or did not answer
        self.lock = threading.Lock()
        self.workers: set[Worker] = set()
        self.free: list[Worker] = []
        self.closed = False
        self.pool = ThreadPoolExecutor(workers or usual_workers(), "bots")

    def start(self) -> None:
        """Begin the first process now, not when somebody waits for it."""
        self.put_back(self.take())

    async def ask(
        self,
        spec: str,
        match: Match,
        pack: Mapping[str, Any] | None,
        seat: int,
        *,
        explains: bool = False,
    ) -> Thought:
        """What a bot would do at a seat of a match; if it fails another bot decides, and soon."""
        given = self.budgets.get(spec, spec)
        task = Task(given, match.dump(), pack, seat, secrets.randbits(30), explains)
        legal = match.legal(seat)
        for stand_in in dict.fromkeys((given, STANDS_IN)):
            try:
                return check(await self.run(replace(task, spec=stand_in)), legal)
            except Exception:
                if self.closed:
                    raise
                self.failures += 1
                log.exception("bot failed", bot=stand_in, game=match.game.key)
        return anything(match, seat)

    async def run(self, task: Task) -> Thought:
        """Think in one of the processes."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.answer, task)

    def answer(self, task: Task) -> Thought:
        """What a process says; if it died for whatever reason, another one is asked."""
        try:
            return self.once(task)
        except WorkerDied:
            return self.once(task)

    def once(self, task: Task) -> Thought:
        """Ask a process; one that dies or does not answer in time is replaced."""
        patience = most_seconds(task.spec, game(task.position["game"])) + self.grace
        worker = self.take()
        try:
            return worker.ask(task, patience)
        finally:
            self.put_back(worker)

    def take(self) -> Worker:
        """A process that nobody has asked."""
        with self.lock:
            if self.closed:
                raise BotFailed("the server stops")
            if self.free:
                return self.free.pop()
            worker = Worker(self.work)
            self.workers.add(worker)
            return worker

    def put_back(self, worker: Worker) -> None:
        """Let a process be asked again; one that still owes an answer is given up."""
        with self.lock:
            if not worker.owes_answer:
                self.free.append(worker)
            elif not self.closed:
                self.workers.discard(worker)
                self.given_up += 1
                worker.kill()

    def close(self) -> None:
        """Stop thinking at once; what is not thought to the end is dropped."""
        with self.lock:
            self.closed = True
            for worker in self.workers:
                worker.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


def check(thought: Thought, legal: list[str]) -> Thought:
    """Refuse a choice that is none."""
    if thought.choice not in legal:
        raise BotFailed(f"it chose {thought.choice!r}, which is not legal")
    return thought


def anything(match: Match, seat: int) -> Thought:
    """What a bot does that needs no process and cannot fail."""
    seed = secrets.randbits(30)
    return make_bot(ANYTHING, match.game, seed).think(Search(match, seat, Dice(seed + 1)))
