"""The phases of a round, and bidding for priority: sections 3 and 4 of the rules."""

from __future__ import annotations

from itertools import groupby, permutations

import pytest
from council_table import GAME, CouncilMatch, asked, drift, next_round, opening

from jackscrew import IllegalMove
from jackscrew.games.city_council.view import PlayerView

PHASES = {"tops": "tops", "bid": "bid", "pick": "pick", "steal": "pick"}


def bidders(match: CouncilMatch, since: int = 0) -> list[int]:
    """Who has bid, in order."""
    return [line.seat for line in match.record.lines[since:] if line.step == "bid"]


def player(match: CouncilMatch, seat: int) -> PlayerView:
    """What everybody sees of a seat."""
    return match.view()["players"][seat]


@pytest.mark.parametrize("seats", [3, 4])
def test_phases_of_a_round(seats: int) -> None:
    """[CC-RND-01] Tiles are turned up, all bid, all choose twice, all take a turn; then again."""
    match = GAME.new(seats, seed=1)
    next_round(match)
    phases = groupby(match.record.lines, lambda line: PHASES.get(line.step, "turns"))
    assert [phase for phase, _ in phases] == ["tops", "bid", "pick", "turns", "tops"]
    steps = [line.step for line in match.record.lines]
    counts = [steps.count(step) for step in ("bid", "pick", "stack")]
    assert counts == [seats, 2 * seats, seats]
    assert asked(match) == "bid"


def test_opener_and_direction() -> None:
    """[CC-BID-01] Clockwise; round 2 is opened by whoever had turn position 1 in round 1."""
    match = GAME.new(4, seed=1)
    for coin in (2, 3, 5):  # seat 3 has only the 4 left to bid
        match.play(f"bid {coin}")
    assert bidders(match) == [0, 1, 2, 3]
    match.play("lobby mayor")  # seat 2 bid most
    match.play("order 1")  # seat 3 comes next
    next_round(match)
    lines = match.version
    assert match.view()["opener"] == 3
    drift(match, "pick")
    assert bidders(match, lines) == [3, 0, 1, 2]


def test_nobody_passes() -> None:
    """[CC-BID-01] Nothing but bids is offered, to each player once."""
    match = opening()
    for _ in range(3):
        assert {action.split()[0] for action in match.legal()} == {"bid"}
        match.play(match.legal()[0])
    assert sorted(bidders(match)) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("chits", "bids"),
    [
        (0, "2 3 4 5"),
        (1, "2 3 4 5 2+1 3+1 4+1 5+1"),
        (2, "2 3 4 5 2+1 3+1 4+1 5+1 2+2 3+2 4+2 5+2"),
        (4, "2 3 4 5 2+1 3+1 4+1 5+1 2+2 3+2 4+2 5+2 2+3 3+3 4+3 2+4 3+4"),
    ],
)
def test_one_coin_and_any_chits_up_to_seven(chits: int, bids: str) -> None:
    """[CC-BID-02, CC-BID-03] Any coin with any chits one holds, but nothing above 7."""
    assert opening(4, [chits]).legal() == [f"bid {bid}" for bid in bids.split()]


@pytest.mark.parametrize(
    ("chits", "bids"),
    [
        (0, "2 3 4 5"),
        (1, "2 3 4 5 5+1"),
        (2, "2 3 4 5 5+1 4+2 5+2"),
        (4, "2 3 4 5 5+1 4+2 5+2 3+3 4+3 2+4 3+4"),
    ],
)
def test_chits_only_for_six_and_seven(chits: int, bids: str) -> None:
    """[CC-BID-03] The narrower reading: 2 to 5 are bid with the coin of that number alone."""
    match = opening(4, [chits], chits_only_raise_bids_above_coins=True)
    assert match.legal() == [f"bid {bid}" for bid in bids.split()]


def test_bids_differ_in_value() -> None:
    """[CC-BID-02] No value is bid twice, however it is made up."""
    match = opening(4, [1, 2])
    match.play("bid 4+1")
    bids = "2 3 4 2+1 3+1 5+1 2+2 4+2 5+2"
    assert match.legal() == [f"bid {bid}" for bid in bids.split()]
    with pytest.raises(IllegalMove):
        match.play("bid 5")


def test_chits_spare_the_larger_coin() -> None:
    """[CC-BID-03] 4 and a chit is a bid of 5; the 5 coin stays."""
    match = opening(4, [1])
    match.play("bid 4+1")
    assert match.view()["bids"] == [{"seat": 0, "coin": 4, "chits": 1, "value": 5}]
    assert player(match, 0)["coins"] == {"2": "free", "3": "free", "4": "bid", "5": "free"}


def test_bid_coin_is_gone_and_chits_return() -> None:
    """[CC-BID-04] The coin buys nothing this round; the chits lie on the pile again at once."""
    match = opening(4, [2, 2])
    assert match.view()["chits"] == 0
    match.play("bid 5+2")
    assert match.view()["chits"] == 2
    assert (player(match, 0)["chits"], player(match, 1)["chits"]) == (0, 2)
    while match.actor != 0 or asked(match) != "pay_tile":
        match.play(match.legal()[0])
    assert "pay 5" not in match.legal()
    next_round(match)
    assert player(match, 0)["coins"] == dict.fromkeys("2345", "free")


def test_returned_chits_serve_the_treasurer() -> None:
    """[CC-BID-04] A chit used in a bid can be drawn by this round's Treasurer."""
    match = opening(4, [4])
    match.play("bid 5+1")
    drift(match, "pick")
    match.play("lobby treasurer")
    assert (player(match, 0)["chits"], match.view()["chits"]) == (4, 0)
    assert asked(match) == "pick"


def test_bid_coin_does_not_score() -> None:
    """[CC-BID-04, CC-BID-06] Of three coins one pays the tile: 4 points, none for null and bid."""
    match = GAME.new(4, seed=1)
    next_round(match)
    assert match.sheet()["coins"] == [4, 4, 4, 4]


@pytest.mark.parametrize("bids", list(permutations(["2", "3", "4", "5", "5+1", "5+2"], 3)))
def test_last_bidder_always_has_a_bid(bids: tuple[str, ...]) -> None:
    """[CC-BID-05] Three bids leave at least one of 2, 3, 4 and 5 to a player without chits."""
    match = opening(4, [int(bid[2:] or 0) for bid in bids])
    before = match.version
    for bid in bids:
        match.play(f"bid {bid}")
    free = [coin for coin in "2345" if coin not in bids]
    assert match.at(before + 3).legal() == [f"bid {coin}" for coin in free]
    assert free


def test_null_coin_is_no_bid() -> None:
    """[CC-BID-06] The null coin is neither bid by itself nor worth anything."""
    match = opening()
    for action in ("bid 0", "bid null", "bid 1"):
        with pytest.raises(IllegalMove):
            match.play(action)
    assert player(match, 0)["coins"] == dict.fromkeys("2345", "free")


def test_priority_by_bid() -> None:
    """[CC-BID-07] Anne 5, Brian 4, Candace 6, Dave 2: Candace, Anne, Brian, Dave choose."""
    match = opening(4, [0, 0, 1, 0])
    for bid in ("5", "4", "5+1", "2"):
        match.play(f"bid {bid}")
    choosers = []
    while asked(match) == "pick":
        choosers.append(match.actor)
        match.play(match.legal()[0])
    assert choosers[:4] == [2, 0, 1, 3]
