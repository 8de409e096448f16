"""What a seat is shown, as plain data: what all games tell; a game's own is in its `view.py`."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import TypeVar


class Phase(TypedDict):
    """A part of the game that is going on; `a` and `b` are by name where its step names them."""

    step: str
    seat: int
    a: int | str
    b: int | str


class About(TypedDict, total=False):
    """What a question speaks of; empty where others choose at the same time and may not know."""

    a: int | str
    b: int | str


class Question(TypedDict):
    """Who is asked what; `actions` is empty for everybody else.

    `about` names what the question is about, `path` the phases it is part of, outermost first.
    """

    seat: int
    step: str
    rule: str
    about: About
    path: list[Phase]
    actions: list[str]


class Moment(TypedDict):
    """In which match, after how many lines and at which question somebody looks.

    `pack` is the digest of the match's component pack, empty for the printed components.
    `if_ended` are the points by source and seat if the game ended now.
    """

    game: str
    pack: str
    version: int
    question: Question | None
    if_ended: dict[str, list[int]]


class View(Moment):
    """What every game shows: `seat` is who looks, -1 a spectator."""

    seats: int
    seat: int
    sources: list[str]
    over: bool
    winners: list[int]


V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True, default=View)
V = TypeVar("V", bound=View, default=View)


def question_of(view: View) -> Question:
    """What is asked, where something is."""
    question = view["question"]
    assert question is not None, "nothing is asked"
    return question


def is_asked(view: View) -> bool:
    """Is whoever looks asked something?"""
    question = view["question"]
    return question is not None and bool(question["actions"])
