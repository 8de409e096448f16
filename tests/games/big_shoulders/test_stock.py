"""The Stock phase, section 4 of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from shoulders_table import (
    PRINTED,
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

from jackscrew.core.errors import IllegalMove
from jackscrew.games.big_shoulders.state import E_PRIORITY, E_SOLD_OUT

VALUES = [10, 15, 20, 25, 35, 40, 50, 60, 80, 100, 120, 140, 160, 190, 220, 250, 280, 320, 360, 400]
RICH: dict[int, dict[str, Any]] = {seat: {"cash": 1000} for seat in range(4)}
ERA_ONE = [["B01", "B02", "B06"], ["B09", "B10", "B11"], ["B03", "B05", "B07"]]


def two(**swift: Any) -> dict[str, dict[str, Any]]:
    """Swift of seat 0 as told, and Libby of seat 1."""
    return {"swift": {"director": 0, **swift}, "libby": {"director": 1}}


def phase_over(match: ShouldersMatch) -> bool:
    """Has the Building phase begun?"""
    return bool(match.view()["phase"] == "building")


# who is to act ------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise(first: int) -> None:
    """[BS-STOCK-01] From the holder of Priority Deal to the left, round after round."""
    match = table("stock", first, companies=two(), players=RICH)
    seen = []
    for _ in range(6):
        seen.append(match.actor)
        match.play(offered(match, "start")[0] if len(seen) < 6 else "pass")
    assert seen == [(first + turn) % 3 for turn in range(6)]


def test_a_pass_is_not_for_good() -> None:
    """[BS-STOCK-02, BS-STOCK-03] Who has passed may act later; three in a row end the phase."""
    match = table("stock", 0, companies=two(), players=RICH)
    play(match, "pass", "pass", "buy common swift company", "buy common libby company")
    play(match, "pass", "pass")
    assert not phase_over(match)
    assert match.actor == 0
    match.play("pass")
    assert phase_over(match)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_pass(seats: int) -> None:
    """[BS-STOCK-03] As many passes in a row as there are players."""
    match = table("stock", 1, seats=seats, companies=two(), players=RICH)
    for _ in range(seats):
        assert not phase_over(match)
        match.play("pass")
    assert phase_over(match)


def test_a_sale_alone_is_no_pass() -> None:
    """[BS-STOCK-02, BS-STOCK-03] Selling without buying breaks the row of passes."""
    companies = two(commons={2: 1})
    match = table("stock", 0, companies=companies, players=RICH)
    play(match, "pass", "pass")
    sell(match, "common swift")
    play(match, "pass")
    assert not phase_over(match)
    play(match, "pass", "pass")
    assert not phase_over(match)
    match.play("pass")
    assert phase_over(match)


def test_selling_comes_before_buying() -> None:
    """[BS-STOCK-02] One purchase at most, and nothing is sold after it."""
    match = table("stock", 0, companies=two(commons={0: 2}), players=RICH)
    match.play("buy common libby company")
    assert match.actor == 1
    match = table("stock", 0, companies=two(commons={0: 2}), players=RICH)
    sell(match, "common swift")
    assert match.actor == 0
    assert asked(match) == "buy"
    assert not offered(match, "sell")
    match.play("buy common libby company")
    assert match.actor == 1


def test_any_certificates_of_any_companies() -> None:
    """[BS-STOCK-02, BS-STOCK-04] A turn's sale takes as many as one has."""
    companies = {
        "swift": {"director": 0, "commons": {2: 2}, "preferred": 2},
        "libby": {"director": 1, "commons": {2: 1}},
    }
    match = table("stock", 2, companies=companies)
    match.play("sell common swift")
    assert set(match.legal()) == {
        "sell common swift",
        "sell preferred swift",
        "sell common libby",
        "settle",
    }
    play(match, "sell preferred swift", "sell common swift", "sell common libby")
    assert asked(match) == "buy", "nothing is left to sell"
    assert player(match, 2)["cash"] == 100 + 5 * 40
    assert certificates(match, 2) == 0
    assert company(match, "swift")["commons"][5] == 2
    assert company(match, "swift")["preferred"] == -2


