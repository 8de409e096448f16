"""Moves that were made for a seat because it had no other, told to whoever plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jackscrew.core.match import Match
from jackscrew.core.record import HIDDEN
from jackscrew.core.refusals import Refusals
from jackscrew.text.refusals import refusal
from jackscrew.text.words import Words

MOST = 3  # so many are told, the last ones


@dataclass(frozen=True)
class Forced:
    """What a seat had to do, as the answer to a question that it was spared: why, and the rule."""

    label: str
    reason: str
    rule: str


def forced_moves(words: Words, match: Match, seat: int, known: dict[int, Forced]) -> list[Forced]:
    """The last moves that a seat has had to make since it last chose, each once.

    `known` are those that were found out before, by their lines: it takes long to tell why.
    """
    first = match.since(seat)
    lines = enumerate(match.log(seat, first), start=first)
    numbers = [
        number
        for number, line in lines
        if line.seat == seat and line.forced and line.action != HIDDEN
    ]
    for number in numbers[-MOST:]:
        if number not in known:
            known[number] = forced_move(words, match, number, seat)
    return list(dict.fromkeys(known[number] for number in numbers[-MOST:]))


def forced_move(words: Words, match: Match, number: int, seat: int) -> Forced:
    """What a seat had to do, and what stood against the next best."""
    before, action = match.at(number), match.record.lines[number].action
    label = words.label(action, before.view(seat))
    why = Refusals(before, seat).of_others()
    if why is not None:
        return Forced(label, refusal(words, why), why.rule)
    question = before.question(seat)
    return Forced(label, "", question["rule"] if question else "")


def forced_told(words: Words, forced: Sequence[Forced]) -> str:
    """All of them, and the reasons."""
    labels = [words.text("“{label}”", label=each.label) for each in forced]
    told = words.text("You had to: {labels}.", labels=words.listed(labels))
    return " ".join([told, *dict.fromkeys(each.reason for each in forced if each.reason)])
