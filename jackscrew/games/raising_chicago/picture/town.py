"""The plan of the town: where its plots lie, made from the lists of plots and neighborhoods alone.

A town that is broader than high is turned a quarter, so that its west is on top and its north on
the right: so it fits a column.
"""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.draw.scene import Area
from jackscrew.games.raising_chicago.picture.pieces import PLOT_HEIGHT, PLOT_WIDTH, clockwise
from jackscrew.games.raising_chicago.picture.places import Point
from jackscrew.games.raising_chicago.view import PrintedHood, PrintedPlot

STREET, AVENUE = 5, 30
"""The gap between plots; where a neighborhood lies."""
PAD = 5
"""How far a ward reaches beyond its plots."""
LABEL = 29
"""Room for the name of a ward."""
BANNERS = 30
"""Room for the banners."""
BROAD = 250
"""A ward as broad as this has its name and its levels in one line."""


class Town:
    """Where plots, wards, neighborhoods and banners lie in an area of a given breadth.

    `turned`: is the plan turned a quarter clockwise?  A line goes across the picture, a file down.
    """

    def __init__(
        self,
        plots: Sequence[PrintedPlot],
        hoods: Sequence[PrintedHood],
        x: float,
        y: float,
        breadth: float,
    ) -> None:
        columns = {plot["column"] for plot in plots}
        rows = {plot["row"] for plot in plots}
        self.turned = len(rows) <= len(columns)
        self.x, self.y, self.breadth = x, y, breadth
        self.places = {plot["number"]: self.place_of(plot) for plot in plots}
        self.ward_of = {plot["number"]: plot["ward"] for plot in plots}
        self.column_of = {plot["number"]: plot["column"] for plot in plots}
        self.around = {hood["order"]: list(hood["plots"]) for hood in hoods}
        self.lines = sorted({line for line, _ in self.places.values()})
        self.files = sorted({file for _, file in self.places.values()})
        self.starts = self.first_lines()
        self.file_x = self.lay_files()
        self.is_broad = all(self.width_of(ward) >= BROAD for ward in self.starts)
        self.label = LABEL if self.is_broad else LABEL + 22
        self.line_y = self.lay_lines()
        self.bottom = self.line_y[self.lines[-1]] + PLOT_HEIGHT * self.scale + PAD
        self.boxes = {plot: self.box_of(plot) for plot in self.places}
        self.round_about = {hood: self.clockwise(plots) for hood, plots in self.around.items()}

    def place_of(self, plot: PrintedPlot) -> tuple[int, int]:
        """The line and the file of a plot."""
        if self.turned:
            return plot["column"], -plot["row"]
        return plot["row"], plot["column"]

    def first_lines(self) -> dict[int, int]:
        """The first line of each ward."""
        found: dict[int, int] = {}
        for plot, (line, _) in self.places.items():
            ward = self.ward_of[plot]
            found[ward] = min(line, found.get(ward, line))
        return dict(sorted(found.items()))

    def lay_files(self) -> dict[int, float]:
        """The west sides of the files; the plots are as broad as there is room for."""
        room = self.breadth - 2 * PAD + 1 - (BANNERS if self.turned else 0)
        count = len(self.files)
        width = min(PLOT_WIDTH, (room - (count - 1) * STREET) / count)
        self.scale = width / PLOT_WIDTH
        first = self.x + 4
        if not self.turned:
            first += (room - count * (width + STREET) + STREET) / 2
        return {file: first + i * (width + STREET) for i, file in enumerate(self.files)}

    def lay_lines(self) -> dict[int, float]:
        """The north sides of the lines."""
        found: dict[int, float] = {}
        y = self.y + (0 if self.turned else BANNERS)
        for i, line in enumerate(self.lines):
            if line in self.starts.values():
                y += self.label + (PAD + 4 if i else 0)
            elif self.is_crossed(self.lines[i - 1], line):
                y += AVENUE
            else:
                y += STREET
            found[line] = y
            y += PLOT_HEIGHT * self.scale
        return found

    def is_crossed(self, before: int, line: int) -> bool:
        """Does a neighborhood lie between two lines?"""
        for plots in self.around.values():
            if {before, line} <= {self.places[plot][0] for plot in plots}:
                return True
        return False

    def width_of(self, ward: int) -> float:
        """How broad a ward is."""
        xs = [
            self.file_x[file] for plot, (_, file) in self.places.items() if self.is_in(plot, ward)
        ]
        return max(xs) - min(xs) + PLOT_WIDTH * self.scale

    def is_in(self, plot: int, ward: int) -> bool:
        """Does a plot belong to a ward?"""
        return self.ward_of[plot] == ward

    def box_of(self, plot: int) -> Area:
        """A plot."""
        line, file = self.places[plot]
        width, height = PLOT_WIDTH * self.scale, PLOT_HEIGHT * self.scale
        return Area(self.file_x[file], self.line_y[line], width, height)

    def ward(self, ward: int) -> Area:
        """A ward with its name above it and, if the plan is turned, its banners."""
        boxes = [box for plot, box in self.boxes.items() if self.is_in(plot, ward)]
        x, y = min(box.x for box in boxes) - PAD + 1, min(box.y for box in boxes) - self.label
        right, low = max(box.x + box.width for box in boxes), max(box.y for box in boxes)
        if self.turned and right >= self.east():
            right = self.x + self.breadth - PAD
        return Area(x, y, right + PAD - x, low + PLOT_HEIGHT * self.scale + PAD - y)

    def east(self) -> float:
        """Where the plots end on the right."""
        return self.file_x[self.files[-1]] + PLOT_WIDTH * self.scale

    def crossing(self, hood: int) -> Point:
        """The middle of a neighborhood."""
        middles = [self.boxes[plot].middle() for plot in self.around[hood]]
        count = len(middles)
        return sum(x for x, _ in middles) / count, sum(y for _, y in middles) / count

    def clockwise(self, plots: list[int]) -> list[int]:
        """The plots of a neighborhood, clockwise from the north-east of the picture."""
        order = clockwise([self.boxes[plot].middle() for plot in plots])
        return [plots[i] for i in order]

    def banner(self, column: int) -> Point:
        """Where the banner of a column hangs."""
        boxes = [box for plot, box in self.boxes.items() if self.column_of[plot] == column]
        if not boxes:
            return self.x + self.breadth - BANNERS, self.y
        if self.turned:
            return self.east() + 5, boxes[0].y + boxes[0].height / 2
        return boxes[0].x + boxes[0].width / 2, self.y + 2
