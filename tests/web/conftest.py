"""Servers for tests, each over a directory of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import website
from website import Opens, Page, Site

import jackscrew
from jackscrew.bots import make_bot
from jackscrew.lab.simulate import play_out


@pytest.fixture(autouse=True)
def own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Browsers' tests leave an event loop that seems to run still; all others run their own."""
    if "browser" in request.path.parts:
        yield
        return
    left = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(left)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts servers; they are stopped after the test."""
    running: list[Site] = []

    def start(**settings: Any) -> Site:
        site = website.start(tmp_path / f"data-{len(running)}", **settings)
        running.append(site)
        return site

    yield start
    for site in running:
        site.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that the tests of a module share."""
    running = website.start(tmp_path_factory.mktemp("site") / "data")
    yield running
    running.stop()


@pytest.fixture
def pages() -> Iterator[Opens]:
    """Opens pages at tables; they are closed after the test."""
    opened: list[Page] = []

    def go(*words: Any, **more: Any) -> Page:
        page = website.open_page(*words, **more)
        opened.append(page)
        return page

    yield go
    for page in opened:
        page.close()


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of a finished game of random players."""
    game = jackscrew.game("city_council")
    match = game.new(3, seed=5)
    play_out(match, [make_bot("random", game, seat) for seat in range(3)])
    return str(match.record)


@pytest.fixture(scope="session")
def pack() -> str:
    """A component pack that changes a value."""
    return '[[tiles]]\nid = "C2"\nbasic_vp = -3\n'
