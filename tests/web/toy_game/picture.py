"""The toy drawn: the hand of whoever looks."""

from __future__ import annotations

from typing import Any

from jackscrew.core.view import View
from jackscrew.draw import Svg


def picture(view: View, **look: Any) -> Svg:
    g = Svg(120, 40, label="A hand of cards", css="toy")
    gains = (view["question"] or {}).get("gains", {})
    for place, card in enumerate(view["hand"]):
        gain = gains.get(f"play card-{card}", "")
        g.piece(f"card-{card}", 10 * place, 0, "card", f"<text>{gain}</text>", f"card-{card}")
    for name in gains:
        g.mark(f"gain of {name}", 0, 20, "")
    return g
