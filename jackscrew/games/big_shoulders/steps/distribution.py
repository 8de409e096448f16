"""The rest of an operating turn: selling goods, the payout and the share value."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import COLUMNS, COMPANIES, LEFT, MIDDLE, RIGHT
from jackscrew.games.big_shoulders.state import (
    A_DELIVER,
    A_END,
    A_PAY,
    A_PURCHASE,
    A_RUN,
    A_SHIELD,
    A_WITHHOLD,
    BANK,
    DISTRIBUTE,
    E_FILLED,
    E_REVENUE,
    FOR_REVENUE,
    HALF,
    LAST,
    MOST_AT_ONCE,
    RIGHT_CLOSES,
    TREASURY,
    WIND_UP,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.assets import (
    AT_LAST,
    SELLING,
    act_freely,
    free_actions,
    has_free_actions,
    why_not_free,
)
from jackscrew.games.big_shoulders.steps.payout import pay_out, rise
from jackscrew.games.big_shoulders.steps.people import goods_price
from jackscrew.games.big_shoulders.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    SHORT,
    is_one_of,
    other_phase,
)
from jackscrew.games.big_shoulders.steps.stock import is_protected


class Distribute(Step[Shoulders]):
    """[BS-OPS-20, BS-OPS-25] Sell goods and act freely, then pay dividends or withhold.

    a: the company.  Withholding is compulsory for one that made or sold nothing [BS-OPS-26].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        found = deliveries(s, f.a) if s.goods[f.a] else []
        if may_pay_dividends(s):
            found.append(A_PAY)
        found.append(A_WITHHOLD)
        if is_protected(s, f.a):
            found.append(A_SHIELD)
        return found + free_actions(s, [f.a], SELLING)

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_DELIVER, action):
            return why_not_deliver(s, f.a, action - A_DELIVER)
        if action == A_PAY:
            return Reason("no_dividend", {}, CLOSED)
        if action == A_SHIELD:
            return Reason("unprotected", {"company": f.a}, CLOSED)
        if is_one_of([A_RUN, A_PURCHASE], action):
            return Reason("production_over")
        return why_not_free(s, [f.a], action, SELLING) or other_phase(s, action)

    def reason_at(self, s: Shoulders, f: Frame, key: str, piece: str) -> Reason | None:
        if key == "own_goods" and (piece != f"goods-{COMPANIES[f.a]}" or not s.goods[f.a]):
            return None
        return Reason(key)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if A.has(A_DELIVER, action):
            s.push(DISTRIBUTE, f.seat, f.a)
            space, count = divmod(action - A_DELIVER, MOST_AT_ONCE)
            deliver(s, f.a, space, count + 1)
        elif action in (A_PAY, A_WITHHOLD, A_SHIELD):
            s.push(WIND_UP, f.seat, f.a)
            close_books(s, f.a, action)
        else:
            s.push(DISTRIBUTE, f.seat, f.a)
            act_freely(s, action)


def may_pay_dividends(s: Shoulders) -> bool:
    """[BS-OPS-26] Has a factory run in this turn, and a good been sold?"""
    return s.ran > 0 and s.delivered > 0


def open_octagons(s: Shoulders, space: int) -> int:
    """How many goods a space takes at full price [BS-DEM-01, BS-DEM-03]."""
    return 0 if is_closed(s, space) else empty_octagons(s, space)


def is_closed(s: Shoulders, space: int) -> bool:
    """[BS-DEM-03] With that option nothing is sold at the right once the stack is empty."""
    return s.switches[RIGHT_CLOSES] and s.stock == 0 and space % len(COLUMNS) == RIGHT


def empty_octagons(s: Shoulders, space: int) -> int:
    """A tile's octagons without goods [BS-DEM-04], or those printed where no tile lies.

    The tile with the red X has none [BS-DEM-02].
    """
    tile = s.demand[space]
    if tile >= 0:
        return s.parts.capacity[tile] - s.filled[space]
    return s.parts.printed_goods - s.filled[space] if space % len(COLUMNS) == MIDDLE else 0