# selling ------------------------------------------------------------------------------------


def test_ex_12_preferred() -> None:
    """EX-12 [BS-STOCK-04] A Preferred at $100 brings $200; the value falls to $60."""
    match = table("stock", 1, companies=two(value=100, preferred=1), players={1: {"cash": 0}})
    sell(match, "preferred swift")
    assert player(match, 1)["cash"] == 200
    assert company(match, "swift")["value"] == 60


def test_ex_12_director() -> None:
    """EX-12 [BS-STOCK-04, BS-DIR-02] A Director's Certificate brings $300; down to $50."""
    companies = two(value=100, commons={1: 3})
    match = table("stock", 0, companies=companies, players={0: {"cash": 0}}, advanced=True)
    sell(match, "director swift")
    assert player(match, 0)["cash"] == 300
    assert company(match, "swift")["value"] == 50


def test_ex_94_two_companies_at_once() -> None:
    """EX-94 [BS-STOCK-04] All shares of a turn are paid at the value before the first fall."""
    companies = {
        "swift": {"director": 0, "value": 50, "commons": {2: 2}},
        "libby": {"director": 1, "value": 100, "commons": {2: 1}},
    }
    match = table("stock", 2, companies=companies, players={2: {"cash": 0}})
    sell(match, "common swift", "common libby", "common swift")
    assert player(match, 2)["cash"] == 200
    assert company(match, "swift")["value"] == 35
    assert company(match, "libby")["value"] == 80


@pytest.mark.parametrize("value", [*VALUES[1:], 450])
def test_one_step_for_a_share(value: int) -> None:
    """[BS-STOCK-04, BS-GEN-09] One step down the track; nobody's sale is cheaper [BS-VAR-04]."""
    match = table("stock", 1, companies=two(value=value, commons={1: 1}))
    sell(match, "common swift")
    assert (
        company(match, "swift")["value"]
        == [*VALUES, 450][VALUES.index(value) - 1 if value < 450 else -2]
    )


def test_other_players_sales_cost_the_same() -> None:
    """[BS-VAR-04] There are no friendly sales: two shares of a non-director, two steps."""
    for seller in (0, 1):
        match = table("stock", seller, companies=two(value=100, commons={seller: 2}))
        sell(match, "common swift", "common swift")
        assert company(match, "swift")["value"] == 60


def test_lowest_value() -> None:
    """[BS-GEN-09] The track ends at $10; a share sold there still pays."""
    match = table("stock", 1, companies=two(value=15, commons={1: 3}), players={1: {"cash": 0}})
    sell(match, "common swift", "common swift", "common swift")
    assert company(match, "swift")["value"] == 10
    assert player(match, 1)["cash"] == 45


@pytest.mark.parametrize("advanced", [False, True])
def test_selling_from_the_first_phase_on(advanced: bool) -> None:
    """[BS-STOCK-17] In decade 1, and though all other shares are in the pool already."""
    companies = two(commons={1: 1, "pool": 4}, preferred="pool")
    match = table("stock", 1, companies=companies, advanced=advanced)
    sell(match, "common swift")
    assert company(match, "swift")["commons"][5] == 5
    assert match.view()["companies"][9]["pooled"] == 7


def test_basic_director_stays() -> None:
    """[BS-STOCK-05, BS-DIR-01] The Director's Certificate is never sold, but Commons are."""
    companies = two(commons={0: 1, 1: 4}, value=100)
    match = table("stock", 0, companies=companies)
    assert offered(match, "sell") == ["sell common swift"]
    sell(match, "common swift")
    assert company(match, "swift")["director"] == 0
    assert shares(match, 0, "swift") == 3


