"""The simulate command: rows where they were asked for, and a calm end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import polars
import pytest
from typer.testing import Result

from jackscrew.lab import engines, tables
from jackscrew.lab.engines import Engine
from jackscrew.lab.simulate import Plan, Row, run_noted

Run = Callable[..., Result]

WORDS = ["simulate", "city_council", "--seats", "random,greedy,random", "--seed", "7"]
PLAN = Plan("city_council", ("random", "greedy", "random"), 4, seed=7)


def reproduced(rows: Iterable[Row]) -> list[Row]:
    return [{**row, "seconds": 0.0} for row in rows]


def lines(text: str) -> list[Row]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture(scope="module")
def expected() -> tuple[list[Row], str]:
    """The rows of the plan's games, and the lines of their decisions."""
    played = list(run_noted(PLAN, Engine(jobs=1), noted=True))
    return reproduced(row for row, _ in played), "".join(text for _, text in played)


def test_json_lines_on_the_screen(run: Run, expected: tuple[list[Row], str]) -> None:
    result = run(*WORDS, "--games", 3, "--jobs", 1)
    assert result.exit_code == 0
    assert reproduced(lines(result.stdout)) == expected[0][:3]
    for word in ("seat 1 greedy", "bot random", "95 % interval", "mean score", "3 games in"):
        assert word in result.stderr


def test_json_lines_in_files(run: Run, tmp_path: Path, expected: tuple[list[Row], str]) -> None:
    out, decisions = tmp_path / "games.jsonl", tmp_path / "decisions.jsonl"
    result = run(*WORDS, "--games", 4, "--jobs", 2, "--out", out, "--decisions", decisions)
    assert (result.exit_code, result.stdout) == (0, "")
    assert reproduced(lines(out.read_text())) == expected[0]
    assert decisions.read_text() == expected[1]
    assert set(tmp_path.iterdir()) == {out, decisions}


def test_parquet_files(run: Run, tmp_path: Path, expected: tuple[list[Row], str]) -> None:
    out, decisions = tmp_path / "games.parquet", tmp_path / "decisions.parquet"
    words = ("--games", 4, "--jobs", 1, "--out", out, "--decisions", decisions)
    assert run(*WORDS, *words).exit_code == 0
    assert reproduced(polars.read_parquet(out).to_dicts()) == expected[0]
    assert polars.read_parquet(decisions).to_dicts() == lines(expected[1])
    assert set(tmp_path.iterdir()) == {out, decisions}


def test_decisions_beside_games_on_the_screen(run: Run, tmp_path: Path) -> None:
    decisions = tmp_path / "decisions.jsonl"
    result = run(*WORDS, "--games", 1, "--decisions", decisions)
    [row] = lines(result.stdout)
    assert len(decisions.read_text().splitlines()) == row["decisions"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--out", "a.txt"], "--out a.txt: must end in .jsonl or .parquet"),
        (["--decisions", "a"], "--decisions a: must end in .jsonl or .parquet"),
        (["--out", "a.jsonl", "--decisions", "a.jsonl"], "must not be the file of --out"),
        (["--address", "there:1"], "--address there:1: only for --engine ray"),
        (["--engine", "dask"], "'dask' is not one of 'pool', 'ray'"),
        (["--jobs", "0"], "Invalid value for '--jobs'"),
        (["--out", "/no/such/place/a.jsonl"], "/no/such/place/a.jsonl: No such file"),
        (["--decisions", "/no/such/place/a.parquet"], "/no/such/place/a.parquet: No such file"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(run: Run, words: list[str], message: str) -> None:
    complains(run(*WORDS, *words), message)


def test_what_is_not_installed_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (engines, tables):
        monkeypatch.setattr(module, "find_spec", lambda name: None)
    complains(run(*WORDS, "--out", "a.parquet"), "pip install 'jackscrew[lab]'")
    complains(run(*WORDS, "--engine", "ray"), "pip install 'jackscrew[ray]'")


def complains(result: Result, message: str) -> None:
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("jackscrew: ")
    assert result.stderr.count("\n") == 1
    assert message in result.stderr


def interrupted(when: Callable[[], bool], *words: object) -> tuple[int, str]:
    """Press Ctrl-C, which all processes of a terminal hear; the exit code and what was told."""
    command = [sys.executable, "-m", "jackscrew.cli", *WORDS, "--games", "100000", *map(str, words)]
    with subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
        text=True,
    ) as process:
        try:
            while process.poll() is None and not when():
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()  # one that does not hear is not waited for
    return process.returncode, errors


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_the_games_that_are_finished(tmp_path: Path, jobs: int) -> None:
    def begun() -> bool:
        return any(path.stat().st_size for path in tmp_path.glob(".games.jsonl.*"))

    out, decisions = tmp_path / "games.jsonl", tmp_path / "decisions.parquet"
    words = ("--jobs", jobs, "--out", out, "--decisions", decisions)
    code, errors = interrupted(begun, *words)
    kept, noted = tmp_path / "games.part.jsonl", tmp_path / "decisions.part.parquet"
    rows = lines(kept.read_text())
    told = f"stopped after {len(rows)} of 100000 games, kept in {kept} and {noted}\n"
    assert (code, errors) == (130, told)
    assert [row["index"] for row in rows] == list(range(len(rows)))
    assert polars.read_parquet(noted).height == sum(row["decisions"] for row in rows)
    assert set(tmp_path.iterdir()) == {kept, noted}


def test_ctrl_c_at_once_leaves_nothing(tmp_path: Path) -> None:
    def begun() -> bool:
        return bool(list(tmp_path.iterdir()))

    code, errors = interrupted(begun, "--jobs", 3, "--out", tmp_path / "games.jsonl")
    assert (code, errors) == (130, "stopped after 0 of 100000 games\n")
    assert list(tmp_path.iterdir()) == []


def test_slow_libraries_are_loaded_when_they_are_needed() -> None:
    code = (
        "import sys, jackscrew.terminal.progress, jackscrew.lab.simulate;"
        "print([name for name in ('polars', 'ray') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n"
