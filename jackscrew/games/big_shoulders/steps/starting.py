"""Setup, and starting companies."""

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import COMPANY_COUNT, DIRECTOR, GOALS, SHARES
from jackscrew.games.big_shoulders.state import (
    A_DEAL,
    A_FIRST,
    A_GOAL,
    A_START,
    BANK,
    DEAL,
    FOR_BEGINNING,
    FOR_START,
    GOAL,
    NOT_PLACED,
    REFILL,
    REVEAL,
    START,
    SUPPLY,
    TREASURY,
    WITH_GOALS,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.refusing import CLOSED, ELSEWHERE, SHORT, other_phase


class First(Step[Shoulders]):
    """[BS-SETUP-11] Chance names who starts a company first; then all is laid out.

    Each seat has $175 and two partners ready [BS-SETUP-09].  The others choose to the right of
    the first.
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_FIRST + seat for seat in range(s.seats)]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        first = action - A_FIRST
        for seat in range(s.seats):
            s.pay(BANK, seat, s.parts.cash, FOR_BEGINNING)
        for turn in range(s.seats - 1, -1, -1):
            s.push(START, (first - turn) % s.seats, turn)
        for seat in range(s.seats - 1, -1, -1):
            s.push(DEAL, CHANCE, seat, s.parts.dealt[0])
        s.push(SUPPLY, NOBODY)  # three cubes on each space [BS-SETUP-07]
        s.push(REFILL, NOBODY)  # the demand board [BS-SETUP-03]
        if s.switches[WITH_GOALS]:
            s.push(GOAL, CHANCE, s.parts.goals_drawn)
        for space in range(len(s.row) - 1, 0, -1):
            s.push(REVEAL, CHANCE, space)


class Goal(Step[Shoulders]):
    """[BS-SETUP-05] Turn up a goal.  a: how many are still wanted."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_GOAL + goal for goal in range(len(GOALS)) if not s.goals >> goal & 1]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        s.goals |= 1 << action - A_GOAL
        if f.a > 1:
            s.push(GOAL, CHANCE, f.a - 1)


class Deal(Step[Shoulders]):
    """[BS-SETUP-10, BS-BUILD-01] Deal a building that only its owner sees.

    a: the seat; b: how many it still gets.
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        era = s.parts.era_bits[s.parts.dealt_era[s.decade - 1]]
        return [A_DEAL + building for building in squares_of(s.unseen & era)]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        building = action - A_DEAL
        s.unseen &= ~(1 << building)
        s.hand[f.a] |= 1 << building
        if f.b > 1:
            s.push(DEAL, CHANCE, f.a, f.b - 1)

    def seen(self, s: Shoulders, f: Frame) -> list[int] | None:
        return [f.a]


class Start(Step[Shoulders]):
    """[BS-SETUP-11] Start the first company.  a: how many have chosen before."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return starts(s, f.seat)

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_START, action):
            return why_not_start(s, f.seat, action)
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        company = start(s, f.seat, action)
        s.charter[f.seat] = company  # the partner waits on its last factory [BS-SETUP-12]
        if f.a == s.seats - 1:
            s.deal = f.seat  # the last to choose has Priority Deal and is first [BS-SETUP-13]
            for place in range(s.seats):
                s.order[place] = (f.seat + place) % s.seats


def starts(s: Shoulders, seat: int) -> list[int]:
    """The companies and par values a seat can pay [BS-START-01, BS-START-02].

    Any company not in play [BS-SETUP-14], however many one directs already [BS-START-05]; in
    decade 1 nobody has the money for a second [BS-START-07].
    """
    if is_at_limit(s, seat):
        return []
    par = s.parts.par
    affordable = affordable_pars(s, seat)
    return [
        A_START + company * len(par) + i
        for company in range(COMPANY_COUNT)
        if s.value[company] == NOT_PLACED
        for i in affordable
    ]


def is_at_limit(s: Shoulders, seat: int) -> bool:
    """Has a seat as many certificates as it may hold? [BS-STOCK-09]"""
    return s.certificates(seat) >= s.parts.limit[s.seats]


def affordable_pars(s: Shoulders, seat: int) -> list[int]:
    """The par values at which a seat can pay for a Director's Certificate, by place."""
    cash, par = s.purse[seat], s.parts.par
    return [i for i in range(len(par)) if SHARES[DIRECTOR] * par[i] <= cash]


def why_not_start(s: Shoulders, seat: int, action: int) -> Reason:
    """What stands against starting a company, by what `starts` is made of."""
    par = s.parts.par
    company, i = divmod(action - A_START, len(par))
    if s.value[company] != NOT_PLACED:
        return Reason("started", {"company": company}, ELSEWHERE)
    if is_at_limit(s, seat):
        return at_limit(s, seat)
    cash, affordable = s.purse[seat], affordable_pars(s, seat)
    if not affordable:
        cost = SHARES[DIRECTOR] * min(par)
        return Reason("start_least", {"cost": cost, "cash": cash}, SHORT)
    cost = SHARES[DIRECTOR] * par[i]
    values = {"company": company, "par": par[i], "cost": cost, "cash": cash}
    return Reason("start_cost", values, SHORT)


def at_limit(s: Shoulders, seat: int) -> Reason:
    """[BS-STOCK-09] One certificate more would be too many."""
    values = {"held": s.certificates(seat), "limit": s.parts.limit[s.seats]}
    return Reason("limit", values, CLOSED)


def start(s: Shoulders, seat: int, action: int) -> int:
    """Put a company into play; it takes part in this decade already [BS-START-06].

    Its tokens lie on all octagons, the other certificates in its treasury [BS-START-04].
    """
    company, i = divmod(action - A_START, len(s.parts.par))
    par = s.parts.par[i]
    s.value[company] = s.parts.values.index(par)
    s.director[company] = seat
    s.pay(seat, TREASURY + company, SHARES[DIRECTOR] * par, FOR_START, company)
    s.tell_holding(seat, company, SHARES[DIRECTOR] * par, FOR_START)
    s.appeal[company] = s.parts.first_appeal[company]
    place = 0  # at the bottom of its stack, without a bonus [BS-START-03]
    while place < len(s.line) and s.appeal[s.line[place]] >= s.appeal[company]:
        place += 1
    s.line.insert(place, company)
    return company
