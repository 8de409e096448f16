"""The Stock phase: selling and buying certificates."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.core.written import bits
from jackscrew.games.big_shoulders.components import (
    COMMON,
    COMPANY_COUNT,
    DIRECTOR,
    PREFERRED,
    SHARES,
)
from jackscrew.games.big_shoulders.state import (
    A_BUY,
    A_DECLINE,
    A_DISCARD,
    A_PASS,
    A_PROTECT,
    A_SELL,
    A_SETTLE,
    A_START,
    ADVANCED,
    BANK,
    BUY,
    COMPANY,
    E_PRIORITY,
    E_SOLD_OUT,
    FOR_SALE,
    FOR_SHARES,
    POOL,
    POOLED,
    PROTECT,
    SELL,
    STOCK,
    TRADE,
    TREASURY,
    UNSOLD,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.assets import discard
from jackscrew.games.big_shoulders.steps.directorship import (
    check_director,
    give_up,
    may_give_up,
)
from jackscrew.games.big_shoulders.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    SHORT,
    is_one_of,
    other_phase,
    unstarted,
)
from jackscrew.games.big_shoulders.steps.starting import (
    at_limit,
    is_at_limit,
    start,
    starts,
    why_not_start,
)

# a sale that is not settled yet, as one number: five bits a company
PENDING_BITS = 5
PENDING_PREFERRED = 8  # the lower three bits count Commons
PENDING_DIRECTOR = 16


class Stock(Step[Shoulders]):
    """[BS-STOCK-01, BS-STOCK-03] Turns go round until all have passed one after another.

    seat: whose turn it is; a: passes in a row; b: seats that must sell at their first turn.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a < s.seats:
            s.push(TRADE, f.seat, f.a, f.b)
        else:
            end_phase(s)


def end_phase(s: Shoulders) -> None:
    """Priority Deal moves [BS-STOCK-14], what is sold out rises [BS-STOCK-15].

    Shares in the bank pool have no other effect [BS-STOCK-16]; nothing else moves holdings
    until the next Stock phase [BS-STOCK-18].
    """
    if s.last >= 0:
        s.deal = s.left_of(s.last)
        s.tell(E_PRIORITY, s.deal)
    s.last = -1
    for company in sorted(s.line):
        if s.unsold(company) == 0 and s.pooled(company) == 0:
            s.tell(E_SOLD_OUT, NOBODY, company)
            s.move_value(company, 1)


