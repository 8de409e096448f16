"""One browser for all tests; people are made per test, and nothing may go wrong in theirs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.people import WIDE, Person, find_chromium, launch
from playwright.sync_api import Browser, sync_playwright
from website import Site

People = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    if find_chromium() is None:
        reason = "no Chromium on this machine"
        if os.environ.get("JACKSCREW_BROWSER") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def people(browser: Browser, site: Site) -> Iterator[People]:
    """Makes people at the module's site; at the end their browsers must have seen no trouble."""
    known: list[Person] = []

    def make(at: Site = site, newcomer: bool = False, **options: Any) -> Person:
        usual = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
        known.append(Person(at, browser.new_context(**{**usual, **options}), newcomer))
        return known[-1]

    yield make
    for person in known:
        person.context.close()
    assert [trouble for person in known for trouble in person.troubles] == []
