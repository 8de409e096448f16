"""The question asked: what it is about, and a mark for each answer that is no piece."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from jackscrew.draw import marks
from jackscrew.draw.figures import die
from jackscrew.draw.plan import square_of
from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import group, icon, rect
from jackscrew.draw.words import gained
from jackscrew.games.city_council.naming import CORNER_NAMES
from jackscrew.games.city_council.picture.city import claim
from jackscrew.games.city_council.picture.places import (
    CORNERS,
    HALF,
    HALVES,
    PLAN,
    Point,
    Q,
    Square,
    corner,
    tile_corner,
)
from jackscrew.games.city_council.picture.scene import SUITS, Table
from jackscrew.games.city_council.picture.tiles import tile_value
from jackscrew.text.words import about, split


def draw_question(table: Table) -> None:
    """What is asked about, and the answers that are not pieces already."""
    question, square = table.question, table.about.get("a")
    if question and question["step"] in ("die", "pay_die", "fund") and isinstance(square, str):
        draw_choice(table, square)
    for action in table.actions:
        verb, what = split(action)
        if verb in MARKS:
            MARKS[verb](table, what, *table.targets(action))


def draw_choice(table: Table, square: str) -> None:
    """What the question is about: a square for rail, or the crossing for a die."""
    chosen = rect(5, 5, 40, 40, "chosen-square", 6) if table.answers("fund") else claim()
    css = seat_css(table.asker)
    table.mark("choice", *corner(square), chosen, square, css, is_answer=False)
    if faces := table.answers("die"):
        tray = rect(-24, -24, 40 * len(faces) + 8, 48, "tray", 10)
        x, y = face_place(square, 0)
        table.mark("tray", x, y, tray, table.text("Value of the die"), "lies", is_answer=False)


def face_place(square: str, i: int) -> Point:
    """Where a face of the die is offered: above its crossing, or below near the border."""
    x, y = corner(square)
    left = min(max(x - 80, PLAN.x + 28), PLAN.x + PLAN.side - 188)
    return left + 40 * i, y - 80 if y > PLAN.y + 2 * Q else y + 80


def mark_place(table: Table, square: str, key: str) -> None:
    row, column = square_of(square)
    points = table.gains.get(f"place {square}")
    title = table.text("Place on {square}", square=square)
    if points is not None:
        title = table.text("Place on {square}: {points}", square=square, points=gained(points))
    is_taken = is_die_on(table, row + 1, column + 1)
    ring = marks.ring_round(42) if is_taken else marks.ring()
    drawing = ring + preview_tile(about(table.view), points) + marks.hit(Q, Q)
    table.mark(key, *PLAN.corner(row + 1, column + 1), drawing, title)


def is_die_on(table: Table, row: int, column: int) -> bool:
    dice = (player["speculator"] for player in table.view["players"])
    return any(die and die["point"] and square_of(die["point"]) == (row, column) for die in dice)


@lru_cache(maxsize=1024)
def preview_tile(tile: str, points: int | None) -> str:
    """The waiting tile as it would lie, and what it would gain."""
    face = rect(3 - Q, 3 - Q, 94, 94, "face", 7) + group("", tile_value(tile), x=-Q, y=-Q)
    label = "" if points is None else marks.gain(points, -56)
    return marks.preview(group(f"ghost tile {SUITS[tile[0]]}", face), label)


def mark_tick(table: Table, tick: str, key: str) -> None:
    tile = table.tiles[about(table.view)]
    suit = SUITS[tile["tile"][0]]
    x, y = tile_corner(tile["at"], CORNERS[tick])
    drawing = marks.disc(group(f"solid suited {suit}", icon(suit, 0, 0, 16))) + marks.hit(Q, Q)
    drawing += marks.gain_shown(table.gains.get(f"tick {tick}"), -34)
    table.mark(key, x + HALF, y + HALF, drawing, table.text(CORNER_NAMES[tick]))


def mark_point(table: Table, square: str, key: str) -> None:
    preview = marks.preview(half_shown(table, square), claim(), group("die", die(table.asker, "")))
    drawing = marks.ring() + preview + marks.hit(Q, Q)
    drawing += marks.gain_shown(table.gains.get(f"speculate {square}"), -34)
    title = table.text("Speculator on the crossing north-west of {square}", square=square)
    table.mark(key, *corner(square), drawing, title, seat_css(table.asker))


def half_shown(table: Table, square: str) -> str:
    """The half of the city that a die here makes with the investor, about the crossing."""
    investor = table.view["players"][table.asker]["investor"]
    assert investor, "a speculator goes before its investor"
    half = half_between(square_of(table.tiles[investor]["at"]), square_of(square))
    column, row, columns, rows = HALVES[half]
    (left, top), (x, y) = PLAN.corner(row, column), corner(square)
    return rect(left - x, top - y, columns * Q, rows * Q, "half")


def half_between(one: Square, other: Square) -> str:
    """The half that the quadrants of two squares make; they are neighbours."""
    if (one[0] < 7) == (other[0] < 7):
        return "N" if one[0] < 7 else "S"
    return "W" if one[1] < 7 else "E"


def mark_face(table: Table, value: str, key: str) -> None:
    x, y = face_place(about(table.view), table.answers("die").index(value))
    drawing = group("die", die(table.asker, value)) + marks.hit(40, 48)
    drawing += marks.gain_shown(table.gains.get(f"die {value}"), -38)
    title = table.text("Die: {value}", value=int(value))
    table.mark(key, x, y, drawing, title, f"face {seat_css(table.asker)}")


def mark_square(table: Table, square: str, key: str) -> None:
    cost = rail_cost(table, square)
    x, y = corner(square)
    title = table.text("Rail on {square}", square=square)
    if cost is not None:
        title = table.text("Rail on {square}, cost {cost}", square=square, cost=cost)
    drawing = marks.square(Q, cost) + marks.gain_shown(table.gains.get(f"rail {square}"), -38)
    table.mark(key, x + HALF, y + HALF, drawing, title)


def rail_cost(table: Table, square: str) -> int | None:
    """What a segment costs by the printed rules; a pack may say otherwise."""
    if not table.pen.is_printed:
        return None
    return 2 if square in table.covered else 1


MARKS: dict[str, Callable[[Table, str, str], None]] = {
    "place": mark_place,
    "tick": mark_tick,
    "speculate": mark_point,
    "die": mark_face,
    "rail": mark_square,
}
