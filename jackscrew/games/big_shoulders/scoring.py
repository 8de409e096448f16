"""Goals, what a seat is worth, and who has won."""

from typing import Final

from jackscrew.games.big_shoulders.components import COMPANY_COUNT, FIRST_FACTORY, MEASURES
from jackscrew.games.big_shoulders.state import NOT_PLACED, SOURCES, TREASURY, Shoulders

# goals, in the order of components.MEASURES
MANAGERS: Final = 0
SALESPEOPLE: Final = 1
CAPITAL_ASSETS: Final = 2
WORKERS: Final = 3
AUTOMATION: Final = 4
APPEAL: Final = 5
COMPANY_CASH: Final = 6
PARTNERS: Final = 7
COMMON_CERTIFICATES: Final = 8
PREFERRED_CERTIFICATES: Final = 9


def measure(s: Shoulders, seat: int, goal: int) -> int:
    """[BS-GOAL-02] What a goal counts for a seat; companies are those it directs."""
    if goal == PARTNERS:
        return usable_partners(s, seat)
    if goal == COMMON_CERTIFICATES:
        return sum([s.commons[seat * COMPANY_COUNT + company] for company in s.line])
    if goal == PREFERRED_CERTIFICATES:
        return sum([1 for company in s.line if s.preferred[company] == seat])
    counts = [company_measure(s, company, goal) for company in s.directs(seat)]
    if goal in (APPEAL, COMPANY_CASH):
        return max(counts) if counts else 0
    return sum(counts)


def company_measure(s: Shoulders, company: int, goal: int) -> int:
    """[BS-GOAL-04] What a goal counts on one charter."""
    first, end = FIRST_FACTORY[company], FIRST_FACTORY[company + 1]
    if goal == MANAGERS:
        return (s.managers >> first & (1 << end - first) - 1).bit_count()
    if goal == SALESPEOPLE:
        return s.salespeople[company]
    if goal == CAPITAL_ASSETS:
        return 1 if s.asset[company] >= 0 else 0
    if goal == WORKERS:
        return sum([s.workers[factory] for factory in range(first, end)])
    if goal == AUTOMATION:
        return sum([s.automated[factory] for factory in range(first, end)])
    if goal == APPEAL:
        return s.appeal[company]
    return s.purse[TREASURY + company]


def usable_partners(s: Shoulders, seat: int) -> int:
    """Partners in play, placed or ready; not the turn-order marker [BS-GOAL-04]."""
    return s.ready[seat] + sum([1 for partner in s.placed if partner % 4 == seat])


def achievers(s: Shoulders, goal: int) -> list[int]:
    """[BS-GOAL-01] The seats with the most, all who tie; nobody with zero [BS-GOAL-03]."""
    counts = [measure(s, seat, goal) for seat in range(s.seats)]
    best = max(counts)
    return [seat for seat in range(s.seats) if counts[seat] == best and best > 0]


def tally(s: Shoulders) -> dict[str, list[int]]:
    """What seats have at the end: what each goal counts, companies and shares."""
    seats = range(s.seats)
    found = {MEASURES[goal]: [measure(s, seat, goal) for seat in seats] for goal in range(10)}
    found["companies"] = [len(s.directs(seat)) for seat in seats]
    found["shares"] = [sum([s.shares(seat, company) for company in s.line]) for seat in seats]
    return found


def sheet(s: Shoulders) -> list[list[int]]:
    """Net worth by source: cash, shares of each company, goals; each a list by seat."""
    found = [s.purse[: s.seats]]
    for company in range(COMPANY_COUNT):
        price = s.price(company) if s.value[company] != NOT_PLACED else 0
        found.append([s.shares(seat, company) * price for seat in range(s.seats)])
    found.append([s.parts.goal_reward * it.bit_count() for it in s.achieved])
    assert len(found) == len(SOURCES)
    return found


def winners(s: Shoulders) -> list[int]:
    """[BS-END-03] Most money, then most goals; else the victory is shared.

    Company cash, goods and resources are worth nothing [BS-END-02].
    """
    ranks = [(s.worth(seat), s.achieved[seat].bit_count()) for seat in range(s.seats)]
    best = max(ranks)
    return [seat for seat in range(s.seats) if ranks[seat] == best]
