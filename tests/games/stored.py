"""Stored games and positions: gone on with by hand, changed and refused, or played to their end."""

from __future__ import annotations

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from laws import replayed

from jackscrew.core.errors import BadSetup
from jackscrew.core.game import Game
from jackscrew.core.match import Match, at_position
from jackscrew.core.state import CHANCE
from jackscrew.core.view import V

Data = dict[str, Any]
RECORDS = Path(__file__).parents[1] / "records"


def play(match: Match[V], *actions: str) -> None:
    """Play actions of whoever is to decide."""
    for action in actions:
        match.play(action)


def chance(match: Match[V], *actions: str) -> None:
    """Have chance do these, one after another; forced moves follow by themselves."""
    for action in actions:
        number = match.parse(action)
        assert match.actor == CHANCE
        assert number in match.state.legal(), f"chance cannot {action!r} now"
        match.advance(number, forced=False)
        match.settle()


def stored_games(game: Game[V]) -> Any:
    """A fixture: each stored record of a game, by its name, and the match it tells of."""
    files = sorted((RECORDS / game.key).glob("*.txt"))

    @pytest.fixture(scope="module", params=files, ids=lambda path: path.stem)
    def played(request: pytest.FixtureRequest) -> tuple[str, Match[V]]:
        path: Path = request.param
        return path.stem, replayed(game, path)

    return played


def refused(game: Game, data: Data, match: str | None = None) -> None:
    """It is no position of the game."""
    with pytest.raises(BadSetup, match=match):
        game.load(data)


def play_on(game: Game[V], data: Data, seed: int = 1) -> Match[V]:
    """Play a position to its end at random; all stays sound."""
    match = at_position(game, data)
    match.resume(seed)
    rng = random.Random(seed)
    while not match.over:
        seat = match.pending()[0]
        assert match.legal(seat), "nobody has an option"
        match.play(rng.choice(match.legal(seat)), seat)
        game.sound(match.state)
    return match


def is_loaded(game: Game, data: Data) -> bool:
    """Is it a position of the game?"""
    try:
        game.load(data)
    except BadSetup:
        return False
    return True


def disturb(data: Data, rng: random.Random) -> None:
    """Change one value of a position, wherever it stands, for another of its kind."""
    holders: list[tuple[Any, Any]] = []
    collect(data, holders)
    holder, key = rng.choice(holders)
    value = holder[key]
    alike = [it[at] for it, at in holders if type(it[at]) is type(value)]
    holder[key] = deepcopy(rng.choice([*alike, None, -1, 0, 1, 2, 3]))


def collect(data: Any, holders: list[tuple[Any, Any]]) -> None:
    """All values of a position with where they stand."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        holders.append((data, key))
        if isinstance(value, dict | list):
            collect(value, holders)
