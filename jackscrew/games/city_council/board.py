"""The city as it stands: tiles, their ticks, rail and stops."""

from typing import Final

from jackscrew.games.city_council.avenues import (
    Avenues,
    crossings,
    empty_plan,
    places,
    round_segment,
    round_tile,
)
from jackscrew.games.city_council.geometry import (
    NEAR_MASK,
    NEIGHBOURS,
    TILE_MASK,
    W,
)


class Board:
    """A city.  It never changes; laying something gives a new one that shares what stays.

    So states share it when cloned, and what is worked out of it is worked out once.  All lists
    are by tile number; -1 is "not yet".
    """

    def __init__(
        self,
        avenues: Avenues,
        tiles: int,
        rail: int,
        beside: int,
        between: int,
        near: int,
        closed: int,
        stops: int,
        anchors: list[int],
        ticks: list[int],
        laid: list[int],
    ) -> None:
        self.avenues: Final = avenues
        self.tiles: Final = tiles  # squares under tiles
        self.rail: Final = rail
        self.beside: Final = beside  # squares with a segment beside them
        self.between: Final = between  # squares with two or more
        self.near: Final = near  # anchors that reach a tile
        self.closed: Final = closed  # squares of tiles that take no more rail [CC-RAIL-06]
        self.stops: Final = stops  # tiles with a stop, as bits
        self.anchors: Final = anchors
        self.ticks: Final = ticks  # the tick square of each tile
        self.laid: Final = laid  # segments on each tile
        self.known_joints = -1  # -1: not worked out yet
        self.known_layable = -1

    def joints(self) -> int:
        """The squares where a segment would touch exactly one of the network [CC-RAIL-05]."""
        if self.known_joints < 0:
            self.known_joints = self.beside & ~(self.between | self.rail)
        return self.known_joints

    def layable(self) -> int:
        """The squares on tiles that take more rail [CC-RAIL-06]."""
        if self.known_layable < 0:
            self.known_layable = self.tiles & ~self.closed
        return self.known_layable

    def ends(self) -> int:
        """The segments with at most one neighbour [CC-RAIL-03]."""
        return self.rail & ~self.between

    def count(self) -> int:
        """How many tiles lie in the city."""
        return self.tiles.bit_count() // 4  # squares a tile

    def places(self) -> list[int]:
        """The anchors where a tile may go, dice apart."""
        return places(self.avenues, self.near)

    def crossings(self, squares: int) -> int:
        """Those of the open squares where the avenues allow rail."""
        return crossings(self.avenues, squares)

    def tile_on(self, square: int) -> int:
        """The tile that covers a square, or -1."""
        for tile in range(len(self.anchors)):
            anchor = self.anchors[tile]
            if anchor >= 0:
                step = square - anchor
                if step == 0 or step == 1 or step == W or step == W + 1:
                    return tile
        return -1

    def with_tile(self, tile: int, anchor: int, park: bool) -> "Board":
        """The city with a tile more; its tick is turned afterwards."""
        mask = TILE_MASK[anchor]
        anchors = self.anchors.copy()
        anchors[tile] = anchor
        return Board(
            round_tile(self.avenues, anchor),
            self.tiles | mask,
            self.rail,
            self.beside,
            self.between,
            self.near | NEAR_MASK[anchor],
            self.closed | mask if park else self.closed,
            self.stops,
            anchors,
            self.ticks,
            self.laid,
        )

    def with_tick(self, tile: int, square: int) -> "Board":
        """The city with a tile's tick square settled for good [CC-TILE-06]."""
        ticks = self.ticks.copy()
        ticks[tile] = square
        return Board(
            self.avenues,
            self.tiles,
            self.rail,
            self.beside,
            self.between,
            self.near,
            self.closed,
            self.stops,
            self.anchors,
            ticks,
            self.laid,
        )

    def with_ground_rail(self, square: int) -> "Board":
        """The city with a segment more on open ground."""
        bit, around = 1 << square, NEIGHBOURS[square]
        return Board(
            round_segment(self.avenues, square),
            self.tiles,
            self.rail | bit,
            self.beside | around,
            self.between | self.beside & around,
            self.near,
            self.closed,
            self.stops,
            self.anchors,
            self.ticks,
            self.laid,
        )

    def with_rail_on(self, tile: int, square: int, per_tile: int) -> "Board":
        """The city with a segment more on a tile; avenues stay as they are [CC-AVE-08]."""
        around = NEIGHBOURS[square]
        laid = self.laid.copy()
        laid[tile] += 1
        full = laid[tile] >= per_tile
        return Board(
            self.avenues,
            self.tiles,
            self.rail | 1 << square,
            self.beside | around,
            self.between | self.beside & around,
            self.near,
            self.closed | TILE_MASK[self.anchors[tile]] if full else self.closed,
            self.stops | 1 << tile if self.ticks[tile] == square else self.stops,
            self.anchors,
            self.ticks,
            laid,
        )

    def with_rail(self, square: int, per_tile: int) -> "Board":
        """The city with a segment more, on a tile or on open ground."""
        if self.tiles >> square & 1:
            return self.with_rail_on(self.tile_on(square), square, per_tile)
        return self.with_ground_rail(square)


def empty_board(tiles: int) -> Board:
    """The plan before the first tile."""
    return Board(empty_plan(), 0, 0, 0, 0, 0, 0, 0, [-1] * tiles, [-1] * tiles, [0] * tiles)
