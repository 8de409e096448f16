"""Who wins how often, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

Z95 = 1.959964  # two-sided 95 % of the normal distribution


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach = Z95 * spread / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Share:
    """How one seat, or one bot, has done."""

    games: int = 0
    wins: int = 0
    points: int = 0

    def add(self, won: bool, points: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += won
        self.points += points

    @property
    def share(self) -> float:
        """The part of games won."""
        return self.wins / self.games

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.points / self.games


@dataclass
class Tally:
    """Shares by seat and by bot, counted row by row."""

    seats: defaultdict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    bots: defaultdict[str, Share] = field(default_factory=lambda: defaultdict(Share))
    games: int = 0

    def add(self, row: dict[str, Any]) -> None:
        """Count one game's row."""
        self.games += 1
        for seat, (bot, points) in enumerate(zip(row["bots"], row["scores"], strict=True)):
            won = seat in row["winners"]
            self.seats[f"{seat} {bot}"].add(won, points)
            self.bots[bot].add(won, points)
