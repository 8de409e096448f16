"""Money that changes hands: who pays whom, how much, and what for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jackscrew.core.state import POINTS, Event
from jackscrew.core.supplied import Translate
from jackscrew.games.big_shoulders import naming, state
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    BONUSES,
    BUILDINGS,
    COMPANIES,
    MEASURES,
    RESOURCES,
    SPACES,
)
from jackscrew.games.big_shoulders.words.names import building_name
from jackscrew.text import N_, NN_, Values, Words

SEAT, COMPANY, BANK = "seat", "company", "bank"

# by reason, payer and payee
PAYMENTS: dict[tuple[int, str, str], str | tuple[str, str]] = {
    (state.FOR_BEGINNING, BANK, SEAT): N_("The bank pays {payee} ${amount} to begin with."),
    (state.FOR_START, SEAT, COMPANY): N_(
        "{payer} pays {payee} ${amount} for its Director's Certificate."
    ),
    (state.FOR_SALE, BANK, SEAT): NN_(
        "The bank pays {payee} ${amount} for {count} share of {thing}.",
        "The bank pays {payee} ${amount} for {count} shares of {thing}.",
    ),
    (state.FOR_SHARES, SEAT, COMPANY): NN_(
        "{payer} pays {payee} ${amount} for {count} unsold share.",
        "{payer} pays {payee} ${amount} for {count} unsold shares.",
    ),
    (state.FOR_SHARES, SEAT, BANK): NN_(
        "{payer} pays the bank ${amount} for {count} share of {thing}.",
        "{payer} pays the bank ${amount} for {count} shares of {thing}.",
    ),
    (state.FOR_WORKER, COMPANY, BANK): N_("{payer} pays the bank ${amount} for a worker."),
    (state.FOR_BUILDING, COMPANY, SEAT): N_(
        "{payer} pays {payee} ${amount} for the use of a building ({thing})."
    ),
    (state.FOR_BUILDING, BANK, SEAT): N_(
        "The bank pays {payee} ${amount} for the use of a building ({thing})."
    ),
    (state.FOR_ASSET, COMPANY, BANK): N_(
        "{payer} pays the bank ${amount} for the capital asset {thing}."
    ),
    (state.FOR_USE, COMPANY, BANK): N_("{payer} pays the bank ${amount} for the use of {thing}."),
    (state.FOR_DIVIDEND, BANK, SEAT): NN_(
        "The bank pays {payee} ${amount}: dividends on {count} share of {thing}.",
        "The bank pays {payee} ${amount}: dividends on {count} shares of {thing}.",
    ),
    (state.FOR_DIVIDEND, BANK, COMPANY): NN_(
        "The bank pays {payee} ${amount}: dividends on its own unsold share.",
        "The bank pays {payee} ${amount}: dividends on its own {count} unsold shares.",
    ),
    (state.FOR_DIVIDEND, COMPANY, SEAT): NN_(
        "{payer} pays {payee} ${amount}: extra dividends on {count} share.",
        "{payer} pays {payee} ${amount}: extra dividends on {count} shares.",
    ),
    (state.FOR_DIVIDEND, COMPANY, BANK): NN_(
        "{payer} pays the bank ${amount}: extra dividends on {count} share in the bank pool.",
        "{payer} pays the bank ${amount}: extra dividends on {count} shares in the bank pool.",
    ),
    (state.FOR_BONUS, BANK, COMPANY): N_(
        "The bank pays {payee} ${amount} instead of the appeal bonus ({thing})."
    ),
    (state.FOR_CUBES, COMPANY, BANK): N_("{payer} pays the bank ${amount} for {count} {thing}."),
    (state.FOR_ISSUE, BANK, COMPANY): NN_(
        "The bank pays {payee} ${amount} for the share it has issued.",
        "The bank pays {payee} ${amount} for the {count} shares it has issued.",
    ),
    (state.FOR_REVENUE, BANK, COMPANY): N_(
        "The bank pays {payee} ${amount}: the revenue it withholds."
    ),
    (state.FOR_POOL, BANK, SEAT): N_(
        "The bank pays {payee} ${amount} for a partner in the bank pool."
    ),
    (state.FOR_GOAL, BANK, SEAT): N_("The bank pays {payee} ${amount} for a goal: {thing}."),
}
SPACE_PAYMENTS = {
    "advertising": N_("{payer} pays the bank ${amount} for advertising."),
    "hire_manager": N_("{payer} pays the bank ${amount} for a manager."),
    "hire_salesperson": N_("{payer} pays the bank ${amount} for a salesperson."),
    "fundraising_40": N_("The bank pays {payee} ${amount}: fundraising."),
    "fundraising_60": N_("The bank pays {payee} ${amount}: fundraising."),
    "fundraising_80": N_("The bank pays {payee} ${amount}: fundraising."),
}
# the worth of shares changes
HOLDINGS = {
    state.FOR_START: N_("{name} gets the Director's Certificate of {company}, worth ${amount}."),
    state.FOR_SALE: N_("{name} gives up shares of {company} worth ${amount}."),
    state.FOR_SHARES: N_("{name} gets shares of {company} worth ${amount}."),
}
# what is told of a thing by its name; most others are companies
THINGS: dict[int, tuple[Callable[[Translate, str], str], list[str]]] = {
    state.FOR_ASSET: (naming.asset, ASSETS),
    state.FOR_USE: (naming.asset, ASSETS),
    state.FOR_BONUS: (naming.bonus, BONUSES),
    state.FOR_CUBES: (naming.resource, RESOURCES),
    state.FOR_GOAL: (naming.goal, MEASURES),
}
RISEN = N_("The share value of {company} rises: {name}'s shares are worth ${amount} more.")
FALLEN = N_("The share value of {company} falls: {name}'s shares are worth ${amount} less.")


@dataclass(frozen=True)
class Payment:
    """Dollars from one account to another, for a reason and a thing of its kind."""

    payer: int
    payee: int
    amount: int
    reason: int
    thing: int
    count: int


def is_holding(event: Event) -> bool:
    """Does an event tell of the worth of shares, not of money that moves?"""
    return event.kind == POINTS and state.HOLDINGS <= event.a < state.GOAL_MONEY


def payment_of(event: Event) -> Payment:
    """What an event tells of money."""
    if event.kind == state.E_MONEY:
        payer, payee = divmod(event.a, 16)
        return Payment(payer, payee, event.b, *noted(event.c))
    note, other = divmod(event.c, 16)
    if event.b < 0:
        return Payment(event.seat, other, -event.b, *noted(note))
    return Payment(other, event.seat, event.b, *noted(note))


def noted(note: int) -> tuple[int, int, int]:
    """Reason, thing and count of a note."""
    rest, thing = divmod(note, state.THINGS)
    count, reason = divmod(rest, state.REASONS)
    return reason, thing, count


def kind_of(account: int) -> str:
    """Whose an account is: a seat's, a company's or the bank's."""
    if account == state.BANK:
        return BANK
    return SEAT if account < state.TREASURY else COMPANY


