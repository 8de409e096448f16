"""What has happened at a table, and what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape

from markupsafe import Markup

from jackscrew.core.match import PUBLIC
from jackscrew.core.record import Line
from jackscrew.core.state import POINTS, Event
from jackscrew.draw.words import gained
from jackscrew.text import Words
from jackscrew.web.live.table import Table
from jackscrew.web.show.render import render, shape

KEPT = 16  # of the newest lines, so many are remembered as they were told


@dataclass(frozen=True)
class Entry:
    """A line of the log; it is numbered from 1, as many as there are after it.

    `part` is the heading above it, `points` are what it brought the seat that decided it.
    """

    number: int
    seat: int
    sentence: str
    more: list[str]
    points: int
    part: str


@dataclass(frozen=True)
class Said:
    """A line of the chat; nobody's says something of the table."""

    number: int
    seat: int
    name: str
    text: str
    at: str


class Log:
    """The log of a table as everybody may read it; the newest lines are told once for all."""

    def __init__(self) -> None:
        self.words: Words | None = None
        self.cuts = 0
        self.told: dict[int, str] = {}

    def lines(self, table: Table, words: Words, first: int) -> str:
        """The lines from one on."""
        return "".join(self.line(table, words, it) for it in range(first, table.match.version))

    def line(self, table: Table, words: Words, number: int) -> str:
        """One line; those long gone by are told anew."""
        self.forget_what_changed(table, words)
        found = self.told.get(number)
        if found is None:
            found = told_line(table, words, number, PUBLIC)
            if number >= table.match.version - KEPT:
                self.told[number] = found
                self.told.pop(number - KEPT, None)
        return found

    def forget_what_changed(self, table: Table, words: Words) -> None:
        """Lines that were taken back, or that name people otherwise, are told anew."""
        if self.words is not words or self.cuts != len(table.cuts):
            self.words, self.cuts = words, len(table.cuts)
            self.told.clear()


def told_line(table: Table, words: Words, number: int, seat: int) -> str:
    """A line of the log as a seat may read it."""
    match = table.match
    whole = match.record.lines[number]
    shown = whole.shown_to(seat)
    events = match.told[number] if shown is whole else match.told[number][match.own[number] :]
    return written(entry(table, words, number, shown, events))


def entry(table: Table, words: Words, number: int, line: Line, events: Sequence[Event]) -> Entry:
    """What a line tells."""
    sentence, *more = words.line(line, events)
    points = sum(it.b for it in events if it.kind == POINTS and it.seat == line.seat)
    part = part_before(table, words, number)
    return Entry(number + 1, line.seat, sentence, more, points, part)


def written(line: Entry) -> str:
    """A line of the log as it stands there.  A template would take three times as long."""
    part = f'<h3 class="part caps">{escape(line.part)}</h3>' if line.part else ""
    who = shape(line.seat) or '<i class="shape"></i>'
    more = "".join(f'<span class="more">{escape(told)}</span>' for told in line.more)
    css = "plus" if line.points > 0 else "minus"
    points = f'<span class="{css}">{gained(line.points)}</span>' if line.points else ""
    return (
        f'<li id="line-{line.number}">{part}<button type="button" data-do="look"'
        f' data-line="{line.number}"><span class="no">{line.number}</span>{who}'
        f'<span class="told">{escape(line.sentence)}{more}</span>{points}</button></li>\n'
    )


def part_before(table: Table, words: Words, number: int) -> str:
    """The heading above a line: the round that begins with it."""
    if number == 0:
        return words.part(1)
    began = [part for line, part in table.parts if line == number]
    return words.part(began[-1]) if began else ""


def chat(table: Table, words: Words, first: int = 0) -> Markup:
    """What was said from a line on."""
    names = words.names
    lines = [
        Said(
            number=said.number,
            seat=said.seat,
            name=names[said.seat] if said.seat >= 0 else "",
            text=said.text,
            at=datetime.fromtimestamp(said.at, UTC).isoformat(timespec="seconds"),
        )
        for said in table.chat[first:]
    ]
    return render("chat.html", words, lines=lines)
