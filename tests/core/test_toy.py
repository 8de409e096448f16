"""Secrets and choices made at the same time, on a toy; and that the contract's laws can fail."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from laws import check_match, check_secrets, check_undo, random_chooser
from toy import TOY, Toy, ToyView, make_toy, observe

from jackscrew.core.errors import IllegalMove
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.record import BadRecord, Line, parse_record
from jackscrew.core.state import OWN, PART, POINTS
from jackscrew.core.view import Moment


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_keeps_the_contract(seats: int, seed: int) -> None:
    match = TOY.new(seats, seed=seed)
    check_match(match, random_chooser(match, seed))
    match = TOY.new(seats, seed=seed)
    check_secrets(match, random_chooser(match, seed), seed)


def test_undo_of_a_choice_made_together() -> None:
    match = TOY.new(3, seed=1)
    check_undo(match, random_chooser(match, 1))


def test_a_choice_made_together_can_be_taken_back_until_all_have_chosen() -> None:
    match = TOY.new(3, seed=1)
    first, second, last = sorted(match.pending())
    match.play(match.legal(first)[0], first)
    match.play(match.legal(second)[0], second)
    assert match.undo_point(second) is not None
    match.play(match.legal(last)[0], last)
    assert all(match.undo_point(seat) is None for seat in (first, second, last))


class LeakyView(ToyView):
    hint: int


def leaky_view(s: Toy, seat: int, moment: Moment) -> LeakyView:
    return {**observe(s, seat, moment), "hint": s.hands[0]}


def test_the_secrets_law_finds_a_leak() -> None:
    leaky = make_toy(observe=leaky_view)
    match = leaky.new(3, seed=1)
    with pytest.raises(AssertionError):
        check_secrets(match, random_chooser(match, 1), 1)


def test_the_secrets_law_finds_a_leak_in_the_score_if_it_ended_now() -> None:
    leaky = make_toy(ended=lambda s: [s.hands])
    match = leaky.new(3, seed=1)
    with pytest.raises(AssertionError):
        check_secrets(match, random_chooser(match, 1), 1)


def shallow(s: Toy) -> Toy:
    return Toy(s.steps, s.stack.copy(), s.bag, s.hands, s.chosen, s.points)


class Shallow(Toy):
    """A state whose clones share its lists."""

    def clone(self) -> Toy:
        return shallow(self)


def test_the_clone_law_finds_a_shared_list() -> None:
    def new(setup: Any) -> Shallow:
        s = TOY.new_state(setup)
        return Shallow(s.steps, s.stack, s.bag, s.hands, s.chosen, s.points)

    match = make_toy(new_state=new).new(3, seed=1)
    with pytest.raises(AssertionError):
        check_match(match, random_chooser(match, 1))


def test_answers_to_a_together_step_commute() -> None:
    dumps = []
    for order in itertools.permutations(range(3)):
        match = TOY.new(3, seed=4)
        assert sorted(match.pending()) == [0, 1, 2]
        for seat in order:
            match.play(match.legal(seat)[0], seat)
        dumps.append(match.dump())
    assert all(dump == dumps[0] for dump in dumps)


def test_a_seat_answers_only_its_own_question() -> None:
    match = TOY.new(3, seed=4)
    mine, other = match.legal(0)[0], match.legal(1)[0]
    with pytest.raises(IllegalMove):
        match.play(other, 0)
    match.play(mine, 0)
    with pytest.raises(IllegalMove, match="not seat 0's turn"):
        match.play(mine, 0)


def test_secret_lines_are_hidden_from_others() -> None:
    match = TOY.new(2, seed=4)
    first = match.record.lines[0]
    (owner,) = first.seen or ()
    assert match.log(owner)[0].action == first.action
    assert match.log(1 - owner)[0].action == "?"
    match.play(match.legal(0)[0], 0)
    line, events = match.told_to(1)[-1]
    assert (line.action, events) == ("?", [])


def test_what_is_turned_up_is_told_to_all() -> None:
    match = TOY.new(2, seed=4)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    shown = {seat: match.told_to(seat)[-1] for seat in (PUBLIC, 0, 1)}
    assert [shown[seat][0].action == "?" for seat in shown] == [True, True, False]
    assert [event.kind for event in shown[1][1]] == [OWN, POINTS, PART]
    for seat in (PUBLIC, 0):
        assert [event.kind for event in shown[seat][1]] == [POINTS, PART]
    match.undo(1, agreed=True)
    assert len(match.own) == len(match.told) == match.version


def test_a_record_must_tell_who_saw() -> None:
    match = TOY.new(2, seed=4)
    text = str(match.record).replace("seen=1", "seen=0")
    with pytest.raises(BadRecord, match="seats that saw"):
        TOY.replay(parse_record(text))
    silent = str(match.record).replace("seen=1", "", 1)
    with pytest.raises(BadRecord, match="seats that saw"):
        TOY.replay(parse_record(silent))


def test_a_choice_is_not_written_as_forced() -> None:
    match = TOY.new(2, seed=4)
    match.play(match.legal(0)[0], 0)
    choice = match.record.lines[-1]
    match.record.lines[-1] = Line(choice.seat, choice.step, choice.action, True, choice.seen)
    with pytest.raises(BadRecord, match="is not forced here"):
        TOY.replay(parse_record(str(match.record)))


def test_onlookers_are_told_the_first_of_those_who_choose() -> None:
    """And nothing of what the others choose about."""
    match = TOY.new(3, seed=4)
    for first in range(3):
        for seat in (PUBLIC, *range(first)):
            question = match.question(seat)
            assert question is not None
            assert (question["seat"], question["about"], question["actions"]) == (first, {}, [])
        own = match.question(first)
        assert own is not None
        assert (own["seat"], own["about"]) == (first, {"a": 0, "b": 0})
        assert own["actions"] == match.legal(first)
        match.play(match.legal(first)[0], first)


def test_bring_refuses_a_seat_without_a_question() -> None:
    match: Match = TOY.new(2, seed=4)
    match.play(match.legal(0)[0], 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        match.state.bring(0)
