"""The course of a round: five phases, and what is announced in the first."""

from typing import Final

from jackscrew.core.state import CHANCE, NOBODY, PART, Frame, Step
from jackscrew.games.raising_chicago.components import (
    LAST_NUMBERED,
    ROUNDS,
    SPACE_COUNT,
)
from jackscrew.games.raising_chicago.state import (
    A_PROJECT,
    CARDS_OUT,
    COMPANY,
    DRAW,
    E_ANNOUNCED,
    E_LAID,
    E_MARKERS,
    IN_ANNOUNCEMENT,
    IN_BIDDING,
    IN_COMPANY,
    IN_PROJECTS,
    IN_RESOLUTION,
    IN_SCORING,
    MARKERS,
    NEXT,
    PROJECT,
    RESOLVE,
    ROUND,
    SCORING,
    WINDOWS,
    WORK,
    Chicago,
)
from jackscrew.games.raising_chicago.steps.starting import stack_of

ANNOUNCING: Final = 0
BIDDING: Final = 1
RESOLVING: Final = 2
WORKING: Final = 3
RUNNING: Final = 4
ENDING: Final = 5


class Round(Step[Chicago]):
    """[RC-GEN-01] Eight rounds of five phases.  a: what comes next."""

    def run(self, s: Chicago, f: Frame) -> None:
        if f.a == ENDING:
            end_round(s)
            return
        s.push(ROUND, NOBODY, f.a + 1)
        if f.a == ANNOUNCING:
            announce(s)
        elif f.a == BIDDING:
            s.begin_phase(IN_BIDDING)
            s.push(NEXT, NOBODY)
        elif f.a == RESOLVING:
            s.begin_phase(IN_RESOLUTION)
            s.push(RESOLVE, NOBODY)
        elif f.a == WORKING:
            s.begin_phase(IN_PROJECTS)
            s.push(WORK, NOBODY, 0)
        else:
            s.begin_phase(IN_COMPANY)
            run_companies(s)


def run_companies(s: Chicago) -> None:
    """[RC-P5-01] From the lowest ranked to the highest; then a window [RC-P5-04]."""
    s.push(WINDOWS, NOBODY)
    for seat in s.ranked():
        s.push(COMPANY, seat)


def end_round(s: Chicago) -> None:
    """The next round, or final scoring after the eighth [RC-P5-03]."""
    if s.round == ROUNDS:
        s.begin_phase(IN_SCORING)
        s.push(SCORING, NOBODY, 0)
        return
    s.round += 1
    for seat in range(s.seats):
        s.added[seat] = 0
    for space in range(SPACE_COUNT):
        s.winner[space] = -1
    s.push(ROUND, NOBODY)


def announce(s: Chicago) -> None:
    """Phase 1: projects, cards, a window, markers."""
    s.tell(PART, NOBODY, s.round)
    s.begin_phase(IN_ANNOUNCEMENT)
    s.push(MARKERS, NOBODY)
    s.push(CARDS_OUT, NOBODY, 0)
    if s.round == ROUNDS:  # [RC-P1-02]
        lay_project(s, 0, LAST_NUMBERED)
        for space in range(1, SPACE_COUNT):
            lay_project(s, space, s.last_tiles[space - 1])
        return
    lay_project(s, 0, s.tops[s.round - 1])  # [RC-P1-01]
    s.tops[s.round - 1] = -1
    for space in range(SPACE_COUNT - 1, 0, -1):
        s.push(PROJECT, CHANCE, space)


def lay_project(s: Chicago, space: int, project: int) -> None:
    """A project comes to lie on a space of the project area."""
    s.projects[space] = project
    s.tell(E_ANNOUNCED, NOBODY, space, project)


class Project(Step[Chicago]):
    """[RC-P1-01] The next project of this round's stack.  a: the space."""

    def legal(self, s: Chicago, f: Frame) -> list[int]:
        return [A_PROJECT + project for project in stack_of(s, s.round - 1)]

    def apply(self, s: Chicago, f: Frame, action: int) -> None:
        s.unseen_projects &= ~(1 << action - A_PROJECT)
        lay_project(s, f.a, action - A_PROJECT)


class CardsOut(Step[Chicago]):
    """[RC-P1-03] Five cards from the deck, whose top can be seen.  a: the space."""

    def run(self, s: Chicago, f: Frame) -> None:
        if f.a == SPACE_COUNT:
            s.push(WINDOWS, NOBODY)  # [RC-P1-04]
            return
        s.cards[f.a] = s.top_card
        s.tell(E_LAID, NOBODY, f.a, s.top_card, s.side_told())
        s.top_card = -1
        s.push(CARDS_OUT, NOBODY, f.a + 1)
        s.push(DRAW, CHANCE)


class Markers(Step[Chicago]):
    """[RC-P1-05, RC-P1-06] Markers from the supply, and rows in rank order."""

    def run(self, s: Chicago, f: Frame) -> None:
        for seat in range(s.seats):
            s.board[seat] = min(s.parts.most_markers, s.board[seat] + s.parts.per_round)
            s.tell(E_MARKERS, seat, s.board[seat])
        rows = s.ranked()
        for row in range(s.seats):
            s.rows[row] = rows[row]
