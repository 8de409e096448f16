"""Paths of many lanes: the streets fan out, and each stop stands before its lot."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import number
from jackscrew.games.rise.picture.blocks import Block, lettered
from jackscrew.games.rise.picture.graph import HOME, Graph
from jackscrew.games.rise.picture.panel import HEAD, PAD, Panel
from jackscrew.games.rise.picture.setting import Setting, place_of
from jackscrew.games.rise.picture.signs import SIGN
from jackscrew.games.rise.picture.street import (
    SMALL,
    Stop,
    across,
    homeward,
    lot,
    roads,
    spoken,
)
from jackscrew.games.rise.press import on_path
from jackscrew.games.rise.tracks import START
from jackscrew.games.rise.view import PrintedStop

LOWEST = 36
"""A lane is at least so high."""
HOME_WIDTH = 40.0
NUMBER_WIDTH = 10.0
"""The room between the start and the lanes for their numbers."""
BELOW_ARROW = 14
"""A marker stands so far below the arrow beside its frame: neither covers the other."""


class Fan(Panel):
    """A path of three lanes or more, such as Press: a lane is one line high."""

    def __init__(self, track: str, setting: Setting, width: float, graph: Graph) -> None:
        super().__init__(track, setting, width)
        self.graph = graph
        self.blocks = self.spelled()
        self.least = [HOME_WIDTH + NUMBER_WIDTH] + [0.0] * (graph.columns - 1)
        for name, space in graph.space.items():
            column = graph.column[name]
            self.least[column] = max(self.least[column], self.wide(name, space))
        self.lines = [LOWEST] * graph.lanes
        for name, block in self.blocks.items():
            lane = graph.lane[name]
            self.lines[lane] = max(self.lines[lane], round(block.height + 12))
        self.height = HEAD + sum(self.lines) + PAD - 4

    def spelled(self) -> dict[str, Block]:
        """What stands on the lots: in one line if there is room for all, else in several."""
        spaces = self.graph.space
        found = {
            name: self.spelling.line(it.get("effects", []), SIGN) for name, it in spaces.items()
        }
        least = [0.0] * self.graph.columns
        self.blocks = found
        for name, space in spaces.items():
            column = self.graph.column[name]
            least[column] = max(least[column], self.wide(name, space))
        if sum(least) + HOME_WIDTH + NUMBER_WIDTH + 2 * PAD <= self.width:
            return found
        return {
            name: self.spelling.lines(it.get("effects", []), SIGN, 50)
            for name, it in spaces.items()
        }

    def wide(self, name: str, space: PrintedStop) -> float:
        """How much room a space takes."""
        aside = 32 if space.get("frame") else self.stop_width(space) + 13
        return self.blocks[name].width + aside

    def stop_width(self, space: PrintedStop) -> float:
        """How wide the stop of a space is."""
        return SMALL if space["size"] == "small" else 38

    def body(self, x: float, y: float, slack: float) -> str:
        """Streets, lots and stops."""
        share = (self.width - 2 * PAD - sum(self.least)) / len(self.least)
        left = [x + PAD + sum(self.least[:i]) + i * share for i in range(len(self.least))]
        lines = [line + slack / len(self.lines) for line in self.lines]
        home = Stop(left[0] + HOME_WIDTH / 2, y + sum(lines) / 2, HOME_WIDTH)
        self.stops[START] = home
        streets, drawn = [], []
        for name, space in self.graph.space.items():
            lane = self.graph.lane[name]
            middle = y + sum(lines[:lane]) + lines[lane] / 2
            shapes, end = self.space(name, space, left[self.graph.column[name]], middle)
            drawn.append(shapes)
            before = self.graph.before(name)
            if before == HOME:
                streets.append(fan_out(home, left[1] - NUMBER_WIDTH, end, middle))
                sign = lettered(on_path(self.track, name).get("path", ""), css="bold beyond")
                drawn.append(sign.about(left[1] - NUMBER_WIDTH / 2 - 1, middle))
            else:
                streets.append(across(left[self.graph.column[before]] + 12, end, middle))
        return roads(streets) + "".join(drawn) + home.shape(True)

    def space(self, name: str, data: PrintedStop, left: float, y: float) -> tuple[str, float]:
        """A space, and how far its street reaches."""
        block, place = self.blocks[name], place_of(self.track, data)
        high = max(block.height + 8, 30)
        if data.get("frame"):
            width = block.width + 14
            x = left + 3 + width / 2
            shapes = lot(block, x, y - high / 2, width, high, "framed")
            shapes += homeward(x + width / 2 + 4, y)
            self.framed[place] = (x + width / 2 + 9, y + BELOW_ARROW)
            self.answers[place] = Area(x - width / 2 - 3, y - high / 2 - 3, width + 6, high + 6)
            return spoken(self.setting.says(place, data), shapes), x
        wide = self.stop_width(data)
        stop = Stop(left + wide / 2 + 2, y, wide, wide == SMALL)
        self.stops[place] = stop
        x = left + wide + 4 + (block.width + 8) / 2
        shapes = lot(block, x, y - high / 2, block.width + 8, high) + stop.shape()
        self.answers[place] = Area(left, y - high / 2 - 2, wide + block.width + 14, high + 4)
        return spoken(self.setting.says(place, data), shapes), stop.x


def fan_out(home: Stop, straight: float, end: float, y: float) -> str:
    """A street from the start to a lane, straight where the lane's number stands."""
    a, b = number(home.x + home.width / 2 + 2), number(home.x + 2)
    start = f"M{number(home.x)} {number(home.y)}C{a} {number(home.y)} {b} {number(y)}"
    return f"{start} {number(straight)} {number(y)}H{number(end)}"
