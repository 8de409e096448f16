"""What lives long lies in no cycle when it ends: nobody looks for it while people play."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator

import pytest
from website import Site, make_table, open_page, wait_until

import jackscrew

GAMES = [game.key for game in jackscrew.games()]
SHOWN = [f"jackscrew.web.show.{name}." for name in ("screen", "layer", "page", "edition", "shown")]
OURS = ["jackscrew.web.live.", "jackscrew.web.site.", *SHOWN, "jackscrew.core.match."]
LONG_LIVED = (*OURS, "litestar.", "uvicorn.", "uvloop.", "websockets.server.")


@pytest.fixture
def saved() -> Iterator[list[object]]:
    """What a collection finds is kept here, and nothing is collected before."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield gc.garbage
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def live(site: Site, key: str) -> None:
    """A table with people and spectators, to whom things happen, until all have left it."""
    made = make_table(site, "Ada", "Bo", "Cy", game=key)
    pages = [open_page(site, made.name, [key]) for key in made.keys.values()]
    pages.append(open_page(site, made.name))
    for _ in range(4):
        mover = next(page for page in pages if page.my_turn())
        answer = mover.play_first()
        for page in pages:
            page.settle(answer.version)
        mover.ask("previews", seat=mover.now.seat, version=mover.now.version)
    pages[0].ask("look", at=1)
    pages[1].send("nonsense")
    for page in pages:
        page.close()
    table = site.hall.tables.pop(made.name)
    wait_until(lambda: not table.watchers)


@pytest.mark.parametrize("key", GAMES)
def test_tables_and_sockets_end_without_a_cycle(site: Site, saved: list[object], key: str) -> None:
    live(site, key)
    gc.collect()
    kinds = [f"{type(it).__module__}.{type(it).__qualname__}" for it in saved]
    assert not Counter(kind for kind in kinds if kind.startswith(LONG_LIVED))


def test_what_is_old_is_looked_through_only_while_nobody_is_there(site: Site) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = open_page(site, made.name)
    assert not site.hall.is_quiet(0.0)
    page.close()
    table = site.table(made.name)
    wait_until(lambda: not table.watchers)
    assert not site.hall.is_quiet(3600.0)
    wait_until(lambda: site.hall.is_quiet(0.0))
