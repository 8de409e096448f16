"""City of the Big Shoulders at a table: hands are hidden."""

from __future__ import annotations

import re

from browser.conftest import People
from browser.people import asks, connected, played, seat_them
from website import Site

import jackscrew

SEATS = ("Ada", "Bo", "bot:random")
HANDS = (
    "() => [...document.querySelectorAll('[id^=hand-B]')].map((node) => node.id.slice(5)).sort()"
)


def test_hands_are_their_owners_alone(site: Site, people: People) -> None:
    match = played(key="big_shoulders")
    made = seat_them(site, match, asks(match, 0, "build", 100), SEATS)
    state = jackscrew.game("big_shoulders").replay(match.record).at(asks(match, 0, "build", 100))
    hands = {seat: state.view(seat)["players"][seat]["hand"] or [] for seat in (0, 1)}
    ada, bo = people().sit(made, 0), people().sit(made, 1)
    watcher = people().go(f"/table/{made.name}")
    connected(watcher)
    assert (ada.evaluate(HANDS), bo.evaluate(HANDS)) == (sorted(hands[0]), sorted(hands[1]))
    assert watcher.evaluate(HANDS) == []
    others = {ada: hands[1], bo: hands[0], watcher: hands[0] + hands[1]}
    for page, hidden in others.items():
        drawn = page.locator("svg.picture").evaluate("(node) => node.outerHTML")
        assert not [tile for tile in hidden if re.search(rf"\b{tile}\b", drawn)]
