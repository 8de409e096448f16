"""Paths: one-way tracks with lots above their street, folded where they are long."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, number, path, rect
from jackscrew.games.rise.picture.blocks import LEAST, figure
from jackscrew.games.rise.picture.graph import HOME, Graph
from jackscrew.games.rise.picture.panel import Panel
from jackscrew.games.rise.picture.setting import Setting, place_of
from jackscrew.games.rise.picture.shapes import SLOT, TAIL, TURN, best_shape
from jackscrew.games.rise.picture.signs import SIGN, tile_sign
from jackscrew.games.rise.picture.street import (
    STREET,
    Stop,
    across,
    arrowhead,
    lot,
    roads,
    spoken,
    tail,
)
from jackscrew.games.rise.picture.tiles import CULTURE_TILE
from jackscrew.games.rise.tracks import START
from jackscrew.games.rise.view import PrintedStop

LETTERS = "LU"
"""Of the lower and the upper row of Industry."""
SMALL_SPACE = 34
"""The size of a small space of a row."""
ASIDE = 11
"""A shortcut to the next row begins so far beside the number of its space."""


class Spot:
    """Where a space lies: its middle on the street, how wide its column is, and in which row."""

    def __init__(self, x: float, width: float, y: float, line: int) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.line = line


class Path(Panel):
    """A path with one or two lanes."""

    def __init__(self, track: str, setting: Setting, width: float, graph: Graph) -> None:
        super().__init__(track, setting, width)
        self.graph = graph
        self.shape = best_shape(self.data, graph, self.spelling, width)
        self.height = self.shape.height
        self.spots: dict[str, Spot] = {}

    def body(self, x: float, y: float, slack: float) -> str:
        """Streets, then what lies beside them."""
        self.spread(x, y, slack)
        drawn = self.streets()
        if self.shape.has_exits:
            drawn += self.ways_out()
        return drawn + "".join(map(self.space, self.graph.column))

    def spread(self, x: float, y: float, slack: float) -> None:
        """Tell all spaces where they lie."""
        shape, graph = self.shape, self.graph
        air = slack / (len(shape.lines) + 1)
        for line in range(len(shape.lines)):
            y += air
            columns = shape.columns(line, x, self.width)
            heights = self.lane_heights(y + shape.gutter)
            for name, column in graph.column.items():
                if column in columns:
                    middle, width = columns[column]
                    self.spots[name] = Spot(middle, width, heights[graph.lane[name]], line)
            y += shape.one + 4

    def lane_heights(self, y: float) -> list[float]:
        """The middles of the streets of a row."""
        found = []
        for up, down in zip(self.shape.up, self.shape.down, strict=True):
            found.append(y + up + 4 + STREET / 2)
            y = found[-1] + STREET / 2 + down + 8
        return found

    def streets(self) -> str:
        """All streets, and what lies beyond their ends."""
        main: list[str] = []
        alleys: list[str] = []
        drawn = ""
        for name, ahead in self.graph.ahead.items():
            for other in ahead:
                a, b = self.spots[name], self.spots[other]
                if (name, other) in self.graph.shortcuts:
                    drawn += self.shortcut(a, b, self.graph.lane[other])
                elif a.line != b.line:
                    main.append(bend(a, b))
                elif a.y == b.y:
                    main.append(across(a.x, b.x, a.y))
                else:
                    alleys.append(side_street(a, b))
                    drawn += chevron(a, b)
            if not ahead and self.shape.over:
                drawn += self.end(self.spots[name], main)
        return roads(main, alleys) + drawn

    def end(self, spot: Spot, main: list[str]) -> str:
        """What forfeited steps bring, where the street ends."""
        assert self.shape.over
        k = -1 if spot.line % 2 else 1
        x = spot.x + k * (spot.width / 2 + TAIL / 2)
        main.append(across(spot.x, x - 6 * k, spot.y))
        return tail(x, spot.y, self.shape.over, k < 0)

    def shortcut(self, a: Spot, b: Spot, lane: int) -> str:
        """An arrow in the gutter above the lots."""
        high = STREET / 2 + 4 + self.shape.lot[lane]
        k = 1 if b.x > a.x else -1
        end_x, end_y = b.x - 7 * k, b.y - high - 1
        gutter = end_y - self.shape.gutter + 3
        x, y = (a.x + 7 * k, a.y - high) if a.line == b.line else (a.x + ASIDE * k, a.y)
        r = min(7, abs(gutter - y), abs(end_x - x) / 2)
        d = 1 if y < gutter else -1
        line = (
            f"M{number(x)} {number(y)}V{number(gutter - r * d)}"
            f"Q{number(x)} {number(gutter)} {number(x + r * k)} {number(gutter)}"
            f"H{number(end_x - r * k)}"
            f"Q{number(end_x)} {number(gutter)} {number(end_x)} {number(gutter + r)}"
            f"V{number(end_y - 2)}"
        )
        head = f"M{number(end_x - 4)} {number(end_y - 5)}l4 5l4-5z"
        return path(line, "shortcut") + path(head, "head")

    def space(self, name: str) -> str:
        """A space: its lot above, its stop on the street, what holds there below."""
        spot = self.spots[name]
        data = self.graph.space.get(name)
        if data is None:
            return self.start(spot)
        if slots := data.get("slots"):
            return "".join(self.small_space(data, spot, slots, k) for k in range(len(slots)))
        place = place_of(self.track, data)
        stop = Stop(spot.x, spot.y, min(spot.width - 5, 52), data.get("size") == "small")
        top = self.top_of(name, spot)
        self.stops[place] = stop
        self.answers[place] = Area(
            spot.x - spot.width / 2 + 1,
            top - 2,
            spot.width - 2,
            spot.y + STREET / 2 + 4 + self.shape.number - top,
        )
        drawn = self.lot_above(name, data, spot, top) + self.below(name, spot) + stop.shape()
        drawn += self.numbered(name, spot.x, spot.y + STREET / 2)
        return spoken(self.setting.says(place, data), drawn)

    def numbered(self, name: str, x: float, y: float) -> str:
        """The number of a space, below what ends at y; two rows are counted alike."""
        if not self.shape.number:
            return ""
        count = figure(x, y + 7, name.lstrip(LETTERS), LEAST, "mid dim")
        return as_sign("space-number", count)

    def start(self, spot: Spot) -> str:
        """The golden start."""
        stop = Stop(spot.x, spot.y, min(spot.width - 5, 52))
        self.stops[START] = stop
        return self.below(HOME, spot) + stop.shape(True)

    def top_of(self, name: str, spot: Spot) -> float:
        """Where a space's lot begins."""
        if name not in self.shape.above:
            return spot.y - STREET / 2
        return spot.y - STREET / 2 - 4 - self.shape.lot[self.graph.lane[name]]

    def lot_above(self, name: str, data: PrintedStop, spot: Spot, top: float) -> str:
        """A space's lot, and the room for a tile above it."""
        block = self.shape.above.get(name)
        if not block:
            return ""
        height = self.shape.lot[self.graph.lane[name]]
        width = min(spot.width - 4, max(block.width + 12, 40))
        drawn = lot(block, spot.x, top, width, height, "framed" if data.get("frame") else "")
        self.mark_rewards(data, block.width, spot.x, top + height / 2)
        if data.get("tile"):
            half, y = CULTURE_TILE / 2, top - CULTURE_TILE - 8
            self.tiles[name] = (spot.x - half, y)
            drawn += rect(spot.x - half, y, CULTURE_TILE, CULTURE_TILE, "place", 4)
            slant = f"M{number(spot.x - 12)} {number(top - 1.5)}l24-4"
            drawn += path(slant, "thin")
        return drawn

    def mark_rewards(self, data: PrintedStop, width: float, x: float, y: float) -> None:
        """Remember where the points by order of arrival are printed."""
        for effect in data.get("effects", []):
            words = effect.split() if isinstance(effect, str) else [""]
            if words[0] == "reward":
                count = self.setting.seats
                step = width / count
                first = x - (count - 1) / 2 * step
                self.rewards[words[1]] = [(first + k * step, y) for k in range(count)]

    def below(self, name: str, spot: Spot) -> str:
        """What holds on a space, or is gained on leaving from it."""
        block = self.shape.below.get(name)
        if not block:
            return ""
        y = spot.y + STREET / 2 + 4 + self.shape.number
        if self.shape.has_exits:
            width = min(spot.width - 5, block.width + 14)
            return lot(block, spot.x, y + 5, width, self.shape.exit_lot, "dotted")
        room = self.shape.down[self.graph.lane[name]] - self.shape.number
        return block.about(spot.x, y + room / 2)

    def small_space(self, data: PrintedStop, spot: Spot, slots: list[str], slot: int) -> str:
        """One of the small spaces of a row: it holds a tile or a marker."""
        count, half = len(slots), SMALL_SPACE / 2
        y = spot.y + (slot - (count - 1) / 2) * SLOT
        place = place_of(self.track, data, slot + 1)
        self.stops[place] = Stop(spot.x, y, SMALL_SPACE, True)
        self.tiles[place] = (spot.x, y)
        self.answers[place] = Area(
            spot.x - half - 1, y - half - 1, SMALL_SPACE + 2, SMALL_SPACE + 2
        )
        ground = ""
        if not slot:
            top, height = y - SLOT / 2 - 1, count * SLOT + 2
            ground = rect(spot.x - 21, top, 42, height, "plaza", 8)
            ground += self.numbered(data["id"], spot.x, top + height)
        drawn = rect(spot.x - half, y - half, SMALL_SPACE, SMALL_SPACE, "stop", 6)
        if slots[slot] == "activate":
            drawn += tile_sign(SIGN).about(spot.x, y)
        return ground + spoken(self.setting.says(place, data), drawn)

    def ways_out(self) -> str:
        """Dotted ways back: from each lot to one line, or one line through all lots."""
        shape = self.shape
        names = sorted(self.graph.column, key=self.graph.column.__getitem__)
        home, last = self.spots[HOME], self.spots[names[-1]]
        street = home.y + STREET / 2
        above = street + shape.number
        top, low = above + 9, above + 9 + shape.exit_lot
        is_own = self.data.get("exit_mode") == "own"
        line = low + 8 if is_own else top + shape.exit_lot / 2
        self.exits = Area(
            home.x - home.width / 2,
            above + 4,
            last.x + last.width / 2 - home.x + home.width / 2,
            max(line, low) + 4 - above - 4,
        )
        dots = [f"M{number(last.x)} {number(line)}H{number(home.x)}V{number(street + 7)}"]
        heads = [arrowhead(home.x, street + 1, "up")]
        for name in names[1:]:
            x = number(self.spots[name].x)
            dots.append(f"M{x} {number(above + 5)}V{number(top)}")
            if is_own:
                dots.append(f"M{x} {number(low + 2)}V{number(line)}")
        if not is_own:
            heads += [self.way_in(name, line) for name in names[:-1] if name in shape.below]
        return path("".join(dots), "dots") + "".join(heads)

    def way_in(self, name: str, y: float) -> str:
        """The head of the line that runs through a lot."""
        spot = self.spots[name]
        half = min(spot.width - 5, self.shape.below[name].width + 14) / 2
        return arrowhead(spot.x + half + 1, y, "left")


