"""The question a seat is asked, as it may see it."""

from __future__ import annotations

from jackscrew.core.game import Game
from jackscrew.core.state import Frame, State
from jackscrew.core.view import About, Question


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


def about(game: Game, frame: Frame) -> About:
    """What a frame speaks of, by name."""
    dumped = game.dump_frame(frame)
    return {"a": dumped["a"], "b": dumped["b"]}
