"""A process in which bots think: asked over a pipe, and killed if it does not answer in time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from jackscrew.bots import Search, Thought, make_bot
from jackscrew.core.chance import Dice
from jackscrew.core.match import at_position
from jackscrew.games import game

PATIENCE = 1.0  # seconds for an explanation, which only plain Python needs
STARTING = 30.0  # seconds a process may take until it can be asked; an old machine is no failure


@dataclass(frozen=True)
class Task:
    """What a bot is asked: a position, the pack it is played with, and the seat to choose for.

    Whoever asks for advice wants it explained.
    """

    spec: str
    position: dict[str, Any]
    pack: Mapping[str, Any] | None
    seat: int
    seed: int
    explains: bool = False


Work = Callable[[Task], Thought]


def think(task: Task) -> Thought:
    """What a bot would do for a seat, and what it chose from, best first."""
    found = game(task.position["game"])
    match = at_position(found, task.position, task.pack)
    bot = make_bot(task.spec, found, task.seed)
    search = Search(match, task.seat, Dice(task.seed + 1))
    return bot.explain(search, PATIENCE) if task.explains else bot.think(search)


class BotFailed(Exception):
    """A bot could not say what it would do; tells what it failed at."""


class WorkerDied(BotFailed):
    """The process ended while it was asked."""


class WorkerHung(BotFailed):
    """The process did not answer in time."""


class Worker:
    """A process that answers one task at a time."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()  # so that the process's end is seen as the end of the pipe
        self.is_ready = False
        self.owes_answer = False

    def ask(self, task: Task, patience: float) -> Thought:
        """What a bot would do; told within so many seconds of its process being ready."""
        try:
            self.owes_answer = True
            self.get_ready()
            self.line.send(task)
            answer = self.answer(patience)
            self.owes_answer = False
        except (EOFError, OSError) as error:
            raise WorkerDied(f"the process ended: {error!r}") from error
        if isinstance(answer, Thought):
            return answer
        raise BotFailed(answer)

    def get_ready(self) -> None:
        """Wait until the process has loaded what it needs."""
        if not self.is_ready:
            self.answer(STARTING)
            self.is_ready = True

    def answer(self, patience: float) -> Any:
        """What the process says next, within so many seconds."""
        if not self.line.poll(patience):
            raise WorkerHung(f"no answer for {patience:.1f} s")
        return self.line.recv()

    def kill(self) -> None:
        """End the process, whatever it does; who waits for its answer hears that it has ended."""
        self.process.kill()


def serve(line: Connection, work: Work) -> None:
    """What the process does: answer until the pipe ends."""
    settle_in()
    line.send("ready")
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        line.send(answer_to(task, work))


def answer_to(task: Task, work: Work) -> Thought | str:
    """The thought, or what it failed at."""
    try:
        return work(task)
    except Exception:
        return traceback.format_exc()


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
