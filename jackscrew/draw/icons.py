"""The icon set all games share: symbols on a 24 x 24 grid, drawn from `icons.toml`.

One symbol serves all sizes: its cut comes from inherited custom properties.
  drawn (default)  body tinted 16 %, details in the stroke's colour
  solid            --icon-tint: 1 and --icon-detail: the ground's colour; up to 16 px, and for suits
  large            --icon-stroke: 1.4; from 40 px on
"""

import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from math import cos, pi, sin

from jackscrew.draw.shapes import number

ROOT = (
    'fill="none" stroke="currentColor" stroke-width="var(--icon-stroke,1.75)"'
    ' stroke-linecap="round" stroke-linejoin="round"'
)
INKS = {
    "body": 'fill="currentColor" fill-opacity="var(--icon-tint,.16)"',
    "line": "",
    "detail": 'stroke="var(--icon-detail,currentColor)"',
    "dot": 'fill="var(--icon-detail,currentColor)" stroke="none"',
    "fill": 'fill="currentColor" stroke="none"',
}


def names() -> list[str]:
    """Every icon there is."""
    return list(_drawings())


@cache
def symbol(name: str) -> str:
    """The `<symbol>` of one icon, for a picture's defs."""
    strokes = "".join(_stroke(stroke) for stroke in _drawings()[name])
    return f'<symbol id="i-{name}" viewBox="0 0 24 24"><g {ROOT}>{strokes}</g></symbol>'


def symbols(wanted: Iterable[str]) -> str:
    """The symbols of the icons wanted, in a settled order."""
    return "".join(symbol(name) for name in sorted(wanted))


def used_in(markup: str) -> set[str]:
    """The names of the icons a piece of SVG refers to."""
    return set(re.findall(r'href="#i-([a-z0-9-]+)"', markup))


@cache
def sheet() -> str:
    """All symbols in one hidden SVG, to stand once at the top of a page."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="icons" width="0" height="0"'
        f' aria-hidden="true">{symbols(names())}</svg>'
    )


@cache
def _drawings() -> dict[str, list[str]]:
    source = files("jackscrew.draw").joinpath("icons.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def _stroke(stroke: str) -> str:
    verb, _, shapes = stroke.partition(" ")
    verb, _, width = verb.partition(":")
    path = "".join(_outline(shape) for shape in shapes.split(" + "))
    ink = f' stroke-width="{width}"' if width else ""
    return f'<path d="{path}" {INKS[verb]}{ink}/>'


def _outline(shape: str) -> str:
    if shape.startswith("M"):
        return shape
    name, *numbers = shape.split()
    return OUTLINES[name](*map(float, numbers))


def _circle(x: float, y: float, r: float) -> str:
    half, whole = f"{number(r)} {number(r)} 0 1 1", number(2 * r)
    return f"M{number(x - r)} {number(y)}a{half} {whole} 0a{half} -{whole} 0z"


def _rect(x: float, y: float, width: float, height: float, corner: float) -> str:
    c, across, down = number(corner), number(width - 2 * corner), number(height - 2 * corner)
    bend = f"a{c} {c} 0 0 1"
    return (
        f"M{number(x + corner)} {number(y)}h{across}{bend} {c} {c}v{down}{bend} -{c} {c}"
        f"h-{across}{bend} -{c} -{c}v-{down}{bend} {c} -{c}z"
    )


def _polygon(corners: Iterable[tuple[float, float]], x: float, y: float) -> str:
    """A closed line through corners given by radius and angle from the north."""
    points = (
        f"{number(x + r * cos(angle - pi / 2))} {number(y + r * sin(angle - pi / 2))}"
        for r, angle in corners
    )
    return "M" + "L".join(points) + "z"


def _star(
    points: float, outer: float, inner: float, x: float = 12, y: float = 12, turn: float = 0
) -> str:
    count = int(points)
    return _polygon(
        ((inner if i % 2 else outer, turn + pi * i / count) for i in range(2 * count)), x, y
    )


def _rays(count: float, inner: float, outer: float, half: float) -> str:
    ray = ((inner, -half), (outer, 0.0), (inner, half))
    angles = (2 * pi * i / count for i in range(int(count)))
    return "".join(_polygon([(r, angle + aside) for r, aside in ray], 12, 12) for angle in angles)


def _gear(teeth: float, outer: float, inner: float, x: float = 12, y: float = 12) -> str:
    tooth = ((inner, -0.3), (outer, -0.17), (outer, 0.17), (inner, 0.3))
    angles = [2 * pi * i / teeth for i in range(int(teeth))]
    return _polygon(((r, angle + aside) for angle in angles for r, aside in tooth), x, y)


def _scallop(bumps: float, r: float, x: float = 12, y: float = 12) -> str:
    step = 2 * pi / bumps
    bump = number(r * sin(step / 2) * 1.05)
    ends = ((x + r * sin(step * i), y - r * cos(step * i)) for i in range(1, int(bumps) + 1))
    arcs = (f"A{bump} {bump} 0 0 1 {number(to_x)} {number(to_y)}" for to_x, to_y in ends)
    return f"M{number(x)} {number(y - r)}" + "".join(arcs) + "z"


OUTLINES: dict[str, Callable[..., str]] = {
    "circle": _circle,
    "rect": _rect,
    "star": _star,
    "rays": _rays,
    "gear": _gear,
    "scallop": _scallop,
}
