"""What a choice would bring is what it brings; and whether it ends the turn."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import jackscrew
from jackscrew.core.foresight import SAMPLES, Foresight
from jackscrew.core.match import Match

GAME = jackscrew.game("city_council")


@pytest.fixture(scope="module")
def matches() -> Sequence[Match]:
    """Positions of a random game, each with somebody to choose."""
    match, rng, found = GAME.new(3, seed=4), random.Random(4), []
    while not match.over:
        found.append(match.clone())
        match.play(rng.choice(match.legal()))
    return found[::3]


def played(match: Match, action: int) -> Match:
    """The match after an action and all that is forced; chance waits."""
    after = match.clone()
    after.rng = None
    after.play(action)
    return after


def test_one_position_is_enough_where_nothing_is_secret() -> None:
    assert Foresight(GAME.new(3, seed=1), 0).count == 1
    assert Foresight(jackscrew.game("big_shoulders").new(3, seed=1, draft=True), 0).count == SAMPLES


def test_points_that_are_foreseen_come_true(matches: Sequence[Match]) -> None:
    seen = 0
    for match in matches:
        seat, foresight = match.actor, Foresight(match, match.actor)
        for action in match.legal_numbers()[:4]:
            outcome, after = foresight.outcome(action), played(match, action)
            settling = after.actor == seat and GAME.steps[after.state.stack[-1].step].settles
            while after.actor == seat and GAME.steps[after.state.stack[-1].step].settles:
                after.play(after.legal()[0])
            if outcome is not None:
                seen += bool(outcome.points) + settling
                assert outcome.points == after.scores()[seat] - match.scores()[seat]
                assert outcome.view["version"] == match.version
    assert seen > 50


def test_a_turn_ends_where_its_seat_has_nothing_more_to_choose(matches: Sequence[Match]) -> None:
    found = set()
    for match in matches:
        foresight = Foresight(match, match.actor)
        for action in match.legal_numbers()[:4]:
            after = match.state.clone()
            after.apply(action)
            is_forced = after.actor() == match.actor and len(after.legal()) == 1
            ends = foresight.ends_turn(action)
            found.add((ends, is_forced))
            rest = played(match, action)
            lines = rest.record.lines[match.version :]
            if {line.seat for line in lines} == {match.actor}:  # nobody has brought it back
                assert ends == (rest.actor != match.actor)
    assert found == {(True, True), (True, False), (False, True), (False, False)}
