"""How long the server takes for a decision, without the commit: `python bench/server.py`.

Four people at a table of each game play at random; after every move two pages, one in each
language, are brought up to date as their sockets would: pictures, fragments and log, as JSON.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import jackscrew
from jackscrew.core.foresight import Foresight
from jackscrew.core.game import Game
from jackscrew.text import Translator
from jackscrew.text.previews import preview
from jackscrew.web.live.hall import Hall, Wanted
from jackscrew.web.live.table import Table, Watcher
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.show.assets import assets
from jackscrew.web.show.differences import Sent
from jackscrew.web.show.log import log
from jackscrew.web.show.panels import panels
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import write
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.store import Store

GAMES = 3
TIMES: dict[str, list[float]] = defaultdict(list)


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Note how long something takes."""
    began = time.perf_counter()
    yield
    TIMES[what].append(time.perf_counter() - began)


async def play(hall: Hall, game: Game, seed: int) -> Table:
    """One random game, watched from two pages."""
    table, _ = await hall.create(game, [Wanted(name) for name in ("Ada", "Bruno", "Clara", "Dora")])
    viewers = [Viewer((0,), "en"), Viewer((1,), "de")]
    pages = [(viewer, Sent(Watcher(viewer.seats, lambda: None))) for viewer in viewers]
    chance = random.Random(seed)
    while not table.match.over:
        seat = table.match.pending()[0]
        action = chance.choice(table.match.legal(seat))
        with timed("move, with the commit"):
            await table.play(seat, table.revision, action, None)
        for viewer, sent in pages:
            with timed("page brought up to date"):
                write(sent.show(Shown(table, viewer)))
        if not table.match.over:
            show_previews(table)
    return table


def show_previews(table: Table) -> None:
    """What the seat to move is shown when it is idle."""
    seat = table.match.pending()[0]
    shown = Shown(table, Viewer((seat,)))
    with timed("all previews of a question"):
        foresight = Foresight(table.match, seat)
        for action in table.match.legal_numbers(seat):
            preview(foresight, action, shown.words)


def open_again(store: Store, table: Table) -> None:
    """A finished game from the database to its page."""
    with timed("finished game opened"):
        stored = store.find(table.name)
        assert stored is not None
        shown = Shown(Table(stored, store), Viewer(()))
        panels(shown)
        shown.picture().fragment()
        log(shown)


def report() -> None:
    """Medians and the slowest in a hundred; the next measurements begin anew."""
    for what, times in TIMES.items():
        ordered = sorted(times)
        median, slow = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        print(f"{what:<28} median {1000 * median:7.2f} ms   p99 {1000 * slow:7.2f} ms")
    TIMES.clear()


def report_files() -> None:
    """What a page loads before it shows anything."""
    page = gzip.compress(str(render("error.html", Translator(), **PAGE)).encode())
    files = sum(len(asset.packed) for asset in assets().values())
    print(f"{'styles, scripts, bare page':<28} {(files + len(page)) / 1000:.1f} kB packed")


PAGE = {"theme": "", "path": "/", "status": 404, "message": ""}


def idle_loop() -> None:
    """Nothing but counting, about as long as a page takes: how even this machine's time is."""
    for _ in range(1000):
        with timed("bare loop, to compare"):
            sum(range(130_000))


async def main() -> None:
    """Play, open, report."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        hall = Hall(store, Thinkers(), pace=0)
        for game in jackscrew.games():
            print(game.title)
            for seed in range(GAMES):
                open_again(store, await play(hall, game, seed))
            report()
        await hall.close()
        store.close()
    idle_loop()
    report()
    report_files()


if __name__ == "__main__":
    asyncio.run(main())
