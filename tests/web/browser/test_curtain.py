"""One screen for several people in a game with secrets: a curtain between them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import website
from browser.conftest import People
from browser.people import connected, is_asked, moment, play_turn
from playwright.sync_api import expect
from website import Site, make_table


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows a game with secrets."""
    with website.with_toy(tmp_path_factory.mktemp("site") / "data") as running:
        yield running


def test_the_curtain_hides_the_table_until_the_next_one_is_ready(
    site: Site, people: People
) -> None:
    ada = people()
    page = ada.sit(make_table(site, "Ada", "Bo", "Cy", game="toy"))
    curtain = page.locator("#curtain")
    names = set()
    for _ in range(4):
        expect(curtain).to_be_visible()
        names.add(curtain.get_by_role("heading").inner_text())
        assert page.evaluate("() => document.querySelector('main').inert")
        before = moment(page)
        page.keyboard.press("1")
        page.keyboard.press("l")
        assert moment(page) == before
        expect(page.locator("body")).to_have_attribute("data-open", "")
        curtain.get_by_role("button", name="Show my side").click()
        expect(curtain).to_be_hidden()
        assert not page.evaluate("() => document.querySelector('main').inert")
        while is_asked(page) and curtain.is_hidden():
            play_turn(page, random.Random(1))
    assert len(names) >= 2
    page.reload()
    connected(page)
    expect(curtain).to_be_visible()
