"""The sign language of the picture.

A plain icon is paid, a filled token is received: square ones are basic, round ones wild or favor.
An arrow tag advances a marker, a rosette is reputation, a ring round an icon is permanent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

from jackscrew.draw.shapes import as_sign, circle, group, icon, number, path, rect, write
from jackscrew.games.raising_chicago.picture.places import Point
from jackscrew.games.raising_chicago.rewards import TYPES

remembered = lru_cache(maxsize=2048)

NEUTRAL = 4
"""The colour of the non-player; those of the seats come before it."""
ICONS = {"favor": "favour", "device": "y"}
LEAST = 12
"""No lettering is smaller."""
INFINITY, MINUS, TIMES = "\N{INFINITY}", "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"


def figure(x: float, y: float, words: str | int, size: int, css: str = "bold mid") -> str:
    """Lettering with its middle at y."""
    return write(x, y + size * 0.36, str(words), f"s{size} {css}")


def outline(points: Iterable[Point]) -> str:
    """A closed line through some points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def colour_css(colour: int) -> str:
    """The class that gives the colour of a seat or of the non-player."""
    return f"p{colour}"


@remembered
def seat_outline(colour: int, r: float) -> str:
    """The outline of a seat's shape about 0, 0; that of the non-player has six corners."""
    if colour == 0:
        d, s = number(2 * r), number(r)
        return f"M-{s} 0a{s} {s} 0 1 1 {d} 0a{s} {s} 0 1 1 -{d} 0z"
    if colour == NEUTRAL:
        return outline((r * 1.06 * sin(i * pi / 3), r * 1.06 * cos(i * pi / 3)) for i in range(6))
    corners = {
        1: ((0, -1.12), (1.1, 0.86), (-1.1, 0.86)),
        2: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        3: ((0, -1.18), (1.18, 0), (0, 1.18), (-1.18, 0)),
    }
    return outline((x * r, y * r) for x, y in corners[colour])


@remembered
def seat_mark(colour: int, x: float, y: float, r: float, css: str = "seat-mark") -> str:
    """A seat's shape in its colour."""
    return group(colour_css(colour), path(seat_outline(colour, r), css), x=x, y=y)


@remembered
def marker(colour: int, size: float) -> str:
    """A bidding marker about 0, 0: the piece of wood that becomes a level of a building."""
    half = size / 2
    body = rect(-half, -half, size, size, "wood", size * 0.2)
    return body + path(seat_outline(colour, size * 0.26), "on-wood")


@remembered
def disc(colour: int, r: float) -> str:
    """A player's disc about 0, 0."""
    return circle(0, 0, r, "wood") + path(seat_outline(colour, r * 0.5), "on-wood")


@remembered
def sign(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """An icon about a point; solid when it is small."""
    cut = "solid" if size < 17 else ""
    return icon(ICONS.get(name, name), x, y, size, f"{cut} {css}".strip())


@remembered
def paid(kind: str, x: float, y: float, size: float) -> str:
    """A resource to be paid: a plain icon in its colour, about a point."""
    return group(f"paid {kind}", sign(kind, x, y, size))


@remembered
def token(kind: str, x: float, y: float, size: float) -> str:
    """A token about a point: square when basic, round when wild or favor."""
    if kind in TYPES:
        body = rect(x - size / 2, y - size / 2, size, size, "body", size * 0.22)
        return group(f"token {kind}", body, sign(kind, x, y, size * 0.76, "solid"))
    body = circle(x, y, size / 2, "body")
    return group(f"token {kind}", body, sign(kind, x, y, size * 0.68, "solid"))


@remembered
def any_token(x: float, y: float, size: float) -> str:
    """A basic token of any type: one in the three colours."""
    left, top, third = x - size / 2, y - size / 2, size / 3
    bend = size * 0.22
    first = f"M{number(left + third)} {number(top)}h-{number(third - bend)}"
    first += f"q-{number(bend)} 0-{number(bend)} {number(bend)}v{number(size - 2 * bend)}"
    first += f"q0 {number(bend)} {number(bend)} {number(bend)}h{number(third - bend)}z"
    last = f"M{number(left + 2 * third)} {number(top)}h{number(third - bend)}"
    last += f"q{number(bend)} 0 {number(bend)} {number(bend)}v{number(size - 2 * bend)}"
    last += f"q0 {number(bend)}-{number(bend)} {number(bend)}h-{number(third - bend)}z"
    return as_sign(
        "any-resource",
        group(f"token {TYPES[0]}", path(first, "body")),
        group(f"token {TYPES[1]}", rect(left + third, top, third, size, "body")),
        group(f"token {TYPES[2]}", path(last, "body")),
    )


TAG = 1.38
"""How wide an arrow tag is for its height."""


@remembered
def tag(kind: str, x: float, y: float, height: float) -> str:
    """An advance from x on about the line y: a home plate that points where markers go."""
    width, tip = height * TAG, height * 0.42
    left, top, low = number(x), number(y - height / 2), number(y + height / 2)
    end, point = number(x + width - tip), number(x + width)
    plate = path(f"M{left} {top}H{end}L{point} {number(y)}L{end} {low}H{left}z", "body")
    if kind in TYPES:
        return group(f"token tag {kind}", plate, sign(kind, x + height / 2, y, height * 0.74))
    bars = ""
    for i, each in enumerate(TYPES):
        left_bar = x + height * (0.16 + i * 0.26)
        bar = rect(left_bar, y - height * 0.27, height * 0.19, height * 0.54, "bar", 1)
        bars += group(each, bar)
    return group("token tag any", plate, bars)


@remembered
def scallop(x: float, y: float, r: float, lobes: int = 10) -> str:
    """The outline of a rosette whose lobes just touch a radius."""
    inner, step = r * 0.86, 2 * pi / lobes
    bump = number(inner * sin(pi / lobes) * 1.04)
    points = [(x + inner * sin(step * i), y - inner * cos(step * i)) for i in range(lobes + 1)]
    arcs = [f"A{bump} {bump} 0 0 1 {number(a)} {number(b)}" for a, b in points[1:]]
    return f"M{number(points[0][0])} {number(points[0][1])}{''.join(arcs)}z"


@remembered
def rosette(value: str | int, x: float, y: float, r: float, css: str = "") -> str:
    """Reputation about a point: dark when it is got, pale (`later`) when it waits for the end."""
    size = max(LEAST, round(r * (1.2 if len(str(value)) < 2 else 0.98)))
    words = figure(x, y, value, size)
    return group(f"rosette {css}".strip(), path(scallop(x, y, r), "body"), words)


@remembered
def ring(kind: str, x: float, y: float, r: float) -> str:
    """A permanent token about a point."""
    return group(f"ring {kind}", circle(x, y, r, "body"), sign(kind, x, y, r * 1.42))


@remembered
def heading(x: float, y: float, words: str) -> str:
    """The title of a section whose top is at y."""
    return write(x, y + 15, words, "section")


def line(x: float, y: float, width: float, css: str = "rule") -> str:
    """A line across."""
    return path(f"M{number(x)} {number(y)}h{number(width)}", css)