def test_ex_15_no_buying_back() -> None:
    """EX-15 [BS-STOCK-06] Not from the company, not from the pool, until the decade ends."""
    companies = two(commons={2: 2})
    players = {seat: {"cash": 900, "hand": ERA_ONE[seat]} for seat in range(3)}
    match = table("stock", 2, companies=companies, players=players)
    sell(match, "common swift")
    assert not [action for action in offered(match, "buy") if "swift" in action]
    assert "buy common libby company" in match.legal()
    match.play("pass")
    assert "buy common swift bank" in match.legal(), "only the seller is barred"
    play(match, "pass", "pass")
    assert match.actor == 2
    assert not [action for action in offered(match, "buy") if "swift" in action]
    assert "sell common swift" in match.legal(), "more may be sold"
    match.play("pass")
    match.resume(1)
    drift(match, "trade")
    assert match.view()["decade"] == 2
    while match.actor != 2:
        match.play("pass")
    assert {"buy common swift company", "buy common swift bank", "buy preferred swift company"} <= {
        *match.legal()
    }


# buying -------------------------------------------------------------------------------------


def test_three_ways_to_buy() -> None:
    """[BS-STOCK-08, BS-GEN-06] From the company, from the bank pool, or a new company."""
    companies = two(value=50, treasury=7, commons={"pool": 1})
    match = table("stock", 1, companies=companies, players=RICH)
    match.play("buy common swift company")
    assert company(match, "swift")["treasury"] == 57
    assert player(match, 1)["cash"] == 950
    match = table("stock", 1, companies=companies, players=RICH)
    match.play("buy common swift bank")
    assert company(match, "swift")["treasury"] == 7
    assert company(match, "swift")["commons"] == [0, 1, 0, 0, 4, 0]
    assert player(match, 1)["cash"] == 950
    assert "start elgin 60" in table("stock", 1, companies=companies, players=RICH).legal()


def test_ex_13_preferred_is_bought_whole() -> None:
    """EX-13 [BS-STOCK-08, BS-STOCK-10] $100 at $50, paid to the company; not by the director."""
    match = table("stock", 0, companies=two(value=50), players=RICH)
    assert "buy preferred swift company" not in match.legal()
    match.play("pass")
    match.play("buy preferred swift company")
    assert player(match, 1)["cash"] == 900
    assert company(match, "swift")["treasury"] == 100
    assert shares(match, 1, "swift") == 2
    assert certificates(match, 1) == 2


def test_preferred_of_the_pool() -> None:
    """[BS-STOCK-08, BS-STOCK-10] It is paid to the bank; the director may not have it either."""
    match = table("stock", 0, companies=two(value=50, preferred="pool"), players=RICH)
    assert not [action for action in match.legal() if action.startswith("buy preferred swift")]
    match.play("pass")
    match.play("buy preferred swift bank")
    assert company(match, "swift")["treasury"] == 0
    assert company(match, "swift")["preferred"] == 1


def test_ex_14_two_commons_stay_commons() -> None:
    """EX-14 [BS-STOCK-10] There is no exchange for the Preferred."""
    match = table("stock", 1, seats=2, companies=two(commons={1: 1}), players=RICH)
    match.play("buy common swift company")
    assert company(match, "swift")["commons"][1] == 2
    assert company(match, "swift")["preferred"] == -1
    match.play("pass")
    verbs = {action.split()[0] for action in match.legal()}
    assert verbs == {"start", "sell", "buy", "pass"}


@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_ex_10_certificate_limit(seats: int, limit: int) -> None:
    """EX-10 [BS-STOCK-09] 10, 12 and 14 certificates."""
    for held in (limit - 1, limit):
        rest = held - 1 - 5
        companies = {
            "swift": {"director": 0},
            "libby": {"director": 1, "commons": {0: 5}},
            "elgin": {"director": 1, "commons": {0: min(rest, 5)}},
            "anglo": {"director": 1, "commons": {0: max(rest - 5, 0)}},
        }
        match = table("stock", 0, seats=seats, companies=companies, players=RICH)
        assert certificates(match, 0) == held
        assert match.view()["limit"] == limit
        assert bool(offered(match, "buy")) == (held < limit)
        assert "pass" in match.legal()


