"""The bot that grows a tree of what may come, for so long or so often."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter

from jackscrew.bots.bot import Bot, Candidate, Thought
from jackscrew.bots.search import Mark, Search
from jackscrew.bots.tree import Edge, Node, Taste, Tree, decided, drawn
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import CHANCE, State

RESERVE = 0.03  # of the time is left for what is to do afterwards,
SLICE = 0.004  # and as long as other processes may have the core before it is ours again,
MOST_RESERVE = 0.2  # but not more than this of the time
MOST = 1 << 40  # looks: no limit
MOST_STARTERS = 8
WORTH_WHILE = 12  # looks at a choice


@dataclass(frozen=True)
class Budget:
    """How long or how often a bot looks ahead for one decision."""

    seconds: float = 0.0
    looks: int = 0

    def thinking(self) -> float:
        """How long looks may be begun; 0 if time does not matter."""
        seconds = self.seconds
        return seconds - max(RESERVE * seconds, min(SLICE, MOST_RESERVE * seconds))


class IsmctsBot(Bot):
    """Looks ahead in samples of the position and keeps what it found for its next decision."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        super().__init__(game, seed)
        self.budget = budget
        bots = game.part("bots")
        self.evaluate: Callable[[State, int], float] = bots.evaluate
        self.prospects: Callable[[State], list[float]] = bots.prospects
        self.taste = Taste(**bots.TASTE)
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
                tree.plant(root)
                return tree
        dice = Dice(self.dice.below(1 << 30))
        return Tree(search.seat, self.evaluate, self.prospects, self.game.winners, self.taste, dice)

    def grow(self, tree: Tree, search: Search, began: float) -> None:
        """Look ahead in heats: after each the worse half of the choices falls out of the race."""
        length = self.budget.thinking()
        tree.deadline = began + length if length else 0.0
        tree.prepare(search.sample(), self.starters())
        heats = ceil(log2(len(tree.race)))
        for heat in range(heats):
            if length:
                now = perf_counter()
                tree.deadline = now + (began + length - now) / (heats - heat)
            looks = (self.budget.looks - tree.looks) // (heats - heat)
            tree.look_often(search.sample, MOST if length else looks)
            tree.keep((len(tree.race) + 1) // 2)

    def starters(self) -> int:
        """How many choices the race begins with: each is to be looked into some times."""
        if not self.budget.looks:
            return MOST_STARTERS
        return max(2, min(MOST_STARTERS, self.budget.looks // WORTH_WHILE))


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
        if line.forced or (line.seat == CHANCE and line.action == HIDDEN):
            continue
        if line.seat == CHANCE:
            key = drawn(key, actions.parse(line.action))
            continue
        if edge is not None:
            node, key = edge.nodes.get(decided(key, steps.index(line.step), line.seat)), 0
        if node is None or line.action == HIDDEN:
            return None
        edge = node.by_action.get(actions.parse(line.action))
        if edge is None:
            return None
    step = search.sample().stack[-1].step
    return None if edge is None else edge.nodes.get(decided(key, step, search.seat))


def thought(tree: Tree, search: Search) -> Thought:
    """What the tree says of the seat's choices: the winner of the race, then by looks."""
    known = tree.root.by_action
    edges = {name: known[action] for name, action in search.actions.items() if action in known}
    order = sorted(
        edges,
        key=lambda name: (edges[name] not in tree.race, -edges[name].visits, -edges[name].mean()),
    )
    told = tuple(candidate(name, edges[name]) for name in order)
    if not told:
        told = tuple(map(Candidate, search.actions))
    return Thought(search.seat, told[0].action, told)


def candidate(name: str, edge: Edge) -> Candidate:
    """A choice of the root as it is told."""
    points = tuple(point / edge.counted for point in edge.points)
    return Candidate(name, edge.visits, points, edge.mean())
