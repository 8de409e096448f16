"""What a line of City of the Big Shoulders amounts to, in a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import Event
from jackscrew.games.big_shoulders import naming, state
from jackscrew.games.big_shoulders.components import COMPANIES
from jackscrew.games.big_shoulders.words.asking import certificate
from jackscrew.games.big_shoulders.words.things import What, things_of
from jackscrew.text import N_, Deed, Words
from jackscrew.text.words import split

Done = Mapping[str, Deed]

MINUS = "\N{MINUS SIGN}"
PLAIN = {
    "pay": ("dividend", N_("dividends")),
    "withhold": ("strongbox", N_("revenue withheld")),
    "shield": ("strongbox", N_("revenue withheld")),
    "issue": ("share", N_("shares issued")),
    "accept": ("appeal", N_("the appeal bonus")),
    "lead": ("priority", N_("first from the next round on")),
    "protect": ("shield", N_("Price Protection")),
    "pass": ("close", N_("passed")),
    "pool": ("partner", N_("a partner to the bank pool")),
}
# people by the verb that brings one: their icon, and what they are called
PEOPLE = {
    "hire": ("worker", "workers"),
    "worker": ("worker", "workers"),
    "manager": ("manager", "managers"),
    "automate": ("automation", "automations"),
}


def deeds(words: Words, line: Line, events: Sequence[Event], done: Done) -> list[Deed]:
    """What is bought, used, hired, made, sold and paid out."""
    verb, rest = split(line.action)
    found = [DEEDS[verb](words, verb, rest.split(), done)] if verb in DEEDS else []
    if verb in PLAIN:
        icon, message = PLAIN[verb]
        found.append(Deed(icon, "", words.text(message)))
    made = [EVENTS[event.kind](words, event, done) for event in events if event.kind in EVENTS]
    return [*found, *[deed for deed in made if deed is not None]]


def start(words: Words, verb: str, what: What, done: Done) -> Deed:
    company = naming.company(what[0])
    title = words.text("{company} at ${par} a share", company=company, par=what[1])
    return Deed("certificates", company, title, shared=True)


def sell(words: Words, verb: str, what: What, done: Done) -> Deed:
    sold = words.text("{certificate} sold", certificate=certificate(words, what[0], what[1]))
    return Deed("share", MINUS + naming.company(what[1]), sold)


def buy(words: Words, verb: str, what: What, done: Done) -> Deed:
    bought = words.text("{certificate} bought", certificate=certificate(words, what[0], what[1]))
    return Deed("share", "+" + naming.company(what[1]), bought)


def building(words: Words, verb: str, what: What, done: Done) -> Deed:
    return Deed("building", "", str(things_of(words, verb, what)["building"]), shared=True)


def use(words: Words, verb: str, what: What, done: Done) -> Deed:
    things = things_of(words, verb, what)
    return Deed("partner", "", str(things.get("space") or things["building"]))


def people(words: Words, verb: str, what: What, done: Done) -> Deed:
    icon, kind = PEOPLE[verb]
    count = so_far(done, icon) + 1
    return Deed(icon, str(count), naming.gain(words.text, kind, count), key=icon, count=count)


def asset(words: Words, verb: str, what: What, done: Done) -> Deed:
    return Deed("asset", "", naming.asset(words.text, what[0]), key=what[0])


def cube(words: Words, verb: str, what: What, done: Done) -> Deed:
    """A cube that is taken or bought; the last word of the action is its kind."""
    kind = what[-1]
    count = so_far(done, kind) + 1
    return Deed(kind, str(count), naming.cubes(words.text, {kind: count}), key=kind, count=count)


def so_far(done: Done, key: str) -> int:
    """How many there have been of what is counted."""
    return done[key].count if key in done else 0


def goods(words: Words, event: Event, done: Done) -> Deed | None:
    """Goods that were made, but not those of bonus tokens."""
    if event.c:
        return None
    count = so_far(done, "good") + event.b
    title = naming.gain(words.text, "goods", count)
    return Deed("good", str(count), title, key="good", count=count)


def revenue(words: Words, event: Event, done: Done) -> Deed:
    total = words.text("${amount}", amount=event.c)
    title = words.text("goods for ${amount}", amount=event.c)
    return Deed("coin", total, title, key=f"revenue {event.a}")


def appeal(words: Words, event: Event, done: Done) -> Deed:
    company = COMPANIES[event.a]
    title = words.text(
        "{company} at appeal {space}", company=naming.company(company), space=event.b
    )
    return Deed("appeal", str(event.b), title, key=f"appeal {company}")


DEEDS: dict[str, Callable[[Words, str, What, Done], Deed]] = {
    "start": start,
    "sell": sell,
    "buy": buy,
    "draft": building,
    "build": building,
    "use": use,
    **dict.fromkeys(PEOPLE, people),
    **dict.fromkeys(("invest", "activate"), asset),
    **dict.fromkeys(("take", "purchase", "trade"), cube),
}
EVENTS: dict[int, Callable[[Words, Event, Done], Deed | None]] = {
    state.E_GOODS: goods,
    state.E_REVENUE: revenue,
    state.E_APPEAL: appeal,
}
