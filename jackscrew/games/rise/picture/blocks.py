"""Drawings that know their size, and how they are set beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from jackscrew.draw.shapes import as_sign, group, icon, number, write
from jackscrew.draw.words import width_of

Point = tuple[float, float]
SMALL_ICON = 17
"""Icons smaller than this are cut solid."""
LEAST = 12
"""No lettering is smaller."""
ANY = 999.0
"""As wide as it may be."""


class Block(NamedTuple):
    """A drawing from 0, 0 on that knows its size."""

    width: float
    height: float
    drawing: str

    def at(self, x: float, y: float) -> str:
        """With its corner here."""
        return group("", self.drawing, x=x, y=y) if x or y else self.drawing

    def about(self, x: float, y: float) -> str:
        """With its middle here."""
        return self.at(x - self.width / 2, y - self.height / 2)

    def meaning(self, key: str) -> Block:
        """The same as a sign of its own."""
        return Block(self.width, self.height, as_sign(key, self.drawing))

    def fitted(self, width: float, height: float) -> Block:
        """The same, smaller if there is less room."""
        scale = min(1, width / self.width, height / self.height)
        if scale == 1:
            return self
        return Block(self.width * scale, self.height * scale, group("", self.drawing, scale=scale))


def row(blocks: Sequence[Block], gap: float = 3) -> Block:
    """Side by side, about one line."""
    height = max(block.height for block in blocks)
    drawn, x = [], 0.0
    for block in blocks:
        drawn.append(block.at(x, (height - block.height) / 2))
        x += block.width + gap
    return Block(x - gap, height, "".join(drawn))


def stack(blocks: Sequence[Block], gap: float = 3) -> Block:
    """One below the other, about one line."""
    width = max(block.width for block in blocks)
    drawn, y = [], 0.0
    for block in blocks:
        drawn.append(block.at((width - block.width) / 2, y))
        y += block.height + gap
    return Block(width, y - gap, "".join(drawn))


def flow(blocks: Sequence[Block], width: float, gap: float = 3) -> Block:
    """In one line if there is room, else in several."""
    lines: list[list[Block]] = [[]]
    for block in blocks:
        used = sum(each.width + gap for each in lines[-1])
        if lines[-1] and used + block.width > width:
            lines.append([])
        lines[-1].append(block)
    return stack([row(line, gap) for line in lines], gap)


def figure(x: float, y: float, words: str, size: float, css: str = "bold mid") -> str:
    """Lettering with its middle at y."""
    return write(x, y + size * 0.36, words, f"s{size:g} {css}")


def lettered(words: str, size: float = LEAST, css: str = "dim") -> Block:
    """Words as a block."""
    width = width_of(words, size, "bold" in css)
    return Block(width, size * 1.2, figure(0, size * 0.6, words, size, css))


def trace(*steps: str | float) -> str:
    """A path from its letters and numbers."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def icon_block(name: str, size: float, css: str = "") -> Block:
    """An icon as a block; solid when it is small."""
    cut = "solid" if size < SMALL_ICON else ""
    return Block(size, size, icon(name, size / 2, size / 2, size, f"{cut} {css}".strip()))


def figure_size(words: str, size: float, share: float) -> int:
    """How large a number in a sign is: the longer the smaller, but never too small."""
    return max(LEAST, round(size * share * (1, 0.86, 0.7)[min(len(words), 3) - 1]))
