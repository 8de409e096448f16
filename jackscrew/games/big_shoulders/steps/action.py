"""The Action phase: rounds of partners, the general spaces and the players' buildings."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import (
    ADVERTISING,
    BUILDINGS,
    CAPITAL_INVESTMENT,
    COMPANY_COUNT,
    DECADES,
    EXTRA_DIVIDENDS,
    FUNDRAISING,
    HIRE_MANAGER,
    HIRE_SALESPERSON,
    HIRE_WORKERS,
    KINDS,
    SPACE_COUNT,
)
from jackscrew.games.big_shoulders.state import (
    A_END,
    A_ENOUGH,
    A_INVEST,
    A_LEAD,
    A_POOL,
    A_STAY,
    A_TAKE,
    A_USE,
    ADVANCE,
    AFTER,
    AUTOMATE,
    BANK,
    CUBES,
    E_GOODS,
    FINISH,
    FOR_BUILDING,
    FOR_POOL,
    FOR_SPACE,
    HIRE,
    INVEST,
    LEAD,
    ROUND,
    SLIDE,
    TREASURY,
    TURN,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.assets import (
    IN_TURN,
    act_freely,
    can_invest,
    cheapest_asset,
    free_actions,
    has_free_actions,
    why_not_free,
)
from jackscrew.games.big_shoulders.steps.payout import pay_out, rise
from jackscrew.games.big_shoulders.steps.people import (
    DOUBLE,
    MUST,
    can_hire,
    employed,
    give_managers,
    give_salespeople,
    give_workers,
    room,
    wage,
)
from jackscrew.games.big_shoulders.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    STAFFED,
    is_one_of,
    not_directed,
    other_phase,
    short_of_cash,
)

BANK_POOL: Final = SPACE_COUNT + len(BUILDINGS)  # where partners without a company go

# which cubes may be taken from Haymarket Square
ANY: Final = 0  # or none
ALIKE: Final = 1
UNLIKE: Final = 2


class Round(Step[Shoulders]):
    """[BS-ACT-01] In turn order, each seat with a ready partner takes a turn; rounds repeat.

    a: places of the turn order that have been asked in this round.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a == 0:
            if max(s.ready) == 0:  # the phase ends
                return
            for place in range(s.seats):  # first places taken meanwhile count now [BS-GA-02]
                s.lined[place] = s.order[place]
        s.push(ROUND, NOBODY, (f.a + 1) % s.seats)
        if s.ready[s.lined[f.a]]:
            s.push(TURN, s.lined[f.a])