def test_sale_makes_room() -> None:
    """[BS-STOCK-09] At the limit one may sell first, then buy."""
    companies = {
        "swift": {"director": 0},
        "libby": {"director": 1, "commons": {0: 5}},
        "elgin": {"director": 1, "commons": {0: 4}},
    }
    match = table("stock", 0, seats=2, companies=companies, players=RICH)
    assert not offered(match, "buy")
    sell(match, "common elgin")
    assert "buy common swift company" in match.legal()


@pytest.mark.parametrize("commons", [0, 2, 4])
def test_up_to_six_shares(commons: int) -> None:
    """EX-10 [BS-STOCK-09] Who would have six at most may buy either kind."""
    match = table("stock", 1, companies=two(commons={1: commons}), players=RICH)
    kinds = {it.split()[1] for it in offered(match, "buy") if it.split()[2] == "swift"}
    assert kinds == {"common", "preferred"}


def test_six_shares_at_most() -> None:
    """EX-10 [BS-STOCK-09] With five a Common but no Preferred, with six nothing."""
    five = table("stock", 1, companies=two(commons={1: 5}), players=RICH)
    assert not [it for it in offered(five, "buy") if "swift" in it]
    companies = two(commons={1: 3, "pool": 1}, preferred=1)
    match = table("stock", 1, seats=2, companies=companies, players=RICH)
    play(match, "buy common swift bank", "pass")
    assert shares(match, 1, "swift") == 6
    assert not [it for it in offered(match, "buy") if "swift" in it]
    director = table("stock", 0, companies=two(commons={0: 2}), players=RICH)
    assert "buy common swift company" in director.legal()
    director = table("stock", 0, companies=two(commons={0: 3}), players=RICH)
    assert not [it for it in offered(director, "buy") if "swift" in it]


@pytest.mark.parametrize(("cash", "kinds"), [(49, set()), (50, {"common"}), (99, {"common"})])
def test_only_who_can_pay(cash: int, kinds: set[str]) -> None:
    """[BS-STOCK-09, BS-GEN-03] The cash must be there."""
    match = table("stock", 2, companies=two(value=50), players={2: {"cash": cash}})
    found = {it.split()[1] for it in offered(match, "buy") if "swift" in it}
    assert found == kinds
    match = table("stock", 2, companies=two(value=50), players={2: {"cash": 100}})
    assert "buy preferred swift company" in match.legal()


@pytest.mark.parametrize("action", ["buy common swift company", "buy preferred swift company"])
def test_buying_moves_no_value(action: str) -> None:
    """[BS-STOCK-11]"""
    match = table("stock", 1, companies=two(value=80), players=RICH)
    match.play(action)
    assert company(match, "swift")["value"] == 80


def test_unstarted_companies_have_no_shares() -> None:
    """[BS-GEN-06, BS-STOCK-08] Nothing of them is for sale but the Director's Certificate."""
    match = table("stock", 2, companies=two(), players=RICH)
    assert {it.split()[2] for it in offered(match, "buy")} == {"swift", "libby"}
    with pytest.raises(IllegalMove):
        match.play("buy common elgin company")


def test_seven_certificates() -> None:
    """[BS-GEN-05, BS-GEN-06] Five Commons and the Preferred beside the Director's."""
    everyone = {seat: {"cash": 1000} for seat in range(2)}
    match = table("stock", 1, seats=2, companies=two(), players=everyone)
    for _ in range(4):
        play(match, "buy common swift company", "pass")
    play(match, "buy preferred swift company", "buy common swift company")
    assert [shares(match, seat, "swift") for seat in (0, 1)] == [4, 6]
    assert not [it for it in match.legal() if "swift" in it and it.startswith("buy")]
    assert match.view()["companies"][9]["unsold"] == 0


# Price Protection ---------------------------------------------------------------------------


def protected(**more: Any) -> dict[str, dict[str, Any]]:
    """Swift at $100 with Price Protection, two Commons with seat 1 and one with seat 2."""
    return two(value=100, asset="price_protection", commons={1: 2, 2: 1}, **more)


