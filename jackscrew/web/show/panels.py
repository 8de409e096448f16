"""All parts of the page that may change with a move."""

from __future__ import annotations

from markupsafe import Markup

from jackscrew.web.show.links import links
from jackscrew.web.show.question import question
from jackscrew.web.show.render import render
from jackscrew.web.show.seats import pace, seats
from jackscrew.web.show.sheet import end, sheet
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import Panel


def panels(shown: Shown) -> dict[Panel, Markup]:
    """The fragments by the ids of their elements."""
    found: dict[Panel, Markup] = {
        "where": render("where.html", shown.words, path=shown.words.path(shown.view)),
        "question": question(shown),
        "seats": seats(shown),
        "pace": pace(shown),
        "sheet": sheet(shown),
    }
    if shown.viewer.reads:
        described = shown.words.describe(shown.view)
        found["words"] = render("words.html", shown.words, parts=described)
    if shown.live.over or shown.table.imported:
        found["end"] = end(shown)
    if shown.viewer.links is not None:
        found["links"] = links(shown, shown.viewer.links)
    return found
