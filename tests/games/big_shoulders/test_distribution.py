"""Selling goods, the payout and the share value."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    asked,
    cash,
    company,
    offered,
    play,
    revenue,
    selling,
    table,
    treasury,
    values,
)

TRACK = [10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120]
TRACK += [140, 160, 190, 220, 250, 280, 320, 360, 400, 450]

# EX-68: value, and the revenue needed for one, two and three steps
GUIDE = [
    (10, 10, 20, 0),
    (15, 15, 30, 0),
    (20, 20, 40, 0),
    (25, 25, 50, 0),
    (35, 35, 70, 0),
    (40, 40, 80, 0),
    (50, 50, 100, 0),
    (60, 60, 120, 180),
    (80, 80, 160, 240),
    (100, 100, 200, 300),
    (120, 120, 240, 360),
    (140, 140, 280, 420),
    (160, 160, 320, 480),
    (190, 190, 380, 570),
    (220, 220, 440, 660),
    (250, 250, 500, 750),
    (280, 280, 560, 840),
    (320, 320, 640, 960),
    (360, 360, 720, 1080),
    (400, 400, 800, 1200),
]


def turn(
    name: str = "swift",
    charter: dict[str, Any] | None = None,
    *,
    goods: int = 0,
    ran: int = 1,
    revenue: int = 0,
    sold: int = 0,
    **more: Any,
) -> ShouldersMatch:
    """A company's operating turn after production; doggett's, with some cash, is to follow."""
    match = table(
        "operating",
        companies={
            name: {"director": 0, "appeal": 8, **(charter or {})},
            "doggett": {"director": 1, "treasury": 100},
        },
        **more,
    )
    return selling(match, goods=goods, ran=ran, revenue=revenue, sold=sold)


MEAT = {
    "meat_packing-left": ("D07", 0),  # 3 octagons
    "meat_packing-middle": ("D09", 0),  # 2 octagons
    "meat_packing-right": ("D02", 0),  # 1 octagon
}


def test_goods_go_to_the_own_row() -> None:
    """[BS-OPS-20] To open octagons of its industry's row, divided as wished."""
    match = turn(goods=9, demand=MEAT)
    assert offered(match, "deliver") == [
        "deliver meat_packing-left 1",
        "deliver meat_packing-left 2",
        "deliver meat_packing-left 3",
        "deliver meat_packing-middle 1",
        "deliver meat_packing-middle 2",
        "deliver meat_packing-right 1",
    ]
    play(match, "deliver meat_packing-left 1", "deliver meat_packing-middle 1")
    assert company(match, "swift")["goods"] == 7
    assert "deliver meat_packing-left 2" in match.legal()
    assert "deliver meat_packing-left 3" not in match.legal()


def test_no_more_than_it_has_and_unsold_goods_stay() -> None:
    """[BS-OPS-20] New or stored alike; what is not sold stays with the company."""
    match = turn(goods=2, demand=MEAT)
    assert "deliver meat_packing-left 3" not in match.legal()
    play(match, "deliver meat_packing-left 1", "pay")
    assert company(match, "swift")["goods"] == 1


def test_ex_56_a_salesperson_raises_the_price() -> None:
    """EX-56 [BS-OPS-21] Libby with one salesperson sells for $30 instead of $20."""
    demand = {"food_and_dairy-left": ("D19", 0)}
    for people, price in [(0, 20), (1, 30), (2, 40)]:
        match = turn("libby", {"salespeople": people}, goods=3, demand=demand)
        match.play("deliver food_and_dairy-left 3")
        assert revenue(match) == 3 * price


