"""Paying with coins and chits: section 6 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from council_table import GAME, CouncilMatch, asked, gains, next_round, points_of, sq, table

from jackscrew import IllegalMove

CITY = {(2, 2): "C4", (2, 8): "S4"}  # a tile in the north-west and one in the north-east


def paying(step: str, a: str | int, b: int = 0, /, **own: Any) -> CouncilMatch:
    """Seat 0 at a step of payment with these coins and chits; its turn goes on afterwards."""
    options = own.pop("options", {})
    investor = "C4" if step in ("speculate", "die", "pay_die") else None
    players = {0: {"took": "C4", "investor": investor, **own}}
    part = {"pay_tile": 0, "invest": 2}.get(step, 3)
    return table(step, 0, a, b, city=CITY, up=["A2"], players=players, part=part, **options)


def purse(match: CouncilMatch) -> tuple[list[int], int, int]:
    """Seat 0's unused coins and chits, and the pile."""
    player = match.dump()["players"][0]
    return player["coins"], player["chits"], match.dump()["pile"]


def test_three_coins_after_bidding() -> None:
    """[CC-PAY-01] One coin is bid, three of 2 to 5 are left."""
    match = GAME.new(4, seed=1)
    match.play("bid 3")
    assert purse(match) == ([2, 4, 5], 0, 4)


def test_used_coin_is_turned_over_and_gives_no_change() -> None:
    """[CC-PAY-01] A 5 coin for a tile of 2 is used up; it does not serve again."""
    match = paying("pay_tile", "A2", coins=[3, 5])
    match.play("pay 5")
    assert purse(match) == ([3], 0, 4)
    assert match.view()["players"][0]["coins"]["5"] == "used"


def test_coins_come_back_for_the_next_round() -> None:
    """[CC-PAY-01] A coin is used once a round; in the next all are free again."""
    match = GAME.new(4, seed=1)
    next_round(match)
    assert purse(match)[0] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("chits", "options"),
    [(0, ["pay 5"]), (1, ["pay 4", "pay 5"]), (2, ["pay 3", "pay 4", "pay 5"])],
)
def test_coins_that_reach_the_cost(chits: int, options: list[str]) -> None:
    """[CC-PAY-02] Any coin that reaches 5 with the chits held."""
    match = paying("pay_tile", "A1", coins=[3, 4, 5], chits=chits)
    assert match.legal() == options


@pytest.mark.parametrize(("coin", "chits"), [(3, 2), (4, 1), (5, 0)])
def test_coin_fixes_the_chits(coin: int, chits: int) -> None:
    """[CC-PAY-02] Exactly the chits that are missing go back to the pile."""
    match = paying("pay_tile", "A1", coins=[3, 4, 5], chits=3)
    match.play(f"pay {coin}")
    rest = [other for other in (3, 4, 5) if other != coin]
    assert purse(match) == (rest, 3 - chits, 1 + chits)


def test_larger_coin_than_needed() -> None:
    """[CC-PAY-02] A 2 may be paid with any coin, but not with chits besides."""
    match = paying("pay_tile", "A2", coins=[2, 3, 4], chits=2)
    assert match.legal() == ["pay 2", "pay 3", "pay 4"]
    match.play("pay 2")
    assert purse(match) == ([3, 4], 2, 2)


@pytest.mark.parametrize(("switch", "found"), [(False, []), (True, ["pay chit"])])
def test_chits_alone_for_a_tile(switch: bool, found: list[str]) -> None:
    """[CC-PAY-03] A tile takes a coin; by the switch chits alone pay it."""
    options = {"chits_alone_pay_tile": switch}
    match = paying("pay_tile", "A2", coins=[2, 3, 4], chits=2, options=options)
    assert match.legal() == [*found, "pay 2", "pay 3", "pay 4"]
    if switch:
        match.play("pay chit")
        assert purse(match) == ([2, 3, 4], 0, 4)


@pytest.mark.parametrize(("switch", "found"), [(False, []), (True, ["pay chit"])])
def test_chits_alone_for_the_speculator(switch: bool, found: list[str]) -> None:
    """[CC-PAY-03] A die takes a coin; by the switch chits alone pay it."""
    options = {"chits_alone_pay_speculator": switch}
    match = paying("pay_die", sq(2, 12), 3, coins=[2, 4], chits=3, options=options)
    assert match.legal() == [*found, "pay 2", "pay 4"]
    match.play(found[0] if found else "pay 2")
    assert purse(match) == (([2, 4], 0, 4) if switch else ([4], 2, 2))


