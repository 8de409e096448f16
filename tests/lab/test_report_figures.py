"""The figures of a report: rows made by hand, and numbers from textbooks."""

from __future__ import annotations

from math import inf, isfinite, sqrt
from typing import Any

import polars as pl
import pytest

import jackscrew
from jackscrew.core.chance import Dice, playout
from jackscrew.lab.report import figures
from jackscrew.lab.report.figures import Bins
from jackscrew.lab.report.intervals import estimate, holm, paired_share, student, tail
from jackscrew.lab.report.labels import count_label, count_labels, source_label
from jackscrew.lab.report.rows import take_rows
from jackscrew.lab.report.wording import MINUS, bin_label, listed, number, plain, signed


def row(index: int, scores: list[int], rail: list[int], **more: Any) -> dict[str, Any]:
    """A game in which nothing was done but to lay rail."""
    best = max(scores)
    return {
        "index": index,
        "seed": 100 + index,
        "bots": ["greedy", "random", "random"],
        "game": "city_council",
        "rules": 1,
        "options": "",
        "pack": "",
        "scores": scores,
        "winners": [seat for seat in range(3) if scores[seat] == best],
        "lines": 30 + index,
        "decisions": 20 + index,
        "points": {"rail": rail, "coins": [s - r for s, r in zip(scores, rail, strict=True)]},
        "counts": {"rail": rail, "bid": [8, 8, 8], "steal": [0, 0, 0]},
        "seconds": 0.5,
        **more,
    }


ROWS = [
    row(0, [9, 4, 2], [3, 1, 1]),
    row(1, [9, 6, 3], [4, 2, 0]),
    row(2, [2, 7, 5], [1, 3, 1]),
    row(3, [6, 6, 1], [2, 2, 0]),  # shared
]


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042)])
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.015)
    assert tail(quantile, freedom) == pytest.approx(0.05, abs=0.001)


def test_many_values_are_normal() -> None:
    assert student(100_000) == pytest.approx(1.96, abs=1e-3)


def test_the_interval_of_a_mean() -> None:
    """Student's sleep data: 10 differences, mean 1.58, deviation 1.23, interval 0.70 to 2.46."""
    found = estimate(1.58, 1.229995, 10)
    assert (found.low, found.high) == pytest.approx((0.7001, 2.4599), abs=2e-3)
    assert found.chance == pytest.approx(0.002833, abs=1e-4)
    assert found.clear


def test_what_few_or_equal_values_tell() -> None:
    assert (estimate(3.0, 0.0, 1).low, estimate(3.0, 0.0, 1).high) == (-inf, inf)
    assert estimate(3.0, 0.0, 1).chance == 1.0
    assert estimate(0.0, 0.0, 50).chance == 1.0
    assert estimate(3.0, 0.0, 3).chance == 0.25  # two of eight ways to fall alike
    assert not estimate(0.0, 0.0, 50).clear


def test_the_difference_of_shares_of_the_same_games() -> None:
    """Worked by hand: shares .64 and .44 of 50 games, correlation 271 / sqrt(32*18*22*28)."""
    low, high = paired_share(20, 12, 2, 16)
    assert (low, high) == pytest.approx((0.0562, 0.3292), abs=1e-4)
    turned = paired_share(20, 2, 12, 16)
    assert turned == pytest.approx((-high, -low))


def test_shares_that_never_differ_are_still_not_known_exactly() -> None:
    low, high = paired_share(0, 0, 0, 20)
    assert low < 0 < high
    assert high == pytest.approx(-low)


def test_holm_stops_at_the_first_that_fails() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert holm([0.02, 0.02]) == [True, True]
    assert holm([0.026, 0.026]) == [False, False]
    assert holm([]) == []


def test_wins_by_seat_and_by_bot() -> None:
    played = take_rows(ROWS)
    seats = figures.wins_by(played, "seat")
    assert [(w.who, w.games, w.wins, w.score) for w in seats] == [
        ("Seat 0 (greedy)", 4, 3, 6.5),
        ("Seat 1 (random)", 4, 2, 5.75),
        ("Seat 2 (random)", 4, 0, 2.75),
    ]
    bots = figures.wins_by(played, "bot")
    assert [(w.who, w.games, w.wins, w.share) for w in bots] == [
        ("greedy", 4, 3, 0.75),
        ("random", 8, 2, 0.25),
    ]
    assert figures.even_share(played) == pytest.approx(5 / 12)


