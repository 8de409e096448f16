"""A view of Raising Chicago on its way to a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jackscrew.core.supplied import Compared, Memory, Translate
from jackscrew.draw import Svg, scene
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.signs import NEUTRAL
from jackscrew.games.raising_chicago.state import A
from jackscrew.games.raising_chicago.view import ChicagoView, Printed


class Pen(scene.Pen):
    """A pen for a board: it knows what is printed, and whose colours there are."""

    def __init__(self, svg: Svg, text: Translate, names: Sequence[str], board: Board) -> None:
        super().__init__(svg, text, names)
        self.board = board

    def setting(self) -> Compared:
        """All that drawings depend on besides their parts."""
        return *super().setting(), self.board

    def say(self, name: Callable[[Translate, Printed, str], str], thing: str) -> str:
        """Something printed by its name, in a sentence of its own."""
        return naming.capital(name(self.text, self.board.printed, thing))

    def say_card(self, card: str) -> str:
        """A resource card in a sentence of its own."""
        board = self.board
        return naming.capital(naming.card_named(self.text, board.printed, card, board.side))

    def colour(self, owner: int) -> int:
        """The colour of a seat; the non-player's if it is its own."""
        return NEUTRAL if owner == self.board.non_player else owner

    def owner_named(self, owner: int) -> str:
        """A seat's name, or what the non-player is called."""
        return naming.color_named(self.text, self.names, self.board.non_player, owner)

    def standing(self, seat: int, points: int, rank: int) -> str:
        """A seat's name, reputation and rank; rank 0 until its disc lies on the stack."""
        told, name = naming.reputation(self.text, points), self.names[seat]
        if not rank:
            return self.text("{name}: {reputation}", name=name, reputation=told)
        return self.text("{name}: {reputation}, rank {rank}", name=name, reputation=told, rank=rank)


class Table(scene.Scene[ChicagoView, Pen]):
    """A scene that knows its board.

    `built` are the projects that stand in the town: their tiles have left the project area.
    """

    def __init__(
        self,
        view: ChicagoView,
        pen: Pen,
        gains: Mapping[str, int] | None = None,
        memory: Memory | None = None,
    ) -> None:
        super().__init__(view, pen, A, gains, memory)
        self.board = pen.board
        self.players = view["players"]
        self.built = {plot.get("project") for plot in view["plots"] if plot}

    def rank(self, seat: int) -> int:
        """The rank of a seat, from 1; 0 until its disc lies on the stack [RC-SET-08]."""
        ranked = self.view["rank"]
        return ranked.index(seat) + 1 if seat in ranked else 0
