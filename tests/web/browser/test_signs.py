"""What is this: the cards of signs by pointer, keyboard and finger, and the legend."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, Person, asked, asks, opened, played, seat_them
from browser.test_axe import AXE
from playwright.sync_api import Locator, Page, expect
from website import Made, Site

import jackscrew
from jackscrew.core.match import Match
from jackscrew.learn.signs import read_signs

KEYS = [game.key for game in jackscrew.games()]
FINGER: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LOOKS = [
    pytest.param({**device, "color_scheme": scheme}, id=f"{name}-{scheme}")
    for name, device in (("wide", {"viewport": WIDE}), ("phone", FINGER))
    for scheme in ("light", "dark")
]
BARRIERS = """async (where) => {
    const rules = {'target-size': {enabled: true}};
    const {violations} = await axe.run(where, {resultTypes: ['violations'], rules});
    return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target}`));
}"""
TITLES = """() => [...document.querySelectorAll(':hover')].flatMap((node) =>
    [node.getAttribute('title'), node.querySelector(':scope > title')?.textContent])
    .filter(Boolean)"""
APART = """() => {
    const [card, ...others] = ['#sign', '#question', '#outlines > i'].map((selector) =>
        document.querySelector(selector).getBoundingClientRect());
    return others.every((it) => card.right <= it.left || it.right <= card.left
        || card.bottom <= it.top || it.bottom <= card.top);
}"""
# a finger that stays where it is, as Chromium reports it
PRESS = """([x, y, kind]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(kind,
    {clientX: x, clientY: y, pointerType: 'touch', pointerId: 7, bubbles: true}))"""
TILE = "svg.picture [id^=tile-].lies:not(.waiting)"


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played(4, 3, "greedy")


@pytest.fixture
def made(site: Site, match: Match) -> Made:
    """A table where Ada chooses a place for her tile."""
    lines = asks(match, 0, "position", len(match.record.lines) // 2)
    return seat_them(site, match, lines, ("Ada", "bot:greedy Bo", "bot:greedy Cy", "Dee"))


def sat(person: Person, made: Made) -> Page:
    """The table, once she is asked."""
    page = person.sit(made, 0)
    asked(page)
    return page


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rest(page: Page, thing: Locator) -> Locator:
    """Point at something and stay there until its card is open."""
    page.mouse.move(2, 2)
    page.mouse.move(*middle(thing))
    expect(page.locator("#sign")).to_be_visible()
    return page.locator("#sign")


def test_resting_tells_what_something_is(people: People, made: Made) -> None:
    page = sat(people(), made)
    card = rest(page, page.locator(f"{TILE} .value").first)
    expect(card.locator("h2")).to_have_text("Number of a tile")
    expect(card.locator("#sign-which")).to_contain_text(" on ")
    assert page.evaluate(TITLES) == []
    assert page.evaluate(APART)
    expect(page.locator("#outlines > i")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator("#outlines > i")).to_have_count(0)
    page.mouse.move(2, 2)
    titles = page.locator(f"{TILE} > title").all_text_contents()
    assert all(titles)


def test_the_card_stays_while_one_is_on_it_and_longer_if_it_is_pinned(
    people: People, made: Made
) -> None:
    page = sat(people(), made)
    card = rest(page, page.locator(f"{TILE} .value").first)
    page.mouse.move(*middle(card), steps=4)
    page.wait_for_timeout(600)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Pin").click()
    page.mouse.move(2, 2)
    page.mouse.move(*middle(page.locator("#seats .total").first))
    page.wait_for_timeout(600)
    expect(card.locator("h2")).to_have_text("Number of a tile")
    card.get_by_role("button", name="Pin").click()
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()


def test_a_number_is_told_by_its_terms(people: People, made: Made) -> None:
    page = sat(people(), made)
    total = page.locator("#seated-1 .total")
    card = rest(page, total)
    expect(card.locator(".sum > b")).to_have_text((total.text_content() or "").split()[-1])
    expect(card.locator(".sum")).to_contain_text("Neighbours")
    assert page.evaluate(APART)
    page.keyboard.press("Escape")
    left = page.locator("#segments text")
    card = rest(page, left)
    expect(card.locator(".sum > b")).to_have_text(left.text_content() or "")
    expect(card.locator(".sum")).to_contain_text("50 at the start")
    page.mouse.move(2, 2)
    page.keyboard.press("Home")
    expect(page.locator("#slider")).to_have_value("0")
    card = rest(page, left)
    expect(card.locator(".sum")).to_have_text("50 = 50 at the start ")


def test_what_has_the_focus_is_told_by_a_key(people: People, made: Made) -> None:
    page = sat(people(), made)
    mark = page.locator("svg.picture .target").first
    mark.focus()
    page.keyboard.press("i")
    card = page.locator("#sign")
    expect(card).to_be_focused()
    expect(card.locator("h2")).to_have_text("Ring")
    page.keyboard.press("Tab")
    expect(card.get_by_role("link", name="How this works")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(mark).to_be_focused()
    expect(page.locator("#sofar li")).to_have_count(0)


def test_a_click_closes_the_card_and_is_not_told_of_again(people: People, made: Made) -> None:
    page = sat(people(), made)
    mark = page.locator("svg.picture .target").first
    card = rest(page, mark)
    expect(card.locator("h2")).to_have_text("Ring")
    page.mouse.down()
    expect(card).to_be_hidden()
    page.mouse.up()
    page.wait_for_timeout(1200)
    expect(card).to_be_hidden()


def test_the_card_leads_to_the_guide(people: People, made: Made) -> None:
    page = sat(people(), made)
    card = rest(page, page.locator("#council-mayor use"))
    card.get_by_role("link", name="How this works").click()
    opened(page, "rules")
    expect(page.locator("#guide-text .told.here")).to_contain_text("Mayor")


def test_the_legend_tells_all_signs_those_on_the_screen_first(people: People, made: Made) -> None:
    page = sat(people(), made)
    page.keyboard.press("i")
    opened(page, "rules")
    rows = page.locator(".legend li")
    shown = page.locator(".legend li:visible")
    expect(shown.first).to_be_visible()
    expect(page.locator(".chip").first).to_have_text(f"On the screen, {shown.count()}")
    assert (
        30 < shown.count() < rows.count() == len(read_signs(jackscrew.game("city_council"), "en"))
    )
    page.locator(".legend li", has_text="Pawn: the investor").locator("b").hover()
    expect(page.locator("#outlines > i")).to_have_count(4)
    page.get_by_role("button", name="Coins", exact=True).click()
    expect(shown.filter(has_text="Used this round")).to_be_visible()
    expect(shown.filter(has_text="Sewage plant")).to_have_count(0)
    field = page.locator("#find-sign")
    field.fill("sewage PLANT")
    assert all("ewage plant" in text for text in shown.all_inner_texts())
    field.fill("xyzzy")
    expect(page.locator("#no-sign")).to_be_visible()
    field.fill("chit")
    shown.first.locator(".rulechip").click()
    expect(page.locator("#guide-text .told.here")).to_be_in_viewport()
    page.locator("#tab-guide").press("ArrowRight")
    expect(page.locator("#tab-signs")).to_be_focused()


def test_only_what_is_in_sight_is_on_the_screen(people: People, made: Made) -> None:
    page = sat(people(**FINGER), made)
    for part, seen, other in (("board", "Ring", "Mayor"), ("council", "Mayor", "Ring")):
        page.locator(f'#parts [data-part="{part}"]').tap()
        page.evaluate("document.querySelector('[data-do=signs]').click()")
        names = page.locator(".legend li:visible b")
        expect(names.get_by_text(seen, exact=True)).to_be_visible()
        expect(names.get_by_text(other, exact=True)).to_have_count(0)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_legend(site: Site, people: People, key: str) -> None:
    match = played(3, 5, "random", key)
    lines = max(number for number, it in enumerate(match.record.lines) if it.seat == 0)
    made = seat_them(site, match, lines, ("Ada", "Bo", "Cy"))
    page = people(locale="de-DE").sit(made, 0)
    page.locator(".replay").get_by_role("button", name="Zeichen").click()
    expect(page.locator(".legend li:visible").nth(20)).to_be_visible()
    known = {sign.name for sign in read_signs(jackscrew.game(key), "de")}
    assert {*page.locator(".legend li b").all_text_contents()} == known


def test_a_second_tap_on_what_is_no_answer_opens_a_sheet(people: People, made: Made) -> None:
    page = sat(people(**FINGER, locale="de-DE"), made)
    value = middle(page.locator(f"{TILE} .value").first)
    page.touchscreen.tap(*value)
    expect(page.locator("#why")).not_to_be_empty()
    expect(page.locator("#sign")).to_be_hidden()
    page.touchscreen.tap(*value)
    card = page.locator("#sign")
    expect(card.locator("h2")).to_have_text("Zahl eines Plättchens")
    expect(page.locator("#why")).to_be_empty()
    close = card.get_by_role("button", name="Schließen")
    box = close.bounding_box()
    assert box
    assert box["height"] >= 48
    question = page.locator("#question h2").text_content()
    close.tap()
    expect(card).to_be_hidden()
    expect(page.locator("#question h2")).to_have_text(question or "")


def test_a_tap_beside_the_board_opens_a_sheet_at_once(people: People, made: Made) -> None:
    page = sat(people(**FINGER), made)
    page.locator(".open-seats").tap()
    page.locator("#seated-1 .then").tap()
    expect(page.locator("#sign h2")).to_have_text("If it ended now")


def test_a_long_press_on_an_answer_tells_it_and_chooses_nothing(people: People, made: Made) -> None:
    page = sat(people(**FINGER), made)
    mark = page.locator("svg.picture .target").nth(5)
    at = middle(mark)
    page.evaluate(PRESS, [*at, "pointerdown"])
    expect(page.locator("#sign h2")).to_have_text("Ring")
    page.evaluate(PRESS, [*at, "pointerup"])
    mark.dispatch_event("click")
    page.wait_for_timeout(300)
    expect(page.locator("#sofar li")).to_have_count(0)
    expect(page.locator("#commit")).to_be_disabled()


@pytest.mark.parametrize("look", LOOKS)
def test_cards_and_legend_have_no_barriers(
    people: People, made: Made, look: dict[str, Any]
) -> None:
    page = sat(people(**look), made)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("document.querySelector('[data-do=signs]').click()")
    expect(page.locator(".legend li:visible").first).to_be_visible()
    assert page.evaluate(BARRIERS, "#rules") == []
    page.keyboard.press("Escape")
    page.locator("svg.picture .target").first.focus()
    page.keyboard.press("i")
    expect(page.locator("#sign")).to_be_visible()
    assert page.evaluate(BARRIERS, "#sign") == []
