"""The tiles, in the city and on their stacks."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.plan import square_of
from jackscrew.draw.shapes import as_sign, circle, group, icon, rect, write
from jackscrew.games.city_council.components import TILES
from jackscrew.games.city_council.naming import tile_name
from jackscrew.games.city_council.picture.places import (
    CORNERS,
    HALF,
    STACK_Y,
    Q,
    corner,
    stack_x,
    standing_squares,
)
from jackscrew.games.city_council.picture.scene import SUITS, Pen, Table
from jackscrew.games.city_council.view import TileView

ORDER = sorted(TILES)
ZONES = {"S": "warehouse", "M": "industry", "C": "residential", "A": "commercial"}
SITES = {"S": "power-plant", "M": "sewage-plant", "C": "city-hall", "A": "airport"}


def draw_tiles(table: Table) -> None:
    """All tiles that are known, in the order of their names so that none changes its place."""
    stacks, waiting = table.view["stacks"], table.view["waiting"]
    tops = {stack["up"]: i for i, stack in enumerate(stacks)}
    for name in ORDER:
        if tile := table.tiles.get(name):
            table.section(draw_in_city, name, tile["at"], tile["tick"], shows_kind(table, tile))
        elif name in tops:
            table.section(draw_on_stack, name, tops[name])
        elif waiting and waiting["tile"] == name:
            table.section(draw_waiting, name, waiting["stack"])
    table.section(draw_counts, "count", [stack["below"] for stack in stacks])


def shows_kind(table: Table, tile: TileView) -> bool:
    """Is the square of the kind's sign, opposite the tick, free of pieces and rail?"""
    if tile["tick"] is None or tile["tile"] in table.standing:
        return False
    row, column = square_of(tile["at"])
    down, right = standing_squares(tile)[0]
    return (row + down, column + right) not in table.rail


def draw_in_city(pen: Pen, name: str, at: str, tick: str | None, shows_kind: bool) -> None:
    drawing = tile_face(name, tick, shows_kind)
    title = pen.text("{tile} on {square}", tile=tile_name(pen.text, name), square=at)
    pen.piece(f"tile-{name}", *corner(at), f"tile lies {SUITS[name[0]]}", drawing, title)


def draw_on_stack(pen: Pen, name: str, stack: int) -> None:
    drawing = group("", tile_face(name, "NW", shows_kind=False), scale=0.55)
    x, css = stack_x(stack, pen.seats) - 3, f"tile lies {SUITS[name[0]]}"
    pen.piece(f"tile-{name}", x, STACK_Y - 3, css, drawing, tile_name(pen.text, name))


def draw_waiting(pen: Pen, name: str, stack: int) -> None:
    """A tile taken and not placed yet waits on its stack, lifted."""
    drawing = group("", tile_face(name, "NW", shows_kind=False), scale=0.58)
    x, css = stack_x(stack, pen.seats) - 5, f"tile lies waiting {SUITS[name[0]]}"
    title = pen.text("{tile}, to be placed", tile=tile_name(pen.text, name))
    pen.piece(f"tile-{name}", x, STACK_Y - 7, css, drawing, title)


def draw_counts(pen: Pen, key: str, below: list[int]) -> None:
    """How many tiles lie face down on each stack."""
    for i, count in enumerate(below):
        if count:
            drawing = circle(0, 0, 10, "count") + write(0, 4.5, str(count), "s12 semi mid")
            title = pen.text("Tiles face down: {count}", count=count)
            x = stack_x(i, pen.seats) + 54
            pen.piece(f"{key}-{i}", x, STACK_Y + 54, "", drawing, title)


@lru_cache(maxsize=1024)
def tile_face(tile: str, tick: str | None, shows_kind: bool) -> str:
    """A tile of two squares by two, drawn from its north-west corner, 3 units smaller all round."""
    face = rect(3, 3, 94, 94, "face edge", 7) + rect(7, 7, 86, 86, "rim", 4) + tile_value(tile)
    is_park = tile[1] == "0"
    if tick is None and not is_park:
        return face + group("solid loose", icon(SUITS[tile[0]], Q, 20, 18))
    row, column = CORNERS[tick or "NW"]
    x, y = HALF + Q * column, HALF + Q * row
    if shows_kind and tile[1] not in "01":
        face += group("kind solid", icon(ZONES[tile[0]], 2 * Q - x, 2 * Q - y, 18))
    suit = group("solid", icon(SUITS[tile[0]], x, y, 18))
    return face + (suit if is_park else as_sign("tick", circle(x, y, 13.5, "tick"), suit))


def tile_value(tile: str) -> str:
    """What stands in the middle of a tile: its numeral, or the sign of a park or site."""
    letter, value = tile[0], tile[1]
    if value in "01":
        return icon("park" if value == "0" else SITES[letter], Q, Q, 42, "large")
    return write(Q, Q + 14.5, value, "value")
