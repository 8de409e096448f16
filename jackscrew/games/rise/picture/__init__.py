"""RISE as a picture: the cards with the players below them, and ten tracks as streets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture
from jackscrew.draw import Box, Svg, Text, english
from jackscrew.draw.scene import names_of
from jackscrew.draw.themes import read_style
from jackscrew.games.rise.picture.board import Board, board_of, language_of
from jackscrew.games.rise.picture.folds import fold_panels
from jackscrew.games.rise.picture.frame import draw_frame, draw_told
from jackscrew.games.rise.picture.grounds import draw_grounds
from jackscrew.games.rise.picture.pieces import draw_pieces
from jackscrew.games.rise.picture.places import COLUMNS, ROOM, TOP, WIDTH
from jackscrew.games.rise.picture.players import draw_players, draw_points
from jackscrew.games.rise.picture.question import mark_answers
from jackscrew.games.rise.picture.scene import Pen, Table
from jackscrew.games.rise.picture.spots import spots
from jackscrew.games.rise.state import A
from jackscrew.games.rise.view import RiseView

__all__ = ["picture", "spots"]

SHARED = (draw_grounds, draw_frame, draw_points, draw_players, draw_pieces, fold_panels)
"""What everybody sees, from the bottom up."""


def picture(
    view: RiseView,
    names: Sequence[str] | None = None,
    text: Text = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    """The table as one seat may see it: `jackscrew.game("rise").new(seed=1).picture()`.

    `view` is what `observe` shows that seat, `names` are those of the seats by number ("Seat 1" if
    nobody has one), and `text` translates what is written on the board.  `theme` is "light" or
    "dark".  `gains` are not told here.  `memory` holds what was drawn before for the same viewer
    and match: with it only what has changed is drawn anew.  With a `base`, a spectator's picture of
    the same position, only what the viewer sees beyond it is drawn.
    """
    board = board_of(view, text, language_of(text))
    svg = Svg(
        WIDTH,
        board.bottom + TOP,
        under=board.under,
        parts=parts_of(board),
        panels=board.arranged,
        label=text("RISE, round {round} of {rounds}", round=view["round"], rounds=view["rounds"]),
        css="rise",
        style=read_style("jackscrew.games.rise", "board.css"),
        theme=theme,
        least=1,
    )
    pen = Pen(svg, text, names_of(names, view["seats"], text), board)
    scene = Table(view, pen, A, gains, memory)
    return scene.compose(SHARED, (draw_told,), (mark_answers,), base)


def parts_of(board: Board) -> dict[str, Box]:
    """What a small screen shows one at a time."""
    width, height = ROOM + 8, board.bottom + TOP
    cards, first, second = (x - 4 for x in COLUMNS)
    return {
        "cards": (cards, 0, width, board.ruler_y - 2),
        "first": (first, 0, width, height),
        "second": (second, 0, width, height),
        "players": (cards, board.ruler_y - 2, width, height - board.ruler_y + 2),
    }
