"""A view of City Council on its way to a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jackscrew.core.supplied import Compared, Memory
from jackscrew.draw import Svg, Text, scene
from jackscrew.draw.plan import square_of
from jackscrew.games.city_council.picture.places import HALF, Square, standing_squares, tile_corner
from jackscrew.games.city_council.state import A
from jackscrew.games.city_council.view import (
    CityCouncilView,
    Investment,
    PlayerView,
    TileView,
    covered,
    investment_of,
    is_printed,
)

SUITS = {"S": "suns", "M": "moons", "C": "crowns", "A": "arms"}


class Pen(scene.Pen):
    """A pen that knows how many sit at the table, and whether the printed numbers hold."""

    def __init__(
        self, svg: Svg, text: Text, names: Sequence[str] | None, view: CityCouncilView
    ) -> None:
        super().__init__(svg, text, scene.names_of(names, view["seats"], text))
        self.seats = view["seats"]
        self.is_printed = is_printed(view)

    def setting(self) -> Compared:
        """All that drawings depend on besides their parts."""
        return *super().setting(), self.seats, self.is_printed


class Stand(NamedTuple):
    """Where a piece stands on a tile, and which way is out: 1 to the east and south, else -1."""

    x: float
    y: float
    east: int
    south: int


class Table(scene.Scene[CityCouncilView, Pen]):
    """A scene that knows its tiles and what stands on them."""

    def __init__(
        self,
        view: CityCouncilView,
        pen: Pen,
        gains: Mapping[str, int] | None = None,
        memory: Memory | None = None,
    ) -> None:
        super().__init__(view, pen, A, gains, memory)
        self.tiles = {tile["tile"]: tile for tile in view["tiles"]}
        self.rail = set(map(square_of, view["rail"]))
        self.covered = covered(view)
        self.standing = standing(view)

    def stand(self, tile: str | None, piece: str) -> Stand | None:
        """Where a piece stands, if it is on a tile."""
        if tile is None:
            return None
        squares = standing_squares(self.tiles[tile])
        return stand_on(self.tiles[tile], squares[self.standing[tile].index(piece)])


def standing(view: CityCouncilView) -> dict[str, list[str]]:
    """The pieces on each tile: dice first, for they are there before a pawn can be."""
    pieces: dict[str, list[str]] = {}
    for player in view["players"]:
        speculator = player["speculator"]
        if speculator and speculator["tile"]:
            pieces.setdefault(speculator["tile"], []).append(f"die-{player['seat']}")
    for player in view["players"]:
        if player["investor"]:
            pieces.setdefault(player["investor"], []).append(f"pawn-{player['seat']}")
    return pieces


def stand_on(tile: TileView, place: Square) -> Stand:
    """The middle of one of a tile's squares."""
    x, y = tile_corner(tile["at"], place)
    return Stand(x + HALF, y + HALF, 2 * place[1] - 1, 2 * place[0] - 1)


def shown_investment(player: PlayerView) -> Investment | None:
    """What a seat profits from; the 0 of a park is on no tile, so it is not shown."""
    found = investment_of(player)
    return found and found._replace(numeral=found.numeral or None)
