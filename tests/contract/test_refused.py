"""Why something may not be chosen: of every game, at random positions, over all there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from laws import greedy_chooser, random_chooser
from test_contract import begin, cases, is_long
from why import check_entries, check_reasons

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.refusals import entries

GAMES = Path(__file__).parents[1] / "games"
SELDOM = 7  # choices to one at which all is asked about


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_sentences(game: Game) -> None:
    check_entries(game)


@cases
def test_reasons(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 29)
    check_reasons(match, random_chooser(match, 29), 29, SELDOM * (10 if is_long(key) else 1))


@pytest.mark.once
@cases
def test_reasons_where_one_plays_well(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 31)
    check_reasons(match, greedy_chooser(match, 31), 31, SELDOM * (10 if is_long(key) else 1))


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_every_sentence_comes_up_in_a_test(game: Game) -> None:
    """By its key, in the tests of the game: those that none has met are listed."""
    tests = (GAMES / game.key).glob("test_why*.py")
    written = "".join(path.read_text(encoding="utf-8") for path in tests)
    assert [key for key in entries(game) if f'"{key}"' not in written] == []
