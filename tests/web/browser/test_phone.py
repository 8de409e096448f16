"""A phone: 390 pixels, fingers."""

from __future__ import annotations

import re

import pytest
from browser.conftest import People
from browser.people import (
    PHONE,
    answers,
    asked,
    asks,
    moment,
    opened,
    played,
    seat_them,
    settled,
)
from playwright.sync_api import Page, expect
from website import Made, Site, make_table

from jackscrew.core.match import Match

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


@pytest.fixture
def made(site: Site, match: Match) -> Made:
    """A table at which Ada is to place a tile."""
    return seat_them(
        site, match, asks(match, 0, "position", 60), ("Ada", "bot:random", "bot:random")
    )


@pytest.fixture
def page(made: Made, people: People) -> Page:
    """Ada's phone at the table."""
    page = people(**TOUCH).sit(made, 0)
    asked(page)
    return page


def tap(page: Page, mark: str) -> None:
    """Tap the middle of a mark of the picture."""
    box = page.locator(f"#{mark}").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tap_selects_and_the_button_commits(page: Page) -> None:
    before = moment(page)
    first, second = (mark["id"] for mark in answers(page)["marks"][:6:5])
    tap(page, first)
    expect(page.locator(f"#{first}")).to_have_class(re.compile("chosen"))
    expect(page.locator("#preview .outcome")).to_be_visible()
    commit = page.locator("#commit")
    expect(commit).to_be_in_viewport(ratio=1)
    label = commit.inner_text()
    tap(page, second)
    expect(page.locator(f"#{second}")).to_have_class(re.compile("chosen"))
    expect(page.locator(f"#{first}")).not_to_have_class(re.compile("chosen"))
    assert commit.inner_text() != label
    assert moment(page) == before
    commit.tap()
    page.wait_for_function(f"() => document.getElementById('slider').value > {before}")
    settled(page)


def test_an_answer_without_a_mark_is_selected_too(site: Site, match: Match, people: People) -> None:
    lines = asks(match, 0, "rail", 60)
    page = people(**TOUCH).sit(seat_them(site, match, lines, ("Ada", "Bo", "Cy")), 0)
    asked(page)
    page.locator('#question [data-action="stop"]').tap()
    expect(page.locator("#commit")).to_be_enabled()
    assert moment(page) == lines
    page.locator("#commit").tap()
    page.wait_for_function(f"() => document.getElementById('slider').value > {lines}")


def test_parts_of_the_picture_have_buttons(page: Page) -> None:
    boxes = []
    for button in page.locator("#parts [data-part]").all():
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        boxes.append(box(page))
    assert len(set(map(tuple, boxes))) == len(boxes) >= 3


def box(page: Page) -> list[float]:
    """What is shown of the picture."""
    return [float(x) for x in (page.locator("#stage svg").get_attribute("viewBox") or "").split()]


def test_pinching_and_fitting(page: Page) -> None:
    whole = box(page)
    stage = page.locator("#stage svg").bounding_box()
    assert stage is not None
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    cdp = page.context.new_cdp_session(page)
    for kind, far in (("touchStart", 20), ("touchMove", 60), ("touchMove", 100)):
        fingers = [{"x": x - far, "y": y, "id": 0}, {"x": x + far, "y": y, "id": 1}]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(
        f"() => document.querySelector('#stage svg').viewBox.baseVal.width < {whole[2]} / 2"
    )
    assert page.evaluate(OVERFLOW) <= 0
    page.locator('#parts [data-do="fit"]').tap()
    assert box(page) == whole


def test_two_taps_come_closer_and_two_more_go_back(page: Page) -> None:
    whole = box(page)
    stage = page.locator("#stage svg").bounding_box()
    assert stage is not None
    for isclose in (True, False):
        for _ in range(2):
            page.touchscreen.tap(stage["x"] + 4, stage["y"] + 40)
        assert (box(page)[2] < whole[2]) == isclose
    assert box(page) == whole


@pytest.mark.parametrize("name", ["log", "score", "rules", "replay", "chat"])
def test_tabs_open_what_they_name(page: Page, name: str) -> None:
    tab = page.locator(f'.tabs [data-do="{name}"]')
    tab.tap()
    opened(page, name)
    shown = {
        "log": "#log",
        "score": "#sheet",
        "rules": "#short .goal",
        "replay": "#slider",
        "chat": "#say",
    }
    expect(page.locator(shown[name])).to_be_in_viewport()
    assert page.evaluate(OVERFLOW) <= 0
    again = tab if name == "replay" else page.locator('[data-do="close"]:visible').last
    again.tap()
    opened(page, "")


def test_a_tap_on_a_line_of_the_log_shows_the_board_of_then(page: Page) -> None:
    page.locator('.tabs [data-do="log"]').tap()
    opened(page, "log")
    page.locator("#log [data-line]").nth(-3).tap()
    opened(page, "")
    expect(page.locator("body")).to_have_class(re.compile(r"\blooking\b"))
    expect(page.locator("#stage svg")).to_be_in_viewport()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_is_wider_than_the_screen(site: Site, people: People, locale: str) -> None:
    ada = people(locale=locale, **TOUCH)
    for path in ("/", "/new/city_council", "/rules/city_council", "/rules/rise/letter", "/replay"):
        assert ada.go(path).evaluate(OVERFLOW) <= 0, path
    page = ada.sit(make_table(site, "Ada of a very long name", "Bo", "bot:random"), 0)
    assert page.evaluate(OVERFLOW) <= 0
    for drawer in ("invite", "menu", "help", "score"):
        page.evaluate("(name) => { document.body.dataset.open = name; }", drawer)
        assert page.evaluate(OVERFLOW) <= 0, drawer
