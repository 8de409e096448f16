"""What is told of the Penalty tile, also when it is given back."""

from __future__ import annotations

import pytest
from rise_table import doing, events, play

from jackscrew.games.rise.state import E_PENALTY
from jackscrew.games.rise.tracks import PENALTIES


@pytest.mark.parametrize(
    ("b", "space", "faces"),
    [
        ("", -3, ["A", "none"]),
        ("conservation", -3, ["B-front", "none"]),
        ("conservation", -4, ["B-back", "B-front"]),
        ("", -4, []),
    ],
)
def test_a_penalty_given_back_is_told(b: str, space: int, faces: list[str]) -> None:
    """[RISE-CON-02] A step right gives the tile back or turns it, and all hear of it."""
    match = doing(["advance conservation 1"], b=b, players={0: {"conservation": space}})
    play(match, f"step conservation{space + 1}")
    told = [(it.seat, PENALTIES[it.b], PENALTIES[it.a]) for it in events(match, E_PENALTY)]
    assert told == ([(0, *faces)] if faces else [])
