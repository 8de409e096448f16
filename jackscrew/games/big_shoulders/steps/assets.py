"""Capital assets: buying, keeping, activating and discarding them, and the free actions."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import KINDS
from jackscrew.games.big_shoulders.state import (
    A_ACTIVATE,
    A_DISCARD,
    A_INVEST,
    A_KEEP,
    A_REVEAL,
    A_TRADE,
    ADVANCE,
    AUTOMATE,
    BANK,
    E_GONE,
    E_REVENUE,
    FOR_ASSET,
    FOR_USE,
    KEEP,
    REVEAL,
    SLIDE,
    STOW,
    TREASURY,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.people import MAY, employed, give_workers
from jackscrew.games.big_shoulders.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    SHORT,
    not_directed,
    other_operates,
    other_phase,
    short_of_cash,
)

# when free actions are offered [BS-ASSET-05]
IN_TURN: Final = 0
PRODUCING: Final = 1  # revenue counts
SELLING: Final = 2  # and the stock step, now that production is over
AT_LAST: Final = 3  # the payout is made


class Reveal(Step[Shoulders]):
    """[BS-SETUP-04, BS-ASSET-07] Turn up an asset, any unseen one alike.  a: its space."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_REVEAL + asset for asset in squares_of(s.deck)]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        asset = action - A_REVEAL
        s.row[f.a] = asset
        s.deck &= ~(1 << asset)
        # the starting tiles are laid out: from now on the others are the deck [BS-SETUP-04]
        if s.deck == 0 and s.parts.starting >> asset & 1:
            s.deck = (1 << len(s.parts.use_cost)) - 1 & ~s.parts.starting


class Slide(Step[Shoulders]):
    """[BS-ASSET-07] While $40 is empty, all tiles move on and a new one comes to $80.

    A gap elsewhere stays.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if s.row[-1] >= 0 or (max(s.row) < 0 and not s.deck):
            return
        s.push(SLIDE, NOBODY)
        shift_row(s)


def shift_row(s: Shoulders) -> None:
    """All tiles move one space on; the deck shows its top."""
    s.row.pop()
    s.row.insert(0, -1)
    if s.deck:
        s.push(REVEAL, CHANCE, 0)


def leave(s: Shoulders, asset: int) -> None:
    """An asset leaves the game."""
    s.exhausted &= ~(1 << asset)
    s.tell(E_GONE, NOBODY, asset)


def can_invest(s: Shoulders, company: int, discount: int) -> bool:
    """Can a company pay any asset of the row? [BS-ASSET-02]"""
    cash = s.purse[TREASURY + company] + discount
    for i in range(len(s.row)):
        if s.row[i] >= 0 and s.parts.row_prices[i] <= cash:
            return True
    return False


def cheapest_asset(s: Shoulders) -> int:
    """The lowest price at which an asset of the row is sold, -1 if none lies there."""
    prices = [s.parts.row_prices[i] for i in range(len(s.row)) if s.row[i] >= 0]
    return min(prices) if prices else -1


class Invest(Step[Shoulders]):
    """[BS-ASSET-02] Buy an asset at its row price [BS-ASSET-01].

    a: the company; b: the discount of a building [BS-BLD-03].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        cash = s.purse[TREASURY + f.a] + f.b
        found = [
            A_INVEST + s.row[i]
            for i in range(len(s.row))
            if s.row[i] >= 0 and s.parts.row_prices[i] <= cash
        ]
        found.sort()
        return found

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if not A.has(A_INVEST, action):
            return other_phase(s, action)
        asset, cash = action - A_INVEST, s.purse[TREASURY + f.a]
        if asset not in s.row:
            return Reason("not_in_row", {"asset": asset}, ELSEWHERE)
        price = s.parts.row_prices[s.row.index(asset)] - f.b
        values = {"asset": asset, "price": price, "company": f.a, "cash": cash}
        return Reason("asset_price", values, SHORT)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        asset = action - A_INVEST
        i = s.row.index(asset)
        s.row[i] = -1
        s.pay(TREASURY + f.a, BANK, s.parts.row_prices[i] - f.b, FOR_ASSET, asset)
        s.push(STOW, f.seat, f.a, asset)
        give_bonus(s, f.seat, f.a, asset)


