"""Starting companies, section 3 of the rules."""

from __future__ import annotations

import pytest
from shoulders_table import (
    CHARTERS,
    asked,
    company,
    drift,
    events,
    offered,
    opening,
    player,
    shares,
    table,
)

from jackscrew.core.errors import IllegalMove
from jackscrew.games.big_shoulders.components import COMPANIES
from jackscrew.games.big_shoulders.state import E_APPEAL, E_OPERATES

TWO = {"swift": {"director": 0}, "libby": {"director": 1}}


def pars(actions: list[str]) -> set[int]:
    """The par values of some starts."""
    return {int(action.split()[2]) for action in actions}


def test_ex_01_par_forty() -> None:
    """EX-01 [BS-START-01, BS-START-02] $120 go to the treasury for the Director's Certificate."""
    match = opening(0, 2)
    match.play("start anglo 40")
    assert player(match, 0)["cash"] == 55
    assert company(match, "anglo")["treasury"] == 120
    assert company(match, "anglo")["value"] == 40
    assert company(match, "anglo")["director"] == 0
    assert shares(match, 0, "anglo") == 3


@pytest.mark.parametrize(
    ("cash", "possible"),
    [
        (104, set()),
        (105, {35}),
        (119, {35}),
        (120, {35, 40}),
        (149, {35, 40}),
        (150, {35, 40, 50}),
        (179, {35, 40, 50}),
        (180, {35, 40, 50, 60}),
    ],
)
def test_ex_02_only_who_can_pay(cash: int, possible: set[int]) -> None:
    """EX-02 [BS-START-02, BS-GEN-03] With $119 there is no start at $40."""
    match = table("stock", 0, seats=2, decade=2, companies=TWO, players={0: {"cash": cash}})
    assert pars(offered(match, "start")) == possible


def test_ex_03_sixty_comes_later() -> None:
    """EX-03 [BS-START-01, BS-START-02] $175 do for $35, $40 and $50 but not for $60."""
    match = opening(0, 2)
    assert pars(match.legal()) == {35, 40, 50}
    with pytest.raises(IllegalMove):
        match.play("start swift 60")
    later = table("stock", 0, seats=2, decade=3, companies=TWO, players={0: {"cash": 180}})
    later.play("start elgin 60")
    assert company(later, "elgin")["value"] == 60
    assert company(later, "elgin")["treasury"] == 180
    assert player(later, 0)["cash"] == 0


def test_ex_04_libby() -> None:
    """EX-04 [BS-START-03, BS-START-04, BS-SETUP-12] Red starts Libby at $40."""
    match = opening(0)
    match.play("start libby 40")
    libby = company(match, "libby")
    assert (libby["treasury"], libby["value"], libby["appeal"]) == (120, 40, 1)
    assert libby["preferred"] == -1
    assert libby["commons"] == [0, 0, 0, 0, 5, 0]
    shown = match.view()["companies"][COMPANIES.index("libby")]
    assert shown["unsold"] == 7
    assert [factory["spaces"] - factory["automated"] for factory in shown["factories"]] == [2, 2]
    assert shown["partner"] == 0
    assert player(match, 0)["charter_partner"] == "libby"
    assert player(match, 1)["charter_partner"] == -2


@pytest.mark.parametrize("name", COMPANIES)
def test_fresh_company(name: str) -> None:
    """[BS-START-03, BS-START-04] As printed: appeal, tokens on all octagons, nobody employed."""
    match = opening(0)
    match.play(f"start {name} 35")
    found, charter = company(match, name), CHARTERS[name]
    assert found["appeal"] == charter["starting_appeal"]
    assert set(found["workers"]) == set(found["automated"]) == set(found["managers"]) == {0}
    for factory in charter["factories"]:
        assert len(factory["automation"]) == factory["workers"]
    assert (found["salespeople"], found["goods"], found["tokens"]) == (0, 0, 0)
    assert found["asset"] is None
    assert found["commons"] == [0, 0, 0, 0, 5, 0]


def test_ex_08_no_bonus_for_starting() -> None:
    """EX-08 [BS-START-03] Fairbank starts on a bonus space, below what is there."""
    match = opening(0)
    match.play("start swift 40")
    match.play("start fairbank 40")
    assert [company(match, name)["appeal"] for name in ("swift", "fairbank")] == [3, 3]
    assert match.dump()["line"] == ["swift", "fairbank"]
    assert company(match, "fairbank")["treasury"] == 120
    assert asked(match) == "start"
    assert not [event for event in events(match) if event.kind == E_APPEAL]
    assert company(match, "fairbank")["workers"] == [0, 0]


