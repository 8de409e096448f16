"""What lies in the town: houses, prestige buildings, neighborhoods, banners, tokens and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, pi, sin

from jackscrew.draw.shapes import as_sign, circle, group, number, path, rect
from jackscrew.games.raising_chicago.components import DIRECTIONS, QUARTER
from jackscrew.games.raising_chicago.picture.places import Point
from jackscrew.games.raising_chicago.picture.signs import (
    colour_css,
    figure,
    outline,
    seat_outline,
    sign,
    token,
)
from jackscrew.games.raising_chicago.picture.spelling import rewards_at
from jackscrew.games.raising_chicago.rewards import TOKENS

PLOT_WIDTH, PLOT_HEIGHT = 61, 54
"""A plot, as large as a house needs it."""
HOUSE, WALL, GABLE, DEPTH = 44, 20, 6, 7
COURSE = 7.2
"""How high a level is while there is room for it."""
RISE = DEPTH * 0.7
FOOT = PLOT_HEIGHT / 2 - 4
"""How far below the middle of its plot a house stands."""
HOOD = 14.5
"""The radius of a neighborhood tile."""
TOKEN_WIDTH = 48


@lru_cache(maxsize=128)
def house(colour: int, levels: int, scale: float = 1) -> str:
    """A house about the middle of its plot, on one course for each of its levels."""
    course = min(COURSE, (PLOT_HEIGHT - 6 - WALL - GABLE - RISE) / max(levels, 1))
    high = course * levels
    half_x, half_y = PLOT_WIDTH / 2 - 1, PLOT_HEIGHT / 2 - 1
    ground = rect(-half_x, -half_y, 2 * half_x, 2 * half_y, "yard", 3.5)
    ground += rect(-half_x, -half_y, 2 * half_x, 2 * half_y, "tint", 3.5)
    left = -HOUSE / 2 - DEPTH / 2 + 0.5
    standing = cribbing(left, left + HOUSE, high, course, levels)
    standing += storey(colour, left + 3, left + HOUSE - 2, -high - 1.5, levels)
    drawn = group(colour_css(colour), ground, group("", standing, y=FOOT), scale=scale)
    return as_sign("building", drawn)


def cribbing(left: float, right: float, high: float, course: float, levels: int) -> str:
    """The levels below a house, each a course that can be counted."""
    side = [(right, 0), (right + DEPTH, -RISE), (right + DEPTH, -high - RISE), (right, -high)]
    back = -high - RISE
    top = [(left, -high), (right, -high), (right + DEPTH, back), (left + DEPTH, back)]
    front = outline([(left, 0), (right, 0), (right, -high), (left, -high)])
    body = path(front + outline(side) + outline(top), "stone")
    shadow = [(left, 1.5), (right + 1, 1.5), (right + DEPTH + 3, 1.5 - RISE), (left, 1.5 - RISE)]
    joints = "".join(
        f"M{number(left)} {number(-i * course)}H{number(right)}l{number(DEPTH)} {number(-RISE)}"
        for i in range(1, levels)
    )
    drawn = path(outline(shadow), "cast") + body
    drawn += path(outline(side), "shade") + path(outline(top), "light")
    return drawn + (path(joints, "joint") if joints else "")


def storey(colour: int, left: float, right: float, foot: float, levels: int) -> str:
    """The house itself; it bears its seat's shape and how many levels it has."""
    depth, middle = DEPTH - 2.5, (left + right) / 2
    rise, eave, apex = depth * 0.7, foot - WALL, foot - WALL - GABLE
    front = [(left, foot), (left, eave), (middle, apex), (right, eave), (right, foot)]
    side = [
        (right, foot),
        (right + depth, foot - rise),
        (right + depth, eave - rise),
        (right, eave),
    ]
    roof = [
        (middle, apex),
        (right + 1.5, eave + 1),
        (right + depth + 1.5, eave - rise + 1),
        (middle + depth, apex - rise),
    ]
    edge = f"M{number(left - 1.5)} {number(eave + 1)}L{number(middle)} {number(apex)}"
    edge += f"L{number(right + 1.5)} {number(eave + 1)}"
    edge += f"M{number(left)} {number(foot + 0.7)}H{number(right)}"
    y = foot - WALL / 2 - 0.5
    shape = group("", path(seat_outline(colour, 5.6), "on-wood"), x=middle - 8.5, y=y)
    return (
        path(outline(front) + outline(side) + outline(roof), "stone")
        + path(outline(side), "shade")
        + path(outline(roof), "light")
        + path(edge, "joint")
        + shape
        + figure(middle + 8, y, levels, 18, "bold mid on-seat")
    )


@lru_cache(maxsize=256)
def prestige(value: int, arrows: tuple[str, ...], quarters: int, scale: float = 1) -> str:
    """A prestige building about the middle of its plot; arrows point at the plots that count."""
    width, height = PLOT_WIDTH, PLOT_HEIGHT
    r = 15.5
    drawn = rect(1.5 - width / 2, 1.5 - height / 2, width - 3, height - 3, "grounds", 3)
    drawn += circle(0, 0, r, "dome") + circle(0, 0, r - 3, "inner")
    drawn += figure(0, 0, value, 19, "bold mid prestige-ink")
    for arrow in arrows:
        way = (DIRECTIONS.index(arrow) + quarters * QUARTER) % len(DIRECTIONS)
        drawn += path(outline(arrow_head(way, width / 2 - 1, height / 2 - 1)), "arrow-head")
    return group("prestige", drawn, scale=scale)


