"""Beside each score stands what it would be if the game ended now, on all screens."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, asked, opened, play_turn, played, press, seat_them
from browser.test_axe import AXE, barriers, told
from playwright.sync_api import Page, expect
from website import Made, Site

import jackscrew
from jackscrew.core.match import Match
from jackscrew.draw.words import signed

BIG = {"width": 1920, "height": 1080}
NARROW = {"width": 360, "height": 740}
SIZES = [pytest.param(size, id=str(size["width"])) for size in (PHONE, NARROW, WIDE, BIG)]
SEATS = ("Ada", "bot:greedy Burnham", "bot:greedy Clark", "bot:greedy Wells")
games = pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
# where each seat's name and figures are written, and how large
FIGURES = """() => [...document.querySelectorAll('#seats .seat')].map((seat) => {
    const edges = ({left, right, top, bottom}) => [left, right, top, bottom];
    const box = (css) => {
        const range = document.createRange();
        range.selectNodeContents(seat.querySelector(css).lastChild);
        return edges(range.getBoundingClientRect());
    };
    const size = (css) => parseFloat(getComputedStyle(seat.querySelector(css)).fontSize);
    const flag = seat.querySelector('.then .icon');
    return {
        frame: edges(seat.getBoundingClientRect()),
        name: box('.whole'), now: box('.total'), then: box('.then b'),
        begins: (flag.checkVisibility() ? flag : seat.querySelector('.then b'))
            .getBoundingClientRect().left,
        difference: box('.then span:last-child'),
        sizes: [size('.total'), size('.then b')],
    };
})"""
HEADS = """() => [...document.querySelectorAll('.heads span')].map((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return [range.getBoundingClientRect().left, range.getBoundingClientRect().right];
})"""


@cache
def whole_game(key: str) -> Match:
    """A game of which tables show the middle."""
    return played(4, 3, "random", key)


def table(site: Site, key: str, where: float = 0.6) -> Made:
    """A table in a game, where Ada is asked and the end would change something."""
    match = whole_game(key)
    first = int(len(match.record.lines) * where)
    at = next(line for line in range(first, match.version) if is_shown(match.at(line)))
    return seat_them(site, match, at, SEATS)


def is_shown(match: Match) -> bool:
    """Is Ada asked, and would somebody's points change?"""
    return 0 in match.pending() and match.if_ended() != match.scores()


def figures(page: Page) -> Any:
    """All seats' figures."""
    asked(page)
    page.evaluate("scrollTo(0, 0)")
    return page.evaluate(FIGURES)


@games
@pytest.mark.parametrize("size", SIZES)
def test_two_figures_have_room_beside_each_name(
    site: Site, people: People, key: str, size: Any
) -> None:
    page = people(viewport=size).sit(table(site, key), 0)
    for seat in figures(page):
        left, right, top, bottom = seat["frame"]
        for name in ("name", "now", "then"):
            box = seat[name]
            assert left <= box[0] < box[1] <= right, (name, seat)
            assert top <= box[2] < box[3] <= bottom, (name, seat)
        assert seat["now"][1] <= seat["begins"], seat
        assert seat["name"][1] <= seat["now"][0] or seat["name"][3] <= seat["now"][2] + 2, seat
        assert min(seat["sizes"]) >= 12
        assert seat["sizes"][0] > seat["sizes"][1]


@games
def test_the_heads_stand_above_the_columns(site: Site, people: People, key: str) -> None:
    for locale in ("en-GB", "de-DE"):
        page = people(locale=locale).sit(table(site, key), 0)
        seats = figures(page)
        now, then = page.evaluate(HEADS)
        assert now[1] < then[0]
        for seat in seats:
            assert abs(seat["now"][1] - now[1]) < 2
            assert abs(seat["difference"][1] - then[1]) < 2


@games
def test_they_are_those_of_the_match_after_each_move(site: Site, people: People, key: str) -> None:
    made, dice = table(site, key, 0.5), random.Random(2)
    page = people().sit(made, 0)
    for _ in range(4):
        asked(page)
        match = site.table(made.name).match
        if match.sheet_if_ended() != match.sheet():
            for seat, points in enumerate(match.if_ended()):
                row = page.locator(f"#seated-{seat} .then")
                expect(row).to_contain_text(f"If it ended now: {signed(points)}")
        else:
            expect(page.locator(".then")).to_have_count(0)
        play_turn(page, dice)


def test_nothing_is_told_of_an_end_that_has_come(site: Site, people: People) -> None:
    match = whole_game("raising_chicago")
    page = people().sit(seat_them(site, match, match.version, SEATS), 0)
    expect(page.locator("#end .ranking")).to_have_count(1)
    expect(page.locator(".then")).to_have_count(0)
    expect(page.locator(".heads")).to_be_hidden()
    expect(page.locator(".sheet .later")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [pytest.param(PHONE, id="390"), pytest.param(WIDE, id="1440")])
def test_nobody_is_kept_out(site: Site, people: People, size: Any, scheme: str) -> None:
    page = people(viewport=size, color_scheme=scheme).sit(table(site, "raising_chicago"), 0)
    asked(page)
    axe = AXE.read_text(encoding="utf-8")
    found = {"seats": barriers(page, axe, "#seats")}
    press(page, "score")
    opened(page, "score")
    expect(page.get_by_role("rowheader", name="Poverty track at the end")).to_be_visible()
    expect(page.locator("#sheet tfoot").get_by_role("row")).to_have_count(2)
    found["sheet"] = barriers(page, axe, "#score")
    assert told(found) == {}