def test_ex_93_price_protection() -> None:
    """EX-93 [BS-STOCK-12, BS-STOCK-13] Once exhausted it protects from one turn's sale only."""
    match = table("stock", 1, companies=protected(), players={1: {"cash": 0}})
    sell(match, "common swift", "common swift")
    assert (asked(match), match.actor) == ("protect", 0)
    assert player(match, 1)["cash"] == 200
    match.play("protect")
    assert company(match, "swift")["value"] == 100
    assert company(match, "swift")["exhausted"]
    assert (asked(match), match.actor) == ("buy", 1)
    play(match, "pass")
    sell(match, "common swift")
    assert asked(match) == "buy"
    assert company(match, "swift")["value"] == 80


def test_protection_may_be_declined() -> None:
    """[BS-STOCK-12] Then the value falls, and the tile stays fresh for a later sale."""
    match = table("stock", 1, companies=protected(), players={1: {"cash": 0}})
    sell(match, "common swift", "common swift")
    play(match, "decline")
    assert company(match, "swift")["value"] == 60
    assert not company(match, "swift")["exhausted"]
    assert player(match, 1)["cash"] == 200
    play(match, "pass")
    sell(match, "common swift")
    assert (asked(match), match.actor) == ("protect", 0)


def test_no_protection_from_the_director() -> None:
    """[BS-STOCK-12] The director's own sale moves the value."""
    companies = two(value=100, asset="price_protection", commons={0: 1})
    match = table("stock", 0, companies=companies)
    sell(match, "common swift")
    assert asked(match) == "buy"
    assert company(match, "swift")["value"] == 80
    assert not company(match, "swift")["exhausted"]


def test_exhausted_protection_does_not_help() -> None:
    """[BS-STOCK-12]"""
    match = table("stock", 1, companies=protected(exhausted=True))
    sell(match, "common swift")
    assert asked(match) == "buy"
    assert company(match, "swift")["value"] == 80


def test_protection_is_for_its_company_only() -> None:
    """[BS-STOCK-12] What else is sold in the turn falls."""
    companies = {**protected(), "libby": {"director": 0, "value": 50, "commons": {1: 1}}}
    match = table("stock", 1, companies=companies)
    sell(match, "common libby", "common swift")
    play(match, "protect")
    assert company(match, "libby")["value"] == 40
    assert company(match, "swift")["value"] == 100


def test_other_assets_do_not_protect() -> None:
    """[BS-STOCK-12]"""
    match = table("stock", 1, companies=two(value=100, asset="backroom_deals", commons={1: 1}))
    sell(match, "common swift")
    assert company(match, "swift")["value"] == 80


# the end of the phase -----------------------------------------------------------------------


