"""What a first visit costs, and pieces that glide."""

from __future__ import annotations

import random
import zlib
from typing import Any

import pytest
from browser.conftest import People
from browser.people import Person, asked, asks, connected, play_turn, played, seat_them
from playwright.sync_api import Page, expect
from website import Site

from jackscrew.core.match import Match

MOST = 150_000
# Remember the pieces, where they are, and every transition of one that runs.
WATCH = """() => {
    const pieces = [...document.querySelectorAll('.picture > .pieces > *')];
    const place = (node) => [node.id, [node, node.getAttribute('transform')]];
    window.before = new Map(pieces.map(place));
    window.glided = new Set();
    document.addEventListener('transitionrun', ({target, propertyName}) => {
        if (propertyName === 'transform') window.glided.add(target.id);
    });
}"""
MOVED = """() => [...window.before].filter(([id, [node, transform]]) => {
    const now = document.getElementById(id);
    return now && now.getAttribute('transform') !== transform;
}).map(([id, [node]]) => ({
    id, kept: document.getElementById(id) === node, glided: window.glided.has(id)
}))"""


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


def test_a_first_visit_to_a_table_is_light(site: Site, match: Match, people: People) -> None:
    made = seat_them(site, match, asks(match, 0, "rail", 150), ("Ada", "Bo", "bot:random"))
    ada = people(newcomer=True)
    cost = Cost(ada)
    page = ada.sit(made, 0)
    asked(page)
    expect(page.locator("#card .goal")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.locator("#guide-text").count() == 0  # the guide comes when it is opened
    assert cost.files > 10_000
    assert cost.frames > 1000
    assert cost.files + cost.frames <= MOST


class Cost:
    """What comes over the wire to somebody, in bytes."""

    def __init__(self, person: Person) -> None:
        self.files = self.frames = 0
        self.packing: Any = None
        cdp = person.context.new_cdp_session(person.page)
        cdp.send("Network.enable")
        cdp.on("Network.loadingFinished", self.add_file)
        cdp.on("Network.webSocketHandshakeResponseReceived", self.open_socket)
        cdp.on("Network.webSocketFrameReceived", self.add_frame)

    def add_file(self, told: Any) -> None:
        """A file is there."""
        self.files += int(told["encodedDataLength"])

    def open_socket(self, told: Any) -> None:
        """A socket is open; its frames are packed if both sides can."""
        headers = {name.lower(): value for name, value in told["response"]["headers"].items()}
        if "permessage-deflate" in headers.get("sec-websocket-extensions", ""):
            self.packing = zlib.compressobj()

    def add_frame(self, told: Any) -> None:
        """A frame came: it is reported unpacked."""
        frame = told["response"]["payloadData"].encode()
        if self.packing is None:
            self.frames += len(frame)
        else:
            packed = self.packing.compress(frame) + self.packing.flush(zlib.Z_SYNC_FLUSH)
            self.frames += len(packed)


def moved(page: Page) -> list[dict[str, Any]]:
    """The pieces that moved in one turn: is each the same node, did it glide?"""
    asked(page)
    page.evaluate(WATCH)
    play_turn(page, random.Random(1))
    page.wait_for_timeout(0)
    found: list[dict[str, Any]] = page.evaluate(MOVED)
    return found


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_glide_unless_stillness_is_wanted(
    site: Site, match: Match, people: People, motion: str
) -> None:
    made = seat_them(site, match, asks(match, 0, "bid", 60), ("Ada", "Bo", "Cy"))
    page = people(reduced_motion=motion).sit(made, 0)
    connected(page)
    pieces = moved(page)
    assert pieces
    assert all(piece["kept"] for piece in pieces)
    assert {piece["glided"] for piece in pieces} == {motion == "no-preference"}
