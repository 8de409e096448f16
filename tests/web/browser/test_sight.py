"""The whole board in sight: large screens have four columns, others fold what nobody asks about."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from browser.conftest import People
from browser.people import WIDE, asked, asks, played, seat_them
from playwright.sync_api import Page as Tab
from playwright.sync_api import ViewportSize, expect
from website import Opens, Page, Site

import jackscrew

GAMES = [game.key for game in jackscrew.games()]
LARGE: ViewportSize = {"width": 1920, "height": 1080}
NAMES = ("Ada", "Bruno", "Clara", "Dora")
DECISIONS, FEWER, PARTS = 200, 40, 4
FOLDED = {
    "big_shoulders": 0.5
}  # panels on average: eight companies are more than four columns hold
MOSTLY = 0.95  # of the decisions have all their answers in sight
AT_LINE = """(line) => {
    const curtain = document.getElementById('curtain');
    if (!curtain.hidden) curtain.querySelector('button').click();
    return curtain.hidden && document.getElementById('slider').value == line
        && document.body.classList.contains('mine');
}"""
# What answers the question, and how much of it lies out of sight and is told of at an edge.
SIGHT = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const stage = document.getElementById('stage').getBoundingClientRect();
    const nodes = [...document.querySelectorAll('.picture :is(.askable, .target)')];
    const out = nodes.filter((node) => {
        const {x, y, width, height} = node.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const isBeside = left < stage.left || left > stage.right;
        return isBeside || top < stage.top || top > stage.bottom || node.matches('.away');
    });
    const told = [...document.querySelectorAll('.out-of-sight:not([hidden])')];
    const count = told.reduce((sum, chip) => sum + Number(chip.innerText.match(/\\d+/)), 0);
    return {all: nodes.length, out: out.map((node) => node.id), told: count};
}"""
WHOLE = """() => {
    const stage = document.getElementById('stage');
    const {top, bottom} = stage.querySelector('svg').getBoundingClientRect();
    const room = stage.getBoundingClientRect();
    const fits = top >= room.top - 1 && bottom <= room.bottom + 1;
    const lefts = [...stage.querySelectorAll('.under > [data-panel], .pieces > [id^=seat-]')]
        .map((node) => Math.round(node.getBoundingClientRect().left / 40));
    return {fits: fits && stage.scrollHeight <= stage.clientHeight + 1,
        columns: new Set(lefts).size,
        folded: stage.querySelectorAll('.fold-line').length};
}"""


def decisions(
    site: Site, pages: Opens, people: People, key: str, size: ViewportSize, count: int
) -> Iterator[Tab]:
    """A browser that plays all seats, at decisions of random games from several moments on."""
    dice, match = random.Random(4), played(4, 4, "random", key)
    person = people(viewport=size)
    for part in range(PARTS):
        table = seat_them(site, match, len(match.record.lines) * part // PARTS, NAMES)
        tab, page = person.sit(table), pages(site, table.name, [*table.keys.values()])
        for _ in range(count // PARTS):
            take_over(page)
            if page.now.over:
                break
            shown(tab, page.now.line)
            yield tab
            assert page.play(dice.choice(page.now.actions).name).ok
        page.close()


def take_over(page: Page) -> None:
    """Look at the table as the seat that is asked."""
    if page.now.curtain is not None:
        page.ask("ready", seat=page.now.curtain.seat)
        page.until(lambda: page.now.curtain is None)


def shown(tab: Tab, line: int) -> None:
    """Wait until this browser shows a decision, and take the screen over if it is asked to."""
    tab.wait_for_function(AT_LINE, arg=line, polling="raf")


@pytest.mark.parametrize("key", GAMES)
def test_every_answer_is_in_sight_or_pointed_to(
    site: Site, pages: Opens, people: People, key: str
) -> None:
    sights = [tab.evaluate(SIGHT) for tab in decisions(site, pages, people, key, WIDE, DECISIONS)]
    assert [it for it in sights if len(it["out"]) != it["told"]] == []
    whole = [it for it in sights if not it["out"]]
    assert len(whole) >= MOSTLY * len(sights), len(whole) / len(sights)


@pytest.mark.parametrize("key", GAMES)
def test_a_large_screen_shows_the_whole_picture(
    site: Site, pages: Opens, people: People, key: str
) -> None:
    found = [tab.evaluate(WHOLE) for tab in decisions(site, pages, people, key, LARGE, FEWER)]
    assert all(it["fits"] for it in found)
    if jackscrew.game(key).new().picture().panels:
        assert {it["columns"] for it in found} == {4}
    folded = sum(it["folded"] for it in found)
    assert folded <= FOLDED.get(key, 0) * len(found), folded


def test_a_folded_panel_opens_while_it_is_pointed_at_and_stays_open_by_a_click(
    site: Site, people: People
) -> None:
    match, person = played(4, 4, "random", "rise"), people()
    tab = person.sit(seat_them(site, match, asks(match, 0, "step"), NAMES), 0)
    asked(tab)
    line = tab.locator('.fold-line[data-fold="mat-1"]')
    line.hover()
    peek = tab.locator('.peek[data-fold="mat-1"]')
    expect(peek).to_be_visible()
    assert peek.locator(".piece").count() > 0
    assert peek.locator("[id], [tabindex]").count() == 0
    tab.mouse.move(5, 5)
    expect(peek).to_have_count(0)
    line.focus()
    expect(peek).to_be_visible()
    tab.keyboard.press("Enter")
    opened = tab.locator("#seat-1")
    expect(opened).to_be_visible()
    tab.reload()
    asked(tab)
    expect(opened).to_be_visible()
    tab.get_by_role("button", name="Fold", exact=True).press("Enter")
    expect(opened).to_be_hidden()


def test_a_sign_at_the_edge_brings_answers_into_sight(site: Site, people: People) -> None:
    match = played(4, 4, "random", "rise")
    low = people(viewport={"width": 1440, "height": 520})
    tab = low.sit(seat_them(site, match, asks(match, 0, "place"), NAMES), 0)
    asked(tab)
    sign = tab.locator(".out-of-sight:visible")
    expect(sign).to_have_count(1)
    before = tab.evaluate("() => document.getElementById('stage').scrollTop")
    sign.click()
    tab.wait_for_function(f"() => document.getElementById('stage').scrollTop != {before}")
    sight = tab.evaluate(SIGHT)
    assert len(sight["out"]) == sight["told"]
