"""The toy drawn: the hand of whoever looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toy import ToyView

from jackscrew.core.supplied import Memory, Picture, Translate, english
from jackscrew.draw import Svg
from jackscrew.draw.spots import nowhere as spots

__all__ = ["picture", "spots"]


def picture(
    view: ToyView,
    names: Sequence[str] | None = None,
    text: Translate = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    g = Svg(120, 40, label="A hand of cards", css="toy")
    g.lay_own()
    brought = gains or {}
    for place, card in enumerate(view["hand"]):
        gain = brought.get(f"play card-{card}", "")
        g.piece(f"card-{card}", 10 * place, 0, "card", f"<text>{gain}</text>", f"card-{card}")
    for name in brought:
        g.mark(f"gain of {name}", 0, 20, "")
    return g
