"""Panels of a picture: the printed board in groups, columns of about one height, folded lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from jackscrew.draw.figures import seat_shape
from jackscrew.draw.shapes import attributes, group, icon, number, path, write
from jackscrew.draw.svg import escaped
from jackscrew.draw.words import fitted, width_of

FOLDED = 32
"""How high a folded panel is."""
MIDDLE = FOLDED / 2
EDGE = 12
NAME, FIGURE, SIGN = 14, 14, 18
OPENS = 18
"""Room for the sign that a line opens."""
SMALL_SIGN = 17
"""Icons smaller than this are cut solid."""
remembered = lru_cache(maxsize=2048)


def printed(panel: str, *drawings: str) -> str:
    """What is printed of a panel."""
    return f"<g{attributes(data_panel=panel)}>{''.join(drawings)}</g>"


def spread(heights: Sequence[float], columns: int) -> list[int]:
    """The column of each of some panels that follow each other: the tallest is as low as can be."""

    def tallest(cuts: tuple[int, ...]) -> float:
        ends = (0, *cuts, len(heights))
        return max(sum(heights[first:last]) for first, last in pairwise(ends))

    cuts = min(combinations(range(1, len(heights)), columns - 1), key=tallest)
    return [sum(place >= cut for cut in cuts) for place in range(len(heights))]


class Figure(NamedTuple):
    """What a folded line tells: a drawing from 0 on about the middle line 0, and its width."""

    drawing: str
    width: float


@remembered
def figure(words: str, sign: str = "", css: str = "semi", size: float = FIGURE) -> Figure:
    """A number, or a few letters, with its icon before it."""
    x = size + 4.0 if sign else 0.0
    cut = "sign solid" if size < SMALL_SIGN else "sign"
    drawn = group(cut, icon(sign, size / 2, 0, size)) if sign else ""
    drawn += write(x, size * 0.36, words, f"s{number(size)} {css}")
    return Figure(drawn, x + width_of(words, size, bold=True))


@remembered
def of_seat(seat: int, words: str, css: str = "semi") -> Figure:
    """What a seat has, with its shape before it."""
    told = figure(words, css=css)
    shape = group(f"p{seat} solid", seat_shape(seat, 6, 0, 12))
    return Figure(shape + group("", told.drawing, x=16), told.width + 16)


@remembered
def total(words: str) -> Figure:
    """Points, at the end of a mat."""
    return figure(words, css="bold", size=16)


def folded(
    width: float,
    name: str,
    figures: Sequence[Figure],
    title: str,
    sign: str = "",
    seat: int | None = None,
    gap: float = 12,
) -> str:
    """The line that a panel folds to: its sign and name, and what it has to tell, in figures.

    The page draws the ground below it, and at its end the sign that it opens.
    """
    told, room = in_a_row(figures, width - EDGE - OPENS, gap)
    x = 42 if seat is not None else 36 if sign else EDGE
    named = write(x, MIDDLE + 5, fitted(name, room - x - 6, NAME), "fold-title")
    head = head_of(sign, seat)
    return f"<title>{escaped(title, quote=False)}</title>{head}{named}{told}"


@remembered
def head_of(sign: str, seat: int | None) -> str:
    """What stands before the name: the colour and the shape of a seat, or a sign."""
    if seat is None:
        return group("sign", icon(sign, 21, MIDDLE, SIGN)) if sign else ""
    band = path(f"M0 6q0-6 6-6v{FOLDED}q-6 0-6-6z", "fold-flag")
    return group(f"p{seat}", band, seat_shape(seat, 25, MIDDLE, 16))


def in_a_row(figures: Iterable[Figure], right: float, gap: float) -> tuple[str, float]:
    """Figures up to the right end of a line, and where the first begins."""
    told = list(figures)
    x = start = right - sum(it.width for it in told) - gap * (len(told) - 1)
    parts = []
    for it in told:
        parts.append(group("", it.drawing, x=x, y=MIDDLE))
        x += it.width + gap
    return "".join(parts), start
