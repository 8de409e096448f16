"""The general action spaces: hiring, advertising, dividends, fundraising, investment."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    asked,
    cash,
    chance,
    company,
    drift,
    offered,
    play,
    player,
    table,
    treasury,
    values,
)


def turn(swift: dict[str, Any] | None = None, **more: Any) -> ShouldersMatch:
    """Seat 0's turn with swift (worker spaces 2 and 3); libby is seat 1's, doggett seat 2's."""
    return table(
        "action",
        companies={
            "swift": {"director": 0, "treasury": 300, **(swift or {})},
            "libby": {"director": 1, "treasury": 100},
            "doggett": {"director": 2, "treasury": 100},
        },
        **more,
    )


def hire(match: ShouldersMatch, *factories: str) -> int:
    """Hire into these factories; what it cost."""
    before = treasury(match, "swift")
    match.play("use hire_workers swift")
    for factory in factories:
        match.play(f"hire {factory}")
    if asked(match) == "hire":
        match.play("enough")
    return before - treasury(match, "swift")


def test_ex_32_hiring_from_the_supply() -> None:
    """EX-32 [BS-GA-01] With an empty job market each worker costs $50."""
    match = turn(jobs=0)
    assert hire(match, "swift-1", "swift-2") == 100
    assert match.dump()["jobs"] == 0
    assert company(match, "swift")["workers"] == [1, 1]


def test_ex_33_the_price_is_looked_up_for_every_worker() -> None:
    """EX-33 [BS-GA-01] The ninth worker costs $20, the eighth $30."""
    match = turn(jobs=9)
    assert hire(match, "swift-1", "swift-1") == 50
    assert match.dump()["jobs"] == 7


@pytest.mark.parametrize(
    ("jobs", "price"), [(n, 20 if n > 8 else 30 if n > 4 else 40 if n else 50) for n in range(13)]
)
def test_the_cheapest_group_comes_first(jobs: int, price: int) -> None:
    """[BS-GA-01] 9 to 12 workers: $20; 5 to 8: $30; 1 to 4: $40; none: $50."""
    match = turn(jobs=jobs)
    assert hire(match, "swift-2") == price
    assert match.dump()["jobs"] == max(0, jobs - 1)


def test_at_least_one_and_no_more_than_the_open_spaces() -> None:
    """[BS-GA-01] One or more, into any factory; a full factory takes none."""
    match = turn({"workers": [1, 2]}, jobs=12)
    match.play("use hire_workers swift")
    assert match.legal() == ["hire swift-1", "hire swift-2"]
    match.play("hire swift-1")
    assert match.legal() == ["hire swift-2", "enough"]
    match.play("hire swift-2")
    assert match.actor == 1
    assert company(match, "swift")["workers"] == [2, 3]
    assert treasury(match, "swift") == 260


def test_hiring_ends_with_the_money() -> None:
    """[BS-GA-01] Whoever cannot pay the next worker hires no more."""
    match = turn({"treasury": 60}, jobs=9)
    play(match, "use hire_workers swift", "hire swift-1", "hire swift-2")
    assert treasury(match, "swift") == 10
    assert match.actor == 1


def test_automated_spaces_are_not_open() -> None:
    """[BS-GA-01] A worker space with a token takes no worker."""
    match = turn({"automated": [2, 0]})
    match.play("use hire_workers swift")
    assert match.legal() == ["hire swift-2", "enough"]  # the first one had to go there too
    assert company(match, "swift")["workers"] == [0, 1]


def test_ex_31_advertising_and_first_place() -> None:
    """EX-31 [BS-GA-02] Green advertises third, takes first place: yellow still acts, then green.

    The next round's order is green, red, blue, yellow.
    """
    match = table(
        "action",
        seats=4,
        companies={
            name: {"director": seat, "treasury": 100}
            for seat, name in enumerate(["swift", "libby", "elgin", "doggett"])
        },
    )
    play(match, "use fundraising_40 swift", "use fundraising_40 libby")
    play(match, "use advertising elgin", "refuse")
    assert match.legal() == ["lead", "stay"]
    match.play("lead")
    assert company(match, "elgin")["appeal"] == 3
    assert treasury(match, "elgin") == 100 - 20 + 25
    found = []
    for name in ["doggett", "elgin", "swift", "libby", "doggett"]:
        found.append(match.actor)
        match.play(f"use fundraising_40 {name}")
    assert found == [3, 2, 0, 1, 3]


def test_first_place_may_be_left() -> None:
    """[BS-GA-02] Taking the first place is a choice; who has it is not asked."""
    match = turn()
    match.play("use advertising swift")
    assert match.actor == 1
    match.play("use advertising libby")
    match.play("stay")
    assert match.dump()["order"] == [0, 1, 2]


def test_the_last_to_take_first_place_is_first() -> None:
    """[BS-GA-02] Several in one round: the later goes before the earlier, for good."""
    match = turn()
    match.play("use fundraising_40 swift")
    play(match, "use advertising libby", "lead", "use advertising doggett", "lead")
    assert match.dump()["order"] == [2, 1, 0]
    assert match.actor == 2
    match.resume(1)
    drift(match, "trade")
    assert match.dump()["decade"] == 2
    assert match.dump()["order"] == [2, 1, 0]


