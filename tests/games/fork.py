"""A tiny game for searches: what looks best at first is bad, and one choice has 300 answers."""

from __future__ import annotations

from typing import Any, Final

from jackscrew.core.state import Frame, State, Step

BAD, GOOD, MANY = 0, 1, 2
FINE: Final = 10  # the best answer to GOOD for who gives it; others are above
FIRST, ANSWER, WIDE = 0, 1, 2


class Fork(State):
    """Seat 0 chooses, seat 1 answers."""

    def __init__(self, stack: list[Frame], points: list[int], is_open: bool) -> None:
        super().__init__(STEPS, stack, 1)
        self.points = points
        self.open = is_open

    @staticmethod
    def new() -> Fork:
        return Fork([Frame(FIRST, 0)], [0, 0], True)

    def clone(self) -> Fork:
        return Fork(self.stack.copy(), self.points.copy(), self.open)

    def returns(self) -> list[int]:
        return self.points.copy()


class First(Step[Fork]):
    """Seat 0 chooses its way."""

    def legal(self, s: Fork, f: Frame) -> list[int]:
        return [BAD, GOOD, MANY]

    def apply(self, s: Fork, f: Frame, action: int) -> None:
        s.push(WIDE if action == MANY else ANSWER, 1, action)


class Answer(Step[Fork]):
    """Seat 1 answers, then it is over.  a: what seat 0 chose."""

    def legal(self, s: Fork, f: Frame) -> list[int]:
        return [FINE, FINE + 1, FINE + 2] if s.open else [FINE + 1, FINE + 2]

    def apply(self, s: Fork, f: Frame, action: int) -> None:
        rank = action - FINE
        s.points = [10 + rank, 6 - rank] if f.a == GOOD else [1, 8 - rank]


class Wide(Step[Fork]):
    """Seat 1 has very many answers; all are the same."""

    def legal(self, s: Fork, f: Frame) -> list[int]:
        return list(range(100, 400))

    def apply(self, s: Fork, f: Frame, action: int) -> None:
        s.points = [2, 4]


STEPS: Final[list[Step[Any]]] = [First("first"), Answer("answer"), Wide("wide")]


def evaluate(s: State, seat: int) -> float:
    """Before it is over seat 0 likes BAD best."""
    return prospects(s)[seat]


def prospects(s: State) -> list[float]:
    """What both may expect, as it seems."""
    assert isinstance(s, Fork)
    if not s.stack:
        return [float(points) for points in s.points]
    return [{BAD: 9.0, GOOD: 4.0, MANY: 5.0}.get(s.stack[-1].a, 5.0), 5.0]


def winners(s: State) -> list[int]:
    """Who has the most points."""
    points = s.returns()
    return [seat for seat, own in enumerate(points) if own == max(points)]
