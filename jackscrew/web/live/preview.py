"""What a choice would bring: tried on positions the seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.state import CHANCE, OVER, POINTS, Event, State
from jackscrew.core.view import View
from jackscrew.text.words import Figure, Words

SAMPLES = 8  # positions a choice is tried on where a game has secrets

Told = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Change:
    """A figure of a seat before and after."""

    icon: str
    title: str
    before: str
    after: str


@dataclass(frozen=True)
class Preview:
    """What a choice brings its seat; nothing is known where chance or secrets decide."""

    points: int | None
    more: list[str]
    figures: list[Change]


UNSURE = Preview(None, [], [])


def ends_turn(match: Match, seat: int, action: int) -> bool:
    """Has the seat nothing more to decide after this?"""
    state = sample(match, seat, 0)
    state.apply(action)
    return seat not in state.pending()


def preview(match: Match, seat: int, action: int, words: Words) -> Preview:
    """What an action brings, if that is certain."""
    if is_veiled(match, seat):
        return UNSURE
    count = SAMPLES if match.game.secrets else 1
    outcomes = [outcome(match, seat, action, number) for number in range(count)]
    first = outcomes[0]
    if first is None or any(other is None or other[0] != first[0] for other in outcomes):
        return UNSURE
    told, after = first
    events = [Event(*event) for event in told]
    points = sum(event.b for event in events if event.kind == POINTS and event.seat == seat)
    return Preview(points, words.events(events), changes(match.view(seat), after, seat, words))


def is_veiled(match: Match, seat: int) -> bool:
    """Do others choose at the same time, or does whatever is chosen show something hidden?"""
    match.state.bring(seat)
    step = match.game.steps[match.state.stack[-1].step]
    return step.together or step.reveals


def outcome(
    match: Match, seat: int, action: int, number: int
) -> tuple[tuple[Told, ...], View] | None:
    """The events of an action on a sample, and what the seat sees then; None if chance decides."""
    state = sample(match, seat, number)
    state.events = []
    state.apply(action)
    while state.actor() not in (OVER, CHANCE) and len(state.legal()) == 1:
        state.apply(state.legal()[0])
    if state.actor() == CHANCE:
        return None
    told = tuple((e.kind, e.seat, e.a, e.b, e.c) for e in state.events)
    return told, match.game.observe(state, seat)


def sample(match: Match, seat: int, number: int) -> State:
    """A position with this seat to decide that it cannot tell from the true one."""
    state: State = match.game.resample(match.state, seat, Dice(number + 1))
    state.bring(seat)
    return state


def changes(before: View, after: View, seat: int, words: Words) -> list[Change]:
    """The figures of a seat that an action changes."""
    old, new = words.figures(before, seat), words.figures(after, seat)
    return [
        change(icon, old, new) for icon in icons(old, new) if text(icon, old) != text(icon, new)
    ]


def change(icon: str, old: Sequence[Figure], new: Sequence[Figure]) -> Change:
    """One figure before and after."""
    title = next(figure.title for figure in (*old, *new) if figure.icon == icon)
    return Change(icon, title, text(icon, old), text(icon, new))


def icons(old: Sequence[Figure], new: Sequence[Figure]) -> list[str]:
    """The kinds of figures there are, each once."""
    return list(dict.fromkeys(figure.icon for figure in (*old, *new)))


def text(icon: str, figures: Sequence[Figure]) -> str:
    """What a figure says; a dash if there is none."""
    return next((figure.text for figure in figures if figure.icon == icon), "-")
