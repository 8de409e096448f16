"""Each game at a table: light, without barriers, in German, on a phone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, asked, asks, opened, played, press, seat_them
from browser.test_axe import AXE, barriers, told
from browser.test_languages import untranslated
from browser.test_weight_and_motion import MOST, Cost
from playwright.sync_api import Page, expect
from website import Made, Site

from jackscrew.core.match import Match

SEATS = ("Ada", "Bo", "bot:random")
MIDDLE = {  # a step, and from which line on
    "big_shoulders": ("turn", 250),
    "rise": ("option", 150),
    "raising_chicago": ("bid", 250),
}
LOOKS = [
    pytest.param({"viewport": WIDE, "color_scheme": "light"}, id="1440-light"),
    pytest.param({"viewport": PHONE, "color_scheme": "dark"}, id="390-dark"),
]
LETTERING = """() => {
    const svg = document.querySelector('svg.picture');
    const texts = [...svg.querySelectorAll('text')].filter((node) => node.textContent.trim());
    const sizes = texts.map((node) => parseFloat(getComputedStyle(node).fontSize));
    return Math.min(...sizes) * svg.getScreenCTM().a;
}"""
# names that are alike in both languages
NAMES = {
    "big_shoulders": "(Anglo-American|Brunswick|Cracker Jack|Doggett|Elgin|Fairbank|Henderson|Libby"
    "|Spalding|Swift|City of the Big Shoulders, [0-9]+|Haymarket Square|Hand)(: [0-9]+\\.)?$",
    "rise": "(Bank|Start)$",
    "raising_chicago": "(III|Prestige)$",
}
games = pytest.mark.parametrize("key", MIDDLE)


@cache
def whole_game(key: str) -> Match:
    """A game of which tables show the middle."""
    return played(key=key)


def table(site: Site, key: str) -> Made:
    """A table in the middle of a game, where Ada is asked."""
    match = whole_game(key)
    step, after = MIDDLE[key]
    return seat_them(site, match, asks(match, 0, step, after), SEATS)


@games
def test_a_first_visit_is_light(site: Site, people: People, key: str) -> None:
    ada = people()
    cost = Cost(ada)
    page = ada.sit(table(site, key), 0)
    asked(page)
    page.wait_for_load_state("networkidle")
    assert 20_000 < cost.files + cost.frames <= MOST


@games
@pytest.mark.parametrize("look", LOOKS)
def test_there_are_no_barriers(site: Site, people: People, key: str, look: dict[str, Any]) -> None:
    axe = AXE.read_text(encoding="utf-8")
    page = people(**look).sit(table(site, key), 0)
    asked(page)
    found = {"asked": barriers(page, axe)}
    press(page, "score")
    opened(page, "score")
    page.locator('#score [data-do="points"][data-source=""]').first.click()
    expect(page.locator("#points .chart svg")).to_be_visible()
    found["over time"] = barriers(page, axe, "#score")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("#words h2").first).to_be_visible()
    found["words"] = barriers(page, axe, "main")
    assert told(found) == {}


@games
def test_the_table_is_switched_to_german(site: Site, people: People, key: str) -> None:
    page = people().sit(table(site, key), 0)
    press(page, "menu")
    opened(page, "menu")
    alike = untranslated(page, NAMES[key])
    assert alike == [], alike
    expect(page.locator("#question .who")).to_contain_text("Du bist dran, Ada")


@games
def test_a_phone_shows_a_part_at_a_time(site: Site, people: People, key: str) -> None:
    page = people(viewport=PHONE, has_touch=True, is_mobile=True).sit(table(site, key), 0)
    asked(page)
    parts = page.locator("[data-part]:visible")
    assert parts.count() >= 3
    for number in range(parts.count()):
        parts.nth(number).click()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert lettering(page) >= 9.5


def lettering(page: Page) -> float:
    """The smallest letters of the picture on the screen, in pixels."""
    found: float = page.evaluate(LETTERING)
    return found