def give_bonus(s: Shoulders, seat: int, company: int, asset: int) -> None:
    """[BS-ASSET-03] What an asset brings when it is bought: automation or worker, then appeal."""
    if s.parts.asset_bonus_appeal[asset]:
        s.push(ADVANCE, NOBODY, company, s.parts.asset_bonus_appeal[asset])
    give_workers(s, company, s.parts.asset_workers[asset], True)
    if s.parts.asset_automations[asset] and employed(s, company):  # else it is lost [BS-AUTO-05]
        s.push(AUTOMATE, seat, company, MAY)


class Stow(Step[Shoulders]):
    """[BS-ASSET-02] Put a new asset on the charter; without a slot it is discarded.

    a: the company; b: the asset.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if s.parts.slots[f.a] == 0:
            leave(s, f.b)
        elif s.asset[f.a] < 0:
            s.asset[f.a] = f.b
        else:
            s.push(KEEP, f.seat, f.a, f.b)


class Keep(Step[Shoulders]):
    """[BS-ASSET-02] Choose which of two assets stays.  a: the company; b: the new asset."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_KEEP + asset for asset in sorted([s.asset[f.a], f.b])]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action - A_KEEP == f.b:
            leave(s, s.asset[f.a])
            s.asset[f.a] = f.b
        else:
            leave(s, f.b)


def free_actions(s: Shoulders, companies: list[int], window: int) -> list[int]:
    """[BS-ACT-07, BS-OPS-06] Assets, trades and discards that some companies may make now."""
    uses: list[int] = []
    trades: list[int] = []
    discards: list[int] = []
    for company in companies:
        asset = s.asset[company]
        if asset >= 0:
            discards.append(A_DISCARD + asset)
            if may_activate(s, company, asset, window):
                uses.append(A_ACTIVATE + asset)
        add_trades(s, company, trades)
    uses.sort()
    discards.sort()
    return uses + trades + discards


def may_activate(s: Shoulders, company: int, asset: int, window: int) -> bool:
    """[BS-ASSET-04, BS-ASSET-05] Once a decade, for its cost, when its effect can be had."""
    if s.exhausted >> asset & 1 or not is_timely(s, asset, window):
        return False
    return s.purse[TREASURY + company] >= s.parts.use_cost[asset]


def is_timely(s: Shoulders, asset: int, window: int) -> bool:
    """Can the effect of an asset be had now?  Price Protection has questions of its own."""
    if s.parts.asset_protects[asset]:
        return False
    if s.parts.asset_revenue[asset] and window not in (PRODUCING, SELLING):
        return False
    return not s.parts.asset_steps[asset] or window in (SELLING, AT_LAST)


def why_not_free(s: Shoulders, companies: list[int], action: int, window: int) -> Reason | None:
    """What stands against a free action, by what `free_actions` is made of."""
    if A.has(A_TRADE, action):
        return why_not_trade(s, companies, action - A_TRADE, window)
    if A.has(A_ACTIVATE, action):
        return why_not_activate(s, companies, action - A_ACTIVATE, window)
    if A.has(A_DISCARD, action):
        return why_not_own(s, companies, action - A_DISCARD)
    return None


def why_not_own(s: Shoulders, companies: list[int], asset: int) -> Reason | None:
    """An asset of a company that does not act now, or of none."""
    if asset not in s.asset:
        return unbought(asset)
    company = s.asset.index(asset)
    if company in companies:
        return None
    return Reason("asset_elsewhere", {"asset": asset, "company": company}, ELSEWHERE)


def unbought(asset: int) -> Reason:
    """[BS-GA-07] No company has an asset; where one gets it."""
    return Reason("unbought", {"asset": asset}, ELSEWHERE)


