"""What has happened at a table, and what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from markupsafe import Markup

from jackscrew.core.record import Line
from jackscrew.core.state import POINTS, Event
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown


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


def log(shown: Shown, first: int = 0) -> Markup:
    """The lines of the log from one on."""
    told = shown.live.told_to(shown.seat, first)
    lines = [entry(shown, n, line, events) for n, (line, events) in enumerate(told, start=first)]
    return render("log.html", shown.words, lines=lines)


def entry(shown: Shown, number: int, line: Line, events: Sequence[Event]) -> Entry:
    """One line of the log."""
    sentence, *more = shown.words.line(line, events)
    points = sum(it.b for it in events if it.kind == POINTS and it.seat == line.seat)
    return Entry(number + 1, line.seat, sentence, more, points, part_before(shown, number))


def part_before(shown: Shown, number: int) -> str:
    """The heading above a line: the round that begins with it."""
    if number == 0:
        return shown.words.part(1)
    began = [part for line, part in shown.table.parts if line == number]
    return shown.words.part(began[-1]) if began else ""


def chat(shown: Shown, first: int = 0) -> Markup:
    """What was said from a line on."""
    names = shown.words.names
    lines = [
        Said(
            number=said.number,
            seat=said.seat,
            name=names[said.seat] if said.seat >= 0 else "",
            text=said.text,
            at=datetime.fromtimestamp(said.at, UTC).isoformat(timespec="seconds"),
        )
        for said in shown.table.chat[first:]
    ]
    return render("chat.html", shown.words, lines=lines)
