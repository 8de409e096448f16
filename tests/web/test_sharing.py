"""A position that is shared: its address, what is told where a link to it is shown, its picture."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import pytest
from crowd import table_of
from website import PLENTY, Opens, Site, make_table

import jackscrew
from jackscrew.bots import make_bot
from jackscrew.lab.simulate import play_out
from jackscrew.web.show.kept import Kept
from jackscrew.web.show.poster import poster, sheet
from jackscrew.web.show.resolved import Sheet, Unknown, resolved
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import Show
from jackscrew.web.show.words import words_of

GAMES = [game.key for game in jackscrew.games()]
NASTY = '<b>"&'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="a">{}</svg>'


def told(page: str) -> dict[str, str]:
    """What a page says of itself to whoever shows a link to it."""
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page)
    return {name: unescape(text) for name, text in found}


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def imported(site: Site, record: str) -> str:
    """A table at which a record is looked at."""
    opened = site.program().post("/api/records", json={"record": record})
    return str(opened.json()["table"])


def test_a_link_to_a_move_shows_the_table_as_it_was(site: Site, record_text: str) -> None:
    name = imported(site, record_text)
    last = site.table(name).match.version
    shared = site.client().get(f"/table/{name}?at=40").text
    assert f'max="{last}" value="40"' in shared
    past, now = told(shared), told(site.client().get(f"/table/{name}").text)
    match = site.table(name).match
    assert past["url"] == f"{site.url}/table/{name}?at=40"
    assert past["image"] == f"{site.url}/table/{name}/poster.png?at=40"
    assert past["title"] == "City Council · Round 1 of 8"
    seats = zip(words_of(site.table(name), "en").names, match.at(40).scores(), strict=False)
    for seat, points in seats:
        assert f"{seat} {points}" in past["description"]
    assert past["description"].startswith("Move 40: ")
    assert now["url"].endswith(f"?at={last}")
    german = told(site.client("de").get(f"/table/{name}?at=40").text)
    assert german["title"] == "City Council · Runde 1 von 8"


@pytest.mark.parametrize("at", ["", "x", "-1", "9" * 5000, "\N{ARABIC-INDIC DIGIT ONE}", "99999"])
def test_an_address_of_no_move_shows_the_table_as_it_is(site: Site, at: str) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = site.client().get(f"/table/{made.name}", params={"at": at})
    version = site.table(made.name).match.version
    assert f'max="{version}" value="{version}"' in page.text


def test_a_page_that_begins_in_the_past_is_told_of_it_first(
    site: Site, record_text: str, pages: Opens
) -> None:
    name = imported(site, record_text)
    page = pages(site, name, at=40)
    first = next(message for message in page.messages if isinstance(message, Show))
    assert (first.line, first.last) == (40, site.table(name).match.version)
    page.ask("look", at=None)
    page.until(lambda: page.now.line == page.now.last)


def test_names_are_told_as_they_are(site: Site) -> None:
    made = make_table(site, NASTY, "Bo", "Cy")
    page = site.client().get(f"/table/{made.name}").text
    assert NASTY not in page
    assert NASTY in told(page)["description"]
    assert size(site.client().get(f"/table/{made.name}/poster.png").content) == (1200, 630)


def test_a_picture_of_a_move_is_painted_once(site: Site, record_text: str) -> None:
    name = imported(site, record_text)
    browser, path = site.client(), f"/table/{name}/poster.png?at=40"
    first = browser.get(path)
    assert (first.headers["content-type"], size(first.content)) == ("image/png", (1200, 630))
    tag = {"if-none-match": first.headers["etag"]}
    assert browser.get(path, headers=tag).status_code == 304
    other = browser.get(path.replace("40", "41"), headers=tag)
    assert (other.status_code, other.content != first.content) == (200, True)


def test_too_many_pictures_are_refused(serve: Callable[..., Site]) -> None:
    site = serve(bounds=replace(PLENTY, pictures=1))
    made = make_table(site, "Ada", "Bo", "Cy")
    path = f"/table/{made.name}/poster.png"
    assert [site.client().get(path).status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("key", GAMES)
def test_a_poster_has_all_its_styles_worked_out(key: str) -> None:
    game = jackscrew.game(key)
    match = game.new(game.seats[-1], seed=2)
    play_out(match, [make_bot("random", game, seat) for seat in range(game.seats[-1])])
    table = table_of(match)
    words = words_of(table, "de")
    for part in range(5):
        shown = Shown(table, words, match.version * part // 4)
        svg = resolved(poster(shown), sheet(game))
        assert "var(" not in svg
        assert "color-mix(" not in svg
        assert "<use" not in svg


LOOKS = {
    "of its own": (".a .b { fill: red }", "red"),
    "by place": (".a > .b { fill: red } .b { fill: blue }", "red"),
    "by order": (".b { fill: blue } .b { fill: red }", "red"),
    "by strength": (".a .b { fill: red } .b { fill: blue }", "red"),
    "not a child": (".b { fill: red } .x > .b { fill: blue }", "red"),
    "handed down": (".a { --c: red } .b { fill: var(--c) }", "red"),
    "handed on": (".a { --d: red; --c: var(--d) } .b { fill: var(--c) }", "red"),
    "of the nearest": (".a { --c: blue } .b { --c: red; fill: var(--c) }", "red"),
    "instead": (".b { fill: var(--c, var(--d, red)) }", "red"),
    "mixed": (".b { fill: color-mix(in srgb, #ff0000 50%, #0000ff) }", "#800080"),
    "mixed evenly": (".b { fill: color-mix(in srgb, #f00, #00f) }", "#800080"),
    "thinned": (".b { fill: color-mix(in srgb, #ff0000 25%, transparent) }", "rgba(255,0,0,0.25)"),
    "one of": (":is(.x, .b) { fill: red }", "red"),
    "none of": (".b:not(.x) { fill: red } .b:not(.b) { fill: blue }", "red"),
    "by type": ("rect.b { fill: red } circle.b { fill: blue }", "red"),
    "not pointed at": (".b { fill: red } .b:hover { fill: blue }", "red"),
    "of another medium": (".b { fill: red } @media (x) { .b { fill: blue } }", "red"),
    "of nothing": (".b { fill: var(--c) }", None),
}


@pytest.mark.parametrize("kind", LOOKS)
def test_styles_are_worked_out_as_a_browser_would(kind: str) -> None:
    css, fill = LOOKS[kind]
    svg = resolved(SVG.format('<rect class="b"/>'), Sheet(css))
    found = re.search(r'fill="([^"]*)"', svg)
    assert (found and found[1]) == fill


def test_a_symbol_looks_as_what_uses_it_has_it() -> None:
    symbol = '<symbol id="s" viewBox="0 0 9 9"><path stroke="var(--c, black)"/></symbol>'
    used = '<use href="#s"/><g class="b"><use href="#s" width="5"/></g>'
    svg = resolved(SVG.format(symbol + used), Sheet(".b { --c: red }"))
    assert re.findall(r'stroke="(\w+)"', svg) == ["black", "black", "red"]
    assert '<svg width="5" viewBox="0 0 9 9">' in svg


@pytest.mark.parametrize("css", [".b + .c { fill: red }", ".b { font: caption }"])
def test_what_is_not_known_is_no_guess(css: str) -> None:
    with pytest.raises(Unknown):
        resolved(SVG.format('<rect class="b"/>'), Sheet(css))


def test_what_was_not_wanted_for_longest_is_forgotten() -> None:
    kept: Kept[int] = Kept(2)
    for key in (1, 2):
        kept.keep(key, key)
    assert kept.find(1) == 1
    kept.keep(3, 3)
    assert [kept.find(key) for key in (1, 2, 3)] == [1, None, 3]
