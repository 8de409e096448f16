"""Reloading, losing the connection, and a second tab of the same seat."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
import website
from browser.conftest import People
from browser.people import (
    answers,
    asked,
    asks,
    connected,
    is_asked,
    line,
    moment,
    play_turn,
    played,
    seat_them,
)
from playwright.sync_api import Page, WebSocketRoute, expect
from website import Made, Site

from jackscrew.core.match import Match

GONE = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


@pytest.fixture(scope="module")
def match() -> Match:
    """A game of which tables show the middle."""
    return played()


def middle(site: Site, match: Match, *seats: str) -> Made:
    """A table at which Ada, in seat 0, is to place a tile."""
    return seat_them(site, match, asks(match, 0, "position", 60), seats)


def choose_mark(page: Page) -> None:
    """Click a mark that is sent at once."""
    mark = answers(page)["marks"][0]
    page.mouse.click(mark["x"], mark["y"])


def test_after_a_reload_the_same_seat_goes_on(site: Site, match: Match, people: People) -> None:
    page = people().sit(middle(site, match, "Ada", "bot:random", "bot:random"), 0)
    play_turn(page, random.Random(1))
    now, lines = moment(page), line(page)
    page.reload()
    connected(page)
    asked(page)
    assert (moment(page), line(page)) == (now, lines)
    play_turn(page, random.Random(1))
    assert line(page) > lines


def test_what_was_played_while_the_server_was_away_is_played_once(
    serve: Callable[..., Site], match: Match, people: People
) -> None:
    site = serve()
    ada = people(at=site)
    page = ada.sit(middle(site, match, "Ada", "Bo", "bot:random"), 0)
    banner = page.locator("#offline")
    expect(banner).to_be_hidden()
    asked(page)
    lines = line(page)
    with ada.expecting(*GONE):
        site.stop()
        expect(banner).to_be_visible()
        choose_mark(page)
        expect(page.locator("body")).to_have_class(re.compile("busy"))
        vars(site).update(vars(website.start(site.data, port=site.port)))
        expect(banner).to_be_hidden()
        page.wait_for_function(f"() => document.querySelectorAll('#log > li').length > {lines}")
        asked(page)
    record = site.table(page.url.split("/")[4]).match.record
    assert [made.step for made in record.lines].count("position") == 1 + placed(match, lines)
    assert line(page) == len(record.lines)


def placed(match: Match, lines: int) -> int:
    """How many tiles were placed in the first lines of a game."""
    return [made.step for made in match.record.lines[:lines]].count("position")


def test_a_lost_network_is_told_and_comes_back(site: Site, match: Match, people: People) -> None:
    ada = people()
    made = middle(site, match, "Ada", "Bo", "bot:random")
    cut = Cut()
    ada.page.route_web_socket("**/socket*", cut.connect)
    page = ada.sit(made, 0)
    asked(page)
    with ada.expecting(*GONE):
        cut.is_cut = True
        cut.close()
        expect(page.locator("#offline")).to_be_visible()
        cut.is_cut = False
        expect(page.locator("#offline")).to_be_hidden()
    play_turn(page, random.Random(1))


def test_a_move_whose_answer_is_lost_is_not_played_twice(
    site: Site, match: Match, people: People
) -> None:
    ada = people()
    made = middle(site, match, "Ada", "Bo", "bot:random")
    cut = Cut()
    ada.page.route_web_socket("**/socket*", cut.connect)
    page = ada.sit(made, 0)
    asked(page)
    lines = line(page)
    cut.loses = True
    choose_mark(page)
    page.wait_for_function(f"() => document.querySelectorAll('#log > li').length > {lines}")
    asked(page)
    assert cut.plays == 2
    expect(page.locator("#toast")).to_be_hidden()
    record = site.table(made.name).match.record
    assert [made.step for made in record.lines].count("position") == 1 + placed(match, lines)
    assert line(page) == len(record.lines)


class Cut:
    """A line to the server that can be cut, or lose the answer to a move."""

    def __init__(self) -> None:
        self.is_cut = False
        self.loses = False
        self.holds = False
        self.plays = 0
        self.held: list[str | bytes] = []
        self.line: WebSocketRoute | None = None

    def connect(self, line: WebSocketRoute) -> None:
        """A page connects."""
        self.line = line
        if self.is_cut:
            line.close(code=1001)
            return
        server = line.connect_to_server()
        line.on_message(lambda told: self.up(server, told))
        server.on_message(self.down)

    def up(self, server: WebSocketRoute, told: str | bytes) -> None:
        """Pass on what the page says."""
        self.plays += json.loads(told)["do"] == "play"
        server.send(told)

    def down(self, told: str | bytes) -> None:
        """Pass on what the server says, unless it is to be lost or held back."""
        assert self.line is not None
        if self.loses and self.plays:
            self.loses = False
            self.line.close(code=1001)
        elif self.holds:
            self.held.append(told)
        else:
            self.line.send(told)

    def release(self) -> None:
        """Pass on what was held back."""
        self.holds = False
        for told in self.held:
            self.down(told)

    def close(self) -> None:
        """Cut the line."""
        assert self.line is not None
        self.line.close(code=1001)


def test_two_tabs_of_a_seat_show_the_same(site: Site, match: Match, people: People) -> None:
    ada = people()
    first = ada.sit(middle(site, match, "Ada", "bot:random", "bot:random"), 0)
    second = ada.open_tab()
    second.goto(first.url)
    connected(second)
    for page, other in ((first, second), (second, first)):
        page.bring_to_front()
        asked(page)
        play_turn(page, random.Random(1))
        asked(page)
        expect(other.locator("#slider")).to_have_value(str(moment(page)))
        assert line(other) == line(page)
        assert is_asked(other)


def test_an_answer_to_an_old_question_is_refused_and_the_tab_recovers(
    site: Site, match: Match, people: People
) -> None:
    ada = people()
    made = middle(site, match, "Ada", "bot:random", "bot:random")
    first = ada.sit(made, 0)
    second, cut = ada.open_tab(), Cut()
    second.route_web_socket("**/socket*", cut.connect)
    second.goto(first.url)
    connected(second)
    asked(second)
    cut.holds = True
    first.bring_to_front()
    play_turn(first, random.Random(1))
    second.bring_to_front()
    choose_mark(second)
    expect(second.locator("body")).to_have_class(re.compile("busy"))
    cut.release()
    expect(second.locator("#toast")).to_contain_text("look again")
    asked(second)
    assert (moment(second), line(second)) == (moment(first), line(first))
    play_turn(second, random.Random(1))
    expect(first.locator("#slider")).to_have_value(str(moment(second)))


def test_whoever_finds_a_full_table_is_told_and_comes_in_later(
    serve: Callable[..., Site], match: Match, people: People
) -> None:
    site = serve(bounds=replace(website.PLENTY, spectators=1))
    made = middle(site, match, "Ada", "Bo", "Cy")
    first, second = people(at=site), people(at=site)
    connected(first.go(f"/table/{made.name}"))
    page = second.go(f"/table/{made.name}")
    expect(page.locator("#toast")).to_have_text("Too many look at this table.")
    expect(page.locator("#moment")).to_be_empty()
    first.page.close()
    connected(page)
