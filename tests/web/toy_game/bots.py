"""What bots think of the toy."""

from __future__ import annotations

from jackscrew.core.state import State


def evaluate(state: State, seat: int) -> float:
    """Points now."""
    return float(state.returns()[seat])
