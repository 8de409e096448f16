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
    """Pieces of work in the order in which they came."""

    def __init__(self) -> None:
        self.waiting: deque[Work] = deque()

    def add(self, work: Work) -> None:
        """Have a piece done when those before it are."""
        self.waiting.append(work)
        if len(self.waiting) == 1:
            self.go_on()

    def go_on(self) -> None:
        """Do the next piece in the next round."""
        asyncio.get_running_loop().call_soon(self.take)

    def take(self) -> None:
        """Do one piece; if it fails, the others are done all the same."""
        try:
            self.waiting[0]()
        finally:
            self.waiting.popleft()
            if self.waiting:
                self.go_on()
