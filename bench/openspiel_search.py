"""OpenSpiel's own searches, each with a number of simulations, over a game of ours.

Its C++ searches take no evaluation from Python (`pyspiel.Evaluator` has no constructor), so ours
comes to `pyspiel.MCTSBot` by way of positions that say they are over.  `pyspiel.ISMCTSBot` is
missing: states written in Python cannot tell it how to resample them, and version 2.0.2 crashes
when it tries.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any

from openspiel_game import JudgedBoard, Position, SpielGame

pyspiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
numpy_random: Any = import_module("numpy.random")

EXPLORATION = sqrt(2.0)  # with random play to the end, as in their tests
KNOWING = 0.1  # with our evaluation: between what did best in a few games of two of ours
MEMORY = 500  # megabytes

Found = tuple[int, int]  # the action and how many simulations there were
TheirSearch = Callable[[SpielGame, Position, int, float, int], Found]


@dataclass(frozen=True)
class Rival:
    """A search of theirs: `search` takes game, position, simulations, exploration and seed.

    `knows`: does it have our evaluation, rather than play to the end at random?  `samples`: does
    it draw samples of what is hidden for itself?  `exploration`: UCT's constant.
    """

    name: str
    search: TheirSearch
    knows: bool = False
    samples: bool = False
    exploration: float = EXPLORATION


class OurEvaluation(mcts.Evaluator):  # type: ignore[misc]  # untyped
    """What our search thinks of a position where theirs comes to a new one."""

    def evaluate(self, state: Position) -> list[float]:
        return state.returns()

    def prior(self, state: Position) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        share = 1.0 / len(actions)
        return [(action, share) for action in actions]


def python_mcts(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """Their MCTS in Python, to the end at random."""
    chance = numpy_random.RandomState(seed)
    return python_tree(game, root, simulations, exploration, rollouts(chance), chance)


def python_mcts_knowing(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """The same with our evaluation."""
    chance = numpy_random.RandomState(seed)
    return python_tree(game, root, simulations, exploration, OurEvaluation(), chance)


def python_tree(
    game: SpielGame,
    root: Position,
    simulations: int,
    exploration: float,
    evaluator: Any,
    chance: Any,
) -> Found:
    """What their MCTS in Python finds."""
    bot = mcts.MCTSBot(game, exploration, simulations, evaluator, random_state=chance)
    node = bot.mcts_search(root)
    return int(node.best_child().action), int(node.explore_count)


def cpp_mcts(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """Their MCTS in C++, to the end at random."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, MEMORY, True, seed, False)
    node = bot.mcts_search(root)
    return int(node.best_child().action), int(node.explore_count)


def cpp_mcts_knowing(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """The same with our evaluation."""
    return cpp_mcts(game, game.root(root.board.state, JudgedBoard), simulations, exploration, seed)


def python_ismcts(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """Their ISMCTS in Python, to the end at random."""
    chance = numpy_random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, rollouts(chance), exploration, simulations, random_state=chance)
    return int(bot.step(root)), simulations


def python_ismcts_knowing(
    game: SpielGame, root: Position, simulations: int, exploration: float, seed: int
) -> Found:
    """The same with our evaluation."""
    chance = numpy_random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, OurEvaluation(), exploration, simulations, random_state=chance)
    return int(bot.step(root)), simulations


def rollouts(chance: Any) -> Any:
    """Their own evaluation: one game to the end at random."""
    return mcts.RandomRolloutEvaluator(1, chance)


RIVALS = (
    Rival("mcts-python", python_mcts),
    Rival("mcts-c++", cpp_mcts),
    Rival("ismcts-python", python_ismcts, samples=True),
    Rival("mcts-python-knowing", python_mcts_knowing, knows=True, exploration=KNOWING),
    Rival("mcts-c++-knowing", cpp_mcts_knowing, knows=True, exploration=KNOWING),
    Rival("ismcts-python-knowing", python_ismcts_knowing, True, True, KNOWING),
)
