"""The signs of the picture: the shape tells the kind, the number stands in it, red is a must.

Full coins and rosettes are gained, hollow ones are paid; street signs are steps on a track.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from jackscrew.draw.figures import seat_shape
from jackscrew.draw.shapes import circle, group, icon, number, path, rect
from jackscrew.games.rise.picture.blocks import (
    Block,
    figure,
    figure_size,
    icon_block,
    row,
    stack,
    trace,
)

SIGN = 20
"""The size of signs on tracks."""
CARD_SIGN = 32
"""The size of signs on cards."""
LESS = 18
"""The size of signs that hold while one stands on a space."""
MARKER, SMALL_MARKER = 13, 11
WHOLE = 1.4
"""How much larger an icon is than the seat's shape in it."""

remembered = lru_cache(maxsize=1024)


@remembered
def rosette(size: float, lobes: int = 10) -> str:
    """The outline of victory points."""
    middle, r = size / 2, size * 0.445
    angles = [i * 2 * pi / lobes for i in range(lobes + 1)]
    ends = [f"{number(middle + r * sin(a))} {number(middle - r * cos(a))}" for a in angles]
    arc = number(r * sin(pi / lobes) * 1.16)
    return f"M{ends[0]}" + "".join(f"A{arc} {arc} 0 0 1 {end}" for end in ends[1:]) + "z"


@remembered
def coin(value: int | str, size: float = SIGN, is_paid: bool = False) -> Block:
    """Coins: gained, or paid."""
    r, words = size / 2, str(value)
    disc = circle(r, r, r - 0.8, "disc") + circle(r, r, r - 2.4, "milled")
    face = disc + figure(r, r, words, figure_size(words, size, 0.64))
    return Block(size, size, group("money paid" if is_paid else "money", face))


@remembered
def points(value: int | str, size: float = SIGN, kind: str = "") -> Block:
    """Victory points: gained, or of a kind: `paid`, `bad`."""
    size, words = size * 1.06, str(value)
    face = path(rosette(size), "disc")
    face += figure(size / 2, size / 2, words, figure_size(words, size, 0.58))
    return Block(size, size, group(f"vp {kind}".strip(), face))


def loss(value: int) -> str:
    """Points that are lost; a dash, since there is no room for a whole minus sign."""
    return f"\N{EN DASH}{value}"


def points_or_loss(value: int, size: float) -> Block:
    """Points of a position: none, some, or fewer than none."""
    if not value:
        return Block(size, size, figure(size / 2, size / 2, "0", 12, "bold mid dim"))
    if value > 0:
        return points(value, size)
    return points(loss(-value), size, "bad")


@remembered
def pennant(name: str, count: int = 1, size: float = SIGN, is_back: bool = False) -> Block:
    """Steps: a street sign that points ahead, or back and red when one must."""
    digit = size * 0.46 if count > 1 else 0
    body, tip = size * 0.9 + digit, size * 0.3
    inner = size * 0.74
    x = tip * 0.62 + digit if is_back else size * 0.12
    drawn = path(plate(body, tip, size, is_back), "plate")
    drawn += icon_block(name, inner).at(x, (size - inner) / 2)
    if count > 1:
        at = tip * 0.55 + digit * 0.55 if is_back else body - digit * 0.42
        drawn += figure(at, size / 2, str(count), max(12, round(size * 0.6)))
    return Block(body + tip, size, group("post must" if is_back else "post", drawn))


def plate(body: float, tip: float, height: float, is_back: bool) -> str:
    """The outline of a street sign."""

    def x(along: float) -> str:
        return number(body + tip - along if is_back else along)

    low, bend = height - 0.6, 2.5
    return (
        f"M{x(bend)} .6H{x(body)}L{x(body + tip - 0.6)} {number(height / 2)}"
        f"L{x(body)} {number(low)}H{x(bend)}Q{x(0.6)} {number(low)} {x(0.6)} {number(low - bend)}"
        f"V{bend + 0.6}Q{x(0.6)} .6 {x(bend)} .6z"
    )


@remembered
def arrow(size: float) -> Block:
    """From what is paid to what is got."""
    width, middle, head = size * 0.5, size / 2, size * 0.16
    tip = f"M{number(width - size * 0.2)} {number(middle - head)}l{number(head)} {number(head)}"
    line = f"M.5 {number(middle)}H{number(width - 1)}{tip}l-{number(head)} {number(head)}"
    return Block(width, size, path(line, "thin")).meaning("arrow")


@remembered
def arrow_down(size: float) -> Block:
    """The same, from line to line."""
    a = number(size * 0.15)
    head = f"M{number(size * 0.1)} {number(size * 0.07)}l{a} {a}l{a}-{a}"
    return Block(size * 0.5, size * 0.3, path(head, "thin")).meaning("arrow")


@remembered
def colon(size: float) -> Block:
    """Between a price or a condition and what it is for."""
    x = size * 0.1
    dots = circle(x, size * 0.36, 1.2, "dot") + circle(x, size * 0.64, 1.2, "dot")
    return Block(size * 0.2, size, dots)


@remembered
def tile_sign(size: float, is_refresh: bool = False) -> Block:
    """A School tile that is turned (activated), or turned back (refreshed)."""
    r, middle = size * 0.3, size / 2
    face = rect(1, 1, size - 2, size - 2, "plate", size * 0.16)
    if is_refresh:
        end_x, end_y = middle + r * 0.5, middle - r * 0.86
        turn = trace("M", middle + r, middle, "A", r, r, "0 1 1", end_x, end_y)
        head = trace("M", middle, middle - r * 1.1, "l", r * 0.62, r * 0.3, -r * 0.42, r * 0.62)
        drawn = group("tile-sign", face, path(turn + head, "line"))
        return Block(size, size, drawn).meaning("refresh")
    x, high = number(middle - r * 0.62), number(middle - r)
    play = f"M{x} {high}L{number(middle + r)} {number(middle)}L{x} {number(middle + r)}z"
    return Block(size, size, group("tile-sign", face, path(play, "ink"))).meaning("activate")


