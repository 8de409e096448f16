"""Simulations: rows that can be trusted and files that are whole."""

from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import polars
import pytest
from typer.testing import CliRunner, Result

from jackscrew.cli import app
from jackscrew.core.game import BadSetup
from jackscrew.lab import simulate
from jackscrew.lab.files import BadInput
from jackscrew.lab.simulate import Plan, derived_seed, play_game, row_writer, run

SEATS = ("random", "greedy", "random")
PLAN = Plan("city_council", SEATS, 6, seed=7)


def call(*words: object) -> Result:
    arguments = ["simulate", "city_council", "--seats", ",".join(SEATS), *map(str, words)]
    return CliRunner().invoke(app, arguments, catch_exceptions=False)


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


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    assert list(run(PLAN, jobs=3)) == list(run(PLAN))


def test_game_i_is_the_same_whatever_else_is_played() -> None:
    assert play_game(Plan("city_council", SEATS, 99, seed=7), 4) == list(run(PLAN))[4]


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


def test_json_lines_on_the_screen() -> None:
    result = call("--games", 3, "--seed", 7)
    assert result.exit_code == 0
    assert [json.loads(line) for line in result.stdout.splitlines()] == list(run(PLAN))[:3]


def test_the_summary_is_on_stderr() -> None:
    errors = call("--games", 3, "--seed", 7).stderr
    for word in ("seat 1 greedy", "bot random", "95 % interval", "mean score", "games/s"):
        assert word in errors


def test_json_lines_in_a_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = call("--games", 6, "--seed", 7, "--jobs", 2, "--out", out)
    assert (result.exit_code, result.stdout) == (0, "")
    assert [json.loads(line) for line in out.read_text().splitlines()] == list(run(PLAN))
    assert list(tmp_path.iterdir()) == [out]


def test_parquet_there_and_back(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    assert call("--games", 6, "--seed", 7, "--out", out).exit_code == 0
    assert polars.read_parquet(out).to_dicts() == list(run(PLAN))


def test_without_polars_the_way_to_get_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda name: None)
    result = call("--games", 1, "--out", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert result.stderr == ("jackscrew: Parquet files need polars: pip install 'jackscrew[lab]'\n")


def test_a_failure_leaves_the_old_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("old")
    with pytest.raises(ZeroDivisionError), row_writer(out, StringIO()) as write:
        write({"n": 1 // n} for n in (1, 0))
    assert out.read_text() == "old"
    assert list(tmp_path.iterdir()) == [out]


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "games.jsonl"
    folder.mkdir()
    with pytest.raises(BadInput, match="is a directory"), row_writer(folder, sys.stdout):
        pass


def test_rows_count_what_seats_did() -> None:
    row = play_game(Plan("rise", ("random",) * 3, 1, 7, (("science_b", "yes"),)), 0)
    counts = row["counts"]
    assert counts["place"] == [12, 12, 12]
    assert sum(counts["science_B"]) > 0
    assert "science_A" not in counts
    assert min(counts["school_tiles"]) >= 1
