"""Money: who may spend what, who pays whom for what, and that none is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from shoulders_table import (
    GAME,
    ShouldersMatch,
    company,
    events,
    offered,
    opening,
    play,
    player,
    sell,
    table,
)

from jackscrew.core.state import POINTS, Event
from jackscrew.games.big_shoulders.components import COMPANIES
from jackscrew.games.big_shoulders.state import (
    BANK,
    CASH,
    E_MONEY,
    FOR_BEGINNING,
    FOR_DIVIDEND,
    FOR_GOAL,
    FOR_SALE,
    FOR_SHARES,
    FOR_START,
    FOR_VALUE,
    GOAL_MONEY,
    REASONS,
    THINGS,
    TREASURY,
)

KNOWN = range(FOR_BEGINNING, FOR_GOAL + 1)


def games(seats: int, seed: int, **options: bool) -> Iterator[ShouldersMatch]:
    """A random game, after each of its moves."""
    match = opening(seed % seats, seats, seed, **options)
    rng = random.Random(seed)
    yield match
    while not match.over:
        seat = rng.choice(match.pending())
        match.play(rng.choice(match.legal_numbers(seat)), seat)
        yield match


def accounts(match: ShouldersMatch) -> list[int]:
    """The purses of all accounts: four seats, ten companies."""
    data = match.dump()
    cash = [entry["cash"] for entry in data["players"]]
    treasuries = [data["companies"].get(name, {"treasury": 0})["treasury"] for name in COMPANIES]
    return cash + [0] * (4 - len(cash)) + treasuries


def transfer(event: Event) -> tuple[int, int, int, int] | None:
    """Payer, payee, dollars and reason of an event that tells of money."""
    if event.kind == E_MONEY:
        return event.a // 16, event.a % 16, event.b, event.c // THINGS % REASONS
    if event.kind != POINTS or event.a != CASH:
        return None
    other, reason = event.c % 16, event.c // 16 // THINGS % REASONS
    if event.b < 0:
        return event.seat, other, -event.b, reason
    return other, event.seat, event.b, reason


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_every_change_is_told(seats: int, advanced: bool) -> None:
    """[BS-GEN-02, BS-GEN-04] Each has payer, payee and reason; the bank makes up the rest."""
    before, number = [0] * 14, 0
    for match in games(seats, 30 + seats, advanced=advanced, draft=advanced):
        expected = before.copy()
        for event in events(match, number):
            moved = transfer(event)
            if moved is None:
                continue
            payer, payee, dollars, reason = moved
            assert payer != payee
            assert dollars > 0
            assert reason in KNOWN
            if payer != BANK:
                expected[payer] -= dollars
            if payee != BANK:
                expected[payee] += dollars
            between_seats = payer < TREASURY and payee < TREASURY
            assert not between_seats, "players never pay each other"
        before, number = accounts(match), match.version
        assert expected == before
        GAME.sound(match.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("goals", [False, True])
def test_points_add_up(seats: int, goals: bool) -> None:
    """[BS-GEN-02] The changes told of each source add up to the score sheet at every move."""
    told = {source: [0] * seats for source in GAME.sources}
    number = 0
    for match in games(seats, 60 + seats, advanced=True, goals=goals):
        for event in events(match, number):
            if event.kind == POINTS:
                told[GAME.sources[event.a]][event.seat] += event.b
        number = match.version
        assert told == match.sheet()
        assert match.scores() == [sum(row[seat] for row in told.values()) for seat in range(seats)]
    assert match.over
    if goals:
        assert sum(told["goals"]) > 0
        assert {it % 200 for it in told["goals"]} == {0}
    told_goals = [it for it in events(match) if it.kind == POINTS and it.a == GOAL_MONEY]
    assert all(it.c // 16 // THINGS % REASONS == FOR_GOAL for it in told_goals)
    assert all(it.c % 16 == BANK for it in told_goals)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_ever_in_debt(seed: int) -> None:
    """[BS-GEN-03] No purse of a player or company is below zero."""
    for match in games(2 + seed % 3, seed, advanced=seed % 2 == 1):
        assert min(accounts(match)) >= 0


def test_the_bank_never_runs_out() -> None:
    """[BS-GEN-04] It pays whatever is due."""
    companies = {
        "swift": {"director": 0, "value": 450, "commons": {1: 4}},
        "libby": {"director": 1},
    }
    players = {seat: {"cash": 50_000} for seat in range(2)}
    match = table("stock", 1, seats=2, companies=companies, players=players)
    sell(match, *["common swift"] * 4)
    assert player(match, 1)["cash"] == 51_800


def test_supplies_are_unlimited() -> None:
    """[BS-GEN-04, BS-GEN-07] All ten companies full of people, goods and money."""
    full: dict[str, dict[str, Any]] = {}
    for name in COMPANIES:
        charter = next(
            it for it in GAME.components().data["companies"]["charter"] if it["id"] == name
        )
        full[name] = {
            "director": COMPANIES.index(name) % 4,
            "treasury": 99_999,
            "goods": 500,
            "workers": [factory["workers"] for factory in charter["factories"]],
            "managers": [1] * len(charter["factories"]),
            "salespeople": len(charter["goods_price"]) - 1,
            "tokens": 1,
        }
    match = table("operating", seats=4, companies=full)
    GAME.sound(match.state)
    assert company(match, "swift")["goods"] == 500
    built = {1: {"built": ["B10"]}}
    match = table("action", 0, seats=4, companies=full, players=built)
    match.play("use B10 anglo")
    assert company(match, "anglo")["goods"] == 501


@pytest.mark.parametrize(("tokens", "left"), [(9, True), (10, False)])
def test_ten_bonus_goods_tokens(tokens: int, left: bool) -> None:
    """[BS-GEN-04] When all ten are out, the bonus becomes $25."""
    companies = {
        "swift": {"director": 0, "appeal": 10, "treasury": 120},
        "libby": {"director": 1, "tokens": tokens, "treasury": 100},
    }
    match = table("action", 0, seats=2, companies=companies)
    match.play("use advertising swift")
    if left:
        match.play("accept")
    assert company(match, "swift")["tokens"] == (1 if left else 0)
    assert company(match, "swift")["treasury"] == (100 if left else 125)


def test_treasuries_are_not_mixed() -> None:
    """[BS-GEN-02, BS-GEN-08] A company uses what its own treasury pays, not its director's cash."""
    companies = {
        "swift": {"director": 0, "treasury": 0},
        "elgin": {"director": 0, "treasury": 60},
        "libby": {"director": 1, "treasury": 500},
    }
    match = table("action", 0, seats=2, companies=companies, players={0: {"cash": 900}})
    usable = {(it.split()[1], it.split()[2]) for it in offered(match, "use")}
    assert ("hire_manager", "elgin") in usable
    assert ("hire_salesperson", "elgin") not in usable
    assert {space for space, name in usable if name == "swift"} == {"fundraising_40"}
    assert "libby" not in {name for _, name in usable}, "only the director decides"
    match.play("use hire_manager elgin")
    match.play("manager elgin-1")
    assert company(match, "elgin")["treasury"] == 0
    assert company(match, "swift")["treasury"] == 0
    assert player(match, 0)["cash"] == 900


