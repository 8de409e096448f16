"""What must hold of every reason why something may not be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from string import Formatter

from laws import Chooser, dumped, in_turn, plays, swapped
from looks import ENGLISH, NAMES, QUOTED, RAW

from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.refusals import (
    NOBODYS_TURN,
    NOT_NOW,
    NOT_YOUR_TURN,
    WhyNot,
    entries,
    pointed_at,
)
from jackscrew.core.state import Reason, State
from jackscrew.text import LANGUAGES, Words
from jackscrew.text.refusals import refusal

PLAIN = (NOT_NOW, NOT_YOUR_TURN, NOBODYS_TURN)


def places(sentence: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def check_entries(game: Game) -> None:
    """Every sentence is there in every language with the same places, at steps there are."""
    steps = {step.name for step in game.steps if not step.automatic}
    for entry in entries(game).values():
        assert set(entry.sentences) == set(LANGUAGES), entry.key
        assert len({frozenset(places(it)) for it in entry.sentences.values()}) == 1, entry.key
        assert entry.rule, entry.key
        assert entry.steps, entry.key
        assert set(entry.steps) <= steps, entry.key


def check_reasons(match: Match, chooser: Chooser, seed: int, every: int) -> None:
    """At every so many choices all actions and pieces are asked about by all who look."""
    dice = Dice(seed)
    for number, seat in enumerate(plays(match, chooser)):
        if number % every:
            continue
        before = dumped(match, match.state)
        for looking in {seat, in_turn(match), PUBLIC}:
            check_actions(match, looking)
            check_pieces(match, looking)
            if match.game.secrets:
                assert all_reasons(swapped(match, looking, dice), looking) == all_reasons(
                    match, looking
                )
        assert dumped(match, match.state) == before
    check_actions(match, 0)
    check_pieces(match, PUBLIC)


def check_actions(match: Match, seat: int) -> None:
    """Something stands against an action exactly if it is not legal."""
    legal, refusals, step = match.legal_numbers(seat), match.refusals(seat), asked_step(match)
    for action in range(match.game.actions.size):
        why = refusals.of_action(action)
        assert (why is None) == (action in legal), match.game.actions.name(action)
        if why is not None:
            check_told(match, why, seat, step)


def check_pieces(match: Match, seat: int) -> None:
    """Something stands against a piece exactly if no legal action points at it."""
    space, refusals, step = match.game.actions, match.refusals(seat), asked_step(match)
    aims = {piece for action in match.legal_numbers(seat) for piece in space.targets(action, seat)}
    for piece in [*pointed_at(space, seat), "no-such-piece"]:
        why = refusals.of_pieces([piece])
        assert (why is None) == (piece in aims), piece
        if why is not None:
            check_told(match, why, seat, step)


def asked_step(match: Match) -> str:
    """The step at which somebody is to answer, the same for all who may."""
    question = match.question()
    return question["step"] if question else ""


def check_told(match: Match, why: WhyNot, seat: int, step: str) -> None:
    """The sentence is one of the step that asks, and all its places are filled."""
    if why.key in PLAIN:
        expected = NOT_NOW if seat in match.pending() else NOT_YOUR_TURN
        assert why.key == (NOBODYS_TURN if match.over else expected)
        return
    entry = entries(match.game)[why.key]
    assert step in entry.steps, (why.key, step)
    assert why.rule == entry.rule
    assert places(entry.sentences["en"]) == set(why.values), why.key
    for language in LANGUAGES:
        sentence = refusal(spoken(match.game, language), why)
        assert not RAW.search(sentence), sentence
        assert language == "en" or not ENGLISH.search(QUOTED.sub("", sentence)), sentence


@cache
def spoken(game: Game, language: str) -> Words:
    """A match's words, its seats named by people."""
    return Words(game, language, NAMES)


def all_reasons(match: Match, seat: int) -> list[tuple[str, dict[str, int], int] | None]:
    """What steps have to say about everything, in the true position."""
    return [told(reason) for reason in reasons(match, match.state, seat)]


def reasons(match: Match, state: State, seat: int) -> Iterator[Reason | None]:
    """The reasons of the step that asks, against each action and each of its pieces."""
    if seat not in match.pending():
        frame = state.stack[-1]
        yield state.steps[frame.step].waiting(state, frame, seat)
        return
    frame = state.frame_of(seat)
    step, legal = state.steps[frame.step], set(match.legal_numbers(seat))
    for action in range(match.game.actions.size):
        if action not in legal:
            yield state.reason(seat, action)
    for entry in entries(match.game).values():
        for piece in entry.pieces if step.name in entry.steps else ():
            yield step.reason_at(state, frame, entry.key, piece.replace("{seat}", str(seat)))


def told(reason: Reason | None) -> tuple[str, dict[str, int], int] | None:
    """A reason, to be compared."""
    return None if reason is None else (reason.key, reason.values, reason.near)
