"""What every game tells the bots is better than chance, and than points alone."""

from __future__ import annotations

from statistics import fmean

import pytest
from looks import other_value
from valuing import Evaluation, lead, play_out

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.state import State
from jackscrew.core.thinking import bots_of

GAMES = jackscrew.games()
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
tables = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in game.seats],
)
BEATS = {
    "big_shoulders": (6, 5),
    "city_council": (18, 11),
    "raising_chicago": (4, 3),
    "rise": (6, 5),
}
MEAN = {"big_shoulders": 2000, "city_council": 100, "raising_chicago": 85, "rise": 80}


def fresh(game: Game, seats: int, number: int) -> State:
    """A new game: by default, with all options the other way, or with every second or third so."""
    turned = [[], game.options, game.options[::2], game.options[1::3]][number % 4]
    options = {option.name: other_value(option, seats) for option in turned}
    state: State = game.new_state(game.setup(seats, options=options))
    return state


def wins(game: Game, seats: int, other: Evaluation[State] | None, count: int) -> int:
    """How often one seat by the evaluation beats the others."""
    won = 0
    for seed in range(count):
        evaluations: list[Evaluation[State] | None] = [other] * seats
        evaluations[seed % seats] = bots_of(game).evaluate
        points = play_out(fresh(game, seats, seed), evaluations, seed).returns()
        won += points[seed % seats] == max(points)
    return won


@pytest.mark.once
@tables
def test_the_evaluation_beats_chance(game: Game, seats: int) -> None:
    assert wins(game, seats, None, 4) == 4


@pytest.mark.once
@games
def test_the_evaluation_beats_points_alone(game: Game) -> None:
    """One seat of three: it wins far more than its third."""
    count, least = BEATS[game.key]
    assert wins(game, 3, lead, count) >= least


@pytest.mark.once
@games
def test_greedy_players_score_well(game: Game) -> None:
    for number in range(2):
        greedy: list[Evaluation[State] | None] = [bots_of(game).evaluate] * 3
        states = [play_out(fresh(game, 3, number), greedy, seed) for seed in range(2)]
        assert fmean(it for state in states for it in state.returns()) > MEAN[game.key]
