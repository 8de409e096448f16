"""The Action phase: rounds of partners, whose money moves, free actions."""

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
)

from jackscrew.core.state import CHANCE


def turns(companies: dict[str, dict[str, Any]] | None = None, **more: Any) -> ShouldersMatch:
    """An Action phase: swift is directed by seat 0, libby by seat 1, doggett by seat 2."""
    given = companies or {}
    charters = {
        "swift": {"director": 0, "treasury": 300, **given.get("swift", {})},
        "libby": {"director": 1, "treasury": 300, **given.get("libby", {})},
        "doggett": {"director": 2, "treasury": 300, **given.get("doggett", {})},
    }
    return table("action", companies=charters, **more)


def actors(match: ShouldersMatch, action: str, count: int) -> list[int]:
    """Whose turn it is, time after time, when everybody does the same."""
    found = []
    for _ in range(count):
        found.append(match.actor)
        names = match.view()["players"][match.actor]["directs"]
        match.play(f"{action} {names[0]}")
    return found


def test_ex_30_first_round_of_actions() -> None:
    """EX-30 [BS-ACT-01] Red, blue, green, yellow; rounds repeat until no partner is ready."""
    match = table(
        "action",
        seats=4,
        companies={
            name: {"director": seat, "treasury": 20}
            for seat, name in enumerate(["swift", "libby", "elgin", "doggett"])
        },
    )
    assert actors(match, "use fundraising_40", 8) == [0, 1, 2, 3, 0, 1, 2, 3]
    assert match.dump()["phase"] == "operating"


def test_rounds_follow_the_turn_order_track() -> None:
    """[BS-ACT-01] The order of the track counts, not the seats."""
    match = turns(order=[2, 0, 1])
    assert actors(match, "use fundraising_40", 6) == [2, 0, 1, 2, 0, 1]


def test_who_has_no_ready_partner_is_left_out() -> None:
    """[BS-ACT-01] Only those with a ready partner take a turn; the others' rounds go on."""
    match = turns(
        players={0: {"appeal_partner": False, "charter_partner": -1}, 1: {"ready": 0}},
        placed=[("fundraising_40", 1), ("fundraising_40", 1)],
    )
    assert actors(match, "use fundraising_40", 6) == [0, 2, 0, 2, 0, 0]
    assert match.dump()["phase"] == "operating"


def test_the_player_chooses_the_company() -> None:
    """[BS-ACT-02] Each turn is for one company the player directs, and for no other."""
    match = turns({"doggett": {"director": 0}})
    uses = {action.split()[2] for action in offered(match, "use")}
    assert uses == {"swift", "doggett"}
    match.play("use fundraising_40 doggett")
    assert (treasury(match, "doggett"), treasury(match, "swift")) == (340, 300)


def test_the_benefit_is_not_split() -> None:
    """[BS-ACT-02] Both managers of a building go to the company that uses it."""
    match = table(
        "action",
        seats=4,
        companies={
            "swift": {"director": 0, "treasury": 100, "managers": [1, 0]},
            "libby": {"director": 0, "treasury": 100},
            "elgin": {"director": 1},
        },
        players={1: {"built": ["B23"]}},
    )
    match.play("use B23 swift")
    assert company(match, "swift")["managers"] == [1, 1]
    assert company(match, "libby")["managers"] == [0, 0]


def test_nobody_can_pass() -> None:
    """[BS-ACT-03] A ready partner must be placed; raising $40 is always possible."""
    match = turns({"swift": {"treasury": 0}})
    assert match.legal() == ["use fundraising_40 swift"]
    rich = turns()
    assert all(action.startswith("use ") for action in rich.legal())


def test_parts_that_cannot_be_had_are_forfeited() -> None:
    """[BS-ACT-04] A space may be used by who can pay it, even if nothing can be received."""
    match = turns({"swift": {"treasury": 130, "salespeople": 2, "managers": [1, 1]}})
    assert "use hire_manager swift" in match.legal()
    match.play("use hire_salesperson swift")
    assert (company(match, "swift")["salespeople"], treasury(match, "swift")) == (2, 60)


@pytest.mark.parametrize(
    ("space", "enough"),
    [
        ("advertising", 20),
        ("hire_workers", 40),
        ("hire_manager", 60),
        ("hire_salesperson", 70),
        ("capital_investment", 40),
        ("extra_dividends", 100),
        ("fundraising_40", 0),
    ],
)
def test_a_cost_that_cannot_be_paid_closes_a_space(space: str, enough: int) -> None:
    """[BS-ACT-04] The company must have the whole amount; nobody goes into debt."""
    match = turns({"swift": {"treasury": enough}})
    assert f"use {space} swift" in match.legal()
    if enough:
        poor = turns({"swift": {"treasury": enough - 1}})
        assert f"use {space} swift" not in poor.legal()


