"""Whole games from the home page to the final scores, by clicks and by keys."""

from __future__ import annotations

import random
import re
from pathlib import Path

from browser.conftest import People
from browser.people import (
    answers,
    asked,
    connected,
    is_asked,
    is_over,
    moment,
    my_seats,
    opened,
    play_turn,
    points_of,
    press,
    settled,
)
from playwright.sync_api import Page, expect
from website import Site

import jackscrew
from jackscrew.core.match import Match
from jackscrew.core.record import parse_record

# the large button has nothing to confirm, or may be pressed: not in the first moment of a question
ARMED = """() => {
    const button = document.getElementById('commit');
    return !button || !button.disabled || button.textContent === button.dataset.idle;
}"""
FOCUSED = (
    "() => (document.activeElement?.innerText || document.activeElement?.tagName || '').trim()"
)
IN_PICTURE = "() => !!document.activeElement.closest('.picture')"


def test_two_people_and_a_bot_play_by_clicks(site: Site, people: People) -> None:
    ada, bo = people(), people()
    open_a_table(ada.go("/"), "City Council", ["me", "friend", "bot:random"])
    sit_down(bo.page, friends_link(ada.page))
    play_to_the_end([ada.page, bo.page])
    for page in (ada.page, bo.page):
        opened(page, "end")
    match = downloaded(ada.page)
    assert match.over
    assert standings(ada.page) == standings(bo.page) == match.scores()
    expect(ada.page.locator("#end .chart svg")).to_be_visible()
    look_at_sources(ada.page)
    play_again(ada.page, bo.page)


def test_a_person_and_a_bot_play_the_big_shoulders_by_clicks(people: People) -> None:
    page = people().go("/")
    open_a_table(page, "City of the Big Shoulders", ["me", "bot:random"])
    play_to_the_end([page])
    opened(page, "end")
    match = downloaded(page)
    assert match.over
    steps = {line.step for line in match.record.lines if line.seat == 0}
    assert steps >= {"trade", "build", "turn"}
    assert standings(page) == match.scores()
    look_at_sources(page)
    look_over_time(page, match)


def test_two_people_play_rise_by_clicks(people: People) -> None:
    ada, bo = people(), people()
    page = ada.go("/")
    open_a_table(page, "RISE", ["me", "friend"])
    sit_down(bo.page, friends_link(page))
    play_to_the_end([page, bo.page])
    opened(page, "end")
    match = downloaded(page)
    assert match.over
    steps = {line.step for line in match.record.lines if line.seat == 0}
    assert steps >= {"place", "option", "step", "choice"}
    assert standings(page) == match.scores()
    look_at_sources(page)


def test_a_person_and_a_bot_raise_chicago_by_clicks(people: People) -> None:
    page = people().go("/")
    open_a_table(page, "Raising Chicago", ["me", "bot:random"])
    play_to_the_end([page])
    opened(page, "end")
    match = downloaded(page)
    assert match.over
    steps = {line.step for line in match.record.lines if line.seat == 0}
    assert steps >= {"bid", "plot", "payment"}
    assert standings(page) == match.scores()
    look_at_sources(page)


def look_over_time(page: Page, match: Match) -> None:
    """The sum of a seat tells its net worth at the end of each decade, and of what it is made."""
    page.locator('#score [data-do="points"][data-source=""]').first.click()
    expect(page.locator("#points .chart svg")).to_be_visible()
    expect(page.locator("#points thead th")).to_have_count(5)
    sums = page.locator("#points tfoot td").all_inner_texts()
    assert int(sums[-1]) == match.scores()[0]
    cash = page.locator("#points tbody tr", has_text="Cash").locator("td").all_inner_texts()
    assert int(cash[-1]) == match.sheet()["cash"][0]


def open_a_table(home: Page, game: str, seats: list[str]) -> None:
    """From the home page to a new table for me, friends and bots."""
    home.get_by_role("link", name=f"New table ({game})").click()
    home.get_by_role("radio", name=str(len(seats))).check()
    for number, who in enumerate(seats, start=1):
        home.get_by_label(f"Seat {number}", exact=True).select_option(who)
    home.get_by_label("Name at seat 1").fill("Ada")
    home.get_by_role("button", name="Open the table").click()
    home.wait_for_url(re.compile("/table/"))


def friends_link(page: Page) -> str:
    """The link to send to the friend; it is shown at once."""
    opened(page, "invite")
    link = page.locator("#invite ul.links").first.locator("input").input_value()
    page.keyboard.press("Escape")
    opened(page, "")
    return link


def sit_down(page: Page, link: str) -> None:
    """The friend opens the link and gives a name."""
    page.goto(link)
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/[^/]+/1$"))


def play_to_the_end(pages: list[Page]) -> None:
    """Everybody answers when asked, until the final scores are there."""
    dice = random.Random(4)
    while not is_over(pages[0]):
        for page in pages:
            if is_asked(page):
                page.bring_to_front()
                play_turn(page, dice)


def downloaded(page: Page) -> Match:
    """The match of the record that the page offers, replayed."""
    with page.expect_download() as download:
        page.locator("#end").get_by_role("link", name="Download the record").click()
    record = parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.result is not None
    return jackscrew.game(record.game).replay(record)


def standings(page: Page) -> list[int]:
    """The final scores by seat; the ranking and the score sheet tell the same."""
    sheet = [int(text) for text in page.locator("#end tfoot td").all_inner_texts()]
    ranking = [int(text) for text in page.locator("#end .ranking b").all_inner_texts()]
    assert ranking == sorted(sheet, reverse=True)
    return sheet


