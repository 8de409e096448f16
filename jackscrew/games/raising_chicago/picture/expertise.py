"""The expertise tracks of a company: markers, permanent resources, and rewards of columns."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, circle, group, number, path, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.places import COMPANIES, ROOM, Point
from jackscrew.games.raising_chicago.picture.scene import Pen
from jackscrew.games.raising_chicago.picture.signs import (
    INFINITY,
    colour_css,
    figure,
    line,
    marker,
    paid,
    ring,
)
from jackscrew.games.raising_chicago.picture.spelling import rewards_at
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.view import PlayerView

TRACKS_Y = 91
"""Where the tracks begin in a company."""
REWARDS = 20
"""Room for the rewards above the columns."""
LANE = 20
LEFT, RIGHT = 46, 18


def column_x(board: Board, column: int) -> float:
    """The middle of a column, from the west side of the company on."""
    last = board.printed["expertise"]["last_column"]
    return LEFT + column * (ROOM - LEFT - RIGHT) / last


def lane_y(kind: str) -> float:
    """The middle of a track, from the north side of the company on."""
    return TRACKS_Y + REWARDS + (TYPES.index(kind) + 0.5) * LANE


def track_box(board: Board, seat: int, kind: str) -> Area:
    """A whole track, as an answer."""
    y = board.company_y(seat) + lane_y(kind) - LANE / 2
    return Area(COMPANIES + 10, y + 0.5, ROOM - 14, LANE - 1)


def permanent_columns(board: Board) -> list[int]:
    """The columns where permanent resources lie at first."""
    return board.printed["expertise"]["setup"][str(board.seats)]["permanent_columns"]


def printed_expertise(board: Board) -> str:
    """The tracks as they are printed, from the corner of a company on."""
    data = board.printed["expertise"]
    last, drawn = data["last_column"], []
    low = TRACKS_Y + REWARDS + len(TYPES) * LANE - 3
    for column in data["column_rewards"]:
        at = number(column_x(board, int(column)))
        drawn.append(path(f"M{at} {TRACKS_Y + REWARDS - 1}V{low}", "guide"))
    for kind in TYPES:
        y = lane_y(kind)
        drawn.append(paid(kind, 25, y, 18))
        drawn.append(line(LEFT, y, column_x(board, last) - LEFT, "lane"))
        for stop in range(last):
            is_large = stop in permanent_columns(board)
            drawn.append(circle(column_x(board, stop), y, 4.6 if is_large else 3, "stop"))
        x = column_x(board, last)
        end = rect(x - 12, y - 8.5, 24, 17, "stop", 5) + figure(x, y, INFINITY, 17, "bold mid")
        drawn.append(as_sign("infinity", group(f"paid {kind}", end)))
    return as_sign("expertise-marker", *drawn)


def draw_expertise(pen: Pen, seat: int, player: PlayerView) -> None:
    """What lies on the tracks of a company."""
    pen.section(draw_column_rewards, seat, min(player["expertise"].values()))
    for kind in TYPES:
        column, taken = player["expertise"][kind], player["permanents"][kind]
        pen.section(draw_track, (seat, kind), column, taken)


def draw_column_rewards(pen: Pen, seat: int, behind: int) -> None:
    """What a column brings when the last of the three markers reaches it; pale once it has."""
    board = pen.board
    for column, words in board.printed["expertise"]["column_rewards"].items():
        is_got = int(column) <= behind
        drawn = group("got" if is_got else "", rewards_at(words, 0, 0, 17, 30))
        told = naming.rewards_named(pen.text, words)
        title = pen.text(
            "When all three tracks reach column {column}: {reward}", column=column, reward=told
        )
        x = COMPANIES + column_x(board, int(column))
        y = board.company_y(seat) + TRACKS_Y + REWARDS / 2
        pen.piece(f"column-{seat}-{column}", x, y, "still", drawn, title)


def draw_track(pen: Pen, place: tuple[int, str], column: int, taken: int) -> None:
    """The marker on a track, the way it has come, and the permanent resources ahead of it."""
    (seat, kind), board = place, pen.board
    north = board.company_y(seat)
    y = north + lane_y(kind)
    title = pen.text(
        "{name}: {track}, column {column} of {last}",
        name=pen.names[seat],
        track=naming.track_named(pen.text, kind),
        column=column,
        last=board.printed["expertise"]["last_column"],
    )
    way = group(kind, line(0, 0, column_x(board, column) - LEFT, "way")) if column else ""
    pen.piece(f"way-{seat}-{kind}", COMPANIES + LEFT, y, "still", way, title)
    ahead = pen.text("A permanent resource: {kind}", kind=naming.type_named(pen.text, kind))
    for i, stop in enumerate(permanent_columns(board)):
        x, low = permanent_place(kind, i) if i < taken else (column_x(board, stop), lane_y(kind))
        key = f"permanent-{seat}-{kind}-{i + 1}"
        pen.piece(key, COMPANIES + x, north + low, "", ring(kind, 0, 0, 7.5), ahead)
    x = COMPANIES + column_x(board, column)
    css = f"lies {colour_css(seat)}"
    pen.piece(f"expertise-{seat}-{kind}", x, y, css, marker(seat, 16), title)


STOCK_STEP = 70
STOCK_X = 14
PERMANENT_Y = 76
"""The line of the permanent resources and of the personal project."""


def permanent_place(kind: str, i: int) -> Point:
    """Where a permanent resource lies that a company has taken."""
    return STOCK_X + TYPES.index(kind) * STOCK_STEP + 8 + i * 7, PERMANENT_Y
