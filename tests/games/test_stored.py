"""Positions of every game with one thing changed at random, and positions of another match."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from looks import other_value
from stored import disturb, is_loaded, play_on, refused

import jackscrew
from jackscrew.core.game import Game

GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


# City Council takes positions as they are: their soundness is looked at when they are played
@pytest.mark.parametrize("key", ["big_shoulders", "raising_chicago", "rise"])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_loaded_can_be_played(key: str, seed: int) -> None:
    """It is refused, or goes on soundly to the end."""
    game, rng = jackscrew.game(key), random.Random(seed)
    seats = game.seats[seed % len(game.seats)]
    turned = [it for it in game.options if rng.random() < 0.5]
    options: dict[str, Any] = {it.name: other_value(it, seats) for it in turned}
    match = game.new(seats, seed=seed, **options)
    for _ in range(rng.randrange(10, 300)):
        if not match.over:
            seat = match.pending()[0]
            match.play(rng.choice(match.legal(seat)), seat)
    loaded = 0
    for _ in range(100):
        data = deepcopy(match.dump())
        disturb(data, rng)
        if is_loaded(game, data):
            loaded += 1
            if loaded < 6:
                play_on(game, data, seed)
    assert loaded


@games
def test_a_key_is_missing(game: Game) -> None:
    """Or stands there for another match."""
    data = game.new(seed=1).dump()
    for key in [key for key, value in data.items() if value != {}]:
        refused(game, {it: value for it, value in data.items() if it != key})
    other = next(it.key for it in GAMES if it is not game)
    for key, value in (("game", other), ("rules", 99), ("pack", "x"), ("options", {"lobby": True})):
        refused(game, {**data, key: value})
    for seats in {*range(1, 6)} - {data["seats"]}:
        refused(game, {**data, "seats": seats})
