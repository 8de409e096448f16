"""The browser's own tables on the home page, and records that are brought."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.conftest import People
from browser.people import (
    asks,
    connected,
    moment,
    my_seats,
    opened,
    played,
    press,
    seat_them,
)
from playwright.sync_api import Page, expect
from website import Site, make_table


@pytest.fixture
def page(site: Site, people: People) -> Page:
    """The home page of somebody who sits at a table where it is their turn."""
    ada = people()
    ada.sit(make_table(site, "Ada", "Bo", "bot:random"), 0)
    return ada.go("/")


def test_a_table_i_sit_at_is_listed_and_leads_back_to_my_seat(page: Page) -> None:
    row = page.locator("#tables li")
    expect(row).to_contain_text("City Council")
    expect(row).to_contain_text("Your turn")
    row.get_by_role("link").click()
    connected(page)
    expect(my_seats(page)).to_contain_text("Ada")


ORDER = "() => [...document.querySelectorAll('main > section[id]')].map((part) => part.id)"


def test_a_newcomer_sees_the_games_and_is_asked_for_a_name_once(people: People) -> None:
    cy = people(newcomer=True)
    page = cy.go("/")
    assert page.evaluate(ORDER) == ["games", "tables"]
    page.get_by_role("button", name="Play with 2 easy bots").click()
    field = page.get_by_label("Your name")
    expect(field).to_be_focused()
    expect(field).to_have_value("Guest")
    field.fill("Cy")
    page.keyboard.press("Enter")
    connected(page)
    expect(my_seats(page)).to_contain_text("Cy")
    page = cy.go("/")
    assert page.evaluate(ORDER) == ["tables", "games"]
    page.get_by_role("button", name="Play now (RISE)").click()
    connected(page)
    expect(my_seats(page)).to_contain_text("Cy")


def test_tables_are_cards_in_the_order_in_which_they_wait(site: Site, people: People) -> None:
    match = played()
    mine = asks(match, 0, "bid", after=30)
    others = asks(match, 1, "bid", after=30)
    over = seat_them(site, match, len(match.record.lines), ["Ada", "Bo", "Cy"])
    waiting = seat_them(site, match, mine, ["Ada", "Bo", "Cy"])
    going = seat_them(site, match, others, ["Ada", "Bo", "Cy"])
    ada = people(locale="de-DE")
    for table in (waiting, going, over):
        ada.sit(table, 0)
    page = ada.go("/")
    cards, rows = page.locator("#table-cards > li"), page.locator("#table-rows > li")
    expect(rows).to_contain_text("Spielende")
    expect(cards.nth(0).locator(".yours")).to_have_text("Du bist dran")
    expect(cards.nth(0)).to_contain_text("in dieser Minute")
    expect(cards.nth(1)).to_contain_text("Warten auf Bo")
    expect(page.locator("#tables header")).to_contain_text("1 wartet auf dich")
    picture = cards.nth(0).locator("img")
    page.wait_for_function("(image) => image.naturalWidth > 0", arg=picture.element_handle())
    assert waiting.name in (picture.get_attribute("src") or "")


def test_nothing_moves_on_the_page_of_somebody_who_comes_back(page: Page) -> None:
    expect(page.locator("#tables .yours")).to_be_visible()
    page.goto("about:blank")
    page.context.add_init_script(
        """window.shifts = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((it) => it.value)))
            .observe({type: 'layout-shift', buffered: true});"""
    )
    page.go_back()
    page.reload()
    expect(page.locator("#tables .yours")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("shifts") == []


def test_seats_go_to_another_browser_in_a_file(page: Page, people: People, tmp_path: Path) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my seats as a file").click()
    file = tmp_path / "seats.json"
    download.value.save_as(file)
    other = people().go("/")
    expect(other.locator("#tables li")).to_have_count(0)
    other.locator("#import").set_input_files(file)
    expect(other.locator("#tables-note")).to_contain_text("Tables in the file: 1")
    other.locator("#tables").get_by_role("link").click()
    connected(other)
    expect(my_seats(other)).to_contain_text("Ada")


def test_a_file_that_holds_no_seats_is_told(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"tables": "all of them"}')
    page.locator("#import").set_input_files(file)
    expect(page.locator("#tables-note")).to_contain_text("not a file of seats")
    expect(page.locator("#tables li")).to_have_count(1)


def test_a_table_is_taken_off_the_list(page: Page) -> None:
    page.get_by_role("button", name="Take off this list").click()
    expect(page.locator("#tables li")).to_have_count(0)
    page.reload()
    expect(page.locator("#tables li")).to_have_count(0)
    expect(page.get_by_role("button", name="Save my seats as a file")).to_be_disabled()


def test_a_name_or_a_link_leads_to_a_table(site: Site, people: People) -> None:
    made = make_table(site, "Ada", "Bo", "bot:random")
    ada = people()
    for words in (made.name.replace("-", " ").title(), f"{site.url}/table/{made.name}"):
        page = ada.go("/")
        page.get_by_label("Have a link or a table name?").fill(words)
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/table/{made.name}")
    with ada.expecting("404"):
        page = ada.go("/join?table=no-such-table-1")
        expect(page.get_by_role("heading", level=1)).to_contain_text("no-such-table-1")


def test_a_record_is_checked_and_opened(people: People, record_text: str, tmp_path: Path) -> None:
    page = people().go("/replay")
    file = tmp_path / "game.txt"
    file.write_text(record_text)
    page.get_by_label("File").set_input_files(file)
    page.get_by_role("button", name="Check and open").click()
    connected(page)
    last = moment(page)
    assert last == len([line for line in record_text.splitlines()[1:] if line[:1] in "-0123"])
    press(page, "end")
    opened(page, "end")
    expect(page.locator("#end .ranking li")).to_have_count(3)
    page.keyboard.press("Escape")
    press(page, "first")
    expect(page.locator("#slider")).to_have_value("0")
    press(page, "on")
    expect(page.locator("#slider")).to_have_value("1")


def test_a_bad_record_is_told_with_its_line(people: People, record_text: str) -> None:
    bo = people()
    page = bo.go("/replay")
    bad = record_text.replace("bid 2", "bid 9", 1)
    page.get_by_label("Or its text").fill(bad)
    with bo.expecting("400"):
        page.get_by_role("button", name="Check and open").click()
        expect(page.get_by_role("alert")).to_contain_text("line 5")
    expect(page.get_by_label("Or its text")).to_have_value(bad)
