"""Work that takes its turn: one piece in each round of the event loop.

To show a move to all who sit at a table takes some milliseconds.  Where several tables move at the
same moment, those who wait for anything else need not wait until all of them have been shown.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]


class Turns:
    """Pieces of work in the order in which they came: first for players, then for onlookers."""

    def __init__(self) -> None:
        self.first: deque[Work] = deque()
        self.then: deque[Work] = deque()
        self.is_going_on = False

    def add(self, work: Work, *, later: bool = False) -> None:
        """Have a piece done when those before it are; `later`: when nothing else is waiting."""
        (self.then if later else self.first).append(work)
        if not self.is_going_on:
            self.go_on()

    def are_waiting(self) -> bool:
        """Is anything left to be done?"""
        return bool(self.first or self.then)

    def go_on(self) -> None:
        """Do the next piece in the next round."""
        self.is_going_on = True
        asyncio.get_running_loop().call_soon(self.take)

    def take(self) -> None:
        """Do one piece; if it fails, the others are done all the same."""
        self.is_going_on = False
        work = (self.first or self.then).popleft()
        try:
            work()
        finally:
            if self.are_waiting() and not self.is_going_on:
                self.go_on()
