"""The contract every game keeps, for each number of seats and set of options."""

from __future__ import annotations

import random
from typing import Any

import pytest
from laws import (
    check_match,
    check_secrets,
    check_targets,
    check_undo,
    greedy_chooser,
    random_chooser,
)
from looks import option_sets, other_value

import jackscrew
from jackscrew.core.match import Match

SELDOM = 3  # positions to one that is dumped, where there are many games
LONG = 2000  # lines of a record; of such games fewer are played, and not every picture is drawn


def is_long(key: str) -> bool:
    """Can a match of this game become so long that not everything is looked at?"""
    return jackscrew.game(key).longest > LONG


CASES = [
    pytest.param(game.key, seats, options, id=f"{game.key}-{seats}-{'flipped' if options else ''}")
    for game in jackscrew.games()
    for seats in game.seats
    for options in option_sets(game, seats)
]
cases = pytest.mark.parametrize(("key", "seats", "options"), CASES)


def begin(key: str, seats: int, options: dict[str, Any], seed: int) -> Match:
    """A fresh match."""
    return jackscrew.game(key).new(seats, seed=seed, **options)


@cases
@pytest.mark.parametrize(
    "seeds", [range(2), pytest.param(range(2, 8), marks=pytest.mark.once)], ids=["two", "more"]
)
def test_random_games(key: str, seats: int, options: dict[str, Any], seeds: range) -> None:
    for seed in seeds[: 1 if is_long(key) else None]:
        match = begin(key, seats, options, seed)
        check_match(match, random_chooser(match, seed), 1 if seed < 2 else SELDOM)


@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_the_printed_set_and_its_numbers_of_seats(key: str) -> None:
    """What is printed passes the test that packs must pass; nobody else can sit down."""
    game = jackscrew.game(key)
    printed = game.components()
    game.check_components(printed.data)
    assert not printed.digest
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(jackscrew.BadSetup, match="seats"):
            game.new(seats, seed=1)


SEATS = [
    pytest.param(game.key, seats, id=f"{game.key}-{seats}")
    for game in jackscrew.games()
    for seats in game.seats
]


@pytest.mark.once
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_mixtures_of_options(key: str, seats: int) -> None:
    game = jackscrew.game(key)
    for seed in range(100, 101 if is_long(key) else 104):
        dice = random.Random(seed)
        chosen = {it.name: dice.choice([it.default, other_value(it, seats)]) for it in game.options}
        match = begin(key, seats, chosen, seed)
        check_match(match, random_chooser(match, seed), SELDOM)


EACH = [
    pytest.param(game.key, option.name, id=f"{game.key}-{option.name}")
    for game in jackscrew.games()
    for option in game.options
]


@pytest.mark.once
@pytest.mark.parametrize(("key", "name"), EACH)
def test_each_option_by_itself(key: str, name: str) -> None:
    """Turned alone, where none of the others that `flipped` turns as well can hide a fault."""
    game = jackscrew.game(key)
    seats = game.seats[-1]
    option = next(option for option in game.options if option.name == name)
    match = begin(key, seats, {name: other_value(option, seats)}, 23)
    check_match(match, random_chooser(match, 23))


@pytest.mark.once
@cases
def test_greedy_games(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 5)
    check_match(match, greedy_chooser(match, 5))


@cases
def test_undo(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 11)
    check_undo(match, random_chooser(match, 11))


@pytest.mark.once
@cases
def test_secrets(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 13)
    every = 37 if is_long(key) else 1 if match.game.secrets else 11
    check_secrets(match, random_chooser(match, 13), 13, every)


@pytest.mark.once
@cases
def test_targets_are_in_the_picture(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 17)
    check_targets(match, random_chooser(match, 17))
