"""The bare table: the printed board and what is around it."""

from functools import lru_cache

from jackscrew.draw import Svg, Text
from jackscrew.draw.scene import View
from jackscrew.draw.sheet import heading
from jackscrew.draw.themes import read_style
from jackscrew.games.city_council.picture.city import city_plan
from jackscrew.games.city_council.picture.names import QUADRANTS, rounds
from jackscrew.games.city_council.picture.scene import (
    BID_Y,
    COUNCIL_Y,
    HEIGHT,
    LEFT,
    MAT_STEP,
    ROOM,
    SEAT_Y,
    STACK_Y,
    TURN_Y,
    WIDTH,
)


def blank(view: View, text: Text, theme: str) -> Svg:
    """The table before anything is laid on it."""
    headings = (text("Stacks"), text("Bids"), text("Turn order"), text("Council"))
    label = text("City Council, round {round} of {rounds}", **rounds(view))
    return Svg(
        WIDTH,
        HEIGHT,
        under=printed(headings, tuple(text(name) for name in QUADRANTS)),
        parts=parts(view["seats"]),
        label=label,
        css="city-council",
        style=read_style("jackscrew.games.city_council", "board.css"),
        theme=theme,
    )


def parts(seats: int) -> dict[str, tuple[float, float, float, float]]:
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
    places = (STACK_Y - 16, BID_Y - 14, TURN_Y - 14, COUNCIL_Y - 12)
    sheet = (heading(LEFT, y, ROOM, words) for y, words in zip(places, headings, strict=True))
    return city_plan(quadrants) + "".join(sheet)
