"""Where two choices differ: both are played on from the same positions, with the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter

from jackscrew.bots.search import Search
from jackscrew.bots.tree import Tree
from jackscrew.core.chance import Dice
from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import State
from jackscrew.core.thinking import bots_of

PAIRS = 24  # enough to tell a few points from luck, in a tenth of a second
FEWEST = 4  # where patience ends before, as it may in plain Python
SURE = 2.0  # standard errors: a smaller mean may be luck
WORTH_TELLING = 0.1  # of what decides games, by the search's settings
DECISIONS, WIDTH = 24, 6  # so many are played on, each the best of so many drawn actions

Sheet = list[list[int]]


@dataclass(frozen=True)
class Difference:
    """What a choice brings beyond another one, in the mean; 0 where that may be luck or is little.

    `sources` are points of the seat by the rows of the score sheet, `seats` what all have in all.
    """

    other: str
    sources: tuple[float, ...]
    seats: tuple[float, ...]


def difference(search: Search, chosen: str, other: str, patience: float = 0.0) -> Difference:
    """How the sheets differ, some decisions after one choice and after the other.

    After so many seconds of patience, if it has an end, a few pairs have to do.
    """
    pairs = list(pairs_of(search, chosen, other, patience))
    least = WORTH_TELLING * bots_of(search.game).SETTINGS.spread
    own = [[row[search.seat] for row in pair] for pair in pairs]
    sums = [[sum(column) for column in zip(*pair, strict=True)] for pair in pairs]
    return Difference(other, certain(own, least), certain(sums, least))


def pairs_of(search: Search, chosen: str, other: str, patience: float) -> Iterator[Sheet]:
    """Differences of sheets, as many as there is time for."""
    began = perf_counter()
    for number in range(PAIRS):
        if patience and number >= FEWEST and perf_counter() > began + patience:
            return
        yield paired(search, chosen, other)


def certain(found: Sequence[Sequence[int]], least: float) -> tuple[float, ...]:
    """The mean of each column, where it is neither small nor likely to be luck."""
    means = []
    for column in zip(*found, strict=True):
        mean, error = fmean(column), stdev(column) / sqrt(len(column))
        means.append(mean if abs(mean) >= max(least, SURE * error) else 0.0)
    return tuple(means)


def paired(search: Search, chosen: str, other: str) -> Sheet:
    """By how much a sheet is higher after one choice than after the other: source, then seat."""
    sample, luck = search.sample(), search.dice.below(1 << 30)
    first, second = (played_on(search, sample.clone(), it, luck) for it in (chosen, other))
    rows = zip(first, second, strict=True)
    return [[a - b for a, b in zip(*pair, strict=True)] for pair in rows]


def played_on(search: Search, state: State, action: str, luck: int) -> Sheet:
    """The score sheet if it ended some decisions after an action, made by a cheap policy."""
    game, dice = search.game, Dice(luck)
    bots = bots_of(game)
    settings = SearchSettings(
        bots.SETTINGS.spread, bots.SETTINGS.exploration, rollout=DECISIONS, rollout_width=WIDTH
    )
    tree = Tree(search.seat, bots.evaluate, bots.prospects, game.winners, settings, dice)
    state.apply(search.actions[action])
    tree.go_on(state, dice)
    tree.roll_out(state)
    return game.ended(state)
