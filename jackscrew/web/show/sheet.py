"""The score sheet, and the result with the way to it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from jackscrew.core.match import Match
from jackscrew.draw.words import signed
from jackscrew.text import Words
from jackscrew.web.show.bot_words import seat_tags
from jackscrew.web.show.points import chart
from jackscrew.web.show.render import render, shape
from jackscrew.web.show.shown import Shown


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
    """Points by source and seat.  A template would take three times as long."""
    sources = zip(words.game.sources, points, strict=True)
    why, over = words.text("Where this comes from"), words.text("Over the game")
    total = words.text("Total")
    totals = [sum(column) for column in zip(*points, strict=True)]
    heads = "".join(head(words, seat, tag) for seat, tag in enumerate(tags))
    rows = "\n".join(source_row(words, key, row, why) for key, row in sources)
    sums = "".join(
        f'<td class="p{seat}">{reason(seat, "", points, over)}</td>'
        for seat, points in enumerate(totals)
    )
    return Markup(
        f'<table class="sheet"><thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>'
        f'<tfoot><tr><th scope="row">{escape(total)}</th>{sums}</tr></tfoot></table>'
    )


def head(words: Words, seat: int, tag: str) -> str:
    """The head of a seat's column."""
    tagged = f' <span class="tag">{escape(tag)}</span>' if tag else ""
    name = f'<span class="whole">{escape(words.names[seat])}</span>'
    return f'<th scope="col">{shape(seat)}{name}{tagged}</th>'


def source_row(words: Words, key: str, points: tuple[int, ...], why: str) -> str:
    """A line of the score sheet; whoever has the most stands out."""
    best = max(points)
    cells = "".join(cell(seat, key, it, it == best, why) for seat, it in enumerate(points))
    return f'<tr><th scope="row">{escape(words.source(key))}</th>{cells}</tr>'


def cell(seat: int, key: str, points: int, is_best: bool, why: str) -> str:
    """A seat's points of one source."""
    if not points:
        return f'<td class="p{seat} zero">0</td>'
    css = f"p{seat}" + " best" * is_best
    return f'<td class="{css}">{reason(seat, key, points, why)}</td>'


def reason(seat: int, key: str, points: int, why: str) -> str:
    """Points that tell where they come from when they are pressed."""
    return (
        f'<button type="button" data-do="points" data-seat="{seat}" data-source="{escape(key)}"'
        f' title="{escape(why)}">{signed(points)}</button>'
    )


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
