"""The score if the game ended now is what final scoring makes of a copy of the position."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import looks
import pytest
from test_views import CASES

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.state import NOBODY, State

MOST_CALLS = 4000  # of Python functions; the most is in Raising Chicago with its council
cases = pytest.mark.parametrize(("game", "seats", "flipped"), CASES)


def end_of_a_round(state: Any) -> None:
    """City Council's last round is over; or a turn begins, where no place is left for a tile."""
    names = [state.steps[frame.step].name for frame in state.stack]
    turns = state.stack[names.index("turns")].a if "turns" in names else state.seats()
    state.bag = 0  # nothing is left to be turned up
    if turns < state.seats() and not state.board.places():
        push(state, "turns", turns)
    else:
        push(state, "round", state.round, 1)


def scoring(state: Any) -> None:
    """Raising Chicago goes on with what is scored already."""
    if state.phase != state.steps.setup.game.part("state").IN_SCORING:
        push(state, "scoring")


ENDS: dict[str, Callable[[Any], None]] = {
    "city_council": end_of_a_round,
    "raising_chicago": scoring,
    "rise": lambda state: push(state, "end"),
    "big_shoulders": lambda state: push(state, "end"),
}


def push(state: State, name: str, a: int = 0, b: int = 0) -> None:
    """Have nothing pending but a step."""
    state.stack.clear()
    names = [step.name for step in state.steps]
    state.push(names.index(name), NOBODY, a, b)


def is_scored(match: Match) -> bool:
    """Is there nothing left to be scored?"""
    return match.over or match.state.steps[match.state.stack[-1].step].name == "tiebreak"


def at_the_end(match: Match) -> State:
    """A copy of the position, at the first question of the end, or past it."""
    state = match.state.clone()
    if not is_scored(match) and match.game.key in ENDS:
        ENDS[match.game.key](state)
        state.settle()
    return state


def best(match: Match, state: State, seat: int) -> int:
    """The most points a seat can come to; the others answer anything, which is nothing to it."""
    if match.game.key not in ENDS or not state.stack:
        return state.returns()[seat]
    answers = state.legal() if state.actor() == seat else state.legal()[-1:]
    return max(best(match, after(state, answer), seat) for answer in answers)


def after(state: State, answer: int) -> State:
    """A copy in which a question is answered."""
    other = state.clone()
    other.apply(answer)
    return other


@cases
def test_it_is_what_final_scoring_makes_of_a_copy(game: Game, seats: int, flipped: int) -> None:
    """With the answers that are best for each seat, all of which are tried here."""
    for match in looks.positions(game, seats, bool(flipped)):
        end = at_the_end(match)
        assert match.if_ended() == [best(match, end, seat) for seat in range(seats)]


@cases
def test_it_is_the_sheet_where_nobody_is_asked(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        end = at_the_end(match)
        if not end.stack or game.key not in ENDS:
            assert list(match.sheet_if_ended().values()) == game.sheet(end)


@cases
def test_it_adds_up_and_all_are_shown_it(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        sheet = match.sheet_if_ended()
        assert [sum(column) for column in zip(*sheet.values(), strict=True)] == match.if_ended()
        assert all(match.view(seat)["if_ended"] == sheet for seat in range(-1, seats))


@cases
def test_a_position_that_may_come_has_its_own(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped))[:-1]:
        then = after(match.state, match.state.legal()[-1])
        shown = match.observed(then, PUBLIC)["if_ended"]
        assert list(shown.values()) == game.ended(then)


@cases
def test_nothing_counts_twice_at_the_end(game: Game, seats: int, flipped: int) -> None:
    match = looks.positions(game, seats, bool(flipped))[-1]
    assert match.over
    assert match.sheet_if_ended() == match.sheet()
    assert match.if_ended() == match.scores() == match.record.result


def calls(work: Callable[[], object]) -> int:
    """How many Python functions are called for something."""
    count = 0

    def note(frame: FrameType, event: str, what: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.skipif(jackscrew.COMPILED, reason="what is compiled cannot be counted")
@cases
def test_it_costs_little(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        assert calls(match.if_ended) <= MOST_CALLS
