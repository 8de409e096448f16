"""What a seat is shown: plain data, and the question it is asked."""

from __future__ import annotations

from typing import Any, TypedDict

from jackscrew.core.game import Game
from jackscrew.core.state import State

View = dict[str, Any]


class Question(TypedDict):
    """Who is asked what; `actions` is empty for everybody else.

    `about` names what the question is about, `path` the phases it is part of, outermost first.
    """

    seat: int
    step: str
    rule: str
    about: dict[str, Any]
    path: list[dict[str, Any]]
    actions: list[str]


def make_question(game: Game, state: State, seat: int) -> Question:
    """The question on top of the stack, as this seat may see it."""
    frame = state.stack[-1]
    step = game.steps[frame.step]
    told = frame.seat == seat or not step.together
    return {
        "seat": frame.seat,
        "step": step.name,
        "rule": step.rule,
        "about": about(game, state) if told else {},
        "path": [game.dump_frame(f) for f in state.stack if game.steps[f.step].automatic],
        "actions": [game.actions.name(a) for a in state.legal()] if frame.seat == seat else [],
    }


def about(game: Game, state: State) -> dict[str, Any]:
    """What the frame on top speaks of, by name."""
    dumped = game.dump_frame(state.stack[-1])
    return {"a": dumped["a"], "b": dumped["b"]}
