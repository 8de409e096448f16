"""A table at a glance: the middle of its board as everybody may see it, as a file of its own."""

from __future__ import annotations

import re
from functools import cache

from jackscrew.core.game import Game
from jackscrew.core.supplied import Picture
from jackscrew.draw import icons
from jackscrew.draw.themes import picture_css, read_style
from jackscrew.web.show.assets import tokens_css
from jackscrew.web.show.shown import Shown

TITLES = re.compile(r"<title>[^<]*</title>")


def thumb(shown: Shown, theme: str) -> str:
    """The largest part of the picture, cropped to whatever room a page gives it.

    Without a theme it is light or dark as the page around it is.
    """
    picture = shown.picture()
    layers = TITLES.sub("", picture.still(largest_part(picture), picture.label))
    root, drawing = layers.removeprefix("<svg").split(">", 1)
    symbols = icons.symbols(icons.used_in(drawing))
    look = f' data-theme="{theme}"' if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMid slice"{look}{root}>'
        f"<style>{styles(shown.table.game)}</style><defs>{symbols}</defs>{drawing}\n"
    )


def largest_part(picture: Picture) -> str:
    """The part of the board with the most on it."""
    areas = {name: width * height for name, (_, _, width, height) in picture.parts.items()}
    del areas["all"]
    return max(areas, key=areas.__getitem__, default="all")


@cache
def styles(game: Game) -> str:
    """All that a picture of this game needs to stand alone, by day and by night."""
    return tokens_css() + picture_css() + read_style(game.module, "board.css")
