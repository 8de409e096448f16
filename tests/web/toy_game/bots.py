"""What bots think of the toy."""

from __future__ import annotations

from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import State

SETTINGS = SearchSettings(spread=2.0, exploration=0.05)
STRENGTHS = {"easy": "greedy:50%", "medium": "greedy", "hard": "ismcts:50it"}


def evaluate(state: State, seat: int) -> float:
    """Points now."""
    return prospects(state)[seat]


def prospects(state: State) -> list[float]:
    """Points now, of all seats."""
    return [float(points) for points in state.returns()]
