"""Phase 4, step 1: what a project costs, and how it is paid."""

from typing import Final

from jackscrew.core.state import Frame, Reason, Step
from jackscrew.games.raising_chicago.rewards import TYPE_COUNT, TYPES, WILD
from jackscrew.games.raising_chicago.state import (
    A_COVERED,
    A_DEFAULT,
    A_DONE,
    A_FAVOR,
    A_TOKENS,
    A_TRADE,
    A_USE,
    A_WILDS,
    E_FAVOR,
    PAYMENT,
    SETTLE,
    T_PROJECT,
    TRADE,
    A,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    PLACED,
    SHORT,
    is_one_of,
    other_moment,
)
from jackscrew.games.raising_chicago.steps.trading import can_trade, code_of, spend
from jackscrew.games.raising_chicago.steps.windows import usable, use, why_not_tile

ALL_TYPES: Final = (1 << TYPE_COUNT) - 1
BEGINS: Final = 1 << TYPE_COUNT  # the first look at what is due
MAY_DEFAULT: Final = 2 << TYPE_COUNT  # something was short when payment began
SETTLED: Final = [A_TOKENS, A_FAVOR, A_DEFAULT]  # one type at a time


def need(s: Chicago, seat: int, space: int, kind: int) -> int:
    """[RC-PAY-01] The printed cost less own permanents [RC-GEN-11]; nothing if unlimited."""
    if s.is_unlimited(seat, kind):
        return 0
    cost = s.parts.cost[s.projects[space]][kind]
    return max(0, cost - s.permanents[seat * TYPE_COUNT + kind])


def due(s: Chicago, seat: int, space: int, unsettled: int) -> list[int]:
    """The needs of the types that are not settled yet."""
    return [
        need(s, seat, space, kind) if unsettled >> kind & 1 else 0 for kind in range(TYPE_COUNT)
    ]


def is_short(s: Chicago, seat: int, needs: list[int]) -> bool:
    """Is a type not covered by basic tokens?"""
    for kind in range(TYPE_COUNT):
        if needs[kind] > s.held(seat, kind):
            return True
    return False


def may_trade(s: Chicago, seat: int, needs: list[int]) -> bool:
    """[RC-PAY-06] While a type is short; or whenever there are tokens, if one may trade so."""
    if not s.may_trade_short:
        return is_short(s, seat, needs)
    for kind in range(TYPE_COUNT):
        if can_trade(s, seat, kind):
            return True
    return False


class Settle(Step[Chicago]):
    """[RC-PAY-02] Settle what is due; asked only where there is something to decide.

    a: the space; b: types that are not settled, as bits, and what is known of the beginning.
    """

    def run(self, s: Chicago, f: Frame) -> None:
        needs = due(s, f.seat, f.a, f.b)
        unsettled = 0
        for kind in range(TYPE_COUNT):
            if needs[kind]:
                unsettled |= 1 << kind
        if not unsettled:
            return
        short = is_short(s, f.seat, needs)
        flags = f.b & MAY_DEFAULT
        if s.may_trade_short or (f.b & BEGINS and short):  # [RC-PAY-06]
            flags = MAY_DEFAULT
        if short or s.favors[f.seat] or usable(s, f.seat) or may_trade(s, f.seat, needs):
            s.push(PAYMENT, f.seat, f.a, unsettled | flags)
        else:
            cover(s, f.seat, f.a, unsettled)


def cover(s: Chicago, seat: int, space: int, unsettled: int) -> int:
    """Pay every type that basic tokens cover; returns those that are left."""
    needs = due(s, seat, space, unsettled)
    for kind in range(TYPE_COUNT):
        if needs[kind] <= s.held(seat, kind):
            spend(s, seat, kind, needs[kind], T_PROJECT)
            unsettled &= ~(1 << kind)
    return unsettled


