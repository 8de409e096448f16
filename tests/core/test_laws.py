"""Laws of the core, on anything Hypothesis can think of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.chance import Dice
from jackscrew.core.errors import UnknownAction
from jackscrew.core.grid import Grid, squares_of
from jackscrew.core.record import BadRecord, Line, Record, parse_record
from jackscrew.core.state import CHANCE

words = st.from_regex(r"[a-z0-9+-]{1,6}", fullmatch=True)
nouns = st.lists(words, min_size=1, max_size=5, unique=True)
verbs = st.lists(
    st.tuples(words, st.lists(nouns, max_size=3)), min_size=1, max_size=5, unique_by=lambda v: v[0]
)
lines = st.builds(
    Line,
    st.integers(CHANCE, 9),
    st.from_regex(r"[a-z_]{1,12}", fullmatch=True),
    st.lists(words.filter(lambda w: w != "forced"), min_size=1, max_size=3).map(" ".join),
    st.booleans(),
    st.none() | st.lists(st.integers(0, 9), max_size=3, unique=True).map(tuple),
)


@given(verbs)
def test_names_and_numbers_of_actions_agree(shape: list[tuple[str, list[list[str]]]]) -> None:
    space = ActionSpace()
    firsts = [space.verb(name, *[Noun(found) for found in parts]) for name, parts in shape]
    assert firsts == sorted(firsts)
    names = [space.name(action) for action in range(space.size)]
    assert len(set(names)) == space.size
    assert [space.parse(name) for name in names] == list(range(space.size))


@given(verbs, st.text(max_size=20))
def test_a_text_is_an_action_or_is_refused(
    shape: list[tuple[str, list[list[str]]]], text: str
) -> None:
    space = ActionSpace()
    for name, parts in shape:
        space.verb(name, *[Noun(found) for found in parts])
    try:
        assert space.name(space.parse(text)) == " ".join(text.split())
    except UnknownAction as error:
        assert repr(text) in str(error)


def test_a_number_outside_the_space_is_refused() -> None:
    space = ActionSpace()
    space.verb("pass")
    for action in (-1, 1):
        with pytest.raises(UnknownAction):
            space.name(action)


@given(st.sets(st.integers(0, 400)))
def test_squares_of_a_board(squares: set[int]) -> None:
    assert squares_of(sum(1 << square for square in squares)) == sorted(squares)


@given(st.integers(1, 20), st.integers(1, 20))
def test_a_grid_numbers_each_square_once(rows: int, cols: int) -> None:
    grid = Grid(rows, cols)
    found = [grid.square(row, col) for row in range(rows) for col in range(cols)]
    assert found == list(range(grid.size))
    assert grid.area(-1, -1, rows + 2, cols + 2) == grid.full
    assert len(set(grid.names())) == grid.size


@given(st.integers(), st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_dice_never_choose_what_has_no_weight(seed: int, weights: list[int]) -> None:
    assert weights[Dice(seed).weighted(weights)] > 0


@given(st.integers(), st.integers(1, 1000))
def test_dice_stay_below_the_limit(seed: int, limit: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


def test_dice_are_even() -> None:
    dice = Dice(1)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100


@given(st.lists(lines), st.none() | st.lists(st.integers(-99, 999), min_size=1, max_size=4))
def test_a_record_reads_back(found: list[Line], result: list[int] | None) -> None:
    record = Record("toy", 1, 3, {"loud": "yes"}, "abc", found, result)
    assert parse_record(str(record)) == record


@given(st.text())
def test_any_text_is_a_record_or_is_refused_by_line(text: str) -> None:
    try:
        parse_record(text)
    except BadRecord as error:
        assert str(error).startswith(f"line {error.line}: ")
