"""Who directs a company, section 5 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    ShouldersMatch,
    asked,
    certificates,
    company,
    drift,
    events,
    offered,
    play,
    player,
    sell,
    shares,
    table,
)

from jackscrew.games.big_shoulders.state import E_APPEAL, E_DIRECTOR, E_POOLED

RICH: dict[int, dict[str, Any]] = {seat: {"cash": 1000} for seat in range(4)}
HANDS = [["B01", "B02", "B06"], ["B09", "B10", "B11"], ["B03", "B05", "B07"]]


def spalding(seat: int, seats: int = 3, advanced: bool = True, **more: Any) -> ShouldersMatch:
    """Seat 0 (red) directs Spalding, others their own; it is a seat's stock turn."""
    companies = {"spalding": {"director": 0, **more}, "libby": {"director": 1}}
    return table("stock", seat, seats=seats, companies=companies, players=RICH, advanced=advanced)


def director(match: ShouldersMatch) -> int:
    """Who directs Spalding."""
    found: int = company(match, "spalding")["director"]
    return found


def test_ex_18_taken_over() -> None:
    """EX-18 [BS-DIR-03, BS-DIR-05, BS-DIR-07, BS-DIR-08] Blue buys the Preferred of Spalding."""
    charter = {
        "treasury": 70,
        "store": {"coal": 2, "steel": 1},
        "goods": 3,
        "workers": [1, 0],
        "automated": [0, 1],
        "managers": [0, 1],
        "salespeople": 1,
        "tokens": 1,
        "asset": "foundry",
        "exhausted": True,
        "value": 50,
        "appeal": 6,
        "commons": {1: 2},
    }
    companies = {"spalding": {"director": 0, **charter}, "libby": {"director": 1}}
    players = {0: {"charter_partner": "spalding"}, 1: {"cash": 100, "charter_partner": "libby"}}
    match = table("stock", 1, seats=2, companies=companies, players=players, advanced=True)
    before = company(match, "spalding")
    match.play("buy preferred spalding company")
    after = company(match, "spalding")
    assert after["director"] == 1
    assert after["commons"] == [1, 1, 0, 0, 3, 0]
    assert after["preferred"] == 0
    assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 4]
    assert player(match, 0)["charter_partner"] == -2
    assert player(match, 1)["charter_partner"] == "libby"
    assert match.view()["players"][0]["charter_partner"] == "bank"
    changed = {"director", "commons", "preferred", "treasury"}
    assert {key for key in before if before[key] != after[key]} == changed
    assert after["treasury"] == 170
    told = [(it.seat, it.a, it.b) for it in events(match) if it.kind == E_DIRECTOR]
    assert told == [(1, 8, 0)]
    assert [it.seat for it in events(match) if it.kind == E_POOLED] == [0]


def test_basic_director_for_good() -> None:
    """[BS-DIR-01, BS-VAR-01] In the basic game five shares take nothing over."""
    match = spalding(1, advanced=False, commons={1: 3})
    match.play("buy preferred spalding company")
    assert shares(match, 1, "spalding") == 5
    assert director(match) == 0
    match = spalding(0, advanced=False, commons={1: 4})
    assert not offered(match, "sell")


@pytest.mark.parametrize(
    ("commons", "preferred", "may"),
    [
        ({}, "company", False),
        ({1: 2}, "company", False),
        ({1: 1, 2: 1}, 3, False),
        ({1: 3}, "company", True),
        ({1: 1}, 1, True),
        ({"pool": 5}, "pool", False),
        ({0: 2, 1: 2}, 2, False),
    ],
)
def test_give_up(commons: dict[int | str, int], preferred: int | str, may: bool) -> None:
    """[BS-DIR-02, BS-STOCK-05] Only if one single opponent has three shares."""
    match = spalding(0, seats=4, commons=commons, preferred=preferred)
    assert ("sell director spalding" in match.legal()) == may


def test_giving_up_pays_and_falls() -> None:
    """[BS-DIR-02, BS-DIR-06] Three shares are paid; what is given for them lies in the pool."""
    match = spalding(0, value=100, commons={0: 1, 1: 3})
    sell(match, "director spalding")
    found = company(match, "spalding")
    assert player(match, 0)["cash"] == 1300
    assert found["value"] == 50
    assert found["director"] == 1
    assert found["commons"] == [1, 0, 0, 0, 1, 3]
    assert shares(match, 1, "spalding") == 3
    assert shares(match, 0, "spalding") == 1
    assert not [it for it in offered(match, "buy") if "spalding" in it], "it has sold shares"


def test_giving_up_to_the_preferred() -> None:
    """[BS-DIR-05, BS-DIR-06] The Preferred and one Common go to the pool."""
    match = spalding(0, value=100, commons={1: 1}, preferred=1)
    sell(match, "director spalding")
    found = company(match, "spalding")
    assert found["director"] == 1
    assert found["preferred"] == -2
    assert found["commons"] == [0, 0, 0, 0, 4, 1]
    assert match.view()["companies"][8]["pooled"] == 3