def bend(a: Spot, b: Spot) -> str:
    """The street from the end of a row to the next one."""
    k = -1 if a.line % 2 else 1
    turn = max(k * a.x + a.width / 2, k * b.x + b.width / 2) * k + k * TURN / 2
    near = turn - 12 * k
    return (
        f"M{number(a.x)} {number(a.y)}H{number(near)}"
        f"Q{number(turn)} {number(a.y)} {number(turn)} {number(a.y + 12)}V{number(b.y - 12)}"
        f"Q{number(turn)} {number(b.y)} {number(near)} {number(b.y)}H{number(b.x)}"
    )


def between(a: Spot, b: Spot) -> float:
    """The middle of the gap between two columns."""
    return (a.x + a.width / 2 + b.x - b.width / 2) / 2


def side_street(a: Spot, b: Spot) -> str:
    """A narrow street from lane to lane."""
    middle, r = between(a, b), 8
    d = r if b.y > a.y else -r
    return (
        f"M{number(a.x)} {number(a.y)}H{number(middle - r)}"
        f"Q{number(middle)} {number(a.y)} {number(middle)} {number(a.y + d)}V{number(b.y - d)}"
        f"Q{number(middle)} {number(b.y)} {number(middle + r)} {number(b.y)}H{number(b.x)}"
    )


def chevron(a: Spot, b: Spot) -> str:
    """The way a side street leads."""
    d = 1 if b.y > a.y else -1
    x, y = between(a, b) - 2.6, (a.y + b.y) / 2 - 1.5 * d
    return path(f"M{number(x)} {number(y)}l2.6 {3 * d}l2.6 {-3 * d}", "thin")
