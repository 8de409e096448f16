"""Each game in the terminal: played, in German, and a stored game with a component pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import jackscrew

Run = Callable[..., Result]

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = ("--seats", "you,random,random", "--seed", "3")
OPTIONS = {
    "big_shoulders": "advanced=yes",
    "rise": "culture_b=yes",
    "raising_chicago": "council=yes",
}
TOLD = {  # in English and German
    "big_shoulders": ("Decade 1 of 5: 1875, Action phase", "Jahrzehnt 1 von 5: 1875"),
    "city_council": ("Round 1 of 8", "Runde 1 von 8"),
    "raising_chicago": ("Round 1 of 8", "Runde 1 von 8"),
    "rise": ("Round 1 of 12, era 1", "Runde 1 von 12, Epoche 1"),
}
PACKED = [
    ("raising_chicago/seats-3-council-pack", 300, "12/6★"),
    ("rise/seats-3-mixed-pack", 200, "7★"),
]
games = pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])


@games
@pytest.mark.parametrize("width", [46, 80, 120])
def test_a_game_is_played(run: Run, key: str, width: int) -> None:
    typed = "1\n" * 15 + "score\nboard\nwhy\nquit\n"
    option = ["--option", OPTIONS[key]] if key in OPTIONS else []
    result = run("play", key, *PLAYED, *option, typed=typed, width=width)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= width
    assert TOLD[key][0] in result.stdout
    assert "You have left the game." in result.stdout


@games
def test_german(run: Run, key: str) -> None:
    result = run("play", key, *PLAYED, "--language", "de", typed="1\nlog\n")
    assert TOLD[key][1] in result.stdout
    assert "Spieler 1" in result.stdout


@pytest.mark.parametrize(("name", "line", "told"), PACKED)
def test_a_stored_game_is_shown(run: Run, name: str, line: int, told: str) -> None:
    record = RECORDS / f"{name}.txt"
    pack = ("--components", record.with_name("pack.toml"))
    result = run("replay", record, "--at", line, *pack)
    assert result.exit_code == 0, result.output
    assert told in result.stdout
