"""Garbage in cycles, which a collector has to look for, and who waits while it looks.

Looking through all that lives takes 50 ms with 30 tables, and longer with more; everybody at the
server would wait for it.  So what is there after the start is left out for ever, what is young is
looked through as ever, in a millisecond or two, and what is old only while nobody is there.  What
lives long must therefore not lie in cycles when it ends: `tests/web/test_garbage.py` sees to that
for tables and sockets.
"""

from __future__ import annotations

import asyncio
import gc

from jackscrew.web.live.hall import Hall

YOUNG = 2_000  # objects between two collections of what is young, of half a millisecond each
MIDDLE = 3  # of these between two of those that outlived one, of two milliseconds
NEVER = 1 << 30  # young collections until one of all that lives
LOOK = 60.0  # seconds between two looks for a time when nobody is there


def leave_out_what_is_there() -> None:
    """Have no collection look at what the start has made; before anybody can come."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_when_alone(hall: Hall) -> None:
    """Look through all that lives while nobody has used a table for a while; for ever."""
    while True:
        await asyncio.sleep(LOOK)
        if hall.is_quiet(LOOK):
            gc.collect()
