"""Small games written down as trees: every choice, draw and end of them is a place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from jackscrew.core.state import CHANCE, OVER, Frame, State, Step

CHOOSE, DRAW, ANSWER = 0, 1, 2


@dataclass(frozen=True)
class Place:
    """Who decides or draws here, where that leads by action, and how it seems to end."""

    seat: int
    points: tuple[float, ...]
    ways: dict[int, Place] = field(default_factory=dict)
    step: int = CHOOSE
    weights: tuple[int, ...] = ()
    seen: tuple[int, ...] | None = None


def choice(seat: int, points: tuple[float, ...], *ways: Place, step: int = CHOOSE) -> Place:
    """A seat chooses one of the ways, 0 and up; here its game seems to end with these points."""
    return Place(seat, points, dict(enumerate(ways)), step)


def draw(*ways: Place, weights: tuple[int, ...] = (), seen: tuple[int, ...] | None = None) -> Place:
    """Chance takes one of the ways; all see which, unless some are named."""
    return Place(CHANCE, ways[0].points, dict(enumerate(ways)), DRAW, weights, seen)


def end(*points: int) -> Place:
    """The game is over."""
    return Place(OVER, points)


class Sketch(State):
    """A game that has come to a place.  In this sample the actions that are shut are not legal."""

    def __init__(self, place: Place, shut: frozenset[int] = frozenset()) -> None:
        super().__init__(STEPS, [], 1)
        self.shut = shut
        self.come_to(place)

    def come_to(self, place: Place) -> None:
        """Go to a place; its decision is pending."""
        self.place = place
        if place.seat != OVER:
            self.push(place.step, place.seat)

    def clone(self) -> Sketch:
        return Sketch(self.place, self.shut)

    def returns(self) -> list[int]:
        return [round(points) for points in self.place.points]


class Go(Step[Sketch]):
    """Go one of the ways."""

    def legal(self, s: Sketch, f: Frame) -> list[int]:
        return [action for action in s.place.ways if action not in s.shut]

    def apply(self, s: Sketch, f: Frame, action: int) -> None:
        s.come_to(s.place.ways[action])

    def weights(self, s: Sketch, f: Frame) -> list[int]:
        return list(s.place.weights)

    def seen(self, s: Sketch, f: Frame) -> list[int] | None:
        return None if s.place.seen is None else list(s.place.seen)


STEPS: Final[list[Step[Any]]] = [Go("choose"), Go("draw"), Go("answer")]


def evaluate(s: State, seat: int) -> float:
    """The points of a seat, as it seems."""
    return prospects(s)[seat]


def prospects(s: State) -> list[float]:
    """The points of all seats, as it seems."""
    assert isinstance(s, Sketch)
    return list(s.place.points)


def winners(s: State) -> list[int]:
    """Who has the most points."""
    points = s.returns()
    return [seat for seat, own in enumerate(points) if own == max(points)]
