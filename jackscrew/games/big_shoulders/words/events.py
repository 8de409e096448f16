"""What came of an action in City of the Big Shoulders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from jackscrew.core.state import PART, POINTS, Event
from jackscrew.games.big_shoulders import naming, state
from jackscrew.games.big_shoulders.components import ASSETS, BUILDINGS, COMPANIES, RESOURCES
from jackscrew.games.big_shoulders.words import money
from jackscrew.games.big_shoulders.words.names import parts_of, unique_building
from jackscrew.text import N_, NN_, Values, Words

PHASES = {
    state.IN_STOCK: N_("The Stock phase begins."),
    state.IN_BUILDING: N_("The Building phase begins."),
    state.IN_ACTION: N_("The Action phase begins."),
    state.IN_OPERATING: N_("The Operating phase begins."),
    state.IN_CLEANUP: N_("Cleanup: the boards are set for the next decade."),
}
SEATS = {
    state.E_PRIORITY: N_("{name} has Priority Deal now."),
    state.E_WINNER: N_("{name} wins the game."),
    state.E_POOLED: N_("{name}'s partner goes from the charter to the bank pool."),
}
COMPANY = {
    state.E_APPEAL: N_("{company} rises to appeal {appeal}."),
    state.E_SOLD_OUT: N_("{company} is sold out."),
    state.E_REVENUE: N_("That brings {company} ${amount}; revenue of this turn: ${total}."),
}
PARTNERS = {
    0: N_("{names} gains the partner on the appeal track."),
    1: N_("{names} gains the partner of the third decade."),
    2: N_("{names} gains the partner on the charter: all factories have run."),
}
MANY_PARTNERS = N_("{names} gain their partners of the third decade.")
OPERATES = N_("{company} operates, directed by {name}.")
PEOPLE = {
    2: N_("{company} gets a salesperson."),
    3: N_("{company} gets a token that makes a good each decade."),
}
LOST = {
    0: NN_(
        "{company} has no space for {count} worker, who is lost.",
        "{company} has no space for {count} workers, who are lost.",
    ),
    1: NN_(
        "{company} has no space for {count} manager, who is lost.",
        "{company} has no space for {count} managers, who are lost.",
    ),
    2: NN_(
        "{company} has no space for {count} salesperson, who is lost.",
        "{company} has no space for {count} salespeople, who are lost.",
    ),
}


def events(words: Words, events: Sequence[Event]) -> list[str]:
    """What came of an action: events of a kind told together, the worth of shares by their value.

    A single event is told even so: that is how a seat's dollars are traced.
    """
    if len(events) == 1:
        told = event(words, events[0])
        return [told] if told is not None else []
    return list(tell_all([event for event in events if not money.is_holding(event)], words))


def tell_all(events: Sequence[Event], words: Words) -> Iterator[str]:
    """The sentences of a line, events that belong together in one."""
    for key, group in groupby(events, family):
        found = list(group)
        if key[0] in TOGETHER and len(found) > 1:
            yield TOGETHER[key[0]](words, found)
            continue
        for each in found:
            told = event(words, each)
            if told is not None:
                yield told


def family(event: Event) -> tuple[int, int]:
    """Events in a row with the same family are told in one sentence, if there is one."""
    if event.kind in (state.E_CUBES, state.E_LOST):
        return event.kind, event.a * 16 + (event.b if event.kind == state.E_LOST else 0)
    if event.kind in (state.E_APPEAL, state.E_LEFT):
        return event.kind, event.a if event.kind == state.E_APPEAL else 0
    if event.kind == state.E_PARTNER and event.a == 1:
        return event.kind, event.a
    if event.kind in (POINTS, state.E_MONEY):
        reason = money.payment_of(event).reason
        if reason in (state.FOR_BEGINNING, state.FOR_CUBES):
            return -reason - 1, 0
    return 0, id(event)


def event(words: Words, event: Event) -> str | None:
    """One event by itself; nothing if the action has told it already."""
    return EVENTS[event.kind](words, event)


def company_name(number: int) -> str:
    """The short name of a company by its number."""
    return naming.company(COMPANIES[number])


def tell_money(words: Words, event: Event) -> str:
    return money.payment_told(words, money.payment_of(event))


def tell_value(words: Words, event: Event) -> str:
    told: Values = {"company": company_name(event.a), "before": event.b, "now": event.c}
    if event.c > event.b:
        return words.text("The share value of {company} rises from ${before} to ${now}.", **told)
    return words.text("The share value of {company} falls from ${before} to ${now}.", **told)


def tell_seat(words: Words, event: Event) -> str:
    return words.text(SEATS[event.kind], name=words.names[event.seat])


def tell_company(words: Words, event: Event) -> str:
    told: Values = {"appeal": event.b, "amount": event.b, "total": event.c}
    return words.text(COMPANY[event.kind], company=company_name(event.a), **told)


def tell_director(words: Words, event: Event) -> str:
    return words.text(
        "{name} becomes director of {company} in the place of {old} and gives three shares for it.",
        name=words.names[event.seat],
        company=company_name(event.a),
        old=words.names[event.b],
    )


def tell_partner(words: Words, event: Event) -> str:
    return words.text(PARTNERS[event.a], names=words.names[event.seat])


def tell_partners(words: Words, events: list[Event]) -> str:
    names = words.listed([words.names[event.seat] for event in events])
    return words.text(MANY_PARTNERS, names=names)


def tell_climb(words: Words, events: list[Event]) -> str:
    """Several spaces at once: the last one counts."""
    return tell_company(words, events[-1])


def tell_cubes(words: Words, event: Event) -> str:
    return tell_all_cubes(words, [event])


def tell_all_cubes(words: Words, events: list[Event]) -> str:
    counts = {RESOURCES[event.b]: event.c for event in events}
    return words.text(
        "{company} takes {cubes} from Haymarket Square.",
        company=company_name(events[0].a),
        cubes=naming.cubes(words.text, counts),
    )


def tell_goods(words: Words, event: Event) -> str:
    company = company_name(event.a)
    if event.c:
        return words.plural(
            "The bonus tokens of {company} make {count} good.",
            "The bonus tokens of {company} make {count} goods.",
            event.b,
            company=company,
        )
    return words.plural(
        "{company} gets {count} good.", "{company} gets {count} goods.", event.b, company=company
    )


def tell_built(words: Words, event: Event) -> str:
    building = unique_building(words, BUILDINGS[event.a], [])
    name = words.names[event.seat]
    return words.text("{name} builds the building {building}.", name=name, building=building)


def tell_jobs(words: Words, event: Event) -> str:
    return words.plural(
        "{count} worker comes to the job market, which now has {total}.",
        "{count} workers come to the job market, which now has {total}.",
        event.a,
        total=event.b,
    )


def tell_phase(words: Words, event: Event) -> str:
    return words.text(PHASES[event.a])


def tell_filled(words: Words, event: Event) -> str:
    company = company_name(event.a)
    if event.c == 0:
        return words.text("{company} fills the space.", company=company)
    return words.text("{company} fills the space: ${amount} more.", company=company, amount=event.c)


def tell_person(words: Words, event: Event) -> str:
    return words.text(PEOPLE[event.b], company=company_name(event.a))


def tell_operates(words: Words, event: Event) -> str:
    name = words.names[event.seat]
    return words.text(OPERATES, company=company_name(event.a), name=name)


def tell_lost(words: Words, event: Event) -> str:
    return tell_all_lost(words, [event])


def tell_all_lost(words: Words, events: list[Event]) -> str:
    first = events[0]
    return words.plural(*LOST[first.b], len(events), company=company_name(first.a))


def tell_gone(words: Words, event: Event) -> str:
    asset = naming.asset(words.text, ASSETS[event.a])
    return words.text("{asset} leaves the game.", asset=asset)


def tell_left(words: Words, event: Event) -> str:
    return tell_all_left(words, [event])


def tell_all_left(words: Words, events: list[Event]) -> str:
    return words.plural(
        "{count} demand tile leaves the board.",
        "{count} demand tiles leave the board.",
        len(events),
    )


def tell_part(words: Words, event: Event) -> str:
    year = parts_of(words).years[event.a - 1]
    return words.text("Decade {number} begins: {year}.", number=event.a, year=year)


def tell_nothing(words: Words, event: Event) -> None:
    """The action tells it."""


EVENTS: dict[int, Callable[[Words, Event], str | None]] = {
    POINTS: money.points_told,
    PART: tell_part,
    state.E_MONEY: tell_money,
    state.E_VALUE: tell_value,
    state.E_DIRECTOR: tell_director,
    state.E_PARTNER: tell_partner,
    state.E_APPEAL: tell_company,
    state.E_CUBES: tell_cubes,
    state.E_GOODS: tell_goods,
    state.E_BUILT: tell_built,
    state.E_JOBS: tell_jobs,
    state.E_PHASE: tell_phase,
    state.E_PRIORITY: tell_seat,
    state.E_SOLD_OUT: tell_company,
    state.E_FILLED: tell_filled,
    state.E_PERSON: tell_person,
    state.E_OPERATES: tell_operates,
    state.E_LOST: tell_lost,
    state.E_GONE: tell_gone,
    state.E_REVENUE: tell_company,
    state.E_LEFT: tell_left,
    state.E_WINNER: tell_seat,
    state.E_POOLED: tell_seat,
    state.E_PRODUCED: tell_nothing,
}
# by family
TOGETHER: dict[int, Callable[[Words, list[Event]], str]] = {
    state.E_CUBES: tell_all_cubes,
    state.E_LOST: tell_all_lost,
    state.E_LEFT: tell_all_left,
    state.E_APPEAL: tell_climb,
    state.E_PARTNER: tell_partners,
    -state.FOR_BEGINNING - 1: money.beginning_told,
    -state.FOR_CUBES - 1: money.purchases_told,
}
