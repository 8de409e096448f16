"""Streets of a city plan: where markers stand, and the lots beside them that tell what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jackscrew.draw.shapes import as_sign, circle, number, path, rect
from jackscrew.draw.svg import escaped
from jackscrew.games.rise.picture.blocks import Block
from jackscrew.games.rise.picture.signs import MARKER, SMALL_MARKER

STREET = 28
"""The height of a stop that several markers share."""
SMALL = 22
"""The width of a stop for one marker."""


class Stop(NamedTuple):
    """Where markers stand, by its middle."""

    x: float
    y: float
    width: float
    is_small: bool = False

    def spot(self, seat: int, seats: int) -> tuple[float, float, float]:
        """Where a seat's marker stands and how large it is: a seat keeps its lane on a stop."""
        if self.is_small or seats == 1:
            return self.x, self.y, MARKER
        step = (self.width - MARKER - 5) / (seats - 1)
        if step >= MARKER * 0.75:
            return self.x + (seat - (seats - 1) / 2) * min(step, MARKER), self.y, MARKER
        aside = min(6.0, (self.width - SMALL_MARKER) / 2 - 1)
        row = seat // 2 if seats > 2 else seat
        x = self.x + (aside if seat % 2 else -aside)
        return x, self.y + (6 if row else -6), SMALL_MARKER

    def shape(self, is_start: bool = False) -> str:
        """The stop as it is printed; a start is golden."""
        css = "stop start" if is_start else "stop"
        if self.is_small:
            return circle(self.x, self.y, SMALL / 2, css)
        x, y = self.x - self.width / 2, self.y - STREET / 2
        return rect(x, y, self.width, STREET, css, 11)


def spoken(title: str, *drawings: str) -> str:
    """Drawings that tell their title when they are pointed at."""
    return f"<g><title>{escaped(title, quote=False)}</title>{''.join(drawings)}</g>"


def lot(block: Block, x: float, y: float, width: float, height: float, css: str = "") -> str:
    """A lot beside the street, about x, with its effects on it."""
    ground = rect(x - width / 2, y, width, height, f"lot {css}".strip(), 4)
    return ground + block.about(x, y + height / 2)


def roads(streets: Sequence[str], alleys: Sequence[str] = ()) -> str:
    """Streets as on a map: the casing, then the surface, then the middle line."""
    wide, narrow = "".join(streets), "".join(alleys)
    drawn = [path(wide, "road casing"), path(wide, "road"), path(wide, "road middle")]
    if narrow:
        drawn.insert(0, path(narrow, "alley casing"))
        drawn.insert(2, path(narrow, "alley"))
    return "".join(drawn)


def across(from_x: float, to_x: float, y: float) -> str:
    """A straight street."""
    return f"M{number(from_x)} {number(y)}H{number(to_x)}"


def tail(x: float, y: float, block: Block, is_back: bool) -> str:
    """What each forfeited step brings, beyond the end of the street."""
    k = -1 if is_back else 1
    chevron = f"l{3 * k} 3l{-3 * k} 3"
    y12 = number(y + 12)
    head = f"M{number(x - 4 * k)} {y12}{chevron}M{number(x + k)} {y12}{chevron}"
    drawn = block.about(x, y) + path(head, "thin")
    return as_sign("left-end" if is_back else "end-of-a-track", drawn)


def arrowhead(x: float, y: float, way: str) -> str:
    """The head of a dotted line with its tip here: `up` or `left`."""
    head = "m-4.5 6l4.5-6l4.5 6z" if way == "up" else "m6-4.5l-6 4.5l6 4.5z"
    return path(f"M{number(x)} {number(y)}{head}", "head")


def homeward(x: float, y: float) -> str:
    """The arrow beside a black frame: back to the start."""
    bend = path(f"M{number(x)} {number(y + 5)}h4a4.6 4.6 0 0 0 0-9.2h-2", "line")
    return bend + path(f"M{number(x + 3)} {number(y - 8.4)}l-5 4.2l5 4.2z", "ink")
