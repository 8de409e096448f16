"""Phase 1: bidding for priority."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.city_council.scoring import CHITS_BID_HIGH
from jackscrew.games.city_council.state import (
    A_BID,
    A_LOBBY,
    A_ORDER,
    BID,
    BIDDING,
    BIDS,
    COINS,
    A,
    Council,
)
from jackscrew.games.city_council.steps.payment import is_payment


class Bidding(Step[Council]):
    """[CC-BID-01] One bid each, clockwise from the opener; nobody passes.  a: bids made."""

    def run(self, s: Council, f: Frame) -> None:
        if f.a < s.seats():
            s.push(BIDDING, NOBODY, f.a + 1)
            s.push(BID, (s.opener + f.a) % s.seats())


class Bid(Step[Council]):
    """[CC-DEC-01] Bid one coin and any chits, a value nobody has bid yet [CC-BID-02].

    Chits may be added to any coin, or by a switch only for more than any coin is worth
    [CC-BID-03], up to the top of the track; the null coin only marks the bid [CC-BID-06].  Some
    bid is always possible [CC-BID-05].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        held, lowest = s.chits[f.seat], lowest_with_chits(s)
        found: list[int] = []
        for i in range(len(BIDS)):
            coin, chits = BIDS[i]
            if chits > held:
                break
            value = coin + chits
            if chits and value < lowest:
                continue
            if value <= s.parts.highest_bid and value not in s.bid_value:
                found.append(A_BID + i)
        return found

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_BID, action):
            return refused_bid(s, f.seat, action - A_BID)
        if A.has(A_ORDER, action) or A.has(A_LOBBY, action):
            return Reason("picks_later")
        return Reason("bid_on_track") if is_payment(action) else Reason("turns_later")

    def apply(self, s: Council, f: Frame, action: int) -> None:
        coin, chits = BIDS[action - A_BID]
        s.bid_coin[f.seat] = coin
        s.bid_value[f.seat] = coin + chits
        s.use_coin(f.seat, coin)  # gone for the round; its chits at once to the pile [CC-BID-04]
        s.use_chits(f.seat, chits)


def lowest_with_chits(s: Council) -> int:
    """The lowest bid to which chits may be added [CC-BID-03]."""
    return COINS[-1] + 1 if s.switches[CHITS_BID_HIGH] else 0


def refused_bid(s: Council, seat: int, bid: int) -> Reason:
    """What stands against a bid."""
    coin, chits = BIDS[bid]
    value, held = coin + chits, s.chits[seat]
    if value in s.bid_value:
        return Reason("bid_taken", {"name": s.bid_value.index(value), "value": value}, 4)
    if value > COINS[-1] + held:
        return Reason("bid_too_high", {"value": value}, 2)
    if chits > held:
        return Reason(
            "bid_chits", {"value": value, "coin": coin, "missing": chits, "held": held}, 1
        )
    return Reason("bid_low_chits", {"value": lowest_with_chits(s)}, 3)
