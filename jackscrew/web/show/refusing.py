"""Why what somebody points at cannot be chosen now."""

from __future__ import annotations

import re
from collections.abc import Sequence

from markupsafe import Markup

from jackscrew.core.supplied import Point, picture_of
from jackscrew.text.refusals import refusal
from jackscrew.text.words import Words
from jackscrew.web.live.table import TO_LOOK_AT
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Seen

SENTENCE_END = re.compile(r"(?<=[.!?]) ")


def why_not(seen: Seen, pieces: Sequence[str], at: Point | None) -> Markup:
    """Why nothing can be chosen at a point of the picture; empty if something can, or is not there.

    `pieces` are those that lie there, from the top down.
    """
    draw = picture_of(seen.table.game)
    pointed = [*pieces, *(draw.spots(seen.view, *at) if at else ())]
    why = seen.match.refusals(seen.seat).of_pieces(pointed) if pointed else None
    if why is None:
        return Markup()
    if seen.table.imported:
        return bubble(seen.words, seen.words.text(TO_LOOK_AT), "")
    return bubble(seen.words, refusal(seen.words, why), why.rule)


def bubble(words: Words, told: str, rule: str) -> Markup:
    """What stands against a choice: its first sentence bold, and the way to the rule."""
    first, *more = SENTENCE_END.split(told, maxsplit=1)
    return render("why.html", words, first=first, more="".join(more), rule=rule)