def test_giving_up_with_other_shares() -> None:
    """[BS-DIR-02, BS-STOCK-04] All certificates of the turn: five shares, five steps."""
    match = spalding(0, value=100, commons={0: 2, 1: 3})
    sell(match, "common spalding", "director spalding", "common spalding")
    assert player(match, 0)["cash"] == 1500
    assert company(match, "spalding")["value"] == 35
    assert company(match, "spalding")["commons"] == [0, 0, 0, 0, 0, 5]
    assert director(match) == 1


@pytest.mark.parametrize("bought", ["common", "preferred"])
def test_equal_is_not_more(bought: str) -> None:
    """[BS-DIR-03] Three against three: the director stays; one more and it is lost."""
    match = spalding(1, seats=2, commons={1: 2 if bought == "common" else 1})
    match.play(f"buy {bought} spalding company")
    assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 3]
    assert director(match) == 0
    match.play("pass")
    match.play("buy common spalding company")
    assert director(match) == 1


def test_lost_by_selling() -> None:
    """[BS-DIR-03, BS-DIR-05] The director sells Commons and has fewer than an opponent."""
    match = spalding(0, value=100, commons={0: 1, 1: 4})
    sell(match, "common spalding")
    found = company(match, "spalding")
    assert found["director"] == 1
    assert found["commons"] == [3, 1, 0, 0, 0, 1]
    assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 4]
    assert player(match, 0)["cash"] == 1100


def test_equal_after_selling() -> None:
    """[BS-DIR-03] Selling down to the same number loses nothing."""
    match = spalding(0, value=100, commons={0: 1, 1: 3})
    sell(match, "common spalding")
    assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 3]
    assert director(match) == 0


@pytest.mark.parametrize(
    ("seats", "commons", "preferred", "heir"),
    [
        (3, {1: 3, 2: 2}, 2, 2),
        (4, {1: 3}, 2, 1),
        (3, {2: 4}, "company", 2),
        (4, {3: 3, 1: 2}, "company", 3),
    ],
)
def test_the_most_shares_follow(
    seats: int, commons: dict[int, int], preferred: int | str, heir: int
) -> None:
    """[BS-DIR-04] Not the nearest: the opponent with the most shares."""
    match = spalding(0, seats=seats, commons=commons, preferred=preferred)
    sell(match, "director spalding")
    assert director(match) == heir


@pytest.mark.parametrize(
    ("seller", "others", "heir"),
    [(0, (1, 2), 1), (1, (0, 2), 2), (2, (0, 1), 0), (1, (0, 3), 3), (3, (1, 2), 1)],
)
def test_ex_19_first_on_the_left(seller: int, others: tuple[int, int], heir: int) -> None:
    """EX-19 [BS-DIR-02, BS-DIR-04] Two opponents with three shares each."""
    one, other = others
    companies = {
        "spalding": {"director": seller, "commons": {one: 3, other: 1}, "preferred": other},
        "libby": {"director": seller},
    }
    match = table("stock", seller, seats=4, companies=companies, advanced=True)
    assert shares(match, one, "spalding") == shares(match, other, "spalding") == 3
    sell(match, "director spalding")
    assert director(match) == heir


@pytest.mark.parametrize("has_preferred", [False, True])
def test_exchange_changes_no_shares(has_preferred: bool) -> None:
    """[BS-DIR-05] Preferred and one Common, else three Commons; all have as much as before."""
    place = 1 if has_preferred else "company"
    match = spalding(1, commons={1: 1 if has_preferred else 3}, preferred=place)
    match.play("buy common spalding company")
    if not has_preferred:
        assert director(match) == 1
        assert company(match, "spalding")["commons"][:2] == [3, 1]
        assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 4]
        return
    assert director(match) == 1
    assert company(match, "spalding")["preferred"] == 0
    assert company(match, "spalding")["commons"][:2] == [1, 1]
    assert [shares(match, seat, "spalding") for seat in (0, 1)] == [3, 4]


