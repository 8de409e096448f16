"""The Building phase: dealing, the draft, choosing at the same time, showing."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, Frame, Step
from jackscrew.games.big_shoulders.components import BUILDINGS, DECADES
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
    Shoulders,
)
from jackscrew.games.big_shoulders.steps.people import add_jobs

BUILDING_COUNT: Final = len(BUILDINGS)
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
        step = s.seats - 1 if s.decade % 2 == 0 else 1
        passed = s.hand.copy()
        for seat in range(s.seats):
            s.drafted[seat] |= 1 << s.played[seat]
            s.played[seat] = -1
            s.passed[seat] |= passed[seat]
            s.hand[(seat + step) % s.seats] = passed[seat]
        for seat in range(s.seats):
            forget_doubts(s, seat, s.hand[seat])
            if f.a == 1:  # which of the two comes to whom is not seen
                two = squares_of(passed[seat])
                add_doubt(s, seat, two[0], two[1])
        if f.a == 2:
            for seat in range(s.seats):
                s.hand[seat] |= s.drafted[seat]
                s.drafted[seat] = 0


def add_doubt(s: Shoulders, seat: int, one: int, other: int) -> None:
    """From now on a seat cannot tell where the one is and where the other."""
    s.doubts.append((seat * BUILDING_COUNT + one) * BUILDING_COUNT + other)


def forget_doubts(s: Shoulders, seat: int, buildings: int) -> None:
    """A seat sees some buildings: what was doubtful about them is not any more."""
    kept = [
        doubt
        for doubt in s.doubts
        if doubt // BUILDING_COUNT // BUILDING_COUNT != seat
        or not (
            buildings >> doubt // BUILDING_COUNT % BUILDING_COUNT & 1
            or buildings >> doubt % BUILDING_COUNT & 1
        )
    ]
    if len(kept) < len(s.doubts):
        s.doubts.clear()
        s.doubts.extend(kept)


class Build(Step[Shoulders]):
    """[BS-BUILD-02] Play one tile face down, remove one, keep the third."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        hand = squares_of(s.hand[f.seat])
        return [
            A_BUILD + one * BUILDING_COUNT + other for one in hand for other in hand if one != other
        ]

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
        workers = shown = 0
        for seat in range(s.seats):
            building = s.played[seat]
            s.built[seat * DECADES + s.decade - 1] = building
            shown |= 1 << building
            workers += s.parts.brings[building]
            s.tell(E_BUILT, seat, building)
        add_jobs(s, workers)
        for seat in range(s.seats):
            forget_doubts(s, seat, shown)
        for seat in range(s.seats):
            put_away(s, seat)
        if s.decade == PARTNER_DECADE:  # [BS-BUILD-05]
            for seat in range(s.seats):
                s.ready[seat] += 1
                s.tell(E_PARTNER, seat, 1)


def put_away(s: Shoulders, seat: int) -> None:
    """A seat's removed tile leaves the game; others cannot tell it from the one kept."""
    removed, kept = s.tossed[seat], s.hand[seat]
    s.removed[seat] |= 1 << removed
    s.played[seat] = s.tossed[seat] = -1
    if s.switches[WITH_DRAFT]:
        for other in range(s.seats):
            if other != seat:
                add_doubt(s, other, removed, kept.bit_length() - 1)