def arrow_head(way: int, half_width: float, half_height: float) -> list[Point]:
    """A triangle at the rim of a plot that points outwards."""
    angle = way * pi / 4
    x, y = sin(angle), -cos(angle)
    reach = min(half_width / max(abs(x), 0.01), half_height / max(abs(y), 0.01))
    tip, base = reach, reach - 9
    return [
        (x * tip, y * tip),
        (x * base - y * 6.5, y * base + x * 6.5),
        (x * base + y * 6.5, y * base - x * 6.5),
    ]


@lru_cache(maxsize=1024)
def hood_tile(words: tuple[str, ...], owners: tuple[int | None, ...], r: float = HOOD) -> str:
    """A neighborhood tile about 0, 0; its rim has a part for each plot, coloured once it is built.

    Owners go clockwise from the north-east of the picture; -1 is a prestige building.
    """
    drawn = circle(0, 0, r, "hood")
    for i, owner in enumerate(owners):
        arc = rim(r - 1.7, i, len(owners))
        if owner is None:
            drawn += path(arc, "rim")
        else:
            drawn += group("prestige" if owner < 0 else colour_css(owner), path(arc, "rim built"))
    return drawn + hood_reward(words, r)


def hood_reward(words: tuple[str, ...], r: float) -> str:
    """What a neighborhood brings; tokens one by one, two abreast or three in a triangle."""
    kinds = [each.split()[0] for each in words for _ in range(int(each.split()[-1]))]
    if len(kinds) == 1 or set(kinds) - set(TOKENS):
        return rewards_at(words, 0, 0, r * 0.98, r * 1.5)
    size = r * 0.66
    half, high = size * 0.56, size * 0.5
    if len(kinds) == 2:
        return token(kinds[0], -half, 0, size) + token(kinds[1], half, 0, size)
    spots = ((0, -high), (-half, high + 0.5), (half, high + 0.5))
    return "".join(token(kind, x, y, size) for kind, (x, y) in zip(kinds, spots, strict=False))


def rim(r: float, i: int, count: int) -> str:
    """One part of a rim, clockwise from the north."""
    step = 2 * pi / count
    a, b = i * step + 0.14, (i + 1) * step - 0.14
    start = f"M{number(r * sin(a))} {number(-r * cos(a))}"
    return f"{start}A{number(r)} {number(r)} 0 0 1 {number(r * sin(b))} {number(-r * cos(b))}"


@lru_cache(maxsize=32)
def pennant(kind: str, is_aside: bool) -> str:
    """A banner that hangs from 0, 0, or flies to the right of it."""
    width, length, notch = 34, 26, 6
    half = width / 2
    if is_aside:
        flag = f"M0-{half:g}h{length}l-{notch} {half:g}l{notch} {half:g}H0z"
        x, y = (length - notch) / 2, 0.0
    else:
        flag = f"M-{half:g} 0h{width}v{length}l-{half:g}-{notch}l-{half:g} {notch}z"
        x, y = 0.0, (length - notch) / 2
    return group(f"token {kind}", path(flag, "body"), sign(kind, x, y, 17, "solid"))


def ward_token(first: int, second: int) -> str:
    """A ward control token about 0, 0: what most levels bring, and second most."""
    shield = path("M-24-12h48v14c0 6-8 10-24 13c-16-3-24-7-24-13z", "plate")
    shield += path("M2-9V9", "rule")
    shield += figure(-10.5, -1, first, 15)
    return shield + figure(12.5, -1.5, second, 13, "semi mid dim")


def won_token(first: int) -> str:
    """A ward control token that a company has won, about 0, 0."""
    shield = path("M-12-9h24v10c0 5-4 8-12 10c-8-2-12-5-12-10z", "plate")
    return shield + figure(0, -0.5, first, 13)


@lru_cache(maxsize=128)
def empty_tile(words: tuple[str, ...], label: str, width: float, height: float) -> str:
    """An empty plot tile about 0, 0."""
    drawn = rect(-width / 2, -height / 2, width, height, "plate", 5)
    drawn += figure(4 - width / 2, 8 - height / 2, label, 12, "dim")
    size = 14 if len(words) > 1 else 20
    return drawn + rewards_at(words, 0, 5, size, width - 3, gap=2)


def final_tile(symbols: tuple[str, ...], width: float, height: float) -> str:
    """A final project in a company: the symbols that count for it."""
    drawn = rect(-width / 2, -height / 2, width, height, "plate final", 4)
    step = min(17.0, (width - 4) / max(1, len(symbols)))
    first = -(len(symbols) - 1) / 2
    return drawn + "".join(
        sign(each, (first + i) * step, 0, step - 1) for i, each in enumerate(symbols)
    )


def clockwise(middles: Sequence[Point]) -> list[int]:
    """The order of some points clockwise from the north about their middle."""
    x = sum(point[0] for point in middles) / len(middles)
    y = sum(point[1] for point in middles) / len(middles)

    def bearing(i: int) -> float:
        return angle_of(middles[i][0] - x, middles[i][1] - y)

    return sorted(range(len(middles)), key=bearing)


def angle_of(x: float, y: float) -> float:
    """The bearing of a point from 0, 0, clockwise from the north; nothing smaller than 0."""
    return atan2(x, -y) % (2 * pi)
