"""Rail: the map-maker's chequered line, one segment a square."""

from collections.abc import Iterable
from functools import cache

from jackscrew.draw.shapes import circle, path

Square = tuple[int, int]
NEIGHBOURS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def arms(squares: Iterable[Square]) -> dict[Square, tuple[Square, ...]]:
    """For each square with rail the directions, as (row, column), in which it goes on."""
    laid = set(squares)
    return {
        (row, column): tuple((r, c) for r, c in NEIGHBOURS if (row + r, column + c) in laid)
        for row, column in laid
    }


@cache
def segment(arms: tuple[Square, ...], size: float, is_cased: bool = False) -> str:
    """Half-arms towards the neighbours, from the square's corner.

    A loose end has a buffer, for ends are what one extends. The casing keeps it apart from a tile.
    """
    half = size / 2
    if not arms:
        line = path(f"M{half - 17:g} {half:g}h34", "bed last")
        return line + _buffer(half, 0, 1, 17) + _buffer(half, 0, 1, -17)
    lines = [f"M{half:g} {half:g}l{half * column:g} {half * row:g}" for row, column in arms]
    is_end = len(arms) == 1
    drawing = path("".join(lines), "casing") if is_cased else ""
    drawing += path("".join(lines), "bed last" if is_end else "bed")
    drawing += "" if is_end else circle(half, half, 4.5, "joint")
    drawing += "".join(path(line, "dash") for line in lines)
    return drawing + (_buffer(half, *arms[0]) if is_end else "")


def _buffer(half: float, row: int, column: int, along: float = 0) -> str:
    x, y = half + along * column - 9 * row, half + along * row - 9 * column
    return path(f"M{x:g} {y:g}l{18 * row} {18 * column}", "buffer")
