"""The toy with all that a site needs: words, a picture, bots and a rule."""

from __future__ import annotations

from typing import Any

import toy

from jackscrew.core.state import OVER


def observe(s: toy.Toy, seat: int) -> dict[str, Any]:
    """What a seat knows."""
    over = s.actor() == OVER
    best = [i for i, points in enumerate(s.points) if points == max(s.points)]
    return {**toy.observe(s, seat), "over": over, "winners": best if over else []}


TOY = toy.make_toy(module="toy_game", observe=observe)
