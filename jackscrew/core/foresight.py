"""What a choice would bring: tried on positions the seat cannot tell from the true one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from jackscrew.core.chance import Dice
from jackscrew.core.match import Match
from jackscrew.core.question import make_question
from jackscrew.core.state import CHANCE, OVER, POINTS, Event, State
from jackscrew.core.view import View

SAMPLES = 8  # positions a choice is tried on where a game has secrets

Told = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Outcome:
    """What a choice is sure to bring its seat: points, all that is told, and what it then sees."""

    points: int
    events: list[Event]
    view: View


class Foresight:
    """What the answers to a seat's question would bring, as far as the seat can know."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.count = SAMPLES if match.game.secrets else 1
        self.samples = [sample(match, seat, 0)]

    def ends_turn(self, action: int) -> bool:
        """Has the seat nothing more to decide after this and what it then has to do?"""
        state = self.samples[0].clone()
        state.apply(action)
        while state.actor() == self.seat and len(state.legal()) == 1:
            state.apply(state.legal()[0])
        return self.seat not in state.pending()

    def outcome(self, action: int) -> Outcome | None:
        """What an action brings until chance has a say; None where chance or secrets decide."""
        if self.is_veiled():
            return None
        after = self.after(action, 0)
        told = told_in(self.settled(after))
        if not told and after.actor() == CHANCE:
            return None
        others = (self.settled(self.after(action, number)) for number in range(1, self.count))
        if any(told_in(other) != told for other in others):
            return None
        events = [Event(*event) for event in told]
        points = sum(
            event.b for event in events if event.kind == POINTS and event.seat == self.seat
        )
        return Outcome(points, events, self.seen(after))

    def seen(self, state: State) -> View:
        """What the seat sees of a position to come, and what is asked there."""
        pending = state.pending()
        if not pending or state.actor() == CHANCE:
            return self.match.observed(state, self.seat)
        frame = state.frame_of(self.seat if self.seat in pending else min(pending))
        question = make_question(self.match.game, state, frame, self.seat)
        return self.match.observed(state, self.seat, question)

    def is_veiled(self) -> bool:
        """Do others choose at the same time, or is something hidden shown by any choice?"""
        step = self.match.game.steps[self.match.state.frame_of(self.seat).step]
        return step.together or step.reveals

    @cached_property
    def before(self) -> View:
        """What the seat sees now."""
        return self.match.view(self.seat)

    def after(self, action: int, number: int) -> State:
        """One sample after an action and all that is forced, told."""
        if number == len(self.samples):
            self.samples.append(sample(self.match, self.seat, number))
        state = self.samples[number].clone()
        state.events = []
        state.apply(action)
        while state.actor() not in (OVER, CHANCE) and len(state.legal()) == 1:
            state.apply(state.legal()[0])
        return state

    def settled(self, state: State) -> State:
        """The position when all is paid that was chosen, in any way: they bring the same."""
        steps = self.match.game.steps
        if state.actor() != self.seat or not steps[state.stack[-1].step].settles:
            return state
        paid = state.clone()
        paid.events = list(state.events or [])
        while paid.actor() == self.seat and steps[paid.stack[-1].step].settles:
            paid.apply(paid.legal()[0])
        return paid


def told_in(state: State) -> tuple[Told, ...]:
    """What a state has told, to be compared."""
    return tuple((e.kind, e.seat, e.a, e.b, e.c) for e in state.events or [])


def sample(match: Match, seat: int, number: int) -> State:
    """A position with this seat to decide that it cannot tell from the true one."""
    state: State = match.game.resample(match.state, seat, Dice(number + 1))
    state.bring(seat)
    return state
