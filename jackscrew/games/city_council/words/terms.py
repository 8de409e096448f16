"""What numbers on City Council's table are made of."""

from __future__ import annotations

from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.text import Words
from jackscrew.text.words import Term


def terms(words: Words, view: CityCouncilView, sign: str, piece: str) -> list[Term]:
    """The rail that is left, of all that there was."""
    if (sign, piece) != ("segments", "segments"):
        return []
    laid = len(view["rail"])
    return [
        Term(words.text("at the start"), view["segments_left"] + laid),
        Term(words.text("on the board"), -laid),
    ]
