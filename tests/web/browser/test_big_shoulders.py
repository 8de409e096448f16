"""City of the Big Shoulders at a table: light, without barriers, in German, hands hidden."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, asked, asks, connected, opened, played, press, seat_them
from browser.test_axe import AXE, barriers, told
from browser.test_languages import untranslated
from browser.test_weight_and_motion import MOST, Cost
from playwright.sync_api import Page, expect
from website import Made, Site

import jackscrew
from jackscrew.core.match import Match

SEATS = ("Ada", "Bo", "bot:random")
LOOKS = [
    pytest.param({"viewport": WIDE, "color_scheme": "light"}, id="1440-light"),
    pytest.param({"viewport": PHONE, "color_scheme": "dark"}, id="390-dark"),
]
HANDS = (
    "() => [...document.querySelectorAll('[id^=hand-B]')].map((node) => node.id.slice(5)).sort()"
)
LETTERING = """() => {
    const svg = document.querySelector('svg.picture');
    const texts = [...svg.querySelectorAll('text')].filter((node) => node.textContent.trim());
    const sizes = texts.map((node) => parseFloat(getComputedStyle(node).fontSize));
    return Math.min(...sizes) * svg.getScreenCTM().a;
}"""
# names of companies and places
NAMES = (
    "(Anglo-American|Brunswick|Cracker Jack|Doggett|Elgin|Fairbank|Henderson|Libby|Spalding|Swift"
    "|City of the Big Shoulders, [0-9]+|Haymarket Square|Hand)(: [0-9]+\\.)?$"
)


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played(key="big_shoulders")


def table(site: Site, match: Match, step: str, after: int) -> Made:
    """A table where Ada is asked at a step."""
    return seat_them(site, match, asks(match, 0, step, after), SEATS)


def test_a_first_visit_is_light(site: Site, match: Match, people: People) -> None:
    made = table(site, match, "turn", 250)
    ada = people()
    cost = Cost(ada)
    page = ada.sit(made, 0)
    asked(page)
    page.wait_for_load_state("networkidle")
    assert 20_000 < cost.files + cost.frames <= MOST


@pytest.mark.parametrize("look", LOOKS)
def test_there_are_no_barriers(
    site: Site, match: Match, people: People, look: dict[str, Any]
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    page = people(**look).sit(table(site, match, "turn", 250), 0)
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


def test_the_table_is_switched_to_german(site: Site, match: Match, people: People) -> None:
    page = people().sit(table(site, match, "distribute", 250), 0)
    press(page, "menu")
    opened(page, "menu")
    alike = untranslated(page, NAMES)
    assert alike == [], alike
    expect(page.locator("#question .who")).to_contain_text("Du bist dran, Ada")


def test_a_phone_shows_a_part_at_a_time(site: Site, match: Match, people: People) -> None:
    page = people(viewport=PHONE, has_touch=True, is_mobile=True).sit(
        table(site, match, "turn", 250), 0
    )
    asked(page)
    parts = page.locator("[data-part]:visible")
    assert parts.count() >= 5
    for number in range(parts.count()):
        parts.nth(number).click()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert lettering(page) >= 9.5


def lettering(page: Page) -> float:
    """The smallest letters of the picture on the screen, in pixels."""
    found: float = page.evaluate(LETTERING)
    return found


def test_hands_are_their_owners_alone(site: Site, match: Match, people: People) -> None:
    made = table(site, match, "build", 100)
    state = jackscrew.game("big_shoulders").replay(match.record).at(asks(match, 0, "build", 100))
    hands = {seat: state.view(seat)["players"][seat]["hand"] for seat in (0, 1)}
    ada, bo = people().sit(made, 0), people().sit(made, 1)
    watcher = people().go(f"/table/{made.name}")
    connected(watcher)
    assert (ada.evaluate(HANDS), bo.evaluate(HANDS)) == (sorted(hands[0]), sorted(hands[1]))
    assert watcher.evaluate(HANDS) == []
    others = {ada: hands[1], bo: hands[0], watcher: hands[0] + hands[1]}
    for page, hidden in others.items():
        drawn = page.locator("svg.picture").evaluate("(node) => node.outerHTML")
        assert not [tile for tile in hidden if re.search(rf"\b{tile}\b", drawn)]
