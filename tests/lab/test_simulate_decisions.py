"""Rows of decisions: all choices of seats, and what was seen before them."""

from __future__ import annotations

import json
from collections.abc import Callable

import jackscrew
from jackscrew.bots import make_bot
from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE
from jackscrew.lab.decisions import DECISION_COLUMNS, Notes, view_digest
from jackscrew.lab.engines import Engine
from jackscrew.lab.simulate import Plan, Row, play_game, play_noted, play_out, run_noted

PLAN = Plan("city_council", ("random",) * 3, 4, seed=7)


def decisions(text: str) -> list[Row]:
    return [json.loads(line) for line in text.splitlines()]


def watched() -> tuple[jackscrew.Match, list[Row]]:
    """A game with its notes."""
    game = jackscrew.game("raising_chicago")
    match, notes = game.new(2, seed=5), Notes(9)
    play_out(match, [make_bot("random", game, seat) for seat in range(2)], notes.note)
    return match, decisions(notes.text())


MATCH, NOTED = watched()


def test_every_choice_of_a_seat_has_a_row() -> None:
    chosen: Callable[[Line], bool] = lambda line: line.seat != CHANCE and not line.forced  # noqa: E731
    lines = [(n, line) for n, line in enumerate(MATCH.record.lines) if chosen(line)]
    assert len(lines) < len(MATCH.record.lines)
    told = [(row["line"], row["seat"], row["step"], row["choice"]) for row in NOTED]
    assert told == [(n, line.seat, line.step, line.action) for n, line in lines]
    assert [row["number"] for row in NOTED] == list(range(len(lines)))
    assert {row["index"] for row in NOTED} == {9}
    assert all(list(row) == list(DECISION_COLUMNS) for row in NOTED)


def test_what_could_be_chosen_and_what_was_seen() -> None:
    for row in NOTED[::20]:
        position = MATCH.at(row["line"])
        assert row["legal"] == position.legal(row["seat"])
        assert len(row["legal"]) > 1
        assert row["choice"] in row["legal"]
        assert row["view"] == view_digest(position.view(row["seat"]))


def test_digests_tell_views_apart_and_stay() -> None:
    assert len({row["view"] for row in NOTED}) == len(NOTED)
    assert view_digest({"b": [1, "é"], "a": None}) == view_digest({"a": None, "b": [1, "é"]})
    assert view_digest({"a": 1}) == "2c6b113b8dd15ffbded9860b43eb0c6c"


def test_notes_change_nothing() -> None:
    row, text = play_noted(PLAN, 2)
    assert {**row, "seconds": 0} == {**play_game(PLAN, 2), "seconds": 0}
    assert len(text.splitlines()) == row["decisions"]


def test_decisions_do_not_depend_on_the_number_of_processes() -> None:
    alone = [text for _, text in run_noted(PLAN, Engine(jobs=1), noted=True)]
    assert [text for _, text in run_noted(PLAN, Engine(jobs=2), noted=True)] == alone
    assert [row["index"] for row in decisions("".join(alone))] == [
        index for index, text in enumerate(alone) for _ in text.splitlines()
    ]


def test_nothing_is_noted_unless_it_is_wanted() -> None:
    assert [text for _, text in run_noted(PLAN, Engine(jobs=1), noted=False)] == [""] * 4
