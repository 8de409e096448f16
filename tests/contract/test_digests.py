"""What is told of the others since one last chose: every game, in every way it can be set up."""

from __future__ import annotations

from typing import Any

import digests
import pytest
from laws import random_chooser
from test_contract import begin, cases

pytestmark = pytest.mark.once
SELDOM = 5  # positions to one that is looked at


@cases
def test_figures_sum_to_the_change_of_each_score(
    key: str, seats: int, options: dict[str, Any]
) -> None:
    match = begin(key, seats, options, 29)
    digests.check_sums(match, random_chooser(match, 29), SELDOM)


@cases
def test_both_languages(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 31)
    digests.check_words(match, random_chooser(match, 31))


@cases
def test_nothing_secret(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 37)
    if match.game.secrets:
        digests.check_secrets(match, random_chooser(match, 37), 37)


@cases
def test_followed_lines(key: str, seats: int, options: dict[str, Any]) -> None:
    match = begin(key, seats, options, 41)
    digests.check_enacted(match, 41)
