"""Paying with coins and chits."""

from jackscrew.core.state import Reason
from jackscrew.games.city_council.state import A_FUND, A_INVEST, A_PAY, E_PAID, A, Council

CHITS = 0  # number of the word "chit" among the coins; a coin's is its value less 1


def coin_words(coins: int) -> list[int]:
    """The words of coins given as bits, ascending."""
    return [coin - 1 for coin in range(2, 6) if coins >> coin & 1]


def funds(s: Council, seat: int) -> int:
    """What the highest coin and all chits of a seat make."""
    return s.highest_coin(seat) + s.chits[seat]


def payments(s: Council, seat: int, cost: int, verb: int, chits_alone: bool) -> list[int]:
    """The ways to pay a cost at once: any unused coin that reaches it with the chits held.

    A larger coin than needed is allowed, chits that are not needed are not [CC-PAY-02]; chits
    alone pay only where the rules say so [CC-PAY-03].
    """
    held = s.chits[seat]
    found = [verb + CHITS] if chits_alone and held >= cost else []
    for coin in range(max(2, cost - held), 6):
        if s.coins[seat] >> coin & 1:
            found.append(verb + coin - 1)
    return found


def refused_payment(s: Council, seat: int, cost: int, word: int, chits_alone: bool) -> Reason:
    """What stands against a way to pay."""
    held = s.chits[seat]
    if word == CHITS:
        if chits_alone:
            return Reason("chits_short", {"cost": cost, "held": held}, 2)
        return Reason("chits_alone", None, 1)
    coin = word + 1
    if not s.coins[seat] >> coin & 1:
        return Reason("coin_used", None, 1)
    return Reason("coin_small", {"coin": coin, "missing": cost - coin - held}, 2)


def is_payment(action: int) -> bool:
    """Is this about a coin or chits on one's own mat?"""
    return A.has(A_PAY, action) or A.has(A_INVEST, action) or A.has(A_FUND, action)


def pay(s: Council, seat: int, cost: int, word: int) -> None:
    """Pay with a coin and the chits it falls short of, or with chits alone [CC-PAY-04]."""
    if word == CHITS:
        s.use_chits(seat, cost)
        return
    coin = word + 1
    s.use_coin(seat, coin)
    if cost > coin:
        s.use_chits(seat, cost - coin)
        s.tell(E_PAID, seat, cost - coin)
