"""A position as a picture for those who are sent a link to it: the board, the round, the points.

It is made from what everybody may see, in the size that messengers and networks show.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, create_subprocess_exec
from functools import cache
from pathlib import Path

from jackscrew.core.game import Game
from jackscrew.draw import icons
from jackscrew.draw.shapes import icon, rect, write
from jackscrew.draw.themes import picture_css, read_style, theme_css
from jackscrew.draw.words import signed
from jackscrew.web.show.assets import css_class
from jackscrew.web.show.resolved import Sheet, resolved
from jackscrew.web.show.shown import Shown

WIDTH, HEIGHT = 1200, 630
MARGIN = 28
BOARD = 812  # how wide the board may be; what is told stands beside it
TOLD = MARGIN + BOARD + MARGIN
LONGEST = 14  # letters of a name that there is room for
THEME = "light"
PAINTER = str(Path(__file__).with_name("painter.py"))
PATIENCE = 20.0  # seconds; it takes half a second, more on a busy machine
OWN = """
.poster .title { font: 700 38px var(--serif); fill: var(--accent); }
.poster .where { font: 600 24px var(--sans); fill: var(--ink-2); }
.poster .who { font: 400 26px var(--sans); }
.poster .points { font: 700 32px var(--sans); text-anchor: end; }
.poster .brand { font: 700 24px var(--serif); fill: var(--ink-2); }
"""


def poster(shown: Shown) -> str:
    """The picture as SVG, whose styles are those of `sheet`."""
    picture = shown.picture()
    board = picture.still("all", picture.label).removeprefix("<svg")
    place = f' x="{MARGIN}" y="{MARGIN}" width="{BOARD}" height="{HEIGHT - 2 * MARGIN}"'
    drawn = f"<svg{place}{board}{told(shown)}"
    symbols = icons.symbols(icons.used_in(drawn))
    css = css_class(shown.table.game)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture {css}" data-theme="{THEME}"'
        f' width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<defs>{symbols}</defs>{rect(0, 0, WIDTH, HEIGHT, 'paper')}{drawn}</svg>"
    )


def told(shown: Shown) -> str:
    """What stands beside the board."""
    where = shown.words.path(shown.view)[0]
    lines = wrapped(shown.table.game.title)
    title = "".join(
        write(TOLD, 140 - 44 * above, line, "title") for above, line in enumerate(reversed(lines))
    )
    seats = "".join(seat(shown, number) for number in range(len(shown.table.seats)))
    brand = icon("jackscrew", TOLD + 16, HEIGHT - 52, 32, "sign")
    name = write(TOLD + 44, HEIGHT - 44, "Jackscrew", "brand")
    return f'<g class="poster">{title}{write(TOLD, 196, where, "where")}{seats}{brand}{name}</g>'


def wrapped(title: str) -> list[str]:
    """A title on as many lines as it needs: one or two."""
    if len(title) <= LONGEST:
        return [title]
    half = title.find(" ", len(title) // 2)
    return [title[:half], title[half + 1 :]] if half > 0 else [title]


def seat(shown: Shown, number: int) -> str:
    """Who sits there, and their points."""
    y, name = 270 + 62 * number, shown.words.names[number]
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
    points = signed(shown.match.scores()[number])
    return (
        f'<g class="p{number}">{icon(f"seat-{number}", TOLD + 14, y - 9, 28, "own solid")}</g>'
        f"{write(TOLD + 42, y, short, 'who')}{write(WIDTH - MARGIN, y, points, 'points')}"
    )


@cache
def sheet(game: Game) -> Sheet:
    """The styles of posters of a game."""
    own = read_style(game.module, "board.css")
    return Sheet(theme_css(THEME) + picture_css() + own + OWN)


async def painted(svg: str, game: Game) -> bytes:
    """A poster as PNG."""
    plain = await asyncio.to_thread(resolved, svg, sheet(game))
    process = await create_subprocess_exec(
        sys.executable, "-I", PAINTER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        async with asyncio.timeout(PATIENCE):
            png, _ = await process.communicate(plain.encode())
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode or not png:
        raise NotPainted(f"the painter ended with {process.returncode}")
    return png


class NotPainted(Exception):
    """A picture that could not be painted."""