def deliveries(s: Shoulders, company: int) -> list[int]:
    """[BS-OPS-20] How many goods may be sold where, in the row of the company's industry."""
    row = s.parts.industry[company]
    most = min(s.goods[company], MOST_AT_ONCE)
    found: list[int] = []
    is_full = True
    for column in range(len(COLUMNS)):
        space = row * len(COLUMNS) + column
        room = open_octagons(s, space)
        if room > 0:
            is_full = False
        first = A_DELIVER + space * MOST_AT_ONCE
        found += [first + count for count in range(min(room, most))]
    if is_full or s.demand[row * len(COLUMNS) + LEFT] < 0:  # half price [BS-OPS-23]
        first = A_DELIVER + (HALF + row) * MOST_AT_ONCE
        found += [first + count for count in range(most)]
    return found


def why_not_deliver(s: Shoulders, company: int, sale: int) -> Reason:
    """What stands against selling goods, by what `deliveries` is made of."""
    space, count = sale // MOST_AT_ONCE, sale % MOST_AT_ONCE + 1
    row = space - HALF if space >= HALF else space // len(COLUMNS)
    industry, goods = s.parts.industry[company], s.goods[company]
    if row != industry:
        return Reason("other_row", {"company": company, "industry": industry}, ELSEWHERE)
    if goods < count:
        near = ELSEWHERE if goods else SHORT
        return Reason("few_goods", {"company": company, "goods": goods}, near)
    if space >= HALF:
        return Reason("no_half_price", {}, CLOSED)
    if is_closed(s, space):
        return Reason("right_closed", {}, CLOSED)
    room = open_octagons(s, space)
    if room > 0:
        return Reason("few_octagons", {"room": room}, ELSEWHERE)
    return Reason("no_octagon", {}, CLOSED)


def deliver(s: Shoulders, company: int, space: int, count: int) -> None:
    """Sell goods [BS-OPS-21]; who fills a space gets its bonus [BS-OPS-22].

    Revenue is tallied until the payout [BS-OPS-24].
    """
    s.goods[company] -= count
    s.delivered += count
    price = goods_price(s, company)
    bonus = 0
    if space >= HALF:
        price //= 2
    else:
        s.filled[space] += count
        if open_octagons(s, space) == 0:
            bonus = s.parts.fill_bonus[space % len(COLUMNS)]
            s.tell(E_FILLED, NOBODY, company, space, bonus)
    s.revenue += count * price + bonus
    s.tell(E_REVENUE, NOBODY, company, count * price + bonus, s.revenue)


def close_books(s: Shoulders, company: int, action: int) -> None:
    """Pay dividends [BS-OPS-27], or withhold [BS-OPS-28], which lowers the value [BS-OPS-29]."""
    if action == A_PAY:
        pay_out(s, BANK, company, s.revenue)
        rise(s, company, s.revenue)
        return
    s.pay(BANK, TREASURY + company, s.revenue, FOR_REVENUE, company)
    if action == A_SHIELD:
        s.exhausted |= 1 << s.asset[company]
    else:
        assert action == A_WITHHOLD
        s.move_value(company, -1)


class WindUp(Step[Shoulders]):
    """[BS-OPS-06] The share value has moved: are there free actions left?  a: the company."""

    def run(self, s: Shoulders, f: Frame) -> None:
        if has_free_actions(free_actions(s, [f.a], AT_LAST)):
            s.push(LAST, f.seat, f.a)


class Last(Step[Shoulders]):
    """[BS-OPS-06] Free actions after the share value has moved.  a: the company."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [*free_actions(s, [f.a], AT_LAST), A_END]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if is_one_of([A_RUN, A_PURCHASE, A_DELIVER], action):
            return Reason("turn_over")
        return why_not_free(s, [f.a], action, AT_LAST) or other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action != A_END:
            s.push(WIND_UP, f.seat, f.a)
            act_freely(s, action)
