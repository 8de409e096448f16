"""A tree of choices, grown by looking ahead: tree search over what a seat cannot tell apart.

Every look starts from a fresh sample of the position and goes down the tree: each seat takes
what is best for it, doubt counted as hope, and chance is drawn.  Where it comes to an end, all
choices there get a first look by the game's evaluation, the best of them is played on for a while
by a cheap policy, and what that promises is told to all choices on the way.  So seats play at
least as well as those that look one step ahead from the first look on, and better the more often
they were looked at.
"""

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import CHANCE, OVER, State

KEY: Final = (1 << 56) - 1
FACTOR: Final = 1000003
NO_DETOURS: Final[frozenset[int]] = frozenset()
MOST_NODES: Final = 200_000  # then the tree only gathers, it does not grow


class Taste:
    """How a search weighs what it sees.

    `spread`: so many points ahead is winning, mostly.  `margin`: how much of the reward is for
    points rather than for winning, and `rival` how much of the best other seat's points counts
    against one's own.  `explore`: how much doubt counts.  `first`, `widen`: how many choices of a
    position are looked at to begin with, and more with the root of its visits.  `trust`: how
    much the first look at a choice counts against all later ones when choices are compared;
    the more an evaluation is better one step ahead than it is further on, the more it should.
    `rollout`: so many decisions are played on before a position is judged, each by whoever is to
    decide it from `glance` of its choices.  `detours` are actions that only
    prepare others, after which the same is asked again: one is looked into only if the evaluation
    rises by more than `toll`.  Otherwise a short search takes it for better than getting on, since
    it puts off what the others will answer.
    """

    def __init__(
        self,
        spread: float,
        explore: float,
        margin: float = 0.5,
        rival: float = 0.0,
        first: int = 12,
        widen: float = 2.0,
        trust: float = 0.0,
        rollout: int = 0,
        glance: int = 4,
        detours: frozenset[int] = NO_DETOURS,
        toll: float = 0.0,
    ) -> None:
        self.spread: Final = spread
        self.explore: Final = explore
        self.margin: Final = margin
        self.rival: Final = rival
        self.first: Final = first
        self.widen: Final = widen
        self.trust: Final = trust
        self.rollout: Final = rollout
        self.glance: Final = glance
        self.detours: Final = detours
        self.toll: Final = toll


class Edge:
    """A choice at a node: how often it was open and taken, and what it brought who chose."""

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.offered = 1
        self.visits = 0
        self.is_vain = False  # a detour that is not worth it
        self.first = 0.0  # what the first look promised
        self.reward = 0.0
        self.counted = 0
        self.points = NO_POINTS  # of all seats, summed so often; at the root only
        self.nodes = NO_NODES  # by what was seen on the way

    def mean(self) -> float:
        """What it brought on average."""
        return self.reward / self.visits if self.visits else 0.0

    def count(self, points: list[float]) -> None:
        """Add the points that all seats may expect."""
        if not self.points:
            self.points = [0.0] * len(points)
        self.counted += 1
        for seat in range(len(points)):
            self.points[seat] += points[seat]


