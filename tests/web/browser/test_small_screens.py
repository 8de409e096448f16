"""Phones, upright and lying down: all can be met by a finger and read, and nothing is cut."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot
from typing import Any

import pytest
from browser.conftest import People
from browser.measures import (
    CUT,
    LINES,
    NARROW,
    SMALL_CONTROLS,
    SMALL_TEXT,
    boxes,
    measured,
    questions,
)
from browser.people import PHONE, asked, asks, moment, opened, played, seat_them
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect
from website import Site, make_table

import jackscrew

GAMES = [game.key for game in jackscrew.games()]
SEATS = ("Ada", "bot:random Burnham", "bot:random Clark", "bot:random Wells")
FINGER = 40  # px
READABLE = 10.9  # 11 px but for rounding
ROW = 44
SMALLER: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 844, "height": 390}
SCREENS = [
    pytest.param(PHONE, "de-DE", id="390"),
    pytest.param(SMALLER, "en-GB", id="360"),
    pytest.param(LYING, "de-DE", id="lying"),
]
TOUCH = {"has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("size", "locale"), SCREENS)
@pytest.mark.parametrize("key", GAMES)
def test_every_question_can_be_met_and_read(
    site: Site, people: People, key: str, size: ViewportSize, locale: str
) -> None:
    match = played(4, 3, "random", key)
    reader = people(viewport=size, locale=locale, **TOUCH)
    found: dict[str, list[Any]] = {}
    for step, lines in questions(match):
        page = reader.sit(seat_them(site, match, lines, SEATS), 0)
        asked(page)
        found[step] = [
            *measured(page, SMALL_TEXT, READABLE),
            *measured(page, SMALL_CONTROLS, FINGER),
            *measured(page, CUT),
            *missed(page),
            *hidden_away(page),
        ]
    assert {step: troubles for step, troubles in found.items() if troubles} == {}


def missed(page: Page) -> list[str]:
    """The narrowest answer of the picture, if a tap on it neither chooses nor offers it."""
    narrow = measured(page, NARROW, FINGER)
    if not narrow:
        return []
    target, x, y = narrow[0]["id"], narrow[0]["x"], narrow[0]["y"]
    page.touchscreen.tap(x, y)
    row = page.locator(f'#near [data-near="{target}"]')
    if row.is_visible():
        box = row.bounding_box()
        return [] if box and box["height"] >= ROW else [f"a low row: {target}"]
    chosen = page.locator(f'[id="{target}"].chosen').count()
    return [] if chosen else [f"missed: {target}"]


def hidden_away(page: Page) -> list[str]:
    """What is wrong with the large button once something is chosen, by its place and its lines."""
    answer = page.locator("#question .answers [data-action]:visible")
    page.keyboard.press("Escape")
    if answer.count() and not page.locator("#commit:enabled").count():
        answer.first.tap()
    commit = boxes(page, "#commit")[0]
    below = boxes(page, ".tabs")[0][1] if page.locator(".tabs").is_visible() else 10_000
    troubles = [] if commit[1] + commit[3] <= below else ["the button is under the tabs"]
    if page.locator("#commit").evaluate(LINES) > 2:
        troubles.append(f"more than two lines: {page.locator('#commit').inner_text()}")
    return troubles


@pytest.fixture
def page(site: Site, people: People) -> Page:
    """A phone whose owner is to place a tile, among squares of half a finger's width."""
    match = played()
    made = seat_them(site, match, asks(match, 0, "position", 60), ("Ada", "Bo", "Cy"))
    found = people(viewport=PHONE, **TOUCH).sit(made, 0)
    asked(found)
    return found


def test_a_tap_among_small_answers_offers_its_neighbours(page: Page) -> None:
    marks = measured(page, NARROW, FINGER)
    first, _ = min(combinations(marks, 2), key=lambda pair: distance(*pair))
    page.touchscreen.tap(first["x"], first["y"])
    opened(page, "near")
    expect(page.locator(f'[id="{first["id"]}"]')).to_have_class(re.compile("chosen"))
    rows = page.locator("#near [data-near]")
    assert rows.count() > 1
    other = rows.nth(1).get_attribute("data-near")
    rows.nth(1).tap()
    opened(page, "")
    expect(page.locator(f'[id="{other}"]')).to_have_class(re.compile("chosen"))
    expect(page.locator("#commit")).to_be_enabled()


def distance(one: dict[str, float], other: dict[str, float]) -> float:
    """How far two marks are from each other."""
    return hypot(one["x"] - other["x"], one["y"] - other["y"])


def test_a_tap_beside_an_answer_takes_the_nearest(page: Page) -> None:
    marks = measured(page, NARROW, FINGER)
    lowest = max(marks, key=lambda mark: mark["y"])
    page.touchscreen.tap(lowest["x"], lowest["y"] + lowest["size"] / 2 + 15)
    expect(page.locator(f'[id="{lowest["id"]}"]')).to_have_class(re.compile("chosen"))


@pytest.mark.parametrize("name", ["menu", "log", "score", "seats", "choices"])
def test_back_closes_what_is_open(page: Page, name: str) -> None:
    address = page.url
    for _ in range(2):
        page.locator(f'[data-do="{name}"]:visible').first.tap()
        opened(page, name)
        page.go_back()
        opened(page, "")
    assert page.url == address
    page.locator('[data-do="menu"]:visible').first.tap()
    opened(page, "menu")
    page.locator('#menu [data-do="close"]').tap()
    opened(page, "")
    page.evaluate("() => { window.isHere = true; }")
    page.go_back()  # nothing is open: Back leaves
    page.wait_for_function("() => !window.isHere")


def test_from_one_thing_to_another_back_closes_once(page: Page) -> None:
    page.locator('[data-do="menu"]:visible').first.tap()
    page.locator('#menu [data-do="help"]').tap()
    opened(page, "help")
    page.go_back()
    opened(page, "")
    expect(page.locator("#stage")).to_be_visible()


def test_seats_open_to_all_that_is_told_of_them(site: Site, people: People) -> None:
    ada = people(viewport=PHONE, **TOUCH)
    page = ada.sit(make_table(site, "Ada", "Bo", "bot:random"), 0)
    page.locator(".open-seats").tap()
    opened(page, "seats")
    switch = page.locator('[data-do="bot"]:visible').first
    box = switch.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    expect(page.locator(".seat .figures").first).to_be_visible()
    assert measured(page, SMALL_CONTROLS, FINGER) == []


class Deaf:
    """A way to the server that passes all on, until it does not."""

    def __init__(self) -> None:
        self.hears = True

    def connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message) if self.hears else None)


def test_what_is_sent_is_told_and_then_that_nobody_hears(site: Site, people: People) -> None:
    match, server = played(), Deaf()
    lines = asks(match, 0, "position", 60)
    ada = people(viewport=PHONE, **TOUCH)
    ada.context.route_web_socket(re.compile("."), server.connect)
    page = ada.sit(seat_them(site, match, lines, ("Ada", "Bo", "Cy")), 0)
    asked(page)
    first, *_ = measured(page, NARROW, FINGER)
    page.touchscreen.tap(first["x"], first["y"])
    expect(page.locator("#commit")).to_be_enabled()
    server.hears = False
    page.locator("#commit").tap()
    expect(page.locator("#commit")).to_have_text("Sending …")
    expect(page.locator("#offline")).to_be_visible()
    assert moment(page) == lines
    server.hears = True
    page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")
    expect(page.locator("#offline")).to_be_hidden()