def test_margins_and_leads() -> None:
    played = take_rows(ROWS)
    assert played.games["margin"].to_list() == [5, 3, 2, 0]
    lead = figures.seat_leads(played)[0]
    assert lead.mean == pytest.approx((6 + 4.5 - 4 + 2.5) / 4)
    deviation = sqrt(sum((x - 2.25) ** 2 for x in (6, 4.5, -4, 2.5)) / 3)
    assert lead.high - lead.mean == pytest.approx(student(3) * deviation / 2)


def test_what_winners_did_more() -> None:
    """Rail in four games: winners 3, 4, 3 and 2; the others 1, 1, 1 and 0."""
    (deed,) = figures.deeds(take_rows(ROWS))  # bids and steals never differ
    assert deed.name == "rail"
    assert (deed.winners, deed.others) == (3.0, 0.75)
    assert deed.difference.mean == 2.25
    spread = pl.Series([3, 1, 1, 4, 2, 0, 1, 3, 1, 2, 2, 0]).std()
    assert deed.effect == pytest.approx(2.25 / figures.as_float(spread))
    assert deed.holds
    assert isfinite(deed.difference.low)


def test_a_victory_that_all_share_tells_nothing() -> None:
    assert figures.deeds(take_rows([row(0, [4, 4, 4], [0, 1, 2])])) == []


def test_points_by_source() -> None:
    means = figures.points_by(take_rows(ROWS), "bot")
    assert means.to_dicts() == [
        {"name": "rail", "greedy": 2.5, "random": 1.25},
        {"name": "coins", "greedy": 4.0, "random": 3.0},
    ]


def test_bins_hold_all_and_have_round_edges() -> None:
    values = pl.Series([-3, 0, 7, 56, 57])
    bins = figures.bins_of(values)
    assert bins == Bins(-5.0, 5.0, 13)
    counts = figures.counts_in(values, bins)
    assert counts == [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    assert bin_label(bins, 0, whole=True) == f"{MINUS}5 to {MINUS}1"
    assert figures.bins_of(pl.Series([4, 4])) == Bins(4.0, 1.0, 1)
    assert figures.bins_of(pl.Series([0.1, 0.3]), whole=False).width == 0.02
    assert sum(figures.counts_in(pl.Series([0.1, 0.3]), Bins(0.1, 0.02, 11))) == 2


def test_seats_that_were_rotated() -> None:
    bots = ["greedy", "random", "random"]
    turns = [bots[i:] + bots[:i] for i in range(3)]
    rows = [row(i, [3, 2, 1], [1, 1, 0], bots=turns[i]) for i in range(3)]
    assert figures.rotated(take_rows(rows))
    assert figures.wins_by(take_rows(rows), "seat")[0].who == "Seat 0"
    assert not figures.rotated(take_rows(ROWS))


def test_numbers_in_words() -> None:
    assert [number(2.25), number(-2.25, 2), number(12345.6)] == ["2.2", f"{MINUS}2.25", "12,346"]
    assert [signed(1.0), signed(-0.04), signed(-2)] == ["+1.0", "0.0", f"{MINUS}2.0"]
    assert [plain(4.0), plain(4.5)] == ["4", "4.5"]
    assert [listed(["a"]), listed(["a", "b", "c"]), listed([])] == ["a", "a, b and c", ""]


@pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
def test_every_count_has_a_label_and_no_two_the_same(key: str) -> None:
    game = jackscrew.game(key)
    state = game.new_state(game.setup(3))
    playout(state, Dice(1))
    verbs = {verb.name for verb in game.actions.verbs}
    told = count_labels()[key]
    assert set(game.tally(state)) <= set(told)
    strangers = {name for name in told if name not in verbs and name not in game.tally(state)}
    assert all(name.endswith("_B") for name in strangers)  # the other sides of RISE's tracks
    assert len(set(told.values())) == len(told)
    assert max(map(len, told.values())) <= 28
    assert [source_label(game, name) for name in game.sources]


def test_a_count_without_a_label_is_spelled_out() -> None:
    assert count_label(jackscrew.game("rise"), "brand_new") == "Brand new"
