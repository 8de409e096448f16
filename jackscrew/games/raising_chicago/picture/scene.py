"""A view of a table of Raising Chicago on its way to a picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import islice

from jackscrew.draw import Svg, Text
from jackscrew.draw.marks import hit, preview
from jackscrew.draw.scene import Scene, View
from jackscrew.draw.shapes import circle, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.places import Area
from jackscrew.games.raising_chicago.picture.signs import NEUTRAL
from jackscrew.games.raising_chicago.state import A

MOST_DRAWN = 2048


class Table(Scene):
    """A scene that knows its board, and remembers what it has drawn before.

    `built` are the projects that stand in the town: their tiles have left the project area.
    """

    def __init__(
        self, view: View, names: Sequence[str] | None, text: Text, svg: Svg, board: Board
    ) -> None:
        super().__init__(view, names, text, svg, lambda action, seat: None)
        self.board = board
        self.players: list[View] = view["players"]
        self.asked = {it for action in self.actions for it in targets_of(action, self.asker)}
        self.built = {plot.get("project") for plot in view["plots"] if plot}
        self.known_names = tuple(self.names)

    def section(self, draw: Callable[[Table, int], None], what: int, *seen: Hashable) -> None:
        """Draw a part of the picture, or lay it as it was drawn when all it depends on was so."""
        key = (draw, what, seen, self.known_names)
        drawn = self.board.drawn
        found = drawn.get(key)
        if found is None:
            if len(drawn) >= MOST_DRAWN:
                drawn.clear()
            before = len(self.svg.pieces)
            draw(self, what)
            drawn[key] = dict(islice(self.svg.pieces.items(), before, None))
        else:
            self.svg.pieces.update(found)

    def colour(self, owner: int) -> int:
        """The colour of a seat; the non-player's if it is its own."""
        return NEUTRAL if owner == self.view["non_player"] else owner

    def owner_named(self, owner: int) -> str:
        """A seat's name, or what the non-player is called."""
        return naming.color_named(self.text, self.names, self.view, owner)

    def rank(self, seat: int) -> int:
        """The rank of a seat, from 1; 0 until its disc lies on the stack [RC-SET-08]."""
        ranked: list[int] = self.view["rank"]
        return ranked.index(seat) + 1 if seat in ranked else 0

    def standing(self, seat: int) -> str:
        """A seat's name, reputation and rank."""
        told = naming.reputation(self.text, self.players[seat]["points"])
        name, rank = self.names[seat], self.rank(seat)
        if not rank:
            return self.text("{name}: {reputation}", name=name, reputation=told)
        return self.text("{name}: {reputation}, rank {rank}", name=name, reputation=told, rank=rank)

    def say(self, name: Callable[..., str], *what: Hashable, seen: Hashable = None) -> str:
        """Something by its name in a sentence of its own; `seen` is all that may change in it."""
        said, key = self.board.said, (name, what, seen)
        found = said.get(key)
        if found is None:
            if len(said) >= MOST_DRAWN:
                said.clear()
            found = said[key] = naming.capital(name(self.text, self.view, *what))
        return found

    def mark(self, key: str, area: Area, title: str, shown: str = "") -> None:
        """Outline an answer; `shown` is seen while it is pointed at."""
        x, y = area.middle()
        wide, high = area.width, area.height
        outline = rect(-wide / 2, -high / 2, wide, high, "mark round", 7)
        seen = preview(shown) if shown else ""
        self.svg.mark(key, x, y, hit(wide, high) + outline + seen, title)

    def mark_round(self, key: str, x: float, y: float, r: float, title: str) -> None:
        """Outline a round answer."""
        outline = circle(0, 0, r, "mark round")
        self.svg.mark(key, x, y, hit(2 * r, 2 * r) + outline, title)


@lru_cache(maxsize=8192)
def targets_of(action: str, seat: int = 0) -> tuple[str, ...]:
    """The ids of the elements that an action of a seat points at."""
    return tuple(A.targets(A.parse(action), seat))
