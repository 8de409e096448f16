"""Information-set Monte Carlo tree search, with one observer (SO-ISMCTS) and an evaluation.

Every simulation starts from a fresh sample of the position (determinization) and goes down one
tree of what the searching seat can tell apart: each seat takes what is best for itself by UCT,
and chance is drawn.  At a leaf the actions are evaluated one step ahead, the best of them is
played on for a while by a cheap policy, and what that promises each seat is backed up along the
way.  So seats play at least as well as those that look one step ahead from the first simulation
on, and better the more often they were visited.

- Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
  Computational Intelligence and AI in Games 4(2), 2012: one tree for all samples, availability.
- Kocsis and Szepesvari, "Bandit Based Monte-Carlo Planning", ECML 2006: UCT, selection by UCB.
- Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", AAAI 1986: max^n backup.
- Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go", ICGA Journal 30(4), 2007:
  progressive widening.
- Winands and Bjornsson, "Evaluation Function Based Monte-Carlo LOA", Advances in Computer Games
  2009: rollouts that are cut off by an evaluation.
- Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013:
  sequential halving; at the root, with UCT below, as in Pepels, Cazenave, Winands and Lanctot,
  "Minimizing Simple and Cumulative Regret in Monte-Carlo Tree Search", Computer Games 2014.
"""

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from jackscrew.core.chance import Dice, choose
from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import CHANCE, OVER, State

# keys of children are hashes: of 56 bits, so that a clash among the few of an edge can be ruled out
MASK: Final = (1 << 56) - 1
FACTOR: Final = 1000003  # odd, so that nothing of what was seen before is lost
SEATS: Final = 8  # more than any game has
MOST_NODES: Final = 200_000  # a bound on memory; a full tree still counts visits and rewards
LOWEST: Final = -1e18  # below any evaluation
UNKNOWN: Final = 1e9  # a deficit of what was never compared: a detour, or what came too late
STEEPEST: Final = 30.0  # beyond it a logistic curve is flat, and exp() must not overflow


class Edge:
    """An action at a node, with the statistics of UCT.

    `available` is the availability count: how often it was legal when the node was visited, since
    actions differ from sample to sample.  `reward` is the sum of what it brought the node's seat.
    """

    def __init__(self, action: int) -> None:
        self.action: Final = action
        self.available = 1
        self.visits = 0
        self.is_pruned = False  # a detour that is not worth its toll
        self.prior = 0.0  # the reward by the evaluation one step ahead, counted as a first visit
        self.reward = 0.0
        self.counted = 0
        self.points = NO_POINTS  # of all seats, summed so often; at the root only
        self.children = NO_CHILDREN  # by key: what the observer saw on the way

    def mean(self) -> float:
        """The mean reward; every edge was evaluated once."""
        return self.reward / self.visits

    def count(self, points: list[float]) -> None:
        """Add the points that all seats may expect."""
        if not self.points:
            self.points = [0.0] * len(points)
        self.counted += 1
        for seat in range(len(points)):
            self.points[seat] += points[seat]


