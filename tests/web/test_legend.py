"""What signs mean, as pages are told: the list of all, and what a number is made of."""

from __future__ import annotations

import html
import re

import pytest
from website import Opens, Site, make_table

import jackscrew
from jackscrew.core.game import Game
from jackscrew.learn.signs import read_signs
from jackscrew.web.show.told import Terms

GAMES = jackscrew.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
FIGURES = re.compile("<b>([\N{MINUS SIGN}+]? ?[0-9]+)</b>")
NOWHERE = ("", "seat-", "seat-9", f"seat-{'9' * 90}", "<b>", "points", "seated-x")


def numbers(told: str) -> list[int]:
    """The numbers of a sum, the whole first."""
    found = FIGURES.findall(told)
    return [int(it.replace(" ", "").replace("\N{MINUS SIGN}", "-")) for it in found]


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_signs_are_listed(site: Site, game: Game, language: str) -> None:
    page = html.unescape(site.client(language).get(f"/learn/{game.key}/signs").text)
    signs = read_signs(game, language)
    assert re.findall(r'data-key="([^"]+)"', page) == [sign.key for sign in signs]
    for sign in signs:
        assert f"<b>{sign.name}</b>" in page
        assert sign.told in page
        assert f"/rules/{game.key}#rule-{sign.rule}" in page


@each_game
def test_what_points_are_made_of(site: Site, game: Game, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy", game=game.key)
    page = pages(site, made.name, [made.keys[0]])
    sign = next(sign.key for sign in read_signs(game, "en") if sign.sum == "sheet")
    for seat, score in enumerate(site.table(made.name).match.scores()):
        told = page.fetch(Terms, "terms", sign=sign, piece=f"seated-{seat}")
        assert (told.sign, told.piece) == (sign, f"seated-{seat}")
        whole, *terms = numbers(told.html) or [0]
        assert whole == sum(terms) == score


def test_what_is_no_sum_is_told_or_refused(site: Site, pages: Opens) -> None:
    page = pages(site, make_table(site, "Ada", "Bo", "Cy").name)
    for piece in NOWHERE:
        for sign in ("points", "segments"):
            assert page.fetch(Terms, "terms", sign=sign, piece=piece).html == ""
    for sign in ("tick", "nothing", ""):
        answer = page.ask("terms", sign=sign, piece="seat-0")
        assert (answer.ok, answer.message) == (False, "This number is no sum.")


def test_the_terms_are_those_of_the_position_looked_at(site: Site, pages: Opens) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    page = pages(site, made.name, [made.keys[0]], language="de")
    page.ask("look", at=0)
    told = page.fetch(Terms, "terms", sign="segments", piece="segments")
    assert told.html == "<b>50</b> = <span><b>50</b> am Anfang</span> "