class Turn(Step[Shoulders]):
    """[BS-ACT-02] Place a partner for a company, which is compulsory [BS-ACT-03].

    Free actions are in the same list [BS-ACT-07].  Without a company the partner goes to the
    bank pool [BS-ACT-10].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        companies = s.directs(f.seat)
        if not companies:
            return [A_POOL]
        return uses(s, companies) + free_actions(s, companies, IN_TURN)

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_USE, action):
            return why_not_use(s, f.seat, action)
        if action == A_POOL:
            return Reason("pool", {}, ELSEWHERE)
        if A.has(A_INVEST, action) and action - A_INVEST in s.row:
            return Reason("unbought", {"asset": action - A_INVEST})
        if is_one_of(STAFFED, action):
            return Reason("staff_first")
        return why_not_free(s, s.directs(f.seat), action, IN_TURN) or other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action != A_POOL and not A.has(A_USE, action):
            s.push(TURN, f.seat)
            act_freely(s, action)
            return
        s.push(FINISH, f.seat)
        s.ready[f.seat] -= 1
        if action == A_POOL:
            s.placed.append(BANK_POOL * 4 + f.seat)
            s.pay(BANK, f.seat, s.parts.pool_income, FOR_POOL)
            return
        space, company = divmod(action - A_USE, COMPANY_COUNT)
        s.placed.append(space * 4 + f.seat)  # until Cleanup [BS-ACT-11]
        s.used |= 1 << space
        if space < SPACE_COUNT:
            use_space(s, f.seat, company, space)
        else:
            use_building(s, f.seat, company, space - SPACE_COUNT)


def uses(s: Shoulders, companies: list[int]) -> list[int]:
    """All spaces and buildings that some companies can use."""
    found: list[int] = []
    for space in range(SPACE_COUNT):
        if is_open(s, space):
            for company in companies:
                if can_use_space(s, company, space):
                    found.append(A_USE + space * COMPANY_COUNT + company)
    for building in squares_of(standing(s) & ~(s.used >> SPACE_COUNT)):
        for company in companies:
            if can_use_building(s, company, building):
                found.append(A_USE + (SPACE_COUNT + building) * COMPANY_COUNT + company)
    return found


def why_not_use(s: Shoulders, seat: int, action: int) -> Reason:
    """What stands against sending a partner somewhere, by what `uses` is made of."""
    space, company = divmod(action - A_USE, COMPANY_COUNT)
    if s.director[company] != seat:
        return not_directed(s, company)
    if space < SPACE_COUNT:
        return why_not_space(s, company, space)
    return why_not_building(s, company, space - SPACE_COUNT)


def standing(s: Shoulders) -> int:
    """The buildings of all players [BS-BUILD-04]."""
    found = 0
    for building in s.built:
        if building >= 0:
            found |= 1 << building
    return found


def is_open(s: Shoulders, space: int) -> bool:
    """Unlimited, or unused this decade [BS-ACT-05, BS-ACT-12]; and uncovered [BS-BUILD-06]."""
    if s.decade < s.parts.from_decade[space]:
        return False
    return s.parts.unlimited[space] or not s.used >> space & 1


def why_not_space(s: Shoulders, company: int, space: int) -> Reason:
    """What keeps a company from a general space, by what `is_open` and `can_use_space` ask."""
    if s.decade < s.parts.from_decade[space]:
        return Reason("locked", {"year": s.parts.years[s.parts.from_decade[space] - 1]}, CLOSED)
    if not is_open(s, space):
        return Reason("taken", {"name": partner_on(s, space)}, CLOSED)
    if space == HIRE_WORKERS:
        if room(s, company) == 0:
            return Reason("staffed", {"company": company}, CLOSED)
        return short_of_cash(s, company, wage(s))
    if space == CAPITAL_INVESTMENT:
        return why_not_invest(s, company, 0)
    return short_of_cash(s, company, s.parts.amount[space])


def partner_on(s: Shoulders, space: int) -> int:
    """Whose partner stands on a space."""
    for partner in s.placed:
        if partner // 4 == space:
            return partner % 4
    return NOBODY


def why_not_invest(s: Shoulders, company: int, discount: int) -> Reason:
    """No asset lies in the row, or none that a company can pay."""
    cheapest = cheapest_asset(s)
    if cheapest < 0:
        return Reason("no_assets", {}, CLOSED)
    return short_of_cash(s, company, cheapest - discount)


def can_use_space(s: Shoulders, company: int, space: int) -> bool:
    """[BS-ACT-04] Can a company pay a general space and do what it demands?"""
    if space == HIRE_WORKERS:
        return can_hire(s, company)
    if space == CAPITAL_INVESTMENT:
        return can_invest(s, company, 0)
    if space >= FUNDRAISING:
        return True
    return s.purse[TREASURY + company] >= s.parts.amount[space]


def can_use_building(s: Shoulders, company: int, building: int) -> bool:
    """[BS-ACT-04, BS-BLD-11] Can a company pay a building and do what it demands?"""
    cash = s.purse[TREASURY + company]
    if s.parts.company_pays[building] and cash < s.parts.fee[building]:
        return False
    if employed(s, company) < s.parts.automations[building]:  # [BS-AUTO-05, BS-AUTO-06]
        return False
    if s.parts.discount[building] and not can_invest(s, company, s.parts.discount[building]):
        return False  # [BS-BLD-03]
    return cash >= s.parts.dividend[building]  # [BS-BLD-07]


def why_not_building(s: Shoulders, company: int, building: int) -> Reason:
    """What keeps a company from a building, by what `uses` and `can_use_building` ask."""
    if not standing(s) >> building & 1:
        return Reason("not_built", {}, ELSEWHERE)
    if s.used >> SPACE_COUNT + building & 1:
        return Reason("building_used", {}, CLOSED)
    needed, workers = s.parts.automations[building], employed(s, company)
    if workers < needed:
        values = {"needed": needed, "company": company, "employed": workers}
        return Reason("gears", values, CLOSED)
    fee = s.parts.fee[building] if s.parts.company_pays[building] else 0
    cost, discount = max(fee, s.parts.dividend[building]), s.parts.discount[building]
    if discount and not can_invest(s, company, discount):
        return why_not_invest(s, company, discount)
    return short_of_cash(s, company, cost)


def use_space(s: Shoulders, seat: int, company: int, space: int) -> None:
    """The general action spaces."""
    treasury, amount = TREASURY + company, s.parts.amount[space]
    if space == HIRE_WORKERS:
        s.push(HIRE, seat, company)
    elif space == CAPITAL_INVESTMENT:  # [BS-GA-07]
        s.push(INVEST, seat, company)
    elif space == EXTRA_DIVIDENDS:
        pay_dividend(s, company, amount)
    elif space >= FUNDRAISING:  # [BS-GA-06]
        s.pay(BANK, treasury, amount, FOR_SPACE, space)
    else:
        s.pay(treasury, BANK, amount, FOR_SPACE, space)
        if space == ADVERTISING:  # [BS-GA-02]
            if s.order[0] != seat:
                s.push(LEAD, seat)
            s.push(ADVANCE, NOBODY, company, 1)
        elif space == HIRE_MANAGER:
            give_managers(s, company, 1)
        elif space == HIRE_SALESPERSON:
            give_salespeople(s, company, 1)


def pay_dividend(s: Shoulders, company: int, amount: int) -> None:
    """[BS-GA-05, BS-BLD-07] Pay from the treasury, $1 in ten a share; the value is adjusted."""
    pay_out(s, TREASURY + company, company, amount)
    rise(s, company, amount)


def use_building(s: Shoulders, seat: int, company: int, building: int) -> None:
    """[BS-BLD-02] The payment to the owner [BS-ACT-06], then the effect; once [BS-BLD-01]."""
    parts = s.parts
    payer = TREASURY + company if parts.company_pays[building] else BANK
    owner = s.built.index(building) // DECADES
    s.pay(payer, owner, parts.fee[building], FOR_BUILDING, building)
    if parts.appeal[building]:  # [BS-BLD-05]
        s.push(ADVANCE, NOBODY, company, parts.appeal[building])
    if parts.discount[building]:
        s.push(INVEST, seat, company, parts.discount[building])
    if parts.automations[building]:  # [BS-BLD-09]
        s.push(AUTOMATE, seat, company, DOUBLE if parts.automations[building] == 2 else MUST)
    give_salespeople(s, company, parts.salespeople[building])
    give_managers(s, company, parts.managers[building])
    give_workers(s, company, parts.workers[building], False)  # [BS-BLD-10]
    if parts.goods[building]:  # [BS-BLD-06]
        s.goods[company] += parts.goods[building]
        s.tell(E_GOODS, NOBODY, company, parts.goods[building])
    if parts.dividend[building]:
        pay_dividend(s, company, parts.dividend[building])
    give_cubes(s, seat, company, building)


def give_cubes(s: Shoulders, seat: int, company: int, building: int) -> None:
    """[BS-BLD-04] Named cubes, or a choice of two like or unlike ones."""
    for kind in range(KINDS):
        s.take_from_haymarket(company, kind, s.parts.cubes[building][kind])
    ask_cubes(s, seat, company, ALIKE, s.parts.like[building])
    ask_cubes(s, seat, company, UNLIKE, s.parts.unlike[building])


def ask_cubes(s: Shoulders, seat: int, company: int, mode: int, count: int, taken: int = 0) -> None:
    """Have cubes chosen, if there are any to be had.  taken: kinds that are closed, as bits."""
    if count and [kind for kind in range(KINDS) if s.haymarket[kind] and not taken >> kind & 1]:
        s.push(CUBES, seat, company, (mode * 16 + taken) * 16 + count)  # four bits each


class Cubes(Step[Shoulders]):
    """[BS-BLD-04, BS-OPS-12] Take cubes from Haymarket Square.

    a: the company; b: which are allowed, which kinds are closed, and how many are left to take.
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        mode, closed, count = f.b // 256, f.b // 16 % 16, f.b % 16
        found = [
            A_TAKE + kind for kind in range(KINDS) if s.haymarket[kind] and not closed >> kind & 1
        ]
        if mode == ANY:
            found.append(A_ENOUGH)
        elif mode == ALIKE:  # two, if there are two of a kind
            return [it for it in found if s.haymarket[it - A_TAKE] >= count] or found
        return found

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if action == A_ENOUGH:
            return Reason("cubes_due", {}, CLOSED)
        if not A.has(A_TAKE, action):
            return other_phase(s, action)
        kind = action - A_TAKE
        if not s.haymarket[kind]:
            return Reason("haymarket_empty", {"kind": kind}, CLOSED)
        return Reason("alike" if f.b // 256 == ALIKE else "unlike", {}, CLOSED)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        mode, closed, count = f.b // 256, f.b // 16 % 16, f.b % 16
        if action == A_ENOUGH:
            return
        kind = action - A_TAKE
        if mode == ALIKE:
            s.take_from_haymarket(f.a, kind, count)
            return
        s.take_from_haymarket(f.a, kind, 1)
        if mode == UNLIKE:
            closed |= 1 << kind
        ask_cubes(s, f.seat, f.a, mode, count - 1, closed)


class Lead(Step[Shoulders]):
    """[BS-GA-02] After advertising: take the first place of the turn order, or not."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_LEAD, A_STAY]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_LEAD:
            s.order.remove(f.seat)
            s.order.insert(0, f.seat)


class Finish(Step[Shoulders]):
    """[BS-ACT-07] The partner's action is done: are there free actions to be offered again?

    If not, the turn ends with the row of assets [BS-ACT-08].
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if has_free_actions(free_actions(s, s.directs(f.seat), IN_TURN)):
            s.push(AFTER, f.seat)
        else:
            s.push(SLIDE, NOBODY)


class After(Step[Shoulders]):
    """[BS-ACT-07] Free actions once the partner's action is done, until the turn is ended."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [*free_actions(s, s.directs(f.seat), IN_TURN), A_END]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_USE, action):
            return Reason("partner_placed")
        return why_not_free(s, s.directs(f.seat), action, IN_TURN) or other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_END:
            s.push(SLIDE, NOBODY)
        else:
            s.push(FINISH, f.seat)
            act_freely(s, action)
