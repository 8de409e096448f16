"""How fast bots move at a table: people there may hurry them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Literal

PaceName = Literal["calm", "quick", "once"]
SHARES: dict[PaceName, float] = {"calm": 1.0, "quick": 0.35, "once": 0.0}  # of the usual time


class Pace:
    """The pace of one table, as long as it is alive; whoever waits hears of every change."""

    def __init__(self) -> None:
        self.name: PaceName = "calm"
        self.skips = False  # at once until a person is to decide
        self.changed = asyncio.Event()

    def set(self, name: PaceName) -> None:
        """Have bots move at this pace from now on."""
        self.name = name
        self.wake()

    def skip(self) -> None:
        """Have bots move at once until a person is to decide."""
        self.skips = True
        self.wake()

    def rest(self) -> None:
        """A person is to decide: what comes after goes at the usual pace again."""
        self.skips = False

    def wake(self) -> None:
        """Let whoever waits look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def share(self) -> float:
        """How much of the usual time a bot takes now."""
        return 0.0 if self.skips else SHARES[self.name]

    async def wait(self, began: float, usual: float) -> None:
        """Come back when a bot that began to think at a time may move; thinking counts in."""
        while (left := began + usual * self.share() - time.monotonic()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.changed.wait()
