"""Golden playthroughs: a change of behaviour shows as a readable difference.

JACKSCREW_UPDATE_GOLDEN=1 writes the texts anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import jackscrew
from jackscrew import Match
from jackscrew.core.chance import Dice
from jackscrew.core.state import OVER

FOLDER = Path(__file__).parent
PLAYED = {  # seats and seed
    "city_council": (3, 114),
    "big_shoulders": (3, 42),
    "rise": (3, 71),
    "raising_chicago": (2, 1351),
}
OPTIONS = {
    "rise": ["culture_b", "politics_b", "bank_b", "industry_b"],
    "raising_chicago": ["council"],
}


def played(game: str, seats: int, seed: int) -> Match:
    """A match of random moves, the same every time."""
    options: dict[str, Any] = dict.fromkeys(OPTIONS.get(game, []), True)
    match = jackscrew.game(game).new(seats, seed=seed, **options)
    dice = Dice(seed)
    while match.actor != OVER:
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
    return match


def playthrough(match: Match) -> str:
    """Header, every line with the scores after it, and the score sheet."""
    rows = [match.record.header(), ""]
    width = max(40, *[len(str(line)) for line in match.record.lines])
    for number, line in enumerate(match.record.lines, start=1):
        scores = " ".join(f"{points:4}" for points in match.at(number).scores())
        rows.append(f"{line!s:<{width}} |{scores}")
    rows += ["", "score sheet"]
    for source, by_seat in {**match.sheet(), "total": match.scores()}.items():
        rows.append(f"{source:<{width}} |" + " ".join(f"{points:4}" for points in by_seat))
    winners = " ".join(map(str, match.winners()))
    return "\n".join([*rows, "", f"won by seat {winners}"]) + "\n"


@pytest.mark.parametrize("game", PLAYED)
def test_playthrough(game: str) -> None:
    """The game is played as it was when the golden text was looked through."""
    text = playthrough(played(game, *PLAYED[game]))
    golden = FOLDER / f"{game}.txt"
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")
