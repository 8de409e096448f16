"""Workers, managers, salespeople and automation."""

from typing import Final

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import FIRST_FACTORY
from jackscrew.games.big_shoulders.state import (
    A_AUTOMATE,
    A_ENOUGH,
    A_FORGO,
    A_HIRE,
    A_MANAGER,
    A_MOVE,
    A_RELEASE,
    A_WORKER,
    AUTOMATE,
    BANK,
    E_JOBS,
    E_LOST,
    E_PERSON,
    FOR_WORKER,
    HIRE,
    MANAGER,
    RELOCATE,
    TREASURY,
    WORKER,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.refusing import CLOSED, other_phase, why_not_factory

# what E_PERSON and E_LOST tell of
ONE_WORKER: Final = 0
ONE_MANAGER: Final = 1
ONE_SALESPERSON: Final = 2
ONE_TOKEN: Final = 3

# how a worker is automated
MUST: Final = 0
MAY: Final = 1
DOUBLE: Final = 2
SECOND: Final = 3


def open_spaces(s: Shoulders, factory: int) -> int:
    """Worker spaces that hold neither worker nor token [BS-AUTO-01]."""
    return s.parts.spaces[factory] - s.workers[factory] - s.automated[factory]


def open_factories(s: Shoulders, company: int, verb: int) -> list[int]:
    """Actions for the factories of a company that have an open worker space."""
    return [
        verb + factory
        for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1])
        if open_spaces(s, factory) > 0
    ]


def room(s: Shoulders, company: int) -> int:
    """All open worker spaces of a company."""
    total = 0
    for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
        total += open_spaces(s, factory)
    return total


def employed(s: Shoulders, company: int) -> int:
    """All workers of a company; each can be automated [BS-AUTO-09]."""
    total = 0
    for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1]):
        total += s.workers[factory]
    return total


def wage(s: Shoulders) -> int:
    """What the next worker costs: the cheapest occupied group first [BS-GA-01]."""
    return s.parts.wages[s.jobs]


def add_jobs(s: Shoulders, workers: int) -> None:
    """Workers come to the job market, which has 12 spaces [BS-SETUP-08, BS-BUILD-03]."""
    added = min(workers, len(s.parts.wages) - 1 - s.jobs)
    s.jobs += added
    if added:
        s.tell(E_JOBS, NOBODY, added, s.jobs)


def can_hire(s: Shoulders, company: int) -> bool:
    """Has a company room for a worker, and the money?"""
    return s.purse[TREASURY + company] >= wage(s) and room(s, company) > 0


class Hire(Step[Shoulders]):
    """[BS-GA-01] Hire one more worker into a factory, or stop.  a: the company; b: hired."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        found = open_factories(s, f.a, A_HIRE)
        return [*found, A_ENOUGH] if f.b else found

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_HIRE, action):
            return why_not_factory(f.a, action - A_HIRE, "factory_full")
        if action == A_ENOUGH:
            return Reason("hire_one", {}, CLOSED)
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_ENOUGH:
            return
        s.pay(TREASURY + f.a, BANK, wage(s), FOR_WORKER)
        s.jobs = max(0, s.jobs - 1)
        s.workers[action - A_HIRE] += 1
        if can_hire(s, f.a):
            s.push(HIRE, f.seat, f.a, f.b + 1)


def give_workers(s: Shoulders, company: int, count: int, declinable: bool) -> None:
    """Workers from the supply; what does not fit is lost [BS-BLD-08]."""
    fitting = min(count, room(s, company))
    for _ in range(fitting):
        s.push(WORKER, s.director[company], company, 1 if declinable else 0)
    lose(s, company, ONE_WORKER, count - fitting)


def lose(s: Shoulders, company: int, what: int, count: int) -> None:
    """Tell of people that found no place."""
    for _ in range(count):
        s.tell(E_LOST, NOBODY, company, what)


class Worker(Step[Shoulders]):
    """[BS-BLD-08, BS-APPEAL-05] Place a worker gained free.

    a: the company; b: 1 if it may be declined [BS-ASSET-03].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        found = open_factories(s, f.a, A_WORKER)
        return [*found, A_FORGO] if f.b else found

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_WORKER, action):
            return why_not_factory(f.a, action - A_WORKER, "factory_full")
        if action == A_FORGO:
            return Reason("worker_due", {}, CLOSED)
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action != A_FORGO:
            s.workers[action - A_WORKER] += 1


