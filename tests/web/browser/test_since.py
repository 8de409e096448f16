"""What happened since one's turn: beside the board, on it, and above the question on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import People
from browser.people import (
    PHONE,
    WIDE,
    asked,
    connected,
    moment,
    opened,
    played,
    seat_them,
    settled,
)
from browser.test_axe import AXE, barriers
from playwright.sync_api import Page, expect
from website import Made, Site

from jackscrew.core.match import Match
from jackscrew.text import Words
from jackscrew.text.digest import Digest, digest

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SEATS = ("Ada", "Bo", "Cy")
ROWS = ".digest button"
LOOKS = [
    pytest.param({**look, "color_scheme": scheme}, id=f"{name}-{scheme}")
    for name, look in (("wide", {"viewport": WIDE}), ("phone", TOUCH))
    for scheme in ("light", "dark")
]


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


@pytest.fixture(scope="module")
def found(match: Match) -> tuple[int, Digest]:
    """How many lines there are when Ada is asked, both others having scored; what they did."""
    words = Words(match.game, names=["Ada", "Bo", "Cy"])
    for number, line in enumerate(match.record.lines):
        if line.seat == 0 and not line.forced:
            past = digest(words, match.at(number), 0)
            if sum(row.points > 0 for row in past.rows) == 2 and len(past.rows) == 2:
                return number, past
    raise AssertionError("both others never score")


@pytest.fixture
def made(site: Site, match: Match, found: tuple[int, Digest]) -> Made:
    """A table at which Ada is asked."""
    return seat_them(site, match, found[0], SEATS)


def at_table(people: People, made: Made, **look: Any) -> Page:
    """Ada's page, once she is asked."""
    page = people(**look).sit(made, 0)
    asked(page)
    return page


def test_the_digest_is_there_first_and_the_log_behind_it(
    people: People, made: Made, found: tuple[int, Digest]
) -> None:
    page = at_table(people, made)
    expect(page.locator("#tab-since")).to_have_attribute("aria-selected", "true")
    expect(page.locator(ROWS)).to_have_count(len(found[1].rows))
    for row, wanted in zip(page.locator(ROWS).all(), found[1].rows, strict=True):
        expect(row).to_contain_text(wanted.sentence)
        assert (row.bounding_box() or {"height": 0})["height"] >= 40
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#tab-since").press("ArrowRight")
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#log > [data-since]")).to_have_id(f"line-{found[1].first + 1}")


def test_it_is_heard_in_the_place_of_the_log(
    people: People, made: Made, found: tuple[int, Digest]
) -> None:
    page = at_table(people, made)
    news = page.locator("#news p", has_text="Since your turn: ")
    expect(news).to_have_count(1)
    for row in found[1].rows:
        expect(news).to_contain_text(f"{row.name} +{row.points}")


def test_a_row_shows_just_its_moves_and_comes_back(
    people: People, made: Made, found: tuple[int, Digest]
) -> None:
    page, row = at_table(people, made), found[1].rows[-1]
    page.evaluate(
        """() => {
            window.seen = [];
            const slider = document.getElementById('slider');
            new MutationObserver(() => window.seen.push(Number(slider.value)))
                .observe(slider, {attributes: true, attributeFilter: ['aria-valuetext']});
        }"""
    )
    page.locator(ROWS).last.click()
    expect(page.locator("#since .at")).to_have_count(1)
    page.wait_for_function("() => !document.body.classList.contains('looking') && seen.length > 2")
    stops = [row.lines[0] - 1, *row.lines]
    last = moment(page)
    assert page.evaluate("() => seen") == [*stops, *([last] if stops[-1] != last else [])]
    expect(page.locator("#tab-since")).to_have_attribute("aria-selected", "true")


def test_what_moved_is_pointed_out_until_one_chooses(people: People, made: Made) -> None:
    page = at_table(people, made)
    traces = page.locator(".picture .traces")
    expect(traces.locator("> g").first).to_be_visible()
    page.keyboard.press("d")
    expect(traces).to_be_hidden()
    page.reload()
    connected(page)
    expect(page.locator("body")).to_contain_class("untraced")
    page.keyboard.press("d")
    expect(traces.locator("> g").first).to_be_visible()
    page.locator("#question [data-action]").first.click()
    if page.locator("#commit").is_visible():
        page.locator("#commit").click()
    settled(page)
    expect(traces.locator("> g")).to_have_count(0)


def test_it_gives_way_to_the_log_with_the_next_choice(people: People, made: Made) -> None:
    page = at_table(people, made)
    page.locator("#question [data-action]").first.click()
    if page.locator("#commit").is_visible():
        page.locator("#commit").click()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#log")).to_be_visible()


def test_it_is_the_same_after_a_reload_and_none_is_shown_to_spectators(
    people: People, made: Made
) -> None:
    page = at_table(people, made)
    before = page.locator(".digest").inner_text()
    page.reload()
    connected(page)
    assert page.locator(".digest").inner_text() == before
    watcher = people().go(f"/table/{made.name}")
    connected(watcher)
    expect(watcher.locator("#log")).to_be_visible()
    expect(watcher.locator(".digest, .sincebar, .traces > g")).to_have_count(0)


def test_a_phone_has_it_in_a_line_above_the_question(
    people: People, made: Made, found: tuple[int, Digest]
) -> None:
    page = at_table(people, made, **TOUCH)
    line = page.locator("#sincebar")
    box, question = line.bounding_box(), page.locator(".ask").bounding_box()
    assert box
    assert question
    assert question["y"] - box["y"] >= 44
    assert box["y"] + box["height"] <= question["y"] + 12
    line.tap()
    opened(page, "log")
    expect(page.locator(ROWS)).to_have_count(len(found[1].rows))
    page.locator(ROWS).first.tap()
    opened(page, "")
    page.wait_for_function("() => document.body.classList.contains('looking')")


@pytest.mark.parametrize("look", LOOKS)
def test_it_has_no_barriers(people: People, made: Made, look: dict[str, Any]) -> None:
    page, axe = at_table(people, made, **look), AXE.read_text(encoding="utf-8")
    expect(page.locator(".picture .traces > g").first).to_be_attached()
    assert barriers(page, axe) == []
    if look["viewport"] == PHONE:
        page.locator("#sincebar").tap()
        opened(page, "log")
        assert barriers(page, axe) == []
