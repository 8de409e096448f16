"""How answers are listed and found."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jackscrew.terminal.choices import NotUnderstood, find_action, listing

ACTIONS = ["stop", "skip", *[f"rail {letter}{row}" for letter in "AB" for row in range(1, 13)]]


def text(message: str, **values: object) -> str:
    return message.format(**values)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("1", "stop"),
        ("002", "skip"),
        ("STOP", "stop"),
        ("sk", "skip"),
        ("rail a1", "rail A1"),
        ("rail  B12", "rail B12"),
        ("b12", "rail B12"),
        ("a1", "rail A1"),
    ],
)
def test_what_is_meant(typed: str, action: str) -> None:
    assert find_action(typed, ACTIONS, text) == action


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("s", "could mean: stop, skip"),
        ("rail", "could mean: rail A1, rail A2, rail A3, rail A4, rail A5, rail A6 …"),
        ("c1", "is none of the answers: type 1 to 26, a name such as rail B12"),
        ("27", "there are 1 to 26"),
        ("²", "is none of the answers"),
    ],
)
def test_what_is_not_understood(typed: str, answer: str) -> None:
    with pytest.raises(NotUnderstood, match=answer):
        find_action(typed, ACTIONS, text)


def test_few_get_lines_and_many_get_columns() -> None:
    file = StringIO()
    labels = {action: f"label of {action}" for action in ACTIONS}
    Console(file=file, width=80).print(listing(labels, set(), text))
    lines = [line.strip() for line in file.getvalue().splitlines()]
    assert lines[:3] == ["1  label of stop  stop", "2  label of skip  skip", "rail …"]
    assert " ".join(lines[3].split()) == "3 A1 4 A2 5 A3 6 A4 7 A5 8 A6 9 A7 10 A8"
    assert len(lines) == 6


def test_what_only_prepares_an_answer_comes_last_under_its_own_heading() -> None:
    file = StringIO()
    labels = {action: f"label of {action}" for action in ("stop", "convert", "skip")}
    Console(file=file, width=80).print(listing(labels, {"convert"}, text))
    assert [line.strip() for line in file.getvalue().splitlines()] == [
        "1  label of stop  stop",
        "3  label of skip  skip",
        "Before you answer",
        "2  label of convert  convert",
    ]
