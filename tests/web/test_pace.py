"""How fast bots move: people at the table hurry them, and all pages are told."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from website import Made, Opens, Page, Site, make_table, wait_until

import jackscrew
from jackscrew.web.live.pace import Pace, PaceName
from jackscrew.web.live.thinking import Thinkers

Serve = Callable[..., Site]
SLOW = 3600.0
SPEEDS: list[tuple[PaceName, float, float]] = [
    ("calm", 0.2, 0.6),
    ("quick", 0.07, 0.19),
    ("once", 0.0, 0.1),
]


def run(deeds: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: a browser's tests before these leave a loop in the first."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, deeds).result()


def paces(page: Page, place: str = "pace-beside") -> dict[str, str]:
    """The choices of pace a page offers, with whether they are taken."""
    return dict(re.findall(r'data-pace="(\w+)" aria-pressed="(\w+)"', page.html[place]))


def pressed(page: Page) -> list[str]:
    """The pace that a page shows as taken, wherever it shows it."""
    shown = [paces(page, place) for place in ("pace-beside", "pace")]
    return [key for choices in shown for key, on in choices.items() if on == "true"]


@pytest.fixture
def slow(serve: Serve) -> Site:
    """A server whose bots never move unless they are hurried."""
    return serve(pace=SLOW)


@pytest.fixture
def made(slow: Site) -> Made:
    """A table at which a bot is to move first."""
    return make_table(slow, "bot:random", "bot:random", "Cy", "Dee", options={"first_bidder": 0})


def test_bots_wait_until_they_are_hurried(slow: Site, made: Made, pages: Opens) -> None:
    cy, dee = (pages(slow, made.name, [made.keys[seat]]) for seat in (2, 3))
    before = cy.now.version
    assert paces(cy) == {"calm": "true", "quick": "false", "once": "false"}
    assert 'data-do="skip"' in cy.html["question"]
    assert cy.ask("pace", pace="once").ok
    cy.until(cy.my_turn)
    assert cy.now.version == before + 2
    dee.until(lambda: pressed(dee) == ["once", "once"])


def test_a_pace_stays_when_the_page_is_loaded_again(slow: Site, made: Made, pages: Opens) -> None:
    cy = pages(slow, made.name, [made.keys[2]])
    assert cy.ask("pace", pace="quick").ok
    again = pages(slow, made.name, [made.keys[3]])
    assert pressed(again) == ["quick", "quick"]
    html = slow.client(cookies={"seats": made.keys[2]}).get(f"/table/{made.name}").text
    assert html.count('data-pace="quick" aria-pressed="true"') == 2


def test_skipping_lasts_until_a_person_is_to_decide(slow: Site, made: Made, pages: Opens) -> None:
    cy, dee = (pages(slow, made.name, [made.keys[seat]]) for seat in (2, 3))
    table = slow.table(made.name)
    assert cy.ask("skip").ok
    cy.until(cy.my_turn)
    wait_until(lambda: not table.pace.skips)
    assert pressed(cy) == ["calm", "calm"]
    lines = len(cy.log)
    assert [line for line in cy.log if line > lines - 2] == [lines - 1, lines]  # both are told
    while table.bot_to_move() is None:
        page = next(page for page in (cy, dee) if page.now.seat in table.match.pending())
        page.settle(table.revision)
        page.play_first()
    time.sleep(0.05)
    assert table.bot_to_move() is not None
    assert not table.pace.skips


def test_there_is_nothing_to_skip_when_a_person_is_to_decide(serve: Serve, pages: Opens) -> None:
    site = serve(pace=SLOW)
    made = make_table(site, "Ada", "bot:random", "bot:random", options={"first_bidder": 0})
    ada = pages(site, made.name, [made.keys[0]])
    assert 'data-do="skip"' not in ada.html["question"]
    assert ada.ask("skip").ok
    assert not site.table(made.name).pace.skips


def test_spectators_see_the_pace_and_cannot_set_it(slow: Site, made: Made, pages: Opens) -> None:
    watcher = pages(slow, made.name)
    assert '<b data-for="watching">calm</b>' in watcher.html["pace-beside"]
    assert 'role="group" data-for="seated"' in watcher.html["pace"]
    assert 'data-for="seated" class="button" data-do="skip"' in watcher.html["question"]
    for do in ({"do": "pace", "pace": "once"}, {"do": "skip"}):
        answer = watcher.ask(**do)
        assert answer.message == "Only those who sit at the table can do this."
    assert slow.table(made.name).pace.share() == 1.0


def test_without_bots_there_is_no_pace(slow: Site, pages: Opens) -> None:
    made = make_table(slow, "Ada", "Bo", "Cy")
    ada = pages(slow, made.name, [made.keys[0]])
    assert 'class="pace"' not in ada.html["pace-beside"] + ada.html["pace"]


@pytest.mark.parametrize(("name", "shortest", "longest"), SPEEDS)
def test_thinking_counts_in(name: PaceName, shortest: float, longest: float) -> None:
    async def waits() -> None:
        pace = Pace()
        pace.set(name)
        began = time.monotonic()
        await asyncio.sleep(0.03)
        await pace.wait(began, 0.2)
        assert shortest <= time.monotonic() - began <= longest
        await pace.wait(time.monotonic() - 1.0, 0.2)

    run(waits())


def test_a_bot_that_searches_leaves_the_server_free() -> None:
    longest = 0.0

    async def waits() -> None:
        nonlocal longest
        thinkers = Thinkers(1)
        match = jackscrew.game("city_council").new(3, seed=3)
        await thinkers.ask("random", match, None, match.actor)  # the process has started
        thinking = asyncio.create_task(thinkers.ask("hard", match, None, match.actor))
        while not thinking.done():
            began = time.monotonic()
            await asyncio.sleep(0.005)
            longest = max(longest, time.monotonic() - began)
        thought = thinking.result()
        assert thought.choice in match.legal()
        assert sum(candidate.visits for candidate in thought.candidates) > 5
        thinkers.close()

    run(waits())
    assert longest < 0.15
