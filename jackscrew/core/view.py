"""What a seat is shown: plain data, and the question it is asked."""

from __future__ import annotations

from typing import Any, TypedDict

from jackscrew.core.game import Game
from jackscrew.core.state import Frame, State

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


def make_question(game: Game, state: State, frame: Frame, seat: int) -> Question:
    """A question that may be answered now, as this seat may see it."""
    step = game.steps[frame.step]
    told = frame.seat == seat or not step.together
    return {
        "seat": frame.seat,
        "step": step.name,
        "rule": step.rule,
        "about": about(game, frame) if told else {},
        "path": [game.dump_frame(f) for f in state.stack if game.steps[f.step].automatic],
        "actions": named_actions(game, state, frame) if frame.seat == seat else [],
    }


def named_actions(game: Game, state: State, frame: Frame) -> list[str]:
    """The possible answers by name."""
    return [game.actions.name(a) for a in game.steps[frame.step].legal(state, frame)]


def about(game: Game, frame: Frame) -> dict[str, Any]:
    """What a frame speaks of, by name."""
    dumped = game.dump_frame(frame)
    return {"a": dumped["a"], "b": dumped["b"]}
