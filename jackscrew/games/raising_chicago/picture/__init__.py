"""Raising Chicago as a picture: project area and tracks, the town, the companies."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.draw import Svg, Text, english
from jackscrew.draw.scene import View
from jackscrew.draw.themes import read_style
from jackscrew.games.raising_chicago.picture.board import Board, board_of
from jackscrew.games.raising_chicago.picture.coming import draw_coming, printed_coming
from jackscrew.games.raising_chicago.picture.companies import draw_companies, printed_companies
from jackscrew.games.raising_chicago.picture.council import draw_council, printed_council
from jackscrew.games.raising_chicago.picture.ground import printed_town
from jackscrew.games.raising_chicago.picture.market import draw_market, printed_market
from jackscrew.games.raising_chicago.picture.places import WIDTH
from jackscrew.games.raising_chicago.picture.question import draw_question
from jackscrew.games.raising_chicago.picture.scene import Table, targets_of
from jackscrew.games.raising_chicago.picture.tracks import draw_tracks, printed_tracks
from jackscrew.games.raising_chicago.picture.wards import draw_town

__all__ = ["picture", "targets_of"]


def picture(
    view: View, names: Sequence[str] | None = None, text: Text = english, theme: str = "light"
) -> Svg:
    """The table as one seat may see it."""
    board = board_of(view, text)
    svg = Svg(
        WIDTH,
        board.height,
        under=printed(board),
        parts=board.parts(),
        label=text(
            "Raising Chicago, round {round} of {rounds}", round=view["round"], rounds=view["rounds"]
        ),
        css="raising-chicago",
        style=read_style("jackscrew.games.raising_chicago", "board.css"),
        theme=theme,
        least=1,
    )
    scene = Table(view, names, text, svg, board)
    for draw in (draw_market, draw_coming, draw_tracks, draw_council, draw_town, draw_companies):
        draw(scene)
    draw_question(scene)
    return svg


def printed(board: Board) -> str:
    """The printed layer, made when it is first wanted."""
    if not board.under:
        layers = (printed_market, printed_coming, printed_tracks, printed_council)
        board.under = "".join(layer(board) for layer in (*layers, printed_town, printed_companies))
    return board.under
