"""The question asked: what it is about, and a mark for each answer that is no piece."""

from collections.abc import Callable
from functools import lru_cache

from jackscrew.draw import marks
from jackscrew.draw.figures import die
from jackscrew.draw.plan import square_of
from jackscrew.draw.scene import View, seat_css
from jackscrew.draw.shapes import group, icon, rect
from jackscrew.draw.words import gained
from jackscrew.games.city_council.picture.city import claim, corner_of, tile_value
from jackscrew.games.city_council.picture.names import CORNER_NAMES
from jackscrew.games.city_council.picture.scene import (
    CORNERS,
    HALF,
    HALVES,
    PLAN,
    SUITS,
    City,
    Point,
    Q,
    target_of,
)


def draw_question(scene: City) -> None:
    """What is asked about, and the answers that are not pieces already."""
    if scene.question.get("step") in ("die", "pay_die", "fund"):
        draw_choice(scene, scene.about["a"])
    for action in scene.actions:
        verb, _, what = action.partition(" ")
        target = target_of(action, scene.asker)
        if target and verb in MARKS:
            MARKS[verb](scene, what, target)


def draw_choice(scene: City, square: str) -> None:
    """What the question is about: a square for rail, or the crossing for a die."""
    x, y = PLAN.corner(*square_of(square))
    drawing = rect(5, 5, 40, 40, "chosen-square", 6) if scene.answers("fund") else claim()
    scene.piece("choice", x, y, seat_css(scene.asker), drawing, square)
    if faces := scene.answers("die"):
        tray = rect(-24, -24, 40 * len(faces) + 8, 48, "tray", 10)
        title = scene.text("Value of the die")
        scene.piece("tray", *face_place(square, 0), "lies", tray, title)


def face_place(square: str, i: int) -> Point:
    """Where a face of the die is offered: above its crossing, or below near the border."""
    x, y = PLAN.corner(*square_of(square))
    left = min(max(x - 80, PLAN.x + 28), PLAN.x + PLAN.side - 188)
    return left + 40 * i, y - 80 if y > PLAN.y + 2 * Q else y + 80


def mark_place(scene: City, square: str, key: str) -> None:
    row, column = square_of(square)
    points = scene.gain(f"place {square}")
    title = scene.text("Place on {square}", square=square)
    if points is not None:
        title = scene.text("Place on {square}: {points}", square=square, points=gained(points))
    is_taken = is_die_on(scene, row + 1, column + 1)
    ring = marks.ring_round(42) if is_taken else marks.ring()
    drawing = ring + preview_tile(scene.view["waiting"]["tile"], points) + marks.hit(Q, Q)
    scene.svg.mark(key, *PLAN.corner(row + 1, column + 1), drawing, title)


def is_die_on(scene: City, row: int, column: int) -> bool:
    dice = (player["speculator"] for player in scene.view["players"])
    return any(die and die["point"] and square_of(die["point"]) == (row, column) for die in dice)


@lru_cache(maxsize=1024)
def preview_tile(tile: str, points: int | None) -> str:
    """The waiting tile as it would lie, and what it would gain."""
    face = rect(3 - Q, 3 - Q, 94, 94, "face", 7) + group("", tile_value(tile), x=-Q, y=-Q)
    label = "" if points is None else marks.gain(points, -56)
    return marks.preview(group(f"ghost tile {SUITS[tile[0]]}", face), label)


def mark_tick(scene: City, corner: str, key: str) -> None:
    tile = next(tile for tile in scene.tiles.values() if is_loose(tile))
    suit = SUITS[tile["tile"][0]]
    x, y = corner_of(tile, CORNERS[corner])
    drawing = marks.disc(group(f"solid suited {suit}", icon(suit, 0, 0, 16))) + marks.hit(Q, Q)
    drawing += marks.gain_shown(scene.gain(f"tick {corner}"), -34)
    scene.svg.mark(key, x + HALF, y + HALF, drawing, scene.text(CORNER_NAMES[corner]))


def is_loose(tile: View) -> bool:
    """Does it lie in the city with its tick still to be chosen? Parks have none to choose."""
    return tile["tick"] is None and tile["tile"][1] != "0"


def mark_point(scene: City, square: str, key: str) -> None:
    preview = marks.preview(half_shown(scene, square), claim(), group("die", die(scene.asker, "")))
    drawing = marks.ring() + preview + marks.hit(Q, Q)
    drawing += marks.gain_shown(scene.gain(f"speculate {square}"), -34)
    title = scene.text("Speculator on the crossing north-west of {square}", square=square)
    scene.svg.mark(key, *PLAN.corner(*square_of(square)), drawing, title, seat_css(scene.asker))


def half_shown(scene: City, square: str) -> str:
    """The half of the city that a die here makes with the investor, about the crossing."""
    investor = scene.tiles[scene.view["players"][scene.asker]["investor"]]
    half = half_between(square_of(investor["at"]), square_of(square))
    column, row, columns, rows = HALVES[half]
    (left, top), (x, y) = PLAN.corner(row, column), PLAN.corner(*square_of(square))
    return rect(left - x, top - y, columns * Q, rows * Q, "half")


def half_between(one: tuple[int, int], other: tuple[int, int]) -> str:
    """The half that the quadrants of two squares make; they are neighbours."""
    if (one[0] < 7) == (other[0] < 7):
        return "N" if one[0] < 7 else "S"
    return "W" if one[1] < 7 else "E"


def mark_face(scene: City, value: str, key: str) -> None:
    x, y = face_place(scene.about["a"], scene.answers("die").index(value))
    drawing = group("die", die(scene.asker, value)) + marks.hit(40, 48)
    drawing += marks.gain_shown(scene.gain(f"die {value}"), -38)
    title = scene.text("Die: {value}", value=int(value))
    scene.svg.mark(key, x, y, drawing, title, f"face {seat_css(scene.asker)}")


def mark_square(scene: City, name: str, key: str) -> None:
    square = square_of(name)
    cost = rail_cost(scene, square)
    x, y = PLAN.corner(*square)
    title = scene.text("Rail on {square}", square=name)
    if cost is not None:
        title = scene.text("Rail on {square}, cost {cost}", square=name, cost=cost)
    drawing = marks.square(Q, cost) + marks.gain_shown(scene.gain(f"rail {name}"), -38)
    scene.svg.mark(key, x + HALF, y + HALF, drawing, title)


def rail_cost(scene: City, square: tuple[int, int]) -> int | None:
    """What a segment costs by the printed rules; a pack may say otherwise."""
    if not scene.is_printed:
        return None
    return 2 if square in scene.covered else 1


MARKS: dict[str, Callable[[City, str, str], None]] = {
    "place": mark_place,
    "tick": mark_tick,
    "speculate": mark_point,
    "die": mark_face,
    "rail": mark_square,
}
