"""Names at a table are whole, on screens of any width: seats, heads of columns, results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from browser.conftest import People
from browser.people import PHONE, WIDE, opened, press
from playwright.sync_api import Page
from website import Site, make_table

from jackscrew.bots.naming import PEOPLE

LONG = "Wolfeschlegelsteinhausen"  # as long as a name may be
NARROW = {"width": 360, "height": 740}
# what is seen of names, each at some seats at once: is one cut, on how many lines does it stand?
WRITTEN = """([place, first, last, names]) => {
    const seats = [...document.querySelectorAll(`${place} .whole`)].slice(first, last);
    const before = seats.map((at) => at.textContent);
    const look = (at) => {
        const cut = [at, at.parentElement].some((it) => it.scrollWidth > it.clientWidth + 1
            && getComputedStyle(it).overflowX !== 'visible');
        const range = document.createRange();
        range.selectNodeContents(at);
        const boxes = [...range.getClientRects()];
        const out = boxes.some((box) => box.left < 0 || box.right > innerWidth);
        return {name: at.textContent, cut: cut || out, lines: boxes.length};
    };
    const found = names.flatMap((name) => {
        for (const at of seats) at.textContent = name;
        return seats.map(look);
    });
    seats.forEach((at, number) => { at.textContent = before[number]; });
    return found;
}"""


def written(
    page: Page, place: str, first: int, last: int, names: Sequence[str]
) -> list[dict[str, Any]]:
    """How names look at the seats of a place, from one up to another, all of one name at a time."""
    found: list[dict[str, Any]] = page.evaluate(WRITTEN, [place, first, last, list(names)])
    assert len(found) == (last - first) * len(names)
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE, NARROW], ids=["wide", "phone", "narrow"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("key", ["city_council", "big_shoulders"])
def test_names_are_whole(
    site: Site, people: People, size: dict[str, int], language: str, key: str
) -> None:
    made = make_table(site, LONG, "bot:hard", "bot:medium", "bot:easy", game=key)
    page = people(viewport=size, locale=language).sit(made, 0)
    page.wait_for_selector(".seats .whole")
    press(page, "score")
    opened(page, "score")
    for place in (".seats", ".sheet thead"):
        texts = page.locator(f"{place} .whole").all_inner_texts()
        assert texts[0] == LONG
        assert {*texts[1:]} <= {*PEOPLE}
        assert not [it for it in written(page, place, 0, 1, [LONG]) if it["cut"]]
        found = written(page, place, 1, 4, PEOPLE)
        assert not [it for it in found if it["cut"] or it["lines"] > 1], place
    tags = page.locator(".sheet thead .tag").all_inner_texts()
    assert tags == (
        ["Hard", "Medium", "Easy"] if language == "en-GB" else ["Schwer", "Mittel", "Leicht"]
    )