@pytest.mark.parametrize(
    ("line", "appeals", "result"),
    [
        (["swift", "libby"], (3, 1), ["swift", "libby", "henderson"]),
        (["swift", "libby"], (1, 1), ["swift", "libby", "henderson"]),
        (["libby", "swift"], (0, 1), ["libby", "henderson", "swift"]),
        (["swift", "libby"], (0, 0), ["henderson", "swift", "libby"]),
    ],
)
def test_bottom_of_the_stack(line: list[str], appeals: tuple[int, int], result: list[str]) -> None:
    """[BS-START-03] Below all others of its space, own companies too, above lower ones."""
    companies = {
        "swift": {"director": 0, "appeal": appeals[0]},
        "libby": {"director": 1, "appeal": appeals[1]},
    }
    match = table("stock", 0, seats=2, companies=companies, line=line, players={0: {"cash": 500}})
    match.play("start henderson 40")
    assert match.dump()["line"] == result


def test_started_companies_are_gone() -> None:
    """[BS-START-01] Only a company not in play can be started."""
    match = opening(0)
    match.play("start swift 35")
    assert "swift" not in {action.split()[1] for action in match.legal()}
    assert len({action.split()[1] for action in match.legal()}) == 9


def test_later_company() -> None:
    """[BS-START-05] It is the purchase of a stock turn, and brings no partner."""
    companies = {**TWO, "elgin": {"director": 0}}
    match = table("stock", 0, seats=2, companies=companies, players={0: {"cash": 400}})
    before = player(match, 0)["charter_partner"]
    match.play("start fairbank 50")
    assert match.actor == 1
    assert asked(match) == "trade"
    assert player(match, 0)["charter_partner"] == before
    assert match.view()["players"][0]["directs"] == ["elgin", "fairbank", "swift"]
    assert match.view()["companies"][COMPANIES.index("fairbank")]["partner"] is None


@pytest.mark.parametrize(("held", "possible"), [(4, True), (5, False)])
def test_certificate_limit_holds_for_starts(held: int, possible: bool) -> None:
    """[BS-START-05] The Director's Certificate counts like any other: ten with two players."""
    companies = {
        "swift": {"director": 0, "commons": {0: 3}},
        "elgin": {"director": 1, "commons": {0: 1}},
        "libby": {"director": 1, "commons": {0: held - 1}, "preferred": 0},
    }
    match = table("stock", 0, seats=2, companies=companies, players={0: {"cash": 900}})
    assert bool(offered(match, "start")) == possible


def test_starts_after_a_sale() -> None:
    """[BS-START-05, BS-STOCK-08] What was sold in the turn pays for the company."""
    companies = {**TWO, "libby": {"director": 1, "value": 100, "commons": {0: 1}}}
    match = table("stock", 0, seats=2, companies=companies, players={0: {"cash": 10}})
    assert not offered(match, "start")
    match.play("sell common libby")
    match.play("start elgin 35")
    assert player(match, 0)["cash"] == 5
    assert match.actor == 1


def test_new_company_takes_part() -> None:
    """[BS-START-06] It acts and operates in the decade in which it was started."""
    players = {0: {"cash": 105, "hand": ["B01", "B02", "B06"]}, 1: {"hand": ["B09", "B10", "B11"]}}
    match = table("stock", 0, seats=2, companies=TWO, players=players)
    match.play("start elgin 35")
    match.resume(1)
    drift(match, "turn")
    seen = set()
    while asked(match) != "trade":
        if asked(match) == "turn" and match.actor == 0:
            seen |= {action.split()[2] for action in offered(match, "use")}
        match.play(match.legal()[-1])
    assert seen == {"swift", "elgin"}
    operated = [event.a for event in events(match) if event.kind == E_OPERATES]
    assert COMPANIES.index("elgin") in operated


def test_no_second_company_in_decade_one() -> None:
    """[BS-START-07] At most $70 are left; the next one costs $105."""
    match = opening(0, 2)
    match.play("start swift 35")
    match.play("start libby 35")
    assert max(player(match, seat)["cash"] for seat in (0, 1)) == 70
    assert not offered(match, "start")
