"""What is refused of a component, and what is not, kind by kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jackscrew.core import checks
from jackscrew.core.components import BadPack, as_toml

SUITS = ("suns", "moons")


def refused(found: Iterator[BadPack]) -> bool:
    """Is something wrong?"""
    return any(True for _ in found)


@pytest.mark.parametrize(
    ("value", "is_refused"),
    [
        (["suns"], False),
        (["moons", "suns"], False),
        ([], True),
        (["suns", "suns"], True),
        (["suns", "stars"], True),
        ("suns", True),
        (3, True),
    ],
)
def test_some_of_a_few_are_each_there_once(value: object, is_refused: bool) -> None:
    assert refused(checks.some_of("suits", value, SUITS)) is is_refused


@pytest.mark.parametrize(
    ("value", "is_refused"),
    [
        ({"a": 1, "b": 2}, False),
        ({"a": 1}, True),
        ({"a": 1, "b": 2, "c": 3}, True),
        (["a", "b"], True),
    ],
)
def test_a_table_has_these_keys_and_no_others(value: object, is_refused: bool) -> None:
    assert refused(checks.table("tile", value, ("a", "b"))) is is_refused


def test_values_are_written_as_a_pack_has_them() -> None:
    assert as_toml({"a": True, "b": [1, "x"], "c": {}}) == "{a = true, b = [1, 'x'], c = {}}"
