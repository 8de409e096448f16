"""The points of all seats over a match, as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from jackscrew.draw.figures import seat_shape
from jackscrew.draw.shapes import attributes, circle, group, number, path, write
from jackscrew.draw.words import Text, fitted, signed

WIDTH, HEIGHT = 460, 280  # narrow enough to be read on a phone
LEFT, RIGHT, TOP, BOTTOM = 40, 300, 16, 246
LABEL, GAP = RIGHT + 12, 22  # where the names stand, and how far apart at least
DIGITS, DIGIT = 3, 11  # room for so many digits; each one more needs as much
RULES = 6  # at most so many lines across, besides the lowest
STEPS = (1, 2, 5)  # times a power of ten: what people count by


def score_chart(
    series: Sequence[Sequence[int]],
    names: Sequence[str],
    text: Text,
    ticks: Sequence[tuple[int, str]] = (),
) -> str:
    """The points of each seat after each line of the record, for a page with styles and icons.

    `series` has a row a seat, all of one length; `ticks` are lines where a part of the game
    begins, each with what it is called below the chart.
    """
    chart = Chart(series)
    drawn = [chart.rules(), chart.ticks(ticks)]
    drawn += [chart.line(seat) for seat in range(len(series))]
    drawn += [chart.signs(seat, ticks) for seat in range(len(series))]
    drawn += [chart.label(seat, y, names[seat]) for seat, y in enumerate(chart.label_places())]
    root = attributes(
        xmlns="http://www.w3.org/2000/svg",
        class_="picture chart",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
    )
    return f"<svg{root}>{spoken(series, names, text)}{''.join(drawn)}</svg>"


def spoken(series: Sequence[Sequence[int]], names: Sequence[str], text: Text) -> str:
    """The chart's title and, in words, how it ends."""
    title = text("The score from the beginning to now")
    ends = [
        text("{name}: {points}", name=name, points=signed(row[-1]))
        for name, row in zip(names, series, strict=False)
    ]
    return f"<title>{escape(title)}</title><desc>{escape('; '.join(ends))}</desc>"


class Chart:
    """Points turned into places."""

    def __init__(self, series: Sequence[Sequence[int]]) -> None:
        self.series = series
        lowest = min(0, *map(min, series))
        highest = max(0, *map(max, series))
        self.step = rule_step(highest - lowest)
        self.low = lowest // self.step * self.step
        self.high = max(-(-highest // self.step) * self.step, self.low + self.step)
        longest = max(len(signed(self.low)), len(signed(self.high)))
        self.more = DIGIT * max(0, longest - DIGITS)
        self.left = LEFT + self.more
        self.across = (RIGHT - self.left) / max(1, len(series[0]) - 1)

    def x(self, line: int) -> float:
        """Where a line of the record is."""
        return self.left + line * self.across

    def y(self, points: float) -> float:
        """Where a number of points is."""
        return BOTTOM - (points - self.low) / (self.high - self.low) * (BOTTOM - TOP)

    def rules(self) -> str:
        """Lines across with their numbers; that of zero stands out."""
        drawn = []
        for points in range(self.low, self.high + 1, self.step):
            y = self.y(points)
            css = "rule" if points else "rule zero"
            drawn.append(path(f"M{self.left} {number(y)}H{RIGHT}", css))
            drawn.append(write(self.left - 8, y + 4.5, signed(points), "scale end"))
        return "".join(drawn)

    def ticks(self, ticks: Sequence[tuple[int, str]]) -> str:
        """Where the parts of the game begin."""
        drawn = []
        for line, name in ticks:
            x = self.x(line)
            drawn.append(path(f"M{number(x)} {TOP}V{BOTTOM + 5}", "tick"))
            drawn.append(write(x, BOTTOM + 21, name, "scale mid"))
        return "".join(drawn)

    def line(self, seat: int) -> str:
        """A seat's points."""
        row = self.series[seat]
        steps = [f"M{number(self.x(0))} {number(self.y(row[0]))}"]
        for line in range(1, len(row)):
            if row[line] != row[line - 1]:
                steps.append(f"H{number(self.x(line))}V{number(self.y(row[line]))}")
        way = "".join(steps) + f"H{number(self.x(len(row) - 1))}"
        return group(f"p{seat}", path(way, "casing"), path(way, "line"))

    def signs(self, seat: int, ticks: Sequence[tuple[int, str]]) -> str:
        """A seat's sign on its line wherever a part begins."""
        lines = [line for line, _ in ticks if 0 < line < len(self.series[seat]) - 1]
        return group(f"p{seat}", *[self.sign(seat, line) for line in lines])

    def sign(self, seat: int, line: int) -> str:
        x, y = self.x(line), self.y(self.series[seat][line])
        return circle(x, y, 6.5, "hole") + seat_shape(seat, x, y, 12, "own solid")

    def label_places(self) -> list[float]:
        """How high each seat's name stands: beside the end of its line, none over another."""
        ends = [self.y(row[-1]) for row in self.series]
        order = sorted(range(len(ends)), key=lambda seat: ends[seat])
        places = ends.copy()
        for above, below in pairwise(order):
            places[below] = max(places[below], places[above] + GAP)
        lowest = BOTTOM + 8.0
        for seat in reversed(order):
            places[seat] = min(places[seat], lowest)
            lowest = places[seat] - GAP
        return places

    def label(self, seat: int, y: float, name: str) -> str:
        """A seat's sign, points and name, joined to the end of its line."""
        points = self.series[seat][-1]
        at = LABEL + 50 + self.more
        lead = f"M{RIGHT} {number(self.y(points))}L{LABEL - 4} {number(y)}"
        return group(
            f"p{seat}",
            path(lead, "lead"),
            seat_shape(seat, LABEL + 6, y, 14, "own solid"),
            write(at, y + 5, signed(points), "points end"),
            write(at + 8, y + 5, fitted(name, WIDTH - at - 10, 14), "s14"),
        )


def rule_step(span: int) -> int:
    """The distance of the lines across: 1, 2, 5, 10, 20 and so on, whichever suffices."""
    size = 1
    while True:
        for step in STEPS:
            if span <= RULES * step * size:
                return step * size
        size *= 10
