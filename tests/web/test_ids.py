"""Ids on the page of a table: each is there once, so that what is sent goes where it belongs."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import looks
import pytest
from crowd import new_match, table_of
from litestar import Request

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match
from jackscrew.web.live.table import Table
from jackscrew.web.show import render
from jackscrew.web.show.edition import Editions
from jackscrew.web.show.guide import LEARN_PARTS, learn_part
from jackscrew.web.site.tables import show_page
from jackscrew.web.store import ChatLine

GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
ELSEWHERE = {"home.html", "new.html", "rules.html", "base.html", "error.html", "card.html"}
FREE = {"{{ chapter.key }}"}  # where it is a guide that gives the ids
NAMED = re.compile(r'\bid="((?:\{\{.*?\}\}|[^"{])*)"')
LOOKED_AT = 8  # pages of a game
EMPTY = {"br", "hr", "img", "input", "link", "meta"}  # elements that have no end


class Ids(HTMLParser):
    """The ids of a page: those in the picture that is played on, and all others."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.depth = self.inside = 0  # where the picture is, if we are in it
        self.picture: list[str] = []
        self.others: list[str] = []
        self.feed(html)
        assert not self.inside, "the picture has an end"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in EMPTY:
            self.depth += 1
        if tag == "svg" and "picture" in (given.get("class") or "").split():
            self.inside = self.depth
        if "id" in given:
            (self.picture if self.inside else self.others).append(given["id"] or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.depth == self.inside:
            self.inside = 0
        self.depth -= 1


def page_of(table: Table, seat: int, language: str) -> str:
    """The page of a table as a browser is sent it."""
    visitor = SimpleNamespace(
        cookies={},
        headers={"accept-language": language},
        url=SimpleNamespace(scheme="https", netloc="site", path="/"),
        app=SimpleNamespace(state=SimpleNamespace(editions=Editions())),
    )
    held = {} if seat == PUBLIC else {seat: "key"}
    answer = asyncio.run(show_page(cast("Request[Any, Any, Any]", visitor), table, held, None))
    return str(answer.content)


def some_positions(game: Game, is_other: bool) -> Iterator[Match]:
    """A random game now and then, and its end."""
    match, _ = new_match(game, game.seats[-1], seed=5, is_other=is_other)
    whole, dice = match.clone(), random.Random(5)
    found = [match]
    while not whole.over:
        seat = whole.pending()[0]
        whole.play(dice.choice(whole.legal(seat)), seat)
        found.append(whole.clone())
    yield from found[:: len(found) // LOOKED_AT]
    yield whole


@cache
def named_in_templates() -> list[re.Pattern[str]]:
    """The ids of elements of a table's page and of what is put into it, as templates name them."""
    folder = Path(render.__file__).parents[1] / "templates"
    kept = [path for path in folder.glob("*.html") if path.name not in ELSEWHERE]
    texts = [NAMED.findall(path.read_text(encoding="utf-8")) for path in kept]
    return [as_pattern(named) for found in texts for named in found if named not in FREE]


def as_pattern(named: str) -> re.Pattern[str]:
    """What an id in a template may become."""
    return re.compile(r"[\w-]+".join(map(re.escape, re.split(r"\{\{.*?\}\}", named))))


def drawer(game: Game, language: str) -> Ids:
    """The ids of what is put into the page when its rules are opened, of its figures too."""
    parts = [learn_part(game, part, language).content for part in LEARN_PARTS]
    return Ids("".join(part.decode() for part in parts))


@games
@pytest.mark.parametrize("is_other", [False, True], ids=["", "other"])
def test_each_id_is_on_the_page_once_and_each_fragment_has_its_place(
    game: Game, is_other: bool
) -> None:
    language = "de" if is_other else "en"
    learned = drawer(game, language)
    assert learned.others
    for number, match in enumerate(some_positions(game, is_other)):
        table = table_of(match, pack=match.setup.pack and new_match(game, 4, 1, True)[1])
        table.chat = [ChatLine(said, 0, "Well", 0.0) for said in (1, 2)]
        ids = Ids(page_of(table, looks.asked(match) if number % 3 else PUBLIC, language))
        counts = Counter([*ids.picture, *ids.others, *learned.others, *learned.picture])
        assert [key for key, count in counts.items() if count > 1] == []
        _, page = Editions().of(table, language).now(table)
        assert {*page.html, "words", "links", "end", "log", "chat", "stage"} <= {*ids.others}
        assert {*page.picture.shared} <= {*ids.picture}


@games
def test_no_piece_and_no_mark_has_an_id_of_the_page(game: Game) -> None:
    assert len(named_in_templates()) > 40
    assert any(named.fullmatch("seated-2") for named in named_in_templates())
    for is_flipped in (False, True):
        for match in looks.positions(game, game.seats[-1], is_flipped):
            picture = match.picture(looks.asked(match))
            drawn = {it.get("id", "") for it in looks.elements(picture)} - {""}
            drawn = {key for key in drawn if not key.startswith("i-")}  # signs, on the page once
            assert {*picture.pieces, *picture.marks} <= drawn
            assert [it for it in drawn if any(p.fullmatch(it) for p in named_in_templates())] == []
