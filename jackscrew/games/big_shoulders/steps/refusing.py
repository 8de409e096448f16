"""Why something may not be chosen: what several steps say alike."""

from typing import Final

from jackscrew.core.state import Reason
from jackscrew.games.big_shoulders.components import FIRST_FACTORY, company_of
from jackscrew.games.big_shoulders.state import (
    A_ACTIVATE,
    A_AUTOMATE,
    A_BUILD,
    A_BUY,
    A_DELIVER,
    A_DRAFT,
    A_HIRE,
    A_INVEST,
    A_MANAGER,
    A_MOVE,
    A_PURCHASE,
    A_RUN,
    A_SELL,
    A_START,
    A_TRADE,
    A_USE,
    A_WORKER,
    IN_ACTION,
    IN_BUILDING,
    IN_OPERATING,
    IN_STOCK,
    TREASURY,
    A,
    Shoulders,
)

# how near to legal something is
LATER: Final = 0  # it belongs to another moment
ELSEWHERE: Final = 1  # it belongs to another company, or to nobody
CLOSED: Final = 2  # this one cannot be had
SHORT: Final = 3  # only money, goods or people are lacking

TRADED: Final = [A_START, A_SELL, A_BUY]
PLANNED: Final = [A_DRAFT, A_BUILD]
STAFFED: Final = [A_HIRE, A_WORKER, A_MANAGER, A_AUTOMATE, A_MOVE]
OPERATED: Final = [A_PURCHASE, A_RUN, A_DELIVER]


def is_one_of(verbs: list[int], action: int) -> bool:
    """Is an action one of some verbs?"""
    for verb in verbs:
        if A.has(verb, action):
            return True
    return False


def other_phase(s: Shoulders, action: int) -> Reason | None:
    """[BS-GEN-01] What belongs to another phase of the decade."""
    if s.phase != IN_STOCK and is_one_of(TRADED, action):
        return Reason("stock_phase")
    if s.phase != IN_BUILDING and is_one_of(PLANNED, action):
        return Reason("building_phase")
    if s.phase != IN_ACTION and is_for_partner(s, action):
        return Reason("action_phase")
    if s.phase != IN_OPERATING and is_one_of(OPERATED, action):
        return Reason("operating_phase")
    if s.phase not in (IN_ACTION, IN_OPERATING):
        return free_later(action)
    return None


def is_for_partner(s: Shoulders, action: int) -> bool:
    """Does an action send a partner, or does one buy an asset of the row by it?"""
    return A.has(A_USE, action) or (A.has(A_INVEST, action) and action - A_INVEST in s.row)


def free_later(action: int) -> Reason | None:
    """[BS-ACT-07, BS-OPS-06] What is free to do in the Action and Operating phases only."""
    if A.has(A_TRADE, action):
        return Reason("swap_later")
    return Reason("asset_later") if A.has(A_ACTIVATE, action) else None


def number_of(factory: int) -> int:
    """Which of its company's factories one is, from 1."""
    return factory - FIRST_FACTORY[company_of(factory)] + 1


def unstarted(company: int) -> Reason:
    """[BS-GEN-06] Nobody has started a company."""
    return Reason("unstarted", {"company": company}, ELSEWHERE)


def not_directed(s: Shoulders, company: int) -> Reason:
    """[BS-GEN-08] A company that another directs, or nobody yet."""
    director = s.director[company]
    if director < 0:
        return unstarted(company)
    return Reason("directed", {"name": director, "company": company}, ELSEWHERE)


def other_operates(company: int) -> Reason:
    """[BS-OPS-01] Another company is at its operating turn: that one, and it alone, acts now."""
    return Reason("operates", {"company": company}, ELSEWHERE)


def short_of_cash(s: Shoulders, company: int, cost: int) -> Reason:
    """[BS-GEN-02] A company cannot pay, and its director may not help out."""
    values = {"cost": cost, "company": company, "cash": s.purse[TREASURY + company]}
    return Reason("treasury", values, SHORT)


def why_not_factory(company: int, factory: int, key: str) -> Reason:
    """A factory of another company than the one asked about, or one that the key says more of."""
    if company_of(factory) != company:
        return Reason("other_factory", {"company": company}, ELSEWHERE)
    return Reason(key, {"number": number_of(factory), "company": company}, CLOSED)
