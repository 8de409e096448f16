"""What a newcomer is told: the card that greets, the guide beside the board, its page on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import People
from browser.people import PHONE, asked, connected, opened, press
from playwright.sync_api import Page, expect
from website import Site, make_table

import jackscrew
from jackscrew.learn import read_guide

KEYS = [game.key for game in jackscrew.games()]
LIGHTEST = 'form[action="/play/city_council?bots=easy,easy"] button'
SHOWN = """() => {
    const place = document.getElementById('guide-text').getBoundingClientRect();
    return [...document.querySelectorAll('#guide-text .told')].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.bottom > place.top && box.top < place.bottom;
    }).length;
}"""


def greeted(page: Page) -> None:
    """Wait for the card."""
    opened(page, "card")
    expect(page.locator("#card .goal")).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_who_first_sits_down_is_told_the_goal_once(people: People, size: dict[str, int]) -> None:
    page = people(newcomer=True, **({"viewport": size} if size else {})).go("/")
    page.locator(LIGHTEST).click()
    page.get_by_role("button", name="Start playing").click()  # a guest is as good a name as any
    greeted(page)
    expect(page.locator("#card .goal")).to_contain_text("most victory points")
    start = page.locator("#card").get_by_role("button", name="Start playing")
    expect(start).to_be_in_viewport()
    start.click()
    opened(page, "")
    expect(page.locator("#question h2")).to_be_visible()
    page.reload()
    connected(page)
    asked(page)
    opened(page, "")
    page.locator('[data-do="rules"]:not(.rulechip):visible').first.click()
    expect(page.locator("#short .goal")).to_be_visible()


def test_the_card_is_of_each_game_and_for_those_who_sit(site: Site, people: People) -> None:
    ada = people(newcomer=True)
    page = ada.sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    greeted(page)
    page.keyboard.press("Escape")
    opened(page, "")
    rise = make_table(site, "Ada", "Bo", "Cy", game="rise")
    greeted(ada.sit(rise, 0))
    watcher = people(newcomer=True).go(f"/table/{rise.name}")
    connected(watcher)
    watcher.wait_for_load_state("networkidle")
    opened(watcher, "")


def test_no_key_answers_behind_the_card(site: Site, people: People) -> None:
    page = people(newcomer=True).sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    greeted(page)
    lines = page.locator("#log > li").count()
    for key in ("1", "Enter", "Enter", "u"):
        page.keyboard.press(key)
    opened(page, "card")
    assert page.locator("#log > li").count() == lines
    assert page.locator("#question .chosen").count() == 0


def test_from_the_card_to_the_guide(site: Site, people: People) -> None:
    page = people(newcomer=True).sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    greeted(page)
    page.locator("#card").get_by_role("button", name="Read the guide").click()
    opened(page, "rules")
    expect(page.locator("#guide-text h3").first).to_have_text("What it is about")


def test_a_bar_leads_to_where_it_is_explained(site: Site, people: People) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    press(page, "rules")
    bar = page.locator("#short .bars a", has_text="Mayor")
    rule = bar.get_attribute("data-rule")
    bar.click()
    cited = page.locator("#guide-text .told.here")
    expect(cited).to_be_in_viewport()
    assert rule in (cited.get_attribute("data-rules") or "").split()
    expect(cited).to_contain_text("Mayor")


@pytest.mark.parametrize("key", KEYS)
def test_the_chip_opens_the_paragraph_among_its_neighbours(
    site: Site, people: People, key: str
) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy", game=key), 0)
    chip = page.locator("#question .rulechip")
    rule = chip.get_attribute("data-rule") or ""
    chip.click()
    cited = page.locator("#guide-text .told.here")
    expect(cited).to_be_in_viewport()
    told = read_guide(jackscrew.game(key), "en").telling[rule].text
    expect(cited).to_contain_text(told.split("**")[0].strip()[:40])
    assert page.evaluate(SHOWN) >= 2
    letter = cited.locator("details.letter")
    expect(letter.locator(".rule").first).to_be_hidden()
    letter.locator("summary").click()
    expect(letter.locator(".rule", has_text=rule)).to_be_visible()


def test_search_finds_the_guide_and_the_letter(site: Site, people: People) -> None:
    page = people(locale="de-DE").sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    page.keyboard.press("r")
    field = page.locator("#find")
    expect(page.locator("#guide-text .told.here")).to_be_visible()
    field.fill("Bürgermeister")
    told = page.locator("#guide-text .told:visible")
    expect(told.first).to_contain_text("Bürgermeister")
    expect(page.locator("#guide-text details[open]")).to_have_count(0)
    field.fill("RULING clockwise")
    expect(page.locator("#guide-text details[open]").first).to_be_visible()
    field.fill("CC-DEC-03")
    expect(page.locator("#guide-text .others .rule:visible")).to_have_count(1)
    field.fill("")
    expect(page.locator("#guide-text details[open]")).to_have_count(0)
    assert told.count() == len(read_guide(jackscrew.game("city_council"), "de").paragraphs)


def test_tabs_by_keyboard(site: Site, people: People) -> None:
    page = people().sit(make_table(site, "Ada", "Bo", "Cy"), 0)
    press(page, "rules")
    page.locator("#tab-short").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-guide")).to_be_focused()
    expect(page.locator("#tab-guide")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#guide-text")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-signs")).to_be_focused()
    expect(page.locator("#signs")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#short")).to_be_visible()
    expect(page.locator("#guide")).to_be_hidden()


@pytest.mark.parametrize("key", KEYS)
def test_illustrations_show_what_is_lit(people: People, key: str) -> None:
    page = people().go(f"/rules/{key}")
    figures = page.locator("figure.figure")
    for number in range(figures.count()):
        figure = figures.nth(number)
        assert figure.locator(".veil").count() == 1
        assert figure.locator(".lit").count() >= 1
        frame = figure.locator("svg").bounding_box()
        assert frame
        for lit in figure.locator(".lit").all():
            box = lit.bounding_box()
            assert box
            assert frame["x"] - 8 <= box["x"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 8
            assert frame["y"] - 8 <= box["y"]
            assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 8


def test_an_address_points_at_a_rule(people: People) -> None:
    page = people().go("/rules/city_council#rule-CC-RAIL-04")
    cited = page.locator(".told.here")
    expect(cited).to_be_in_viewport()
    expect(cited).to_contain_text("You build one line a turn")


def test_home_tells_a_game_in_short(people: People) -> None:
    page = people().go("/")
    page.get_by_role("link", name="In short (RISE)").click()
    expect(page.locator("dialog .goal")).to_contain_text("after 12 rounds")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_hidden()
    expect(page.get_by_role("link", name="In short (RISE)")).to_be_focused()


@pytest.mark.parametrize("key", KEYS)
def test_the_page_prints(people: People, key: str, tmp_path: Path) -> None:
    ada = people()
    page = ada.go(f"/rules/{key}")
    page.emulate_media(media="print")
    expect(page.locator(".guide-text h3").first).to_be_visible()
    expect(page.locator(".contents")).to_be_visible()
    for hidden in (".bar", ".send", ".find", "details.letter", ".foot"):
        assert not page.locator(hidden).first.is_visible(), hidden
    paper = page.pdf(format="A4")
    assert paper.startswith(b"%PDF")
    assert 4 <= paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page ") <= 20