class Trade(Step[Shoulders]):
    """[BS-STOCK-02] A stock turn: sell first, or buy or start at once, or pass.

    a: passes in a row before; b: as in Stock.  Who was over the certificate limit when the phase
    began must sell first [BS-STOCK-07].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        sales = sales_open(s, f.seat, 0)
        if sales and is_over_limit(s, f):
            return with_discards(s, f.seat, sales)
        found = starts(s, f.seat) + sales + purchases(s, f.seat) + [A_PASS]
        return with_discards(s, f.seat, found)

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_SELL, action):
            return why_not_sell(s, f.seat, action, 0)
        if is_over_limit(s, f) and (action == A_PASS or is_one_of([A_START, A_BUY], action)):
            return must_sell(s, f.seat, 0)
        return why_not_acquire(s, f.seat, action)

    def reason_at(self, s: Shoulders, f: Frame, key: str, piece: str) -> Reason | None:
        return why_not_held(f.seat, key, piece)

    def waiting(self, s: Shoulders, f: Frame, seat: int) -> Reason | None:
        return Reason("one_a_turn") if s.last == seat else None

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if A.has(A_DISCARD, action):
            s.push(TRADE, f.seat, f.a, f.b)
            discard(s, action - A_DISCARD)
            return
        others = f.b & ~(1 << f.seat)
        if action == A_PASS:
            s.push(STOCK, s.left_of(f.seat), f.a + 1, others)
            return
        s.push(STOCK, s.left_of(f.seat), 0, others)
        if A.has(A_SELL, action):
            must = 1 if is_over_limit(s, f) else 0
            s.push(SELL, f.seat, pending_with(0, action - A_SELL), must)
        else:
            acquire(s, f.seat, action)


def with_discards(s: Shoulders, seat: int, found: list[int]) -> list[int]:
    """[BS-ASSET-06] The choices of a stock turn, with the assets its seat may discard.

    Only in the advanced game would an asset go on to a successor [BS-DIR-07].  A turn with one
    way to go is not asked for the sake of a discard.
    """
    if s.rules >= 2 and s.switches[ADVANCED] and len(found) > 1:
        discards: list[int] = []
        for company in s.line:
            if s.asset[company] >= 0 and s.director[company] == seat:
                discards.append(A_DISCARD + s.asset[company])
        discards.sort()
        found += discards
    return found


def why_not_held(seat: int, key: str, piece: str) -> Reason | None:
    """What stands against the certificates that are shown with a player: `held-1-swift`."""
    if key != "certificates":
        return Reason(key)
    holder = piece.split("-")[1]
    if not holder.isdecimal() or int(holder) == seat:
        return None
    return Reason(key, {"name": int(holder)})


def over_limit(s: Shoulders) -> int:
    """The seats with too many certificates, as bits [BS-DIR-09]."""
    limit = s.parts.limit[s.seats]
    return bits([seat for seat in range(s.seats) if s.certificates(seat) > limit])


def is_over_limit(s: Shoulders, f: Frame) -> bool:
    """Had a seat too many certificates when the phase began, and has it still? [BS-STOCK-07]"""
    return f.b >> f.seat & 1 == 1 and s.certificates(f.seat) > s.parts.limit[s.seats]


def pending_with(pending: int, sale: int) -> int:
    """A pending sale with one more certificate: kind * 10 + company."""
    kind, company = divmod(sale, COMPANY_COUNT)
    unit = 1 if kind == COMMON else PENDING_PREFERRED if kind == PREFERRED else PENDING_DIRECTOR
    return pending + (unit << PENDING_BITS * company)


def pending_of(pending: int, company: int) -> int:
    """What of a company is pending, as five bits."""
    return pending >> PENDING_BITS * company & 31


def pending_count(pending: int) -> int:
    """How many certificates are pending."""
    count = 0
    for company in range(COMPANY_COUNT):
        part = pending_of(pending, company)
        count += (part & 7) + (part >> 3 & 1) + (part >> 4)
    return count


def certificates_left(s: Shoulders, seat: int, pending: int) -> int:
    """How many certificates a seat holds once those pending are sold."""
    return s.certificates(seat) - pending_count(pending)


def sales_open(s: Shoulders, seat: int, pending: int) -> list[int]:
    """The certificates a seat may add to its sale.

    From the first phase on, of any company, whatever the pool holds [BS-STOCK-17].  The
    Director's Certificate is never sold in the basic game [BS-STOCK-05].
    """
    found: list[int] = []
    if s.switches[ADVANCED]:
        for company in range(COMPANY_COUNT):
            part = pending_of(pending, company)
            if part < PENDING_DIRECTOR and may_give_up(s, seat, company):
                found.append(A_SELL + DIRECTOR * COMPANY_COUNT + company)
    for company in range(COMPANY_COUNT):
        if s.preferred[company] == seat and not pending_of(pending, company) & PENDING_PREFERRED:
            found.append(A_SELL + PREFERRED * COMPANY_COUNT + company)
    for company in range(COMPANY_COUNT):
        held = s.commons[seat * COMPANY_COUNT + company]
        if held > pending_of(pending, company) & 7:
            found.append(A_SELL + COMMON * COMPANY_COUNT + company)
    return found


def why_not_sell(s: Shoulders, seat: int, action: int, pending: int) -> Reason:
    """What stands against adding a certificate to a sale, by what `sales_open` is made of."""
    kind, company = divmod(action - A_SELL, COMPANY_COUNT)
    values = {"certificate": kind, "company": company}
    if s.director[company] < 0:
        return unstarted(company)
    if not s.shares(seat, company):
        return Reason("none_held", {"company": company}, ELSEWHERE)
    if not is_held(s, seat, kind, company):
        return Reason("not_held", values, ELSEWHERE)
    if kind != DIRECTOR or pending_of(pending, company) >= PENDING_DIRECTOR:
        return Reason("in_sale", values, CLOSED)
    if s.switches[ADVANCED]:
        return Reason("no_heir", {"company": company}, CLOSED)
    return Reason("director_stays", {}, CLOSED)


def is_held(s: Shoulders, seat: int, kind: int, company: int) -> bool:
    """Does a seat hold a certificate of this kind?"""
    if kind == COMMON:
        return s.commons[seat * COMPANY_COUNT + company] > 0
    return (s.preferred[company] if kind == PREFERRED else s.director[company]) == seat


def must_sell(s: Shoulders, seat: int, pending: int) -> Reason:
    """[BS-STOCK-07] Before all else a seat has to come down to the limit."""
    held = certificates_left(s, seat, pending)
    return Reason("over_limit", {"held": held, "limit": s.parts.limit[s.seats]}, CLOSED)


class Sell(Step[Shoulders]):
    """[BS-STOCK-02] Sell one more certificate, or settle.  a: the pending sale; b: 1 if over
    the limit, which closes "settle" until it is kept [BS-STOCK-07]."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        sales = sales_open(s, f.seat, f.a)
        if f.b and sales and certificates_left(s, f.seat, f.a) > s.parts.limit[s.seats]:
            return sales
        return [*sales, A_SETTLE]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_SELL, action):
            return why_not_sell(s, f.seat, action, f.a)
        if action == A_SETTLE:
            return must_sell(s, f.seat, f.a)
        if is_one_of([A_START, A_BUY], action):
            return Reason("settle_first")
        return other_phase(s, action)

    def reason_at(self, s: Shoulders, f: Frame, key: str, piece: str) -> Reason | None:
        return why_not_held(f.seat, key, piece)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_SETTLE:
            s.push(BUY, f.seat)
            settle_sale(s, f.seat, f.a)
        else:
            s.push(SELL, f.seat, pending_with(f.a, action - A_SELL), f.b)


