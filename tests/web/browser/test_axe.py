"""Everybody can use every page: axe finds nothing, by day and by night, large and small."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, asked, asks, connected, opened, played, seat_them
from playwright.sync_api import Page, expect
from website import Site

from jackscrew.core.match import Match

AXE = Path(__file__).parents[3] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (where) => {
    const rules = {'target-size': {enabled: true}};
    const {violations} = await axe.run(where, {resultTypes: ['violations'], rules});
    return violations.flatMap(({id, nodes}) => nodes.map(({target, any}) =>
        `${id}: ${target} ${any.map((check) => check.message).join('; ')}`));
}"""
TOUCHED = """() => document.querySelector('#choices [data-action]').dispatchEvent(
    new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"""
# where each thing opens, with the buttons that go with it
DRAWERS = {
    "rules": "#rules",
    "guide": "#rules",
    "score": "#score",
    "menu": "#menu",
    "invite": "#invite",
    "help": "#help",
    "chat": ".side",
    "choices": ".side",
    "log": ".side",
    "replay": ".replay",
}
LOOKS = [
    pytest.param({"viewport": size, "color_scheme": scheme}, id=f"{size['width']}-{scheme}")
    for size in (WIDE, PHONE)
    for scheme in ("light", "dark")
]
PAGES = (
    "/",
    "/new/city_council",
    "/play/rise",
    "/rules/city_council",
    "/rules/raising_chicago",
    "/rules/rise/letter",
    "/replay",
    "/table/no-such-table-1",
)


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


@pytest.fixture(scope="module")
def axe() -> str:
    """The script that looks for barriers."""
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page, axe: str, where: str = "html") -> list[str]:
    """What axe finds on a page as it is, or in a part of it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(RUN, where)
    return found


def told(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Only where there are barriers."""
    return {where: barriers for where, barriers in found.items() if barriers}


def test_a_barrier_would_be_found(people: People, axe: str) -> None:
    page = people().go("/")
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert [barrier.partition(":")[0] for barrier in barriers(page, axe)] == ["button-name"]


@pytest.mark.parametrize("look", LOOKS)
def test_pages_have_no_barriers(
    site: Site, match: Match, people: People, axe: str, look: dict[str, Any]
) -> None:
    ada = people(**look)
    with ada.expecting("404"):
        found = {path: barriers(ada.go(path), axe) for path in (*PAGES, seat_link(site, match))}
    for lines in (asks(match, 0, "bid"), asks(match, 1, "bid"), len(match.record.lines)):
        ada.sit(seat_them(site, match, lines, ["Ada", "Bo", "bot:easy"]), 0)
    home = ada.go("/")
    expect(home.locator("#table-cards .points b").first).to_be_visible()
    found["my tables"] = barriers(home, axe)
    assert told(found) == {}


def seat_link(site: Site, match: Match) -> str:
    """The link of a seat nobody has taken yet."""
    made = seat_them(site, match, 10, ("Ada", "", "bot:random"))
    return f"/table/{made.name}/sit/{made.keys[1]}"


@pytest.mark.parametrize("look", LOOKS)
def test_the_table_has_no_barriers(
    site: Site, match: Match, people: People, axe: str, look: dict[str, Any]
) -> None:
    ada = people(**look)
    lines = asks(match, 0, "position", 60)
    made = seat_them(site, match, lines, ("Ada", "Bo", "bot:random"))
    page = ada.sit(made, 0)
    asked(page)
    found = {"asked": barriers(page, axe)}
    for name in (
        "rules",
        "guide",
        "score",
        "menu",
        "invite",
        "chat",
        "choices",
        "help",
        "log",
        "replay",
    ):
        open_drawer(page, name)
        found[name] = barriers(page, axe, DRAWERS[name])
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("#preview .advice")).to_be_visible()
    found["hint"] = barriers(page, axe, ".side")
    choose(page)
    found["chosen"] = barriers(page, axe, ".side")
    page.keyboard.press("t")
    expect(page.locator("#words h2").first).to_be_visible()
    found["words"] = barriers(page, axe, "main")
    page.keyboard.press("t")
    assert told(found) == {}


@pytest.mark.parametrize("look", LOOKS)
def test_the_end_and_watching_have_no_barriers(
    site: Site, match: Match, people: People, axe: str, look: dict[str, Any]
) -> None:
    ada = people(**look)
    made = seat_them(site, match, len(match.record.lines), ("Ada", "Bo", "Cy"))
    page = ada.sit(made, 0)
    found = {"over": barriers(page, axe)}
    open_drawer(page, "end")
    found["end"] = barriers(page, axe)
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.locator("#slider")).to_have_value("0")
    found["past"] = barriers(page, axe)
    middle = seat_them(site, match, asks(match, 0, "rail", 60), ("Ada", "Bo", "Cy"))
    watching = ada.go(f"/table/{middle.name}")
    connected(watching)
    found["watching"] = barriers(watching, axe)
    assert told(found) == {}


def open_drawer(page: Page, name: str) -> None:
    """Open something by whatever button there is for it."""
    page.keyboard.press("Escape")
    page.evaluate("(name) => document.querySelector(`[data-do=${name}]`).click()", name)
    opened(page, {"guide": "rules"}.get(name, name))
    if name == "rules":
        expect(page.locator("#short .bars")).to_be_visible()
    if name == "guide":
        expect(page.locator("#guide-text .told").first).to_be_visible()


def choose(page: Page) -> None:
    """Choose from the list as a finger would, so that it waits to be confirmed."""
    open_drawer(page, "choices")
    page.evaluate(TOUCHED)
    expect(page.locator("#commit")).to_be_enabled()
    expect(page.locator("#preview .outcome")).to_be_visible()
