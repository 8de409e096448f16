"""The Building phase: dealing, the draft, choosing at the same time, showing."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Reason, Step
from jackscrew.games.big_shoulders.components import DECADES
from jackscrew.games.big_shoulders.state import (
    A_BUILD,
    A_DRAFT,
    BUILD,
    BUILDING,
    DEAL,
    DRAFT,
    E_BUILT,
    E_PARTNER,
    PASS_ON,
    SHOW,
    WITH_DRAFT,
    A,
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.doubts import (
    BUILDING_COUNT,
    doubt_passing,
    doubt_removal,
    see,
)
from jackscrew.games.big_shoulders.steps.people import add_jobs
from jackscrew.games.big_shoulders.steps.refusing import CLOSED, ELSEWHERE, other_phase

PARTNER_DECADE: Final = 3


class Building(Step[Shoulders]):
    """[BS-BUILD-01] Deal two tiles each after decade 1, then all choose.  a: 1 when dealt."""

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a == 0:
            s.push(BUILDING, NOBODY, 1)
            for seat in range(s.seats - 1, -1, -1):
                if s.decade > 1:
                    s.push(DEAL, CHANCE, seat, s.parts.dealt[s.decade - 1])
            return
        s.push(SHOW, NOBODY)
        ask_all(s, BUILD)
        if s.switches[WITH_DRAFT]:
            s.push(PASS_ON, NOBODY, 1)
            ask_all(s, DRAFT)


def ask_all(s: Shoulders, step: int) -> None:
    """All seats answer, in any order."""
    for seat in range(s.seats - 1, -1, -1):
        s.push(step, seat)


class Draft(Step[Shoulders]):
    """[BS-VAR-03] Keep one tile; the others are passed on."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_DRAFT + building for building in squares_of(s.hand[f.seat])]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if A.has(A_DRAFT, action):
            return Reason("not_in_hand", {}, ELSEWHERE)
        if A.has(A_BUILD, action):
            return Reason("draft_first")
        return other_phase(s, action)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        s.played[f.seat] = action - A_DRAFT
        s.hand[f.seat] &= ~(1 << action - A_DRAFT)

    def seen(self, s: Shoulders, f: Frame) -> list[int] | None:
        return [f.seat]


class PassOn(Step[Shoulders]):
    """[BS-VAR-03] Pass what is left: to the left, in decades 2 and 4 to the right.

    a: 1 for two tiles, 2 for the last one.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a == 1:
            s.push(PASS_ON, NOBODY, 2)
            ask_all(s, DRAFT)
        step = s.seats - 1 if s.decade % 2 == 0 else 1  # to the right is all but one to the left
        passed = s.hand.copy()
        for seat in range(s.seats):
            taker = (seat + step) % s.seats
            s.hand[taker] = passed[seat]
            see(s, taker, passed[seat], 1 << s.played[seat])
        for seat in range(s.seats):
            doubt_passing(s, seat, (seat + step) % s.seats, passed[seat])
            s.passed[seat] |= passed[seat]
            s.drafted[seat] |= 1 << s.played[seat]
            s.played[seat] = -1
        if f.a == 2:
            for seat in range(s.seats):
                s.hand[seat] |= s.drafted[seat]
                s.drafted[seat] = 0


class Build(Step[Shoulders]):
    """[BS-BUILD-02] Play one tile face down, remove one, keep the third."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        hand = squares_of(s.hand[f.seat])
        return [
            A_BUILD + one * BUILDING_COUNT + other for one in hand for other in hand if one != other
        ]

    def reason(self, s: Shoulders, f: Frame, action: int) -> Reason | None:
        if not A.has(A_BUILD, action):
            return other_phase(s, action)
        one, other = divmod(action - A_BUILD, BUILDING_COUNT)
        if s.hand[f.seat] >> one & 1 and s.hand[f.seat] >> other & 1:
            return Reason("build_two", {}, CLOSED)
        return Reason("not_in_hand", {}, ELSEWHERE)

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        one, other = divmod(action - A_BUILD, BUILDING_COUNT)
        s.played[f.seat], s.tossed[f.seat] = one, other
        s.hand[f.seat] &= ~(1 << one | 1 << other)

    def seen(self, s: Shoulders, f: Frame) -> list[int] | None:
        return [f.seat]


class Show(Step[Shoulders]):
    """[BS-BUILD-03] Reveal what was played and put its workers into the job market.

    Buildings stay for the rest of the game [BS-BUILD-04].
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        workers = 0
        for seat in range(s.seats):
            building = s.played[seat]
            s.built[seat * DECADES + s.decade - 1] = building
            workers += s.parts.brings[building]
            s.tell(E_BUILT, seat, building)
            for other in range(s.seats):
                see(s, other, 1 << building, s.hand[seat] | 1 << s.tossed[seat])
        add_jobs(s, workers)
        for seat in range(s.seats):
            doubt_removal(s, seat)
            s.removed[seat] |= 1 << s.tossed[seat]
            s.played[seat] = s.tossed[seat] = -1
        if s.decade == PARTNER_DECADE:  # [BS-BUILD-05]
            for seat in range(s.seats):
                s.ready[seat] += 1
                s.tell(E_PARTNER, seat, 1)
