"""A tiny game: one seat says yes or no, then the other does; the second is to say the same.

For two only, over after two decisions, with nothing that may ever not be chosen, no chance and no
options: what a contract must not take for granted.
"""

from __future__ import annotations

from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game, Setup
from jackscrew.core.state import OVER, POINTS, Frame, State, Step
from jackscrew.core.view import Moment, View

A: Final = ActionSpace()
SAY: Final = A.verb("say", Noun(["yes", "no"], ["yes", "no"]))
SOURCES = ["agreement"]


class TinyView(View):
    """What has been said, and the points."""

    said: list[int]
    points: list[int]


class Tiny(State):
    """What both have said."""

    def __init__(
        self, steps: list[Step[Any]], stack: list[Frame], said: list[int], points: list[int]
    ) -> None:
        super().__init__(steps, stack, 1)
        self.said = said
        self.points = points

    def clone(self) -> Tiny:
        return Tiny(self.steps, self.stack.copy(), self.said.copy(), self.points.copy())

    def returns(self) -> list[int]:
        return self.points.copy()


class Say(Step[Tiny]):
    """Say yes or no."""

    def legal(self, s: Tiny, f: Frame) -> list[int]:
        return [SAY, SAY + 1]

    def apply(self, s: Tiny, f: Frame, action: int) -> None:
        s.said.append(action - SAY)
        if len(s.said) == 2:
            winner = 1 if s.said[0] == s.said[1] else 0
            s.points[winner] += 1
            s.tell(POINTS, winner, 0, 1)


def new_state(setup: Setup) -> Tiny:
    s = Tiny(setup.steps, [], [], [0, 0])
    s.push(0, 1)
    s.push(0, 0)
    return s


def dump_state(s: Tiny) -> dict[str, Any]:
    return {"said": [*s.said], "points": [*s.points]}


def load_state(setup: Setup, data: dict[str, Any]) -> Tiny:
    return Tiny(setup.steps, [], [*data["said"]], [*data["points"]])


def observe(s: Tiny, seat: int, moment: Moment) -> TinyView:
    over = s.actor() == OVER
    return {
        "seats": 2,
        "seat": seat,
        "said": s.said.copy(),
        "points": s.points.copy(),
        "sources": SOURCES,
        "over": over,
        "winners": winners(s) if over else [],
        **moment,
    }


def winners(s: Tiny) -> list[int]:
    return [s.points.index(1)]


def resample(s: Tiny, seat: int, dice: Dice) -> Tiny:
    return s.clone()


def sound(s: Tiny) -> None:
    assert len(s.said) + len(s.stack) == 2
    assert sum(s.points) == (0 if s.stack else 1)


TINY: Final[Game[TinyView]] = Game(
    key="tiny",
    title="Tiny",
    authors="nobody",
    rights="none",
    seats=range(2, 3),
    minutes="1",
    weight=1,
    length="2 words",
    pitch="Say the same.",
    reconstructed="",
    secrets=False,
    rules=1,
    options=(),
    actions=A,
    steps=[Say("say")],
    sources=SOURCES,
    parts=dict,
    new_state=new_state,
    dump_state=dump_state,
    load_state=load_state,
    view=TinyView,
    observe=observe,
    resample=resample,
    sheet=lambda s: [s.points],
    ended=lambda s: [s.points],
    winners=winners,
    sound=sound,
    check_components=lambda data: None,
    fixed=frozenset(),
    longest=2,
    module="tiny",
)
