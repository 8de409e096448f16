"""German as well as English, on every page and at any time."""

from __future__ import annotations

import re

import pytest
from browser.conftest import People
from browser.people import asks, connected, opened, played, press, seat_them
from playwright.sync_api import Page, expect
from website import Site, make_table

# All words a page says or has in store, but for names and what is meant to be in another language.
WORDS = """() => {
    const said = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; node = walk.nextNode();) {
        const parent = node.parentElement;
        if (parent.closest('script, kbd, .clip, .whole, .mark, .credits b')) continue;
        if (parent.closest('[lang]:not(html)')) continue;
        said.push(node.textContent);
    }
    for (const node of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (node.hasAttribute(name) && !node.closest('.clip, .whole, [lang]:not(html)'))
                said.push(node.getAttribute(name));
    const words = said.map((text) => text.replace(/\\s+/g, ' ').trim());
    return words.filter((text) => /\\p{L}{3}/u.test(text));
}"""
# names of people, bots, games, tables, authors and rules; words that both languages have
SAME = re.compile(
    r"(Jackscrew|\(?City (Council|of the Big Shoulders)\)?|\(?RISE\)?|\(?Raising Chicago\)?"
    "|(CC|BS|RISE|RC)-[-A-Z0-9, ]+"
    "|Ada|Bo|(?i:random|greedy)|[a-z]+-[a-z]+-[0-9]+|:? ?Phillip Lerche, .*|: Raymond Chandler.*"
    "|:? ?Remo Conzadori, .*|: Matt Wolfe.*|Bank|Joker|Orange|Chat|Bots|Name|Link: .*)$"
)
GERMAN = {
    "/": "Neuer Tisch",
    "/new/city_council": "Tisch eröffnen",
    "/rules/city_council": "Regeln",
    "/new/big_shoulders": "Tisch eröffnen",
    "/new/rise": "Tisch eröffnen",
    "/new/raising_chicago": "Tisch eröffnen",
    "/replay": "Prüfen und öffnen",
}


def both(page: Page) -> tuple[set[str], set[str]]:
    """What a page says in English and, switched over, in German."""
    english = set(page.evaluate(WORDS))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    return english, set(page.evaluate(WORDS))


def untranslated(page: Page, names: str = "$") -> list[str]:
    """What is said alike in both languages, but for names."""
    english, german = both(page)
    assert len(english) > 10
    alike = sorted(text for text in english & german if not SAME.match(text))
    return [text for text in alike if not re.match(names, text)]


@pytest.mark.parametrize("path", GERMAN)
def test_pages_are_switched_to_german(people: People, path: str) -> None:
    page = people().go(path)
    assert untranslated(page) == []
    expect(page.locator("body")).to_contain_text(GERMAN[path])
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_seat_link_is_switched_to_german(site: Site, people: People) -> None:
    ada = people()
    page = ada.go("/new/city_council")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    connected(page)
    link = page.locator("#invite ul.links").first.locator("input").input_value()
    friend = people(locale="de-DE")
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Platz nehmen")).to_be_visible()


def test_the_table_is_switched_to_german_in_the_middle_of_a_game(
    site: Site, people: People
) -> None:
    match = played()
    made = seat_them(site, match, asks(match, 0, "rail", 60), ("Ada", "Bo", "bot:random"))
    page = people().sit(made, 0)
    press(page, "menu")
    opened(page, "menu")
    assert untranslated(page) == []
    connected(page)
    expect(page.locator("#question .who")).to_contain_text("Du bist dran, Ada")
    expect(page.locator("#moment")).to_contain_text("Zug")


def test_the_language_is_guessed_from_the_browser(site: Site, people: People) -> None:
    made = make_table(site, "Ada", "Bo", "bot:random")
    for locale, language in (("de-AT", "de"), ("en-US", "en"), ("fr-FR", "en")):
        ada = people(locale=locale)
        expect(ada.go("/").locator("html")).to_have_attribute("lang", language)
        expect(ada.sit(made, 0).locator("html")).to_have_attribute("lang", language)


def test_what_goes_wrong_is_told_in_german(people: People) -> None:
    ada = people(locale="de-DE")
    with ada.expecting("404"):
        page = ada.go("/table/no-such-table-7")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("link", name="Alle Spiele und meine Tische")).to_be_visible()
