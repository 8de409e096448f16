"""The server of whatever revision this Python has, with a probe in its event loop.

Started by `server.py` as a program of its own: it imports nothing of this package, since it runs in
another environment.  It obeys lines on stdin and answers each with a line of JSON.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

EVERY = 0.001  # seconds between two looks at the clock
LATE = 10.0  # milliseconds of lateness that count as a stall
SELDOM = 0.999
BUCKET, BUCKETS = 0.1, 20_000  # milliseconds; all together two seconds


class Probe:
    """How late the event loop is, and how long collections of garbage hold it up.

    However long it looks, it holds no more memory.
    """

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self.late = array("Q", [0]) * BUCKETS  # how often it was so many tenths of a ms late
        self.longest = (0.0, 0.0)  # milliseconds late, and of these at work in the loop's thread
        self.collected = [[0, 0.0, 0.0] for _ in range(3)]  # how often; longest and sum in ms
        self.collecting = 0.0
        self.began = time.perf_counter()

    def start(self) -> dict[str, Any]:
        """Begin to look."""
        self.clear()
        gc.callbacks.append(self.note_collection)
        self.task = asyncio.get_running_loop().create_task(self.look())
        return {}

    def stop(self) -> dict[str, Any]:
        """Look no longer, and tell what was seen."""
        if self.task is not None:
            self.task.cancel()
            self.task = None
            gc.callbacks.remove(self.note_collection)
        return self.report()

    async def look(self) -> None:
        """Sleep a moment and see how much longer it took; for ever."""
        while True:
            before, work = time.perf_counter(), time.thread_time()
            await asyncio.sleep(EVERY)
            late = max(0.0, 1000 * (time.perf_counter() - before - EVERY))
            self.late[min(BUCKETS - 1, int(late / BUCKET))] += 1
            if late > self.longest[0]:
                self.longest = (late, 1000 * (time.thread_time() - work))

    def note_collection(self, phase: str, info: dict[str, int]) -> None:
        """A collection begins or ends."""
        if phase == "start":
            self.collecting = time.perf_counter()
            return
        took = 1000 * (time.perf_counter() - self.collecting)
        seen = self.collected[info["generation"]]
        seen[:] = [seen[0] + 1, max(seen[1], took), seen[2] + took]

    def report(self) -> dict[str, Any]:
        """What was seen, in milliseconds."""
        return {
            "seconds": time.perf_counter() - self.began,
            "looks": sum(self.late),
            "longest": self.longest[0],
            "longest_own": self.longest[1],
            "seldom": self.later_than(SELDOM),
            "stalls": sum(self.late[int(LATE / BUCKET) :]),
            "collections": [
                {"count": count, "longest": longest, "sum": total}
                for count, longest, total in self.collected
            ],
        }

    def later_than(self, share: float) -> float:
        """So late it was no more often than in the rest of all looks."""
        left = share * sum(self.late)
        for number, count in enumerate(self.late):
            left -= count
            if left < 0:
                return number * BUCKET
        return 0.0


class Orders:
    """What the measuring tool wants of the process, line by line."""

    def __init__(self) -> None:
        self.probe = Probe()
        self.rest = b""
        self.known: dict[str, Callable[[], dict[str, Any]]] = {
            "watch": self.probe.start,
            "report": self.probe.stop,
            "memory": memory,
            "collect": collect,
        }

    def listen(self) -> None:
        """Obey from now on; when nobody is there to give orders, end."""
        asyncio.get_running_loop().add_reader(0, self.read)

    def read(self) -> None:
        """Some orders have come, or none will come any more."""
        data = os.read(0, 4096)
        if not data:
            asyncio.get_running_loop().remove_reader(0)
            os.kill(os.getpid(), signal.SIGTERM)
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            print(json.dumps(self.known[line.decode()]()), flush=True)


def memory() -> dict[str, Any]:
    """What the process holds."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    resident = next(int(line.split()[1]) for line in lines if line.startswith("Rss:"))
    return {"kib": resident, "objects": len(gc.get_objects())}


def collect() -> dict[str, Any]:
    """Collect all garbage that is in cycles, and tell how much was found."""
    began = time.perf_counter()
    found = gc.collect()
    took = 1000 * (time.perf_counter() - began)
    return {"found": found, "took": took, "before": [it["collected"] for it in gc.get_stats()]}


def lift(busiest: int) -> list[str]:
    """Lift what would stop a load from one address; limits go on counting, at their usual cost.

    How many may look at a table is among these limits now; revisions before had a constant.
    """
    from jackscrew.web.site import tables
    from jackscrew.web.site.limits import Limits

    lifted = [name for name in vars(Limits) if name.startswith("allows_")]
    for name in lifted:
        setattr(Limits, name, allowing(getattr(Limits, name)))
    if busiest and hasattr(tables, "BUSIEST"):
        tables.BUSIEST = busiest
        lifted.append(f"BUSIEST = {busiest}")
    return lifted


def allowing(limit: Callable[..., bool]) -> Callable[..., bool]:
    """A limit that is reckoned as ever and then allows everything."""

    def allowed(*given: Any) -> bool:
        limit(*given)
        return True

    return allowed


def put_away_after(seconds: float) -> list[str]:
    """Have tables that nobody looks at put away sooner, so that hours pass in minutes."""
    from jackscrew.web.live import hall

    if not seconds:
        return []
    hall.IDLE = seconds
    return [f"IDLE = {seconds:g} s"]


def obey(orders: Orders) -> None:
    """Have orders obeyed as soon as the server's loop runs."""
    import uvicorn

    serve = uvicorn.Server.serve

    async def serve_and_obey(self: uvicorn.Server, sockets: Any = None) -> None:
        orders.listen()
        await serve(self, sockets)

    uvicorn.Server.serve = serve_and_obey  # type: ignore[method-assign]


def main(data: str, given: str) -> None:
    """Serve on any free port of this machine until told to end."""
    from jackscrew.web.serve import Settings, serve

    wanted = json.loads(given)
    lifted = [*lift(wanted["busiest"]), *put_away_after(wanted["idle"])]
    print(json.dumps({"lifted": lifted}), flush=True)
    obey(Orders())
    serve(Settings(Path(data), port=0, pace=wanted["pace"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
