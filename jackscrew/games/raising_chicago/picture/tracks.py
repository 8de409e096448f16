"""The tracks: reputation as a race in lanes, and poverty."""

from __future__ import annotations

from jackscrew.draw.shapes import as_sign, number, path, rect
from jackscrew.draw.words import signed
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import LANE, Board
from jackscrew.games.raising_chicago.picture.places import HEAD, MARKET, ROOM, Point
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import (
    MINUS,
    colour_css,
    disc,
    figure,
    heading,
    line,
    seat_mark,
)

SCALE_X = MARKET + 16
FIGURES = 62
"""Room for reputation and rank at the end of a lane."""
SCALE_WIDTH = ROOM - 16 - FIGURES
CELL = 26
CORNERS = ((-5.6, -5.6), (5.6, -5.6), (-5.6, 5.6), (5.6, 5.6))
BESIDE = {1: ((0.0, 0.0),), 2: ((-5.6, 0.0), (5.6, 0.0)), 3: CORNERS, 4: CORNERS}
"""Where one seat, or several, stand on a space of the poverty track."""


def printed_tracks(board: Board) -> str:
    """The reputation track without the discs."""
    drawn = [heading(MARKET, board.tracks_y, board.headings["reputation"])]
    top, lap = board.tracks_y + HEAD, board.printed["reputation_track"]["lap"]
    low = top + board.seats * LANE
    for seat in range(board.seats):
        drawn.append(line(SCALE_X, top + (seat + 0.5) * LANE, SCALE_WIDTH, "lane"))
    marks = range(0, lap + 1, max(1, lap // 20))
    small = "".join(f"M{number(scale_x(board, at))} {number(low)}v5" for at in marks)
    large = "".join(
        f"M{number(scale_x(board, at))} {number(top)}V{number(low + 5)}" for at in marks[::2]
    )
    drawn.append(path(large, "grid-line") + path(small, "tick"))
    drawn += [figure(scale_x(board, at), low + 12, at, 12, "mid dim") for at in marks[::2]]
    return as_sign("disc", *drawn)


def scale_x(board: Board, points: int) -> float:
    """Where so many points lie on the reputation track."""
    lap = board.printed["reputation_track"]["lap"]
    return SCALE_X + max(-0.02, points / lap) * SCALE_WIDTH


def printed_poverty(board: Board) -> str:
    """The poverty track: what each space takes at the end."""
    y, losses = board.poverty_y, board.printed["poverty_track"]["loss"]
    drawn = [heading(MARKET, y, board.headings["poverty"])]
    drawn.append(figure(MARKET + ROOM, y + 11, board.headings["lost"], 12, "end dim"))
    for i, loss in enumerate(losses):
        x, top = poverty_place(board, i)
        width = ROOM / len(losses)
        drawn.append(rect(x - width / 2, top - CELL / 2, width, CELL + 17, "cell"))
        drawn.append(figure(x, top + CELL / 2 + 8, loss, 12, "mid dim"))
    return as_sign("poverty", *drawn)


def poverty_place(board: Board, position: int) -> Point:
    """The middle of a space of the poverty track, above its number."""
    width = ROOM / len(board.printed["poverty_track"]["loss"])
    return MARKET + (position + 0.5) * width, board.poverty_y + HEAD + CELL / 2


def draw_tracks(scene: Table) -> None:
    """The discs on both tracks."""
    ranks = [scene.rank(seat) for seat in range(scene.seats)]
    points = [player["points"] for player in scene.players]
    positions = [player["poverty"] for player in scene.players]
    scene.section(draw_discs, "discs", points, ranks, positions)


def draw_discs(
    pen: Pen, place: str, points: list[int], ranks: list[int], positions: list[int]
) -> None:
    """The discs of all seats."""
    for seat, position in enumerate(positions):
        if ranks[seat]:
            pen.section(draw_reputation, seat, points[seat], ranks[seat])
        there = positions.count(position), positions[:seat].count(position)
        pen.section(draw_poverty, seat, position, there)


def draw_reputation(pen: Pen, seat: int, points: int, rank: int) -> None:
    """A player's disc in its lane; it begins again after a lap."""
    board = pen.board
    y = board.tracks_y + HEAD + (seat + 0.5) * LANE
    title = pen.standing(seat, points, rank)
    words = seat_mark(seat, -ROOM + 7, 0, 5.2) + figure(-24, 0, signed(points), 16, "bold end")
    words += figure(-2, 0, f"{rank}.", 13, "end dim")
    pen.piece(f"reputation-{seat}", MARKET + ROOM, y, "", words, title)
    lap = board.printed["reputation_track"]["lap"]
    x = scale_x(board, points % lap if points > lap else points)
    css = f"lies {colour_css(seat)}"
    pen.piece(f"disc-{seat}", x, y, css, disc(seat, 7.2), title)


def draw_poverty(pen: Pen, seat: int, position: int, there: tuple[int, int]) -> None:
    """A player's disc on the poverty track, where so many stand, so many of them before it."""
    count, before = there
    x, y = poverty_place(pen.board, position)
    dx, dy = BESIDE[count][before]
    told = naming.poverty_named(pen.text, pen.board.printed, position)
    title = pen.text("{name}: {poverty}", name=pen.names[seat], poverty=told)
    drawn = seat_mark(seat, 0, 0, 4.6 if count > 1 else 6.5)
    pen.piece(f"poverty-{seat}", x + dx, y + dy, "", drawn, title)


def lost(loss: int) -> str:
    """What poverty takes, with its sign."""
    return f"{MINUS}{loss}" if loss else "0"
