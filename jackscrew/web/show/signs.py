"""What is drawn at a table, told: the list of all signs, and what a number is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup, escape

from jackscrew.core.game import Game
from jackscrew.draw.words import signed
from jackscrew.learn.signs import BESIDE, Sign, read_signs
from jackscrew.text import Words
from jackscrew.text.words import Term
from jackscrew.web.show.render import render


@cache
def signs_html(game: Game, language: str) -> Markup:
    """All signs of a game with how a page finds them, and the places where they are."""
    words, signs = Words(game, language), read_signs(game, language)
    return render(
        "signs.html",
        words,
        rules_url=f"/rules/{game.key}",
        signs=signs,
        places=[(key, place_name(words, key)) for key in places(signs)],
    )


def places(signs: Sequence[Sign]) -> list[str]:
    """Where there are signs, as they come in the file; what stands beside the board is last."""
    found = dict.fromkeys(place for sign in signs for place in sign.where)
    return sorted(found, key=lambda place: place == BESIDE)


def place_name(words: Words, place: str) -> str:
    """What a place is called."""
    return words.text("Beside the board") if place == BESIDE else words.picture_part(place)


def sum_html(terms: Sequence[Term]) -> Markup:
    """A number and its terms: "12 = 8 levels + 2 plots"."""
    drawn = "".join(term_html(term, is_first=not i) for i, term in enumerate(terms))
    return Markup(f"<b>{signed(sum(term.count for term in terms))}</b> = {drawn}")


def term_html(term: Term, is_first: bool) -> str:
    """A term, added or taken off."""
    sign = "\N{MINUS SIGN}" if term.count < 0 else "+"
    shown = signed(term.count) if is_first else f"{sign} {abs(term.count)}"
    return f"<span><b>{shown}</b> {escape(term.name)}</span> "
