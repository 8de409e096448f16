"""Lists of rewards as they are printed, spelled in signs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from jackscrew.draw.shapes import as_sign, circle, group
from jackscrew.games.raising_chicago.picture.signs import (
    LEAST,
    TAG,
    any_token,
    figure,
    rosette,
    sign,
    tag,
    token,
)
from jackscrew.games.raising_chicago.rewards import TOKENS

Drawing = tuple[str, float]
"""A drawing from 0 on about the line 0, and how wide it is."""
SIGNS = {
    "expansion": "expansion",
    "card_squares": "card-squares",
    "market_rounds": "market-rounds",
    "company_rounds": "company-rounds",
    "add_level": "add-level",
    "swap_banners": "swap-banners",
    "copy_neighborhoods": "copy-neighborhoods",
}
DIGIT = 0.7
"""How wide a bold digit may be, as part of its size."""


@lru_cache(maxsize=512)
def reward(words: str, size: float) -> Drawing:
    """One reward, such as `advance lumber 1`."""
    kind, *rest = words.split()
    count = int(rest[-1]) if rest else 1
    if kind == "rep":
        r = max(size * 0.54, 9)
        return rosette(count, r, 0, r), 2 * r
    lead, x = "", 0.0
    if count > 1:
        letters = max(LEAST, round(size * 0.8))
        lead, x = figure(0, 0, count, letters, "bold"), letters * DIGIT + 0.5
    if kind == "advance":
        return lead + tag(rest[0], x, 0, size), x + size * TAG
    middle = x + size / 2
    if kind in TOKENS or kind == "favor":
        return lead + token(kind, middle, 0, size), x + size
    if kind == "basic":
        return lead + any_token(middle, 0, size), x + size
    return lead + sign(SIGNS[kind], middle, 0, size), x + size


@lru_cache(maxsize=512)
def rewards(words: tuple[str, ...], size: float, gap: float = 4) -> Drawing:
    """A list of rewards in a line."""
    drawn, x = [], 0.0
    for each in words:
        drawing, width = reward(each, size)
        drawn.append(group("", drawing, x=x) if x else drawing)
        x += width + gap
    return "".join(drawn), max(0.0, x - gap)


def rewards_at(
    words: Sequence[str],
    x: float,
    y: float,
    size: float,
    room: float = 999,
    anchor: float = 0.5,
    gap: float = 4,
) -> str:
    """A list of rewards at a point, smaller if need be; anchor 0 begins there, 1 ends there."""
    drawing, width = rewards(tuple(words), size, gap)
    scale = min(1.0, room / width) if width else 1.0
    return group("", drawing, x=x - width * scale * anchor, y=y, scale=scale)


def once_sign(x: float, y: float) -> str:
    """That something comes only once."""
    return as_sign("once-1", circle(x, y, 7.5, "when"), figure(x, y, 1, LEAST, "semi mid dim"))


@lru_cache(maxsize=512)
def round_spot(each_round: tuple[str, ...], once: tuple[str, ...], size: float) -> Drawing:
    """The round spot of a card: a circular arrow for every round, a ring for once."""
    if each_round:
        lead, x = sign("again", size * 0.34, 0, size * 0.68, "dim-sign"), size * 0.68 + 3
    else:
        lead, x = once_sign(7.5, 0), 16.5
    drawing, width = rewards(each_round or once, size, 2)
    return lead + group("", drawing, x=x), x + width
