"""Small drawing words: each gives the markup of one plain SVG element.

A picture draws the same shapes in the same places move after move, so they are remembered.
"""

from functools import lru_cache
from html import escape

remembered = lru_cache(maxsize=8192)


@remembered
def number(value: float) -> str:
    """A number as short as SVG allows, to a hundredth of a unit."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def attributes(**values: str | float) -> str:
    """Attributes in the order given, escaped; empty strings are left out, `class_` is `class`."""
    pairs = (
        (name.rstrip("_").replace("_", "-"), value) for name, value in values.items() if value != ""
    )
    return "".join(f' {name}="{_attribute(value)}"' for name, value in pairs)


def _attribute(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


@remembered
def rect(
    x: float, y: float, width: float, height: float, css: str = "", corner: float | str = ""
) -> str:
    """A rectangle, its corners rounded where asked."""
    return f"<rect{attributes(class_=css, x=x, y=y, width=width, height=height, rx=corner)}/>"


@remembered
def circle(x: float, y: float, r: float, css: str = "") -> str:
    """A circle about x, y."""
    return f"<circle{attributes(class_=css, cx=x, cy=y, r=r)}/>"


@remembered
def path(d: str, css: str = "") -> str:
    """A path in SVG's own language."""
    return f"<path{attributes(class_=css, d=d)}/>"


@remembered
def write(x: float, y: float, words: str, css: str = "") -> str:
    """Lettering with its baseline at y; the words are escaped."""
    return f"<text{attributes(x=x, y=y, class_=css)}>{escape(words, quote=False)}</text>"


@remembered
def icon(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """An icon of the shared set, centred on x, y."""
    half = size / 2
    place = attributes(x=x - half, y=y - half, width=size, height=size, class_=css)
    return f'<use href="#i-{name}"{place}/>'


def group(css: str, *drawings: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """Drawings kept together, moved and scaled where asked."""
    return _open_group(css, x, y, scale) + "".join(drawings) + "</g>"


def as_sign(key: str, *drawings: str) -> str:
    """Drawings that together are a sign of their own: `learn/signs.toml` of the game tells it."""
    return f'<g data-sign="{key}">{"".join(drawings)}</g>'


@remembered
def _open_group(css: str, x: float, y: float, scale: float) -> str:
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return f"<g{attributes(class_=css, transform=' '.join(moves))}>"