def settle_sale(s: Shoulders, seat: int, pending: int) -> None:
    """Pay all certificates at the value before the sale [BS-STOCK-04], then check who directs."""
    s.last = seat
    for company in range(COMPANY_COUNT):
        part = pending_of(pending, company)
        if part:
            sell_part(s, seat, company, part)
    for company in s.directs(seat):
        check_director(s, company)


def sell_part(s: Shoulders, seat: int, company: int, part: int) -> None:
    """Sell one company's certificates to the bank; none of it is bought back [BS-STOCK-06].

    Each share costs a step, whoever sells it [BS-VAR-04].
    """
    protector = protecting(s, company, seat)
    commons = part & 7
    shares = commons
    s.commons[seat * COMPANY_COUNT + company] -= commons
    s.commons[POOLED * COMPANY_COUNT + company] += commons
    if part & PENDING_PREFERRED:
        shares += SHARES[PREFERRED]
        s.preferred[company] = POOL
    if part & PENDING_DIRECTOR:
        shares += SHARES[DIRECTOR]
    amount = shares * s.price(company)
    s.pay(BANK, seat, amount, FOR_SALE, company, shares)
    s.tell_holding(seat, company, -amount, FOR_SALE)
    s.sold[seat] |= 1 << company
    if part & PENDING_DIRECTOR:
        give_up(s, company)
    if protector >= 0:
        s.push(PROTECT, protector, company, shares)
    else:
        s.move_value(company, -shares)


def protecting(s: Shoulders, company: int, seller: int) -> int:
    """The director who may protect the value from this seller, or -1 [BS-STOCK-12]."""
    director = s.director[company]
    return director if director != seller and is_protected(s, company) else -1


def is_protected(s: Shoulders, company: int) -> bool:
    """Has a company a fresh Price Protection?"""
    asset = s.asset[company]
    return asset >= 0 and s.parts.asset_protects[asset] and not s.exhausted >> asset & 1


class Protect(Step[Shoulders]):
    """[BS-STOCK-12] Exhaust Price Protection, so that a sale moves nothing.

    a: the company; b: shares sold.  The seller has been paid already [BS-STOCK-13].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_PROTECT, A_DECLINE]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_PROTECT:
            s.exhausted |= 1 << s.asset[f.a]
        else:
            s.move_value(f.a, -f.b)


class Buy(Step[Shoulders]):
    """[BS-STOCK-02] After a sale: buy one certificate, start a company, or neither."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return with_discards(s, f.seat, starts(s, f.seat) + purchases(s, f.seat) + [A_PASS])

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_SELL, action):
            return Reason("sale_over")
        return why_not_acquire(s, f.seat, action)

    def reason_at(self, s: Shoulders, f: Frame, key: str, piece: str) -> Reason | None:
        return why_not_held(f.seat, key, piece)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if A.has(A_DISCARD, action):
            s.push(BUY, f.seat)
            discard(s, action - A_DISCARD)
        elif action != A_PASS:
            acquire(s, f.seat, action)


def purchases(s: Shoulders, seat: int) -> list[int]:
    """The certificates a seat may buy [BS-STOCK-08, BS-STOCK-09]."""
    if is_at_limit(s, seat):
        return []
    found: list[int] = []
    cash, most = s.purse[seat], s.parts.most_shares
    for company in range(COMPANY_COUNT):  # the director never owns the Preferred [BS-STOCK-10]
        place = s.preferred[company]
        if place < 0 and s.director[company] not in (-1, seat):
            price = s.price(company) * SHARES[PREFERRED]
            if may_buy(s, seat, company, most - SHARES[PREFERRED]) and price <= cash:
                found.append(A_BUY + company * 2 + (0 if place == COMPANY else 1))
    for company in range(COMPANY_COUNT):
        if s.director[company] < 0 or s.price(company) > cash:
            continue
        if may_buy(s, seat, company, most - SHARES[COMMON]):
            found += common_offers(s, company)
    return found