@pytest.mark.parametrize(
    ("sales", "bonus"),
    [
        (["right 1"], 50),
        (["middle 2"], 20),
        (["left 3"], 0),
        (["right 1", "middle 2"], 70),
        (["right 1", "middle 2", "left 3"], 70),
        (["middle 1"], 0),
    ],
)
def test_ex_57_filling_a_tile(sales: list[str], bonus: int) -> None:
    """EX-57 [BS-OPS-22] The last space: $50 right, $20 middle, nothing left; they add up."""
    match = turn(goods=6, demand=MEAT)
    for sale in sales:
        match.play(f"deliver meat_packing-{sale}")
    goods = sum(int(sale.split()[1]) for sale in sales)
    assert revenue(match) == 50 * goods + bonus


def test_goods_of_others_do_not_matter() -> None:
    """[BS-OPS-22] Whoever puts the last good has the whole bonus, one good after another too."""
    match = turn(goods=2, demand={**MEAT, "meat_packing-right": ("D19", 5)})
    match.play("deliver meat_packing-right 1")
    assert revenue(match) == 100
    slow = turn(goods=2, demand=MEAT)
    play(slow, "deliver meat_packing-middle 1", "deliver meat_packing-middle 1")
    assert revenue(slow) == 120


def test_ex_59_half_price() -> None:
    """EX-59 [BS-OPS-23] No open space: two goods at $50 bring $25 each."""
    full = {"meat_packing-left": ("D07", 3), "meat_packing-middle": ("D09", 2)}
    match = turn(goods=2, demand={**full, "meat_packing-right": ("D02", 1)})
    assert offered(match, "deliver") == [
        "deliver meat_packing-half 1",
        "deliver meat_packing-half 2",
    ]
    match.play("deliver meat_packing-half 2")
    assert revenue(match) == 50
    assert [space["goods"] for space in match.dump()["demand"][6:9]] == [3, 2, 1]
    assert "pay" in match.legal()


def test_half_price_only_when_the_row_is_full() -> None:
    """[BS-OPS-23] One open octagon in the own row closes it; other rows do not matter."""
    full = {"meat_packing-left": ("D07", 3), "meat_packing-middle": ("D09", 2)}
    match = turn(goods=3, demand={**full, "meat_packing-right": ("D02", 0)})
    assert offered(match, "deliver") == ["deliver meat_packing-right 1"]
    match.play("deliver meat_packing-right 1")
    assert offered(match, "deliver") == [
        "deliver meat_packing-half 1",
        "deliver meat_packing-half 2",
    ]


def test_the_red_x_does_not_keep_a_row_open() -> None:
    """[BS-OPS-23] It counts as a tile without open spaces."""
    full = {"meat_packing-left": ("D07", 3), "meat_packing-middle": ("D09", 2)}
    match = turn(goods=1, demand={**full, "meat_packing-right": ("D01", 0)})
    assert offered(match, "deliver") == ["deliver meat_packing-half 1"]


def test_an_uncovered_left_space_is_always_open() -> None:
    """[BS-OPS-23] Where the printed left space shows, half price is a choice at any time."""
    match = turn(goods=1, demand={**MEAT, "meat_packing-left": (None, 0)}, demand_stack=[])
    assert offered(match, "deliver") == [
        "deliver meat_packing-middle 1",
        "deliver meat_packing-right 1",
        "deliver meat_packing-half 1",
    ]


def test_revenue_is_tallied() -> None:
    """[BS-OPS-24] Goods, fill bonuses and revenue assets; no money until the payout."""
    match = turn(charter={"asset": "color_catalog", "treasury": 10}, goods=1, demand=MEAT)
    play(match, "deliver meat_packing-right 1", "activate color_catalog")
    assert revenue(match) == 50 + 50 + 60
    assert (treasury(match, "swift"), cash(match, 0)) == (10, 100)
    match.play("withhold")
    assert treasury(match, "swift") == 170


def test_pay_or_withhold() -> None:
    """[BS-OPS-25] The director chooses."""
    match = turn(revenue=100, sold=2)
    assert match.actor == 0
    assert match.legal() == ["pay", "withhold"]


