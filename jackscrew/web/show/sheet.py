"""The score sheet, and the result with the way to it."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.core.match import Match
from jackscrew.text import Words
from jackscrew.web.show.bot_words import seat_tags
from jackscrew.web.show.points import chart
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown


@dataclass(frozen=True)
class Head:
    """A seat at the head of a column."""

    seat: int
    name: str
    tag: str


@dataclass(frozen=True)
class Cell:
    """A seat's points of one source; `best` if nobody has more."""

    seat: int
    points: int
    best: bool


@dataclass(frozen=True)
class Row:
    """A source of points."""

    key: str
    label: str
    cells: list[Cell]


@dataclass(frozen=True)
class Rank:
    """A seat in the order of the result."""

    seat: int
    name: str
    tag: str
    points: int
    place: int
    winner: bool


Table = tuple[tuple[int, ...], ...]


def sheet_part(shown: Shown, match: Match) -> tuple[Words, tuple[str, ...], Table]:
    """What the score sheet at a moment is made from; most moves change nothing in it."""
    points = tuple(map(tuple, match.sheet().values()))
    return shown.words, seat_tags(shown.table.seats, shown.words), points


def score_sheet(words: Words, tags: tuple[str, ...], points: Table) -> Markup:
    """Points by source and seat."""
    rows = [
        Row(key, words.source(key), cells_of(row))
        for key, row in zip(words.game.sources, points, strict=True)
    ]
    seats = [Head(seat, words.names[seat], tag) for seat, tag in enumerate(tags)]
    totals = [sum(column) for column in zip(*points, strict=True)]
    return render("sheet.html", words, seats=seats, rows=rows, totals=totals)


def cells_of(points: tuple[int, ...]) -> list[Cell]:
    """A line of the score sheet."""
    best = max(points)
    return [Cell(seat, value, value == best and value != 0) for seat, value in enumerate(points)]


def end(shown: Shown) -> Markup:
    """The result, with the way to it."""
    table, match = shown.table, shown.live
    return render(
        "end.html",
        shown.words,
        ending=shown.words.ending(match.view()) if match.over else "",
        ranking=ranking(shown),
        sheet=score_sheet(*sheet_part(shown, match)),
        chart=chart(shown),
        record_url=f"/table/{table.name}/record",
        rematch_url=f"/table/{table.name}/rematch",
        may_rematch=match.over and not table.next,
        next=f"/table/{table.name}/next" if table.next else "",
    )


def ranking(shown: Shown) -> list[Rank]:
    """All seats, winners first, then by their points."""
    scores, winners = shown.live.scores(), shown.live.winners()
    ranks = [(seat not in winners, -points) for seat, points in enumerate(scores)]
    tags = seat_tags(shown.table.seats, shown.words)
    return [
        Rank(
            seat=seat,
            name=shown.words.names[seat],
            tag=tags[seat],
            points=scores[seat],
            place=1 + sum(rank < ranks[seat] for rank in ranks),
            winner=seat in winners,
        )
        for seat in sorted(range(len(scores)), key=ranks.__getitem__)
    ]
