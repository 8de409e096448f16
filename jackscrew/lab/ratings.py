"""What the games of an arena say about its bots: ratings, shares of wins, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from math import ceil, floor, log, sqrt
from statistics import fmean
from typing import Any

from jackscrew.core.errors import BadInput
from jackscrew.lab.shares import Share, wilson
from jackscrew.lab.simulate import Row


def check_openskill() -> None:
    """Refuse to begin without the library that makes the ratings."""
    if find_spec("openskill") is None:
        raise BadInput("ratings need openskill: pip install 'jackscrew[lab]'")


def places(row: Row) -> list[int]:
    """The place of every seat: winners first, then by score; equal ones share a place."""
    winners, scores = row["winners"], row["scores"]
    marks = [
        (True, 0) if seat in winners else (False, points) for seat, points in enumerate(scores)
    ]
    return [1 + sum([other > mark for other in marks]) for mark in marks]


def together(shares: Sequence[Share]) -> Share:
    """Several shares as one."""
    return Share(
        sum([share.games for share in shares]),
        sum([share.wins for share in shares]),
        sum([share.points for share in shares]),
    )


@dataclass
class Standing:
    """How one bot has done.  mu and sigma: its rating and the doubt about it."""

    bot: str
    mu: float
    sigma: float
    seats: list[Share]
    places: int = 0

    @property
    def total(self) -> Share:
        """All seats together; a bot that sits twice in a game has played twice."""
        return together(self.seats)


@dataclass
class Pair:
    """How often one bot came in before another; a shared place is half."""

    before: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        """The part of the games."""
        return self.before / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval; halves are taken to either side of it."""
        low, _ = wilson(floor(self.before), self.games)
        _, high = wilson(ceil(self.before), self.games)
        return low, high

    @property
    def clear(self) -> bool:
        """Does the interval leave out one half?"""
        low, high = self.interval
        return not low <= 0.5 <= high

    def turned(self) -> Pair:
        """The same, told of the other bot."""
        return Pair(self.games - self.before, self.games)


@dataclass
class Standings:
    """Everything that is counted, row by row in the order of the games."""

    bots: Sequence[str]
    players: int
    games: int = 0
    model: Any = field(init=False)
    of: dict[str, Standing] = field(init=False)
    pairs: dict[tuple[str, str], Pair] = field(init=False)

    def __post_init__(self) -> None:
        # tau is how much a player may have changed between two games: bots do not
        self.model = import_module("openskill.models").PlackettLuce(tau=0.0)
        self.bots = list(dict.fromkeys(self.bots))
        self.of = {bot: self.newcomer(bot) for bot in self.bots}
        self.pairs = {pair: Pair() for pair in combinations(self.bots, 2)}

    def newcomer(self, bot: str) -> Standing:
        """A bot of which nothing is known."""
        seats = [Share() for _ in range(self.players)]
        return Standing(bot, self.model.mu, self.model.sigma, seats)

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        bots, ranks = row["bots"], places(row)
        for seat, (bot, place) in enumerate(zip(bots, ranks, strict=True)):
            standing = self.of[bot]
            standing.places += place
            standing.seats[seat].add(seat in row["winners"], row["scores"][seat])
        self.compare(bots, ranks)
        self.rate(bots, ranks)

    def compare(self, bots: list[str], ranks: list[int]) -> None:
        """Count who came in before whom; of several copies the mean, so each game counts once."""
        by_bot = {bot: of_bot(bot, bots, ranks) for bot in self.bots if bot in bots}
        for one, other in combinations(by_bot, 2):
            pair = self.pairs[one, other]
            pair.games += 1
            pair.before += fmean(
                (mine < theirs) + (mine == theirs) / 2
                for mine in by_bot[one]
                for theirs in by_bot[other]
            )

    def rate(self, bots: list[str], ranks: list[int]) -> None:
        """Rate one game: every copy of a bot as a player of its own, then the mean of them."""
        standings = [self.of[bot] for bot in bots]
        teams = [[self.model.rating(mu=bot.mu, sigma=bot.sigma)] for bot in standings]
        after = [rating for (rating,) in self.model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(bots):
            copies = of_bot(bot, bots, after)
            self.of[bot].mu = fmean(rating.mu for rating in copies)
            self.of[bot].sigma = fmean(rating.sigma for rating in copies)

    def ranked(self) -> list[Standing]:
        """The bots, best rating first."""
        return sorted(self.of.values(), key=lambda standing: -standing.mu)

    def ranked_pairs(self) -> list[tuple[str, str, Pair]]:
        """All that have met, the better rated named first."""
        names = [standing.bot for standing in self.ranked()]
        found = [(one, other, self.pair(one, other)) for one, other in combinations(names, 2)]
        return [entry for entry in found if entry[2].games]

    def pair(self, one: str, other: str) -> Pair:
        """How often one came in before the other."""
        if (one, other) in self.pairs:
            return self.pairs[one, other]
        return self.pairs[other, one].turned()

    def by_seat(self) -> list[Share]:
        """How the seats have done, whoever sat there."""
        bots = self.of.values()
        return [together([bot.seats[seat] for bot in bots]) for seat in range(self.players)]

    def lead_of_two_thirds(self) -> float:
        """By how much a rating must be higher for two places before the other to one behind."""
        return float(log(2) * self.model.beta * sqrt(self.players))


def of_bot(bot: str, bots: list[str], values: Iterable[Any]) -> list[Any]:
    """What belongs to the seats of one bot."""
    return [value for name, value in zip(bots, values, strict=True) if name == bot]
