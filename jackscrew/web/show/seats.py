"""All seats with their figures, and how fast bots move."""

from __future__ import annotations

from dataclasses import dataclass

from jackscrew.text import Figure
from jackscrew.web.live.pace import PaceName
from jackscrew.web.show.bot_words import PACE_LABELS, bot_label, seat_tags
from jackscrew.web.show.shown import Shown


@dataclass(frozen=True)
class Row:
    """A seat.  `here`: whoever plays it is looking; `taken`: somebody has sat down."""

    seat: int
    name: str
    points: int
    figures: list[Figure]
    asked: bool
    bot: str
    tag: str
    here: bool
    taken: bool
    person: bool
    winner: bool
    over: bool


@dataclass(frozen=True)
class PaceChoice:
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
    tags = seat_tags(table.seats, words)
    return [
        Row(
            seat=seat.number,
            name=words.names[seat.number],
            points=scores[seat.number],
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


def paces(shown: Shown) -> list[PaceChoice]:
    """How fast bots may move, if there are any."""
    if not shown.table.has_bots():
        return []
    now = shown.table.pace.name
    return [
        PaceChoice(key, shown.words.named("pace", label), key == now)
        for key, label in PACE_LABELS.items()
    ]
