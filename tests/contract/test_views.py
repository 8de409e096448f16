"""What `observe` gives is what a game's view says: nothing is missing, nothing else is there."""

from __future__ import annotations

import looks
import msgspec
import pytest

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC

CASES = [
    pytest.param(game, seats, flipped, id=f"{game.key}-{seats}-{'flipped' if flipped else ''}")
    for game in jackscrew.games()
    for seats in game.seats
    for flipped in range(len(looks.option_sets(game, seats)))
]


@pytest.mark.parametrize(("game", "seats", "flipped"), CASES)
def test_views_are_what_their_types_say(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        for seat in range(PUBLIC, seats):
            view = match.view(seat)
            assert msgspec.convert(view, game.view, strict=True) == view