@pytest.mark.parametrize(("ran", "sold"), [(0, 0), (1, 0), (0, 2)])
def test_ex_69_compulsory_withholding(ran: int, sold: int) -> None:
    """EX-69 [BS-OPS-26] No factory produced, or no good sold: withhold, one step down."""
    match = turn(charter={"value": 100, "asset": "foundry"}, ran=ran, sold=sold, revenue=50)
    assert "pay" not in match.legal()
    match.play("withhold")
    assert values(match)["swift"] == 80
    assert treasury(match, "swift") == 50


def test_a_half_price_sale_is_a_sale() -> None:
    """[BS-OPS-23] [BS-OPS-26] A company that sold at half price only may pay."""
    match = turn(goods=1, demand={**MEAT, "meat_packing-left": (None, 0)}, demand_stack=[])
    assert "pay" not in match.legal()
    match.play("deliver meat_packing-half 1")
    assert match.legal() == ["pay", "withhold"]


def test_ex_98_stored_goods_and_a_catalog() -> None:
    """EX-98 [BS-OPS-26] [BS-OPS-28] No factory ran, 2 goods at $30, $40 more: withhold $100."""
    match = table(
        "operating",
        companies={
            "anglo": {
                "director": 0,
                "appeal": 8,
                "value": 60,
                "goods": 2,
                "asset": "mail_order_catalog",
            },
            "doggett": {"director": 1, "treasury": 100},
        },
        demand={"meat_packing-left": ("D19", 0)},
    )
    play(match, "distribute", "deliver meat_packing-left 2", "activate mail_order_catalog")
    assert "pay" not in match.legal()
    match.play("withhold")
    assert (treasury(match, "anglo"), values(match)["anglo"]) == (100, 50)


def test_ex_60_rounded_down() -> None:
    """EX-60 [BS-OPS-27] $225: each share gets $22."""
    match = turn(charter={"commons": {1: 1}}, revenue=225, sold=1)
    match.play("pay")
    assert (cash(match, 0), cash(match, 1)) == (166, 122)
    assert treasury(match, "swift") == 6 * 22


def test_ex_61_fifteen_a_share() -> None:
    """EX-61 [BS-OPS-27] 4, 2 and 4 unsold shares: $60, $30, $60."""
    match = turn("spalding", {"commons": {0: 1}, "preferred": 1}, revenue=150, sold=1)
    match.play("pay")
    assert [cash(match, seat) for seat in range(3)] == [160, 130, 100]
    assert treasury(match, "spalding") == 60


def test_ex_71_unsold_shares_pay_the_company() -> None:
    """EX-71 [BS-OPS-27] $110, 3 shares and 7 unsold: $33 and $77."""
    match = turn(revenue=110, sold=1)
    match.play("pay")
    assert (cash(match, 0), treasury(match, "swift")) == (133, 77)


def test_ex_72_sold_out() -> None:
    """EX-72 [BS-OPS-27] $150; 6, 2 and 2 shares: $90, $30, $30, nothing for the company."""
    match = turn(charter={"commons": {0: 3, 2: 2}, "preferred": 1}, revenue=150, sold=1)
    match.play("pay")
    assert [cash(match, seat) for seat in range(3)] == [190, 130, 130]
    assert treasury(match, "swift") == 0


def test_shares_in_the_pool_pay_nobody() -> None:
    """[BS-OPS-27] Neither a player nor the company."""
    match = turn(charter={"commons": {"pool": 5}, "preferred": "pool"}, revenue=100, sold=1)
    match.play("pay")
    assert [cash(match, seat) for seat in range(3)] == [130, 100, 100]
    assert treasury(match, "swift") == 0


def test_ex_62_withholding() -> None:
    """EX-62 [BS-OPS-28] [BS-OPS-29] $150 to the treasury, nothing to players, one step down."""
    match = turn(charter={"value": 100, "commons": {1: 2}}, revenue=150, sold=1)
    match.play("withhold")
    assert treasury(match, "swift") == 150
    assert [cash(match, seat) for seat in range(3)] == [100, 100, 100]
    assert values(match)["swift"] == 80