class Payment(Step[Chicago]):
    """[RC-DEC-04] Settle a type, trade, or use an empty plot tile.  a, b: as Settle."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        needs = due(s, f.seat, f.a, f.b)
        covered = self.covered(s, f, needs)
        tokens: list[int] = []
        favors: list[int] = []
        defaults: list[int] = []
        for kind in range(TYPE_COUNT):
            if needs[kind] and f.b >> kind & 1:
                held = s.held(f.seat, kind)
                if held + s.held(f.seat, WILD) >= needs[kind]:  # [RC-PAY-03]
                    tokens.append(A_TOKENS + kind)
                if s.favors[f.seat]:  # [RC-PAY-04]
                    favors.append(A_FAVOR + kind)
                if f.b & MAY_DEFAULT and held < needs[kind]:  # [RC-PAY-05]
                    defaults.append(A_DEFAULT + kind)
        return covered + tokens + favors + defaults + self.trades(s, f, needs) + usable(s, f.seat)

    def reason(self, s: Chicago, f: Frame, action: int) -> Reason | None:
        if is_one_of(SETTLED, action):
            return why_not_settle(s, f, action)
        if action == A_COVERED:
            return Reason("few_covered", {}, ELSEWHERE)
        if A.has(A_TRADE, action):
            if can_trade(s, f.seat, action - A_TRADE):
                return Reason("trade_needless", {}, CLOSED)
            return Reason("trade_short", {}, SHORT)
        if A.has(A_USE, action):
            return why_not_tile(s, f.seat, action - A_USE)
        if action in (A_DONE, A_WILDS):
            return Reason("must_build" if action == A_DONE else "wilds_by_type")
        return Reason("pay_first") if is_one_of(PLACED, action) else other_moment(s, action)

    def reason_at(self, s: Chicago, f: Frame, key: str, piece: str) -> Reason | None:
        if key == "permanents":
            return why_not_permanent(s, f, piece.split("-")[2])
        return None if key == "no_favor" and s.favors[f.seat] else Reason(key)

    def covered(self, s: Chicago, f: Frame, needs: list[int]) -> list[int]:
        """The shortcut, where it settles more than one type."""
        count = 0
        for kind in range(TYPE_COUNT):
            if needs[kind] and needs[kind] <= s.held(f.seat, kind):
                count += 1
        return [A_COVERED] if count > 1 else []

    def trades(self, s: Chicago, f: Frame, needs: list[int]) -> list[int]:
        """The types that may be traded for [RC-GEN-09]."""
        if not may_trade(s, f.seat, needs):
            return []
        return [A_TRADE + kind for kind in range(TYPE_COUNT) if can_trade(s, f.seat, kind)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        if A.has(A_USE, action):
            s.push(SETTLE, f.seat, f.a, f.b)
            use(s, f.seat, action)
        elif A.has(A_TRADE, action):
            s.push(SETTLE, f.seat, f.a, f.b)
            s.push(TRADE, f.seat, action - A_TRADE)
        elif action == A_COVERED:
            left = cover(s, f.seat, f.a, f.b & ALL_TYPES)
            s.push(SETTLE, f.seat, f.a, left | f.b & MAY_DEFAULT)
        else:
            kind = settle_one(s, f, action)
            s.push(SETTLE, f.seat, f.a, f.b & ~(1 << kind))


def type_of(action: int) -> int:
    """The type that an action settles."""
    for verb in SETTLED:
        if A.has(verb, action):
            return action - verb
    return -1


def why_not_settle(s: Chicago, f: Frame, action: int) -> Reason:
    """What stands against settling a type so, by what `Payment` asks."""
    kind = type_of(action)
    needed, held = due(s, f.seat, f.a, f.b)[kind], s.held(f.seat, kind)
    if not needed:
        return Reason("nothing_due", {"kind": kind}, CLOSED)
    if A.has(A_FAVOR, action):
        return Reason("no_favor", {}, SHORT)
    if A.has(A_DEFAULT, action):
        return Reason("must_pay", {"kind": kind}, CLOSED)
    values = {"due": needed, "kind": kind, "held": held, "wilds": s.held(f.seat, WILD)}
    return Reason("few_tokens", values, SHORT)


def why_not_permanent(s: Chicago, f: Frame, kind: str) -> Reason | None:
    """[RC-GEN-11] Permanent resources of a type are not given: they count already."""
    if kind not in TYPES or s.is_unlimited(f.seat, TYPES.index(kind)):
        return None
    count = s.permanents[f.seat * TYPE_COUNT + TYPES.index(kind)]
    counts = [count if kind == it else 0 for it in TYPES]
    return Reason("permanents", {"less": code_of(counts)}) if count else None


def settle_one(s: Chicago, f: Frame, action: int) -> int:
    """Settle one type in one of three ways; returns the type [RC-PAY-07]."""
    if A.has(A_DEFAULT, action):
        s.impoverish(f.seat)
        return action - A_DEFAULT
    if A.has(A_FAVOR, action):  # [RC-GEN-10]
        kind = action - A_FAVOR
        s.favors[f.seat] -= 1
        s.tell(E_FAVOR, f.seat, -1, need(s, f.seat, f.a, kind))  # and what it stands for
        return kind
    kind = action - A_TOKENS
    spend(s, f.seat, kind, need(s, f.seat, f.a, kind), T_PROJECT)
    return kind
