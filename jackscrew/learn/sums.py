"""What the number of a sign is made of."""

from __future__ import annotations

from jackscrew.core.match import Match
from jackscrew.core.view import View
from jackscrew.learn.signs import SHEET, TERMS, Sign
from jackscrew.text import Words
from jackscrew.text.words import Term


def terms_of(match: Match, view: View, words: Words, sign: Sign, piece: str) -> list[Term]:
    """The terms of the number that a sign shows on a piece; none if it is no sum there.

    `piece` is the id of what it is on, such as `seat-1`; what it tells is in the view.
    """
    found: list[Term] = []
    if sign.sum == SHEET:
        found = points_of(match, words, piece)
    elif sign.sum == TERMS:
        found = words.terms(view, sign.key, piece)
    return [term for term in found if term.count]


def points_of(match: Match, words: Words, piece: str) -> list[Term]:
    """A seat's points by source; a piece of a seat has its number at the end."""
    _, _, number = piece.rpartition("-")
    if not number.isdecimal() or int(number) >= match.setup.seats:
        return []
    seat = int(number)
    rows = match.sheet().items()
    return [Term(words.source(key), row[seat]) for key, row in rows]