@pytest.mark.parametrize(("switch", "found"), [(False, []), (True, ["invest chit"])])
def test_one_chit_for_the_investor(switch: bool, found: list[str]) -> None:
    """[CC-PAY-03] A coin or one chit; without the switch a coin only."""
    options = {"chits_alone_pay_investor": switch}
    match = paying("invest", "C4", coins=[2, 4], chits=2, options=options)
    assert match.legal() == ["skip", *found, "invest 2", "invest 4"]
    match.play(found[0] if found else "invest 2")
    assert purse(match) == (([2, 4], 1, 3) if switch else ([4], 2, 2))


@pytest.mark.parametrize("step", [("pay_tile", "A2", 0), ("pay_die", sq(2, 12), 2)])
def test_chits_alone_must_reach_the_cost(step: tuple[str, str, int]) -> None:
    """[CC-PAY-03] One chit does not pay 2, whatever the switches."""
    options = {"chits_alone_pay_tile": True, "chits_alone_pay_speculator": True}
    assert paying(*step, coins=[2, 4], chits=1, options=options).legal() == ["pay 2", "pay 4"]


def test_no_chit_to_pay_the_investor() -> None:
    """[CC-PAY-03] Without a chit only coins are offered."""
    assert paying("invest", "C4", coins=[2, 4]).legal() == ["skip", "invest 2", "invest 4"]


def test_any_coins_and_chits_for_rail() -> None:
    """[CC-PAY-03] Two chits alone pay a segment on a tile; a coin and a chit do as well."""
    for funds, left in [(("fund chit", "fund chit"), [2]), (("fund chit", "fund 2"), [])]:
        match = table(
            "rail", a=-1, city=CITY, rail=[(2, 1)], players={0: {"coins": [2], "chits": 2}}
        )
        match.play(f"rail {sq(2, 2)}")
        match.play(funds[0])
        assert asked(match) == "fund"
        match.play(funds[1])
        assert purse(match)[0] == left


def test_each_purchase_has_its_own_coin() -> None:
    """[CC-PAY-04] A 5 coin for the investor leaves nothing of it for speculator and rail."""
    match = paying("invest", "C4", coins=[2, 5])
    match.play("invest 5")
    assert asked(match) == "speculate"
    match.play(f"speculate {sq(2, 12)}")
    assert match.legal() == ["die 1", "die 2"]
    match.play("die 1")  # and what is left of the 2 coin lays no rail
    assert purse(match) == ([], 0, 4)
    assert match.record.lines[-1].action != "stop"
    assert [line.step for line in match.record.lines if line.seat == 0] == [
        "invest",
        "speculate",
        "die",
        "pay_die",
    ]


def test_points_pay_for_nothing() -> None:
    """[CC-PAY-05] However many points one has, what coins and chits do not reach is not offered."""
    sheet = points_of(90)
    match = paying("die", sq(2, 12), coins=[2], sheet=sheet)
    assert match.legal() == ["die 1", "die 2"]
    with pytest.raises(IllegalMove):
        match.play("die 3")
    assert paying("invest", "C4", coins=[], sheet=sheet).legal() == ["skip"]
    match = table(
        "rail", a=-1, city=CITY, rail=[(2, 1)], players={0: {"coins": [], "sheet": sheet}}
    )
    assert match.legal() == ["stop"]


def test_paying_costs_no_points() -> None:
    """[CC-PAY-05] A tile, an investor and rail are paid without loss of points."""
    assert gains(paying("pay_tile", "A2", coins=[2, 3, 4]), "pay 2") == [0, 0, 0, 0]
    assert gains(paying("invest", "C4", coins=[2, 4]), "invest 2") == [0, 0, 0, 0]


@pytest.mark.parametrize("bid", [2, 3, 4, 5])
def test_investor_and_speculator_can_always_be_paid(bid: int) -> None:
    """[CC-PAY-06] Two coins are unused after step A, and one is when the die is bought."""
    coins = [coin for coin in (2, 3, 4, 5) if coin != bid]
    match = paying("pay_tile", "A2", coins=coins)
    match.play(f"pay {coins[0]}")
    assert purse(match)[0] == coins[1:]
    match = paying("invest", "C4", coins=coins[1:])
    match.play(f"invest {coins[2]}")
    match.play(f"speculate {sq(2, 12)}")
    assert match.legal() == [f"die {value}" for value in range(1, coins[1] + 1)]
