"""Pictures, words and screens of every game, with every number of seats and set of options."""

from __future__ import annotations

from collections.abc import Callable

import looks
import pytest
import screens

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import Match

# what draws, tells and prints is plain Python in both builds, and test_builds compares the views
pytestmark = pytest.mark.once
GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
CASES = [
    pytest.param(game, seats, flipped, id=f"{game.key}-{seats}-{'flipped' if flipped else ''}")
    for game in GAMES
    for seats in game.seats
    for flipped in range(len(looks.option_sets(game, seats)))
]
cases = pytest.mark.parametrize(("game", "seats", "flipped"), CASES)
CHECKS = [
    looks.check_answers,
    looks.check_pieces,
    looks.check_spots,
    looks.check_sharing,
    looks.check_parts,
    looks.check_panels,
    looks.check_icons,
    looks.check_names,
    looks.check_seats,
    looks.check_printed,
    looks.check_question,
    looks.check_briefs,
    looks.check_table,
]
ON_SCREEN = [screens.check_order, screens.check_signs, screens.check_colour]
BY_WIDTH = [screens.check_fit, screens.check_nothing_lost, screens.check_height]
WIDTHS = [46, 80, 120, 170]


@cases
@pytest.mark.parametrize("check", CHECKS, ids=lambda it: it.__name__.removeprefix("check_"))
def test_positions(game: Game, seats: int, flipped: int, check: Callable[[Match], None]) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        check(match)


@cases
def test_the_log(game: Game, seats: int, flipped: int) -> None:
    looks.check_log(looks.positions(game, seats, bool(flipped))[-1])


@cases
@pytest.mark.parametrize("width", WIDTHS)
def test_screens(game: Game, seats: int, flipped: int, width: int) -> None:
    for match in looks.positions(game, seats, bool(flipped))[::3]:
        for check in BY_WIDTH:
            check(match, width)


@cases
def test_screens_as_they_are_read(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped))[::2]:
        for check in ON_SCREEN:
            check(match)


@cases
def test_lettering(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped))[::5]:
        looks.check_lettering(match)


@games
def test_pictures_are_translated(game: Game) -> None:
    for match in looks.positions(game, game.seats[-1], is_flipped=True):
        assert looks.untranslated(match) <= looks.proper_names(match.setup.components)


@games
def test_what_is_remembered_is_what_would_be_drawn(game: Game) -> None:
    looks.check_memory(game.new(game.seats[-1], seed=7))


@games
def test_printed_boards(game: Game) -> None:
    looks.check_packs(game)
    looks.check_boards(game)


@games
def test_verbs(game: Game) -> None:
    looks.check_verbs(game)


@games
def test_the_declaration(game: Game) -> None:
    looks.check_declaration(game)
    looks.check_vignette(game)
    screens.check_short_names(game)
