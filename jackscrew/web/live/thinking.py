"""Bots at work in other processes, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any

from jackscrew.bots import Search, Thought, make_bot
from jackscrew.core.chance import Dice
from jackscrew.core.match import Match, at_position
from jackscrew.games import game

MOST_WORKERS = 4


def think(
    spec: str, position: dict[str, Any], pack: Mapping[str, Any] | None, seat: int, seed: int
) -> Thought:
    """What a bot would do for a seat, and what it chose from, best first."""
    found = game(position["game"])
    match = at_position(found, position, pack)
    bot = make_bot(spec, found, seed)
    return bot.think(Search(match, seat, Dice(seed + 1)))


def warm_up() -> None:
    """Have a process load what it needs before it is asked."""


def settle_in() -> None:
    """Leave Ctrl-C to the server, and end when it ends, whatever ended it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Wait for the server's end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def usual_workers() -> int:
    """As many processes as leave a core to the server; two at least."""
    return min(MOST_WORKERS, max(2, (os.cpu_count() or 1) - 1))


class Thinkers:
    """The processes in which bots think; at most so many at a time."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or usual_workers()
        self.pool = self.make_pool()

    def make_pool(self) -> Executor:
        """Fresh processes."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=settle_in)

    def start(self) -> None:
        """Begin the first process now, not when somebody waits for it."""
        self.pool.submit(warm_up)

    async def ask(
        self, spec: str, match: Match, pack: Mapping[str, Any] | None, seat: int
    ) -> Thought:
        """What a bot would do at a seat of a match."""
        task = (spec, match.dump(), pack, seat, secrets.randbits(30))
        pool = self.pool
        try:
            return await self.run(*task)
        except BrokenExecutor:  # a process died: others take its place, once for all who wait
            if self.pool is pool:
                self.pool = self.make_pool()
            return await self.run(*task)

    async def run(self, *task: Any) -> Thought:
        """Think in one of the processes."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, *task)

    def close(self) -> None:
        """Stop thinking; what is not thought to the end is dropped."""
        self.pool.shutdown(wait=False, cancel_futures=True)
