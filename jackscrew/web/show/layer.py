"""A layer: what one viewer sees over the page that all see, and nobody else does."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from jackscrew.core.match import PUBLIC
from jackscrew.core.supplied import Memory, Panel, Piece, Point
from jackscrew.text import Words
from jackscrew.web.live.table import Table
from jackscrew.web.show.ask import question
from jackscrew.web.show.links import links
from jackscrew.web.show.log import told_line
from jackscrew.web.show.page import Fragments, Page
from jackscrew.web.show.question import EVERYBODY, asking, personal
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Seen
from jackscrew.web.show.since import Since
from jackscrew.web.show.told import Action, Curtain


class Layer(Struct, frozen=True):
    """What differs from the page; what is empty or None is as it is there.

    `seat` is as whom the viewer sees the table, `asked` since which version that seat is asked what
    it is asked.  `lines` of the log are those that not everybody may read, by number.
    """

    seat: int = PUBLIC
    asked: int | None = None
    html: dict[str, str] = {}
    lines: dict[str, str] = {}
    pieces: dict[str, Piece] = {}
    marks: dict[str, str] | None = None
    answers: dict[str, str] = {}
    slots: dict[str, Point] | None = None
    panels: dict[str, Panel] | None = None
    parts: str | None = None
    label: str | None = None
    actions: list[Action] = []
    curtain: Curtain | None = None


class Secrets:
    """The lines of the log that a seat may read and not everybody may, told once each."""

    def __init__(self) -> None:
        self.words: Words | None = None
        self.cuts = self.read = 0
        self.lines: dict[str, str] = {}

    def told(self, table: Table, words: Words, seat: int) -> dict[str, str]:
        """All of them by number; what was taken back is forgotten."""
        if self.words is not words or self.cuts != len(table.cuts):
            self.words, self.cuts, self.read, self.lines = words, len(table.cuts), 0, {}
        lines = table.match.record.lines
        fresh = [
            number for number in range(self.read, len(lines)) if seat in (lines[number].seen or ())
        ]
        self.read = len(lines)
        if fresh:
            told = {str(it + 1): told_line(table, words, it, seat) for it in fresh}
            self.lines = {**self.lines, **told}
        return self.lines


class Own:
    """What is remembered of what a seat was shown; another pair of eyes is shown none of it."""

    def __init__(self, seat: int = PUBLIC) -> None:
        self.seat = seat
        self.fragments = Fragments()
        self.picture = Memory()
        self.secrets = Secrets()
        self.since = Since()


def make_layer(seen: Seen, page: Page, own: Own, gains: Mapping[str, int] | None = None) -> Layer:
    """The layer of a viewer over the page of the same position."""
    html = own_html(seen, own)
    curtain = seen.viewer.curtain(seen.table)
    if seen.seat == PUBLIC:
        pieces = page.picture.own  # what seats have of their own is empty for whoever has none
        covered = None if curtain is None else Curtain(curtain, seen.words.names[curtain])
        return Layer(html=html, pieces=pieces, curtain=covered)
    return replace(
        drawn_layer(seen, page, own.picture, gains),
        asked=None if seen.asked is None else seen.table.asked[seen.asked][1],
        html=html,
        lines=own.secrets.told(seen.table, seen.words, seen.seat),
        actions=seen.actions,
    )


def drawn_layer(seen: Seen, page: Page, memory: Memory, gains: Mapping[str, int] | None) -> Layer:
    """What differs in the picture."""
    picture, base = seen.picture(page.picture, gains, memory), page.picture
    if picture is base:
        return Layer(seat=seen.seat, answers=base.answers)
    return Layer(
        seat=seen.seat,
        pieces=picture.own,
        marks=None if picture.marks == base.marks else picture.marks,
        answers=picture.answers,
        slots=None if picture.slots == base.slots else picture.slots,
        panels=None if picture.panels == base.panels else picture.panels,
        parts=None if picture.parts == base.parts else picture.boxes(),
        label=None if picture.label == page.label else picture.label,
    )


def own_html(seen: Seen, own: Own) -> dict[str, str]:
    """The fragments that are for the viewer alone, by the ids of their elements."""
    found, known, since = dict[str, str](), own.fragments, own.since.told(seen)
    words, viewer, given = seen.words, seen.viewer, personal(seen, since.line, since.forced)
    if given != EVERYBODY:
        view = seen.shown.view if seen.asked is None else seen.view
        found["question"] = known.fill("question", question, words, asking(seen.shown, view), given)
    else:
        known.forget("question")
    if since.html:
        found["since"] = since.html
    if viewer.reads:
        found["words"] = str(render("words.html", words, parts=words.describe(seen.view)))
    if viewer.links is not None:
        taken = [seat.taken for seat in seen.table.seats]
        bots = seen.table.offered()
        found["links"] = known.fill(
            "links", links, words, seen.table.name, viewer.links, taken, bots
        )
    return found
