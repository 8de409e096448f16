"""Where points came from: by move, over time, and as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import POINTS, Event
from jackscrew.draw.chart import score_chart
from jackscrew.text import Words
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Seen, Shown


@dataclass(frozen=True)
class Gain:
    """A line of the record that brought points."""

    number: int
    sentence: str
    points: int


@dataclass(frozen=True)
class Moment:
    """A line of the record at which points are counted up, and what it is called."""

    line: int
    name: str


@dataclass(frozen=True)
class Row:
    """A source, and what it had brought at each moment."""

    label: str
    cells: tuple[int, ...]


def points(seen: Seen, seat: int, source: int) -> Markup:
    """The moves that brought a seat the points of one source."""
    lines = gains(seen, seat, source)
    return render(
        "points.html",
        seen.words,
        seat=seat,
        name=seen.words.names[seat],
        label=seen.words.source(seen.table.game.sources[source]),
        total=sum(line.points for line in lines),
        lines=lines,
    )


def gains(seen: Seen, seat: int, source: int) -> list[Gain]:
    """The lines that brought a seat points of a source."""
    live = seen.shown.live
    told = zip(live.log(seen.seat), live.told, strict=True)
    return [
        Gain(number, reason(seen.words, line, event), event.b)
        for number, (line, events) in enumerate(told, start=1)
        for event in events
        if (event.kind, event.seat, event.a) == (POINTS, seat, source) and event.b
    ]


def reason(words: Words, line: Line, event: Event) -> str:
    """What brought points; points are public even where the choice behind them is not."""
    if line.action == HIDDEN:
        return words.secret(line)
    return " ".join(words.events([event]))


def history(shown: Shown, seat: int) -> Markup:
    """How all seats' points came about over time, one seat's by source and part of the game."""
    told, words, sources = shown.live.told, shown.words, shown.table.game.sources
    moments = [Moment(line, words.part(number - 1)) for line, number in shown.table.parts]
    moments.append(Moment(len(told), words.text("Now")))
    columns = points_at(told, seat, len(sources), [moment.line for moment in moments])
    rows = [
        Row(words.source(key), cells)
        for key, cells in zip(sources, zip(*columns, strict=True), strict=True)
        if any(cells)
    ]
    return render(
        "history.html",
        words,
        seat=seat,
        name=words.names[seat],
        chart=chart(shown),
        moments=moments,
        rows=rows,
        totals=[sum(column) for column in columns],
    )


def points_at(
    told: Sequence[Sequence[Event]], seat: int, sources: int, moments: Sequence[int]
) -> list[list[int]]:
    """A seat's points by source after so many lines, for each of some moments in order."""
    totals = [0] * sources
    found, done = [], 0
    for moment in moments:
        for events in told[done:moment]:
            for event in events:
                if event.kind == POINTS and event.seat == seat:
                    totals[event.a] += event.b
        done = moment
        found.append(totals.copy())
    return found


def chart(shown: Shown) -> Markup:
    """The scores over the game."""
    totals = [0] * len(shown.table.seats)
    series = [[0] for _ in totals]
    for events in shown.live.told:
        for event in events:
            if event.kind == POINTS:
                totals[event.seat] += event.b
        for seat, total in enumerate(totals):
            series[seat].append(total)
    ticks = [(line, str(number)) for line, number in shown.table.parts]
    names = shown.words.names[: len(totals)]
    return Markup(score_chart(series, names, shown.words.text, ticks))
