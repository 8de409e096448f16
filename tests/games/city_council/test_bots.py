"""The evaluation is worth more than the score."""

from __future__ import annotations

from collections.abc import Callable

from council_table import GAME

from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import CHANCE, OVER
from jackscrew.games.city_council.bots import evaluate
from jackscrew.games.city_council.state import Council

Evaluation = Callable[[Council, int], float]


def lead(state: Council, seat: int) -> float:
    """How far ahead a seat is by the score alone."""
    points = state.returns()
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def best_action(state: Council, evaluation: Evaluation, dice: Dice) -> int:
    """The action with the highest value one step ahead, ties at random."""
    seat = state.actor()
    values: list[tuple[float, int, int]] = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        values.append((evaluation(after, seat), dice.below(1000), action))
    return max(values)[2]


def winner(evaluations: list[Evaluation], seed: int) -> int:
    """Who wins a game of greedy players that value positions each in its own way."""
    state: Council = GAME.new_state(GAME.setup(len(evaluations)))
    dice = Dice(seed)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(choose(state, dice))
        else:
            state.apply(best_action(state, evaluations[state.actor()], dice))
    return state.winner


def test_the_evaluation_beats_the_score() -> None:
    """One seat of three by the evaluation, two by the score: it wins far more than its third."""
    wins = 0
    for seed in range(18):
        evaluations: list[Evaluation] = [lead] * 3
        evaluations[seed % 3] = evaluate
        wins += winner(evaluations, seed) == seed % 3
    assert wins >= 11


def test_the_evaluation_of_a_finished_game_is_the_result() -> None:
    state: Council = GAME.new_state(GAME.setup(4))
    dice = Dice(3)
    while state.actor() != OVER:
        state.apply(choose(state, dice))
    values = [evaluate(state, seat) for seat in range(4)]
    assert values.index(max(values)) == state.winner


def test_evaluating_changes_nothing() -> None:
    state: Council = GAME.new_state(GAME.setup(3))
    dice = Dice(5)
    while state.actor() != OVER:
        before = GAME.dump(state, GAME.setup(3))
        evaluate(state, 0)
        assert GAME.dump(state, GAME.setup(3)) == before
        state.apply(choose(state, dice))
