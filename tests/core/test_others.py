"""Games of other packages: found by entry points, and never in the way of ours."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest
from toy_game import TOY

import jackscrew
from jackscrew.games import MODULES

Ship = Callable[[str], None]


def test_a_game_of_another_package_is_found(ship: Ship) -> None:
    ship("toy = toy_game:TOY")
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
        ("other = toy_game:TOY", "is no game of this key"),
    ],
)
def test_one_that_cannot_be_loaded_is_told_by_name(ship: Ship, line: str, why: str) -> None:
    ship(line)
    key = line.partition(" ")[0]
    with pytest.raises(jackscrew.UnknownGame, match=f"the game '{key}' cannot be loaded: .*{why}"):
        jackscrew.game(key)
    with pytest.warns(UserWarning, match=f"the game '{key}' cannot be loaded"):
        assert [game.key for game in jackscrew.games()] == list(MODULES)


def test_one_that_lacks_something_is_told_what(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    ship("toy = toy_game:TOY")
    words = TOY.part("words")
    for name in ("describe", "SCORE"):
        monkeypatch.delattr(words, name)
    with pytest.raises(jackscrew.UnknownGame, match=r"toy_game\.words lacks SCORE, describe$"):
        jackscrew.game("toy")


def test_ours_keep_their_keys(ship: Ship) -> None:
    ship("rise = toy_game:TOY")
    assert jackscrew.game("rise").title == "RISE"
    assert len(jackscrew.games()) == len(MODULES)


def test_entry_points_are_not_read_for_ours() -> None:
    looked = "from jackscrew.games import game, others; game('rise'); print(others.cache_info())"
    told = subprocess.run(
        [sys.executable, "-c", looked], capture_output=True, text=True, check=True
    )
    assert "misses=0" in told.stdout
