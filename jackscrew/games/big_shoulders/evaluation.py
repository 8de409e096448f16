"""What a position is worth to a seat, in dollars: what it owns, and what that will bring.

What was begun is played on by simple rules until the next real choice.  Then each company is
followed through its operating turns to come: people hired, goods made and sold, dividends, the
rise of its share value.  The weights are estimates; greedy players that use them beat those
that count net worth only.
"""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import NOBODY
from jackscrew.games.big_shoulders.components import (
    COLUMNS,
    COMPANY_COUNT,
    DECADES,
    FIRST_FACTORY,
    KINDS,
    MEASURES,
    NO_BONUS,
    PLACES,
    SPACE_COUNT,
)
from jackscrew.games.big_shoulders.habits import asset_worth, play_on
from jackscrew.games.big_shoulders.scoring import (
    APPEAL,
    COMMON_CERTIFICATES,
    COMPANY_CASH,
    PARTNERS,
    PREFERRED_CERTIFICATES,
    company_measure,
)
from jackscrew.games.big_shoulders.state import (
    AFTER,
    DISTRIBUTE,
    GAINED,
    IN_ACTION,
    IN_BUILDING,
    IN_OPERATING,
    IN_STOCK,
    LAST,
    PRODUCE,
    TRADE,
    TREASURY,
    TURN,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.building import PARTNER_DECADE
from jackscrew.games.big_shoulders.steps.distribution import open_octagons
from jackscrew.games.big_shoulders.steps.people import open_spaces
from jackscrew.games.big_shoulders.venture import GROWTH, Venture, age, is_new_decade, turns_left

SLOT: Final = 150  # dollars that one more certificate takes up
TREASURY_USE: Final = 0.12  # of a dollar in a treasury, by operating turn to come
PARTNER: Final = 18.0  # an action to come
BONUS_WORTH: Final = [40.0, 60.0, 50.0, 90.0, 70.0, 60.0]  # by kind of appeal bonus
NEAR: Final = 0.5  # of a bonus, before it is reached
PLACE: Final = 3.0  # in the operating order, by turn to come
KEPT: Final = 0.4  # of a building that is kept in hand
GOAL_SURE: Final = [0.0, 0.15, 0.25, 0.4, 0.6, 0.85]  # by decade
GROWS: Final = [  # what prospects grow by to the end, by decade and phase: measured, greedy players
    [1.9, 1.9, 1.9, 1.9, 1.9, 1.9],
    [1.9, 0.87, 0.78, 0.75, 0.72, 0.72],
    [0.72, 0.72, 0.66, 0.54, 0.47, 0.47],
    [0.47, 0.47, 0.36, 0.28, 0.22, 0.22],
    [0.21, 0.21, 0.13, 0.08, 0.06, 0.06],
    [0.05, 0.05, 0.02, 0.0, 0.0, 0.0],
]
CASH_SURE: Final = [0.0, 0.0, 0.0, 0.05, 0.2, 0.85]  # money comes and goes


def evaluate(s: Shoulders, seat: int) -> float:
    """How far ahead of the others a seat stands, with what is to be expected."""
    after = s
    if s.stack and not begins_turn(s, seat):
        after = s.clone()
        play_on(after)
    if not after.stack:
        # at the end only the best of the others is in the way
        return lead([float(worth) for worth in after.returns()], seat, 1.0)
    return lead(prospects(after), seat, 0.5) + eagerness(s, seat)


def foresight(s: Shoulders) -> list[float]:
    """What each seat may expect to have at the end, once what was begun is done."""
    after = s
    if s.stack and not begins_turn(s, NOBODY):
        after = s.clone()
        play_on(after)
    if not after.stack:
        return [float(worth) for worth in after.returns()]
    growth = 1.0 + GROWS[after.decade][after.phase]
    return [worth * growth for worth in prospects(after)]


def begins_turn(s: Shoulders, seat: int) -> bool:
    """Does the operating turn of another seat's company begin?"""
    frame = s.stack[-1]
    return frame.step == PRODUCE and frame.seat != seat and not s.ran and not s.revenue


def lead(worths: list[float], seat: int, rival: float) -> float:
    """A seat's worth against the best of the others and their mean."""
    others = 0.0
    best = -1e9
    for other in range(len(worths)):
        if other != seat:
            others += worths[other]
            best = max(best, worths[other])
    return worths[seat] - rival * best - (1.0 - rival) * others / (len(worths) - 1)


def eagerness(s: Shoulders, seat: int) -> float:
    """Of equal ways the shorter one: going on is better than asking again."""
    frame = s.stack[-1]
    if frame.seat != seat:
        return 0.0
    if frame.step == PRODUCE:
        return 0.1 * s.ran - 1.0
    if frame.step == DISTRIBUTE:
        return 0.01 * s.delivered - 0.5
    if frame.step == TRADE:  # an asset was discarded
        return -5.0
    if frame.step == TURN:
        return -10.0
    if frame.step == AFTER:
        return -5.0
    return -0.1 if frame.step == LAST else 0.0


def prospects(s: Shoulders) -> list[float]:
    """What each seat may expect to have at the end."""
    worths = [0.0] * s.seats
    companies = [0] * s.seats
    for company in s.line:
        companies[s.director[company]] += 1
    taken = [0] * KINDS
    for place in range(len(s.line)):
        company = s.line[place]
        director = s.director[company]
        now = actions_now(s, director)
        later = actions_later(s, director)
        venture = Venture(s, company, room_for(s, place), rivals(s, company), taken.copy(), place)
        venture.follow(now / companies[director], later / companies[director])
        share = venture.dividends + venture.value
        for seat in range(s.seats):
            worths[seat] += share * s.shares(seat, company)
        worths[director] += charter_worth(s, company, venture.appeal, place)
        add_needs(s, company, taken)
    for seat in range(s.seats):
        worths[seat] += cash_worth(s, seat) + partner_worth(s, seat) + buildings_worth(s, seat)
    if s.goals:
        add_goals(s, worths)
    return worths


def actions_now(s: Shoulders, seat: int) -> int:
    """The partners a seat can still place in this decade."""
    if s.phase >= IN_OPERATING:
        return 0
    count = s.ready[seat]
    if s.decade == PARTNER_DECADE and s.phase <= IN_BUILDING:
        count += 1
    return count


def actions_later(s: Shoulders, seat: int) -> int:
    """The partners a seat can place in each later decade."""
    count = s.ready[seat]
    for partner in s.placed:
        if partner % PLACES == seat:
            count += 1
    if s.decade < PARTNER_DECADE or (s.decade == PARTNER_DECADE and s.phase <= IN_BUILDING):
        count += 1
    return count


def add_needs(s: Shoulders, company: int, taken: list[int]) -> None:
    """Count the cubes a company will buy from the chain as it stands."""
    for kind in range(KINDS):
        needed = -s.store[company * KINDS + kind]
        for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
            if open_spaces(s, factory):
                break
            needed += s.parts.needs[factory][kind]
        taken[kind] += max(needed, 0)


def rivals(s: Shoulders, company: int) -> int:
    """How many companies share the row of this one's industry."""
    count = 0
    for other in s.line:
        if s.parts.industry[other] == s.parts.industry[company]:
            count += 1
    return count


def room_for(s: Shoulders, place: int) -> int:
    """The goods a company can sell at full price when its turn comes in this decade."""
    company = s.line[place]
    row = s.parts.industry[company]
    room = 0
    for column in range(len(COLUMNS)):
        room += open_octagons(s, row * len(COLUMNS) + column)
    for i in range(place):
        other = s.line[i]
        is_done = s.phase == IN_OPERATING and s.operated >> other & 1
        if s.parts.industry[other] == row and not is_done:
            room -= output(s, other)
    return max(room, 0)


def output(s: Shoulders, company: int) -> int:
    """The goods a company will have to sell as it stands."""
    total = s.goods[company] + s.tokens[company]
    for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
        if open_spaces(s, factory):
            break
        total += s.parts.makes[factory]
    return total


def charter_worth(s: Shoulders, company: int, appeal: float, place: int) -> float:
    """What a company is worth to its director besides the shares."""
    left = turns_left(s, company)
    # more than that a company hardly spends before it earns again
    value = TREASURY_USE * left * min(s.purse[TREASURY + company], 200)
    value += appeal_worth(s, company) + 6.0 * appeal
    value -= PLACE * left * place
    for kind in range(KINDS):
        value += 0.2 * s.store[company * KINDS + kind]
    if s.asset[company] >= 0:
        value += asset_worth(s, company, s.asset[company])
    return value


def appeal_worth(s: Shoulders, company: int) -> float:
    """How near a company is to the next bonus of the appeal track."""
    at = s.appeal[company]
    last = next_bonus = at
    while next_bonus < s.parts.top:
        next_bonus += 1
        if s.parts.bonuses[next_bonus] != NO_BONUS:
            break
    while last > 0 and s.parts.bonuses[last] == NO_BONUS:
        last -= 1
    if next_bonus == at or (s.decade == DECADES and s.phase >= IN_OPERATING):
        return 0.0
    bonus = BONUS_WORTH[s.parts.bonuses[next_bonus]]
    return NEAR * bonus * (at - last) / (next_bonus - last) * (DECADES + 1 - age(s)) / DECADES


def cash_worth(s: Shoulders, seat: int) -> float:
    """Cash, and what it grows by as far as shares can be bought for it."""
    cash = s.purse[seat]
    is_early = s.phase < IN_STOCK or is_new_decade(s)
    growth = GROWTH[s.decade] if is_early else GROWTH[s.decade + 1]
    slots = s.parts.limit[s.seats] - s.certificates(seat)
    useful = min(cash, max(slots, 0) * SLOT)
    return cash + (growth - 1.0) * useful


def partner_worth(s: Shoulders, seat: int) -> float:
    """Partners of the decades to come, and those that wait to be gained."""
    left = DECADES - s.decade
    value = PARTNER * left * actions_later(s, seat)
    if s.charter[seat] != GAINED:
        value += 0.3 * PARTNER * left
    if s.on_appeal >> seat & 1:
        value += 0.2 * PARTNER * left
    if s.order and s.order[0] == seat:
        value += 4.0
    return value


def buildings_worth(s: Shoulders, seat: int) -> float:
    """The fees of a seat's buildings, and what it holds in hand."""
    left = DECADES + 1 - s.decade
    value = 0.0
    for decade in range(DECADES):
        building = s.built[seat * DECADES + decade]
        if building >= 0:
            times = left if s.phase < IN_ACTION else left - 1
            if s.phase == IN_ACTION and not s.used >> SPACE_COUNT + building & 1:
                times += 1
            value += times * building_worth(s, building)
    if s.played[seat] >= 0:
        value += left * building_worth(s, s.played[seat])
    for building in squares_of(s.hand[seat] | s.drafted[seat]):
        value += KEPT * (left - 1) * building_worth(s, building)
    return value


def building_worth(s: Shoulders, building: int) -> float:
    """What a building brings its owner in a decade: its fee, and its use for oneself."""
    parts = s.parts
    effect = 12.0 * parts.appeal[building] + 55.0 * parts.salespeople[building]
    effect += 35.0 * parts.managers[building] + 38.0 * parts.workers[building]
    effect += 42.0 * parts.automations[building] + 40.0 * parts.goods[building]
    effect += 12.0 * (sum(parts.cubes[building]) + parts.like[building] + parts.unlike[building])
    effect += 1.0 * parts.discount[building] + 0.15 * parts.dividend[building]
    fee = parts.fee[building]
    gain = effect - fee if parts.company_pays[building] else effect
    used = max(0.1, min(0.9, 0.3 + gain / 80.0))  # somebody may always come, or nobody
    return used * (fee + 0.2 * gain)


def add_goals(s: Shoulders, worths: list[float]) -> None:
    """What the public goals may bring: more and more certain as the end comes near."""
    for goal in range(len(MEASURES)):
        if not s.goals >> goal & 1:
            continue
        is_cash = goal == COMPANY_CASH
        sure = CASH_SURE[age(s)] if is_cash else GOAL_SURE[age(s)]
        counts = [0] * s.seats
        count_goal(s, goal, counts)
        best = max(counts)
        total = sum(counts)
        if best == 0:
            continue
        for seat in range(s.seats):
            hope = 0.0 if is_cash else (1.0 - sure) * counts[seat] / total
            if counts[seat] == best:
                hope += sure
            worths[seat] += s.parts.goal_reward * hope


def count_goal(s: Shoulders, goal: int, counts: list[int]) -> None:
    """What a goal counts for all seats, as `scoring.measure` does for one."""
    if goal == PARTNERS:
        for seat in range(s.seats):
            counts[seat] = actions_later(s, seat)
        return
    for company in s.line:
        director = s.director[company]
        if goal == COMMON_CERTIFICATES:
            for seat in range(s.seats):
                counts[seat] += s.commons[seat * COMPANY_COUNT + company]
        elif goal == PREFERRED_CERTIFICATES:
            if s.preferred[company] >= 0:
                counts[s.preferred[company]] += 1
        elif goal in (APPEAL, COMPANY_CASH):
            # the best of the companies counts, not their sum [BS-GOAL-02]
            counts[director] = max(counts[director], company_measure(s, company, goal))
        else:
            counts[director] += company_measure(s, company, goal)
