"""A toy game with secrets: cards dealt face down, chosen at the same time, shown together."""

from __future__ import annotations

from typing import Any, Final

from jackscrew.core.actions import ActionSpace, Noun
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game, Option, Setup
from jackscrew.core.grid import squares_of
from jackscrew.core.state import CHANCE, NOBODY, OVER, OWN, PART, POINTS, Frame, State, Step
from jackscrew.core.view import Moment, View

CARDS: Final = Noun([f"card-{number}" for number in range(12)])
A: Final = ActionSpace()
DRAW: Final = A.verb("draw", CARDS)
PLAY: Final = A.verb("play", CARDS)
DEAL, CHOOSE, SHOW = 0, 1, 2
HAND = 3
SOURCES = ["tricks"]


class ToyView(View):
    """What a seat sees: its hand, and of all who has chosen, points and cards left."""

    hand: list[int]
    chosen: list[bool]
    points: list[int]
    left: list[int]


class Toy(State):
    """Hands and choices are secret until all have chosen."""

    def __init__(
        self,
        steps: list[Step[Any]],
        stack: list[Frame],
        bag: int,
        hands: list[int],
        chosen: list[int],
        points: list[int],
    ) -> None:
        super().__init__(steps, stack, 1)
        self.bag = bag
        self.hands = hands
        self.chosen = chosen
        self.points = points

    def clone(self) -> Toy:
        return Toy(
            self.steps,
            self.stack.copy(),
            self.bag,
            self.hands.copy(),
            self.chosen.copy(),
            self.points.copy(),
        )

    def returns(self) -> list[int]:
        return self.points.copy()


class Deal(Step[Toy]):
    """Draw a card; only its owner sees it.  a: the seat it is for."""

    def legal(self, s: Toy, f: Frame) -> list[int]:
        return [DRAW + card for card in squares_of(s.bag)]

    def apply(self, s: Toy, f: Frame, action: int) -> None:
        card = action - DRAW
        s.bag &= ~(1 << card)
        s.hands[f.a] |= 1 << card

    def seen(self, s: Toy, f: Frame) -> list[int] | None:
        return [f.a]


class Choose(Step[Toy]):
    """All seats choose a card at the same time."""

    def legal(self, s: Toy, f: Frame) -> list[int]:
        return [PLAY + card for card in squares_of(s.hands[f.seat])]

    def apply(self, s: Toy, f: Frame, action: int) -> None:
        s.chosen[f.seat] = action - PLAY
        s.tell(OWN, f.seat, action - PLAY)

    def seen(self, s: Toy, f: Frame) -> list[int] | None:
        return [f.seat]


class Show(Step[Toy]):
    """Turn the chosen cards up: the highest scores, all lose what they played."""

    def run(self, s: Toy, f: Frame) -> None:
        best = s.chosen.index(max(s.chosen))
        s.points[best] += 1
        s.tell(POINTS, best, 0, 1)
        for seat in range(len(s.hands)):
            s.hands[seat] &= ~(1 << s.chosen[seat])
            s.chosen[seat] = -1
        if f.a < HAND:
            begin_trick(s, f.a + 1)


def begin_trick(s: Toy, number: int) -> None:
    """Push the end of the trick, then a choice for every seat."""
    s.tell(PART, NOBODY, number)
    s.push(SHOW, NOBODY, number)
    for seat in range(len(s.hands) - 1, -1, -1):
        s.push(CHOOSE, seat)


STEPS: Final[list[Step[Any]]] = [
    Deal("deal"),
    Choose("choose", together=True),
    Show("show", automatic=True),
]


def new_state(setup: Setup) -> Toy:
    seats = setup.seats
    s = Toy(setup.steps, [], (1 << 12) - 1, [0] * seats, [-1] * seats, [0] * seats)
    begin_trick(s, 1)
    for seat in range(seats):
        for _ in range(HAND):
            s.push(DEAL, CHANCE, seat)
    return s


def dump_state(s: Toy) -> dict[str, Any]:
    return {"bag": s.bag, "hands": [*s.hands], "chosen": [*s.chosen], "points": [*s.points]}


def load_state(setup: Setup, data: dict[str, Any]) -> Toy:
    return Toy(setup.steps, [], data["bag"], [*data["hands"]], [*data["chosen"]], [*data["points"]])


def observe(s: Toy, seat: int, moment: Moment) -> ToyView:
    hand = squares_of(s.hands[seat]) if seat >= 0 else []
    over = s.actor() == OVER
    return {
        "seats": len(s.hands),
        "seat": seat,
        "hand": hand,
        "chosen": [card >= 0 for card in s.chosen],
        "points": s.points.copy(),
        "left": [held.bit_count() for held in s.hands],
        "sources": SOURCES,
        "over": over,
        "winners": winners(s) if over else [],
        **moment,
    }


def winners(s: Toy) -> list[int]:
    return [seat for seat, points in enumerate(s.points) if points == max(s.points)]


def resample(s: Toy, seat: int, dice: Dice) -> Toy:
    """Deal the others' cards and the bag anew."""
    copy = s.clone()
    others = [other for other in range(len(s.hands)) if other != seat]
    unseen = s.bag
    for other in others:
        unseen |= s.hands[other]
    cards = squares_of(unseen)
    for other in others:
        count, copy.hands[other] = s.hands[other].bit_count(), 0
        for _ in range(count):
            copy.hands[other] |= 1 << cards.pop(dice.below(len(cards)))
        if s.chosen[other] >= 0:
            held = squares_of(copy.hands[other])
            copy.chosen[other] = held[dice.below(len(held))]
    copy.bag = sum(1 << card for card in cards)
    return copy


def sound(s: Toy) -> None:
    dealt = s.bag.bit_count() + sum(hand.bit_count() for hand in s.hands)
    assert dealt + len(s.hands) * sum(s.points) == 12


def make_toy(**changes: Any) -> Game[ToyView]:
    """The toy, or a spoiled one for tests of the tests."""
    declared: dict[str, Any] = {
        "key": "toy",
        "title": "Toy",
        "authors": "nobody",
        "rights": "none",
        "seats": range(2, 5),
        "minutes": "1",
        "weight": 1,
        "length": "3 tricks",
        "pitch": "The highest card wins.",
        "reconstructed": "",
        "secrets": True,
        "rules": 1,
        "options": (Option("loud", False, "Does nothing."),),
        "actions": A,
        "steps": STEPS,
        "sources": SOURCES,
        "parts": dict,
        "new_state": new_state,
        "dump_state": dump_state,
        "load_state": load_state,
        "observe": observe,
        "resample": resample,
        "sheet": lambda s: [s.points],
        "ended": lambda s: [s.points],
        "winners": winners,
        "sound": sound,
        "check_components": lambda data: None,
        "fixed": frozenset(),
        "longest": 100,
        "module": "toy",
        "view": ToyView,
    }
    return Game(**{**declared, **changes})


TOY = make_toy()
