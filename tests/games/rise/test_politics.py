"""The Politics track, section 6 of the rules."""

from __future__ import annotations

import pytest
from rise_table import PRINTED, asks, at, coins, doing, events, play, player, scored, table, vp

from jackscrew.games.rise.effects import RANKS
from jackscrew.games.rise.state import E_RANK, E_RANK_INCOME

DONE = (1, "option")
REWARDS = PRINTED["tracks"]["politics"]["A"]["rewards"]


@pytest.mark.parametrize(("b", "last"), [("", 14), ("politics", 12)])
def test_one_vp_per_step(b: str, last: int) -> None:
    """[RISE-POL-01] At the end of the game; a forfeited step gave its VP already."""
    match = table("end", round=12, b=b, players={0: {"politics": 9}, 1: {"politics": last}})
    assert [scored(match, seat) for seat in range(3)] == [{"politics": 9}, {"politics": last}, {}]
    match = doing(["advance politics 1"], b=b, players={0: {"politics": last}})
    assert (scored(match), player(match)["steps"]["politics"]) == ({"politics": 1}, last)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("space", [6, 10, 14])
def test_ex_41_rewards_by_order_of_arrival(seats: int, space: int) -> None:
    """[RISE-POL-02] The k-th to arrive gains the k-th number for this number of players."""
    numbers = REWARDS[f"r{space}"][str(seats)]
    for earlier in range(seats):
        match = doing(
            ["advance politics 1"],
            seats=seats,
            players={
                0: {"politics": space - 1},
                **{seat: {"politics": space} for seat in range(1, earlier + 1)},
            },
        )
        play(match, f"step politics-{space}")
        assert scored(match) == {"politics": numbers[earlier]}
        assert match.view()["rewards"][f"r{space}"] == [*range(1, earlier + 1), 0]


def test_seat_0_may_be_first() -> None:
    """[RISE-POL-02] The next one is second."""
    players = {0: {"politics": 6}, 1: {"politics": 5}}
    match = doing(["advance politics 1"], 1, players=players)
    play(match, "step politics-6")
    assert (scored(match, 1), match.view()["rewards"]["r6"]) == ({"politics": 2}, [0, 1])


def test_rewards_are_apart() -> None:
    """[RISE-POL-02] Who was first at 6 does not matter at 10; other spaces give nothing."""
    match = doing(
        ["advance politics 2"],
        players={0: {"politics": 8}, 1: {"politics": 6}, 2: {"politics": 7}},
        rewards={"r6": [2, 0, 1]},
    )
    play(match, "step politics-9")
    assert scored(match) == {}
    play(match, "step politics-10")
    assert scored(match) == {"politics": 6}
    assert match.view()["rewards"] == {"r6": [2, 0, 1], "r10": [0], "r14": []}


def test_ex_42_ranks() -> None:
    """[RISE-POL-03] Red first on rank IV: its effect twice; Yellow's rank II once; Green none."""
    players = {0: {"politics": 8}, 1: {"politics": 4, "coins": 0}, 2: {"politics": 1}}
    match = doing(["advance politics 1"], b="politics", players=players)
    play(match, "step politics-9")
    assert (asks(match), match.legal()) == ((0, "choice"), ["choose 1", "choose 2"])
    play(match, "choose 1")
    assert (asks(match), coins(match)) == ((0, "choice"), 3 + 3)
    play(match, "choose 2")
    assert (scored(match), coins(match)) == ({"politics": 2}, 6)
    assert asks(match) == (1, "choice")
    play(match, "choose 1")
    assert (coins(match, 1), vp(match, 1), coins(match, 2), vp(match, 2)) == (1, 15, 3, 15)
    assert (asks(match), player(match)["rank"]) == (DONE, "IV")
    assert match.view()["ranks"] == ["I", "II", "III", "IV"]
    assert [(it.seat, RANKS[it.a]) for it in events(match, E_RANK_INCOME)] == [(0, "IV")]


@pytest.mark.parametrize("red", [6, 9])
def test_ex_43_late(red: int) -> None:
    """[RISE-POL-03] Red was on rank III before: Yellow gains the effect of the space alone."""
    players = {0: {"politics": 5}, 1: {"politics": red}}
    match = doing(["advance politics 1"], b="politics", players=players)
    play(match, "step politics-6", "choose 1")
    assert (coins(match), coins(match, 1), asks(match)) == (3 + 2, 3, DONE)
    assert player(match)["rank"] == "III"
    assert [RANKS[it.a] for it in events(match, E_RANK)] == ["III"]
    assert not events(match, E_RANK_INCOME)


def test_rank_income_by_placing_order() -> None:
    """[RISE-POL-03] The mover, then the others as they placed in this round."""
    players = {seat: {"politics": 4} for seat in (1, 2, 3)} | {0: {"politics": 5}}
    match = doing(
        ["advance politics 1"],
        seats=4,
        b="politics",
        placing_order=[3, 1, 0, 2],
        players=players,
    )
    play(match, "step politics-6")
    seen = []
    while asks(match)[1] == "choice":
        seen.append(match.actor)
        play(match, "choose 2")
    assert seen == [0, 0, 3, 1, 2]
    assert [scored(match, seat)["politics"] for seat in range(4)] == [2, 1, 1, 1]


def test_rank_i_asks_nothing() -> None:
    """[RISE-POL-03] Its coin is taken, and once more as rank income."""
    match = doing(["advance politics 2"], b="politics")
    play(match, "step politics-1", "step politics-2")
    assert (coins(match), asks(match), player(match)["rank"]) == (5, DONE, "I")


def test_rank_i_has_an_income() -> None:
    """[RISE-POL-03] Who has reached rank I alone gains it once more, too."""
    players = {0: {"politics": 3}, 1: {"politics": 2}}
    match = doing(["advance politics 1"], b="politics", players=players)
    play(match, "step politics-4", "choose 2", "choose 2")
    assert (coins(match, 1), coins(match, 2), asks(match)) == (4, 3, DONE)


def test_spaces_without_rank() -> None:
    """[RISE-POL-03] Nothing happens between the ranks."""
    match = doing(["advance politics 1"], b="politics", players={0: {"politics": 4}})
    play(match, "step politics-5")
    assert (at(match, 0, "politics"), coins(match), scored(match)) == ("5", 3, {})
