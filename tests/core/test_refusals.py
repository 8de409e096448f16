"""What is refused, in words, and by which name."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from toy import TOY, Toy

import jackscrew
from jackscrew.bots import UnknownBot, make_bot
from jackscrew.core.match import PUBLIC

GAME = jackscrew.game("city_council")


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seats": "3"}, "the number of seats is a whole number, not '3'"),
        ({"seats": 3.0}, "the number of seats is a whole number, not 3.0"),
        ({"seats": 3, "seed": 1.5}, "a seed is a whole number, not 1.5"),
        ({"seats": 3, "seed": "x"}, "a seed is a whole number, not 'x'"),
        ({"seats": 7}, "City Council is for 3 to 4 seats, not 7"),
    ],
)
def test_seats_and_seeds_are_whole_numbers(given: dict[str, Any], told: str) -> None:
    with pytest.raises(jackscrew.BadSetup) as caught:
        GAME.new(**given)
    assert str(caught.value) == told


@pytest.mark.parametrize("seat", [77, -2, 3, "1"])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    match = GAME.new(3, seed=1)
    for look in (match.view, match.legal, match.log, match.told_to, match.picture):
        with pytest.raises(jackscrew.UnknownSeat, match="seats 0 to 2, or -1 for a spectator"):
            look(seat)
    assert match.view(PUBLIC)["seat"] == PUBLIC


def test_whole_numbers_of_any_type_are_played() -> None:
    match = GAME.new(Whole(3), seed=Whole(1))  # type: ignore[arg-type]  # what numpy's ints are
    other = GAME.new(3, seed=1)
    match.play(Whole(match.legal_numbers()[0]))
    other.play(other.legal()[0])
    assert str(match.record) == str(other.record)


@pytest.mark.parametrize("action", [1.0, None, -1, 10**9, 10**30])
def test_what_is_no_action_is_refused(action: Any) -> None:
    match = GAME.new(3, seed=1)
    with pytest.raises(jackscrew.IllegalMove):
        match.play(action)
    assert match.version == GAME.new(3, seed=1).version


def test_all_errors_derive_from_one() -> None:
    names = [name for name in jackscrew.__all__ if name.startswith(("Bad", "Illegal", "Unknown"))]
    assert len(names) == 10
    for name in names:
        assert issubclass(getattr(jackscrew, name), jackscrew.JackscrewError)
    assert issubclass(UnknownBot, jackscrew.JackscrewError)
    with pytest.raises(jackscrew.JackscrewError):
        make_bot("nobody", GAME, 1)


@pytest.mark.parametrize("rules", ["2", 1.0, 0, 9])
def test_numbers_of_rules_are_whole(rules: Any) -> None:
    with pytest.raises(jackscrew.BadSetup, match="rules"):
        GAME.setup(3, rules=rules)


def test_lines_and_seats_there_are_not() -> None:
    match = GAME.new(3, seed=1)
    for point in (1.5, -1, match.version + 1, "0"):
        with pytest.raises(jackscrew.IllegalMove, match="the record has lines"):
            match.at(point)  # type: ignore[arg-type]  # what somebody might give
    with pytest.raises(jackscrew.UnknownSeat):
        match.question(77)
    with pytest.raises(jackscrew.UnknownSeat, match="not '0'"):
        match.play(match.legal()[0], seat="0")  # type: ignore[arg-type]  # as above


def test_errors_are_pickled() -> None:
    error = pickle.loads(pickle.dumps(jackscrew.BadRecord(3, "no")))
    assert (str(error), error.line, error.reason) == ("line 3: no", 3, "no")


def test_a_bundle_is_named_among_the_options() -> None:
    rise = jackscrew.game("rise")
    with pytest.raises(jackscrew.BadSetup, match="it has sides, satisfaction_b"):
        rise.new(2, all_sides="b")
    assert rise.new(2, sides="b").setup.options["bank_b"] is True


def test_a_state_without_a_set_up_cannot_be_pickled() -> None:
    toy = Toy([*TOY.steps], [], 0, [], [], [])
    with pytest.raises(TypeError, match=r"setup\.steps"):
        pickle.dumps(toy)
