"""Previews of every game at random positions: none is empty, and none tells what is hidden.

Where one tells what is asked next, that is asked.
"""

from __future__ import annotations

from typing import Any

from laws import plays, random_chooser, swapped
from looks import ENGLISH, NAMES, QUOTED, RAW
from test_contract import begin, cases, is_long

from jackscrew.core.chance import Dice
from jackscrew.core.foresight import Foresight
from jackscrew.core.match import Match
from jackscrew.text import LANGUAGES, Words
from jackscrew.text.previews import Preview, preview

NEXT = "Next: "
SELDOM = 5  # choices to one at which previews are looked at
CHOICES = 12  # that are looked at where there are many


def previews(match: Match, seat: int, language: str) -> dict[int, Preview]:
    """Some of what can be chosen."""
    foresight, words = Foresight(match, seat), Words(match.game, language, NAMES)
    legal = match.legal_numbers(seat)
    some = legal[:: max(1, len(legal) // CHOICES)]
    return {action: preview(foresight, action, words) for action in some}


def check_preview(found: Preview, language: str) -> None:
    """It says something, and nothing raw or untranslated."""
    assert found.points or found.more or found.figures or found.unsure, found.label
    for sentence in found.more:
        assert not RAW.search(sentence), sentence
        assert language == "en" or not ENGLISH.search(QUOTED.sub("", sentence)), sentence


def check_next(match: Match, seat: int, found: Preview, action: int) -> None:
    """What is asked next is what it tells, if it does and chance has no say before."""
    told = found.more[0] if found.more else ""
    if told.startswith(NEXT) and told != f"{NEXT}Chance decides.":
        after = match.clone()
        after.play(match.game.actions.name(action), seat)
        assert told == NEXT + Words(match.game, "en", NAMES).prompt(after.view(seat))


@cases
def test_previews(key: str, seats: int, options: dict[str, Any]) -> None:
    match, dice = begin(key, seats, options, 43), Dice(43)
    every = SELDOM * (10 if is_long(key) else 1)
    for number, seat in enumerate(plays(match, random_chooser(match, 43))):
        if number % every:
            continue
        for language in LANGUAGES:
            for found in previews(match, seat, language).values():
                check_preview(found, language)
        for action, found in previews(match, seat, "en").items():
            check_next(match, seat, found, action)
        if match.game.secrets:
            assert previews(swapped(match, seat, dice), seat, "en") == previews(match, seat, "en")
