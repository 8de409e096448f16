"""The bot that searches a tree by simulations, for so long or so many of them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter

from jackscrew.bots.bot import Bot, Candidate, Thought
from jackscrew.bots.search import Mark, Search
from jackscrew.bots.tree import Edge, Node, Tree, decided, drawn
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import CHANCE, State
from jackscrew.core.thinking import bots_of

RESERVE = 0.03  # of the time is left for what is to do afterwards,
SLICE = 0.004  # and as long as other processes may have the core before it is ours again,
MOST_RESERVE = 0.2  # but not more than this of the time
MOST = 1 << 40  # simulations: no limit
MOST_ARMS = 8  # the others are left out after their first evaluation, so that these get deeper
WORTH_WHILE = 12  # simulations for each arm: with fewer of them there are fewer arms


@dataclass(frozen=True)
class Budget:
    """How long, or for how many simulations, a bot searches for one decision."""

    seconds: float = 0.0
    simulations: int = 0

    def thinking(self) -> float:
        """How long simulations may be begun; 0 if time does not matter."""
        seconds = self.seconds
        return seconds - max(RESERVE * seconds, min(SLICE, MOST_RESERVE * seconds))


class IsmctsBot(Bot):
    """Information-set MCTS; what it found is kept for its next decision (tree reuse)."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget
        bots = bots_of(game)
        self.evaluate: Callable[[State, int], float] = bots.evaluate
        self.prospects: Callable[[State], list[float]] = bots.prospects
        self.settings = bots.SETTINGS
        self.tree: Tree | None = None
        self.mark: Mark | None = None  # where the match stood at the tree's root

    def weigh(self, search: Search) -> Thought:
        began = perf_counter()
        with undisturbed():
            tree = self.tree = self.tree_for(search)
            self.mark = search.mark()
            if len(search.actions) > 1:
                self.grow(tree, search, began)
            return thought(tree, search)

    def tree_for(self, search: Search) -> Tree:
        """The tree of the last decision from where play has led, or a new one."""
        tree, mark = self.tree, self.mark
        if tree is not None and mark is not None and tree.seat == search.seat:
            root = follow(tree.root, search, search.since(mark) or [])
            if root is not None:
                tree.reroot(root)
                return tree
        dice, winners = Dice(self.dice.below(1 << 30)), self.game.winners
        return Tree(search.seat, self.evaluate, self.prospects, winners, self.settings, dice)

    def grow(self, tree: Tree, search: Search, began: float) -> None:
        """Search, the root by sequential halving: after each round the worse half of the arms goes.

        All rounds get the same share of the budget.  At the root the arms of a round are visited
        equally often, for means drift as a subtree gets deeper, and only those of the same depth
        can be compared fairly.
        """
        length = self.budget.thinking()
        tree.deadline = began + length if length else 0.0
        tree.prepare(search.sample(), self.first_arms())
        rounds = ceil(log2(len(tree.arms)))
        for number in range(rounds):
            if length:
                now = perf_counter()
                tree.deadline = now + (began + length - now) / (rounds - number)
            left = (self.budget.simulations - tree.simulations) // (rounds - number)
            tree.run(search.sample, MOST if length else left)
            tree.keep((len(tree.arms) + 1) // 2)

    def first_arms(self) -> int:
        """How many arms the first round has: each is to get some simulations."""
        if not self.budget.simulations:
            return MOST_ARMS
        # two at least: one alone is compared with nothing
        return max(2, min(MOST_ARMS, self.budget.simulations // WORTH_WHILE))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without pauses for the collection of garbage: trees and positions have no cycles."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def follow(root: Node, search: Search, lines: list[Line]) -> Node | None:
    """The node that what happened since has led to, if the tree reaches so far."""
    actions = search.game.actions
    steps = [step.name for step in search.game.steps]
    node: Node | None = root
    edge: Edge | None = None
    key = 0
    for line in lines:
        # the tree has no keys for what nobody chose, nor for draws its seat did not see
        if line.forced or (line.seat == CHANCE and line.action == HIDDEN):
            continue
        if line.seat == CHANCE:
            key = drawn(key, actions.parse(line.action))
            continue
        if edge is not None:
            node, key = edge.children.get(decided(key, steps.index(line.step), line.seat)), 0
        if node is None or line.action == HIDDEN:
            return None
        edge = node.by_action.get(actions.parse(line.action))
        if edge is None:
            return None
    step = search.sample().stack[-1].step
    return None if edge is None else edge.children.get(decided(key, step, search.seat))


def thought(tree: Tree, search: Search) -> Thought:
    """What the tree says of the seat's actions: the arm that was left, then those left out last."""
    known = tree.root.by_action
    edges = {name: known[action] for name, action in search.actions.items() if action in known}
    if not edges:
        names = tuple(map(Candidate, search.actions))
        return Thought(search.seat, names[0].action, names)
    best = min(edges.values(), key=lambda edge: (edge not in tree.arms, -edge.visits, -edge.mean()))
    told = [candidate(name, edge, tree, best) for name, edge in edges.items()]
    rounds = {name: tree.rounds(edge.action) for name, edge in edges.items()}
    told.sort(key=lambda it: (edges[it.action] is not best, -rounds[it.action], it.behind))
    return Thought(search.seat, told[0].action, tuple(told))


def candidate(name: str, edge: Edge, tree: Tree, best: Edge) -> Candidate:
    """An action of the root as it is told."""
    points = tuple(point / edge.counted for point in edge.points)
    behind = tree.deficit(edge.action, best.action)
    return Candidate(name, edge.visits, points, edge.mean(), behind)