@remembered
def strongbox(limit: int, size: float) -> Block:
    """A strongbox and how many coins it keeps."""
    width = size * 1.06
    box = rect(0.8, size * 0.08, width - 1.6, size * 0.76, "plate", size * 0.12)
    low, foot = number(size * 0.86), number(size * 0.1)
    feet = path(f"M{number(size * 0.24)} {low}v{foot}M{number(size * 0.82)} {low}v{foot}", "line")
    held = figure(width / 2, size * 0.46, str(limit), max(12, round(size * 0.5)))
    return Block(width, size, group("box", box, feet, held))


@remembered
def free_card(card: int, size: float) -> Block:
    """That placing at a card costs nothing."""
    width, height = size * 0.74, size * 1.1
    face = rect(0.7, 0.7, width, height - 1.4, "plate", 2.5)
    face += figure(width * 0.5 + 0.5, size * 0.54, str(card), max(12, round(size * 0.64)))
    free = coin(0, size * 0.9, True).at(width - size * 0.12, size * 0.2)
    drawn = group("card-sign", face) + free
    return Block(width + size * 0.78, height, drawn).meaning("free-card")


@remembered
def mood(size: float, is_last: bool = False) -> Block:
    """First on Satisfaction, crowned, or last."""
    inner = size * 0.74
    face = icon_block("satisfaction", inner).at(size * 0.13, size - inner)
    if is_last:
        fall = f"M{number(size * 0.72)} {number(size * 0.1)}h{number(size * 0.36)}"
        mark = path(f"{fall}l-{number(size * 0.18)} {number(size * 0.26)}z", "ink")
    else:
        mark = path(crown(size), "crown")
    return Block(size, size, group("mood last" if is_last else "mood", face, mark))


def crown(size: float) -> str:
    """The outline of a crown over a face."""
    corners = ((0.14, 0.04), (0.34, 0.18), (0.5, -0.06), (0.66, 0.18), (0.86, 0.04), (0.8, 0.36))
    lines = (trace("L", size * x, size * y) for x, y in corners)
    return trace("M", size * 0.2, size * 0.36, *lines, "z")


@remembered
def flag(size: float) -> Block:
    """At the end of the game."""
    wide, high = number(size * 0.44), number(size * 0.17)
    pole = f"M{number(size * 0.12)} {number(size * 0.92)}V{number(size * 0.1)}"
    drawn = path(f"{pole}l{wide} {high}l-{wide} {high}", "line")
    return Block(size * 0.62, size, drawn).meaning("flag")


def either(branches: Sequence[Block], size: float, is_line: bool) -> Block:
    """A slanted line means or: steep between neighbours, flat between lines."""
    tall = any(block.height > size * 1.5 for block in branches)
    if is_line or tall:
        high = max(size, min(block.height for block in branches) * 0.7)
        steep = trace("M", high * 0.04, high * 0.96, "L", high * 0.26, high * 0.04)
        return row(parted(branches, slash(high * 0.3, high, path(steep, "thin"))), 2)
    is_small = all(block.width <= size * 1.5 for block in branches)
    if is_small and len(branches) == 2:
        return across(branches[0], branches[1], size)
    width = max(block.width for block in branches)
    slant = path(f"M{number(width * 0.12)} 5.5L{number(width * 0.88)} .5", "thin")
    return stack(parted(branches, slash(width, 6, slant)), 1)


def slash(width: float, height: float, line: str) -> Block:
    """The line between what one may choose from."""
    return Block(width, height, line).meaning("slash")


def across(one: Block, other: Block, size: float) -> Block:
    """Two small signs in the corners of a lot, the line between them."""
    width, height = one.width + other.width - size * 0.4, one.height + other.height - 1
    slant = trace("M", width * 0.17, height * 0.86, "L", width * 0.83, height * 0.14)
    corner = other.at(width - other.width, height - other.height)
    line = slash(width, height, path(slant, "thin")).drawing
    return Block(width, height, line + one.drawing + corner)


def parted(blocks: Sequence[Block], between: Block) -> list[Block]:
    """Blocks with something between them."""
    return [each for block in blocks for each in (between, block)][1:]


@remembered
def marker(seat: int, size: float = MARKER) -> str:
    """A seat's marker about 0, 0."""
    rim = seat_shape(seat, 0, 0, size * WHOLE + 4, "rim")
    return rim + seat_shape(seat, 0, 0, size * WHOLE, "own")


FACTORY = 28


@remembered
def factory(seat: int, size: float = FACTORY) -> Block:
    """A seat's factory with its shape on it."""
    height, tooth, saw = size * 0.86, number(size * 0.24), number(size * 0.138)
    wall = f"M1 {number(height)}V{number(height * 0.42)}l{tooth}-{saw}v{saw}l{tooth}-{saw}v{saw}"
    chimney = (
        f"l{number(size * 0.18)}-{number(size * 0.1)}V1h{number(size * 0.2)}V{number(height)}z"
    )
    sign = icon(f"seat-{seat}", size * 0.46, height * 0.72, size * 0.38, "on")
    return Block(size, height, path(wall + chimney, "works") + sign)