class Node:
    """An information set of the observer in which a seat decides."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.edges: list[Edge] = []
        self.by_action: dict[int, Edge] = {}

    def edge(self, action: int) -> Edge:
        """The edge of an action, from now on one of those that are considered."""
        found = self.by_action.get(action)
        if found is None:
            found = Edge(action)
            self.edges.append(found)
            self.by_action[action] = found
        return found


# most edges are never followed: these two are shared until there is something to keep
NO_POINTS: Final[list[float]] = []
NO_CHILDREN: Final[dict[int, Node]] = {}


class Tree:
    """The search tree of one seat, the observer.

    `evaluate` says what a position is worth to a seat, `prospects` what points all seats may
    expect at the end, `winners` who has won.  Nothing new is begun after `deadline`.
    """

    def __init__(
        self,
        seat: int,
        evaluate: Callable[[State, int], float],
        prospects: Callable[[State], list[float]],
        winners: Callable[[State], list[int]],
        settings: SearchSettings,
        dice: Dice,
    ) -> None:
        self.seat: Final = seat
        self.evaluate: Final = evaluate
        self.prospects: Final = prospects
        self.winners: Final = winners
        self.settings: Final = settings
        self.dice: Final = dice
        self.deadline = 0.0  # none
        self.root = Node(seat)
        self.size = 1
        self.simulations = 0  # since `prepare`
        self.arms: list[Edge] = []  # edges of the root that sequential halving has left, best first
        self.compared: list[dict[int, float]] = []  # by action, what arms were worth in each round
        self.base: list[float] = []  # what each seat could expect where the search began
        self.steepness = 0.0  # of the observer's reward there: what a point more is worth
        self.rolled = False  # did chance act since the last action?
        self.points: list[float] = []  # expected at the position judged last, by seat
        self.rewards: list[float] = []  # of that position
        self.slopes: list[float] = []  # derivatives of the rewards by the points

    def reroot(self, root: Node) -> None:
        """Reuse the subtree of a node as the tree; the rest is forgotten."""
        self.root = root
        self.size = 0
        rest = [root]
        while rest:
            node = rest.pop()
            self.size += 1
            for edge in node.edges:
                rest.extend(edge.children.values())

    def prepare(self, s: State, most: int) -> None:
        """Expand all actions of the root; so many of the best are the arms of the first round."""
        self.simulations = 0
        self.compared = []
        if not self.base:
            self.base = leads(self.prospects(s), self.settings.rival)
        self.judge(s)
        self.steepness = self.slopes[self.seat]
        actions = s.legal()
        self.expand(self.root, s, actions)
        known = [self.root.by_action[it] for it in actions if it in self.root.by_action]
        self.arms = [edge for edge in known if not edge.is_pruned] or known
        self.keep(most)

    def keep(self, most: int) -> None:
        """Sequential halving: only so many of the best arms stay."""
        self.compared.append({edge.action: self.score(edge) for edge in self.arms})
        self.arms = sorted(self.arms, key=self.score, reverse=True)[:most]

    def deficit(self, action: int, best: int) -> float:
        """How many points less than the best an action was worth when they were last compared.

        Both had been visited equally often then, so it is not below 0 for an arm that was left.
        """
        for scores in reversed(self.compared):
            if action in scores and best in scores:
                return (scores[best] - scores[action]) / self.steepness
        return UNKNOWN

    def rounds(self, action: int) -> int:
        """How many rounds of sequential halving an action was in."""
        found = 0
        for scores in self.compared:
            if action in scores:
                found += 1
        return found

    def score(self, edge: Edge) -> float:
        """By what arms are compared: the mean reward, mixed with the prior."""
        weight = self.settings.prior_weight
        return weight * edge.prior + (1.0 - weight) * edge.mean()

    def is_late(self) -> bool:
        """Is the time used up?"""
        return self.deadline > 0.0 and perf_counter() > self.deadline

    def run(self, sample: Callable[[], State], times: int) -> None:
        """Run so many simulations, each from a sample of its own, while there is time."""
        for _ in range(times):
            if self.is_late():
                return
            self.simulate(sample())

    def simulate(self, s: State) -> None:
        """One simulation, from a sample with the root's seat to decide."""
        self.simulations += 1
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        while True:
            if not node.edges:
                self.expand(node, s, self.picked(s.legal(), self.settings.first))
                break
            edge = self.next_arm() if node is self.root else self.select(node, s)
            nodes.append(node)
            edges.append(edge)
            s.apply(edge.action)
            key = self.go_on(s, self.dice)
            found = edge.children.get(key)
            if found is None:
                found = self.add_child(edge, key, s)
                if found is None:
                    self.roll_out(s)
                    self.judge(s)
                    break
            node = found
        self.back_up(nodes, edges)

    def next_arm(self) -> Edge:
        """The arm with the fewest visits: within a round all get the same."""
        found = self.arms[0]
        for edge in self.arms:
            if edge.visits < found.visits:
                found = edge
        return found

    def add_child(self, edge: Edge, key: int, s: State) -> Node | None:
        """Add the node that an edge has led to; it is returned if it is to be expanded at once.

        An edge that was evaluated has its reward from this very position, unless chance acted on
        the way: then this outcome is new, and to evaluate it is enough for one simulation.
        """
        if s.actor() == OVER or self.size >= MOST_NODES:
            return None
        node = Node(s.actor())
        if not edge.children:
            edge.children = {}
        edge.children[key] = node
        self.size += 1
        return None if self.rolled else node

    def back_up(self, nodes: list[Node], edges: list[Edge]) -> None:
        """Max^n backup: each edge on the way gets the reward of the seat that chose it."""
        for i in range(len(nodes)):
            node, edge = nodes[i], edges[i]
            node.visits += 1
            edge.visits += 1
            edge.reward += self.rewards[node.seat]
        if edges:
            edges[0].count(self.points)

    def select(self, node: Node, s: State) -> Edge:
        """UCB over the actions legal in this sample, or one more by progressive widening."""
        best: Edge | None = None
        highest = -1.0  # rewards are at least 0
        new: list[int] = []
        for action in s.legal():
            edge = node.by_action.get(action)
            if edge is None:
                new.append(action)
                continue
            edge.available += 1
            uncertainty = sqrt(log(edge.available) / edge.visits)
            bound = edge.reward / edge.visits + self.settings.exploration * uncertainty
            if edge.is_pruned:
                bound = 0.0  # below all others; taken where nothing else is legal
            if bound > highest:
                highest = bound
                best = edge
        room = self.settings.first + self.settings.widening * sqrt(node.visits)
        if best is None or (new and len(node.edges) < room):
            self.expand(node, s, [new[self.dice.below(len(new))]])
            return node.edges[-1]
        return best

    def expand(self, node: Node, s: State, actions: list[int]) -> None:
        """Evaluate actions of a node one step ahead; it is worth what its seat likes best.

        Only the best is played on and judged.  The rewards of the others are estimated from its
        own and from how much less they are evaluated, along the tangent of the reward.
        """
        luck = self.dice.below(1 << 30)  # all actions meet the same draws: none is just lucky
        node.visits += 1
        values: list[float] = []
        highest = LOWEST
        best = s
        for action in actions:
            after = self.after(s, action, luck)
            value = self.evaluate(after, node.seat)
            values.append(value)
            if action in self.settings.detours:
                gain = value - self.evaluate(s, node.seat)
                node.edge(action).is_pruned = gain <= self.settings.toll
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
            edge.prior = max(0.0, self.rewards[node.seat] - less)
            edge.visits += 1
            edge.reward += edge.prior

    def after(self, s: State, action: int, luck: int) -> State:
        """The position that an action leads to, with draws from this seed."""
        found = s.clone()
        found.apply(action)
        self.go_on(found, Dice(luck))
        return found

    def roll_out(self, s: State) -> None:
        """Rollout by a cheap policy, cut off once what was under way should be done."""
        for _ in range(self.settings.rollout):
            if s.actor() == OVER or self.is_late():
                return
            s.apply(self.rollout_choice(s))
            self.go_on(s, self.dice)

    def rollout_choice(self, s: State) -> int:
        """What the seat to decide likes best of some of its actions, one step ahead."""
        luck = self.dice.below(1 << 30)
        actions = self.picked(s.legal(), self.settings.rollout_width)
        best = actions[0]
        highest = LOWEST
        for action in actions:
            value = self.evaluate(self.after(s, action, luck), s.actor())
            if value > highest:
                highest = value
                best = action
        return best

    def picked(self, actions: list[int], count: int) -> list[int]:
        """So many of the actions at most, drawn at random."""
        if len(actions) <= count:
            return actions
        for i in range(count):
            # the first steps of a shuffle by Fisher and Yates
            j = i + self.dice.below(len(actions) - i)
            actions[i], actions[j] = actions[j], actions[i]
        return actions[:count]

    def go_on(self, s: State, dice: Dice) -> int:
        """Play chance and forced moves until somebody must choose; returns the child's key."""
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
            seen = s.steps[frame.step].seen(s, frame)
            if seen is None or self.seat in seen:
                key = drawn(key, action)
            s.apply(action)
        return key

    def judge(self, s: State) -> None:
        """Set points and rewards of a position for all seats: the result, or what is expected."""
        if s.actor() == OVER:
            self.points = [float(points) for points in s.returns()]
            wins = [0.0] * len(self.points)
            won = self.winners(s)
            for seat in won:
                wins[seat] = 1.0 / len(won)  # a shared win is worth its share
        else:
            self.points = self.prospects(s)
            wins = shares(self.points, self.settings.spread)
        self.reward(wins)

    def reward(self, wins: list[float]) -> None:
        """Rewards from 0 to 1: winning, and points gained since the search began; their slopes."""
        spread, margin = self.settings.spread, self.settings.margin
        self.rewards = leads(self.points, self.settings.rival)
        self.slopes = []
        for seat in range(len(wins)):
            win = wins[seat]
            gain = (self.rewards[seat] - self.base[seat]) / spread
            part = 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, gain))))
            self.rewards[seat] = (1.0 - margin) * win + margin * part
            growth = (1.0 - margin) * win * (1.0 - win) + margin * part * (1.0 - part)
            self.slopes.append(growth / spread)


def drawn(key: int, action: int) -> int:
    """The key of what was seen, and now this draw."""
    return (key * FACTOR + action + 1) & MASK  # + 1: action 0 must leave a trace, too


def decided(key: int, step: int, seat: int) -> int:
    """The key of a child: what was seen before a seat is to decide a step."""
    return (key * FACTOR + step * SEATS + seat) & MASK


def shares(points: list[float], spread: float) -> list[float]:
    """Softmax: how likely each seat wins, if points are so uncertain."""
    most = max(points)
    parts = [exp((it - most) / spread) for it in points]  # of 0 and less: no overflow
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]


def leads(points: list[float], rival: float) -> list[float]:
    """How far each seat is ahead of so much of the best of the others."""
    found: list[float] = []
    for seat in range(len(points)):
        best = LOWEST
        for other in range(len(points)):
            if other != seat:
                best = max(best, points[other])
        found.append(points[seat] - rival * best)
    return found
