"""RISE as a picture: the cards with the players below them, and ten tracks as streets."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.draw import Box, Svg, Text, english
from jackscrew.draw.scene import View
from jackscrew.draw.themes import read_style
from jackscrew.games.rise.picture.board import Board, board_of, language_of
from jackscrew.games.rise.picture.frame import draw_frame
from jackscrew.games.rise.picture.grounds import draw_grounds
from jackscrew.games.rise.picture.pieces import draw_pieces
from jackscrew.games.rise.picture.places import COLUMNS, ROOM, TOP, WIDTH
from jackscrew.games.rise.picture.players import draw_players, draw_points
from jackscrew.games.rise.picture.scene import Table, targets_of

__all__ = ["picture", "targets_of"]


def picture(
    view: View, names: Sequence[str] | None = None, text: Text = english, theme: str = "light"
) -> Svg:
    """The table as one seat may see it."""
    language = language_of(text)
    board = board_of(view, text, language)
    svg = Svg(
        WIDTH,
        board.bottom + TOP,
        under=board.under,
        parts=parts_of(board),
        label=text("RISE, round {round} of {rounds}", round=view["round"], rounds=view["rounds"]),
        css="rise",
        style=read_style("jackscrew.games.rise", "board.css"),
        theme=theme,
        least=1,
    )
    scene = Table(view, names, text, svg, board)
    for draw in (draw_grounds, draw_frame, draw_points, draw_players, draw_pieces):
        draw(scene)
    return svg


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
