"""The figures of a report, as frames that charts and tables are both made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10

import polars as pl

from jackscrew.lab.report.intervals import Estimate, estimate, holm
from jackscrew.lab.report.rows import COUNTS, POINTS, Played
from jackscrew.lab.shares import wilson

MOST_BINS = 14  # bars stay wide enough to be told apart on a phone


@dataclass(frozen=True)
class Wins:
    """How often a seat or a bot has won."""

    who: str
    games: int
    wins: int
    low: float
    high: float
    score: float

    @property
    def share(self) -> float:
        """The part of games won."""
        return self.wins / self.games


@dataclass(frozen=True)
class Deed:
    """How often winners did a thing in a game, and the others of the same games."""

    name: str
    winners: float
    others: float
    difference: Estimate
    spread: float  # the standard deviation of the count over all seats
    holds: bool = False  # even though so many things are compared

    @property
    def effect(self) -> float:
        """The difference in standard deviations of the count."""
        return self.difference.mean / self.spread


@dataclass(frozen=True)
class Bins:
    """Equal steps of a range of numbers."""

    first: float
    width: float
    count: int

    def edges(self, number: int) -> tuple[float, float]:
        """From where to where a bin goes; the second belongs to the next."""
        return self.first + number * self.width, self.first + (number + 1) * self.width


def wins_by(played: Played, group: str) -> list[Wins]:
    """Wins by "seat" or by "bot"; a shared victory is one for each who shares it."""
    found = (
        played.places.group_by(group, maintain_order=True)
        .agg(games=pl.len(), wins=pl.col("won").sum(), score=pl.col("score").mean())
        .iter_rows(named=True)
    )
    return [
        Wins(
            played.called(group, row[group]),
            row["games"],
            row["wins"],
            *wilson(row["wins"], row["games"]),
            row["score"],
        )
        for row in found
    ]


def even_share(played: Played) -> float:
    """What each seat would win if all were alike; more than 1 of n if victories were shared."""
    return float(played.places["won"].sum()) / played.places.height


def seat_leads(played: Played) -> list[Estimate]:
    """By seat: its score less the mean of the others, game by game."""
    total = pl.col("score").sum().over("id")
    others = (total - pl.col("score")) / (played.seats - 1)
    leads = played.places.select("seat", lead=pl.col("score") - others)
    return [estimate_of(leads.filter(seat=seat)["lead"]) for seat in range(played.seats)]


def estimate_of(values: pl.Series) -> Estimate:
    """The mean of a column with its interval."""
    known = values.drop_nulls().cast(pl.Float64)
    mean, deviation = known.mean(), known.std()
    return estimate(as_float(mean), as_float(deviation), known.len())


def as_float(number: object) -> float:
    """A number of polars, which is nothing where there is nothing to count."""
    return float(number) if isinstance(number, (int, float)) else 0.0


def points_by(played: Played, group: str) -> pl.DataFrame:
    """One row for each source of points: its name and the mean of each seat or bot."""
    means = played.places.group_by(group, maintain_order=True).agg(
        pl.col(POINTS + name).mean().alias(name) for name in played.sources
    )
    who = [played.called(group, value) for value in means[group]]
    return means.drop(group).transpose(include_header=True, header_name="name", column_names=who)


def deeds(played: Played) -> list[Deed]:
    """What winners did more or less than the others of the same game, the clearest first.

    Games that all share tell nothing, nor does what all seats always do alike.
    """
    found = [deed for name in played.counts if (deed := deed_of(played, name)) is not None]
    held = holm([deed.difference.chance for deed in found])
    marked = [
        Deed(deed.name, deed.winners, deed.others, deed.difference, deed.spread, holds)
        for deed, holds in zip(found, held, strict=True)
    ]
    return sorted(marked, key=lambda deed: -abs(deed.effect))


def deed_of(played: Played, name: str) -> Deed | None:
    """One count compared; none if it never tells seats of a game apart."""
    value = pl.col(COUNTS + name)
    games = (
        played.places.group_by("id", maintain_order=True)
        .agg(winners=value.filter("won").mean(), others=value.filter(~pl.col("won")).mean())
        .drop_nulls()
    )
    differences = games["winners"] - games["others"]
    apart = played.places.group_by("id").agg(apart=value.max() - value.min())["apart"].max()
    if games.is_empty() or not apart:
        return None
    means = as_float(games["winners"].mean()), as_float(games["others"].mean())
    spread = as_float(played.places[COUNTS + name].std())
    return Deed(name, *means, estimate_of(differences), spread)


def bins_of(values: pl.Series, whole: bool = True) -> Bins:
    """Steps of a round width, so that a chart has no more bars than can be read."""
    low, high = as_float(values.min()), as_float(values.max())
    width = round_width((high - low) / MOST_BINS, 1.0 if whole else 0.0)
    first = floor(low / width) * width
    return Bins(first, width, max(1, floor((high - first) / width + 1e-9) + 1))


def round_width(least: float, smallest: float) -> float:
    """1, 2 or 5 times a power of ten, at least so much."""
    wanted = max(least, smallest)
    if wanted <= 0:
        return 1.0
    power = 10.0 ** floor(log10(wanted))
    return next(width for width in (power, 2 * power, 5 * power, 10 * power) if width >= wanted)


def counts_in(values: pl.Series, bins: Bins) -> list[int]:
    """How many values are in each bin."""
    numbers = ((values.cast(pl.Float64) - bins.first) / bins.width + 1e-9).floor()
    found = dict(numbers.cast(pl.Int64).value_counts().iter_rows())
    return [int(found.get(number, 0)) for number in range(bins.count)]


def groups_of(played: Played, group: str, column: str) -> list[tuple[str, pl.Series]]:
    """The values of each seat or bot."""
    parts = played.places.partition_by(group, maintain_order=True)
    return [(played.called(group, part[group][0]), part[column]) for part in parts]


def summary(values: pl.Series) -> dict[str, float]:
    """Mean, spread and quartiles of a column."""
    numbers = values.cast(pl.Float64)
    return {
        "mean": as_float(numbers.mean()),
        "deviation": as_float(numbers.std()),
        "lowest": as_float(numbers.min()),
        "lower quartile": as_float(numbers.quantile(0.25, "linear")),
        "median": as_float(numbers.median()),
        "upper quartile": as_float(numbers.quantile(0.75, "linear")),
        "highest": as_float(numbers.max()),
    }


def rotated(played: Played) -> bool:
    """Did every bot sit in every seat equally often?"""
    sat = played.places.group_by("bot", "seat").len()
    return all(
        part.height == played.seats and part["len"].n_unique() == 1
        for part in sat.partition_by("bot")
    )


def most_bins(series: Sequence[pl.Series], whole: bool = True) -> Bins:
    """Bins that all of several columns share."""
    return bins_of(pl.concat([values.cast(pl.Float64) for values in series]), whole)
