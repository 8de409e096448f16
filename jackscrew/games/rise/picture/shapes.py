"""How a path is cut to fit: its lots spelled in lines or in one line, its street folded or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from jackscrew.games.rise.picture.blocks import Block, lettered, row
from jackscrew.games.rise.picture.graph import HOME, Graph
from jackscrew.games.rise.picture.panel import HEAD, PAD
from jackscrew.games.rise.picture.signs import LESS, SIGN, coin, points
from jackscrew.games.rise.picture.spelling import Spelling
from jackscrew.games.rise.picture.street import STREET
from jackscrew.games.rise.picture.tiles import CULTURE_TILE
from jackscrew.games.rise.view import Effect, PrintedTrack, stops_of

TURN = 13
"""Room for the bend of a folded street."""
TAIL = 24
"""Room for what forfeited steps bring."""
GUTTER = 13
"""Room for the arrows of shortcuts above the lots."""
ROOM_FOR_SIGNS = 48
SLOT = 38
"""How far the small spaces of a row are apart."""
NUMBER = 12
"""Room for the number of a space below its street."""
MOST_ROWS = 4
CROWDED = 11
"""With more spaces than these, those with nothing on them are narrow."""


class Shape:
    """The measures of a path: least widths of columns, heights above and below its street."""

    def __init__(
        self, data: PrintedTrack, graph: Graph, spelling: Spelling, rows: int, is_wide: bool
    ) -> None:
        self.data = data
        self.graph = graph
        self.spelling = spelling
        self.is_wide = is_wide
        self.has_exits = "exit_mode" in data
        self.has_tiles = any(space.get("tile") for space in stops_of(data))
        # where steps are counted in VP these are the numbers already
        self.number = 0 if data.get("end_vp_per_space") else NUMBER
        self.above = self.entries()
        self.below = self.standing()
        over = data.get("overflow")
        self.over = spelling.lines(over, LESS, TAIL) if over else None
        self.least = [0.0] * graph.columns
        self.up = [0.0] * graph.lanes
        self.down = [0.0] * graph.lanes
        self.lot = [0.0] * graph.lanes
        for name in graph.column:
            self.measure(name)
        self.gutter = GUTTER if graph.shortcuts else 0
        self.exit_lot = 0.0
        self.settle()
        self.lines = self.folded(rows)
        self.width = max(map(self.width_of, range(len(self.lines)))) + 2 * PAD
        self.height = HEAD + rows * self.one + (rows - 1) * 4 + PAD - 4

    def entries(self) -> dict[str, Block]:
        """What stands on the lots."""
        spaces = self.graph.space.items()
        return {name: self.spell(found) for name, it in spaces if (found := it.get("effects"))}

    def standing(self) -> dict[str, Block]:
        """What holds while one stands on a space, or is gained on leaving from it."""
        found: dict[str, Block] = {}
        per_step = self.data.get("end_vp_per_space", 0)
        for name, space in self.graph.space.items():
            if leaving := space.get("exit"):
                found[name] = self.spell(leaving)
            elif "income" in space:
                found[name] = income(space["income"])
            elif per_step:
                steps = str(self.graph.column[name] * per_step)
                found[name] = lettered(steps, 12, "bold dim").meaning("flag")
        if at_start := self.data.get("start_income"):
            found[HOME] = income(at_start)
        if always := self.data.get("exit_always"):
            found[HOME] = self.spell(always)
        return found

    def spell(self, effects: Sequence[Effect]) -> Block:
        """Effects as this shape spells them."""
        if self.is_wide:
            return self.spelling.line(effects, SIGN)
        return self.spelling.lines(effects, SIGN, ROOM_FOR_SIGNS)

    def measure(self, name: str) -> None:
        """Make room for a space."""
        graph = self.graph
        lane, column = graph.lane[name], graph.column[name]
        space = graph.space.get(name)
        above, below = self.above.get(name), self.below.get(name)
        width = 40.0 if space is None or space.get("tile") else 28.0
        width = max(width, 34.0 if len(graph.space) <= CROWDED else 0)
        if slots := space and space.get("slots"):
            half = len(slots) * SLOT / 2 - STREET / 2 - 4
            self.up[lane], self.down[lane] = max(self.up[lane], half), max(self.down[lane], half)
            width = 42
        if above:
            width = max(width, above.width + 6)
            self.lot[lane] = max(self.lot[lane], above.height + 8)
        if below:
            width = max(width, below.width + (10 if self.has_exits else 4))
            room = below.height + (14 if self.has_exits else 0)
            self.down[lane] = max(self.down[lane], room)
        self.least[column] = max(self.least[column], width)

    def settle(self) -> None:
        """How high one row of the street is, all lanes together."""
        tile = CULTURE_TILE + 9 if self.has_tiles else 0
        self.up = [max(up, lot + tile) for up, lot in zip(self.up, self.lot, strict=True)]
        if self.has_exits:
            self.exit_lot = self.down[0] - 6
            self.down[0] += 9 if self.data.get("exit_mode") == "own" else 0
        self.down = [down + self.number for down in self.down]
        lanes = self.graph.lanes
        self.one = self.gutter + sum(self.up) + sum(self.down) + lanes * (STREET + 8)
        self.one += (lanes - 1) * 4

    def folded(self, rows: int) -> list[list[int]]:
        """The columns in so many rows, the widest row as narrow as can be."""

        def widest(lines: list[list[int]]) -> float:
            self.lines = lines
            return max(map(self.width_of, range(len(lines))))

        return min(splits(list(range(self.graph.columns)), rows), key=widest)

    def width_of(self, line: int) -> float:
        """The least width of a row."""
        air = 12 if self.graph.lanes == 2 else 1
        before, after = self.insets(line)
        return before + after + sum(self.least[column] + air for column in self.lines[line])

    def insets(self, line: int) -> tuple[float, float]:
        """The room before and after the columns of a row, as one walks."""
        is_last = line == len(self.lines) - 1
        end = (TAIL if self.over else 0) if is_last else TURN
        return (TURN if line else 0), end

    def columns(self, line: int, x: float, width: float) -> dict[int, tuple[float, float]]:
        """The middle and the width of each column of a row; every other row runs back."""
        before, after = self.insets(line)
        columns = self.lines[line]
        least = sum(self.least[column] for column in columns)
        share = (width - 2 * PAD - before - after - least) / len(columns)
        at, found = x + PAD + before, {}
        for column in columns:
            wide = self.least[column] + share
            middle = at + wide / 2
            found[column] = (2 * x + width - middle if line % 2 else middle, wide)
            at += wide
        return found


def splits(columns: list[int], rows: int) -> Iterator[list[list[int]]]:
    """All ways to cut columns into so many rows."""
    if rows == 1:
        yield [columns]
        return
    for first in range(1, len(columns) - rows + 2):
        for rest in splits(columns[first:], rows - 1):
            yield [columns[:first], *rest]


def income(pair: Sequence[int]) -> Block:
    """Coins and VP gained each round."""
    coins, vp = pair
    gains = [coin(coins, LESS)] if coins else []
    return row([*gains, points(vp, LESS)] if vp or not gains else gains, 1).meaning("clock")


def best_shape(data: PrintedTrack, graph: Graph, spelling: Spelling, width: float) -> Shape:
    """The lowest shape that fits, or the narrowest if none does."""
    is_plain = graph.lanes == 1 and "exit_mode" not in data
    may_fold = is_plain and not any(space.get("slots") for space in stops_of(data))
    folds = range(1, min(MOST_ROWS, graph.columns) + 1) if may_fold else range(1, 2)
    shapes = [fit(data, graph, spelling, is_wide, folds, width) for is_wide in (False, True)]
    return min(shapes, key=lambda shape: (max(0.0, shape.width - width), shape.height, shape.width))


def fit(
    data: PrintedTrack,
    graph: Graph,
    spelling: Spelling,
    is_wide: bool,
    folds: Sequence[int],
    width: float,
) -> Shape:
    """The shape with the fewest rows that fits, or with the most rows there may be."""
    shape = Shape(data, graph, spelling, folds[0], is_wide)
    for rows in folds[1:]:
        if shape.width <= width:
            break
        shape = Shape(data, graph, spelling, rows, is_wide)
    return shape