def test_new_director_decides() -> None:
    """[BS-DIR-07, BS-GEN-08] The charter acts and operates for the new director."""
    companies = {
        "spalding": {"director": 0, "commons": {1: 3}, "treasury": 100},
        "libby": {"director": 1},
        "elgin": {"director": 0},
    }
    players = {seat: {"cash": 100, "hand": HANDS[seat]} for seat in range(2)}
    match = table("stock", 1, seats=2, companies=companies, players=players, advanced=True)
    play(match, "buy common spalding company")
    match.resume(1)
    while asked(match) != "turn":
        match.play(match.legal()[-1])
    for _ in range(2):
        usable = {action.split()[2] for action in offered(match, "use")}
        assert usable == ({"elgin"} if match.actor == 0 else {"spalding", "libby"})
        match.play("use fundraising_40 " + ("elgin" if match.actor == 0 else "libby"))
        if asked(match) == "after":
            match.play("end")
    deciders = set()
    while asked(match) != "trade":
        question = match.question()
        assert question is not None
        if question["step"] in ("produce", "issue", "distribute", "last"):
            deciders.add((question["about"]["a"], match.actor))
        match.play(match.legal()[-1] if asked(match) != "produce" else "distribute")
    assert ("spalding", 1) in deciders
    assert not {("spalding", 0), ("libby", 0), ("elgin", 1)} & deciders


def test_partner_waits_in_the_pool() -> None:
    """[BS-DIR-08] Its owner gains it when any company of theirs produces in all factories."""
    companies = {
        "spalding": {"director": 1},
        "fairbank": {
            "director": 0,
            "workers": [1, 1],
            "store": {"coal": 4, "livestock": 1},
            "treasury": 100,
        },
    }
    players = {0: {"charter_partner": -2}, 1: {"charter_partner": -1}}
    match = table("operating", 0, seats=2, companies=companies, players=players, advanced=True)
    assert match.actor == 0
    before = player(match, 0)["ready"]
    play(match, "run fairbank-1", "run fairbank-2", "distribute")
    assert player(match, 0)["ready"] == before + 1
    assert player(match, 0)["charter_partner"] == -1


def test_partner_on_another_charter_waits_there() -> None:
    """[BS-DIR-08] Only the starting company frees a partner that is still on its charter."""
    companies = {
        "spalding": {"director": 0},
        "fairbank": {"director": 0, "workers": [1, 1], "store": {"coal": 4, "livestock": 1}},
        "libby": {"director": 1},
    }
    players = {0: {"charter_partner": "spalding"}}
    match = table("operating", 0, seats=2, companies=companies, players=players, advanced=True)
    before = player(match, 0)["ready"]
    play(match, "run fairbank-1", "run fairbank-2")
    assert asked(match) == "distribute"
    assert player(match, 0)["ready"] == before
    assert player(match, 0)["charter_partner"] == "spalding"


def test_gained_partner_stays_in_play() -> None:
    """[BS-DIR-08] A partner that was gained already does not go to the pool."""
    companies = {"spalding": {"director": 0, "commons": {1: 3}}, "libby": {"director": 1}}
    players = {0: {"charter_partner": -1}, 1: {"cash": 100}}
    match = table("stock", 1, seats=2, companies=companies, players=players, advanced=True)
    ready = player(match, 0)["ready"]
    match.play("buy common spalding company")
    assert director(match) == 1
    assert player(match, 0)["charter_partner"] == -1
    assert player(match, 0)["ready"] == ready


def test_second_company_carries_no_partner() -> None:
    """[BS-DIR-08] Losing another company than the starting one moves no partner."""
    companies = {
        "spalding": {"director": 0, "commons": {1: 3}},
        "libby": {"director": 1},
        "elgin": {"director": 0},
    }
    players = {0: {"charter_partner": "elgin"}, 1: {"cash": 100}}
    match = table("stock", 1, seats=2, companies=companies, players=players, advanced=True)
    match.play("buy common spalding company")
    assert director(match) == 1
    assert player(match, 0)["charter_partner"] == "elgin"


OVER = {
    "spalding": {"director": 0, "commons": {1: 3}, "value": 40},
    "libby": {"director": 1, "commons": {0: 5}, "value": 40},
    "elgin": {"director": 1, "commons": {0: 4}, "value": 40},
}


def test_over_the_limit_by_exchange() -> None:
    """[BS-DIR-09] The old director keeps all until the next Stock phase, but may not buy."""
    players = {seat: {"cash": 1000, "hand": HANDS[seat]} for seat in range(2)}
    match = table("stock", 0, seats=2, companies=OVER, players=players, advanced=True)
    assert certificates(match, 0) == 10
    play(match, "pass", "buy common spalding company")
    assert director(match) == 1
    assert certificates(match, 0) == 12
    assert match.actor == 0
    assert "pass" in match.legal()
    assert not offered(match, "buy")
    assert not offered(match, "start")
    match.play("pass")
    match.play("pass")
    match.resume(5)
    drift(match, "trade")
    while match.actor != 0:
        match.play("pass")
    assert {action.split()[0] for action in match.legal()} == {"sell"}
    match.play("sell common libby")
    assert "settle" not in match.legal(), "one more must be sold"
    match.play("sell common elgin")
    assert "settle" in match.legal()
    match.play("settle")
    assert certificates(match, 0) == 10
    assert match.actor == 1, "at the limit nothing can be bought"


