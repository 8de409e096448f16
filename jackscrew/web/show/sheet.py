"""The score sheet, and the result with the way to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from operator import sub

from markupsafe import Markup

from jackscrew.core.match import Match
from jackscrew.draw.words import gained, signed
from jackscrew.text import Words
from jackscrew.web.show.bot_words import seat_tags
from jackscrew.web.show.points import chart
from jackscrew.web.show.render import render, shape
from jackscrew.web.show.shown import Sheet, Shown, as_sheet, totals


@dataclass(frozen=True)
class Rank:
    """A seat in the order of the result."""

    seat: int
    name: str
    tag: str
    points: int
    place: int
    winner: bool


def sheet_part(shown: Shown, match: Match) -> tuple[Words, tuple[str, ...], Sheet]:
    """What the score sheet at a moment is made from; most moves change nothing in it."""
    return shown.words, seat_tags(shown.table.seats, shown.words), as_sheet(match.sheet())


def score_sheet(words: Words, tags: tuple[str, ...], points: Sheet, then: Sheet = ()) -> Markup:
    """Points by source and seat, and if the game ended now.

    A template would take three times as long.
    """
    why, over = words.text("Where this comes from"), words.text("Over the game")
    total = words.text("Total")
    heads = "".join(head(words, seat, tag) for seat, tag in enumerate(tags))
    sources = zip(words.game.sources, points, then or points, strict=True)
    rows = "\n".join(row for each in sources for row in source_rows(words, *each, why))
    sums = "".join(
        f'<td class="p{seat}">{reason(seat, "", points, over)}</td>'
        for seat, points in enumerate(totals(points))
    )
    return Markup(
        f'<table class="sheet"><thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody>'
        f'<tfoot><tr><th scope="row">{escape(total)}</th>{sums}</tr>{then_row(words, then)}</tfoot>'
        "</table>"
    )


def source_rows(
    words: Words, key: str, now: tuple[int, ...], then: tuple[int, ...], why: str
) -> Iterator[str]:
    """What a source has brought, and in grey what it would add or take at the end.

    One that has brought nothing yet and would then has its grey row alone.
    """
    if now == then or any(now):
        yield source_row(words, key, now, why)
    if now != then:
        yield end_row(words, key, [*map(sub, then, now)], is_alone=not any(now))


def end_row(words: Words, key: str, more: Sequence[int], is_alone: bool) -> str:
    """What a source would add or take at the end."""
    told, source = escape(words.text("at the end")), escape(words.source(key))
    css = "later alone" if is_alone else "later"
    shown = source if is_alone else f'<span class="unseen">{source}</span>'
    cells = "".join(f'<td class="p{seat}">{gained(it)}</td>' for seat, it in enumerate(more))
    return f'<tr class="{css}"><th scope="row">{shown} <small>{told}</small></th>{cells}</tr>'


def then_row(words: Words, then: Sheet) -> str:
    """The sums if the game ended now, where they are told."""
    if not then:
        return ""
    told = escape(words.text("If it ended now"))
    sums = "".join(f'<td class="p{seat}">{signed(it)}</td>' for seat, it in enumerate(totals(then)))
    return f'<tr class="later"><th scope="row">{told}</th>{sums}</tr>'


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