def owner(words: Words, account: int) -> str:
    """The name of a seat or a company; the bank has its own sentences."""
    if account < state.TREASURY:
        return words.names[account]
    return "" if account == state.BANK else naming.company(COMPANIES[account - state.TREASURY])


def thing_of(words: Words, reason: int, thing: int) -> str:
    """What money changes hands for."""
    if reason == state.FOR_BUILDING:
        return building_name(words, BUILDINGS[thing])
    if reason in THINGS:
        name, keys = THINGS[reason]
        return name(words.text, keys[thing])
    return naming.company(COMPANIES[thing]) if thing < len(COMPANIES) else ""


def message_of(payment: Payment) -> str | tuple[str, str]:
    """The sentence for a payment, with a second one for several things where that differs."""
    if payment.reason == state.FOR_SPACE:
        return SPACE_PAYMENTS[SPACES[payment.thing]]
    return PAYMENTS[payment.reason, kind_of(payment.payer), kind_of(payment.payee)]


def payment_told(words: Words, payment: Payment) -> str:
    """Who pays whom, and what for."""
    message = message_of(payment)
    told: Values = {
        "payer": owner(words, payment.payer),
        "payee": owner(words, payment.payee),
        "amount": payment.amount,
        "thing": thing_of(words, payment.reason, payment.thing),
    }
    if isinstance(message, tuple):
        return words.plural(*message, payment.count, **told)
    return words.text(message, count=payment.count, **told)


def holding_told(words: Words, event: Event) -> str:
    """Why a seat's shares of a company are worth more or less."""
    reason, _, _ = noted(event.c // 16)
    changed = RISEN if event.b > 0 else FALLEN
    return words.text(
        HOLDINGS.get(reason, changed),
        name=words.names[event.seat],
        company=naming.company(COMPANIES[event.a - state.HOLDINGS]),
        amount=abs(event.b),
    )


def points_told(words: Words, event: Event) -> str | None:
    """Points are dollars: cash, the worth of shares, goals."""
    if event.b == 0:
        return None
    if is_holding(event):
        return holding_told(words, event)
    return payment_told(words, payment_of(event))


def purchases_told(words: Words, events: list[Event]) -> str:
    """Cubes a company buys all at once."""
    paid = [payment_of(event) for event in events]
    counts = dict.fromkeys((RESOURCES[it.thing] for it in paid), 0)
    for it in paid:
        counts[RESOURCES[it.thing]] += it.count
    return words.text(
        "{payer} pays the bank ${amount} for {thing}.",
        payer=owner(words, paid[0].payer),
        amount=sum(it.amount for it in paid),
        thing=naming.cubes(words.text, counts),
    )


def beginning_told(words: Words, events: list[Event]) -> str:
    """The money everybody begins with."""
    paid = [payment_of(event) for event in events]
    names = words.listed([owner(words, it.payee) for it in paid])
    return words.text(
        "The bank pays {names} ${amount} each to begin with.", names=names, amount=paid[0].amount
    )
