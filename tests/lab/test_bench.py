"""Speeds: that they are measured, not how great they are."""

from __future__ import annotations

import pytest

import jackscrew
from jackscrew.core.chance import Dice
from jackscrew.core.errors import BadInput
from jackscrew.lab import bench as module
from jackscrew.lab.bench import Bench, Speed, measure_plain, middle, positions_of
from jackscrew.terminal.overview import bench_cells, caption

GAME = jackscrew.game("city_council")
SLOW = Speed(100.0, 1.0, 50.0, 1000.0, 1000.0, 9.0)
FAST = Speed(300.0, 3.0, 90.0, 3000.0, 333.0, 3.0)


def test_the_median_of_every_number() -> None:
    assert middle([SLOW, FAST, FAST]) == FAST
    assert middle([]) is None


def test_ratios_to_catanatron() -> None:
    bench = Bench("city_council", 4, FAST, SLOW, 50.0, 2.0)
    cells = bench_cells(bench, "playout_decisions", "catanatron_actions")
    assert cells == ["300", "100", "50.00", "6.0 x", "2.0 x"]
    assert bench_cells(bench, "clone_us", "")[2:] == ["-", "-", "-"]
    assert "not" not in caption(bench)


def test_what_is_missing_is_told() -> None:
    bench = Bench("city_council", 4, None, SLOW, None, None)
    assert bench_cells(bench, "playout_games", "catanatron_games") == ["-", "1.00", "-", "-", "-"]
    assert "not compiled" in caption(bench)
    assert "pip install 'jackscrew[bench]'" in caption(bench)


def test_catanatron_is_left_out_if_it_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    found = module.bench(GAME, 3, 0.001)
    assert (found.catanatron_actions, found.catanatron_games) == (None, None)
    assert found.plain is not None


def test_catanatrons_actions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Game:
        def __init__(self, players: list[str], seed: int) -> None:
            self.state = type("State", (), {"actions": players * 5})

        def play(self) -> None:
            pass

    fake = type("Fake", (), {"Color": "RGBW", "RandomPlayer": str, "Game": Game})
    monkeypatch.setattr(module, "import_module", lambda name: fake)
    actions, games = module.run_catanatron(0.001, seed=1)
    assert actions == pytest.approx(20 * games)


def test_plain_python_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(BadInput, match="plain Python cannot be measured"):
        measure_plain(GAME, 3, 0.001, 1)


def test_positions_go_all_through_a_game() -> None:
    positions = positions_of(GAME.new_state(GAME.setup(3)), Dice(1))
    assert positions[0].returns() == [0, 0, 0]
    assert max(positions[-1].returns()) > 0
