"""Workers, salespeople and automation on the charters."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    CHARTERS,
    ShouldersMatch,
    asked,
    company,
    offered,
    play,
    revenue,
    selling,
    table,
)

ONE_GOOD_AT_LAST = {1: [1], 2: [0, 1], 3: [0, 0, 1]}


def turn(tile: str, charter: dict[str, Any], name: str = "swift", **more: Any) -> ShouldersMatch:
    """Seat 0's turn; swift has two factories with 2 and 3 worker spaces, the tile is seat 1's."""
    return table(
        "action",
        seats=4,
        companies={
            name: {"director": 0, "treasury": 300, **charter},
            "elgin": {"director": 1, "treasury": 100},
        },
        players={1: {"built": [tile]}},
        **more,
    )


def test_a_worker_space_holds_a_worker_or_a_token() -> None:
    """[BS-AUTO-01] As many octagons as worker spaces; a token takes a worker's place."""
    for charter in CHARTERS.values():
        for factory in charter["factories"]:
            assert len(factory["automation"]) == factory["workers"]
    match = turn("B26", {"workers": [1, 0], "automated": [1, 2]})
    match.play("use B26 swift")
    assert company(match, "swift")["workers"] == [1, 1]


def test_automating_replaces_a_worker_by_a_token() -> None:
    """[BS-AUTO-02] Only a factory with an employed worker can be chosen."""
    match = turn("B06", {"workers": [0, 2], "automated": [1, 0]})
    match.play("use B06 swift")
    assert asked(match) == "relocate"  # swift-2 was the only choice
    after = company(match, "swift")
    assert (after["workers"], after["automated"]) == ([0, 1], [1, 1])
    both = turn("B06", {"workers": [1, 2]})
    both.play("use B06 swift")
    assert both.legal() == ["automate swift-1", "automate swift-2"]


def test_the_replaced_worker_moves_or_is_released() -> None:
    """[BS-AUTO-03] To an open space of the same company, in this or another factory, or away."""
    match = turn("B06", {"workers": [1, 1]}, jobs=5)
    play(match, "use B06 swift", "automate swift-1")
    assert match.legal() == ["move swift-1", "move swift-2", "release"]
    match.play("move swift-2")
    assert company(match, "swift")["workers"] == [0, 2]
    assert match.dump()["jobs"] == 5


def test_the_space_just_automated_is_not_open() -> None:
    """[BS-AUTO-03] In a full factory of one space there is no way back."""
    match = turn("B06", {"workers": [2, 3]}, jobs=5)
    play(match, "use B06 swift", "automate swift-1")
    assert company(match, "swift")["workers"] == [1, 3]  # released, without a choice
    assert match.dump()["jobs"] == 6


def test_a_released_worker_goes_to_the_job_market() -> None:
    """[BS-AUTO-03] To the most expensive open space there; beyond 12 to the supply."""
    for jobs, after in [(0, 1), (4, 5), (11, 12), (12, 12)]:
        match = turn("B06", {"workers": [1, 1]}, jobs=jobs)
        play(match, "use B06 swift", "automate swift-1", "release")
        assert match.dump()["jobs"] == after
        assert company(match, "swift")["workers"] == [0, 1]


@pytest.mark.parametrize("name", CHARTERS)
def test_one_more_good_when_fully_automated(name: str) -> None:
    """[BS-AUTO-04] Only the last token uncovers a good: workers and tokens mixed make no more."""
    for factory in CHARTERS[name]["factories"]:
        assert factory["automation"] == ONE_GOOD_AT_LAST[factory["workers"]]
    first = CHARTERS[name]["factories"][0]
    needs = {kind: first["resources"].count(kind) for kind in first["resources"]}
    made = []
    for tokens in range(first["workers"] + 1):
        match = table(
            "operating",
            companies={
                name: {
                    "director": 0,
                    "appeal": 8,
                    "workers": [first["workers"] - tokens] + [0] * (factories_of(name) - 1),
                    "automated": [tokens] + [0] * (factories_of(name) - 1),
                    "store": needs,
                },
                "swift" if name != "swift" else "libby": {"director": 1},
            },
        )
        match.play(f"run {name}-1")
        made.append(company(match, name)["goods"])
    assert made == [first["goods"]] * first["workers"] + [first["goods"] + 1]


def factories_of(name: str) -> int:
    """How many factories a company has."""
    return len(CHARTERS[name]["factories"])


