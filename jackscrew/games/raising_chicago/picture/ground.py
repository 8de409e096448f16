"""The printed town: prairie, river, wards with their plots, and the lake."""

from __future__ import annotations

from math import cos, pi, sin

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, circle, group, number, path, rect
from jackscrew.games.raising_chicago.picture.board import (
    LOTS_HEIGHT,
    PRESTIGE_HEIGHT,
    RIVER,
    Board,
)
from jackscrew.games.raising_chicago.picture.pieces import HOOD, PLOT_HEIGHT, PLOT_WIDTH
from jackscrew.games.raising_chicago.picture.places import ROOM, TOP, TOWN, Point
from jackscrew.games.raising_chicago.picture.signs import figure, heading, outline, sign
from jackscrew.games.raising_chicago.picture.spelling import rewards_at
from jackscrew.games.raising_chicago.view import PrintedPlot

WAVES = 10
SHELVES = (0, 4.5, 10)
"""How far the lines of the shore lie apart."""


def printed_town(board: Board) -> str:
    """The town before anything is built."""
    return (
        countryside(board)
        + "".join(ward_ground(board, ward) for ward in board.town.starts)
        + "".join(plot_ground(board, plot) for plot in board.plots.values())
        + "".join(hood_ground(board, hood) for hood in board.town.around)
        + banner_poles(board)
    )


def countryside(board: Board) -> str:
    """The outskirts, the river, and the ground of the town."""
    bank = TOP + LOTS_HEIGHT
    shore = board.lake_y
    drawn = rect(TOWN, TOP, ROOM, LOTS_HEIGHT, "prairie", 8)
    drawn += rect(TOWN, bank, ROOM, shore - bank, "soil")
    stream = f"M{TOWN} {number(bank + RIVER / 2 - 1)}{wavy(ROOM, 3)}"
    drawn += path(stream, "stream bank") + path(stream, "stream")
    drawn += heading(TOWN + 8, TOP + 3, board.headings["outskirts"])
    for lot in range(board.printed["outskirts"]["plots"]):
        drawn += rect(*board.lot(lot), "lot", 4)
    return drawn + compass(board, TOWN + ROOM - 28, TOP + 11)


def wavy(length: float, sway: float) -> str:
    """A wave that runs east from the current point."""
    part = length / WAVES
    third, two, full = number(part / 3), number(part * 2 / 3), number(part)
    bows = (number(sway if i % 2 else -sway) for i in range(WAVES))
    return "".join(f"c{third} {bow} {two} {bow} {full} 0" for bow in bows)


def compass(board: Board, x: float, y: float) -> str:
    """Where north is: the long end points there, to the right if the plan is turned."""
    angle = pi / 2 if board.town.turned else 0.0
    ahead, aside = (sin(angle), -cos(angle)), (cos(angle), sin(angle))

    def at(along: float, across: float) -> Point:
        return (
            x + ahead[0] * along + aside[0] * across,
            y + ahead[1] * along + aside[1] * across,
        )

    needle = outline([at(11, 0), at(0, 3), at(-7, 0), at(0, -3)])
    cross = outline([at(0, 7.5), at(1.8, 0), at(0, -7.5), at(-1.8, 0)])
    north = figure(x + 17, y, board.headings["north"], 13, "bold serif mid dim")
    return as_sign("compass", circle(x, y, 6, "hair"), path(needle + cross, "needle"), north)


def ward_ground(board: Board, ward: int) -> str:
    """A ward and its name."""
    area = board.town.ward(ward)
    name = heading(area.x + 7, area.y + 5, board.wards[ward - 1])
    return as_sign("ward-levels", rect(area.x, area.y, area.width, area.height, "ward", 6), name)


def plot_ground(board: Board, plot: PrintedPlot) -> str:
    """A plot with its number and what it brings."""
    box = board.town.boxes[plot["number"]]
    kind = "purple-plot" if plot["purple"] else "plot"
    drawn = rect(*box, "plot purple" if plot["purple"] else "plot", 4)
    if plot["purple"]:
        inner = Area(*box).grown(-2.5)
        drawn += rect(*inner, "purple-line", 2.5)
    drawn += figure(box.x + 6, box.y + 10, plot["number"], 12, "dim")
    x, y = box.middle()
    if plot["reward"]:
        drawn += group("printed", rewards_at(plot["reward"], x, y + 3, 22, box.width - 12))
    return as_sign(kind, drawn)


def hood_ground(board: Board, hood: int) -> str:
    """Where a neighborhood tile lies."""
    return circle(*board.town.crossing(hood), HOOD - 1, "hood-place")


def banner_poles(board: Board) -> str:
    """The poles of the banners."""
    drawn = ""
    for space in board.printed["banner_spaces"]:
        if "column" in space:
            x, y = board.town.banner(space["column"])
            drawn += pole(x, y, board.town.turned)
    return drawn


def pole(x: float, y: float, is_aside: bool) -> str:
    """A pole: upright if the banner flies aside."""
    if is_aside:
        return rect(x - 2.5, y - 21, 2.5, 42, "pole", 1.2)
    return rect(x - 21, y - 2.5, 42, 2.5, "pole", 1.2)


def printed_lake(board: Board) -> str:
    """The lake with the display of prestige buildings."""
    y = board.lake_y
    water = f"M{TOWN} {number(y)}{wavy(ROOM, 3)}V{number(y + PRESTIGE_HEIGHT - 8)}q0 8-8 8"
    drawn = path(f"{water}h-{ROOM - 16}q-8 0-8-8z", "water")
    for off in SHELVES:
        drawn += path(f"M{TOWN} {number(y + off)}{wavy(ROOM, 3)}", "shore")
    drawn += heading(TOWN + 8, y + 15, board.headings["prestige"])
    drawn += pole(*prestige_banner(board), False)
    drawn += sign("prestige", TOWN + 60, y + 50, 19, "prestige")
    for i in range(board.printed["prestige_area"]["display"]):
        drawn += rect(*display_box(board, i), "lot", 4)
    return drawn


def prestige_banner(board: Board) -> Point:
    """Where the banner of the prestige buildings hangs."""
    return TOWN + 27, board.lake_y + 39


def display_box(board: Board, i: int) -> Area:
    """A place of the display."""
    count = board.printed["prestige_area"]["display"]
    x = TOWN + ROOM - 8 - (count - i) * (PLOT_WIDTH + 8) + 8
    return Area(x, board.lake_y + 14, PLOT_WIDTH, PLOT_HEIGHT)
