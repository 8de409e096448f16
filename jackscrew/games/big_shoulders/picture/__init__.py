"""City of the Big Shoulders as a picture: city and players, tracks and markets, companies."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.draw import Svg, Text, english
from jackscrew.draw.scene import View
from jackscrew.games.big_shoulders.picture.charters import draw_companies
from jackscrew.games.big_shoulders.picture.city import (
    draw_assets,
    draw_buildings,
    draw_ribbon,
    draw_spaces,
)
from jackscrew.games.big_shoulders.picture.market import (
    draw_demand,
    draw_goals,
    draw_haymarket,
    draw_jobs,
    draw_supply,
)
from jackscrew.games.big_shoulders.picture.players import draw_hand, draw_players
from jackscrew.games.big_shoulders.picture.scene import Table, targets_of
from jackscrew.games.big_shoulders.picture.table import blank, measure
from jackscrew.games.big_shoulders.picture.tracks import draw_tracks

__all__ = ["picture", "targets_of"]


def picture(
    view: View, names: Sequence[str] | None = None, text: Text = english, theme: str = "light"
) -> Svg:
    """The table as one seat may see it."""
    scene = Table(view, names, text, blank(view, text, theme))
    for draw in (draw_ribbon, draw_spaces, draw_assets, draw_buildings, draw_hand):
        draw(scene)
    for draw in (draw_tracks, draw_demand, draw_supply, draw_haymarket, draw_jobs, draw_goals):
        draw(scene)
    draw_companies(scene)
    draw_players(scene)
    measure(scene)
    return scene.svg