def test_without_a_worker_nothing_is_automated() -> None:
    """[BS-AUTO-05] The building is closed, an asset's bonus lost, the appeal bonus is $25."""
    match = turn("B06", {"workers": [0, 0], "automated": [2, 2]})
    assert "use B06 swift" not in match.legal()
    asset = turn("B01", {"automated": [2, 2]}, row=[None, None, None, None, "brilliant_marketing"])
    asset.play("use B01 swift")
    assert company(asset, "swift")["treasury"] == 270
    assert company(asset, "swift")["asset"] == "brilliant_marketing"
    appeal = turn("B04", {"appeal": 6})
    appeal.play("use B04 swift")
    assert company(appeal, "swift")["treasury"] == 300 - 10 + 25


def test_ex_43_double_automation_needs_two_workers() -> None:
    """EX-43 [BS-AUTO-06] One worker cannot be automated, moved and automated again."""
    one = turn("B21", {"workers": [1, 0]})
    assert "use B21 swift" not in one.legal()
    two = turn("B21", {"workers": [1, 1]})
    play(two, "use B21 swift", "automate swift-1")
    after = company(two, "swift")
    assert (after["workers"], after["automated"]) == ([0, 0], [1, 1])  # the other one followed
    assert two.legal() == ["move swift-1", "move swift-2", "release"]


def test_both_are_automated_before_any_moves() -> None:
    """[BS-AUTO-06] A worker moved by the first cannot be the second; both may be in one factory."""
    match = turn("B42", {"workers": [2, 0]})
    match.play("use B42 swift")
    assert company(match, "swift")["automated"] == [2, 0]
    assert match.legal() == ["move swift-2", "release"]
    play(match, "move swift-2")
    assert match.legal() == ["move swift-2", "release"]
    match.play("move swift-2")
    assert company(match, "swift")["workers"] == [0, 2]
    assert company(match, "swift")["automated"] == [2, 0]


def test_ex_96_neither_moves_into_the_space_of_the_other() -> None:
    """EX-96 [BS-AUTO-06] No other open space: both workers leave, the second to the supply."""
    fairbank = {"workers": [1, 1]}  # one worker space each
    match = turn("B21", fairbank, "fairbank", jobs=11)
    play(match, "use B21 fairbank", "automate fairbank-1")
    after = company(match, "fairbank")
    assert (after["workers"], after["automated"]) == ([0, 0], [1, 1])
    assert match.dump()["jobs"] == 12
    assert match.actor == 1


def test_nobody_is_moved_or_dismissed_otherwise() -> None:
    """[BS-AUTO-07] No action of a turn moves people about."""
    match = turn(
        "B06",
        {"workers": [1, 1], "managers": [1, 0], "salespeople": 1, "store": {"coal": 2}},
        haymarket={"wood": 1},
    )
    assert {action.split()[0] for action in match.legal()} == {"use", "trade"}
    operating = table("operating", companies={"swift": {"workers": [1, 1], "treasury": 60}})
    verbs = {action.split()[0] for action in operating.legal()}
    assert verbs <= {"purchase", "run", "distribute", "trade"}


@pytest.mark.parametrize("name", CHARTERS)
def test_salespeople_raise_the_price(name: str) -> None:
    """[BS-AUTO-08] From top to bottom: with n salespeople the n-th price, counted from 0."""
    prices = CHARTERS[name]["goods_price"]
    row = CHARTERS[name]["industry"]
    found = []
    for count in range(len(prices)):
        match = table(
            "operating",
            companies={
                name: {"director": 0, "appeal": 8, "salespeople": count},
                "swift" if name != "swift" else "libby": {"director": 1},
            },
            demand={f"{row}-left": ("D19", 0)},
        )
        match = selling(match, goods=1)
        match.play(f"deliver {row}-left 1")
        found.append(revenue(match))
    assert found == prices


def test_no_more_salespeople_than_spaces() -> None:
    """[BS-AUTO-08] Spalding has room for one only."""
    match = turn("B25", {}, "spalding")
    match.play("use B25 spalding")
    assert company(match, "spalding")["salespeople"] == 1


def test_every_employed_worker_can_be_automated() -> None:
    """[BS-AUTO-09] Down to the last one, tokens never run out before the workers."""
    match = turn("B06", {"workers": [0, 1], "automated": [2, 2]})
    match.play("use B06 swift")
    assert company(match, "swift")["automated"] == [2, 3]
    full = turn("B42", {"workers": [2, 3]})
    full.play("use B42 swift")
    assert offered(full, "automate") == ["automate swift-1", "automate swift-2"]
