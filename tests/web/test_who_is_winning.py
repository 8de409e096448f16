"""Beside the score now, pages and programs are told the score if the game ended now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import looks
import pytest
from crowd import table_of
from website import Made, Site, make_table

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.draw.words import gained, signed
from jackscrew.web.live.table import Table
from jackscrew.web.show.edition import Edition
from jackscrew.web.show.layer import Own, make_layer
from jackscrew.web.show.page import Page
from jackscrew.web.show.shown import Seen
from jackscrew.web.show.viewer import Viewer

SEAT = re.compile(r'unseen">If it ended now: </span>.*?<b>([^<]*)</b><span[^>]*>([^<]*)<')
ROW = re.compile(r"<tr[^>]*><th scope=\"row\">(.*?)</th>(.*?)</tr>", re.DOTALL)
games = pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)


def tables(game: Game) -> Iterator[Table]:
    """Tables at some positions of two games, with all options and with none, and at their ends."""
    for is_flipped in (False, True):
        found = looks.positions(game, game.seats[-1], is_flipped)
        yield from map(table_at, [*found[::7], found[-1]])


def table_at(match: Match) -> Table:
    """A table where a match stands."""
    table = table_of(match)
    table.match = match
    return table


def page_of(table: Table, language: str = "en") -> Page:
    """What all are shown."""
    return Edition(language).now(table)[1]


def cells(row: str) -> list[str]:
    """What stands in a row of the score sheet."""
    return [re.sub("<[^>]*>", "", cell) for cell in re.findall(r"<td[^>]*>(.*?)</td>", row)]


def sheet_rows(page: Page) -> dict[str, list[str]]:
    """The rows of the score sheet by what a reader is told at their head."""
    rows = ROW.findall(page.html["sheet"])
    return {unescape(re.sub("<[^>]*>", "", head)): cells(row) for head, row in rows}


@games
def test_seats_show_a_second_figure_where_the_end_would_change_something(game: Game) -> None:
    told = set()
    for table in tables(game):
        match, page = table.match, page_of(table)
        found = [SEAT.findall(page.html[f"seated-{seat}"]) for seat in range(match.setup.seats)]
        scores = zip(match.scores(), match.if_ended(), strict=True)
        wanted = [[(signed(then), gained(then - now))] for now, then in scores]
        changes = match.sheet() != match.sheet_if_ended()
        assert found == (wanted if changes else [[]] * match.setup.seats)
        told.add(changes)
    assert told == {True, False}


@games
def test_the_sheet_has_a_grey_row_for_each_source_and_the_sum(game: Game) -> None:
    for table in tables(game):
        match, words = table.match, Edition("en").spoken(table)
        rows, then = sheet_rows(page_of(table)), match.sheet_if_ended()
        for key, now in match.sheet().items():
            more = [gained(b - a) for a, b in zip(now, then[key], strict=True)]
            later = rows.pop(f"{words.source(key)} at the end", None)
            assert later == (more if then[key] != now else None)
            shown = rows.pop(words.source(key), None)
            assert shown == ([*map(signed, now)] if any(now) or later is None else None)
        assert rows.pop("Total") == [*map(signed, match.scores())]
        sums = {"If it ended now": [*map(signed, match.if_ended())]}
        assert rows == (sums if then != match.sheet() else {})


def test_in_the_past_it_is_that_of_the_past() -> None:
    match = looks.positions(jackscrew.game("rise"), 4, False)[-1]
    table, edition = table_at(match), Edition("en")
    middle = match.version // 2
    shown, page = edition.past(table, middle, edition.drawn)
    assert shown.match.if_ended() != match.if_ended()
    assert int(SEAT.findall(page.html["seated-0"])[0][0]) == match.at(middle).if_ended()[0]


def test_it_is_told_in_german() -> None:
    match = looks.positions(jackscrew.game("city_council"), 4, False)[0]
    page = page_of(table_at(match), "de")
    assert "Wäre jetzt Schluss: </span>" in page.html["seated-0"]
    assert {"Unbenutzte Münzen am Ende", "Wäre jetzt Schluss"} <= sheet_rows(page).keys()


def test_it_is_reckoned_once_for_all_who_read_the_same_language() -> None:
    match = looks.positions(jackscrew.game("raising_chicago"), 4, True)[20].clone()
    game, count = match.game, 0

    def counted(state: Any) -> list[list[int]]:
        nonlocal count
        count += 1
        return game.ended(state)

    match.game = replace(game, ended=counted)
    table = table_at(match)
    editions = [Edition("en"), Edition("de")]
    for edition in editions:
        for seat in range(4):
            shown, page = edition.now(table)
            make_layer(Seen(shown, Viewer((seat,), edition.language)), page, Own(seat))
    assert count == len(editions)


def test_programs_are_told_it_by_source(site: Site) -> None:
    made: Made = make_table(site, "Ada", "Bo", "Cy")
    match = site.table(made.name).match
    view = site.program().get(f"/api/tables/{made.name}/view").json()["view"]
    assert view["if_ended"] == match.sheet_if_ended()
    assert view["if_ended"]["coins"] == [8, 8, 8]
    assert match.scores() == [0, 0, 0]
