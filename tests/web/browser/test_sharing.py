"""A position is shared by a link, and whoever opens it sees the table as it was."""

from __future__ import annotations

import re

import pytest
from browser.conftest import People
from browser.people import (
    PHONE,
    asked,
    asks,
    connected,
    moment,
    opened,
    played,
    press,
    seat_them,
)
from playwright.sync_api import expect
from website import Made, Site

from jackscrew.core.match import Match

CLIPBOARD = ["clipboard-read", "clipboard-write"]
LOOKING = re.compile("looking")
READ = "() => navigator.clipboard.readText()"


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


@pytest.fixture
def made(site: Site, match: Match) -> Made:
    """A table where Ada is to decide."""
    return seat_them(site, match, asks(match, 0, "bid", after=30), ["Ada", "Bo", "Cy"])


def test_a_link_is_copied_and_opens_the_table_as_it_was(
    site: Site, people: People, made: Made
) -> None:
    page = people(permissions=CLIPBOARD).sit(made, 0)
    last = moment(page)
    for _ in range(3):
        press(page, "back")
    expect(page.locator("#slider")).to_have_value(str(last - 3))
    press(page, "share")
    expect(page.locator("#toast")).to_contain_text("Copied.")
    link = page.evaluate(READ)
    assert link == f"{site.url}/table/{made.name}?at={last - 3}"
    friend = people().go(link.removeprefix(site.url))
    connected(friend)
    expect(friend.locator("body")).to_have_class(LOOKING)
    assert moment(friend) == last - 3
    friend.wait_for_load_state("networkidle")
    assert moment(friend) == last - 3
    press(friend, "live")
    expect(friend.locator("#slider")).to_have_value(str(last))


def test_who_sits_there_comes_back_to_their_question_by_one_click(
    people: People, made: Made
) -> None:
    ada = people(locale="de-DE")
    ada.sit(made, 0)
    page = ada.go(f"/table/{made.name}?at=20")
    connected(page)
    expect(page.locator("body")).to_have_class(LOOKING)
    assert page.locator("#question [data-action]:visible").count() == 0
    page.locator("#question").get_by_role("button", name="Zurück zu jetzt").click()
    asked(page)
    expect(page.locator("#question [data-action]:visible").first).to_be_visible()


def test_a_telephone_is_asked_whom_the_link_goes_to(people: People, made: Made) -> None:
    ada = people(viewport=PHONE, has_touch=True, is_mobile=True)
    ada.context.add_init_script("navigator.share = async ({url}) => { window.shared = url; };")
    page = ada.sit(made, 0)
    press(page, "menu")
    opened(page, "menu")
    page.locator("#menu").get_by_role("button", name="Share this position").tap()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("shared") == page.evaluate(
        "(at) => `${location.origin}/table/${location.pathname.split('/')[2]}?at=${at}`",
        moment(page),
    )
