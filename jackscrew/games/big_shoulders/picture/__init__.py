"""City of the Big Shoulders as a picture: city and players, tracks and markets, companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture
from jackscrew.draw import Svg, Text, english
from jackscrew.draw.scene import names_of
from jackscrew.draw.spots import nowhere as spots
from jackscrew.games.big_shoulders.picture.arranged import panels_of
from jackscrew.games.big_shoulders.picture.charters import lay_companies
from jackscrew.games.big_shoulders.picture.city import lay_city
from jackscrew.games.big_shoulders.picture.folds import fold_panels
from jackscrew.games.big_shoulders.picture.market import lay_market
from jackscrew.games.big_shoulders.picture.players import (
    lay_hand,
    lay_hand_heading,
    lay_players,
)
from jackscrew.games.big_shoulders.picture.question import draw_question
from jackscrew.games.big_shoulders.picture.scene import Pen, Table
from jackscrew.games.big_shoulders.picture.table import blank
from jackscrew.games.big_shoulders.picture.tracks import lay_tracks
from jackscrew.games.big_shoulders.view import ShouldersView

__all__ = ["picture", "spots"]

SHARED = (
    lay_city,
    lay_hand_heading,
    lay_tracks,
    lay_market,
    lay_companies,
    lay_players,
    fold_panels,
)
"""What everybody sees, from the bottom up."""


def picture(
    view: ShouldersView,
    names: Sequence[str] | None = None,
    text: Text = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    """The table as one seat may see it, in any position and at any question.

    `view` is what that seat, or a spectator, is shown; `names` are those of the seats, else they
    are numbered; `text` translates what is written on the board; `theme` is "light" or "dark".
    `gains` are points that answers would bring: no answer of this game shows them.  With a
    `memory`, only what has changed since it was last used is drawn anew: it is for one viewer of
    one match in one language; with a `base`, a spectator's picture of the same position, only what
    the viewer sees beyond it is drawn.  In a notebook:

        jackscrew.game("big_shoulders").new(seats=3, seed=1).picture()
    """
    svg = blank(view, text, theme)
    table = Table(view, Pen(svg, text, names_of(names, view["seats"], text), view["cards"]), memory)
    svg.resize(table.places.height(), table.places.parts())
    svg.panels = panels_of(view, table.places)
    return table.compose(SHARED, (lay_hand,), (draw_question,), base)
