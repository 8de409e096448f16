"""All seats with their figures, and how fast bots move."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from msgspec import Struct

from jackscrew.draw.words import gained, signed
from jackscrew.text import Figure, Words
from jackscrew.web.live.pace import PaceName
from jackscrew.web.show.bot_words import PACE_LABELS, bot_label, seat_tags
from jackscrew.web.show.render import icon, shape
from jackscrew.web.show.shown import Shown, totals


class Row(Struct, frozen=True):
    """A seat.  `here`: whoever plays it is looking; `taken`: somebody has sat down.

    `then` are its points if the game ended now, where that would make a difference to anybody.
    """

    seat: int
    name: str
    points: int
    then: int | None
    figures: list[Figure]
    asked: bool
    bot: str
    tag: str
    here: bool
    taken: bool
    person: bool
    winner: bool
    over: bool


class PaceChoice(Struct, frozen=True):
    """A pace bots may have, and whether they have it."""

    key: PaceName
    label: str
    on: bool


def rows(shown: Shown) -> list[Row]:
    """A row for each seat."""
    table, match, words = shown.table, shown.match, shown.words
    asked = [] if match.over else match.pending()
    here = table.here()
    scores, winners = match.scores(), match.winners()
    tags, then = seat_tags(table.seats, words), totals(shown.if_ended)
    return [
        Row(
            seat=seat.number,
            name=words.names[seat.number],
            points=scores[seat.number],
            then=then[seat.number] if then else None,
            figures=words.figures(shown.view, seat.number),
            asked=seat.number in asked,
            bot=bot_label(seat.bot, words) if seat.bot else "",
            tag=tags[seat.number],
            here=seat.number in here or not seat.person,
            taken=seat.taken,
            person=seat.person and not table.imported,
            winner=seat.number in winners,
            over=shown.live.over,
        )
        for seat in table.seats
    ]


def seat(words: Words, row: Row) -> str:
    """One who sits at the table.  A template would take three times as long, at every move."""
    css = f"seat p{row.seat}" + " now" * row.asked + " won" * row.winner + " long" * is_long(row)
    current = ' aria-current="true"' if row.asked else ""
    score = escape(words.text("Score:"))
    return (
        f'<div class="{css}"{current}>{shape(row.seat)}<div class="name">'
        f'<span class="whole">{escape(row.name)}</span>{"".join(signs(words, row))}</div>'
        f'<div class="total"><span class="unseen">{score} </span>{signed(row.points)}</div>'
        f"{if_ended(words, row)}"
        f'<div class="figures">{"".join(map(figure, row.figures))}</div></div>'
    )


def is_long(row: Row) -> bool:
    """Do the two figures need much room?"""
    return row.then is not None and max(abs(row.points), abs(row.then)) >= 1000


def if_ended(words: Words, row: Row) -> str:
    """What somebody would have if the game ended now, and the difference to what they have."""
    if row.then is None:
        return ""
    told, more = escape(words.text("If it ended now:")), row.then - row.points
    css = "plus" if more > 0 else "minus" if more else "same"
    return (
        f'<div class="then"><span class="unseen">{told} </span>{icon("flag", "s")}'
        f'<b>{signed(row.then)}</b><span class="{css}">{gained(more)}</span></div>'
    )


def signs(words: Words, row: Row) -> Iterator[str]:
    """What is told of somebody beside their name.

    What is meant for some only tells so in `data-for`, see the client's `audience.ts`.
    """
    if row.tag:
        yield f'<span class="tag">{escape(row.tag)}</span>'
    if row.winner:
        yield sign("trophy", words.text("has won"))
    if row.bot:
        yield sign("bot", row.bot)
    you = words.text("you")
    yield f'<em data-for="mine {row.seat}">{escape(you)}</em>'
    if row.person and not row.bot:
        yield from absence(words, row)
    if row.person and not row.over:
        yield from bot_switch(words, row)


def absence(words: Words, row: Row) -> Iterator[str]:
    """That nobody sits there, or looks."""
    if not row.taken or not row.here:
        told = words.text("away") if row.taken else words.text("free")
        yield f"<em>{escape(told)}</em>"


def bot_switch(words: Words, row: Row) -> Iterator[str]:
    """A button that has a bot play in somebody's place, or no longer."""
    if row.bot:
        yield mini("seated", "unbot", row.seat, dismissal(words, row), "person")
    elif not row.here:
        told = words.text("Let a bot play for {name}", name=row.name)
        yield mini(f"others {row.seat}", "bot", row.seat, told, "bot")


def dismissal(words: Words, row: Row) -> str:
    """What it means to send a bot away."""
    if row.taken:
        return words.text("Send the bot away: {name} plays again", name=row.name)
    return words.text("Send the bot away: the seat waits for a friend")


def mini(audience: str, deed: str, seat: int, told: str, name: str) -> str:
    """A small button with a sign."""
    title = escape(told)
    return (
        f'<button type="button" class="mini" data-for="{audience}" data-do="{deed}"'
        f' data-seat="{seat}" aria-label="{title}" title="{title}">{icon(name, "s")}</button>'
    )


def sign(name: str, told: str) -> str:
    """A sign, and what it means."""
    title = escape(told)
    return (
        f'<span class="sign" title="{title}">{icon(name, "s")}'
        f'<span class="unseen">{title}</span></span>'
    )


def figure(shown: Figure, css: str = "") -> str:
    """A figure of a seat, such as its coins."""
    title = escape(shown.title)
    return (
        f'<span class="figure-{shown.icon}" title="{title}">{icon(shown.icon, css)}'
        f'<span class="unseen">{title}</span>'
        f'<span aria-hidden="true">{escape(shown.text)}</span></span>'
    )


def paces(shown: Shown) -> list[PaceChoice]:
    """How fast bots may move, if there are any."""
    if not shown.table.has_bots():
        return []
    now = shown.table.pace.name
    return [
        PaceChoice(key, shown.words.named("pace", label), key == now)
        for key, label in PACE_LABELS.items()
    ]
