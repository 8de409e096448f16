"""The side column stands still: whatever is asked, its rows stay, and nothing is cut."""

from __future__ import annotations

import re

import pytest
from browser.conftest import People
from browser.measures import CUT, LINES, boxes, measured, questions
from browser.people import asked, asks, connected, played, seat_them
from playwright.sync_api import Page, expect
from website import Site, make_table

import jackscrew

GAMES = [game.key for game in jackscrew.games()]
SEATS = ("Ada", "bot:random Burnham", "bot:random Clark", "bot:random Wells")
ROWS = ("#question", ".players", ".history", "#commit")
LOG_LINE = 28
HEADING = 34


@pytest.mark.parametrize("key", GAMES)
def test_rows_stay_and_nothing_is_cut(site: Site, people: People, key: str) -> None:
    match = played(4, 3, "random", key)
    readers = [people(locale=locale) for locale in ("en-GB", "de-DE")]
    found, cut = {}, {}
    for number, (step, lines) in enumerate(questions(match)):
        page = readers[number % 2].sit(seat_them(site, match, lines, SEATS), 0)
        asked(page)
        *rows, commit = boxes(page, *ROWS)
        found[step] = [*rows, commit[1:2] + commit[3:]]
        cut[step] = measured(page, CUT)
        assert page.locator("#question h2").evaluate(LINES) <= 3, step
        assert rows[2][3] >= 5 * LOG_LINE + HEADING, step
    assert len({str(rows) for rows in found.values()}) == 1, found
    assert {step: texts for step, texts in cut.items() if texts} == {}


def test_rows_stay_when_another_is_asked(site: Site, people: People) -> None:
    match = played(4, 3, "random", "city_council")
    lines = next(n for n, line in enumerate(match.record.lines) if line.seat == 0 and n > 60)
    table = seat_them(site, match, lines, ("Ada", "Bo", "Cy", "Di"))
    watcher = people().go(f"/table/{table.name}")
    connected(watcher)
    ada = people().sit(table, 0)
    assert boxes(watcher, *ROWS[:3])[0] == boxes(ada, *ROWS[:3])[0]


@pytest.mark.parametrize("height", [720, 800, 1080])
def test_the_log_keeps_five_lines(site: Site, people: People, height: int) -> None:
    made = make_table(site, "Ada", "bot:random", "bot:random", "bot:random")
    page = people(viewport={"width": 1440, "height": height}).sit(made, 0)
    assert boxes(page, ".history .scroll")[0][3] >= 5 * LOG_LINE
    page.keyboard.press("c")
    expect(page.locator("#say .button")).to_be_in_viewport(ratio=1)
    expect(page.locator("#chat-title")).to_be_in_viewport(ratio=1)


def test_the_large_button_is_dead_until_something_is_chosen(site: Site, people: People) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    asked(page)
    commit = page.locator("#commit")
    before = boxes(page, "#commit")
    expect(commit).to_be_disabled()
    expect(commit).to_have_text(re.compile("Choose"))
    page.locator("#question [data-action]").first.focus()
    page.keyboard.press("h")
    expect(page.locator("#preview .advice")).to_be_visible()
    assert boxes(page, "#commit") == before


def placing(site: Site, people: People) -> Page:
    """Somebody who is asked for one of some cards."""
    match = played(3, 5, "random", "rise")
    page = people().sit(seat_them(site, match, asks(match, 0, "place"), ("Ada", "Bo", "Cy")), 0)
    asked(page)
    return page


def test_pointing_at_an_answer_moves_nothing(site: Site, people: People) -> None:
    page = placing(site, people)
    answers = page.locator("#question .answers [data-action]")
    before = [answers.nth(n).bounding_box() for n in range(answers.count())]
    answers.first.hover()
    expect(page.locator("#preview .outcome")).to_be_visible()
    assert [answers.nth(n).bounding_box() for n in range(answers.count())] == before


def test_short_answers_are_called_by_what_they_mean(site: Site, people: People) -> None:
    page = placing(site, people)
    card = page.locator('#question [data-action="place 1"]')
    expect(card).to_have_text("Card 1")
    expect(card).to_have_accessible_name(re.compile("Card 1, .+; bottom"))
