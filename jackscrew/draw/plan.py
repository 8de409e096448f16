"""A city plan: the border, grid and coordinates that are the look of the series."""

from functools import cache
from string import ascii_uppercase

from jackscrew.draw.shapes import path, rect, write

BORDER = 6  # width of the chequered border, in units of the picture


class Plan:
    """A square plan of `count` by `count` squares with its north-west corner at x, y.

    Squares are named as on a map: column letter from the west, row number from the north.
    """

    def __init__(self, x: float, y: float, count: int, square: float) -> None:
        self.x = x
        self.y = y
        self.count = count
        self.square = square
        self.side = count * square

    def corner(self, row: float, column: float) -> tuple[float, float]:
        """The north-west corner of a square in units of the picture."""
        return self.x + column * self.square, self.y + row * self.square

    def ground(self) -> str:
        """The ground and its grid."""
        steps = [self.square * i for i in range(1, self.count)]
        down = "".join(f"M{self.x + step:g} {self.y:g}v{self.side:g}" for step in steps)
        across = "".join(f"M{self.x:g} {self.y + step:g}h{self.side:g}" for step in steps)
        area = rect(self.x, self.y, self.side, self.side, "ground")
        return area + path(down + across, "grid")

    def frame(self) -> str:
        """The chequered border of a map, one cell a square, and the coordinates outside it."""
        outer = self.side + 2 * BORDER
        return (
            path("".join(map(self._cells, range(self.count))), "graticule")
            + rect(self.x, self.y, self.side, self.side, "neat")
            + rect(self.x - BORDER, self.y - BORDER, outer, outer, "neat")
            + "".join(map(self._coordinates, range(self.count)))
        )

    def dimensions(self, near: float, far: float) -> str:
        """Dimension lines along the four sides, `near` and `far` units from the corner."""
        return "".join(map(self._dimension, (near, far)))

    def _cells(self, i: int) -> str:
        step, edge = i * self.square, self.side if i % 2 else -BORDER
        q = f"{self.square:g}"
        return (
            f"M{self.x + step:g} {self.y + edge:g}h{q}v{BORDER}h-{q}z"
            f"M{self.x + edge:g} {self.y + step:g}v{q}h{BORDER}v-{q}z"
        )

    def _coordinates(self, i: int) -> str:
        middle = (i + 0.5) * self.square
        return write(self.x + middle, self.y - 13, ascii_uppercase[i], "coord") + write(
            self.x - 12, self.y + middle + 4, str(i + 1), "coord end"
        )

    def _dimension(self, away: float) -> str:
        x, y, side = self.x, self.y, self.side
        line = f"M{x:g} {y + away:g}h{side:g}M{x + away:g} {y:g}v{side:g}"
        ends = ((x, y + away), (x + side, y + away), (x + away, y), (x + away, y + side))
        ticks = "".join(f"M{end_x - 4:g} {end_y + 4:g}l8-8" for end_x, end_y in ends)
        return path(line, "dimension") + path(ticks, "dimension strong")


@cache
def square_of(name: str) -> tuple[int, int]:
    """Row and column of a square named as on a map: `A1` is row 0, column 0."""
    return int(name[1:]) - 1, ascii_uppercase.index(name[0])
