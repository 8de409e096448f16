"""Simulations: rows that can be trusted and files that are whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

import jackscrew
from jackscrew.core.errors import BadSetup
from jackscrew.lab.simulate import Plan, Row, derived_seed, game_columns, play_game, run

SEATS = ("random", "greedy", "random")
PLAN = Plan("city_council", SEATS, 6, seed=7)


def reproduced(rows: Iterable[Row]) -> list[Row]:
    """What of rows comes from the seed."""
    return [{**row, "seconds": 0.0} for row in rows]


def test_rows_add_up() -> None:
    for index, row in enumerate(run(PLAN)):
        assert row["index"] == index
        assert row["bots"] == list(SEATS)
        assert row["pack"] == row["options"] == ""
        assert [sum(points) for points in zip(*row["points"].values(), strict=True)] == row[
            "scores"
        ]
        assert max(row["scores"]) == row["scores"][row["winners"][0]]
        assert 8 * 3 * 4 < row["decisions"] < row["lines"]
        assert sum(map(sum, row["counts"].values())) == row["decisions"]
        assert 0 < row["seconds"] < 60


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    assert reproduced(run(PLAN, jobs=3)) == reproduced(run(PLAN))


def test_game_i_is_the_same_whatever_else_is_played() -> None:
    row = play_game(Plan("city_council", SEATS, 99, seed=7), 4)
    assert reproduced([row]) == reproduced(run(PLAN))[4:5]


def test_seeds_differ_and_stay() -> None:
    assert derived_seed(7, 0) == 175671273453774
    assert len({derived_seed(seed, index) for seed in range(30) for index in range(30)}) == 900


def test_another_seed_plays_other_games() -> None:
    other = Plan("city_council", SEATS, 6, seed=8)
    assert [row["scores"] for row in run(other)] != [row["scores"] for row in run(PLAN)]


def test_options_and_packs_are_told(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[rail]\nsegments = 0\n")
    row = play_game(Plan("city_council", SEATS, 1, 7, (("first_bidder", "2"),), pack), 0)
    assert row["options"] == "first_bidder=2"
    assert len(row["pack"]) == 16
    assert row["points"]["rail"] == [0, 0, 0]


def test_plans_are_checked() -> None:
    with pytest.raises(BadSetup, match="no option 'seed'"):
        Plan("city_council", SEATS, 1, 7, (("seed", "2"),)).check()


def test_a_pack_is_read_once_and_sent_along(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[rail]\nsegments = 0\n")
    plan = replace(PLAN, seats=("random",) * 3, games=3, components=pack)
    rows = run(plan, jobs=2)
    pack.unlink()
    assert [row["points"]["rail"] for row in rows] == [[0, 0, 0]] * 3


PLANS = [
    Plan("city_council", ("random",) * 3, 1, 7),
    Plan("big_shoulders", ("random",) * 2, 1, 7),
    Plan("raising_chicago", ("random",) * 2, 1, 7),
    Plan("rise", ("random",) * 2, 1, 7, (("science_b", "yes"),)),
]


def test_plans_of_all_games() -> None:
    assert {plan.game for plan in PLANS} == {game.key for game in jackscrew.games()}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_columns_are_known_before_the_first_row(plan: Plan) -> None:
    row, columns = play_game(plan, 0), game_columns(plan)
    assert list(columns) == list(row)
    for name in ("points", "counts"):
        assert list(columns[name]) == list(row[name])  # type: ignore[arg-type]


def test_rows_count_what_seats_did() -> None:
    row = play_game(Plan("rise", ("random",) * 3, 1, 7, (("science_b", "yes"),)), 0)
    counts = row["counts"]
    assert counts["place"] == [12, 12, 12]
    assert sum(counts["science_B"]) > 0
    assert "science_A" not in counts
    assert min(counts["school_tiles"]) >= 1
