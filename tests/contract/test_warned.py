"""Warnings beside choices: of every game, at random positions, and how many greedy bots get."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from laws import Chooser, dumped, greedy_chooser, plays, random_chooser, swapped
from looks import ENGLISH, NAMES, QUOTED, RAW
from test_contract import begin, cases, is_long

import jackscrew
from jackscrew.core.chance import Dice
from jackscrew.core.foresight import Foresight
from jackscrew.core.match import Match
from jackscrew.text import LANGUAGES, Warning, Words
from jackscrew.text.previews import preview

SELDOM = 5  # choices to one at which all that may be chosen is looked at
MOST = 3  # warnings of a game that are beside what a seat chooses
CHOICES = 12  # that are looked at where there are many


def warnings(match: Match, seat: int, actions: list[int], language: str) -> list[list[Warning]]:
    """What is bad about each of some choices."""
    foresight, words = Foresight(match, seat), Words(match.game, language, NAMES)
    return [preview(foresight, action, words).warnings for action in actions]


def check_warnings(match: Match, chooser: Chooser, seed: int, every: int) -> None:
    """Each is a sentence in every language, of what its seat knows; nothing forced is asked."""
    dice = Dice(seed)
    for number, seat in enumerate(plays(match, chooser)):
        if number % every:
            continue
        before = dumped(match, match.state)
        legal = match.legal_numbers(seat)
        some = legal[:: max(1, len(legal) // CHOICES)]
        told = {language: warnings(match, seat, some, language) for language in LANGUAGES}
        if match.game.secrets:
            assert warnings(swapped(match, seat, dice), seat, some, "en") == told["en"]
        assert len(legal) > 1
        for language, found in told.items():
            for warning in [warning for each in found for warning in each]:
                check_sentence(warning, language)
        assert dumped(match, match.state) == before


def check_sentence(warning: Warning, language: str) -> None:
    """It names a rule, and nothing is raw or untranslated."""
    assert warning.rule
    assert not RAW.search(warning.sentence), warning
    assert language == "en" or not ENGLISH.search(QUOTED.sub("", warning.sentence)), warning


@cases
def test_warnings(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 41)
    check_warnings(match, random_chooser(match, 41), 41, SELDOM * (10 if is_long(key) else 1))


@pytest.mark.once
@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_they_are_few(key: str) -> None:
    """Beside what greedy bots choose; of 100 games `bench/warned.py` tells."""
    for seed in range(1 if is_long(key) else 6):
        match, found = begin(key, 3, {}, seed), Counter[int]()
        greedy = greedy_chooser(match, seed)
        while not match.over:
            seat = match.pending()[0]
            action = greedy(match, seat)
            number = match.game.actions.parse(action)
            found[seat] += len(warnings(match, seat, [number], "en")[0])
            match.play(action, seat)
        assert max(found.values()) <= MOST, found
