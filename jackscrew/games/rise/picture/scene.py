"""A view of a table of RISE on its way to a picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from jackscrew.draw import Svg, Text
from jackscrew.draw.marks import hit, preview
from jackscrew.draw.scene import Scene, View
from jackscrew.draw.shapes import rect
from jackscrew.games.rise.picture.board import Board
from jackscrew.games.rise.picture.street import Area
from jackscrew.games.rise.state import A


class Table(Scene):
    """A scene that knows its board, and remembers what it has drawn or said before."""

    def __init__(
        self,
        view: View,
        names: Sequence[str] | None,
        text: Text,
        svg: Svg,
        board: Board,
    ) -> None:
        super().__init__(view, names, text, svg, lambda action, seat: None)
        self.board = board
        self.players: list[View] = view["players"]
        self.viewer: int = view["seat"]
        self.asked = {it for action in self.actions for it in targets_of(action, self.asker)}

    def once(self, key: Hashable, make: Callable[[], str]) -> str:
        """A drawing or a title that depends on nothing but its key, the match and the language."""
        drawn = self.board.drawn
        found = drawn.get(key)
        if found is None:
            found = drawn[key] = make()
        return found

    def mark(self, key: str, area: Area, title: str, shown: str = "") -> None:
        """Outline an answer; `shown` is what is seen while it is pointed at."""
        x, y = area.middle()
        wide, high = area.width, area.height
        outline = rect(-wide / 2, -high / 2, wide, high, "mark round", 8)
        seen = preview(shown) if shown else ""
        self.svg.mark(key, x, y, hit(wide, high) + outline + seen, title)


@lru_cache(maxsize=8192)
def targets_of(action: str, seat: int = 0) -> tuple[str, ...]:
    """The ids of the elements that an action of a seat points at."""
    return tuple(A.targets(A.parse(action), seat))
