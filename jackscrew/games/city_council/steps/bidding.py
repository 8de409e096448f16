"""Phase 1: bidding for priority."""

from jackscrew.core.state import NOBODY, Frame, Step
from jackscrew.games.city_council.scoring import CHITS_BID_HIGH
from jackscrew.games.city_council.state import A_BID, BID, BIDDING, BIDS, COINS, Council


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
        held = s.chits[f.seat]
        lowest = COINS[-1] + 1 if s.switches[CHITS_BID_HIGH] else 0  # of bids with chits
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

    def apply(self, s: Council, f: Frame, action: int) -> None:
        coin, chits = BIDS[action - A_BID]
        s.bid_coin[f.seat] = coin
        s.bid_value[f.seat] = coin + chits
        s.use_coin(f.seat, coin)  # gone for the round; its chits at once to the pile [CC-BID-04]
        s.use_chits(f.seat, chits)