def may_buy(s: Shoulders, seat: int, company: int, most: int) -> bool:
    """Has a seat at most so many shares, and sold none this decade? [BS-STOCK-06]"""
    return not has_sold(s, seat, company) and s.shares(seat, company) <= most


def has_sold(s: Shoulders, seat: int, company: int) -> bool:
    """Has a seat sold shares of a company in this decade?"""
    return s.sold[seat] >> company & 1 == 1


def common_offers(s: Shoulders, company: int) -> list[int]:
    """A Common of the company's own, and one of the bank pool."""
    first = A_BUY + (COMPANY_COUNT + company) * 2
    found: list[int] = []
    if s.commons[UNSOLD * COMPANY_COUNT + company]:
        found.append(first)
    if s.commons[POOLED * COMPANY_COUNT + company]:
        found.append(first + 1)
    return found


def why_not_acquire(s: Shoulders, seat: int, action: int) -> Reason | None:
    """What stands against the purchase of a stock turn."""
    if A.has(A_START, action):
        return why_not_start(s, seat, action)
    if A.has(A_BUY, action):
        return why_not_buy(s, seat, action)
    return other_phase(s, action)


def why_not_buy(s: Shoulders, seat: int, action: int) -> Reason:
    """What stands against buying a certificate, by what `purchases` is made of."""
    offer, pool = divmod(action - A_BUY, 2)
    kind, company = PREFERRED + offer // COMPANY_COUNT, offer % COMPANY_COUNT
    values = {"company": company}
    if s.director[company] < 0:
        return unstarted(company)
    if has_sold(s, seat, company):
        return Reason("sold", values, CLOSED)
    if not is_offered(s, kind, company, pool):
        return not_offered(s, seat, kind, company, pool)
    if kind == PREFERRED and s.director[company] == seat:
        return Reason("own_preferred", values, CLOSED)
    if is_at_limit(s, seat):
        return at_limit(s, seat)
    held, most = s.shares(seat, company), s.parts.most_shares
    if held + SHARES[kind] > most:
        return Reason("most_shares", {**values, "held": held, "limit": most}, CLOSED)
    price, cash = SHARES[kind] * s.price(company), s.purse[seat]
    near = SHORT + kind - PREFERRED  # of two that are too dear, the cheaper one is nearer
    return Reason("price", {**values, "price": price, "cash": cash}, near)


def is_offered(s: Shoulders, kind: int, company: int, pool: int) -> bool:
    """Does the seller have a certificate of this kind: the bank pool, or else the company?"""
    if kind == PREFERRED:
        return s.preferred[company] == (POOL if pool else COMPANY)
    return s.commons[(POOLED if pool else UNSOLD) * COMPANY_COUNT + company] > 0


def not_offered(s: Shoulders, seat: int, kind: int, company: int, pool: int) -> Reason:
    """[BS-STOCK-08] The seller has none: a player may hold it, or the other seller has it."""
    holder = s.preferred[company] if kind == PREFERRED else COMPANY
    if holder == seat:
        return Reason("held_yours", {"company": company}, CLOSED)
    if holder >= 0:
        return Reason("held", {"company": company, "name": holder}, CLOSED)
    values = {"company": company, "certificate": kind}
    return Reason("none_pooled" if pool else "none_unsold", values, ELSEWHERE)


def acquire(s: Shoulders, seat: int, action: int) -> None:
    """Start a company, or buy a certificate, which does not move the value [BS-STOCK-11]."""
    s.last = seat
    if A.has(A_START, action):
        start(s, seat, action)
        return
    offer, pool = divmod(action - A_BUY, 2)  # the last noun is the seller: company, pool
    kind, company = divmod(offer, COMPANY_COUNT)
    shares = SHARES[PREFERRED + kind]
    amount = shares * s.price(company)
    seller = BANK if pool else TREASURY + company
    s.pay(seat, seller, amount, FOR_SHARES, company, shares)
    if PREFERRED + kind == PREFERRED:
        s.preferred[company] = seat
    else:
        s.commons[(POOLED if pool else UNSOLD) * COMPANY_COUNT + company] -= 1
        s.commons[seat * COMPANY_COUNT + company] += 1
    s.tell_holding(seat, company, amount, FOR_SHARES)
    check_director(s, company)
