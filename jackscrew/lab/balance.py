"""What a component pack changes: the same games with and without it, compared pair by pair."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import Any

import polars as pl

from jackscrew.core.components import Components
from jackscrew.core.errors import BadInput
from jackscrew.core.game import Game
from jackscrew.lab.report.figures import as_float, estimate_of
from jackscrew.lab.report.intervals import Estimate, holm, paired_share
from jackscrew.lab.report.labels import count_label, source_label
from jackscrew.lab.report.rows import COUNTS, POINTS, Played, take_rows
from jackscrew.lab.simulate import Plan, Row, run

WINS, SCORES, GAMES = "wins", "scores", "games"
GROUPS = {  # what is compared; points and counts are means of a seat
    WINS: "Wins by seat",
    SCORES: "Scores by seat",
    GAMES: "Margin and length",
    "points": "Points by source",
    "counts": "Counts",
}


@dataclass(frozen=True)
class Change:
    """One figure with the components before and after; `sure` bears that many are compared."""

    group: str
    name: str
    before: float
    after: float
    difference: Estimate
    sure: bool = False


@dataclass(frozen=True)
class Balance:
    """All that was compared, and of which games."""

    game: Game
    seats: tuple[str, ...]
    games: int
    seed: int
    before: str  # the digest of a pack; nothing for the printed components
    after: str
    changes: list[Change]

    def of(self, group: str) -> list[Change]:
        """The changes of one group."""
        return [change for change in self.changes if change.group == group]


def balance(
    plan: Plan, jobs: int | None, against: Components | None, advance: Callable[[], None]
) -> Balance:
    """Play a plan with its pack and against other components; `advance` hears of each game."""
    before = take_rows(play(replace(plan, components=against), jobs, advance))
    after = take_rows(play(plan, jobs, advance))
    packs = str(before.games["pack"][0]), str(after.games["pack"][0])
    changes = compare(before, after)
    return Balance(before.game, plan.seats, plan.games, plan.seed, *packs, changes)


def check_plans(plan: Plan, against: Components | None) -> None:
    """Refuse packs that cannot be played, or that are one and the same."""
    other = replace(plan, components=against)
    plan.check()
    other.check()
    if plan.setup().pack == other.setup().pack:
        raise BadInput("both packs are the same: there is nothing to compare")


def play(plan: Plan, jobs: int | None, advance: Callable[[], None]) -> list[Row]:
    """The rows of a plan."""
    found: list[Row] = []
    with closing(run(plan, jobs)) as rows:
        for row in rows:
            found.append(row)
            advance()
    return found


def compare(before: Played, after: Played) -> list[Change]:
    """Every figure of the same games before and after, with what is sure of the difference."""
    found = [*win_changes(before, after), *mean_changes(before, after)]
    held = holm([change.difference.chance for change in found])
    return [replace(change, sure=sure) for change, sure in zip(found, held, strict=True)]


def win_changes(before: Played, after: Played) -> list[Change]:
    """The share of wins of each seat."""
    changes: list[Change] = []
    for seat in range(before.seats):
        old, new = won_by(before, seat), won_by(after, seat)
        mean = estimate_of(new.cast(pl.Int8) - old.cast(pl.Int8))
        low, high = paired_share(*crossed(new, old))
        difference = Estimate(mean.mean, low, high, mean.chance)
        shares = as_float(old.mean()), as_float(new.mean())
        changes.append(Change(WINS, before.called("seat", seat), *shares, difference))
    return changes


def won_by(played: Played, seat: int) -> pl.Series:
    """Which games a seat won."""
    return played.places.filter(seat=seat)["won"]


def crossed(new: pl.Series, old: pl.Series) -> tuple[int, int, int, int]:
    """How many games were won both ways, only after, only before, and neither way."""
    parts = (new & old, new & ~old, ~new & old, ~new & ~old)
    return int(parts[0].sum()), int(parts[1].sum()), int(parts[2].sum()), int(parts[3].sum())


def mean_changes(before: Played, after: Played) -> list[Change]:
    """All other figures, which are means of games; not those that are 0 in all of them."""
    old, new, names = measures(before), measures(after), labels(before)
    changes: list[Change] = []
    for column in old.columns:
        ever = old[column].cast(pl.Boolean).any() or new[column].cast(pl.Boolean).any()
        if column in names and ever:
            means = as_float(old[column].mean()), as_float(new[column].mean())
            difference = estimate_of(new[column] - old[column])
            changes.append(Change(column.split()[0], names[column], *means, difference))
    return changes


def measures(played: Played) -> pl.DataFrame:
    """One row a game: what is compared of it, points and counts as means of its seats."""
    score = pl.col("score")
    per_seat = [
        score.filter(pl.col("seat") == seat).first().alias(f"{SCORES} {seat}")
        for seat in range(played.seats)
    ]
    sheets = [column for column in played.places.columns if column.startswith((POINTS, COUNTS))]
    by_game = played.places.group_by("id", maintain_order=True).agg(
        *per_seat, score.mean().alias(f"{SCORES} all"), pl.col(sheets).mean()
    )
    told = played.games.select(
        "id", *[pl.col(name).alias(f"{GAMES} {name}") for name in ("margin", "decisions", "lines")]
    )
    return by_game.join(told, on="id", how="left", maintain_order="left")


def labels(played: Played) -> dict[str, str]:
    """What each column of the measures is called."""
    found = {f"{SCORES} {seat}": played.called("seat", seat) for seat in range(played.seats)}
    found |= {f"{SCORES} all": "All seats", f"{GAMES} margin": "Margin of the winner"}
    found |= {f"{GAMES} decisions": "Decisions", f"{GAMES} lines": "Lines of the record"}
    found |= {POINTS + name: source_label(played.game, name) for name in played.sources}
    return found | {COUNTS + name: count_label(played.game, name) for name in played.counts}


def balance_data(result: Balance) -> dict[str, Any]:
    """A comparison as plain data."""
    return {
        "game": result.game.key,
        "seats": list(result.seats),
        "games": result.games,
        "seed": result.seed,
        "before": result.before,
        "after": result.after,
        "changes": [change_data(change) for change in result.changes],
    }


def change_data(change: Change) -> dict[str, Any]:
    """A change as plain data; an interval that one game cannot tell is missing."""
    data = asdict(change)
    told = data.pop("difference")
    interval = [told["low"], told["high"]] if isfinite(told["low"]) else None
    return data | {"difference": told["mean"], "interval": interval, "chance": told["chance"]}
