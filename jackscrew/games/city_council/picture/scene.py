"""Where everything lies on the table, and a view of it on its way to a picture."""

from collections.abc import Sequence

from jackscrew.draw import Svg, Text
from jackscrew.draw.plan import Plan, square_of
from jackscrew.draw.scene import Scene, View
from jackscrew.games.city_council.state import A

Point = tuple[float, float]

Q = 50
HALF = Q / 2
PLAN = Plan(60, 60, 14, Q)
WIDTH, HEIGHT = 1104, 812
LANES = {"N": 16, "W": 16, "S": 790, "E": 790}

LEFT, ROOM = 828, 268
RIGHT = LEFT + ROOM
ROUND_Y, STACK_Y, BID_Y, TURN_Y, COUNCIL_Y, SEAT_Y = 26, 82, 202, 290, 366, 520
BID_WIDTH, BID_HEIGHT = ROOM / 6, 52
TURN_HEIGHT = 38
ROW, MAT, MAT_STEP = 36, 66, 71

SUITS = {"S": "suns", "M": "moons", "C": "crowns", "A": "arms"}
CORNERS = {"NW": (0, 0), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}
HALVES = {"N": (0, 0, 14, 7), "S": (0, 7, 14, 7), "W": (0, 0, 7, 14), "E": (7, 0, 7, 14)}
"""Of each half: first column, first row, columns, rows."""


class City(Scene):
    """A scene that knows its tiles and what stands on them."""

    def __init__(self, view: View, names: Sequence[str] | None, text: Text, svg: Svg) -> None:
        super().__init__(view, names, text, svg, target_of)
        self.tiles: dict[str, View] = {tile["tile"]: tile for tile in view["tiles"]}
        self.covered = covered(view)
        self.standing = standing(view)
        self.is_printed = not view.get("pack")  # else its numbers may be others


def covered(view: View) -> set[tuple[int, int]]:
    """The squares under tiles."""
    anchors = [square_of(tile["at"]) for tile in view["tiles"]]
    return {(row + r, column + c) for row, column in anchors for r, c in CORNERS.values()}


def standing(view: View) -> dict[str, list[str]]:
    """The pieces on each tile: dice first, for they are there before a pawn can be."""
    pieces: dict[str, list[str]] = {}
    for player in view["players"]:
        speculator = player["speculator"]
        if speculator and speculator["tile"]:
            pieces.setdefault(speculator["tile"], []).append(f"die-{player['seat']}")
    for player in view["players"]:
        if player["investor"]:
            pieces.setdefault(player["investor"], []).append(f"pawn-{player['seat']}")
    return pieces


def target_of(action: str, seat: int) -> str | None:
    """The id of the element that stands for an action of a seat; None for skip and stop."""
    targets = A.targets(A.parse(action), seat)
    return targets[0] if targets else None


def stack_x(scene: City, stack: int) -> float:
    """The west side of a stack; the stacks share the width of the sheet."""
    return LEFT + stack * (ROOM + 4) / scene.seats


def mat_y(seat: int) -> int:
    """The north side of a seat's mat."""
    return SEAT_Y + seat * MAT_STEP
