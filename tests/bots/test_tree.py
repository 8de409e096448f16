"""The tree search on small games whose values and visits can be worked out by hand."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from math import exp, log, sqrt
from time import perf_counter
from typing import Any

import pytest
from sketched import ANSWER, Place, Sketch, choice, draw, end, evaluate, prospects, winners
from toy import make_toy

import jackscrew
from jackscrew.bots.ismcts import Budget, IsmctsBot
from jackscrew.bots.search import Search
from jackscrew.bots.tree import MOST_NODES, Edge, Node, Tree, decided, drawn, leads, shares
from jackscrew.core.chance import Dice
from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import Frame, State, Step

SPREAD = 4.0
LUCKY = 1  # a seed
# only points gained count, so that a reward is `gained` of one seat's points
GAIN = SearchSettings(spread=SPREAD, exploration=0.1, margin=1.0, first=8, widening=0.0)
WIN = SearchSettings(spread=SPREAD, exploration=0.1, margin=0.0)
OTHER = end(0, 0)  # where nothing is to be found


def gained(points: float, base: float = 0.0) -> float:
    """The reward for points where only gain counts."""
    return 1.0 / (1.0 + exp((base - points) / SPREAD))


def tree_of(settings: SearchSettings = GAIN, seat: int = 0, seed: int = LUCKY) -> Tree:
    return Tree(seat, evaluate, prospects, winners, settings, Dice(seed))


def searched(
    place: Place,
    simulations: int,
    settings: SearchSettings = GAIN,
    only: int | None = None,
    seed: int = LUCKY,
) -> Tree:
    """A tree after so many simulations, all through one action of the root if that is wanted."""
    tree, state = tree_of(settings, place.seat, seed), Sketch(place)
    tree.prepare(state.clone(), 8)
    if only is not None:
        tree.arms = [tree.root.by_action[only]]
    tree.run(state.clone, simulations)
    return tree


def below(tree: Tree, *actions: int) -> Node:
    """The node that actions lead to, where each has one child."""
    node = tree.root
    for action in actions:
        (node,) = node.by_action[action].children.values()
    return node


def visits(node: Node) -> list[int]:
    return [edge.visits for edge in sorted(node.edges, key=lambda edge: edge.action)]


def means(node: Node) -> list[float]:
    return [edge.mean() for edge in sorted(node.edges, key=lambda edge: edge.action)]


# values: one step ahead, at the end, along the way


def test_actions_are_evaluated_one_step_ahead_along_the_tangent_of_the_reward() -> None:
    root = choice(0, (0.0, 0.0), end(6, 0), end(5, 0), end(-60, 0))
    tree = searched(root, 0)
    best = gained(6)
    slope = best * (1 - best) / SPREAD
    assert means(tree.root) == pytest.approx([best, best - slope, 0.0])
    assert [edge.prior for edge in tree.root.edges] == means(tree.root)
    assert visits(tree.root) == [1, 1, 1]
    assert (tree.root.visits, tree.size, tree.simulations) == (1, 1, 0)


@pytest.mark.parametrize("margin", [0.0, 0.25, 1.0])
def test_the_tangent_of_a_chance_to_win_and_of_a_gain(margin: float) -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=margin)
    root = choice(0, (0.0, 0.0), choice(1, (3.0, 1.0), OTHER, OTHER), end(2, 1))
    tree = searched(root, 0, settings)
    win = exp(3 / SPREAD) / (exp(3 / SPREAD) + exp(1 / SPREAD))
    gain = gained(3)
    slope = ((1 - margin) * win * (1 - win) + margin * gain * (1 - gain)) / SPREAD
    best = (1 - margin) * win + margin * gain
    assert means(tree.root) == pytest.approx([best, best - slope])


def test_each_position_has_a_tangent_of_its_own() -> None:
    inner = choice(1, (0.0, 0.0), end(0, 2), end(0, 1))
    tree = searched(choice(0, (0.0, 0.0), inner, end(40, 40)), 1, only=0)
    best = gained(2)
    assert means(below(tree, 0)) == pytest.approx([best, best - best * (1 - best) / SPREAD])


@pytest.mark.parametrize(
    ("points", "won"), [((9, 2), (1.0, 0.0)), ((2, 9), (0.0, 1.0)), ((5, 5), (0.5, 0.5))]
)
def test_an_end_is_rewarded_by_who_won_and_by_what_was_gained(
    points: tuple[int, int], won: tuple[float, float]
) -> None:
    mixed = SearchSettings(spread=SPREAD, exploration=0.1, margin=0.25, rival=0.5)
    tree = tree_of(mixed)
    tree.prepare(Sketch(choice(0, (4.0, 2.0), OTHER, OTHER)), 8)
    tree.judge(Sketch(end(*points)))
    own, other = points
    gains = [gained(own - 0.5 * other, 4 - 0.5 * 2), gained(other - 0.5 * own, 2 - 0.5 * 4)]
    expected = [0.75 * win + 0.25 * gain for win, gain in zip(won, gains, strict=True)]
    assert tree.rewards == pytest.approx(expected)
    assert tree.points == list(points)


def test_who_has_won_is_asked_of_the_game() -> None:
    tree = Tree(0, evaluate, prospects, lambda state: [1], WIN, Dice(1))
    tree.base = [0.0, 0.0]
    tree.judge(Sketch(end(5, 5)))  # a tie that the second seat wins
    assert tree.rewards == [0.0, 1.0]


def test_before_the_end_the_chance_to_win_is_a_softmax_of_prospects() -> None:
    tree = tree_of(WIN)
    tree.base = [0.0, 0.0, 0.0]
    tree.judge(Sketch(choice(0, (8.0, 4.0, 0.0), OTHER, OTHER)))
    parts = [exp(2.0), exp(1.0), 1.0]
    assert tree.rewards == pytest.approx([part / sum(parts) for part in parts])


def test_huge_gains_are_worth_all_and_huge_losses_nothing() -> None:
    tree = tree_of()
    tree.base = [0.0, 0.0]
    tree.judge(Sketch(end(10**9, -(10**9))))
    assert tree.rewards == pytest.approx([1.0, 0.0], abs=1e-9)


def test_of_actions_that_are_evaluated_alike_the_first_is_judged() -> None:
    tree = searched(choice(0, (0.0, 0.0), end(5, 5), end(5, 0), end(4, 9)), 0, WIN)
    assert means(tree.root) == pytest.approx([0.5, 0.5, 0.5 - 0.25 / SPREAD])


def test_gain_is_counted_from_where_the_search_began_and_from_then_on() -> None:
    tree = searched(choice(0, (3.0, 1.0), end(7, 0), end(3, 0)), 4)
    assert tree.base == [3.0, 1.0]
    assert means(tree.root)[0] == pytest.approx(gained(7, 3))
    tree.prepare(Sketch(choice(0, (50.0, 1.0), end(7, 0), end(3, 0))), 8)
    assert tree.base == [3.0, 1.0]


def test_points_of_all_seats_are_summed_at_the_root() -> None:
    tree = searched(choice(0, (0.0, 0.0), end(7, 1), end(3, 2)), 6)
    first, second = tree.root.edges
    assert (first.counted, first.points) == (4, [28.0, 4.0])
    assert (second.counted, second.points) == (4, [12.0, 8.0])


def test_one_reply_hurts_the_searcher() -> None:
    reply = choice(1, (0.0, 0.0), end(9, 1), end(-9, 2))
    tree = searched(choice(0, (0.0, 0.0), reply, end(2, 0)), 200)
    node = below(tree, 0)
    assert node.seat == 1
    assert visits(node)[1] > 60 > 30 > visits(node)[0]
    assert means(node)[1] == pytest.approx(gained(2))
    assert means(tree.root)[0] < 0.5 * (gained(-9) + gained(2))
    assert means(tree.root)[1] == pytest.approx(gained(2))
    tree.keep(1)
    assert tree.arms[0].action == 1


def test_seats_play_for_themselves_neither_against_the_searcher_nor_with_it() -> None:
    """Max^n: paranoid opponents would leave 0 of the first, friendly ones 12 of the third."""
    selfish = choice(1, (5.0, 0.0, 0.0), end(9, 5, 0), end(0, 1, 9))
    hurting = choice(2, (5.0, 0.0, 0.0), end(12, 0, 1), end(1, 9, 5))
    root = choice(0, (5.0, 0.0, 0.0), selfish, end(5, 0, 0), hurting)
    tree = searched(root, 600)
    assert visits(tree.root) == [201, 201, 201]
    assert means(tree.root) == pytest.approx([gained(9, 5), 0.5, gained(1, 5)], abs=0.03)
    assert [below(tree, action).seat for action in (0, 2)] == [1, 2]
    assert visits(below(tree, 0))[0] > 180
    assert visits(below(tree, 2))[1] > 180
    tree.keep(1)
    assert tree.arms[0].action == 0


def test_each_edge_gets_the_reward_of_the_seat_that_chose_it() -> None:
    last = choice(2, (0.0, 0.0, 0.0), end(1, 2, 3), end(0, 0, -99))
    middle = choice(1, (0.0, 0.0, 0.0), last, end(0, -99, 0))
    tree = searched(choice(0, (0.0, 0.0, 0.0), middle, OTHER), 4, only=0)
    nodes = [tree.root, below(tree, 0), below(tree, 0, 0)]
    path = [node.by_action[0] for node in nodes]
    assert [edge.visits for edge in path] == [5, 4, 3]
    # each was evaluated once where nothing is known yet; the last one at the end itself
    assert path[0].reward == pytest.approx(2 * 0.5 + 3 * gained(1))
    assert path[1].reward == pytest.approx(0.5 + 3 * gained(2))
    assert path[2].reward == pytest.approx(3 * gained(3))


def test_a_trap_two_moves_deep() -> None:
    trap = choice(1, (6.0, 0.0), choice(0, (7.0, 0.0), end(-8, 8), end(-9, 9)), end(8, 1))
    tree = searched(choice(0, (0.0, 0.0), trap, end(3, 0)), 0)
    assert tree.arms[0].action == 0
    tree = searched(choice(0, (0.0, 0.0), trap, end(3, 0)), 400)
    tree.keep(2)
    assert [edge.action for edge in tree.arms] == [1, 0]
    assert visits(tree.root) == [201, 201]
    assert visits(below(tree, 0))[0] > 180
    assert visits(below(tree, 0, 0))[0] > visits(below(tree, 0, 0))[1]
    assert means(tree.root)[0] == pytest.approx(gained(-8), abs=0.06)
    assert tree.size == 3


# selection


def ucb(
    priors: list[float], rewards: list[float], times: int, exploration: float, rare: int = -1
) -> list[int]:
    """The visits that UCB1 makes after one of each; a rare arm is available every other time."""
    sums, visited, available = priors.copy(), [1] * len(priors), [1] * len(priors)
    for turn in range(times):
        bounds = [-1.0] * len(priors)
        for arm in range(len(priors)):
            if arm != rare or turn % 2:
                available[arm] += 1
                uncertainty = sqrt(log(available[arm]) / visited[arm])
                bounds[arm] = sums[arm] / visited[arm] + exploration * uncertainty
        best = bounds.index(max(bounds))
        sums[best] += rewards[best]
        visited[best] += 1
    return visited


@pytest.mark.parametrize("exploration", [0.0, 0.02, 0.1, 0.5, 1.4])
def test_a_bandit_is_visited_as_by_ucb(exploration: float) -> None:
    settings = SearchSettings(SPREAD, exploration, margin=1.0)
    bandit = choice(0, (0.0, 0.0), end(1, 0), end(-2, 0))
    tree = searched(choice(0, (0.0, 0.0), bandit, OTHER), 61, settings, 0)
    best = gained(1)
    priors = [best, best - best * (1 - best) / SPREAD * 3]
    expected = ucb(priors, [best, gained(-2)], 60, exploration)
    assert visits(below(tree, 0)) == expected
    assert below(tree, 0).visits == 61
    assert [edge.available for edge in below(tree, 0).edges] == [61, 61]


def test_a_bandit_needs_exploring() -> None:
    """What seems worse by far is better, two moves on; without exploration it is never found."""
    good = choice(0, (-3.0, 0.0), end(8, 0), end(8, 0))
    root = choice(0, (0.0, 0.0), choice(0, (0.0, 0.0), end(1, 0), good), OTHER)
    greedy = searched(root, 200, SearchSettings(SPREAD, 0.0, margin=1.0), 0)
    assert visits(below(greedy, 0)) == [200, 1]
    curious = searched(root, 200, SearchSettings(SPREAD, 0.3, margin=1.0), 0)
    assert visits(below(curious, 0))[1] > 150
    assert means(curious.root)[0] > gained(6)
    assert means(greedy.root)[0] == pytest.approx((0.5 + 200 * gained(1)) / 201)


def test_availability_counts_rather_than_visits() -> None:
    """What is rarely legal is not taken for neglected [Cowling, Powley and Whitehouse 2012]."""
    settings = SearchSettings(SPREAD, 1.0, margin=1.0)
    root = choice(0, (0.0, 0.0), choice(1, (0.0, 0.0), *[end(1, 1)] * 3), OTHER)
    tree = tree_of(settings)
    tree.prepare(Sketch(root), 8)
    tree.arms = [tree.root.by_action[0]]
    tree.simulate(Sketch(root))
    for turn in range(200):
        tree.simulate(Sketch(root, frozenset() if turn % 2 else frozenset({2})))
    edges = [below(tree, 0).by_action[action] for action in range(3)]
    assert [edge.available for edge in edges] == [201, 201, 101]
    even = [gained(1)] * 3
    assert [edge.visits for edge in edges] == ucb(even, even, 200, 1.0, rare=2)


def test_where_nothing_known_is_legal_one_more_action_is_considered() -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=1.0, first=2, widening=0.0)
    root = choice(0, (0.0, 0.0), choice(1, (0.0, 0.0), *[end(1, 1)] * 4), OTHER)
    tree = tree_of(settings)
    tree.prepare(Sketch(root), 8)
    tree.arms = [tree.root.by_action[0]]
    tree.simulate(Sketch(root, frozenset({2, 3})))
    tree.simulate(Sketch(root))
    assert visits(below(tree, 0)) == [2, 1]  # there is no room for more
    tree.simulate(Sketch(root, frozenset({0, 1})))
    assert visits(below(tree, 0)) == [2, 1, 2]  # evaluated, and what it brought
    assert below(tree, 0).visits == 4


@pytest.mark.parametrize(("first", "widening"), [(3, 0.0), (3, 1.0), (1, 2.0), (12, 0.5)])
def test_a_wide_choice_is_widened_with_the_root_of_its_visits(first: int, widening: float) -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=1.0, first=first, widening=widening)
    wide = choice(1, (0.0, 0.0), *[end(1, 1)] * 300)
    tree = searched(choice(0, (0.0, 0.0), wide, OTHER), 121, settings, 0)
    count, seen = 1, first
    for _ in range(120):
        if seen < first + widening * sqrt(count):
            seen, count = seen + 1, count + 1
        count += 1
    node = below(tree, 0)
    assert (len(node.edges), node.visits) == (seen, count)
    assert len({edge.action for edge in node.edges}) == seen


@pytest.mark.parametrize(("gain", "is_pruned"), [(2, True), (3, False)])
def test_a_detour_not_worth_its_toll_is_pruned(gain: int, is_pruned: bool) -> None:
    settings = SearchSettings(SPREAD, 0.5, margin=1.0, detours=frozenset({1, 3}), toll=2.0)
    inner = choice(0, (4.0, 0.0), end(5, 0), end(4 + gain, 0), end(5, 0), end(-9, 0))
    root = choice(0, (0.0, 0.0), inner, OTHER)
    tree = searched(root, 50, settings, 0)
    edges = [below(tree, 0).by_action[action] for action in range(4)]
    assert [edge.is_pruned for edge in edges] == [False, is_pruned, False, True]
    assert (edges[1].visits == 1) is is_pruned
    assert edges[3].visits == 1
    tree.simulate(Sketch(root, frozenset({0, 2})))  # nothing but detours is legal
    assert sum(edge.visits for edge in edges) == 4 + 50


@pytest.mark.parametrize(
    ("gains", "arms"), [((3, 1), {0, 2}), ((3, 9), {0, 1, 2}), ((0, 0), {0, 2})]
)
def test_pruned_detours_are_no_arms(gains: tuple[int, int], arms: set[int]) -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=1.0, detours=frozenset({1}), toll=2.0)
    first, second = gains
    root = choice(0, (0.0, 0.0), end(first, 0), end(second, 0), end(1, 0))
    assert {edge.action for edge in searched(root, 0, settings).arms} == arms


def test_where_all_is_pruned_all_are_arms() -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=1.0, detours=frozenset({0, 1}), toll=2.0)
    tree = searched(choice(0, (0.0, 0.0), end(1, 0), end(2, 0)), 0, settings)
    assert [edge.action for edge in tree.arms] == [1, 0]


# sequential halving at the root


class Samples(Search):
    """Samples of a place: what a bot is given, without a match."""

    def __init__(self, place: Place) -> None:
        self.place = place

    def sample(self) -> State:
        return Sketch(self.place)


@pytest.mark.parametrize(
    ("budget", "expected"),
    [
        (96, [29, 29, 13, 13, 5, 5, 5, 5, 1, 1]),  # three rounds of 32: 8, 4 and 2 arms
        (40, [18, 18, 7, 1, 1, 1, 1, 1, 1, 1]),  # two rounds of 20: 3 and 2 arms
        (5, [4, 3, 1, 1, 1, 1, 1, 1, 1, 1]),  # one round of 2 arms
    ],
)
def test_arms_are_halved_after_rounds_of_equal_length(budget: int, expected: list[int]) -> None:
    root = choice(0, (0.0, 0.0), *[end(20 - arm, 0) for arm in range(10)])
    bot = IsmctsBot(jackscrew.game("rise"), 1, Budget(simulations=budget))
    tree = tree_of()
    bot.grow(tree, Samples(root), perf_counter())
    assert sorted(visits(tree.root), reverse=True) == expected
    assert [edge.action for edge in tree.arms] == [0]
    assert tree.simulations == budget


def test_an_arm_of_fewest_visits_is_next_the_better_first() -> None:
    root = choice(0, (0.0, 0.0), end(1, 0), end(3, 0), end(2, 0))
    tree = searched(root, 0)
    order = []
    for _ in range(4):
        order.append(tree.next_arm().action)
        tree.simulate(Sketch(root))
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize(("weight", "best"), [(0.0, 1), (0.4, 1), (0.6, 0), (1.0, 0)])
def test_arms_are_compared_by_mean_and_prior(weight: float, best: int) -> None:
    tree = tree_of(SearchSettings(SPREAD, 0.1, prior_weight=weight))
    for action, prior, reward in ((0, 0.7, 1.2), (1, 0.5, 2.0)):  # means 0.3 and 0.5
        edge = Edge(action)
        edge.prior, edge.reward, edge.visits = prior, reward, 4
        tree.arms.append(edge)
    assert tree.score(tree.arms[0]) == pytest.approx(weight * 0.7 + (1 - weight) * 0.3)
    tree.keep(1)
    assert [edge.action for edge in tree.arms] == [best]


# chance


def test_chance_is_drawn_by_its_weights() -> None:
    drawing = draw(end(8, 0), end(-8, 0), end(99, 0), weights=(3, 1, 0))
    tree = searched(choice(0, (0.0, 0.0), drawing, OTHER), 4000, only=0)
    edge = tree.root.by_action[0]
    assert edge.mean() == pytest.approx(0.75 * gained(8) + 0.25 * gained(-8), abs=0.02)
    assert edge.points[0] / edge.counted == pytest.approx(0.75 * 8 - 0.25 * 8, abs=0.4)
    assert (edge.children, tree.size) == ({}, 1)


ANSWERS = (choice(1, (0.0, 0.0), end(4, 1), OTHER), choice(1, (0.0, 0.0), end(-4, 1), OTHER))


@pytest.mark.parametrize(("seen", "nodes"), [(None, 2), ((0,), 2), ((0, 1), 2), ((1,), 1), ((), 1)])
def test_only_what_the_searcher_sees_splits_nodes(seen: tuple[int, ...] | None, nodes: int) -> None:
    tree = searched(choice(0, (0.0, 0.0), draw(*ANSWERS, seen=seen), OTHER), 100, only=0)
    children = tree.root.by_action[0].children.values()
    assert len(children) == nodes
    assert tree.size == 1 + nodes
    # each child was met once without being expanded, and once to be expanded, which is a visit
    assert sum(node.visits for node in children) == 100 - nodes


def test_hidden_draws_are_averaged_within_a_node() -> None:
    tree = searched(choice(0, (0.0, 0.0), draw(*ANSWERS, seen=()), OTHER), 2000, only=0)
    answer = below(tree, 0).by_action[0]
    assert answer.mean() == pytest.approx(gained(1), abs=0.01)
    expected = 0.5 * gained(4) + 0.5 * gained(-4)
    assert tree.root.by_action[0].mean() == pytest.approx(expected, abs=0.03)


def test_nodes_are_split_by_all_draws_and_by_what_is_asked_of_whom() -> None:
    twice = draw(draw(*ANSWERS), draw(*ANSWERS))
    tree = searched(choice(0, (0.0, 0.0), twice, OTHER), 100, only=0)
    assert len(tree.root.by_action[0].children) == 4
    asked = [choice(1, (0.0, 0.0), OTHER, OTHER), choice(0, (0.0, 0.0), OTHER, OTHER)]
    asked.append(choice(1, (0.0, 0.0), OTHER, OTHER, step=ANSWER))
    tree = searched(choice(0, (0.0, 0.0), draw(*asked, seen=()), OTHER), 100, only=0)
    assert sorted(node.seat for node in tree.root.by_action[0].children.values()) == [0, 1, 1]


def test_what_was_seen_has_a_key_of_its_own() -> None:
    keys = set()
    for draws in [(), *product(range(5)), *product(range(5), repeat=2)]:
        key = 0
        for action in draws:
            key = drawn(key, action)
        keys |= {decided(key, step, seat) for step in range(9) for seat in range(4)}
    assert len(keys) == (1 + 5 + 25) * 9 * 4


def test_no_draw_is_forgotten_and_keys_stay_small() -> None:
    early, late = (drawn(0, action) for action in range(2))
    for _ in range(60):
        early, late = drawn(early, 3), drawn(late, 3)
        assert early != late
        assert 0 <= early < 1 << 60
        assert 0 <= decided(early, 5, 1) < 1 << 60


def test_a_new_outcome_of_chance_is_evaluated_and_only_then_expanded() -> None:
    same = choice(1, (2.0, 0.0), end(4, 1), OTHER)
    root = choice(0, (0.0, 0.0), draw(same, weights=(1,)), OTHER)
    tree = searched(root, 1, only=0)
    node = below(tree, 0)
    assert (node.visits, node.edges) == (0, [])
    assert tree.root.by_action[0].reward == pytest.approx(2 * gained(2))
    tree.simulate(Sketch(root))
    assert (node.visits, visits(node)) == (1, [1, 1])
    assert tree.root.by_action[0].reward == pytest.approx(2 * gained(2) + gained(4))


def test_a_choice_that_is_evaluated_already_is_expanded_at_once() -> None:
    root = choice(0, (0.0, 0.0), choice(1, (2.0, 0.0), end(4, 1), OTHER), OTHER)
    tree = searched(root, 1, only=0)
    assert visits(below(tree, 0)) == [1, 1]
    assert tree.root.by_action[0].reward == pytest.approx(gained(2) + gained(4))


def test_chance_matters_only_where_it_acted_since_the_last_choice() -> None:
    sure = choice(0, (0.0, 0.0), choice(1, (0.0, 0.0), end(1, 0), OTHER), OTHER)
    tree = searched(choice(0, (0.0, 0.0), draw(*ANSWERS), sure), 2)
    assert visits(tree.root) == [2, 2]
    assert visits(below(tree, 1)) == [1, 1]
    assert below(tree, 0).edges == []


def test_all_actions_meet_the_same_draws() -> None:
    lots = [draw(*[end(points, 0) for points in range(-9, 10)]) for _ in range(5)]
    priors = set()
    for seed in range(20):
        tree = searched(choice(0, (0.0, 0.0), *lots), 0, seed=seed)
        assert len(set(means(tree.root))) == 1
        priors.add(means(tree.root)[0])
    assert len(priors) > 5


def test_forced_moves_are_played_without_a_node() -> None:
    twice = choice(0, (0.0, 0.0), choice(0, (0.0, 0.0), end(3, 0), OTHER))
    forced = choice(1, (0.0, 0.0), twice)
    tree = searched(choice(0, (0.0, 0.0), forced, OTHER), 10, only=0)
    assert below(tree, 0).seat == 0
    assert tree.size == 2
    assert tree.root.by_action[0].visits == 11
    assert list(tree.root.by_action[0].children) == [decided(0, 0, 0)]


# rollouts


ROLLING = SearchSettings(SPREAD, 0.1, margin=1.0, rollout=2, rollout_width=9)


def deep(points: int) -> Place:
    """Two decisions on, seats end with these points if each takes its best."""
    last = choice(0, (0.0, 0.0), end(points, 0), end(points - 9, 99))
    return choice(1, (0.0, 0.0), end(0, -99), last)


def test_positions_are_played_on_before_they_are_evaluated() -> None:
    """Where a node is expanded, its best action is; and so is a new outcome of chance."""
    inner = choice(0, (0.0, 0.0), deep(6), end(-5, 0))
    tree = searched(choice(0, (0.0, 0.0), inner, OTHER), 1, ROLLING, 0)
    assert tree.root.by_action[0].reward == pytest.approx(0.5 + gained(6))
    assert means(below(tree, 0))[0] == pytest.approx(gained(6))
    lot = choice(0, (0.0, 0.0), draw(deep(6), weights=(1,)), OTHER)
    tree = searched(lot, 1, ROLLING, 0)
    assert tree.root.by_action[0].reward == pytest.approx(0.5 + gained(6))


def test_actions_of_the_root_are_evaluated_without_rollouts() -> None:
    tree = searched(choice(0, (0.0, 0.0), deep(6), end(-5, 0)), 0, ROLLING)
    assert means(tree.root)[0] == pytest.approx(0.5)


def test_a_rollout_is_cut_off() -> None:
    state = Sketch(choice(0, (0.0, 0.0), choice(0, (0.0, 0.0), deep(6), OTHER), OTHER))
    tree_of(ROLLING).roll_out(state)
    assert (state.place.seat, state.place.ways) == (1, deep(6).ways)


def test_a_rollout_ends_with_the_game_and_goes_through_chance() -> None:
    settings = SearchSettings(SPREAD, 0.1, margin=1.0, rollout=9)
    lot = draw(end(0, 99), choice(1, (0.0, 0.0), end(4, 1), OTHER), weights=(0, 1))
    state = Sketch(choice(0, (0.0, 0.0), lot, end(-1, 0)))
    tree_of(settings).roll_out(state)
    assert state.place == end(4, 1)


@pytest.mark.parametrize(("width", "chosen"), [(1, {0, 1, 2}), (2, {1, 2}), (3, {2})])
def test_a_rollout_takes_the_best_of_some_actions(width: int, chosen: set[int]) -> None:
    place = choice(1, (0.0, 0.0), end(9, 1), end(5, 5), end(0, 9))
    settings = SearchSettings(SPREAD, 0.1, rollout_width=width)
    trees = [tree_of(settings, seed=seed) for seed in range(60)]
    assert {tree.rollout_choice(Sketch(place)) for tree in trees} == chosen


def test_a_rollout_takes_the_first_of_the_best_and_meets_any_draws() -> None:
    alike = choice(0, (0.0, 0.0), end(5, 0), end(5, 1), end(4, 0))
    lot = choice(0, (0.0, 0.0), draw(end(9, 0), end(-9, 0)), OTHER)
    trees = [tree_of(SearchSettings(SPREAD, 0.1), seed=seed) for seed in range(30)]
    assert {tree.rollout_choice(Sketch(alike)) for tree in trees} == {0}
    assert {tree.rollout_choice(Sketch(lot)) for tree in trees} == {0, 1}


def test_some_actions_are_any_of_them_alike_none_twice() -> None:
    tree = tree_of()
    found = Counter(tuple(tree.picked([1, 2, 3, 4], 2)) for _ in range(6000))
    assert set(found) == set(permutations([1, 2, 3, 4], 2))
    assert all(400 < count < 600 for count in found.values())
    assert all(tree.picked([1, 2], 2) == [1, 2] for _ in range(20))


# limits, reuse


def test_what_is_late_is_left() -> None:
    """One action of a position is evaluated at least, so that there is one to take."""
    root = choice(0, (0.0, 0.0), choice(0, (0.0, 0.0), OTHER, OTHER), end(5, 0))
    tree = tree_of(ROLLING)
    tree.deadline = 1e-9
    tree.prepare(Sketch(root), 8)
    tree.run(lambda: Sketch(root), 9)
    tree.roll_out(state := Sketch(root))
    assert ([edge.action for edge in tree.arms], tree.simulations) == ([0], 0)
    assert state.place == root


def test_a_full_tree_gathers_and_does_not_grow() -> None:
    root = choice(0, (0.0, 0.0), choice(1, (2.0, 0.0), end(4, 1), OTHER), OTHER)
    tree = searched(root, 0)
    tree.size = MOST_NODES
    tree.run(lambda: Sketch(root), 3)
    assert tree.size == MOST_NODES
    assert all(not edge.children for edge in tree.root.edges)
    assert visits(tree.root) == [3, 2]


def test_a_subtree_is_reused() -> None:
    later = choice(0, (1.0, 0.0), choice(1, (1.0, 0.0), end(3, 0), OTHER), end(2, 0))
    root = choice(0, (0.0, 0.0), choice(1, (1.0, 9.0), later, end(0, 0)), OTHER)
    tree = searched(root, 60)
    whole, node = tree.size, below(tree, 0, 0)
    before = node.visits, visits(node), node.edges[0].reward
    tree.reroot(node)
    assert (tree.root, tree.size, whole) == (node, 2, 4)
    assert (node.visits, visits(node), node.edges[0].reward) == before
    tree.prepare(Sketch(later), 8)
    tree.run(lambda: Sketch(later), 10)
    assert tree.simulations == 10
    assert node.visits == before[0] + 1 + 10
    assert sum(visits(node)) == sum(before[1]) + 2 + 10


def test_what_play_has_led_to_is_the_new_root() -> None:
    game = jackscrew.game("rise")
    match = game.new(2, seed=3)
    bot = IsmctsBot(game, 1, Budget(simulations=60))
    followed = 0
    for _ in range(8):
        seat, old = match.actor, bot.tree and bot.tree.root
        known = [edge.children for edge in old.edges] if old else []
        bot.think(Search(match, seat, Dice(1)))
        assert bot.tree is not None
        assert bot.tree.root.seat == bot.tree.seat == seat
        assert set(bot.tree.root.by_action) == set(match.legal_numbers(seat))
        followed += any(bot.tree.root in nodes.values() for nodes in known)
        match.play(match.legal()[0])
    assert followed


# choices made together


class Penny(Step["Pennies"]):
    """Show a side."""

    def legal(self, s: Pennies, f: Frame) -> list[int]:
        return [0, 1]

    def apply(self, s: Pennies, f: Frame, action: int) -> None:
        s.shown[f.seat] = action


PENNY: list[Step[Any]] = [Penny("penny", together=True)]


class Pennies(State):
    """Two seats show a side at the same time; the first wins if both are the same."""

    def __init__(self, stack: list[Frame], shown: list[int]) -> None:
        super().__init__(PENNY, stack, 1)
        self.shown = shown

    def clone(self) -> Pennies:
        return Pennies(self.stack.copy(), self.shown.copy())

    def returns(self) -> list[int]:
        return [3, -3] if self.shown[0] == self.shown[1] else [-3, 3]


def pennies_now(s: State) -> list[float]:
    return [0.0, 0.0] if s.stack else [float(points) for points in s.returns()]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_chooses_at_the_same_time_is_searched_as_if_it_saw(seat: int) -> None:
    """So both sides seem lost, alike; and whoever searches has its own choice at the root."""
    tree = Tree(seat, lambda s, who: pennies_now(s)[who], pennies_now, winners, GAIN, Dice(1))
    start = Pennies([Frame(0, 0), Frame(0, 1)], [-1, -1])
    start.bring(seat)
    tree.prepare(start.clone(), 8)
    tree.run(start.clone, 400)
    assert (tree.root.seat, tree.size, visits(tree.root)) == (seat, 3, [201, 201])
    assert means(tree.root) == pytest.approx([gained(-3), gained(-3)], abs=0.03)
    for action in (0, 1):
        assert below(tree, action).seat == 1 - seat
        best = action if seat == 1 else 1 - action
        assert visits(below(tree, action))[best] > 180


def test_samples_ask_the_seat_that_searches_first() -> None:
    match = make_toy().new(3, seed=1)
    for seat in match.pending():
        assert Search(match, seat, Dice(1)).sample().actor() == seat


def test_chances_to_win_of_very_different_points() -> None:
    assert shares([1e6, 0.0, -1e6], 1.0) == [1.0, 0.0, 0.0]


def test_leads_over_the_best_of_the_others() -> None:
    assert leads([10.0, 12.0, 7.0], 0.0) == [10.0, 12.0, 7.0]
    assert leads([10.0, 12.0, 7.0], 1.0) == [-2.0, 2.0, -5.0]
    assert leads([-10.0, -12.0], 1.0) == [2.0, -2.0]
