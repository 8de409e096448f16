"""What bots think of the tiny game: points now."""

from __future__ import annotations

from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import State

SETTINGS = SearchSettings(spread=1.0, exploration=0.05)
STRENGTHS = {"easy": "greedy:50%", "medium": "greedy", "hard": "ismcts:50it"}


def evaluate(state: State, seat: int) -> float:
    return float(state.returns()[seat])


def prospects(state: State) -> list[float]:
    return [float(points) for points in state.returns()]
