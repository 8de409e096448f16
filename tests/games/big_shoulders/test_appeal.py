"""The appeal track and its bonuses."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    asked,
    company,
    play,
    player,
    table,
    treasury,
    values,
)


def turn(
    swift: dict[str, Any], others: dict[str, dict[str, Any]] | None = None, **more: Any
) -> ShouldersMatch:
    """Seat 0's turn with swift; the others have B04, B09 and B28 (appeal 1, 2 and 3)."""
    line = {"swift": {"director": 0, "treasury": 200, **swift}, **(others or {})}
    line.setdefault("doggett", {"director": 1, "treasury": 100})
    given = more.pop("players", {})
    players = {
        seat: {"built": [tile] if tile else [], **given.get(seat, {})}
        for seat, tile in enumerate(["", "B04", "B09", "B28"])
    }
    return table("action", seats=4, companies=line, players=players, **more)


def climb(match: ShouldersMatch, spaces: int) -> None:
    """Go up by the building for so many spaces."""
    match.play(f"use {['B04', 'B09', 'B28'][spaces - 1]} swift")


def test_the_top_of_a_stack_is_first() -> None:
    """[BS-APPEAL-01] Spaces 0 to 16, higher is better; on one space the top one is first."""
    match = turn(
        {"appeal": 4}, {"libby": {"director": 1, "appeal": 4}}, line=["libby", "swift", "doggett"]
    )
    assert match.dump()["line"] == ["libby", "swift", "doggett"]
    assert len(match.view()["bonuses"]) == 17
    ranks = {it["company"]: it["rank"] for it in match.view()["companies"] if it["started"]}
    assert ranks == {"libby": 1, "swift": 2, "doggett": 3}


def test_who_moves_in_goes_on_top() -> None:
    """[BS-APPEAL-02] On top of those on the space, below those further up."""
    match = turn(
        {"appeal": 3},
        {
            "elgin": {"director": 1, "appeal": 5},
            "libby": {"director": 2, "appeal": 4},
            "anglo": {"director": 3, "appeal": 4},
        },
    )
    climb(match, 1)
    assert match.dump()["line"] == ["elgin", "swift", "libby", "anglo", "doggett"]


def test_a_new_company_goes_to_the_bottom() -> None:
    """[BS-APPEAL-02] One that is started goes below those on its space, without a bonus."""
    match = table(
        "stock",
        decade=2,
        companies={"swift": {"director": 0}, "libby": {"director": 1}},
        players={0: {"cash": 200}},
    )
    match.play("start fairbank 40")
    assert match.dump()["line"] == ["swift", "fairbank", "libby"]
    assert sum(company(match, "fairbank")["workers"]) == 0
    assert treasury(match, "fairbank") == 120


@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        (3, "worker"),
        (5, "salesperson"),
        (7, "automation"),
        (9, "partner"),
        (11, "bonus_good_token"),
        (13, "stock_step"),
        (15, "bonus_good_token"),
        (16, "stock_step"),
    ],
)
def test_the_bonus_of_each_space(space: int, bonus: str) -> None:
    """[BS-APPEAL-03] [BS-APPEAL-05] [BS-APPEAL-07] Eight spaces have a bonus; each is gained."""
    match = turn({"appeal": space - 1, "workers": [1, 0]})
    climb(match, 1)
    assert match.legal() == ["accept", "refuse"]
    match.play("accept")
    if bonus == "worker":
        match.play("worker swift-2")
    if bonus == "automation":
        match.play("release")
    after = company(match, "swift")
    assert after["workers"] == {"worker": [1, 1], "automation": [0, 0]}.get(bonus, [1, 0])
    assert after["salespeople"] == (bonus == "salesperson")
    assert after["automated"] == ([1, 0] if bonus == "automation" else [0, 0])
    assert after["tokens"] == (bonus == "bonus_good_token")
    assert after["value"] == (50 if bonus == "stock_step" else 40)
    assert player(match, 0)["ready"] == (2 if bonus == "partner" else 1)
    assert player(match, 0)["appeal_partner"] == (bonus != "partner")
    assert after["treasury"] == 190


@pytest.mark.parametrize("space", [1, 2, 4, 6, 8, 10, 12, 14])
def test_the_other_spaces_have_none(space: int) -> None:
    """[BS-APPEAL-03] Nothing is gained there, and no $25."""
    match = turn({"appeal": space - 1})
    climb(match, 1)
    assert match.actor == 1
    assert treasury(match, "swift") == 190


def test_bonuses_come_in_order() -> None:
    """[BS-APPEAL-03] A gain of 3 is three moves; each space entered gives its bonus."""
    match = turn({"appeal": 2}, {"libby": {"director": 1, "appeal": 4}})
    climb(match, 3)
    assert company(match, "swift")["appeal"] == 3
    match.play("accept")
    assert asked(match) == "worker"
    match.play("worker swift-1")
    assert asked(match) == "bonus"
    assert company(match, "swift")["appeal"] == 5
    match.play("accept")
    assert company(match, "swift")["salespeople"] == 1
    assert match.dump()["line"][:2] == ["swift", "libby"]


