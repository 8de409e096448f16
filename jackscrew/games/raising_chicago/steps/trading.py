"""Paying with tokens: what is missing, wilds, and three tokens for one."""

from typing import Final

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.raising_chicago.rewards import TOKEN_COUNT, TYPE_COUNT, WILD
from jackscrew.games.raising_chicago.state import (
    A_GIVE,
    E_WILDS,
    LETTER_OF,
    MIXTURES,
    T_TRADE,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.refusing import CLOSED, ELSEWHERE, SHORT

BID_TRADE: Final = 1  # added to what a bid costs; 0: a trade for a project
BASE: Final = 8  # more than a card costs of any type
GIVEN: Final = [[mixture.count(letter) for letter in LETTER_OF] for mixture in MIXTURES]


def code_of(counts: list[int]) -> int:
    """Tokens by type as one number."""
    return counts[0] + BASE * counts[1] + BASE * BASE * counts[2]


def counts_of(code: int) -> list[int]:
    """Tokens by type from one number."""
    return [code % BASE, code // BASE % BASE, code // (BASE * BASE)]


def missing(s: Chicago, seat: int, due: list[int]) -> list[int]:
    """How many basic tokens of each type a seat lacks."""
    return [max(0, due[kind] - s.held(seat, kind)) for kind in range(TYPE_COUNT)]


def payable(s: Chicago, seat: int, due: list[int]) -> bool:
    """[RC-P2-05] Can a seat pay with basic tokens, wilds and trades?"""
    return payable_with(s.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT], due)


def payable_with(held: list[int], due: list[int]) -> bool:
    """The same with so many tokens."""
    short = surplus = 0
    for kind in range(TYPE_COUNT):
        short += max(0, due[kind] - held[kind])
        surplus += max(0, held[kind] - due[kind])
    return 3 * max(0, short - held[WILD]) <= surplus  # three for one


def can_trade(s: Chicago, seat: int, received: int) -> bool:
    """Has a seat three tokens of other types [RC-DEC-06]?"""
    count = 0
    for token in range(TOKEN_COUNT):
        if token != received:
            count += s.held(seat, token)
    return count >= 3


def mixtures(s: Chicago, seat: int, received: int) -> list[int]:
    """[RC-GEN-09, RC-DEC-06] What may be given: three tokens a seat has, none of that type."""
    found: list[int] = []
    for i in range(len(GIVEN)):
        given = GIVEN[i]
        if given[received] == 0:
            enough = True
            for token in range(TOKEN_COUNT):
                if given[token] > s.held(seat, token):
                    enough = False
            if enough:
                found.append(i)
    return found


def trades_for_bid(s: Chicago, seat: int, received: int, due: list[int]) -> list[int]:
    """The trades after which the rest of a bid is still payable [RC-P2-05]."""
    held = s.tokens[seat * TOKEN_COUNT : (seat + 1) * TOKEN_COUNT]
    found: list[int] = []
    for i in mixtures(s, seat, received):
        after = [held[token] - GIVEN[i][token] for token in range(TOKEN_COUNT)]
        after[received] += 1
        if payable_with(after, due):
            found.append(i)
    return found


def spend(s: Chicago, seat: int, kind: int, count: int, reason: int) -> None:
    """[RC-DEC-20] Basic tokens first; a wild stands for each that is missing [RC-GEN-08]."""
    basic = min(count, s.held(seat, kind))
    s.take(seat, kind, -basic, reason)
    if count > basic:
        s.take(seat, WILD, basic - count, reason)
        s.tell(E_WILDS, seat, count - basic)


class Trade(Step[Chicago]):
    """[RC-DEC-06] Which three tokens are given.  a: the type received; b: what a bid costs."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        if f.b:
            found = trades_for_bid(s, f.seat, f.a, counts_of(f.b - BID_TRADE))
        else:
            found = mixtures(s, f.seat, f.a)
        return [A_GIVE + i for i in found]

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if not A.has(A_GIVE, action):
            return None
        given = GIVEN[action - A_GIVE]
        if given[f.a]:
            return Reason("give_same", {"kind": f.a}, ELSEWHERE)
        for token in range(TOKEN_COUNT):
            if given[token] > s.held(f.seat, token):
                return Reason("give_short", {}, SHORT)
        return Reason("give_rest", {}, CLOSED)

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        given = GIVEN[action - A_GIVE]
        for token in range(TOKEN_COUNT):
            s.take(f.seat, token, -given[token], T_TRADE)
        s.take(f.seat, f.a, 1, T_TRADE)
