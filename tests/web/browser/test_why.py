"""A click on what cannot be chosen is told why, at once and never in the way."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, answers, asked, asks, moment, opened, played, seat_them
from browser.test_axe import AXE, barriers
from playwright.sync_api import Locator, Page, expect
from website import Made, Site

from jackscrew.core.match import Match

SHOTS = os.environ.get("JACKSCREW_SHOTS")  # a folder for pictures of all this, to be looked at
SEATS = ("Ada", "bot:random", "bot:random")
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CENTRE = """(id) => {
    const {x, y, width, height} = document.getElementById(id).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
SHAKEN = """() => {
    window.shaken = [];
    Element.prototype.animate = function (frames, options) {
        window.shaken.push([this.id, frames.translate, options]);
    };
}"""
LOOKS = [
    pytest.param({"viewport": size, "color_scheme": scheme}, id=f"{size['width']}-{scheme}")
    for size in (WIDE, PHONE)
    for scheme in ("light", "dark")
]


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


@pytest.fixture
def made(site: Site, match: Match) -> Made:
    """A table at which Ada is to place a tile."""
    return seat_them(site, match, asks(match, 0, "position", 60), SEATS)


@pytest.fixture
def page(made: Made, people: People) -> Page:
    """Ada's page."""
    return at(people, made)


def at(people: People, made: Made, *seats: int, **look: Any) -> Page:
    """A page of Ada's, who is asked."""
    page = people(**look).sit(made, *(seats or (0,)))
    asked(page)
    return page


def bubble(page: Page) -> Locator:
    """What is told."""
    return page.locator("#why p")


def tile(page: Page) -> str:
    """A tile that lies in the city."""
    id_: str = page.evaluate(
        "() => document.querySelector('#stage .pieces [id^=\"tile-\"].tile').id"
    )
    return id_


def click(page: Page, piece: str) -> tuple[float, float]:
    """Click the middle of a piece."""
    x, y = page.evaluate(CENTRE, piece)
    page.mouse.click(x, y)
    return x, y


def keep(page: Page, name: str) -> None:
    """Take a picture, if somebody wants to look at it."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def test_a_click_on_a_piece_is_told_why(page: Page) -> None:
    x, y = click(page, tile(page))
    expect(bubble(page)).to_contain_text("A tile needs four empty squares: no tile and no rail.")
    box = page.locator("#why").bounding_box()
    assert box is not None
    assert box["width"] <= 320
    assert box["x"] <= x <= box["x"] + box["width"]
    assert min(abs(box["y"] - y), abs(box["y"] + box["height"] - y)) < 20
    expect(page.locator("#why")).to_have_attribute("role", "status")


def test_a_click_where_nothing_lies_is_told_why(page: Page) -> None:
    before = moment(page)
    stage = page.locator("#stage svg").bounding_box()
    assert stage is not None
    view = page.evaluate("() => document.querySelector('#stage svg').getScreenCTM().a")
    page.mouse.click(stage["x"] + 700 * view, stage["y"] + 700 * view)
    expect(bubble(page)).to_contain_text("Too far away")
    expect(page.locator(".cross")).to_have_count(1)
    expect(page.locator(".cross")).to_have_count(0)
    assert moment(page) == before


def test_why_opens_the_rule(page: Page) -> None:
    click(page, tile(page))
    page.locator("#why").get_by_role("button", name="Why?").click()
    opened(page, "rules")
    expect(page.locator("#guide-text .told").first).to_be_visible()
    expect(bubble(page)).to_have_count(0)


def test_it_goes_by_itself_with_the_next_click_and_with_escape(page: Page) -> None:
    click(page, tile(page))
    expect(bubble(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    click(page, tile(page))
    expect(bubble(page)).to_be_visible()
    page.mouse.click(2, 2)
    expect(bubble(page)).to_have_count(0)
    click(page, tile(page))
    expect(bubble(page)).to_be_visible()
    expect(bubble(page)).to_have_count(0, timeout=6000)


def test_what_lies_under_it_can_be_chosen(page: Page) -> None:
    """Nothing is in the way of an answer: neither the bubble nor its cross."""
    for mark in answers(page)["marks"][:4]:
        page.evaluate(
            """([x, y]) => {
                const why = document.getElementById('why');
                why.innerHTML = '<p>No.</p>';
                why.style.setProperty('--x', `${x - 40}px`);
                why.style.setProperty('--y', `${y - 20}px`);
            }""",
            [mark["x"], mark["y"]],
        )
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('.target')?.id"
        assert page.evaluate(hit, [mark["x"], mark["y"]]) == mark["id"]
    before = moment(page)
    page.mouse.click(mark["x"], mark["y"])
    page.wait_for_function(f"() => document.getElementById('slider').value > {before}")


def test_it_shakes_unless_one_wants_stillness(made: Made, people: People) -> None:
    for motion, shakes in (("no-preference", 1), ("reduce", 0)):
        page = at(people, made, reduced_motion=motion)
        page.evaluate(SHAKEN)
        piece = tile(page)
        click(page, piece)
        expect(bubble(page)).to_be_visible()
        shaken = page.evaluate("() => window.shaken.filter(([, translate]) => translate)")
        assert len(shaken) == shakes
        for id_, translate, options in shaken:
            assert (id_, options) == (piece, {"duration": 60, "iterations": 3})
            assert translate == ["0 0", "-2px 0", "2px 0", "0 0"]


def test_dragging_and_the_past_are_left_alone(page: Page) -> None:
    page.keyboard.press("+")
    page.locator('[data-do="zoom-in"]:visible').first.click()
    x, y = page.evaluate(CENTRE, tile(page))
    page.mouse.move(700, 400)
    page.mouse.down()
    page.mouse.move(620, 340, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)
    expect(bubble(page)).to_have_count(0)
    page.locator('[data-do="fit"]:visible').first.click()
    page.locator('[data-do="back"]:visible').first.click()
    page.wait_for_function(
        "() => document.getElementById('slider').value != document.getElementById('slider').max"
    )
    page.mouse.click(x, y)
    page.wait_for_timeout(300)
    expect(bubble(page)).to_have_count(0)


def test_others_and_spectators_are_told_whose_turn_it_is(
    site: Site, match: Match, people: People
) -> None:
    lines = asks(match, 0, "position", 60)
    made = seat_them(site, match, lines, ("Ada", "Bo", "Cy"))
    bo = people().sit(made, 1)
    click(bo, tile(bo))
    expect(bubble(bo)).to_contain_text("It is not your turn. Ada is choosing a place")
    watcher = people().go(f"/table/{made.name}")
    expect(watcher.locator("#moment")).not_to_be_empty()
    click(watcher, tile(watcher))
    expect(bubble(watcher)).to_contain_text("Ada is choosing a place")
    keep(watcher, "why-spectator")


def test_the_keyboard_is_answered_too(page: Page) -> None:
    """Whatever has the focus in the picture and is no answer is told why by Enter."""
    page.evaluate(
        "(id) => { const node = document.getElementById(id); node.tabIndex = 0; node.focus(); }",
        tile(page),
    )
    page.keyboard.press("Enter")
    expect(bubble(page)).to_contain_text("A tile needs four empty squares")


def test_on_a_phone_it_is_a_strip(made: Made, people: People) -> None:
    page = at(people, made, **TOUCH)
    x, y = page.evaluate(CENTRE, tile(page))
    page.touchscreen.tap(x, y)
    expect(bubble(page)).to_contain_text("A tile needs four empty squares")
    box = page.locator("#why").bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (8, PHONE["width"] - 16)
    question = page.locator("#question").bounding_box()
    assert question is not None
    assert question["y"] - 16 < box["y"] + box["height"] <= question["y"]
    expect(page.locator("#toast")).to_be_hidden()
    page.locator("#why").get_by_role("button", name="Why?").tap()
    opened(page, "rules")


def test_in_german(made: Made, people: People) -> None:
    page = at(people, made, locale="de-DE")
    click(page, tile(page))
    expect(bubble(page)).to_contain_text("Ein Plättchen braucht vier leere Felder")
    expect(page.locator("#why").get_by_role("button", name="Warum?")).to_be_visible()
    keep(page, "why-german")


@pytest.mark.parametrize("look", LOOKS)
def test_it_has_no_barriers(made: Made, people: People, look: dict[str, Any]) -> None:
    page = at(people, made, **look)
    click(page, tile(page))
    expect(bubble(page)).to_be_visible()
    keep(page, f"why-{look['viewport']['width']}-{look['color_scheme']}")
    assert barriers(page, AXE.read_text(encoding="utf-8"), "body") == []
