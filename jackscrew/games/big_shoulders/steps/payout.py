"""Dividends, and what they do to the share value."""

from typing import Final

from jackscrew.games.big_shoulders.state import BANK, FOR_DIVIDEND, TREASURY, Shoulders

SHARE_COUNT: Final = 10


def pay_out(s: Shoulders, payer: int, company: int, amount: int) -> None:
    """Pay a tenth of an amount for each share, rounded down [BS-OPS-27].

    Players get theirs, the company that of its unsold shares.  The bank pays the revenue, a
    company its extra dividends, and those also to the pool [BS-GA-05].
    """
    share = amount // SHARE_COUNT
    for seat in range(s.seats):
        held = s.shares(seat, company)
        s.pay(payer, seat, share * held, FOR_DIVIDEND, company, held)
    treasury = TREASURY + company
    if payer == BANK:
        held = s.unsold(company)
        s.pay(BANK, treasury, share * held, FOR_DIVIDEND, company, held)
    else:
        held = s.pooled(company)
        s.pay(treasury, BANK, share * held, FOR_DIVIDEND, company, held)


def rise(s: Shoulders, company: int, revenue: int) -> None:
    """[BS-OPS-30] The value rises with what was paid, compared unrounded."""
    s.move_value(company, steps_up(s.price(company), revenue, s.parts.triple_from))


def steps_up(value: int, revenue: int, triple_from: int) -> int:
    """How far a value rises."""
    if revenue >= 3 * value and value >= triple_from:
        return 3
    if revenue >= 2 * value:
        return 2
    return 1 if revenue >= value else 0
