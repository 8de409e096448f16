"""Running the program inside the test, and records to run it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import jackscrew
from jackscrew.bots import make_bot
from jackscrew.cli import app
from jackscrew.lab.simulate import play_out

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """The program with words and what is typed; whatever is raised comes out."""

    def call(*words: object, typed: str = "", width: int = 100) -> Result:
        env = {"COLUMNS": str(width), "NO_COLOR": None, "FORCE_COLOR": None}
        arguments = [str(word) for word in words]
        return CliRunner().invoke(app, arguments, typed, env, catch_exceptions=False)

    return call


@pytest.fixture(scope="session")
def record_text() -> str:
    """The record of a finished game of random players."""
    game = jackscrew.game("city_council")
    match = game.new(3, seed=5)
    play_out(match, [make_bot("random", game, seat) for seat in range(3)])
    return str(match.record)


@pytest.fixture
def record(tmp_path: Path, record_text: str) -> Path:
    """The same in a file."""
    path = tmp_path / "game.txt"
    path.write_text(record_text, encoding="utf-8")
    return path