def test_ex_11_susan_bob_and_jen() -> None:
    """EX-11 [BS-STOCK-01, BS-STOCK-02, BS-STOCK-03, BS-STOCK-14] Seats 0, 1 and 2."""
    companies = {
        "swift": {"director": 0, "commons": {2: 1}},
        "libby": {"director": 1},
        "elgin": {"director": 2},
    }
    match = table("stock", 0, companies=companies, players=RICH)
    script = [
        (0, "buy preferred libby company"),
        (1, "pass"),
        (2, "sell common swift"),
        (2, "buy common libby company"),
        (0, "pass"),
        (1, "buy common swift bank"),
        (2, "pass"),
        (0, "pass"),
        (1, "buy common swift company"),
        (2, "pass"),
        (0, "pass"),
        (1, "pass"),
    ]
    for seat, action in script:
        assert not phase_over(match)
        assert match.actor == seat
        match.play(action)
    assert phase_over(match)
    assert match.view()["priority"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("actor", [0, 1])
def test_priority_deal_goes_left(seats: int, actor: int) -> None:
    """[BS-STOCK-14] To the left of who bought or sold last, selling included."""
    companies = two(commons={actor: 1})
    for action in (["buy common swift company"], ["sell common swift", "pass"]):
        match = table("stock", actor, seats=seats, companies=companies, players=RICH)
        play(match, *action, *["pass"] * seats)
        assert phase_over(match)
        assert match.view()["priority"] == (actor + 1) % seats
        told = [event.seat for event in events(match) if event.kind == E_PRIORITY]
        assert told == [(actor + 1) % seats]


def test_starting_a_company_is_buying() -> None:
    """[BS-STOCK-14]"""
    match = table("stock", 0, companies=two(), players=RICH)
    play(match, "pass", "start elgin 40", "pass", "pass", "pass")
    assert match.view()["priority"] == 2


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_priority_deal_stays(holder: int) -> None:
    """[BS-STOCK-14] If nobody bought or sold."""
    match = table("stock", holder, companies=two(), players=RICH)
    play(match, "pass", "pass", "pass")
    assert match.view()["priority"] == holder


def test_last_actor_is_of_this_phase() -> None:
    """[BS-STOCK-14] What was bought in an earlier decade does not count."""
    players = {seat: {"cash": 900, "hand": ERA_ONE[seat]} for seat in range(3)}
    match = table("stock", 0, companies=two(), players=players)
    play(match, "buy common libby company", "pass", "pass", "pass")
    assert match.view()["priority"] == 1
    match.resume(2)
    drift(match, "trade")
    assert match.actor == 1, "the holder begins the next phase"
    play(match, "pass", "pass", "pass")
    assert match.view()["priority"] == 1


def test_ex_16_sold_out() -> None:
    """EX-16 [BS-STOCK-15] All ten shares with players: $60 becomes $80."""
    sold_out = two(value=60, commons={0: 2, 1: 3}, preferred=2)
    match = table("stock", 0, companies=sold_out)
    play(match, "pass", "pass", "pass")
    assert company(match, "swift")["value"] == 80
    assert company(match, "libby")["value"] == 40
    assert [event.a for event in events(match) if event.kind == E_SOLD_OUT] == [9]


@pytest.mark.parametrize(
    "swift",
    [
        {"commons": {0: 2, 1: 2, "pool": 1}, "preferred": 2},
        {"commons": {0: 2, 1: 2}, "preferred": 2},
        {"commons": {0: 2, 1: 3}, "preferred": "pool"},
        {"commons": {0: 2, 1: 3}, "preferred": "company"},
        {"commons": {"pool": 5}, "preferred": "pool"},
    ],
)
def test_not_sold_out(swift: dict[str, Any]) -> None:
    """[BS-STOCK-15, BS-STOCK-16] Shares in pool or treasury prevent the rise; no value falls."""
    match = table("stock", 0, companies=two(value=60, **swift))
    play(match, "pass", "pass", "pass")
    assert company(match, "swift")["value"] == 60


def test_ex_17_the_highest_value() -> None:
    """EX-17 [BS-GEN-09] $450 is the end of the track."""
    sold_out = two(value=450, commons={0: 2, 1: 3}, preferred=2)
    match = table("stock", 0, companies=sold_out)
    play(match, "pass", "pass", "pass")
    assert company(match, "swift")["value"] == 450
    assert PRINTED["stock_track"]["values"][-1] == 450
    assert [*VALUES, 450] == PRINTED["stock_track"]["values"]


def test_holdings_rest_until_the_next_phase() -> None:
    """[BS-STOCK-18] No share of a player and no director changes outside the Stock phase."""
    companies = {
        "swift": {"director": 0, "treasury": 300, "commons": {1: 2}},
        "libby": {"director": 1, "treasury": 300, "preferred": 2},
        "elgin": {"director": 2, "treasury": 300},
    }
    players = {seat: {"cash": 0, "hand": ERA_ONE[seat]} for seat in range(3)}
    match = table("stock", 0, companies=companies, players=players, advanced=True)
    match.resume(3)
    while match.view()["phase"] == "stock":
        match.play("pass")

    def holdings() -> list[Any]:
        kept = match.dump()["companies"].values()
        return [(it["director"], it["commons"][:4], max(it["preferred"], -1)) for it in kept]

    before = holdings()
    while asked(match) != "trade":
        match.play(match.legal()[0])
        assert [it[:2] for it in holdings()] == [it[:2] for it in before]
    assert holdings() == before
