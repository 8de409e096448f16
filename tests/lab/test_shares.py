"""Shares and their intervals."""

from __future__ import annotations

import pytest

from jackscrew.lab.shares import Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # worked by hand: z^2 / (n + z^2)
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_tally_by_seat_and_by_bot() -> None:
    tally = Tally()
    tally.add({"bots": ["greedy", "random", "random"], "scores": [9, 4, 2], "winners": [0]})
    tally.add({"bots": ["greedy", "random", "random"], "scores": [1, 4, 6], "winners": [2]})
    assert tally.games == 2
    assert [share.wins for share in tally.seats.values()] == [1, 0, 1]
    assert tally.bots["random"].share == 0.25
    assert tally.bots["random"].mean == 4.0
    assert tally.bots["greedy"].mean == 5.0
