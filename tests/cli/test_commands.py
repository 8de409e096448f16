"""Every command but play."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import Result

import jackscrew

Run = Callable[..., Result]


def test_version(run: Run) -> None:
    kind = "compiled" if jackscrew.COMPILED else "pure"
    assert run("--version").stdout == f"jackscrew {jackscrew.__version__} ({kind})\n"


@pytest.mark.parametrize(
    "command",
    ["games", "play", "replay", "check", "simulate", "arena", "report", "balance", "bench"],
)
def test_every_command_is_helped_with(run: Run, command: str) -> None:
    assert command in run("--help").stdout
    assert command in run().stdout
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"jackscrew {command}" in result.stdout or f"{command} [OPTIONS]" in result.stdout


def test_games(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for word in (
        "City Council",
        "Phillip Lerche",
        "unofficial",
        "Free Documentation",
        "Bid for the council's favour",
        "player aid",
        "first_bidder",
        "RISE rise, 2-4 seats",
        "was designed anew",
        "satisfaction_b",
    ):
        assert word in " ".join(result.stdout.split())


def test_games_as_json(run: Run) -> None:
    data = json.loads(run("games", "--json").stdout)
    assert data["games"][0]["key"] == "city_council"
    assert data["games"][0]["seats"] == [3, 4]
    assert data["games"][0]["options"][0]["default"] == 0
    assert "unofficial" in data["notice"]


def test_replay_shows_the_end(run: Run, record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Game over" in result.stdout
    assert "The game is over" in result.stdout


def test_replay_shows_a_position(run: Run, record: Path) -> None:
    assert "Round 1 of 8" in run("replay", record, "--at", "5").stdout
    assert "Runde 1 von 8" in run("replay", record, "--at", "5", "--language", "de").stdout


def test_replay_asks_the_seat_that_is_asked(run: Run, record: Path) -> None:
    seen = run("replay", record, "--at", "3", "--seat", "0").stdout
    assert "Choose the coin you bid" in seen
    assert "Choose the coin you bid" not in run("replay", record, "--at", "3", "--seat", "1").stdout


def test_replay_writes_a_picture(run: Run, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    result = run("replay", record, "--at", "90", "--seat", "1", "--svg", out)
    assert (result.exit_code, result.stdout) == (0, "")
    assert ElementTree.fromstring(out.read_text()).tag.endswith("svg")


def test_check_tells_of_each_file(run: Run, record: Path, record_text: str, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    half.write_text("\n".join(record_text.splitlines()[:30]))
    result = run("check", record, half)
    assert result.exit_code == 0
    lines = len(record_text.splitlines()) - 2
    assert f"{record}: ok, rules 1, {lines} lines, over" in result.stdout
    assert f"{half}: ok, rules 1, 29 lines, not over" in result.stdout


Change = Callable[[list[str]], list[str]]

BROKEN: dict[str, tuple[Change, str]] = {
    "a move that is not legal": (lambda rows: [*rows[:4], "0 bid bid 7", *rows[5:]], "line 5: "),
    "a wrong result": (lambda rows: [*rows[:-1], "= 1 2 3"], "the scores are"),
    "lines after the end": (lambda rows: [*rows[:-1], rows[-2]], "the game is over already"),
    "another step": (lambda rows: [*rows[:4], "0 rail stop"], "step 'rail' does not come now"),
    "an unknown action": (lambda rows: [*rows[:4], "0 bid fly home"], "is no action"),
    "seats of another game": (lambda rows: ["city_council rules=1 seats=9"], "not 9"),
    "rules to come": (lambda rows: ["city_council rules=99 seats=3"], "not 99"),
    "an option it has not": (lambda rows: ["city_council rules=1 seats=3 sides=A"], "no option"),
    "an option like a setting": (
        lambda rows: ["city_council rules=1 seats=3 components=x"],
        "no option 'components'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_check_refuses_wrong_records(run: Run, record_text: str, tmp_path: Path, name: str) -> None:
    change, reason = BROKEN[name]
    path = tmp_path / "wrong.txt"
    path.write_text("\n".join(change(record_text.splitlines())) + "\n")
    for command in ("check", "replay"):
        result = run(command, path)
        assert result.exit_code == 1
        assert reason in result.stderr
        assert result.stderr.count("\n") == 1
        assert f"{path}: line " in result.stderr


def test_bench_measures(run: Run) -> None:
    result = run("bench", "--seconds", "0.01", "--json")
    data = json.loads(result.stdout)
    assert data["game"] == "city_council"
    assert data["plain"]["playout_decisions"] > 0
    assert (data["compiled"] is not None) == jackscrew.COMPILED
    assert data["plain"]["clone_us"] * data["plain"]["clones"] > 0


def test_bench_prints_a_table(run: Run) -> None:
    result = run("bench", "city_council", "--seats", "3", "--seconds", "0.01")
    assert result.exit_code == 0
    assert "city_council, 3 seats" in result.stdout
    assert "µs per clone" in result.stdout