@pytest.mark.parametrize("space", [3, 5, 7, 9, 11, 13, 15, 16])
def test_ex_46_any_bonus_may_be_given_up(space: int) -> None:
    """EX-46 [BS-APPEAL-04] $25 into the company's treasury instead, and nothing else."""
    match = turn({"appeal": space - 1, "workers": [1, 0]})
    before = company(match, "swift")
    climb(match, 1)
    match.play("refuse")
    after = company(match, "swift")
    assert after == {**before, "appeal": space, "treasury": 200 - 10 + 25}
    assert player(match, 0)["ready"] == 1


@pytest.mark.parametrize(
    ("space", "swift"),
    [
        (3, {"workers": [2, 1], "automated": [0, 2]}),
        (5, {"salespeople": 2}),
        (7, {"automated": [2, 1]}),
        (13, {"value": 450}),
        (16, {"value": 450}),
    ],
)
def test_what_cannot_be_received_becomes_25(space: int, swift: dict[str, Any]) -> None:
    """[BS-APPEAL-04] [BS-APPEAL-05] No room, no worker, the end of the stock track."""
    match = turn({"appeal": space - 1, **swift})
    climb(match, 1)
    assert match.actor == 1  # nothing was to be chosen
    assert treasury(match, "swift") == 215
    assert {**company(match, "swift"), **swift} == company(match, "swift")


def test_no_token_is_left() -> None:
    """[BS-APPEAL-04] [BS-APPEAL-07] There are ten bonus goods tokens in all."""
    others = {
        name: {"director": 1, "appeal": 2, "tokens": 2}
        for name in ["libby", "elgin", "anglo", "spalding"]
    }
    match = turn({"appeal": 10, "tokens": 1}, {**others, "doggett": {"director": 1, "tokens": 1}})
    climb(match, 1)
    assert (treasury(match, "swift"), company(match, "swift")["tokens"]) == (215, 1)


def test_a_bonus_never_goes_to_another_company() -> None:
    """[BS-APPEAL-04] Another company of the same player has room; it gets nothing."""
    match = turn({"appeal": 2}, {"libby": {"director": 0}})
    climb(match, 1)
    match.play("accept")
    assert match.legal() == ["worker swift-1", "worker swift-2"]


def test_the_partner_given_up_waits() -> None:
    """[BS-APPEAL-06] Given up for $25, the partner stays on space 9 for another company."""
    match = turn({"appeal": 8}, {"libby": {"director": 0, "appeal": 8, "treasury": 100}})
    climb(match, 1)
    match.play("refuse")
    assert player(match, 0)["appeal_partner"]
    play(match, "use fundraising_40 doggett", "use B09 libby")
    assert match.legal() == ["accept", "refuse"]
    match.play("accept")
    assert not player(match, 0)["appeal_partner"]
    assert player(match, 0)["ready"] == 1


def test_ex_99_the_partner_comes_once() -> None:
    """EX-99 [BS-APPEAL-04] [BS-APPEAL-06] A second company on space 9 takes $25."""
    match = turn({"appeal": 8}, players={0: {"appeal_partner": False}})
    ready = player(match, 0)["ready"]
    climb(match, 1)
    assert treasury(match, "swift") == 215
    assert player(match, 0)["ready"] == ready - 1


def test_partners_are_each_players_own() -> None:
    """[BS-APPEAL-06] That others have theirs already does not matter."""
    match = turn({"appeal": 8}, players={2: {"appeal_partner": False}})
    climb(match, 1)
    match.play("accept")
    assert player(match, 0)["ready"] == 2


def test_a_token_makes_a_good_each_decade() -> None:
    """[BS-APPEAL-07] One good at the end of each production step from then on."""
    match = table(
        "operating",
        companies={"swift": {"director": 0, "tokens": 2}, "libby": {"director": 1}},
    )
    match.play("distribute")
    assert company(match, "swift")["goods"] == 2
    assert company(match, "swift")["tokens"] == 2


def test_ringing_the_bell() -> None:
    """[BS-APPEAL-08] On space 16 one goes to the top of the stack and gains nothing else."""
    match = turn(
        {"appeal": 16},
        {"libby": {"director": 1, "appeal": 16}},
        line=["libby", "swift", "doggett"],
    )
    climb(match, 3)
    assert match.actor == 1
    assert match.dump()["line"] == ["swift", "libby", "doggett"]
    after = company(match, "swift")
    assert (after["appeal"], after["value"], after["treasury"]) == (16, 40, 150)


def test_surplus_points_bring_nothing() -> None:
    """[BS-APPEAL-08] A gain of 3 from space 15 brings the bonus of 16 once."""
    match = turn({"appeal": 15}, {"libby": {"director": 1, "appeal": 16}})
    climb(match, 3)
    match.play("accept")
    assert match.actor == 1
    assert company(match, "swift")["appeal"] == 16
    assert values(match)["swift"] == 50
    assert match.dump()["line"][0] == "swift"
