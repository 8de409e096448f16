"""Quick hands and keys: one move is made at a time, and no key leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from browser.conftest import People
from browser.people import PHONE, asked, connected, moment, opened, played, press, seat_them
from playwright.sync_api import Locator, Page, expect
from website import Made, Site, make_table

from jackscrew.core.match import Match
from jackscrew.games import MODULES

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NAMES = ("Ada", "Bo", "Cy")
games = pytest.mark.parametrize("key", MODULES)


def follow_ups(match: Match) -> Iterator[int]:
    """The lines after which the same seat decides at the same step again."""
    lines = match.record.lines
    for number, (one, other) in enumerate(pairwise(lines)):
        same = one.seat == other.seat >= 0 and one.step == other.step
        if same and not one.forced and not other.forced:
            yield number


def asks_again(match: Match) -> int:
    """The lines before a decision that leads to the same question; else to one of its kind."""
    found = list(follow_ups(match))
    seats = [match.record.lines[number].seat for number in found]
    lists = [
        (match.at(number).legal(seat), match.at(number + 1).legal(seat))
        for number, seat in zip(found, seats, strict=True)
    ]
    same = [number for number, (one, other) in zip(found, lists, strict=True) if one == other]
    return [*same, *found][0]


class Repeated:
    """A table at which somebody is about to be asked the same twice."""

    def __init__(self, site: Site, people: People, key: str, **look: object) -> None:
        match = played(key=key)
        self.lines = asks_again(match)
        decision = match.record.lines[self.lines]
        self.site, self.seat, self.action = site, decision.seat, decision.action
        self.made: Made = seat_them(site, match, self.lines, NAMES)
        self.page: Page = people(**look).sit(self.made, self.seat)
        asked(self.page)

    def answer(self) -> Locator:
        """The button of the answer, in the list if it has none of its own."""
        own = self.page.locator(f'#question [data-action="{self.action}"]:visible')
        if not own.count():
            press(self.page, "choices")
            opened(self.page, "choices")
        return own.first

    def played_on(self) -> None:
        """Wait until the next question is there."""
        self.page.wait_for_function(
            f"() => document.getElementById('slider').value > {self.lines}"
            " && !document.body.classList.contains('busy')"
        )

    def moves(self) -> int:
        """How many decisions of the seat there are by now, after time for one too many."""
        self.page.wait_for_timeout(300)
        lines = self.site.table(self.made.name).match.record.lines[self.lines :]
        return sum(line.seat == self.seat and not line.forced for line in lines)


def middle(place: Locator) -> tuple[float, float]:
    """The point at which somebody taps."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@games
def test_two_quick_taps_are_one_move(site: Site, people: People, key: str) -> None:
    table = Repeated(site, people, key, **TOUCH)
    table.answer().tap()
    commit = table.page.locator("#commit")
    expect(commit).to_be_enabled()
    point = middle(commit)
    table.page.touchscreen.tap(*point)
    table.played_on()
    expect(commit).to_be_disabled()
    table.page.touchscreen.tap(*point)
    assert table.moves() == 1


@games
def test_taps_within_300_ms_are_one_move(site: Site, people: People, key: str) -> None:
    """While the first is under way, and when the next question has come."""
    table = Repeated(site, people, key, **TOUCH)
    table.answer().tap()
    commit = table.page.locator("#commit")
    expect(commit).to_be_enabled()
    point = middle(commit)
    for _ in range(5):
        table.page.touchscreen.tap(*point)
        table.page.wait_for_timeout(60)
    table.played_on()
    assert table.moves() == 1


@games
def test_a_double_click_is_one_move(site: Site, people: People, key: str) -> None:
    table = Repeated(site, people, key)
    point = middle(table.answer())
    table.page.mouse.click(*point)
    if moment(table.page) == table.lines and table.page.locator("#commit:enabled").count():
        point = middle(table.page.locator("#commit"))
        table.page.mouse.click(*point)
    table.played_on()
    table.page.mouse.down(click_count=2)
    table.page.mouse.up(click_count=2)
    assert table.moves() == 1


def test_a_second_click_that_is_meant_is_a_second_move(site: Site, people: People) -> None:
    table = Repeated(site, people, "rise")
    for _ in range(2):
        table.answer().click()
        table.played_on()
    assert table.moves() == 2


def test_a_key_held_down_is_one_move(site: Site, people: People) -> None:
    table = Repeated(site, people, "rise")
    table.answer().focus()
    table.page.keyboard.down("Enter")
    table.played_on()
    for _ in range(3):
        table.page.keyboard.down("Enter")  # not up yet: the key repeats
    assert table.moves() == 1


def test_a_choice_outlives_what_others_say(site: Site, people: People) -> None:
    table = Repeated(site, people, "rise", **TOUCH)
    table.answer().tap()
    expect(table.page.locator("#commit")).to_be_enabled()
    bo = people().sit(table.made, (table.seat + 1) % len(NAMES))
    bo.locator("body").press("c")
    bo.locator("#say input").fill("Your turn")
    bo.locator("#say input").press("Enter")
    expect(table.page.locator("#chat")).to_contain_text("Your turn")
    expect(table.page.locator("#commit")).to_be_enabled()


def test_escape_leaves_the_table_in_words(site: Site, people: People) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    page.keyboard.press("t")
    expect(page.locator("#words h2").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#words")).to_be_hidden()
    expect(page.locator("#question h2")).to_be_focused()
    page.reload()
    connected(page)
    expect(page.locator("#stage")).to_be_visible()


def test_down_goes_from_the_rules_field_to_the_rules(site: Site, people: People) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    page.keyboard.press("r")
    opened(page, "rules")
    expect(page.locator("#guide-text .told.here")).to_be_in_viewport()
    page.locator("#find").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#guide-text")).to_be_focused()
    before = page.evaluate("() => document.getElementById('guide-text').scrollTop")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"() => document.getElementById('guide-text').scrollTop > {before}")


def test_down_goes_from_the_search_field_into_the_choices(site: Site, people: People) -> None:
    match = played()
    lines = next(
        number
        for number, line in enumerate(match.record.lines)
        if line.seat == 0 and not line.forced and len(match.at(number).legal(0)) > 12
    )
    page = people().sit(seat_them(site, match, lines, NAMES), 0)
    asked(page)
    page.keyboard.press("l")
    opened(page, "choices")
    field, rows = page.locator("#choices input"), page.locator("#choices [data-action]:visible")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
