"""What bots' processes are to do wrong in tests; they find it by the name of this module."""

from __future__ import annotations

import os
import time

from jackscrew.bots import Thought
from jackscrew.web.live.workers import Task, think


def fails_searching(task: Task) -> Thought:
    """A fault of the bots that search."""
    if task.spec.startswith("ismcts"):
        raise IndexError("a bug of the bot")
    return think(task)


def fails(task: Task) -> Thought:
    """A fault of all bots."""
    raise IndexError("a bug of all bots")


def chooses_badly(task: Task) -> Thought:
    """A bot that does what it may not."""
    return Thought(task.seat, "fly to the moon", ())


def hangs_searching(task: Task) -> Thought:
    """Bots that search never come back."""
    if task.spec.startswith("ismcts"):
        time.sleep(3600)
    return think(task)


def dies_searching(task: Task) -> Thought:
    """Bots that search take their process with them."""
    if task.spec.startswith("ismcts"):
        os._exit(3)
    return think(task)
