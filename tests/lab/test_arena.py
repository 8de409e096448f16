"""Arenas: fair seatings, games that do not depend on how they are played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from jackscrew.bots import UnknownBot
from jackscrew.core.errors import BadInput, BadSetup
from jackscrew.lab.arena import Arena, check_rows, play, rotations
from jackscrew.lab.simulate import Plan, play_game

BOTS = ("random", "greedy", "random")
ARENA = Arena("city_council", BOTS, 3, 6, seed=7)


def arena(bots: str, players: int, games: int) -> Arena:
    return Arena("city_council", tuple(bots), players, games, seed=7)


def timeless(rows: Any) -> list[dict[str, Any]]:
    return [{**row, "seconds": 0} for row in rows]


def test_rotations_begin_at_each_seat() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        ("abc", 3, 1),
        ("abc", 3, 7),
        ("abcd", 4, 25),
        ("abb", 3, 9),
        ("abab", 4, 9),
        ("abcde", 3, 100),
        ("abcd", 2, 5),
        ("aab", 2, 9),
    ],
)
def test_every_bot_has_every_seat_equally_often(bots: str, players: int, games: int) -> None:
    sittings = arena(bots, players, games).sittings()
    assert len(sittings) >= games
    for bot in set(bots):
        seats = [Counter(s.seats[seat] for s in sittings)[bot] for seat in range(players)]
        assert len(set(seats)) == 1, (bot, seats)


def test_no_more_games_than_whole_rounds_need() -> None:
    assert [len(arena("abc", 3, games).sittings()) for games in (1, 3, 4)] == [3, 3, 6]
    assert len(arena("abcde", 3, 31).sittings()) == 60


def test_everyone_sits_behind_everyone() -> None:
    behind = Counter(
        pair
        for s in arena("abcd", 4, 24).sittings()
        for pair in zip(s.seats, s.seats[1:], strict=False)
    )
    assert len(behind) == 12
    assert len(set(behind.values())) == 1


def test_in_a_round_robin_all_meet_alike() -> None:
    tables = Counter(frozenset(s.seats) for s in arena("abcde", 3, 30).sittings())
    assert len(tables) == 10
    assert set(tables.values()) == {3}


def test_no_game_is_played_twice() -> None:
    for bots, players in (("abab", 4), ("abb", 3), ("aab", 2)):
        games = [(s.turn, s.seats) for s in arena(bots, players, 50).sittings()]
        assert len(set(games)) == len(games)


def test_more_games_begin_with_the_same() -> None:
    assert arena("abcd", 3, 99).sittings()[:12] == arena("abcd", 3, 12).sittings()


def test_a_round_has_the_same_luck() -> None:
    rows = list(play(ARENA, ARENA.sittings(), jobs=1))
    assert [row["index"] for row in rows] == [0, 1, 2, 3, 4, 5]
    assert len({row["seed"] for row in rows[:3]}) == len({row["seed"] for row in rows[3:]}) == 1
    assert rows[0]["seed"] != rows[3]["seed"]
    assert len({str(row["bots"]) for row in rows[:3]}) == 3


def test_a_game_can_be_played_again_by_itself() -> None:
    sitting = ARENA.sittings()[4]
    (row,) = play(ARENA, [sitting], jobs=1)
    alone = play_game(Plan("city_council", sitting.seats, 9, 7), sitting.turn)
    assert timeless([row]) == timeless([{**alone, "index": 4}])


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    sittings = ARENA.sittings()
    assert timeless(play(ARENA, sittings, jobs=2)) == timeless(play(ARENA, sittings, jobs=1))


@pytest.mark.parametrize(
    ("bots", "players", "error", "words"),
    [
        ("random,greedy,random", 4, BadInput, "--players 4: only 3 bots"),
        ("random,random,random", 3, BadInput, "two different bots"),
        ("random,greedy,random,greedy,random", 5, BadInput, "with --players 4"),
        ("random,greedy", 2, BadSetup, "3 to 4 seats, not 2"),
        ("random,greedy,random,nobody", 3, UnknownBot, "no bot 'nobody'"),
    ],
)
def test_what_cannot_be_played(bots: str, players: int, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Arena("city_council", tuple(bots.split(",")), players, 6, seed=7).check()


def test_rows_of_other_games_are_refused(tmp_path: Path) -> None:
    rows = list(play(ARENA, ARENA.sittings()[:2], jobs=1))
    check_rows(ARENA, rows, tmp_path)
    with pytest.raises(BadInput, match="another rules: row 1 has 99, not"):
        check_rows(ARENA, [rows[0], {**rows[1], "rules": 99}], tmp_path)
    with pytest.raises(BadInput, match="another seed: row 0 has"):
        check_rows(Arena("city_council", BOTS, 3, 6, seed=8), rows, tmp_path)