class Node:
    """A decision of a seat, as far as who searches can tell."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.edges: list[Edge] = []
        self.by_action: dict[int, Edge] = {}

    def edge(self, action: int) -> Edge:
        """A choice, from now on one of those that are looked at."""
        found = self.by_action.get(action)
        if found is None:
            found = Edge(action)
            self.edges.append(found)
            self.by_action[action] = found
        return found


# most choices are never looked into: these two are shared until there is something to keep
NO_POINTS: Final[list[float]] = []
NO_NODES: Final[dict[int, Node]] = {}


class Tree:
    """What one seat has found out about the choices before it.

    `evaluate` says what a position is worth to a seat, `prospects` what points all seats may
    expect at the end, `winners` who has won.  Nothing new is begun after `deadline`.
    """

    def __init__(
        self,
        seat: int,
        evaluate: Callable[[State, int], float],
        prospects: Callable[[State], list[float]],
        winners: Callable[[State], list[int]],
        taste: Taste,
        dice: Dice,
    ) -> None:
        self.seat: Final = seat
        self.evaluate: Final = evaluate
        self.prospects: Final = prospects
        self.winners: Final = winners
        self.taste: Final = taste
        self.dice: Final = dice
        self.deadline = 0.0  # none
        self.root = Node(seat)
        self.size = 1
        self.looks = 0
        self.race: list[Edge] = []  # the choices of the root that may still be taken, best first
        self.base: list[float] = []  # what each seat could expect where the search began
        self.rolled = False  # had chance a say on the way to the position judged last?
        self.points: list[float] = []  # of that position, by seat
        self.rewards: list[float] = []
        self.slopes: list[float] = []  # how the rewards grow with the points

    def plant(self, root: Node) -> None:
        """Go on from a node further up; what does not grow from it is forgotten."""
        self.root = root
        self.size = 0
        rest = [root]
        while rest:
            node = rest.pop()
            self.size += 1
            for edge in node.edges:
                rest.extend(edge.nodes.values())

    def prepare(self, s: State, most: int) -> None:
        """Take a first look at every choice of the root; the best of them are in the race."""
        self.looks = 0
        if not self.base:
            self.base = leads(self.prospects(s), self.taste.rival)
        actions = s.legal()
        self.expand(self.root, s, actions)
        known = [self.root.by_action[it] for it in actions if it in self.root.by_action]
        self.race = [edge for edge in known if not edge.is_vain] or known
        self.keep(most)

    def keep(self, most: int) -> None:
        """Only so many of the best choices stay in the race."""
        self.race = sorted(self.race, key=self.standing, reverse=True)[:most]

    def standing(self, edge: Edge) -> float:
        """How a choice does in the race."""
        trust = self.taste.trust
        return trust * edge.first + (1.0 - trust) * edge.mean()

    def is_late(self) -> bool:
        """Is the time used up?"""
        return self.deadline > 0.0 and perf_counter() > self.deadline

    def look_often(self, sample: Callable[[], State], times: int) -> None:
        """Look ahead so many times, each from a sample of its own, while there is time."""
        for _ in range(times):
            if self.is_late():
                return
            self.look(sample())

    def look(self, s: State) -> None:
        """Look ahead once from a sample with the root's seat to decide."""
        self.looks += 1
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        while True:
            if not node.edges:
                self.expand(node, s, self.picked(s.legal(), self.taste.first))
                break
            edge = self.racer() if node is self.root else self.select(node, s)
            nodes.append(node)
            edges.append(edge)
            s.apply(edge.action)
            key = self.go_on(s, self.dice)
            found = edge.nodes.get(key)
            if found is None:
                found = self.sprout(edge, key, s)
                if found is None:
                    self.roll_out(s)
                    self.judge(s)
                    break
            node = found
        self.note(nodes, edges)

    def racer(self) -> Edge:
        """The choice in the race that was looked into least: all are to be known equally well."""
        found = self.race[0]
        for edge in self.race:
            if edge.visits < found.visits:
                found = edge
        return found

    def sprout(self, edge: Edge, key: int, s: State) -> Node | None:
        """A node where a choice has led, if it is to be looked into at once.

        Where chance had a say its worth is not known yet, and that is enough for one look.
        """
        if s.actor() == OVER or self.size >= MOST_NODES:
            return None
        node = Node(s.actor())
        is_known = edge.visits > 0 and not self.rolled
        if not edge.nodes:
            edge.nodes = {}
        edge.nodes[key] = node
        self.size += 1
        return node if is_known else None

    def note(self, nodes: list[Node], edges: list[Edge]) -> None:
        """Tell all choices on the way what has come of them."""
        for i in range(len(nodes)):
            node, edge = nodes[i], edges[i]
            node.visits += 1
            edge.visits += 1
            edge.reward += self.rewards[node.seat]
        if edges:
            edges[0].count(self.points)

    def select(self, node: Node, s: State) -> Edge:
        """The choice to look into: the best so far, doubt taken as hope, or one more."""
        best: Edge | None = None
        highest = -1.0
        new: list[int] = []
        for action in s.legal():
            edge = node.by_action.get(action)
            if edge is None:
                new.append(action)
                continue
            edge.offered += 1
            doubt = sqrt(log(edge.offered) / edge.visits)
            bound = edge.reward / edge.visits + self.taste.explore * doubt
            if edge.is_vain:
                bound = 0.0
            if bound > highest:
                highest = bound
                best = edge
        room = self.taste.first + self.taste.widen * sqrt(node.visits)
        if best is None or (new and len(node.edges) < room):
            self.expand(node, s, [new[self.dice.below(len(new))]])
            return node.edges[-1]
        return best

    def expand(self, node: Node, s: State, actions: list[int]) -> None:
        """Take a first look at choices of a node; it is worth what its seat likes best."""
        luck = self.dice.below(1 << 30)  # all choices meet the same draws
        node.visits += 1
        values: list[float] = []
        highest = -1e18
        best = s
        for action in actions:
            after = self.after(s, action, luck)
            value = self.evaluate(after, node.seat)
            values.append(value)
            if action in self.taste.detours:
                gain = value - self.evaluate(s, node.seat)
                node.edge(action).is_vain = gain <= self.taste.toll
            if node is self.root:
                self.judge(after)
                node.edge(action).count(self.points)
            if value > highest:
                highest = value
                best = after
            if self.is_late():
                break
        if node is not self.root:
            self.roll_out(best)
        self.judge(best)
        for i in range(len(values)):
            edge = node.edge(actions[i])
            less = self.slopes[node.seat] * (highest - values[i])
            edge.first = max(0.0, self.rewards[node.seat] - less)
            edge.visits += 1
            edge.reward += edge.first

    def after(self, s: State, action: int, luck: int) -> State:
        """The position that an action leads to, with these draws."""
        found = s.clone()
        found.apply(action)
        self.go_on(found, Dice(luck))
        return found

    def roll_out(self, s: State) -> None:
        """Play on for a while: what is under way is to be done before a position is judged."""
        for _ in range(self.taste.rollout):
            if s.actor() == OVER or self.is_late():
                return
            s.apply(self.glanced(s))
            self.go_on(s, self.dice)

    def glanced(self, s: State) -> int:
        """The choice that who is to decide likes best of a few."""
        luck = self.dice.below(1 << 30)
        actions = self.picked(s.legal(), self.taste.glance)
        best = actions[0]
        highest = -1e18
        for action in actions:
            value = self.evaluate(self.after(s, action, luck), s.actor())
            if value > highest:
                highest = value
                best = action
        return best

    def picked(self, actions: list[int], count: int) -> list[int]:
        """So many of the actions at most, any of them."""
        if len(actions) <= count:
            return actions
        for i in range(count):
            j = i + self.dice.below(len(actions) - i)
            actions[i], actions[j] = actions[j], actions[i]
        return actions[:count]

    def go_on(self, s: State, dice: Dice) -> int:
        """Play chance and forced moves until somebody must choose; a number for what was seen."""
        key = 0
        self.rolled = False
        while s.stack:
            frame = s.stack[-1]
            if frame.seat != CHANCE:
                actions = s.legal()
                if len(actions) > 1:
                    return decided(key, frame.step, frame.seat)
                s.apply(actions[0])
                continue
            action = choose(s, dice)
            self.rolled = True
            seen = s.table[frame.step].seen(s, frame)
            if seen is None or self.seat in seen:
                key = drawn(key, action)
            s.apply(action)
        return key

    def judge(self, s: State) -> None:
        """What a position promises each seat: points, and a reward for place and gain."""
        if s.actor() == OVER:
            self.points = [float(points) for points in s.returns()]
            wins = [0.0] * len(self.points)
            won = self.winners(s)
            for seat in won:
                wins[seat] = 1.0 / len(won)
        else:
            self.points = self.prospects(s)
            wins = shares(self.points, self.taste.spread)
        self.reward(wins)

    def reward(self, wins: list[float]) -> None:
        """Between 0 and 1: winning, and what was gained in points; and how both grow."""
        taste = self.taste
        self.rewards = leads(self.points, taste.rival)
        self.slopes = [0.0] * len(wins)
        for seat in range(len(wins)):
            win = wins[seat]
            gain = (self.rewards[seat] - self.base[seat]) / taste.spread
            part = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, gain))))
            self.rewards[seat] = (1.0 - taste.margin) * win + taste.margin * part
            growth = (1.0 - taste.margin) * win * (1.0 - win) + taste.margin * part * (1.0 - part)
            self.slopes[seat] = growth / taste.spread


def drawn(key: int, action: int) -> int:
    """The number of what was seen, and now this draw."""
    return (key * FACTOR + action + 1) & KEY


def decided(key: int, step: int, seat: int) -> int:
    """The number of what was seen before a seat is to decide a step."""
    return (key * FACTOR + step * 8 + seat) & KEY


def shares(points: list[float], spread: float) -> list[float]:
    """How likely each seat wins, if points are so uncertain."""
    most = max(points)
    parts = [exp((it - most) / spread) for it in points]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def leads(points: list[float], rival: float) -> list[float]:
    """How far each seat is ahead of so much of the best of the others."""
    found: list[float] = []
    for seat in range(len(points)):
        best = -1e18
        for other in range(len(points)):
            if other != seat:
                best = max(best, points[other])
        found.append(points[seat] - rival * best)
    return found
