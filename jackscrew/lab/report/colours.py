"""The colours of pages and charts, by day and by night, from the tokens of the pictures.

A chart is drawn in the colours of the day.  On a dark page the style sheet gives every fill and
stroke the token it stands for, so one drawing serves both.
"""

from __future__ import annotations

import re
from functools import cache

from jackscrew.draw.themes import read_style

INK, FAINT, LINE = "ink", "ink-2", "line"
GROUPS = ("seat-0", "seat-1", "seat-2", "seat-3", "wild", "livestock", "jackscrew", "coal")
SHAPES = ("circle", "triangle-up", "square", "diamond", "cross", "triangle-down", "stroke", "arrow")
ACCENTS = ("city-council", "rise", "big-shoulders", "raising-chicago")
DRAWN = (INK, FAINT, LINE, *GROUPS, *(f"accent-{key}" for key in ACCENTS))


@cache
def themes() -> tuple[str, str]:
    """The declarations of day and night."""
    text = read_style("jackscrew.draw", "tokens.css")
    light, dark = re.findall(r":root[^{]*\{([^}]*)\}", text)
    return light, dark


@cache
def colour(token: str) -> str:
    """A colour by day."""
    found = re.search(rf"--{token}: (#[0-9a-f]{{6}});", themes()[0])
    if found is None:
        raise ValueError(f"no colour {token!r} in tokens.css")
    return found[1]


def accent(key: str) -> str:
    """The token of a game's own colour."""
    return f"accent-{key.replace('_', '-')}"


def colour_css() -> str:
    """Both themes, and what charts take from them; paper is always printed by day."""
    light, dark = themes()
    drawn = "".join(
        f'.chart [fill="{colour(token)}"]{{fill:var(--{token})}}'
        f'.chart [stroke="{colour(token)}"]{{stroke:var(--{token})}}\n'
        for token in DRAWN
    )
    night = f"@media screen and (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n"
    return f":root{{{light}}}\n{night}{drawn}"
