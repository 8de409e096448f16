"""A view of a table of RISE on its way to a picture."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.supplied import Compared
from jackscrew.draw import Svg, Text, scene
from jackscrew.draw.scene import Scene
from jackscrew.games.rise.picture.board import Board
from jackscrew.games.rise.view import RiseView


class Pen(scene.Pen):
    """Draws on the board of a match."""

    def __init__(self, svg: Svg, text: Text, names: Sequence[str], board: Board) -> None:
        super().__init__(svg, text, names)
        self.board = board
        self.printed = board.setting.printed

    def setting(self) -> Compared:
        return *super().setting(), self.board


class Table(Scene[RiseView, Pen]):
    """A scene on a board."""