def test_withheld_revenue_is_not_rounded() -> None:
    """[BS-OPS-28] The whole of $225."""
    match = turn(revenue=225, sold=1)
    match.play("withhold")
    assert treasury(match, "swift") == 225


def test_ex_67_elgin_withholds() -> None:
    """EX-67 [BS-OPS-29] $360 goes one step down to $320, whatever the revenue."""
    match = turn("elgin", {"value": 360}, revenue=1500, sold=9)
    match.play("withhold")
    assert values(match)["elgin"] == 320


def test_withholding_at_the_end_of_the_track() -> None:
    """[BS-OPS-29] There is no space below $10."""
    match = turn(charter={"value": 10}, revenue=10, sold=1)
    match.play("withhold")
    assert values(match)["swift"] == 10


def test_price_protection_when_withholding() -> None:
    """[BS-OPS-29] Exhausted it keeps the value; a choice; once exhausted it helps no more."""
    asset = {"asset": "price_protection", "value": 100}
    match = turn(charter=asset, revenue=50, sold=1)
    assert match.legal() == ["pay", "withhold", "shield", "discard price_protection"]
    match.play("shield")
    assert (values(match)["swift"], treasury(match, "swift")) == (100, 50)
    assert company(match, "swift")["exhausted"]
    bare = turn(charter=asset, revenue=50, sold=1)
    bare.play("withhold")
    assert values(bare)["swift"] == 80
    assert not company(bare, "swift")["exhausted"]
    used = turn(charter={**asset, "exhausted": True}, revenue=50, sold=1)
    assert "shield" not in used.legal()


@pytest.mark.parametrize(
    ("name", "value", "earned", "after"),
    [
        ("cracker_jack", 20, 30, 25),  # EX-63
        ("fairbank", 40, 120, 60),  # EX-64
        ("anglo", 100, 300, 160),  # EX-65
        ("spalding", 220, 200, 220),  # EX-66
    ],
)
def test_ex_63_to_66_adjusting_the_value(name: str, value: int, earned: int, after: int) -> None:
    """EX-63, EX-64, EX-65, EX-66 [BS-OPS-30] The four examples of dividends paid."""
    match = turn(name, {"value": value}, revenue=earned, sold=1)
    match.play("pay")
    assert values(match)[name] == after


@pytest.mark.parametrize(("value", "one", "two", "three"), GUIDE)
def test_ex_68_stock_bump_guide(value: int, one: int, two: int, three: int) -> None:
    """EX-68 [BS-OPS-30] Revenue needed for 1, 2 and 3 steps; a dollar less is a step less."""
    place = TRACK.index(value)
    cases = [(one, 1), (one - 1, 0), (two, 2), (two - 1, 1)]
    cases += [(three, 3), (three - 1, 2)] if three else [(3 * value, 2), (10 * value, 2)]
    for earned, steps in cases:
        match = turn(charter={"value": value}, revenue=earned, sold=1)
        match.play("pay")
        assert values(match)["swift"] == TRACK[min(place + steps, 20)], earned


def test_the_end_of_the_stock_track() -> None:
    """[BS-OPS-30] Nothing goes above $450."""
    match = turn(charter={"value": 400}, revenue=1200, sold=1)
    match.play("pay")
    assert values(match)["swift"] == 450


def test_revenue_is_compared_unrounded() -> None:
    """[BS-OPS-30] $35 earned at $35 is a step, though only $3 a share were paid."""
    match = turn(charter={"value": 35}, revenue=35, sold=1)
    match.play("pay")
    assert values(match)["swift"] == 40
    assert cash(match, 0) == 109


def test_a_dividend_of_nothing() -> None:
    """[BS-OPS-30] Less than the value: no move, and the next company follows."""
    match = turn(charter={"value": 100}, revenue=99, sold=1)
    match.play("pay")
    assert values(match)["swift"] == 100
    assert asked(match) == "produce"
    assert match.actor == 1
