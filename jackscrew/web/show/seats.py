"""All seats with their figures, and how fast bots move."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from jackscrew.text import Figure
from jackscrew.web.live.pace import PaceName
from jackscrew.web.show.bot_words import PACE_LABELS, bot_label, seat_tags
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Shown


@dataclass(frozen=True)
class Row:
    """A seat.  `here`: whoever plays it is looking; `taken`: somebody has sat down."""

    seat: int
    name: str
    points: int
    figures: list[Figure]
    mine: bool
    asked: bool
    bot: str
    tag: str
    here: bool
    taken: bool
    person: bool
    winner: bool


@dataclass(frozen=True)
class PaceChoice:
    """A pace bots may have, and whether they have it."""

    key: PaceName
    label: str
    on: bool


@dataclass(frozen=True)
class PaceShown:
    """How fast bots move, for those who may change it and those who may not."""

    choices: list[PaceChoice]
    may_set: bool


def seats(shown: Shown) -> Markup:
    """Everybody at the table."""
    return render(
        "seats.html",
        shown.words,
        seats=rows(shown),
        seated=bool(shown.viewer.seats) and not shown.live.over,
        watchers=sum(not watcher.seats for watcher in shown.table.watchers),
        pace=pace_shown(shown),
    )


def rows(shown: Shown) -> list[Row]:
    """What the fragment is filled with."""
    table, match, words = shown.table, shown.match, shown.words
    asked = [] if match.over else match.pending()
    here = table.here()
    scores, winners = match.scores(), match.winners()
    tags = seat_tags(table.seats, words)
    return [
        Row(
            seat=seat.number,
            name=words.names[seat.number],
            points=scores[seat.number],
            figures=words.figures(shown.view, seat.number),
            mine=seat.number in shown.viewer.seats,
            asked=seat.number in asked,
            bot=bot_label(seat.bot, words) if seat.bot else "",
            tag=tags[seat.number],
            here=seat.number in here or not seat.person,
            taken=seat.taken,
            person=seat.person and not table.imported,
            winner=seat.number in winners,
        )
        for seat in table.seats
    ]


def pace(shown: Shown) -> Markup:
    """How fast bots move, by itself."""
    return render("pace.html", shown.words, pace=pace_shown(shown))


def pace_shown(shown: Shown) -> PaceShown | None:
    """How fast bots move, if there are any."""
    if not shown.table.has_bots():
        return None
    now = shown.table.pace.name
    choices = [
        PaceChoice(key, shown.words.named("pace", label), key == now)
        for key, label in PACE_LABELS.items()
    ]
    return PaceShown(choices, bool(shown.viewer.seats))
