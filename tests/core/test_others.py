"""Games of other packages: found by entry points, and never in the way of ours."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from toy import TOY

import jackscrew
from jackscrew.games import MODULES, others

Ship = Callable[[str], None]


@pytest.fixture
def ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ship]:
    """Installs a package that brings games."""

    def install(lines: str) -> None:
        place = tmp_path / "shipped-1.0.dist-info"
        place.mkdir()
        (place / "METADATA").write_text("Metadata-Version: 2.1\nName: shipped\nVersion: 1.0\n")
        (place / "entry_points.txt").write_text(f"[jackscrew.games]\n{lines}\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        others.cache_clear()

    yield install
    others.cache_clear()


def test_a_game_of_another_package_is_found(ship: Ship) -> None:
    ship("toy = toy:TOY")
    assert jackscrew.game("toy") is TOY
    assert jackscrew.games()[-1] is TOY
    with pytest.raises(jackscrew.UnknownGame, match=r"there are city_council, .*, toy$"):
        jackscrew.game("chess")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("toy = no_such_module:TOY", "No module named 'no_such_module'"),
        ("toy = toy:NO_SUCH_GAME", "has no attribute 'NO_SUCH_GAME'"),
        ("toy = toy:STEPS", "is no game of this key"),
        ("other = toy:TOY", "is no game of this key"),
    ],
)
def test_one_that_cannot_be_loaded_is_told_by_name(ship: Ship, line: str, why: str) -> None:
    ship(line)
    key = line.partition(" ")[0]
    with pytest.raises(jackscrew.UnknownGame, match=f"the game '{key}' cannot be loaded: .*{why}"):
        jackscrew.game(key)
    with pytest.warns(UserWarning, match=f"the game '{key}' cannot be loaded"):
        assert [game.key for game in jackscrew.games()] == list(MODULES)


def test_ours_keep_their_keys(ship: Ship) -> None:
    ship("rise = toy:TOY")
    assert jackscrew.game("rise").title == "RISE"
    assert len(jackscrew.games()) == len(MODULES)


def test_entry_points_are_not_read_for_ours() -> None:
    looked = "from jackscrew.games import game, others; game('rise'); print(others.cache_info())"
    told = subprocess.run(
        [sys.executable, "-c", looked], capture_output=True, text=True, check=True
    )
    assert "misses=0" in told.stdout
