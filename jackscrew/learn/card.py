"""A game on one screen: the goal, a round, where points come from, the end, what goes wrong."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from jackscrew.core.game import Game

SHOWN = 6  # sources of points that are told one by one


@dataclass(frozen=True)
class Points:
    """A row of the score sheet: how much of all points it brings, in percent, and what for."""

    source: str
    share: int
    icon: str
    rule: str  # which the guide tells where it explains this source
    told: str


@dataclass(frozen=True)
class Card:
    """What a game's `card.toml` says in one language."""

    goal: str
    story: str
    round: tuple[str, ...]
    ends: str
    mistakes: tuple[str, ...]
    points: tuple[Points, ...]

    @property
    def largest(self) -> list[Points]:
        """The sources that bring most, the best first."""
        return sorted(self.gains, key=lambda row: -row.share)[:SHOWN]

    @property
    def rest(self) -> list[Points]:
        """The other sources that bring something, in the order of the score sheet."""
        largest = self.largest
        return [row for row in self.gains if row not in largest and row.share]

    @property
    def longest(self) -> int:
        """The greatest share that is told, the rest taken together."""
        return max(self.largest[0].share, sum(row.share for row in self.rest))

    @property
    def losses(self) -> list[Points]:
        """The sources that cost points, the worst first."""
        return sorted((row for row in self.points if row.share < 0), key=lambda row: row.share)

    @property
    def gains(self) -> list[Points]:
        """The sources that cost nothing."""
        return [row for row in self.points if row.share >= 0]


@cache
def read_card(game: Game, language: str) -> Card:
    """The card of a game in one language."""
    data = tomllib.loads((game.folder / "learn" / "card.toml").read_text(encoding="utf-8"))
    told = data[language]
    return Card(
        told["goal"],
        told["story"],
        tuple(told["round"]),
        told["ends"],
        tuple(told["mistakes"]),
        tuple(
            Points(row["source"], row["share"], row["icon"], row["rule"], row[language])
            for row in data["points"]
        ),
    )
