"""Bots at the terminal: what they think, and that they think."""

from __future__ import annotations

import time
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import Result

from jackscrew.terminal.advice import foreseen, thinking
from jackscrew.text.previews import Preview
from jackscrew.text.words import Warning

Run = Callable[..., Result]
SEATS = ("--seats", "you,random,random", "--seed", "3")


def test_why_tells_choice_reason_and_candidates(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="why\nquit\n", width=120)
    assert "Hard would take: bid " in result.stdout
    assert "than the next best" in result.stdout or "The next best, " in result.stdout
    assert "This should end with about" in result.stdout
    assert all(word in result.stdout for word in ("Choice", "Looks", "Points less"))
    assert all(f"bid {number}" in result.stdout for number in (2, 3, 4, 5))


def test_why_in_german(run: Run) -> None:
    words = (*SEATS, "--language", "de")
    result = run("play", "city_council", *words, typed="why\nquit\n", width=120)
    assert "Schwer würde wählen: bid " in result.stdout
    assert "Damit endet es wohl mit etwa" in result.stdout
    assert "Punkte weniger" in result.stdout


@pytest.mark.parametrize("width", [40, 80, 120])
def test_advice_keeps_to_the_width(run: Run, width: int) -> None:
    result = run("play", "city_council", *SEATS, typed="why\nquit\n", width=width)
    said = result.stdout.rpartition("> why")[2]
    assert max(map(len, said.splitlines())) <= width


def test_bots_with_budgets_play(run: Run) -> None:
    seats = ("--seats", "ismcts:3it,you,greedy:40%", "--seed", "3")
    result = run("play", "city_council", *seats, typed="log\nquit\n")
    assert "Burnham bids" in result.stdout
    assert "Addams" in result.stdout


def shown(is_terminal: bool, seconds: float) -> str:
    """What a console shows while somebody thinks."""
    file = StringIO()
    console = Console(file=file, force_terminal=is_terminal, width=80)
    with thinking(console, "Hard is thinking …"):
        time.sleep(seconds)
    return file.getvalue()


def test_long_thoughts_are_told_on_a_terminal() -> None:
    told = shown(True, 0.8)
    assert "Hard is thinking …" in told
    assert told.endswith("\x1b[2K")  # and the line is cleared
    assert shown(True, 0.05) == ""
    assert shown(False, 0.6) == ""


def test_a_thought_that_fails_leaves_no_line_behind() -> None:
    console = Console(file=StringIO(), force_terminal=True)
    with pytest.raises(KeyboardInterrupt), thinking(console, "…"):
        raise KeyboardInterrupt
    with thinking(console, "…"):
        pass


PAYING = "1\n1\n1\n1\n"  # up to where something is paid


def test_a_preview_tells_what_every_answer_brings(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed=f"{PAYING}preview\nquit\n")
    said = result.stdout.rpartition("> preview")[2]
    assert "  1  ±0  Pay with your 4 coin and 1 chit" in said
    assert "Free coins: 3, 4, and 5 → Free coins: 3 and 5" in said
    assert "1 chit → -" in said
    assert "  2  ±0  Pay with your 5 coin" in said


def test_one_answer_is_previewed_by_its_name_in_german(run: Run) -> None:
    words = (*SEATS, "--language", "de")
    result = run("play", "city_council", *words, typed=f"{PAYING}pv pay 5\nhelp\nquit\n")
    said = result.stdout.rpartition("> pv pay 5")[2]
    assert "  2  ±0  Zahle mit deiner 5er-Münze" in said
    assert "  1  ±0" not in said
    assert "was eine Antwort brächte, oder jede" in said


def test_why_nothing_is_known_is_told_once() -> None:
    unsure = Preview("Draw", None, [], [], "Chance decides.")
    passing = Preview("Pass", -2, ["So it is."], [], warnings=[Warning("T-01", "It ends.")])
    console = Console(file=StringIO(), width=80)
    with console.capture() as said:
        console.print(foreseen({1: unsure, 2: unsure, 3: passing}))
    rows = [row.split() for row in said.get().splitlines()]
    assert rows == [
        ["1", "?", "Draw"],
        ["2", "?", "Draw"],
        ["3", "\N{MINUS SIGN}2", "Pass"],
        ["So", "it", "is."],
        ["!", "It", "ends."],
        ["?", "Chance", "decides."],
    ]


def test_a_preview_of_no_answer_is_refused(run: Run) -> None:
    result = run("play", "city_council", *SEATS, typed="preview fly\nbid 4\nlog\nquit\n", width=300)
    assert "“fly” is none of the answers" in result.stdout
    assert "Player 1 bids 4." in result.stdout
