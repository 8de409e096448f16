"""The evaluation is worth more than net worth, and finds what is obvious."""

from __future__ import annotations

from typing import Any

from shoulders_table import table
from valuing import best_action

import jackscrew
from jackscrew.core.chance import Dice, choose
from jackscrew.core.state import NOBODY
from jackscrew.games.big_shoulders.bots import evaluate
from jackscrew.games.big_shoulders.components import ASSETS, COMPANIES, FACTORIES, KINDS, RESOURCES
from jackscrew.games.big_shoulders.state import (
    BANK,
    DECADE,
    FOR_BEGINNING,
    IN_ACTION,
    IN_OPERATING,
    PRODUCE,
    START,
    TREASURY,
    Shoulders,
)

GAME = jackscrew.game("big_shoulders")
SWIFT = COMPANIES.index("swift")
SWIFT_1 = FACTORIES.index("swift-1")


def laid_out(advanced: bool = False) -> Shoulders:
    """The table before the first company is started; seat 0 chooses first."""
    state: Shoulders = GAME.new_state(GAME.setup(3, options={"advanced": advanced}))
    dice = Dice(1)
    state.apply(state.legal()[0])
    while state.stack[-1].step != START:
        state.apply(choose(state, dice))
    return state


def put_cubes(state: Shoulders, kinds: list[str]) -> None:
    """Have each space of the supply chain hold some cubes, as if from the bag."""
    for i in range(len(state.chain)):
        count = kinds.count(RESOURCES[i % KINDS])
        state.bag[i % KINDS] += state.chain[i] - count
        state.chain[i] = count


def staffed(phase: int, advanced: bool = False) -> Shoulders:
    """Seat 0 directs Swift, whose first factory has its workers and can have its cubes."""
    state = laid_out(advanced)
    for name in ("start swift 50", "start cracker_jack 50", "start henderson 50"):
        state.apply(GAME.actions.parse(name))
    put_cubes(state, ["steel", "steel", "livestock"])
    state.workers[SWIFT_1] = 2
    state.stack.clear()
    state.push(DECADE, NOBODY, phase)
    state.settle()
    return state


def chosen(state: Shoulders) -> str:
    """The name of the best action."""
    return str(GAME.actions.name(best_action(state, evaluate, Dice(7))))


def test_a_company_is_started_whose_factory_can_run() -> None:
    """With nothing but wood on the chain only Cracker Jack can produce."""
    state = laid_out()
    put_cubes(state, ["wood"])
    assert chosen(state).startswith("start cracker_jack")


def test_workers_are_hired_where_they_can_produce() -> None:
    state = staffed(IN_ACTION)
    state.workers[SWIFT_1] = 0
    state.ready[0] = 1
    while state.actor() != 0:
        state.stack.pop()
        state.settle()
    state.purse[TREASURY + SWIFT] = 150
    assert chosen(state) == "use hire_workers swift"


def test_workers_may_cost_nothing() -> None:
    """A pack may say so; a factory with its cubes in store then needs no money at all."""
    match = table(
        "action",
        seats=2,
        companies={"swift": {"treasury": 40, "store": {"livestock": 2, "steel": 2}}},
        components={"job_market": {"price_by_workers_present": [0] * 13}},
    )
    state = match.state
    assert isinstance(state, Shoulders)
    assert chosen(state).startswith("use ")


def test_a_factory_is_run_its_goods_are_sold_and_paid_out() -> None:
    state = staffed(IN_OPERATING)
    assert state.stack[-1].step == PRODUCE
    assert state.actor() == 0
    done: list[str] = []
    while state.actor() == 0:
        done.append(chosen(state).split()[0])
        state.apply(GAME.actions.parse(chosen(state)))
    assert [verb for verb in done if verb != "purchase"][:3] == ["run", "distribute", "deliver"]
    assert "pay" in done
    assert state.purse[0] > 25
    assert state.price(SWIFT) > 50


def test_shares_are_not_issued_without_need() -> None:
    state = staffed(IN_OPERATING, advanced=True)
    assert "issue common" in [GAME.actions.name(action) for action in state.legal()]
    assert "issue" not in chosen(state)


def test_an_asset_is_not_discarded() -> None:
    state = staffed(IN_OPERATING)
    state.asset[SWIFT] = ASSETS.index("catalog_empire")
    state.deck &= ~(1 << state.asset[SWIFT])
    while state.actor() == 0:
        action = chosen(state)
        assert not action.startswith("discard")
        state.apply(GAME.actions.parse(action))
    assert state.exhausted >> ASSETS.index("catalog_empire") & 1


def test_a_rising_share_is_bought() -> None:
    state = staffed(IN_OPERATING)
    while state.phase == IN_OPERATING:
        state.apply(best_action(state, evaluate, Dice(1)))
    state.pay(BANK, 0, 100, FOR_BEGINNING)
    while state.actor() != 0:
        state.apply(choose(state, Dice(2)))
    assert chosen(state).startswith(("buy", "start"))


def test_no_asset_is_discarded_in_a_stock_turn() -> None:
    """[BS-ASSET-06] Not even an asset that is worth next to nothing, in the last decade."""
    for asset in ("foundry", "price_protection", "catalog_empire"):
        for decade in (2, 5):
            companies = {"swift": {"director": 0, "asset": asset}, "libby": {"director": 1}}
            match = table("stock", 0, decade=decade, companies=companies, advanced=True)
            assert match.legal()[-1] == f"discard {asset}"
            state: Any = match.state
            assert not chosen(state).startswith("discard")


def test_a_useless_asset_is_not_discarded_for_nothing() -> None:
    """A discard that changes nothing leaves the turn where it was: the seat would ask again.

    Swift needs no wood, so the asset is worth nothing; in the last decade a stock turn still to
    come counts for more than one that is over, and that alone must not make up for it.
    """
    companies = {
        "swift": {"director": 0, "asset": "michigan_lumber", "commons": {0: 1}},
        "libby": {"director": 1},
    }
    for decade in (2, 4, 5):
        match = table(
            "stock", 0, decade=decade, companies=companies, players={0: {"cash": 0}}, advanced=True
        )
        state: Any = match.state
        assert match.legal()[-1] == "discard michigan_lumber"
        assert chosen(state) == "pass"
