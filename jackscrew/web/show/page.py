"""A page: all that everybody at a table is shown at one revision, in one language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from typing import TypeVarTuple

from jackscrew.core.supplied import Memory, Picture
from jackscrew.text import Words
from jackscrew.web.show.ask import question
from jackscrew.web.show.question import EVERYBODY, asking
from jackscrew.web.show.render import render
from jackscrew.web.show.seats import PaceChoice, Row, paces, rows, seat
from jackscrew.web.show.sheet import end, score_sheet, sheet_part
from jackscrew.web.show.shown import Shown

Part = TypeVarTuple("Part")
NUMBERS = count(1)


@dataclass(frozen=True, eq=False)
class Page:
    """What is made from the view of a spectator and of nothing else, so that all may be shown it.

    `number` is its alone.  `html` are fragments by the ids of their elements, `ticks` the lines at
    which parts of the game began, `words` those it was told in.
    """

    number: int
    words: Words
    version: int
    line: int
    last: int
    over: bool
    pending: list[int]
    html: dict[str, str]
    picture: Picture
    label: str
    parts: str
    ticks: list[tuple[int, str]]


class Fragments:
    """Fragments of pages as they were filled last: most moves change two or three of them."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[tuple[object, ...], str]] = {}

    def fill(self, place: str, make: Callable[[*Part], str], *part: *Part) -> str:
        """The fragment of a place, filled anew if it is not made of the same as before."""
        known = self.known.get(place)
        if known is None or known[0] != part:
            known = self.known[place] = (part, str(make(*part)))
        return known[1]

    def forget(self, place: str) -> None:
        """Keep nothing of what is not shown there."""
        self.known.pop(place, None)


class Drawn:
    """What is remembered of a table's pages: fragments, and parts of the picture."""

    def __init__(self) -> None:
        self.fragments = Fragments()
        self.picture = Memory()


def make_page(shown: Shown, drawn: Drawn) -> Page:
    """The page of a position."""
    table, match = shown.table, shown.match
    picture = shown.picture(drawn.picture)
    return Page(
        number=next(NUMBERS),
        words=shown.words,
        version=table.revision,
        line=match.version,
        last=table.match.version,
        over=table.match.over,
        pending=[] if table.imported or table.match.over else table.match.pending(),
        html=fragments(shown, drawn.fragments),
        picture=picture,
        label=picture.label,
        parts=picture.boxes(),
        ticks=[(line, str(number)) for line, number in table.parts],
    )


def fragments(shown: Shown, known: Fragments) -> dict[str, str]:
    """What may change with a move, by the ids of its elements."""
    words, choices = shown.words, paces(shown)
    found = {
        "where": known.fill("where", where, words, shown.words.path(shown.view)),
        "question": known.fill("question", question, words, asking(shown, shown.view), EVERYBODY),
        "watchers": known.fill("watchers", watchers, words, unseated(shown)),
        "pace": known.fill("pace", pace, words, choices),
        "sheet": known.fill("sheet", score_sheet, *sheet_part(shown, shown.match), shown.if_ended),
        **seats(rows(shown), words, known),
    }
    found["pace-beside"] = found["pace"]
    if shown.live.over or shown.table.imported:
        found["end"] = str(end(shown))
    return found


def seats(seated: Iterable[Row], words: Words, known: Fragments) -> dict[str, str]:
    """The seats, each by itself."""
    places = {f"seated-{each.seat}": each for each in seated}
    return {place: known.fill(place, seat, words, each) for place, each in places.items()}


def unseated(shown: Shown) -> int:
    """How many look on."""
    return sum(not watcher.seats for watcher in shown.table.watchers)


def where(words: Words, path: Sequence[str]) -> str:
    """In which part of the game we are."""
    return "".join(f"<li>{escape(step)}</li>" for step in path)


def watchers(words: Words, number: int) -> str:
    """How many look on, in words."""
    return render("watchers.html", words, count=number)


def pace(words: Words, choices: Sequence[PaceChoice]) -> str:
    """How fast bots move."""
    return render("pace.html", words, paces=choices)