def test_not_forced_in_the_same_phase() -> None:
    """[BS-DIR-09, BS-STOCK-07] Not even in a first turn that comes after the exchange."""
    match = table("stock", 1, seats=2, companies=OVER, players=RICH, advanced=True)
    match.play("buy common spalding company")
    assert certificates(match, 0) == 12
    assert match.actor == 0
    assert "pass" in match.legal(), "the phase began within the limit"


def test_forced_sale_comes_before_all() -> None:
    """[BS-STOCK-07] Over the limit one may neither pass nor buy; a choice of what to sell."""
    companies = {**OVER, "spalding": {"director": 1, "commons": {0: 3}}}
    match = table("stock", 0, seats=2, companies=companies, players=RICH, advanced=True)
    assert certificates(match, 0) == 12
    assert match.legal() == ["sell common elgin", "sell common libby", "sell common spalding"]
    match.play("sell common elgin")
    assert "settle" not in match.legal()
    match.play("sell common elgin")
    assert "settle" in match.legal()
    assert "sell common elgin" in match.legal(), "one may sell more than one must"
    match.play("settle")
    assert company(match, "elgin")["value"] == 25


def test_ex_101_a_forced_sale_loses_the_company() -> None:
    """EX-101 [BS-STOCK-07, BS-DIR-05, BS-DIR-09] 11 certificates, then 12."""
    companies = {
        "spalding": {"director": 0, "commons": {0: 1, 1: 4}},
        "libby": {"director": 1, "commons": {0: 5}},
        "elgin": {"director": 1, "commons": {0: 4}},
    }
    players = {seat: {"cash": 1000, "hand": HANDS[seat]} for seat in range(2)}
    match = table("stock", 0, seats=2, companies=companies, players=players, advanced=True)
    assert certificates(match, 0) == 11
    assert "pass" not in match.legal()
    match.play("sell common spalding")
    if asked(match) == "sell":
        match.play("settle")
    assert director(match) == 1
    assert certificates(match, 0) == 12
    assert match.actor == 1, "nothing can be bought"
    match.play("pass")
    assert not offered(match, "buy") + offered(match, "start")
    while match.view()["phase"] == "stock":
        assert "pass" in match.legal(), "nothing is forced again in this phase"
        match.play("pass")
    match.resume(4)
    drift(match, "trade")
    while match.actor != 0:
        match.play("pass")
    assert {action.split()[0] for action in match.legal()} == {"sell"}


def test_no_bonus_for_appeal_passed() -> None:
    """[BS-DIR-10] A new director gains nothing for the spaces a company has behind it."""
    match = spalding(1, commons={1: 3}, appeal=12)
    before = player(match, 1)
    match.play("buy common spalding company")
    after = player(match, 1)
    assert director(match) == 1
    assert after["ready"] == before["ready"]
    assert after["appeal_partner"]
    assert not [event for event in events(match) if event.kind == E_APPEAL]
    assert company(match, "spalding")["tokens"] == 0


def test_checked_after_the_whole_sale() -> None:
    """[BS-DIR-11] Two Commons in one sale: one exchange, with the holdings after both."""
    match = spalding(0, value=100, commons={0: 2, 1: 3}, preferred=2)
    sell(match, "common spalding", "common spalding")
    assert [shares(match, seat, "spalding") for seat in (0, 1, 2)] == [3, 3, 2]
    assert director(match) == 0
    match = spalding(0, value=100, commons={0: 1, 1: 4}, preferred="pool")
    match.play("sell common spalding")
    assert director(match) == 0 or asked(match) != "sell"
    if asked(match) == "sell":
        match.play("settle")
    assert len([event for event in events(match) if event.kind == E_DIRECTOR]) == 1


def test_checked_after_each_purchase() -> None:
    """[BS-DIR-11] At once, before the next player's turn."""
    match = spalding(2, commons={2: 3})
    match.play("buy common spalding company")
    assert director(match) == 2
    assert match.actor == 0


def test_several_companies_lost_at_once() -> None:
    """[BS-DIR-11, BS-DIR-03] One sell step can cost more than one directorship."""
    companies = {
        "spalding": {"director": 0, "commons": {0: 1, 1: 4}},
        "elgin": {"director": 0, "commons": {0: 1, 2: 2}, "preferred": 2},
    }
    match = table("stock", 0, companies=companies, players=RICH, advanced=True)
    sell(match, "common spalding", "common elgin")
    assert company(match, "spalding")["director"] == 1
    assert company(match, "elgin")["director"] == 2
    assert company(match, "elgin")["preferred"] == 0


def test_who_lost_all_has_no_company() -> None:
    """[BS-DIR-02, BS-DIR-07] A player may be left without a company."""
    match = spalding(0, commons={1: 3})
    sell(match, "director spalding")
    assert match.view()["players"][0]["directs"] == []
    assert certificates(match, 0) == 0
