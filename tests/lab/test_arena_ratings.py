"""What rows of an arena say, counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from jackscrew.core.errors import BadInput
from jackscrew.lab import ratings
from jackscrew.lab.arena import Arena, play
from jackscrew.lab.ratings import Pair, Standings, check_openskill, places


def row(bots: str, scores: list[int], winners: list[int]) -> dict[str, Any]:
    return {"bots": list(bots), "scores": scores, "winners": winners}


def standings(*rows: dict[str, Any], bots: str = "abc") -> Standings:
    found = Standings(list(bots), len(rows[0]["bots"]))
    for game in rows:
        found.add(game)
    return found


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([9, 4, 6], [0], [1, 3, 2]),
        ([9, 9, 6], [1], [2, 1, 3]),  # won on the tie-break
        ([9, 9, 6], [0, 1], [1, 1, 3]),
        ([9, 4, 4], [0], [1, 2, 2]),
        ([3, 9, -2], [0], [1, 2, 3]),  # not the most points
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(row("abc", scores, winners)) == expected


def test_who_came_in_before_whom() -> None:
    found = standings(
        row("abc", [9, 4, 6], [0]),  # a c b
        row("bca", [9, 4, 4], [0]),  # b, then c and a
        row("cab", [2, 8, 5], [1]),  # a b c
    )
    assert found.pair("a", "b") == Pair(2, 3)
    assert found.pair("b", "a") == Pair(1, 3)
    assert found.pair("a", "c") == Pair(2.5, 3)
    assert found.pair("b", "c") == Pair(2, 3)
    assert found.ranked_pairs()[0] == ("a", "b", Pair(2, 3))


def test_of_copies_the_mean_counts() -> None:
    found = standings(row("abb", [5, 9, 1], [1]), row("bab", [2, 7, 2], [1]), bots="abb")
    assert found.pair("a", "b") == Pair(1.5, 2)
    assert len(found.pairs) == 1


def test_bots_that_never_met_are_left_out() -> None:
    found = standings(row("ab", [1, 0], [0]), bots="abc")
    assert [entry[:2] for entry in found.ranked_pairs()] == [("a", "b")]


def test_halves_widen_the_interval() -> None:
    assert Pair(5, 10).interval == pytest.approx((0.2366, 0.7634), abs=1e-4)
    low, high = Pair(5.5, 10).interval
    assert (low, high) == (Pair(5, 10).interval[0], Pair(6, 10).interval[1])


def test_clear_is_what_leaves_out_one_half() -> None:
    assert Pair(9, 10).clear
    assert Pair(1, 10).clear
    assert not Pair(7, 10).clear


def test_wins_places_and_scores() -> None:
    found = standings(row("abc", [9, 4, 6], [0]), row("bca", [9, 4, 9], [0, 2]))
    bot = found.of["a"]
    assert (bot.total.games, bot.total.wins, bot.total.points) == (2, 2, 18)
    assert [share.wins for share in bot.seats] == [1, 0, 1]
    assert found.of["b"].places == 3 + 1
    assert [share.wins for share in found.by_seat()] == [2, 0, 1]
    assert [share.games for share in found.by_seat()] == [2, 2, 2]


def test_winners_are_rated_over_losers() -> None:
    found = standings(*[row("abc", [9, 6, 4], [0])] * 5)
    assert [bot.bot for bot in found.ranked()] == ["a", "b", "c"]
    first, _, last = found.ranked()
    assert first.mu > 25 > last.mu
    assert first.sigma < 25 / 3


def test_equal_places_leave_ratings_equal() -> None:
    found = standings(row("abc", [7, 7, 7], [0, 1, 2]))
    assert len({round(bot.mu, 9) for bot in found.of.values()}) == 1


def test_a_copy_takes_nothing_from_its_like() -> None:
    found = standings(row("abb", [5, 9, 1], [1]), bots="ab")
    assert found.of["a"].mu == pytest.approx(25, abs=1)  # between its two rivals
    assert found.of["a"].mu + 2 * found.of["b"].mu == pytest.approx(75)


def test_more_games_make_surer() -> None:
    few = standings(*[row("ab", [1, 0], [0]), row("ab", [0, 1], [1])] * 5, bots="ab")
    many = standings(*[row("ab", [1, 0], [0]), row("ab", [0, 1], [1])] * 50, bots="ab")
    assert many.of["a"].sigma < few.of["a"].sigma / 2


def test_a_lead_means_what_is_said() -> None:
    """Ratings of many games that one wins two times in three differ by that lead."""
    rows = [row("ab", [1, 0], [0]), row("ab", [1, 0], [0]), row("ab", [0, 1], [1])]
    found = standings(*rows * 300, bots="ab")
    lead = found.of["a"].mu - found.of["b"].mu
    assert lead == pytest.approx(found.lead_of_two_thirds(), abs=0.7)
    assert found.of["a"].sigma < 1.2  # bots do not change: the doubt goes on shrinking


def test_greedy_is_over_random() -> None:
    arena = Arena("city_council", ("random", "greedy", "random"), 3, 6, seed=1)
    found = Standings(arena.bots, 3)
    for game in play(arena, arena.sittings(), jobs=1):
        found.add(game)
    assert [bot.bot for bot in found.ranked()] == ["greedy", "random"]
    assert found.pair("greedy", "random").clear
    assert found.of["random"].total.games == 12


def test_without_openskill_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"pip install 'jackscrew\[lab\]'"):
        check_openskill()
