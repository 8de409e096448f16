"""What the words of an action stand for, by the verb: for its button and for the log."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import CHAIN
from jackscrew.games.big_shoulders.words.asking import certificate
from jackscrew.games.big_shoulders.words.names import parted, parts_of, unique_building
from jackscrew.text import Values, Words

What = list[str]
"""The words of an action after its verb."""


def building_values(words: Words, what: What) -> Values:
    names = [unique_building(words, building, what) for building in what]
    return {"building": names[0], "other": names[-1]}


def use_values(words: Words, what: What) -> Values:
    company = naming.company(what[1])
    if what[0] in naming.SPACES:
        return {"company": company, "space": naming.space(words.text, what[0])}
    return {"company": company, "building": unique_building(words, what[0], [])}


def factory_values(words: Words, what: What) -> Values:
    company, number = parted(what[0])
    return {"company": naming.company(company), "number": number}


def cube_values(words: Words, what: What) -> Values:
    return {
        "kind": naming.resource(words.text, what[0]),
        "cubes": naming.cubes(words.text, {what[0]: 1}),
    }


def purchase_values(words: Words, what: What) -> Values:
    return {
        "kind": naming.resource(words.text, what[1]),
        "cubes": naming.cubes(words.text, {what[1]: 1}),
        "price": parts_of(words).chain_prices[CHAIN.index(what[0])],
    }


def trade_values(words: Words, what: What) -> Values:
    company, kind = parted(what[0])
    given = {kind: parts_of(words).trade_in}
    return {
        "company": naming.company(company),
        "given": naming.cubes(words.text, given),
        "taken": naming.cubes(words.text, {what[1]: 1}),
    }


THINGS: dict[str, Callable[[Words, What], Values]] = {
    "start": lambda words, what: {"company": naming.company(what[0]), "par": what[1]},
    **dict.fromkeys(
        ("sell", "buy"),
        lambda words, what: {"certificate": certificate(words, what[0], what[1])},
    ),
    **dict.fromkeys(("draft", "build", "deal"), building_values),
    "use": use_values,
    **dict.fromkeys(("hire", "worker", "manager", "automate", "move", "run"), factory_values),
    **dict.fromkeys(
        ("invest", "keep", "activate", "discard", "reveal"),
        lambda words, what: {"asset": naming.asset(words.text, what[0])},
    ),
    **dict.fromkeys(("take", "cube"), cube_values),
    "issue": lambda words, what: {"kind": naming.certificate(words.text, what[0])},
    "purchase": purchase_values,
    "trade": trade_values,
    "first": lambda words, what: {"other": words.names[int(what[0])]},
    "goal": lambda words, what: {"goal": naming.goal(words.text, naming.measure(what[0]))},
}


def things_of(words: Words, verb: str, what: What) -> Values:
    """What the words of an action stand for."""
    return THINGS[verb](words, what) if verb in THINGS else {}