def test_hiring_needs_room() -> None:
    """[BS-ACT-04] Workers cannot be hired by a company without an open worker space."""
    match = turns({"swift": {"workers": [2, 1], "automated": [0, 2]}})
    assert "use hire_workers swift" not in match.legal()


def test_money_of_another_company_does_not_count() -> None:
    """[BS-ACT-04] [BS-ACT-06] Treasuries are not mixed, nor with the player's own cash."""
    match = turns(
        {"swift": {"treasury": 10}, "doggett": {"director": 0}}, players={0: {"cash": 900}}
    )
    assert [a for a in offered(match, "use") if a.endswith(" swift")] == [
        "use fundraising_40 swift"
    ]


def test_once_per_decade_or_without_limit() -> None:
    """[BS-ACT-05] [BS-ACT-12] Green spaces stay open; the others close for everybody."""
    match = turns()
    match.play("use hire_manager swift")
    match.play("manager swift-1")
    assert not [a for a in match.legal() if a.startswith("use hire_manager")]
    play(match, "use advertising libby", "stay", "use advertising doggett", "stay")
    match.play("use advertising swift")
    match.play("use advertising libby")
    assert company(match, "libby")["appeal"] == 3
    spaces = {view["space"]: view for view in match.view()["spaces"]}
    unlimited = [name for name, view in spaces.items() if view["unlimited"]]
    assert unlimited == [
        "hire_workers",
        "advertising",
        "capital_investment",
        "extra_dividends",
        "fundraising_40",
    ]


def test_the_same_company_again() -> None:
    """[BS-ACT-12] An unlimited space serves the same company twice in a phase."""
    match = turns()
    play(
        match, "use fundraising_40 swift", "use fundraising_40 libby", "use fundraising_40 doggett"
    )
    match.play("use fundraising_40 swift")
    assert treasury(match, "swift") == 380


def test_a_closed_space_is_closed_for_its_first_user_too() -> None:
    """[BS-ACT-12] [BS-BLD-01] Also a building's own owner cannot use it a second time."""
    match = turns(players={0: {"built": ["B10"]}})
    play(match, "use B10 swift", "use fundraising_40 libby", "use fundraising_40 doggett")
    assert match.actor == 0
    assert not [action for action in match.legal() if " B10 " in action]


def test_company_pays_owner() -> None:
    """[BS-ACT-06] Company to building owner, into personal cash, also to the same player."""
    match = turns(players={0: {"built": ["B10"], "cash": 5}, 1: {"built": ["B11"], "cash": 7}})
    match.play("use B10 swift")
    assert (treasury(match, "swift"), cash(match, 0), cash(match, 1)) == (280, 25, 7)
    play(match, "use fundraising_40 libby", "use B11 doggett", "manager doggett-1")
    assert (treasury(match, "doggett"), cash(match, 1), treasury(match, "libby")) == (280, 27, 340)


def test_bank_pays_owner() -> None:
    """[BS-ACT-06] Bank to building owner: the company pays nothing for it."""
    match = turns(players={1: {"built": ["B05"], "cash": 7}})
    match.play("use B05 swift")
    assert (treasury(match, "swift"), cash(match, 1)) == (300, 27)


def test_company_and_bank() -> None:
    """[BS-ACT-06] Company to bank, bank to company; no player has part in it."""
    match = turns()
    before = [cash(match, seat) for seat in range(3)]
    play(match, "use hire_salesperson swift", "use fundraising_40 libby")
    assert (treasury(match, "swift"), treasury(match, "libby")) == (230, 340)
    assert [cash(match, seat) for seat in range(3)] == before


def test_company_pays_shareholders() -> None:
    """[BS-ACT-06] Company to shareholders: a tenth a share, the pool's part to the bank."""
    match = turns({"swift": {"commons": {1: 2, "pool": 1}}})
    match.play("use extra_dividends swift")
    assert [cash(match, seat) for seat in range(3)] == [130, 120, 100]
    assert treasury(match, "swift") == 300 - 30 - 20 - 10


