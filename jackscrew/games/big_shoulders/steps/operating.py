"""The Operating phase: issuing shares, purchasing resources and production."""

from jackscrew.core.state import NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import (
    CHAIN,
    CHEAPEST,
    COMMON,
    COMPANY_COUNT,
    FIRST_FACTORY,
    KINDS,
    PREFERRED,
    SHARES,
    X,
    company_of,
    cubes_coded,
)
from jackscrew.games.big_shoulders.state import (
    A_DELIVER,
    A_DISTRIBUTE,
    A_ISSUE,
    A_PAY,
    A_PURCHASE,
    A_RUN,
    A_SETTLE,
    A_WITHHOLD,
    ADVANCE,
    ADVANCED,
    BANK,
    COMPANY,
    DISTRIBUTE,
    E_GOODS,
    E_OPERATES,
    E_PARTNER,
    E_PRODUCED,
    FOR_CUBES,
    FOR_ISSUE,
    GAINED,
    IN_POOL,
    ISSUE,
    OPERATING,
    POOL,
    POOLED,
    PRODUCE,
    SUPPLY,
    TREASURY,
    UNSOLD,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.action import ANY, ask_cubes
from jackscrew.games.big_shoulders.steps.assets import (
    PRODUCING,
    act_freely,
    free_actions,
    why_not_free,
)
from jackscrew.games.big_shoulders.steps.people import open_spaces
from jackscrew.games.big_shoulders.steps.refusing import (
    CLOSED,
    ELSEWHERE,
    SHORT,
    number_of,
    other_operates,
    other_phase,
)
from jackscrew.games.big_shoulders.steps.supply import is_empty

PREFERRED_ISSUED = 8  # a pending issue as one number: Commons below this


class Operating(Step[Shoulders]):
    """[BS-OPS-01] The company with the highest appeal that has not operated takes its turn.

    Afterwards the supply chain is refilled [BS-OPS-31].
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        for company in s.line:
            if not s.operated >> company & 1:
                s.operated |= 1 << company
                s.ran = s.revenue = s.delivered = 0
                s.tell(E_OPERATES, s.director[company], company)
                s.push(OPERATING, NOBODY)
                s.push(SUPPLY, NOBODY)
                may_issue = s.switches[ADVANCED] and s.unsold(company) > 0
                s.push(PRODUCE, s.director[company], company, 1 if may_issue else 0)
                return


class Produce(Step[Shoulders]):
    """[BS-OPS-05] Purchase cubes, run factories and act freely until production ends.

    a: the company; b: 1 while shares may be issued, before all else [BS-OPS-02].
    """

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        found = issues(s, f.a, 0) if f.b else []
        found += purchases(s, f.a)
        factory = next_factory(s, f.a)
        if factory >= 0 and can_run(s, f.a, factory):
            found.append(A_RUN + factory)
        found.append(A_DISTRIBUTE)
        return found + free_actions(s, [f.a], PRODUCING)

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_RUN, action):
            return why_not_run(s, f.a, action - A_RUN)
        if A.has(A_PURCHASE, action):
            return why_not_purchase(s, f.a, action - A_PURCHASE)
        if A.has(A_ISSUE, action):
            return why_not_issue(s, f.a, f.b == 1)
        if A.has(A_DELIVER, action) or action in (A_PAY, A_WITHHOLD):
            return Reason("production_first")
        return why_not_free(s, [f.a], action, PRODUCING) or other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_DISTRIBUTE:
            end_production(s, f.seat, f.a)
            return
        s.push(PRODUCE, f.seat, f.a)
        if A.has(A_ISSUE, action):
            s.push(ISSUE, f.seat, f.a, issued_with(0, action))
        elif A.has(A_PURCHASE, action):
            space, kind = divmod(action - A_PURCHASE, KINDS)
            purchase(s, f.a, space + 1, kind, 1)  # there is no action for X
        elif A.has(A_RUN, action):
            run(s, f.seat, f.a, action - A_RUN)
        else:
            act_freely(s, action)


def issues(s: Shoulders, company: int, pending: int) -> list[int]:
    """[BS-OPS-02] The unsold certificates a company may add to an issue."""
    found: list[int] = []
    if s.preferred[company] == COMPANY and pending < PREFERRED_ISSUED:
        found.append(A_ISSUE)
    if s.commons[UNSOLD * COMPANY_COUNT + company] > pending % PREFERRED_ISSUED:
        found.append(A_ISSUE + 1)
    return found


def why_not_issue(s: Shoulders, company: int, is_first: bool) -> Reason:
    """What stands against issuing a share, by what `Operating` and `issues` ask."""
    if not s.switches[ADVANCED]:
        return Reason("no_issues", {}, ELSEWHERE)
    if is_first or s.unsold(company) == 0:
        return Reason("none_to_issue", {"company": company}, CLOSED)
    return Reason("issue_late", {}, CLOSED)


def issued_with(pending: int, action: int) -> int:
    """A pending issue with one more certificate."""
    return pending + (PREFERRED_ISSUED if action == A_ISSUE else 1)


class Issue(Step[Shoulders]):
    """[BS-OPS-02] Issue one more certificate, or settle.  a: the company; b: the pending issue."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_SETTLE, *issues(s, f.a, f.b)]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_ISSUE, action):
            return Reason("none_to_issue", {"company": f.a}, CLOSED)
        if A.has(A_RUN, action) or A.has(A_PURCHASE, action):
            return Reason("issue_settles")
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        if action == A_SETTLE:
            issue(s, f.a, f.b)
        else:
            s.push(ISSUE, f.seat, f.a, issued_with(f.b, action))


def issue(s: Shoulders, company: int, pending: int) -> None:
    """The bank pays; the value falls a step for each share, and one more as a penalty."""
    commons = pending % PREFERRED_ISSUED
    shares = commons * SHARES[COMMON]
    s.commons[UNSOLD * COMPANY_COUNT + company] -= commons
    s.commons[POOLED * COMPANY_COUNT + company] += commons
    if pending >= PREFERRED_ISSUED:
        s.preferred[company] = POOL
        shares += SHARES[PREFERRED]
    amount = shares * s.price(company)
    s.pay(BANK, TREASURY + company, amount, FOR_ISSUE, company, shares)
    s.move_value(company, -shares - 1)


def purchases(s: Shoulders, company: int) -> list[int]:
    """[BS-OPS-03] The cubes a company can pay; those on X are not for sale [BS-SUPPLY-01]."""
    found: list[int] = []
    cash = s.purse[TREASURY + company]
    for space in range(X + 1, len(CHAIN)):
        if s.parts.chain_prices[space] <= cash:
            for kind in range(KINDS):
                if s.chain[space * KINDS + kind]:
                    found.append(A_PURCHASE + (space - 1) * KINDS + kind)
    return found


def why_not_purchase(s: Shoulders, company: int, cube: int) -> Reason:
    """What stands against buying a cube, by what `purchases` asks."""
    space, kind = cube // KINDS + 1, cube % KINDS  # there is no action for X
    price, cash = s.parts.chain_prices[space], s.purse[TREASURY + company]
    if is_empty(s, space):
        return Reason("no_box", {"price": price}, CLOSED)
    if not s.chain[space * KINDS + kind]:
        return Reason("no_cube", {"price": price, "kind": kind}, ELSEWHERE)
    return Reason("cube_price", {"price": price, "company": company, "cash": cash}, SHORT)


def purchase(s: Shoulders, company: int, space: int, kind: int, count: int) -> None:
    """[BS-OPS-03] Buy cubes of a space; one may store as many as one likes [BS-OPS-04]."""
    s.chain[space * KINDS + kind] -= count
    s.store[company * KINDS + kind] += count
    amount = count * s.parts.chain_prices[space]
    s.pay(TREASURY + company, BANK, amount, FOR_CUBES, kind, count)


def next_factory(s: Shoulders, company: int) -> int:
    """[BS-OPS-10] From left to right, each once: the factory to run now, or -1."""
    factory = FIRST_FACTORY[company] + s.ran
    return factory if factory < FIRST_FACTORY[company + 1] else -1


def can_run(s: Shoulders, company: int, factory: int) -> bool:
    """[BS-OPS-10] Is it staffed, and are its resources there or affordable?"""
    if open_spaces(s, factory) > 0:
        return False
    cost = cost_of_missing(s, company, factory)
    return 0 <= cost <= s.purse[TREASURY + company]


def cost_of_missing(s: Shoulders, company: int, factory: int) -> int:
    """What the cubes a factory lacks cost where they are cheapest; -1 if there are too few."""
    total = 0
    needs = s.parts.needs[factory]
    for kind in range(KINDS):
        missing = needs[kind] - s.store[company * KINDS + kind]
        space = CHEAPEST
        while missing > 0:
            if space == X:
                return -1
            found = min(missing, s.chain[space * KINDS + kind])
            total += found * s.parts.chain_prices[space]
            missing -= found
            space -= 1
    return total


def why_not_run(s: Shoulders, company: int, factory: int) -> Reason:
    """[BS-OPS-10] What keeps a factory from running, by what `can_run` asks."""
    if company_of(factory) != company:
        return other_operates(company)
    values, following = {"number": number_of(factory)}, next_factory(s, company)
    if following < 0 or factory < following:
        return Reason("has_run", values, CLOSED)
    if factory > following:
        return Reason("waits", {**values, "before": number_of(factory) - 1}, CLOSED)
    missing = open_spaces(s, factory)
    if missing > 0:
        return Reason("unstaffed", {**values, "missing": missing}, SHORT)
    cash = s.purse[TREASURY + company]
    values["cubes"] = cubes_coded(missing_cubes(s, company, factory))
    return Reason("no_cubes", {**values, "cash": cash, "company": company}, SHORT)


def missing_cubes(s: Shoulders, company: int, factory: int) -> list[int]:
    """The cubes that a company lacks to run a factory, by kind."""
    needs = s.parts.needs[factory]
    return [max(0, needs[kind] - s.store[company * KINDS + kind]) for kind in range(KINDS)]


def purchase_missing(s: Shoulders, company: int, factory: int) -> None:
    """Buy what a factory lacks where it is cheapest: purchases come at any time [BS-OPS-05]."""
    needs = s.parts.needs[factory]
    for space in range(CHEAPEST, X, -1):
        for kind in range(KINDS):
            missing = needs[kind] - s.store[company * KINDS + kind]
            found = min(missing, s.chain[space * KINDS + kind])
            if found > 0:
                purchase(s, company, space, kind, found)


def run(s: Shoulders, seat: int, company: int, factory: int) -> None:
    """[BS-OPS-11] Resources go to Haymarket Square [BS-SUPPLY-04], goods are made.

    What is gained counts at once [BS-OPS-13].
    """
    purchase_missing(s, company, factory)
    s.ran += 1
    for kind in range(KINDS):
        needed = s.parts.needs[factory][kind]
        s.store[company * KINDS + kind] -= needed
        s.haymarket[kind] += needed
    goods = s.parts.makes[factory]
    if s.automated[factory] == s.parts.spaces[factory]:  # [BS-AUTO-04]
        goods += s.parts.extra[factory]
    has_manager = s.managers >> factory & 1 == 1
    if has_manager:
        goods += s.parts.manager_goods[factory]
    s.goods[company] += goods
    s.tell(E_GOODS, NOBODY, company, goods)
    if has_manager:  # goods, then resources, then appeal [BS-OPS-12]
        if s.parts.manager_appeal[factory]:
            s.push(ADVANCE, NOBODY, company, s.parts.manager_appeal[factory])
        ask_cubes(s, seat, company, ANY, s.parts.manager_cubes[factory])


def end_production(s: Shoulders, seat: int, company: int) -> None:
    """Bonus tokens make a good each [BS-OPS-16]; a company in full swing frees its partner."""
    s.push(DISTRIBUTE, seat, company)
    has_run_all = next_factory(s, company) < 0
    s.tell(E_PRODUCED, NOBODY, company, 1 if has_run_all else 0)
    if s.tokens[company]:
        s.goods[company] += s.tokens[company]
        s.tell(E_GOODS, NOBODY, company, s.tokens[company], 1)
    if has_run_all and s.charter[seat] in (company, IN_POOL):  # [BS-OPS-17]
        s.charter[seat] = GAINED
        s.ready[seat] += 1
        s.tell(E_PARTNER, seat, 2)
