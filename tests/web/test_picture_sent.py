"""The picture as it is sent: what changed of it, and beside it what the question is about."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from website import Opens, Page, Site, make_table

import jackscrew
from jackscrew.core.supplied import Picture
from jackscrew.web.live.table import Table
from jackscrew.web.show.shown import Seen, Shown
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.show.words import words_of

GAMES = [game.key for game in jackscrew.games()]
MOVES = 25


def hot_seats(site: Site, pages: Opens, key: str) -> Iterator[tuple[Page, Table]]:
    """One screen for all seats of a table, before each of some moves."""
    made, dice = make_table(site, "Ada", "Bo", "Cy", game=key), random.Random(2)
    page = pages(site, made.name, [*made.keys.values()])
    for _ in range(MOVES):
        if page.now.curtain is not None:
            page.ask("ready", seat=page.now.curtain.seat)
            page.until(lambda: page.now.curtain is None)
        yield page, site.table(made.name)
        assert page.play(dice.choice(page.now.actions).name).ok


def drawn(table: Table, viewer: Viewer) -> Picture:
    """The picture of a viewer, made from nothing."""
    return Seen(Shown(table, words_of(table, viewer.language)), viewer).picture()


@pytest.mark.parametrize("key", GAMES)
def test_what_is_remembered_is_not_drawn_for_another_seat(
    site: Site, pages: Opens, key: str
) -> None:
    for page, table in hot_seats(site, pages, key):
        anew = drawn(table, Viewer((0, 1, 2), ready=page.now.seat))
        assert page.pieces == anew.pieces
        assert page.marks == anew.marks
        assert page.now.answers == anew.answers


@pytest.mark.parametrize("key", GAMES)
def test_the_pieces_that_are_answers_are_told_beside_the_pieces(
    site: Site, pages: Opens, key: str
) -> None:
    for page, table in hot_seats(site, pages, key):
        answers = page.now.answers
        targets = {it for action in page.now.actions for it in action.targets}
        asked = {piece for piece, css in answers.items() if css.startswith("askable")}
        assert asked == targets & set(page.pieces)
        assert "askable" not in "".join(page.pieces.values())
        assert drawn(table, Viewer(())).answers == {}