def give_managers(s: Shoulders, company: int, count: int) -> None:
    """Managers go to different factories; what does not fit is lost [BS-BLD-08]."""
    free = len(unmanaged(s, company))
    fitting = min(count, free)
    for _ in range(fitting):
        s.push(MANAGER, s.director[company], company)
    lose(s, company, ONE_MANAGER, count - fitting)


def unmanaged(s: Shoulders, company: int) -> list[int]:
    """The factories of a company without a manager [BS-GA-03]."""
    return [
        factory
        for factory in range(FIRST_FACTORY[company], FIRST_FACTORY[company + 1])
        if not s.managers >> factory & 1
    ]


class Manager(Step[Shoulders]):
    """[BS-GA-03] Put a manager onto a factory.  a: the company."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_MANAGER + factory for factory in unmanaged(s, f.a)]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_MANAGER, action):
            return why_not_factory(f.a, action - A_MANAGER, "has_manager")
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        s.managers |= 1 << action - A_MANAGER


def give_salespeople(s: Shoulders, company: int, count: int) -> None:
    """Salespeople take the topmost free spaces [BS-GA-04, BS-AUTO-08]."""
    for _ in range(count):
        if s.salespeople[company] < sales_spaces(s, company):
            s.salespeople[company] += 1
            s.tell(E_PERSON, NOBODY, company, ONE_SALESPERSON)
        else:
            lose(s, company, ONE_SALESPERSON, 1)


def sales_spaces(s: Shoulders, company: int) -> int:
    """How many salespeople a company has room for."""
    return len(s.parts.prices[company]) - 1


def goods_price(s: Shoulders, company: int) -> int:
    """What a good sells for with the present salespeople [BS-AUTO-08, BS-OPS-21]."""
    return s.parts.prices[company][s.salespeople[company]]


class Automate(Step[Shoulders]):
    """[BS-AUTO-02] A token replaces a worker of a factory.

    a: the company; b: MUST, MAY be declined, or the two of a double automation, which both
    come before any worker moves [BS-AUTO-06].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        found = [
            A_AUTOMATE + factory
            for factory in range(FIRST_FACTORY[f.a], FIRST_FACTORY[f.a + 1])
            if s.workers[factory] > 0
        ]
        return [*found, A_FORGO] if f.b == MAY else found

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_AUTOMATE, action):
            return why_not_factory(f.a, action - A_AUTOMATE, "no_worker")
        if action == A_FORGO:
            return Reason("gear_due", {}, CLOSED)
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_FORGO:
            return
        factory = action - A_AUTOMATE
        s.workers[factory] -= 1
        s.automated[factory] += 1
        if f.b == DOUBLE:
            s.push(AUTOMATE, f.seat, f.a, SECOND)
            return
        s.push(RELOCATE, f.seat, f.a)
        if f.b == SECOND:
            s.push(RELOCATE, f.seat, f.a)


class Relocate(Step[Shoulders]):
    """[BS-AUTO-03] The replaced worker moves to an open space, or is released.  a: the company.

    Otherwise nobody is ever moved or dismissed [BS-AUTO-07].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [*open_factories(s, f.a, A_MOVE), A_RELEASE]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_MOVE, action):
            return why_not_factory(f.a, action - A_MOVE, "factory_full")
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_RELEASE:
            add_jobs(s, 1)
        else:
            s.workers[action - A_MOVE] += 1