def test_free_actions_before_and_after_the_partner() -> None:
    """[BS-ACT-07] Trades and assets of any own company, before the partner and after it."""
    match = turns(
        {
            "swift": {"store": {"coal": 4}, "asset": "foundry"},
            "doggett": {"director": 0, "store": {"wood": 2}},
        },
        haymarket={"wood": 3, "steel": 2},
    )
    free = ["activate foundry", "trade swift-coal wood", "trade doggett-wood steel"]
    assert set(free) <= set(match.legal())
    play(match, "trade swift-coal wood", "use fundraising_40 swift")
    assert asked(match) == "after"
    assert match.actor == 0
    assert set(free) <= set(match.legal())
    assert not offered(match, "use")
    match.play("trade doggett-wood steel")
    match.play("activate foundry")
    match.play("end")
    assert match.actor == 1


def test_no_free_actions_of_others() -> None:
    """[BS-ACT-07] Only companies the player directs act freely."""
    match = turns(
        {
            "swift": {"store": {"coal": 2}},
            "libby": {"store": {"coal": 2}, "asset": "foundry"},
        },
        haymarket={"wood": 2},
    )
    free = [action for action in match.legal() if not action.startswith("use ")]
    assert free == ["trade swift-coal wood"]


def test_no_free_actions_in_between() -> None:
    """[BS-ACT-07] While an action is being carried out nothing else is offered."""
    match = turns({"swift": {"store": {"coal": 2}}}, haymarket={"wood": 2})
    match.play("use hire_workers swift")
    assert match.legal() == ["hire swift-1", "hire swift-2"]
    match.play("hire swift-1")
    assert match.legal() == ["hire swift-1", "hire swift-2", "enough"]


def test_a_tile_that_does_not_stay_is_never_activated() -> None:
    """[BS-ACT-07] Before the discard down to the slots there is no window."""
    match = turns(
        {"swift": {"treasury": 300, "asset": "foundry"}},
        row=["brilliant_marketing", None, None, None, "workshop"],
        haymarket={"coal": 2, "steel": 2},
    )
    play(match, "use capital_investment swift", "invest workshop")
    match.play("refuse")  # the salesperson of space 5
    assert match.legal() == ["keep foundry", "keep workshop"]
    match.play("keep foundry")
    assert "activate workshop" not in match.legal()


def test_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    """[BS-ACT-08] Not at once, but when the turn with its free actions is over."""
    match = turns(
        {"swift": {"store": {"coal": 2}}},
        row=[
            "brilliant_marketing",
            "michigan_lumber",
            "cincinnati_steel",
            "union_stockyards",
            "pennsylvania_coal",
        ],
        haymarket={"wood": 1},
    )
    play(match, "use capital_investment swift", "invest pennsylvania_coal")
    assert asked(match) == "after"
    assert match.dump()["row"][-1] is None
    match.play("end")
    assert match.actor == CHANCE
    chance(match, "reveal foundry")
    assert match.dump()["row"] == [
        "foundry",
        "brilliant_marketing",
        "michigan_lumber",
        "cincinnati_steel",
        "union_stockyards",
    ]
    assert match.actor == 1


def test_a_partner_gained_acts_in_the_same_phase() -> None:
    """[BS-ACT-09] A partner from the appeal track is used in this very phase."""
    match = turns({"swift": {"appeal": 8}})
    match.play("use advertising swift")
    match.play("accept")
    assert player(match, 0)["ready"] == 2
    assert actors(match, "use fundraising_40", 6) == [1, 2, 0, 1, 2, 0]
    assert match.dump()["phase"] == "operating"


def test_ex_47_a_player_without_a_company() -> None:
    """EX-47 [BS-ACT-10] Each partner goes to the bank pool for $25, one a turn."""
    match = table(
        "action",
        advanced=True,
        companies={"swift": {"director": 0}, "libby": {"director": 0}},
        order=[0, 2, 1],
    )
    match.play("use fundraising_40 swift")
    assert match.record.lines[-1].action == "pool"
    assert match.actor == 0
    assert [cash(match, seat) for seat in range(3)] == [100, 125, 125]
    assert [player(match, seat)["ready"] for seat in range(3)] == [1, 1, 1]
    assert ["bank_pool", 1] in match.dump()["placed"]
    match.play("use fundraising_40 libby")
    assert [cash(match, seat) for seat in range(3)] == [100, 150, 150]
    assert treasury(match, "libby") == 40


def test_placed_partners_stay() -> None:
    """[BS-ACT-11] A partner stands on its space until Cleanup, through the Operating phase."""
    match = turns()
    actors(match, "use fundraising_40", 6)
    assert match.dump()["phase"] == "operating"
    assert len(match.dump()["placed"]) == 6
    assert [player(match, seat)["ready"] for seat in range(3)] == [0, 0, 0]
    match.resume(1)
    drift(match, "trade")
    assert match.dump()["placed"] == []
