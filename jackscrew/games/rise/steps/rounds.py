"""The course of a round: income, display, and what happens at its end."""

from typing import Final

from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, PART, Frame, Step
from jackscrew.games.rise.components import PER_ERA
from jackscrew.games.rise.effects import INDUSTRY, SATISFACTION
from jackscrew.games.rise.state import (
    A_CARD,
    A_EVENT,
    C_INCOME,
    CARD,
    DISPLAY,
    E_LIMIT,
    END,
    END_OF_GAME,
    END_OF_ROUND,
    FOR_INCOME,
    FOR_ROUND,
    IN_ACTIONS,
    IN_DISPLAY,
    IN_END,
    IN_INCOME,
    IN_PLACEMENT,
    PAUSE,
    PLACE,
    REVEAL,
    ROUND,
    Rise,
)

BEGINS: Final = 0
PLACING: Final = 1
ACTING: Final = 2
ENDING: Final = 3
COUNTING: Final = 4


class Round(Step[Rise]):
    """One round of five phases.  a: what of it comes next."""

    def run(self, s: Rise, f: Frame) -> None:
        if f.a == BEGINS:
            begin(s)
        elif f.a == PLACING:
            place_factories(s)
        elif f.a == ACTING:
            s.begin_phase(IN_ACTIONS)
            s.push(ROUND, NOBODY, ENDING)
            s.push(CARD, NOBODY, 0)
        elif f.a == ENDING:
            s.begin_phase(IN_END)
            s.push(ROUND, NOBODY, COUNTING)
            pause(s, END_OF_ROUND)
        else:
            count_up(s)


def begin(s: Rise) -> None:
    """[RISE-A-01, RISE-B-01] Income, except in round 1; then the display."""
    s.tell(PART, NOBODY, s.round)
    if s.round > 1:
        s.begin_phase(IN_INCOME)
        for seat in range(s.seats):
            gain_income(s, seat)
    s.begin_phase(IN_DISPLAY)
    s.push(ROUND, NOBODY, PLACING)
    for position in range(DISPLAY - 1, -1, -1):
        s.push(REVEAL, CHANCE, position)


def gain_income(s: Rise, seat: int) -> None:
    """[RISE-A-01] What is printed on the Industry space."""
    track = s.tracks[INDUSTRY]
    space = s.space(seat, INDUSTRY)
    s.pay(seat, -track.coins[space], C_INCOME)
    s.score(seat, track.source, track.points[space], FOR_INCOME)


class Reveal(Step[Rise]):
    """[RISE-B-01] Turn up the next card of the display.  a: its place.

    The decks hold what has not been seen; which cards were removed nobody knows, so drawing from
    all of them is the same [RISE-S-09, RISE-INFO-03].
    """

    def legal(self, s: Rise, f: Frame) -> list[int]:
        if f.a & 1:
            return [A_EVENT + i for i in range(len(s.events_left)) if s.events_left[i]]
        era = s.era()
        return [A_CARD + era * PER_ERA + card for card in squares_of(s.unseen[era])]

    def weights(self, s: Rise, f: Frame) -> list[int]:
        return [count for count in s.events_left if count] if f.a & 1 else []

    def apply(self, s: Rise, f: Frame, action: int) -> None:
        if f.a & 1:
            s.display[f.a] = action - A_EVENT
            s.events_left[action - A_EVENT] -= 1
        else:
            s.display[f.a] = action - A_CARD
            s.unseen[s.era()] &= ~(1 << (action - A_CARD) % PER_ERA)


def place_factories(s: Rise) -> None:
    """[RISE-C-01] In order of the order spaces."""
    s.begin_phase(IN_PLACEMENT)
    s.push(ROUND, NOBODY, ACTING)
    for i in range(s.seats):
        s.lined[i] = s.order[i]
    for seat in reversed(s.lined):
        s.push(PLACE, seat)


def pause(s: Rise, moment: int) -> None:
    """[RISE-FREE-05] Each player may leave a track now, in the order of the order spaces."""
    for seat in reversed(s.order):
        s.push(PAUSE, seat, moment)


def count_up(s: Rise) -> None:
    """[RISE-E-01, RISE-E-02] Satisfaction first, then the coin limit; then the next round."""
    for seat in range(s.seats):
        score_satisfaction(s, seat)
    for seat in range(s.seats):
        limit = s.limit(seat)
        if s.coins[seat] > limit:
            s.tell(E_LIMIT, seat, s.coins[seat] - limit, limit)
            s.coins[seat] = limit
    if s.round == s.parts.rounds:  # [RISE-E-03]
        s.push(END, NOBODY)
        pause(s, END_OF_GAME)
    else:
        s.round += 1
        s.push(ROUND, NOBODY)


def score_satisfaction(s: Rise, seat: int) -> None:
    """[RISE-SAT-03] Side A: VP for the leaders; side B: VP by position."""
    track = s.tracks[SATISFACTION]
    if s.is_leader(seat):
        s.score(seat, track.source, track.leader_vp, FOR_ROUND)
    s.score(seat, track.source, track.round_vp[s.space(seat, SATISFACTION)], FOR_ROUND)
