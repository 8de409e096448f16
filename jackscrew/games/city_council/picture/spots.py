"""The places of the city, wherever somebody points at it."""

from __future__ import annotations

from jackscrew.games.city_council.geometry import SQUARES, W
from jackscrew.games.city_council.picture.places import PLAN, Q
from jackscrew.games.city_council.view import CityCouncilView

LAST = W - 1


def spots(view: CityCouncilView, x: float, y: float) -> list[str]:
    """The square at a point, and the crossing and the place for a tile nearest to it."""
    across, down = (x - PLAN.x) / Q, (y - PLAN.y) / Q
    if not (0 <= across < W and 0 <= down < W):
        return []
    row, column = round(down), round(across)
    return [
        f"square-{named(int(down), int(across))}",
        f"place-{named(row - 1, column - 1)}",
        f"point-{named(row, column)}",
    ]


def named(row: int, column: int) -> str:
    """A square, or the nearest on the plan."""
    return SQUARES[min(max(row, 0), LAST) * W + min(max(column, 0), LAST)]
