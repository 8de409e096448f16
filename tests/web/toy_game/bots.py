"""What bots think of the toy."""

from __future__ import annotations

from jackscrew.core.state import State

TASTE = {"spread": 2.0}
STRENGTHS = {"easy": "greedy:50%", "medium": "greedy", "hard": "ismcts:50it"}


def evaluate(state: State, seat: int) -> float:
    """Points now."""
    return prospects(state)[seat]


def prospects(state: State) -> list[float]:
    """Points now, of all seats."""
    return [float(points) for points in state.returns()]
