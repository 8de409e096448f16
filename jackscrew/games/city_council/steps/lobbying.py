"""Phase 2: turn positions and council members."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.city_council.components import MAYOR, MEMBERS, TREASURER
from jackscrew.games.city_council.state import (
    A_BID,
    A_LOBBY,
    A_ORDER,
    A_STEAL,
    E_CHITS,
    E_STOLEN,
    LOBBYING,
    MAYOR_FAVOUR,
    PICK,
    STEAL,
    A,
    Council,
)
from jackscrew.games.city_council.steps.payment import is_payment


class Lobbying(Step[Council]):
    """[CC-LOB-01] Two passes in order of priority [CC-BID-07].  a: choices made."""

    def run(self, s: Council, f: Frame) -> None:
        if f.a < 2 * s.seats():
            s.push(LOBBYING, NOBODY, f.a + 1)
            s.push(PICK, by_priority(s, f.a % s.seats()))


def by_priority(s: Council, rank: int) -> int:
    """The seat with the bid that so many others beat [CC-BID-07]."""
    for seat in range(s.seats()):
        higher = 0
        for value in s.bid_value:
            if value > s.bid_value[seat]:
                higher += 1
        if higher == rank:
            return seat
    raise ValueError(f"no seat has rank {rank} among the bids {s.bid_value}")


class Pick(Step[Council]):
    """[CC-DEC-02] Take a free turn position or council member, each kind once [CC-LOB-02].

    The last ones have no choice left, and a match plays that by itself [CC-LOB-03].
    """

    def legal(self, s: Council, f: Frame) -> list[int]:
        found: list[int] = []
        if f.seat not in s.order:
            for position in range(s.seats()):
                if s.order[position] < 0:
                    found.append(A_ORDER + position)
        if f.seat not in s.members:
            for member in range(len(MEMBERS)):
                if s.members[member] < 0:
                    found.append(A_LOBBY + member)
        return found

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if A.has(A_ORDER, action):
            value = action - A_ORDER
            if value >= s.seats():
                return None
            return refused_pick(f.seat, "order_taken", s.order[value], "value", value + 1)
        if A.has(A_LOBBY, action):
            member = action - A_LOBBY
            return refused_pick(f.seat, "member_taken", s.members[member], "member", member)
        return None if A.has(A_BID, action) or is_payment(action) else Reason("turns_later")

    def apply(self, s: Council, f: Frame, action: int) -> None:
        if A.has(A_ORDER, action):
            s.order[action - A_ORDER] = f.seat
            return
        member = action - A_LOBBY
        s.members[member] = f.seat
        if member == MAYOR:
            s.score(f.seat, MAYOR_FAVOUR, s.parts.mayor)  # at once [CC-COUN-02]
        elif member == TREASURER:
            favour_of_treasurer(s, f.seat)


def refused_pick(seat: int, key: str, owner: int, place: str, thing: int) -> Reason:
    """Somebody else has it, or this seat has one of its kind [CC-LOB-02]."""
    if owner < 0 or owner == seat:
        return Reason("picked_already", None, 1)
    return Reason(key, {"name": owner, place: thing}, 2)


def favour_of_treasurer(s: Council, seat: int) -> None:
    """[CC-COUN-03] A chit from the pile, or from another seat if the pile is empty."""
    if s.pile:
        chits = min(s.parts.treasurer, s.pile)
        s.pile -= chits
        s.chits[seat] += chits
        s.tell(E_CHITS, seat, chits)
    elif chit_holders(s, seat):
        s.push(STEAL, seat)


def chit_holders(s: Council, seat: int) -> list[int]:
    """The other seats that hold a chit."""
    return [other for other in range(s.seats()) if other != seat and s.chits[other]]


class Steal(Step[Council]):
    """[CC-DEC-03] Take a chit from a seat of one's choice."""

    def legal(self, s: Council, f: Frame) -> list[int]:
        return [A_STEAL + other for other in chit_holders(s, f.seat)]

    def reason(self, s: Council, f: Frame, action: int) -> Reason | None:
        if not A.has(A_STEAL, action) or action - A_STEAL >= s.seats():
            return None
        other = action - A_STEAL
        return (
            Reason("own_chit", None, 1)
            if other == f.seat
            else Reason("no_chit", {"name": other}, 1)
        )

    def apply(self, s: Council, f: Frame, action: int) -> None:
        other = action - A_STEAL
        s.chits[other] -= 1
        s.chits[f.seat] += 1
        s.tell(E_STOLEN, f.seat, other)