def test_advertising_brings_the_bonus_of_the_space() -> None:
    """[BS-GA-02] Appeal +1 with its bonus, before the first place is offered."""
    match = turn({"appeal": 4}, order=[1, 0, 2])
    play(match, "use fundraising_40 libby", "use advertising swift")
    assert match.legal() == ["accept", "refuse"]
    match.play("accept")
    assert company(match, "swift")["salespeople"] == 1
    assert match.legal() == ["lead", "stay"]


def test_ex_35_manager_and_salesperson() -> None:
    """EX-35 [BS-GA-03] [BS-GA-04] $60 and $70 to the bank, once per decade each."""
    match = turn()
    play(match, "use hire_manager swift", "manager swift-2")
    assert company(match, "swift")["managers"] == [0, 1]
    assert treasury(match, "swift") == 240
    match.play("use hire_salesperson libby")
    assert (company(match, "libby")["salespeople"], treasury(match, "libby")) == (1, 30)
    assert not [a for a in match.legal() if "hire_manager" in a or "hire_salesperson" in a]


def test_one_manager_per_factory() -> None:
    """[BS-GA-03] A factory with a manager takes no second one."""
    match = turn({"managers": [0, 1]})
    match.play("use hire_manager swift")
    assert company(match, "swift")["managers"] == [1, 1]
    open_choice = turn()
    open_choice.play("use hire_manager swift")
    assert open_choice.legal() == ["manager swift-1", "manager swift-2"]


def test_spaces_open_again_in_the_next_decade() -> None:
    """[BS-GA-03] [BS-GA-04] Once per decade, and again in the next."""
    match = turn()
    play(match, "use hire_manager swift", "manager swift-2", "use hire_salesperson libby")
    match.resume(1)
    drift(match, "build")
    drift(match, "turn")
    assert match.dump()["decade"] == 2
    is_open = {view["space"]: view["open"] for view in match.view()["spaces"]}
    assert is_open["hire_manager"]
    assert is_open["hire_salesperson"]


def test_ex_36_extra_dividends() -> None:
    """EX-36 [BS-GA-05] $30 and $20, the unsold half stays, $50 rises two steps to $80."""
    match = turn({"treasury": 100, "value": 50, "commons": {1: 2}})
    match.play("use extra_dividends swift")
    assert [cash(match, 0), cash(match, 1), cash(match, 2)] == [130, 120, 100]
    assert treasury(match, "swift") == 50
    assert values(match)["swift"] == 80
    poor = turn({"treasury": 99, "value": 50})
    assert "use extra_dividends swift" not in poor.legal()


@pytest.mark.parametrize(("value", "after"), [(35, 50), (40, 60), (60, 80), (100, 120), (120, 120)])
def test_extra_dividends_count_as_a_hundred(value: int, after: int) -> None:
    """[BS-GA-05] The value is adjusted as for $100 paid."""
    match = turn({"treasury": 100, "value": value})
    match.play("use extra_dividends swift")
    assert values(match)["swift"] == after


def test_extra_dividends_to_the_pool() -> None:
    """[BS-GA-05] Shares in the pool are paid too, to the bank."""
    match = turn({"treasury": 100, "preferred": "pool", "commons": {"pool": 1, 2: 4}})
    match.play("use extra_dividends swift")
    assert treasury(match, "swift") == 0
    assert cash(match, 2) == 140


@pytest.mark.parametrize(
    ("decade", "amounts"),
    [(1, [40]), (2, [40]), (3, [40, 60]), (4, [40, 60]), (5, [40, 60, 80])],
)
def test_ex_34_fundraising(decade: int, amounts: list[int]) -> None:
    """EX-34 [BS-GA-06] $40 always, $60 from decade 3, $80 in decade 5; the latter two once."""
    match = turn(decade=decade)
    raised = [a for a in offered(match, "use") if "fundraising" in a]
    assert raised == [f"use fundraising_{amount} swift" for amount in amounts]
    match.play(f"use fundraising_{amounts[-1]} swift")
    assert treasury(match, "swift") == 300 + amounts[-1]
    left = [a for a in offered(match, "use") if "fundraising" in a]
    assert left == [f"use fundraising_{amount} libby" for amount in amounts[:-1] or [40]]
    match.play("use fundraising_40 libby")
    assert "use fundraising_40 doggett" in match.legal()


def test_capital_investment() -> None:
    """[BS-GA-07] One asset at the price above it; the space stays open."""
    row = ["brilliant_marketing", "michigan_lumber", "cincinnati_steel", "union_stockyards"]
    match = turn({"treasury": 60}, row=[*row, "pennsylvania_coal"])
    match.play("use capital_investment swift")
    assert match.legal() == [
        "invest cincinnati_steel",
        "invest pennsylvania_coal",
        "invest union_stockyards",
    ]
    match.play("invest cincinnati_steel")
    assert treasury(match, "swift") == 0
    assert company(match, "swift")["asset"] == "cincinnati_steel"
    assert "use capital_investment libby" in match.legal()


def test_investment_in_turn() -> None:
    """[BS-GA-07] Two players invest in one round; the row has moved for the second."""
    row = ["brilliant_marketing", "michigan_lumber", "cincinnati_steel", "union_stockyards"]
    match = turn(row=[*row, "pennsylvania_coal"])
    play(match, "use capital_investment swift", "invest pennsylvania_coal", "end")
    chance(match, "reveal abattoir")
    play(match, "use capital_investment libby", "invest union_stockyards")
    assert treasury(match, "libby") == 60
    assert player(match, 1)["ready"] == 1
