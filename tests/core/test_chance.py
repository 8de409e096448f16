"""Luck for search: the same for ever, as even as it must be, and none where nothing is drawn."""

from __future__ import annotations

import jackscrew
from jackscrew.core.chance import Dice, choose, playout

GAME = jackscrew.game("city_council")


def test_a_seed_means_the_same_luck_in_every_release() -> None:
    dice = Dice(1)
    assert [dice.below(1000) for _ in range(6)] == [266, 805, 171, 742, 89, 85]
    assert Dice(0).seed != 0


def test_numbers_are_even_and_below_their_limit() -> None:
    dice = Dice(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_an_index_is_as_likely_as_its_weight() -> None:
    dice = Dice(3)
    found = [dice.weighted([1, 0, 3]) for _ in range(4000)]
    assert 1 not in found
    assert 900 < found.count(0) < 1100


def test_what_is_forced_takes_no_luck() -> None:
    state = GAME.new(3, seed=1).state
    dice = Dice(5)
    while len(state.legal()) > 1:
        state.apply(choose(state, dice))
    before = dice.seed
    assert choose(state, dice) == state.legal()[0]
    assert dice.seed == before


def test_a_choice_is_any_of_all() -> None:
    state = GAME.new(3, seed=1).state
    assert {choose(state, Dice(seed)) for seed in range(99)} == set(state.legal())


def test_a_playout_ends_and_counts() -> None:
    state = GAME.new(3, seed=1).state
    count = playout(state, Dice(2))
    assert count > 100
    assert not state.stack
    assert playout(state, Dice(2)) == 0