def why_not_activate(s: Shoulders, companies: list[int], asset: int, window: int) -> Reason | None:
    """What stands against using an asset, by what `may_activate` asks."""
    if asset not in s.asset or s.asset.index(asset) not in companies:
        return why_not_own(s, companies, asset)
    if s.exhausted >> asset & 1:
        return Reason("exhausted", {"asset": asset}, CLOSED)
    if not is_timely(s, asset, window):
        return untimely(s, asset)
    return short_of_cash(s, s.asset.index(asset), s.parts.use_cost[asset])


def untimely(s: Shoulders, asset: int) -> Reason:
    """[BS-ASSET-05] When an asset can be used that cannot be now."""
    if s.parts.asset_protects[asset]:
        return Reason("protects", {}, CLOSED)
    key = "for_revenue" if s.parts.asset_revenue[asset] else "for_steps"
    return Reason(key, {"asset": asset}, CLOSED)


def add_trades(s: Shoulders, company: int, found: list[int]) -> None:
    """[BS-SUPPLY-06] Two like cubes for one of another kind from Haymarket Square."""
    for given in range(KINDS):
        if s.store[company * KINDS + given] >= s.parts.trade_in:
            first = A_TRADE + (company * KINDS + given) * KINDS
            for taken in range(KINDS):
                if taken != given and s.haymarket[taken] > 0:
                    found.append(first + taken)


def why_not_trade(s: Shoulders, companies: list[int], number: int, window: int) -> Reason:
    """What stands against a trade at Haymarket Square, by what `add_trades` asks."""
    store, taken = divmod(number, KINDS)
    company, given = divmod(store, KINDS)
    if company not in companies:
        return not_directed(s, company) if window == IN_TURN else other_operates(companies[0])
    if not has_alike(s, company):
        return Reason("none_alike", {"company": company}, SHORT)
    if s.store[store] < s.parts.trade_in:
        return Reason("not_alike", {"company": company, "kind": given}, ELSEWHERE)
    if given == taken:
        return Reason("same_kind", {}, CLOSED)
    return Reason("haymarket_empty", {"kind": taken}, CLOSED)


def has_alike(s: Shoulders, company: int) -> bool:
    """Has a company cubes to trade?"""
    return max(s.store[company * KINDS : (company + 1) * KINDS]) >= s.parts.trade_in


def has_free_actions(found: list[int]) -> bool:
    """Is there more to do than to discard?  Only then is a window of its own worth asking."""
    return bool(found) and not A.has(A_DISCARD, found[0])


def act_freely(s: Shoulders, action: int) -> None:
    """Make a free action; each uses something up, so they come to an end [BS-SUPPLY-07]."""
    if A.has(A_DISCARD, action):
        discard(s, action - A_DISCARD)
    elif A.has(A_TRADE, action):
        trade(s, action - A_TRADE)
    else:
        activate(s, action - A_ACTIVATE)


def discard(s: Shoulders, asset: int) -> None:
    """[BS-ASSET-06] A company does without its asset, for nothing."""
    s.asset[s.asset.index(asset)] = -1
    leave(s, asset)


def trade(s: Shoulders, number: int) -> None:
    """[BS-SUPPLY-06] Give two cubes, take one."""
    store, taken = divmod(number, KINDS)
    company, given = divmod(store, KINDS)
    s.store[store] -= s.parts.trade_in
    s.haymarket[given] += s.parts.trade_in
    s.haymarket[taken] -= 1
    s.store[company * KINDS + taken] += 1


def activate(s: Shoulders, asset: int) -> None:
    """[BS-ASSET-04] Turn an asset and pay for it; then its effect [BS-ASSET-05]."""
    company = s.asset.index(asset)
    s.exhausted |= 1 << asset
    s.pay(TREASURY + company, BANK, s.parts.use_cost[asset], FOR_USE, asset)
    for kind in range(KINDS):
        s.take_from_haymarket(company, kind, s.parts.asset_cubes[asset][kind])
    if s.parts.asset_appeal[asset]:
        s.push(ADVANCE, NOBODY, company, s.parts.asset_appeal[asset])
    if s.parts.asset_revenue[asset]:
        s.revenue += s.parts.asset_revenue[asset]
        s.tell(E_REVENUE, NOBODY, company, s.parts.asset_revenue[asset], s.revenue)
    s.move_value(company, s.parts.asset_steps[asset])