def look_at_sources(page: Page) -> None:
    """A cell of the final score sheet tells the moves its points come from."""
    cell = page.locator('#end [data-do="points"]').first
    wanted = int(cell.inner_text())
    cell.click()
    opened(page, "score")
    assert sum(points_of(page)) == wanted


def play_again(first: Page, second: Page) -> None:
    """Both arrive at one new table, in their seats."""
    first.keyboard.press("Escape")
    press(first, "end")
    old = first.url
    first.get_by_role("button", name="Rematch").click()
    second.get_by_role("link", name="To the next game").click()
    for page, name in ((first, "Ada"), (second, "Bo")):
        page.wait_for_url(lambda url: "/table/" in url and url.partition("/table/")[2] not in old)
        connected(page)
        expect(my_seats(page)).to_contain_text(name)
    assert first.url == second.url


def test_one_person_plays_by_keys_alone(people: People) -> None:
    page = people().go("/")
    tab_to(page, "Play with 2 easy bots")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/play/"))
    page.keyboard.press("Enter")  # the field for a name has the focus, and one in it
    page.wait_for_url(re.compile("/table/"))
    connected(page)
    dice = random.Random(2)
    tried = False
    while not is_over(page):
        page.wait_for_function(
            "() => document.body.classList.contains('mine') || document.querySelector('#end li')"
        )
        if is_over(page):
            break
        tried = tried or try_the_keys(page)
        play_by_keys(page, dice)
    assert tried
    opened(page, "end")
    assert len(page.locator("#end .ranking li").all()) == 3
    page.keyboard.press("Escape")
    opened(page, "")


def tab_to(page: Page, label: str) -> None:
    """Press Tab until something with this label has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if label in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never comes to {label!r}")


def try_the_keys(page: Page) -> bool:
    """Everything that opens, closes, and steps; once, when something can be taken back."""
    if not page.locator('#question [data-do="undo"]:visible').count():
        return False
    keys = page.keyboard
    for key, drawer in (("?", "help"), ("s", "score"), ("r", "rules"), ("c", "chat")):
        keys.press(key)
        opened(page, drawer)
        keys.press("Escape")
        opened(page, "")
    expect(page.locator("#guide-text .told.here")).to_have_count(1)
    keys.press("t")
    expect(page.locator("#words")).to_be_visible()
    expect(page.locator("#words")).to_be_focused()
    keys.press("t")
    expect(page.locator("#stage svg")).to_be_visible()
    keys.press("h")
    expect(page.locator("#preview .advice")).to_be_visible()
    step_back_and_on(page)
    take_back(page)
    return True


def step_back_and_on(page: Page) -> None:
    """Arrow keys go through the past, End comes back to now; nothing can be played meanwhile."""
    now = moment(page)
    leave_the_picture(page)
    for back in (1, 2):
        page.keyboard.press("ArrowLeft")
        expect(page.locator("#slider")).to_have_value(str(now - back))
    expect(page.locator("body")).to_have_class(re.compile("looking"))
    assert not answers(page)["marks"]
    assert not answers(page)["buttons"]
    page.keyboard.press("ArrowRight")
    expect(page.locator("#slider")).to_have_value(str(now - 1))
    page.keyboard.press("Home")
    expect(page.locator("#slider")).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator("#slider")).to_have_value(str(now))
    expect(page.locator("body")).not_to_have_class(re.compile("looking"))


def take_back(page: Page) -> None:
    """U takes the last step back."""
    before = moment(page)
    page.keyboard.press("u")
    page.wait_for_function(f"() => document.getElementById('slider').value < {before}")
    asked(page)


def leave_the_picture(page: Page) -> None:
    """Tab on, for in the picture and in fields arrow keys have a meaning of their own."""
    while page.evaluate("() => !!document.activeElement.closest('.picture, input')"):
        page.keyboard.press("Tab")


def play_by_keys(page: Page, dice: random.Random) -> None:
    """Answer by numbers, from the list, or from mark to mark, whichever there is."""
    before = moment(page)
    found = answers(page)
    ways = [by_number] * bool(found["buttons"])
    ways += [by_list] * page.locator('#question [data-do="choices"]').count()
    ways += [by_marks] * bool(found["marks"])
    dice.choice(ways)(page, dice)
    page.wait_for_function(f"() => document.getElementById('slider').value != {before}")
    settled(page)


def by_number(page: Page, dice: random.Random) -> None:
    """Press the number of an answer, Enter if it ends the turn."""
    names = answers(page)["buttons"][:9]
    brief = [name for name in names if name in ("stop", "skip")]
    page.keyboard.press(str(names.index(dice.choice(brief or names)) + 1))
    confirm(page)


def by_list(page: Page, dice: random.Random) -> None:
    """Open the list, walk to an answer, choose it."""
    page.keyboard.press("l")
    opened(page, "choices")
    for _ in range(dice.randrange(1, 4)):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    confirm(page)


def by_marks(page: Page, dice: random.Random) -> None:
    """Walk into the picture and from mark to mark, choose where one stands."""
    if page.evaluate("() => document.activeElement.matches('body, h2')"):
        page.keyboard.press("ArrowDown")
    for _ in range(40):
        if page.evaluate(IN_PICTURE):
            break
        page.keyboard.press("Shift+Tab")
    for _ in range(dice.randrange(4)):
        page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    assert page.evaluate(IN_PICTURE)
    page.keyboard.press("Enter")
    settled(page)
    if page.locator("#sofar li").count() and not page.locator("#commit:enabled").count():
        page.keyboard.press("1")
    confirm(page)


def confirm(page: Page) -> None:
    """Press Enter if that is asked for."""
    settled(page)
    page.wait_for_function(ARMED)
    if page.locator("#commit:enabled").count():
        page.keyboard.press("Enter")
