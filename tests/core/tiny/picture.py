"""The tiny game drawn: the two answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture, Translate, english
from jackscrew.draw import Svg
from tiny import TinyView


def picture(
    view: TinyView,
    names: Sequence[str] | None = None,
    text: Translate = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    g = Svg(20, 10, label="Yes or no", css="tiny")
    for place, word in enumerate(["yes", "no"]):
        g.piece(word, 10 * place, 0, "card", f"<text>{view['said'].count(place)}</text>", word)
    return g
