"""Raising Chicago as a picture: project area and tracks, the town, the companies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture, Translate
from jackscrew.draw import Svg, english
from jackscrew.draw.scene import names_of
from jackscrew.draw.themes import read_style
from jackscrew.games.raising_chicago.picture.board import Board, board_of
from jackscrew.games.raising_chicago.picture.coming import draw_coming, printed_coming
from jackscrew.games.raising_chicago.picture.companies import (
    draw_companies,
    draw_own_pile,
    printed_companies,
)
from jackscrew.games.raising_chicago.picture.council import draw_council, printed_council
from jackscrew.games.raising_chicago.picture.ground import printed_town
from jackscrew.games.raising_chicago.picture.market import draw_market, printed_market
from jackscrew.games.raising_chicago.picture.places import WIDTH
from jackscrew.games.raising_chicago.picture.question import draw_question
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.spots import spots
from jackscrew.games.raising_chicago.picture.tracks import draw_tracks, printed_tracks
from jackscrew.games.raising_chicago.picture.wards import draw_town
from jackscrew.games.raising_chicago.view import ChicagoView

__all__ = ["picture", "spots"]

SHARED = (draw_market, draw_coming, draw_tracks, draw_council, draw_town, draw_companies)
"""What everybody sees, from the bottom up."""


def picture(
    view: ChicagoView,
    names: Sequence[str] | None = None,
    text: Translate = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    """The table as one seat may see it, or as a spectator may.

    `names` are those of the seats, who are called by number without; `text` translates what is
    written on the board; `theme` is "light" or "dark"; `gains` are not shown in this game; `memory`
    holds what was drawn before for the same viewer, match and language; with a `base`, a
    spectator's picture of the same position, only what the viewer sees beyond it is drawn.  In a
    notebook:

        match = jackscrew.game("raising_chicago").new(seats=3, seed=1)
        picture(match.view(seat=0), names=["Ada", "Bruno", "Clara"], theme="dark")
    """
    board = board_of(view, text)
    label = text(
        "Raising Chicago, round {round} of {rounds}", round=view["round"], rounds=view["rounds"]
    )
    svg = Svg(
        WIDTH,
        board.height,
        under=printed(board),
        parts=board.parts(),
        label=label,
        css="raising-chicago",
        style=read_style("jackscrew.games.raising_chicago", "board.css"),
        theme=theme,
        least=1,
    )
    pen = Pen(svg, text, names_of(names, view["seats"], text), board)
    scene = Table(view, pen, gains, memory)
    return scene.compose(SHARED, (draw_own_pile,), (draw_question,), base)


def printed(board: Board) -> str:
    """The printed layer, made when it is first wanted."""
    if not board.under:
        layers = (printed_market, printed_coming, printed_tracks, printed_council)
        board.under = "".join(layer(board) for layer in (*layers, printed_town, printed_companies))
    return board.under
