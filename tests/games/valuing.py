"""Players that look one step ahead, each with an evaluation of its own, and games of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from jackscrew.bots.search import go_on
from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import CHANCE, OVER, State

S = TypeVar("S", bound=State)
Evaluation = Callable[[S, int], float]


def lead(state: State, seat: int) -> float:
    """How far ahead a seat is by points alone."""
    points = state.returns()
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def value(state: S, action: int, evaluation: Evaluation[S], luck: int) -> float:
    """What an action is worth to the actor."""
    after = state.clone()
    assert isinstance(after, type(state))
    after.apply(action)
    go_on(after, Dice(luck))
    return evaluation(after, state.actor())


def best_action(state: S, evaluation: Evaluation[S], dice: Dice) -> int:
    """The action with the highest value one step ahead, ties at random."""
    actions = state.legal()
    if len(actions) == 1:
        return actions[0]
    luck = dice.below(1 << 30)
    return max((value(state, it, evaluation, luck), dice.below(1000), it) for it in actions)[2]


def play_out(state: S, evaluations: list[Evaluation[S] | None], seed: int) -> S:
    """Play to the end; seats without an evaluation play at random."""
    dice = Dice(seed)
    while state.actor() != OVER:
        evaluation = None if state.actor() == CHANCE else evaluations[state.actor()]
        if evaluation is None:
            state.apply(choose(state, dice))
        else:
            state.apply(best_action(state, evaluation, dice))
    return state
