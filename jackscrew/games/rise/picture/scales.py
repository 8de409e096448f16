"""Scales: rates and effects above the street, what holds while one stands there below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, number, path, rect
from jackscrew.games.rise.picture.blocks import Block, row
from jackscrew.games.rise.picture.panel import HEAD, PAD, Panel
from jackscrew.games.rise.picture.setting import Setting, place_of
from jackscrew.games.rise.picture.signs import (
    LESS,
    SIGN,
    arrow,
    coin,
    points,
    points_or_loss,
)
from jackscrew.games.rise.picture.street import STREET, Stop, across, lot, roads, spoken, tail
from jackscrew.games.rise.picture.tiles import penalty_tile
from jackscrew.games.rise.view import PrintedPosition, positions_of

TAIL = 22
"""Room for what forfeited steps bring, at each end."""
NARROWEST = 27
V = TypeVar("V")
Span = tuple[V, int, int]
"""Something that holds from one space to another, by their numbers."""


class Scale(Panel):
    """A two-way track."""

    def __init__(self, track: str, setting: Setting, width: float) -> None:
        super().__init__(track, setting, width)
        self.spaces = positions_of(self.data)
        self.rates = [
            (rate_block(rate), first, last)
            for rate, first, last in spans([it.get("rate") for it in self.spaces])
        ]
        self.penalties = [
            (penalty_tile(face, setting.penalty_limit), first, last)
            for face, first, last in spans([it.get("penalty") for it in self.spaces])
        ]
        self.above = [self.lot_of(space) for space in self.spaces]
        self.columns = self.measured()
        lots = [block.height + 6 for block in self.above if block]
        self.up = max([26 if self.rates else 0, *lots])
        self.down = 32 if self.penalties else 22 if self.has_points() else 0
        self.height = HEAD + self.up + STREET + 8 + self.down + PAD

    def has_points(self) -> bool:
        """Do positions bring points?"""
        return any("end_vp" in space or "round_vp" in space for space in self.spaces)

    def lot_of(self, space: PrintedPosition) -> Block | None:
        """What entering a space brings."""
        effects = space.get("right") or space.get("left")
        return self.spelling.line(effects, SIGN) if effects else None

    def measured(self) -> list[float]:
        """How wide each column is: as wide as it has to be, and its share of what is left."""
        least = [max(NARROWEST, block.width + 10 if block else 0.0) for block in self.above]
        for block, first, last in [*self.rates, *self.penalties]:
            count = last - first + 1
            need = block.width + 6 - sum(least[first : last + 1])
            for i in range(first, last + 1):
                least[i] += max(0, need / count)
        share = (self.width - 2 * PAD - 2 * TAIL - sum(least)) / len(least)
        return [width + share for width in least]

    def body(self, x: float, y: float, slack: float) -> str:
        """The street, its lots and what is below it."""
        left = x + PAD + TAIL
        edges = [left + sum(self.columns[:i]) for i in range(len(self.columns) + 1)]
        top = y + slack / 2
        middle = top + self.up + 4 + STREET / 2
        drawn = [self.street(edges, middle)]
        drawn += [self.rate(span, edges, top) for span in self.rates]
        drawn += [self.penalty(span, edges, middle + STREET / 2 + 4) for span in self.penalties]
        for i in range(len(self.spaces)):
            drawn.append(self.space(i, edges[i], self.columns[i], middle))
        return "".join(drawn)

    def street(self, edges: list[float], y: float) -> str:
        """The street and what lies beyond its ends."""
        over, under = self.data.get("overflow"), self.data.get("underflow")
        start = edges[0] - TAIL + 6 if under else edges[0] + 6
        end = edges[-1] + TAIL - 6 if over else edges[-1] - 6
        drawn = roads([across(start, end, y)])
        if over:
            drawn += tail(edges[-1] + TAIL / 2, y, self.spelling.lines(over, LESS, TAIL), False)
        if under:
            drawn += tail(edges[0] - TAIL / 2, y, self.spelling.lines(under, LESS, TAIL), True)
        return drawn

    def rate(self, span: Span[Block], edges: list[float], y: float) -> str:
        """An exchange rate over a brace."""
        block, first, last = span
        left, right = edges[first] + 2, edges[last + 1] - 2
        middle = (left + right) / 2
        brace = f"M{number(left)} {number(y + 25)}v-5H{number(right)}v5"
        gap = rect(middle - block.width / 2 - 3, y, block.width + 6, 23, "gap", 3)
        drawn = path(brace, "brace") + gap + block.about(middle, y + 11)
        return as_sign("exchange-rate", drawn)

    def penalty(self, span: Span[Block], edges: list[float], y: float) -> str:
        """A Penalty tile below a brace."""
        tile, first, last = span
        left, right = edges[first] + 2, edges[last + 1] - 2
        block = tile.fitted(right - left, 27)
        brace = path(f"M{number(left)} {number(y)}v5H{number(right)}v-5", "brace bad")
        return brace + block.about((left + right) / 2, y + 16)

    def space(self, i: int, left: float, width: float, y: float) -> str:
        """One space with its lot and its points."""
        data, x = self.spaces[i], left + width / 2
        place = place_of(self.track, data)
        drawn = ""
        block = self.above[i]
        if block:
            drawn += self.entry(
                block, x, y - STREET / 2 - 10 - block.height, width, "right" in data
            )
        for vp in (data.get("end_vp"), data.get("round_vp")):
            if vp is not None:
                worth = points_or_loss(vp, LESS).meaning("points-of-a-space")
                drawn += worth.about(x, y + STREET / 2 + 14)
        stop = Stop(x, y, min(width - 4, 46))
        self.stops[place] = stop
        self.answers[place] = Area(left + 1, y - STREET / 2 - 2, width - 2, STREET + 4)
        return spoken(self.setting.says(place, data), drawn, stop.shape(data["pos"] == 0))

    def entry(self, block: Block, x: float, y: float, room: float, is_right: bool) -> str:
        """A lot with a notch on the side from which one has to come."""
        width, height = min(room - 1, max(block.width + 9, 30)), block.height + 6
        k = 3 if is_right else -3
        notch = f"M{number(x - k / 6 * width)} {number(y + height / 2 - 4)}l{k} 4l{-k} 4z"
        return lot(block, x, y, width, height) + path(notch, "notch")


def spans(values: Sequence[V | None]) -> list[Span[V]]:
    """Neighbours that print the same, together."""
    found: list[Span[V]] = []
    for i, value in enumerate(values):
        if value is None:
            continue
        if found and found[-1][0] == value and found[-1][2] == i - 1:
            found[-1] = (value, found[-1][1], i)
        else:
            found.append((value, i, i))
    return found


def rate_block(rate: Sequence[int]) -> Block:
    """An exchange rate: VP that become coins."""
    return row([points(rate[0], LESS, "paid"), arrow(13), coin(rate[1], LESS)], 1)
