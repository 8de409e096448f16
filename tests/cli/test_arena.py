"""Arenas from the command line."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from time import sleep
from typing import Any

import polars
import pytest
from typer.testing import Result

from jackscrew.lab.arena import play
from jackscrew.terminal import arena as module

Run = Callable[..., Result]
BOTS = ("--seats", "random,greedy,random", "--jobs", "1")


@pytest.fixture
def arena(run: Run) -> Run:
    """The command for a small arena."""

    def call(*words: object, games: int = 3, width: int = 80) -> Result:
        return run("arena", "city_council", *BOTS, "--games", games, *words, width=width)

    return call


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets Ctrl-C come after so many games."""

    def stop_after(count: int) -> None:
        def played(*given: Any) -> Any:
            yield from islice(play(*given), count)
            raise KeyboardInterrupt

        monkeypatch.setattr(module, "play", played)

    return stop_after


def timeless(path: Path) -> list[dict[str, Any]]:
    return [{**json.loads(line), "seconds": 0} for line in path.read_text().splitlines()]


@pytest.mark.parametrize("width", [80, 120])
def test_tables(arena: Run, width: int) -> None:
    result = arena(width=width)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "City Council  3 games, 3 at a table, seed 0"
    assert max(map(len, lines)) <= 80
    assert lines[3].split()[0] == "greedy"
    assert lines[4].split()[0] == "random"
    for words in ("±", "95 % interval", "seat 2", "greedy before random", "open", "33.3%"):
        assert words in result.stdout


def test_games_are_rounded_up(arena: Run) -> None:
    result = arena(games=2)
    assert "3 games instead of 2" in result.stderr
    assert "3 games, 3 at a table" in result.stdout


def test_a_round_robin(run: Run) -> None:
    seats = ("--seats", "random,greedy,greedy:50%,greedy:90%", "--players", 3, "--jobs", 1)
    result = run("arena", "city_council", *seats, "--games", 12, "--json")
    data = json.loads(result.stdout)
    assert [data["games"], data["players"]] == [12, 3]
    assert [bot["games"] for bot in data["bots"]] == [9, 9, 9, 9]
    assert len(data["pairs"]) == 6


def test_as_json(arena: Run) -> None:
    data = json.loads(arena("--json").stdout)
    first, last = data["bots"]
    assert (first["bot"], last["bot"]) == ("greedy", "random")
    assert first["mu"] > last["mu"]
    assert 0 < first["sigma"] < 25 / 3
    assert first["wins"] + last["wins"] == sum(seat["wins"] for seat in data["seats"])
    assert [seat["games"] for seat in last["seats"]] == [2, 2, 2]
    assert data["pairs"][0]["low"] < data["pairs"][0]["share"] <= data["pairs"][0]["high"]


def test_csv_is_for_spreadsheets(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    assert arena("--out", out).exit_code == 0
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["index"] for row in rows] == list("012")
    assert rows[0]["bots.1"] == "greedy"
    assert rows[0]["scores.0"].isdigit()
    assert list(tmp_path.iterdir()) == [out]


def test_parquet_is_as_simulations_write_it(arena: Run, run: Run, tmp_path: Path) -> None:
    out, other = tmp_path / "results.parquet", tmp_path / "simulated.parquet"
    assert arena("--out", out).exit_code == 0
    run("simulate", "city_council", *BOTS, "--games", 1, "--out", other)
    assert polars.read_parquet(out).schema == polars.read_parquet(other).schema


def test_ctrl_c_and_on(
    arena: Run, tmp_path: Path, stopped: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    out, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    stopped(2)
    result = arena("--out", out)
    assert result.exit_code == 130
    assert "stopped after 2 of 3 games" in result.stderr
    assert "the same command goes on" in result.stderr
    assert "2 games, 3 at a table" in result.stdout
    monkeypatch.undo()
    again = arena("--out", out)
    assert again.exit_code == 0
    assert "going on after 2 of 3 games" in again.stderr
    assert arena("--out", whole).stdout == again.stdout
    assert timeless(out) == timeless(whole)


def test_ctrl_c_without_a_file(arena: Run, stopped: Callable[[int], None]) -> None:
    stopped(2)
    result = arena()
    assert result.exit_code == 130
    assert "with --out they would be kept" in result.stderr
    assert "2 games" in result.stdout
    stopped(0)
    assert arena().stdout == ""


def test_a_finished_file_is_told_again(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    first = arena("--out", out)
    before = out.stat().st_mtime_ns
    again = arena("--out", out)
    assert again.stdout == first.stdout
    assert "has 3 games already" in again.stderr
    assert out.stat().st_mtime_ns == before


def test_a_finished_file_is_extended(arena: Run, tmp_path: Path) -> None:
    out, whole = tmp_path / "results.jsonl", tmp_path / "whole.jsonl"
    arena("--out", out, games=3)
    result = arena("--out", out, games=6)
    assert "going on after 3 of 6 games" in result.stderr
    arena("--out", whole, games=6)
    assert timeless(out) == timeless(whole)


def test_another_arena_is_refused(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    arena("--out", out, games=3)
    before = out.read_bytes()
    complains(arena("--out", out, "--seed", 5), "holds games of another seed: row 0 has")
    assert out.read_bytes() == before


WORDS = {
    "arena": "Missing argument 'GAME'",
    "arena city_council": "Missing option '--seats'",
    "arena chess --seats random,greedy": "there is no game 'chess'",
    "arena city_council --seats random,greedy": "is for 3 to 4 seats, not 2",
    "arena city_council --seats random,greedy,": "there is no bot ''",
    "arena city_council --seats random,random,random": "needs two different bots",
    "arena city_council --seats random,greedy,random,random,random": "with --players 4",
    "arena city_council --seats random,greedy,random --players 4": "only 3 bots are listed",
    "arena city_council --seats random,greedy,random --players 0": "Invalid value for '--players'",
    "arena city_council --seats random,greedy,random --games 0": "Invalid value for '--games'",
    "arena city_council --seats random,greedy,random --jobs 0": "Invalid value for '--jobs'",
    "arena city_council --seats random,greedy,random --option x=1": "has no option 'x'",
    "arena city_council --seats random,greedy,random --components /no.toml": "/no.toml: No such",
    "arena city_council --seats random,greedy,random --out x.txt": "must end in .jsonl or .csv or",
    "arena city_council --seats random,greedy,random --out /no/x.csv": "No such file or directory",
}


@pytest.mark.parametrize("words", WORDS)
def test_words_that_cannot_be_used(run: Run, words: str) -> None:
    complains(run(*words.split()), WORDS[words])


def test_a_directory_is_no_file(arena: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    out.mkdir()
    complains(arena("--out", out), "is a directory")


def complains(result: Result, message: str) -> None:
    """Exit code 2, nothing on stdout, and this in one line on stderr."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("jackscrew: ")
    assert result.stderr.count("\n") == 1
    assert message in result.stderr


def test_a_true_ctrl_c(tmp_path: Path) -> None:
    out = tmp_path / "results.csv"
    journal = tmp_path / "results.csv.part.jsonl"
    words = ["arena", "city_council", "--seats", "random,greedy,random", "--games", "3000"]
    process = subprocess.Popen(
        [sys.executable, "-m", "jackscrew.cli", *words, "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors.startswith("stopped after")
    assert errors.count("\n") == 1
    assert "at a table" in output
    assert list(tmp_path.iterdir()) == [journal]
