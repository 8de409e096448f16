"""The bare table: the printed board and what is around it."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw import Box, Svg, Text
from jackscrew.draw.shapes import as_sign, path, rect, write
from jackscrew.draw.sheet import heading
from jackscrew.draw.themes import read_style
from jackscrew.games.city_council.naming import QUADRANTS
from jackscrew.games.city_council.picture.places import (
    BID_Y,
    COUNCIL_Y,
    HEIGHT,
    LANES,
    LEFT,
    MAT_STEP,
    PLAN,
    ROOM,
    SEAT_Y,
    STACK_Y,
    TURN_Y,
    WIDTH,
    Q,
)
from jackscrew.games.city_council.view import CityCouncilView

HEADED = ("stack", "bid", "turn", "council")
"""The signs under the headings of the sheet."""


def blank(view: CityCouncilView, text: Text, theme: str) -> Svg:
    """The table before anything is laid on it."""
    headings = (text("Stacks"), text("Bids"), text("Turn order"), text("Council"))
    rounds = {"round": view["round"], "rounds": view["rounds"]}
    return Svg(
        WIDTH,
        HEIGHT,
        under=printed(headings, tuple(text(name) for name in QUADRANTS)),
        parts=parts(view["seats"]),
        label=text("City Council, round {round} of {rounds}", **rounds),
        css="city-council",
        style=read_style("jackscrew.games.city_council", "board.css"),
        theme=theme,
    )


def parts(seats: int) -> dict[str, Box]:
    """What a small screen shows one at a time; the mats reach as far as there are seats."""
    width = ROOM + 18
    return {
        "board": (0, 0, 812, 812),
        "council": (LEFT - 10, 0, width, SEAT_Y - 8),
        "seats": (LEFT - 10, SEAT_Y - 8, width, seats * MAT_STEP + 10),
    }


@lru_cache(maxsize=16)
def printed(headings: tuple[str, ...], quadrants: tuple[str, ...]) -> str:
    """The printed board: the plan of the city and the headings of the sheet."""
    places = zip(HEADED, (STACK_Y - 16, BID_Y - 14, TURN_Y - 14, COUNCIL_Y - 12), strict=True)
    sheet = (
        as_sign(sign, heading(LEFT, y, ROOM, words))
        for (sign, y), words in zip(places, headings, strict=True)
    )
    return city_plan(quadrants) + "".join(sheet)


def city_plan(quadrants: tuple[str, ...]) -> str:
    """The plan as it is printed, the quadrants named along its dimension lines."""
    x, y = PLAN.corner(5, 5)
    seam = f"M{PLAN.x + 7 * Q} {PLAN.y}v{PLAN.side}M{PLAN.x} {PLAN.y + 7 * Q}h{PLAN.side}"
    lines = rect(x, y, 4 * Q, 4 * Q, "centre") + path(seam, "quarter")
    dimensions = PLAN.dimensions(LANES["N"] - PLAN.y, LANES["S"] - PLAN.y)
    ends = (PLAN.x + 96, PLAN.x + PLAN.side - 96)
    corners = [(x, LANES[lane] + 4) for lane in "NS" for x in ends]
    names = (
        write(x, y, name, "quadrant serif caps")
        for (x, y), name in zip(corners, quadrants, strict=True)
    )
    return PLAN.ground() + lines + PLAN.frame() + dimensions + "".join(names)
