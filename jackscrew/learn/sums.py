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
    if sign.sum == TERMS:
        found = words.terms(view, sign.key, piece)
    elif (seat := seat_of(match, piece)) is not None:
        found = points_of(match, words, seat) if sign.sum == SHEET else ended_of(match, words, seat)
    return [term for term in found if term.count]


def seat_of(match: Match, piece: str) -> int | None:
    """Whose a piece is: a piece of a seat has its number at the end."""
    _, _, number = piece.rpartition("-")
    if not number.isdecimal() or int(number) >= match.setup.seats:
        return None
    return int(number)


def points_of(match: Match, words: Words, seat: int) -> list[Term]:
    """A seat's points by source."""
    return [Term(words.source(key), row[seat]) for key, row in match.sheet().items()]


def ended_of(match: Match, words: Words, seat: int) -> list[Term]:
    """What a seat has, and what it would have besides if the game ended now."""
    now, then = match.sheet(), match.sheet_if_ended()
    more = [Term(words.source(key), row[seat] - now[key][seat]) for key, row in then.items()]
    return [Term(words.text("now"), match.scores()[seat]), *more]
