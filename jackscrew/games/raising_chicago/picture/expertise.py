"""The expertise tracks of a company: markers, permanent resources, and rewards of columns."""

from __future__ import annotations

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import circle, group, number, path, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.places import COMPANIES, ROOM, Area, Point
from jackscrew.games.raising_chicago.picture.scene import Table
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

TRACKS_Y = 91
"""Where the tracks begin in a company."""
REWARDS = 20
"""Room for the rewards above the columns."""
LANE = 20
LEFT, RIGHT = 46, 18


def column_x(board: Board, column: int) -> float:
    """The middle of a column, from the west side of the company on."""
    last = int(board.printed["expertise"]["last_column"])
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
    found: list[int] = board.printed["expertise"]["setup"][str(board.seats)]["permanent_columns"]
    return found


def printed_expertise(board: Board) -> str:
    """The tracks as they are printed, from the corner of a company on."""
    data = board.printed["expertise"]
    last, drawn = int(data["last_column"]), []
    low = TRACKS_Y + REWARDS + len(TYPES) * LANE - 3
    for column in data["column_rewards"]:
        at = number(column_x(board, int(column)))
        drawn.append(path(f"M{at} {TRACKS_Y + REWARDS - 1}V{low}", "guide"))
    for kind in TYPES:
        y = lane_y(kind)
        drawn.append(paid(kind, 25, y, 18))
        drawn.append(line(LEFT, y, column_x(board, last) - LEFT, "lane"))
        for column in range(last):
            is_large = column in permanent_columns(board)
            drawn.append(circle(column_x(board, column), y, 4.6 if is_large else 3, "stop"))
        x = column_x(board, last)
        end = rect(x - 12, y - 8.5, 24, 17, "stop", 5) + figure(x, y, INFINITY, 17, "bold mid")
        drawn.append(group(f"paid {kind}", end))
    return "".join(drawn)


def draw_expertise(scene: Table, seat: int) -> None:
    """What lies on the tracks of a company."""
    player, at = scene.players[seat], (COMPANIES, scene.board.company_y(seat))
    scene.section(draw_column_rewards, seat, min(player["expertise"].values()))
    for kind in TYPES:
        draw_track(scene, seat, kind, player, at)


def draw_column_rewards(scene: Table, seat: int) -> None:
    """What a column brings when the last of the three markers reaches it; pale once it has."""
    at = COMPANIES, scene.board.company_y(seat)
    behind = min(scene.players[seat]["expertise"].values())
    for column, words in scene.board.printed["expertise"]["column_rewards"].items():
        is_got = int(column) <= behind
        drawn = group("got" if is_got else "", rewards_at(words, 0, 0, 17, 30))
        told = naming.rewards_named(scene.text, words)
        title = scene.text(
            "When all three tracks reach column {column}: {reward}", column=column, reward=told
        )
        x, y = at[0] + column_x(scene.board, int(column)), at[1] + TRACKS_Y + REWARDS / 2
        scene.piece(f"column-{seat}-{column}", x, y, "still", drawn, title)


def draw_track(scene: Table, seat: int, kind: str, player: View, at: Point) -> None:
    """The marker on a track, the way it has come, and the permanent resources ahead of it."""
    board, place = scene.board, player["expertise"][kind]
    y = at[1] + lane_y(kind)
    title = scene.text(
        "{name}: {track}, column {column} of {last}",
        name=scene.names[seat],
        track=naming.track_named(scene.text, kind),
        column=place,
        last=board.printed["expertise"]["last_column"],
    )
    way = group(kind, line(0, 0, column_x(board, place) - LEFT, "way")) if place else ""
    scene.piece(f"way-{seat}-{kind}", at[0] + LEFT, y, "still", way, title)
    ahead = scene.text("A permanent resource: {kind}", kind=naming.type_named(scene.text, kind))
    columns = permanent_columns(board)
    taken = player["permanents"][kind]
    for i, column in enumerate(columns):
        if i < taken:
            x, low = permanent_place(kind, i)
        else:
            x, low = column_x(board, column), lane_y(kind)
        key = f"permanent-{seat}-{kind}-{i + 1}"
        scene.piece(key, at[0] + x, at[1] + low, "", ring(kind, 0, 0, 7.5), ahead)
    x = at[0] + column_x(board, place)
    css = f"lies {colour_css(seat)}"
    scene.piece(f"expertise-{seat}-{kind}", x, y, css, marker(seat, 16), title)


STOCK_STEP = 70
STOCK_X = 14
PERMANENT_Y = 76
"""The line of the permanent resources and of the personal project."""


def permanent_place(kind: str, i: int) -> Point:
    """Where a permanent resource lies that a company has taken."""
    return STOCK_X + TYPES.index(kind) * STOCK_STEP + 8 + i * 7, PERMANENT_Y