def test_players_pay_for_certificates_themselves() -> None:
    """[BS-GEN-02] The treasury of an own company does not help to buy shares."""
    companies = {"swift": {"director": 0, "treasury": 900}, "libby": {"director": 1}}
    match = table("stock", 0, seats=2, companies=companies, players={0: {"cash": 39}})
    assert match.legal() == ["pass"]


def test_operating_is_paid_by_the_company() -> None:
    """[BS-GEN-02] Cubes too; the director's cash stays."""
    companies = {
        "swift": {"director": 0, "treasury": 29},
        "elgin": {"director": 0, "treasury": 500},
        "libby": {"director": 1},
    }
    chain = [{"coal": 3}, {"steel": 3}, {"wood": 3}, {"coal": 2}]
    match = table("operating", seats=2, companies=companies, chain=chain)
    assert offered(match, "purchase") == ["purchase 20 wood", "purchase 10 coal"]
    match.play("purchase 10 coal")
    assert company(match, "swift")["treasury"] == 19
    assert company(match, "elgin")["treasury"] == 500
    assert player(match, 0)["cash"] == 100
    assert offered(match, "purchase") == ["purchase 10 coal"]


def told(match: ShouldersMatch) -> list[tuple[int, int, int, int]]:
    """All money told of."""
    return [moved for moved in map(transfer, events(match)) if moved is not None]


def test_reasons_of_the_stock_phase() -> None:
    """[BS-STOCK-08, BS-START-02] Starting, buying of company and bank, selling."""
    companies = {"swift": {"director": 0, "value": 50, "commons": {"pool": 1, 1: 1}}}
    players = {seat: {"cash": 400} for seat in range(2)}
    match = table("stock", 0, seats=2, companies=companies, players=players)
    swift, elgin = TREASURY + COMPANIES.index("swift"), TREASURY + COMPANIES.index("elgin")
    play(match, "start elgin 40", "buy common swift company", "buy common swift bank")
    sell(match, "common swift")
    assert told(match) == [
        (0, elgin, 120, FOR_START),
        (1, swift, 50, FOR_SHARES),
        (0, BANK, 50, FOR_SHARES),
        (BANK, 1, 50, FOR_SALE),
    ]


def test_value_changes_are_told_to_all_holders() -> None:
    """[BS-GEN-09] A sale lowers what the others hold; nothing moves at the end of the track."""
    companies = {"swift": {"director": 0, "value": 50, "commons": {1: 2}}, "libby": {"director": 1}}
    match = table("stock", 1, seats=2, companies=companies)
    sell(match, "common swift")
    row = 1 + COMPANIES.index("swift")
    moved = [
        (it.seat, it.b)
        for it in events(match)
        if it.kind == POINTS and it.a == row and it.c // 16 // THINGS % REASONS == FOR_VALUE
    ]
    assert moved == [(0, 3 * -10), (1, -10)]


def test_dividends_have_payer_and_payee() -> None:
    """[BS-GEN-02] Extra dividends: the company pays its holders, the pool's share the bank."""
    companies = {
        "swift": {"director": 0, "treasury": 100, "commons": {1: 2, "pool": 1}},
        "libby": {"director": 1, "treasury": 1},
    }
    match = table("action", 0, seats=2, companies=companies)
    match.play("use extra_dividends swift")
    swift = TREASURY + COMPANIES.index("swift")
    assert [it for it in told(match) if it[3] == FOR_DIVIDEND] == [
        (swift, 0, 30, FOR_DIVIDEND),
        (swift, 1, 20, FOR_DIVIDEND),
        (swift, BANK, 10, FOR_DIVIDEND),
    ]
    assert company(match, "swift")["treasury"] == 40


def test_beginning_is_told() -> None:
    """[BS-SETUP-09] $175 of the bank for each."""
    match = opening(0, 3)
    assert told(match) == [(BANK, seat, 175, FOR_BEGINNING) for seat in range(3)]
