"""What is mostly done: simple rules that finish what was begun, up to the next real choice."""

from typing import Final

from jackscrew.core.state import Frame
from jackscrew.games.big_shoulders.components import COLUMNS, DECADES, FIRST_FACTORY, KINDS, RIGHT
from jackscrew.games.big_shoulders.state import (
    A_ACCEPT,
    A_ACTIVATE,
    A_AUTOMATE,
    A_DELIVER,
    A_DISTRIBUTE,
    A_END,
    A_ENOUGH,
    A_HIRE,
    A_INVEST,
    A_KEEP,
    A_MANAGER,
    A_MOVE,
    A_PAY,
    A_PROTECT,
    A_REFUSE,
    A_RELEASE,
    A_RUN,
    A_SETTLE,
    A_STAY,
    A_TAKE,
    A_WITHHOLD,
    A_WORKER,
    AFTER,
    AUTOMATE,
    BONUS,
    CUBES,
    DISTRIBUTE,
    HALF,
    HIRE,
    IN_CLEANUP,
    INVEST,
    ISSUE,
    KEEP,
    LAST,
    LEAD,
    MANAGER,
    MOST_AT_ONCE,
    PRODUCE,
    PROTECT,
    RELOCATE,
    SELL,
    TREASURY,
    WORKER,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import ANY
from jackscrew.games.big_shoulders.steps.appeal import is_receivable
from jackscrew.games.big_shoulders.steps.assets import AT_LAST, PRODUCING, SELLING, may_activate
from jackscrew.games.big_shoulders.steps.distribution import open_octagons
from jackscrew.games.big_shoulders.steps.operating import can_run, cost_of_missing, next_factory
from jackscrew.games.big_shoulders.steps.payout import SHARE_COUNT
from jackscrew.games.big_shoulders.steps.people import open_spaces, unmanaged, wage
from jackscrew.games.big_shoulders.venture import GIFT, turn_decade, turns_left

LONGEST: Final = 40  # choices played on
FILLS: Final = 10  # that a space can be filled, besides its bonus


def play_on(s: Shoulders) -> None:
    """Finish what was begun by simple rules: sales, placements, bonuses, operating turns."""
    for _ in range(LONGEST):
        if not s.stack:
            return
        action = usual(s, s.stack[-1])
        if action < 0:
            return
        s.apply(action)


def usual(s: Shoulders, f: Frame) -> int:
    """What is mostly done at a frame, or -1 where a real choice begins."""
    step = f.step
    if step == PRODUCE:
        return usual_production(s, f.a)
    if step == DISTRIBUTE:
        return usual_distribution(s, f.a)
    if step == LAST:
        return fresh_asset(s, f.a, AT_LAST)
    if step == SELL:
        return -1 if f.b else A_SETTLE
    if step == ISSUE:
        return A_SETTLE
    if step == PROTECT:
        return A_PROTECT
    if step == LEAD:
        return A_STAY
    if step == AFTER:
        return A_END if leads_to_own_turn(s, f.seat) else -1
    if HIRE <= step <= BONUS:
        return usual_gain(s, f)
    return -1


def leads_to_own_turn(s: Shoulders, seat: int) -> bool:
    """Does the Operating phase come now, with a company of this seat first?"""
    return max(s.ready) == 0 and s.row[-1] >= 0 and s.director[s.line[0]] == seat


def usual_gain(s: Shoulders, f: Frame) -> int:
    """What a company mostly does with what it gains in the Action phase or by a bonus."""
    step = f.step
    if step == BONUS:
        return A_ACCEPT if is_receivable(s, f.a, f.b) else A_REFUSE
    if step == CUBES:
        return usual_cube(s, f)
    if step == INVEST:
        return usual_asset(s, f)
    if step == KEEP:
        old = s.asset[f.a]
        return A_KEEP + (f.b if asset_worth(s, f.a, f.b) > asset_worth(s, f.a, old) else old)
    if step == MANAGER:
        return A_MANAGER + unmanaged(s, f.a)[0]
    if step == AUTOMATE:
        return A_AUTOMATE + factory_to_automate(s, f.a)
    return usual_worker(s, f)


def usual_worker(s: Shoulders, f: Frame) -> int:
    """Workers fill the factories from the left; one more is hired if the factory can run then."""
    for factory in range(FIRST_FACTORY[f.a], FIRST_FACTORY[f.a + 1]):
        spaces = open_spaces(s, factory)
        if spaces == 0:
            continue
        if f.step == WORKER:
            return A_WORKER + factory
        if f.step == RELOCATE:
            return A_MOVE + factory
        cost = spaces * wage(s) + max(cost_of_missing(s, f.a, factory), 0)
        return A_HIRE + factory if f.b == 0 or s.purse[TREASURY + f.a] >= cost else A_ENOUGH
    return A_RELEASE


def factory_to_automate(s: Shoulders, company: int) -> int:
    """The factory with the fewest spaces left to automate."""
    best, least = -1, 99
    for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
        left = s.parts.spaces[factory] - s.automated[factory]
        if s.workers[factory] and left < least:
            best, least = factory, left
    return best


def usual_cube(s: Shoulders, f: Frame) -> int:
    """The kind of cube a company lacks most."""
    mode, closed = f.b // 256, f.b // 16 % 16
    best, most = -1, -99
    for kind in range(KINDS):
        if s.haymarket[kind] and not closed >> kind & 1:
            lack = lacking(s, f.a, kind) * 2
            if mode != ANY and s.haymarket[kind] < f.b % 16:
                lack -= 20  # two like cubes before one
            if lack > most:
                best, most = kind, lack
    if mode == ANY and most <= 0:
        return A_ENOUGH
    return A_TAKE + best


def lacking(s: Shoulders, company: int, kind: int) -> int:
    """How many cubes of a kind all factories would use that are not in store."""
    total = -s.store[company * KINDS + kind]
    for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
        total += s.parts.needs[factory][kind]
    return total


def usual_asset(s: Shoulders, f: Frame) -> int:
    """The asset that is most above its price."""
    cash = s.purse[TREASURY + f.a] + f.b
    best, most = -1, -1e9
    for i in range(len(s.row)):
        price = s.parts.row_prices[i]
        if s.row[i] >= 0 and price <= cash:
            value = asset_worth(s, f.a, s.row[i]) + bonus_worth(s, f.a, s.row[i]) - price
            if value > most:
                best, most = s.row[i], value
    return A_INVEST + best


def bonus_worth(s: Shoulders, company: int, asset: int) -> float:
    """What an asset brings when it is bought."""
    value = 30.0 * s.parts.asset_workers[asset] + 12.0 * s.parts.asset_bonus_appeal[asset]
    if factory_to_automate(s, company) >= 0:
        value += 35.0 * s.parts.asset_automations[asset]
    return value


def asset_worth(s: Shoulders, company: int, asset: int) -> float:
    """What an asset brings its company's director in the decades to come."""
    parts = s.parts
    times = turns_left(s, company) + 0.0
    if s.exhausted >> asset & 1 and s.phase != IN_CLEANUP and s.decade == turn_decade(s, company):
        times -= 1.0
    shares = s.shares(s.director[company], company)
    value = parts.asset_revenue[asset] * shares / SHARE_COUNT * 1.5
    value += parts.asset_steps[asset] * shares * 20.0
    value += 13.0 * parts.asset_appeal[asset]
    for kind in range(KINDS):
        if lacking(s, company, kind) + s.store[company * KINDS + kind] > 0:
            value += (GIFT - 0.5 * parts.use_cost[asset]) * parts.asset_cubes[asset][kind]
    if parts.asset_protects[asset]:
        value += 8.0
    return max(times, 0.0) * value


def fresh_asset(s: Shoulders, company: int, window: int) -> int:
    """Activate an asset that brings something now; -1 if there is none."""
    asset = s.asset[company]
    if asset < 0 or not may_activate(s, company, asset, window):
        return -1
    if s.parts.asset_steps[asset] and window != AT_LAST:
        return -1  # dividends first: they raise a low value further
    for kind in range(KINDS):
        wanted = s.parts.asset_cubes[asset][kind]
        if wanted and (lacking(s, company, kind) <= 0 or not s.haymarket[kind]):
            return -1
    return A_ACTIVATE + asset


def usual_production(s: Shoulders, company: int) -> int:
    """Run what can be run; an asset helps."""
    action = fresh_asset(s, company, PRODUCING)
    if action >= 0:
        return action
    factory = next_factory(s, company)
    if factory >= 0 and can_run(s, company, factory):
        return A_RUN + factory
    return A_DISTRIBUTE


def usual_distribution(s: Shoulders, company: int) -> int:
    """Fill the best spaces, sell what can be sold at full price, pay dividends."""
    action = fresh_asset(s, company, SELLING)
    if action < 0:
        action = usual_delivery(s, company)
    if action < 0:
        action = A_PAY if s.ran and s.delivered else A_WITHHOLD
    return action


def usual_delivery(s: Shoulders, company: int) -> int:
    """Sell where a space can be filled, else where most room is; at half price only in need."""
    goods = min(s.goods[company], MOST_AT_ONCE)
    if goods == 0:
        return -1
    row = s.parts.industry[company]
    best, most = -1, 0
    for column in range(RIGHT, -1, -1):
        space = row * len(COLUMNS) + column
        value = room = open_octagons(s, space)
        if 0 < room <= goods:
            value += FILLS + s.parts.fill_bonus[column]
        if value > most:
            best, most = space, value
    if best >= 0:
        return A_DELIVER + best * MOST_AT_ONCE + min(goods, open_octagons(s, best)) - 1
    if s.decade == DECADES or not s.delivered:
        return A_DELIVER + (HALF + row) * MOST_AT_ONCE + goods - 1
    return -1
