"""The supply chain, the bag and Haymarket Square."""

from jackscrew.core.state import CHANCE, NOBODY, Frame, Step
from jackscrew.games.big_shoulders.components import CHEAPEST, KINDS, X
from jackscrew.games.big_shoulders.state import A_CUBE, CUBE, DRAW, SUPPLY, Shoulders


class Supply(Step[Shoulders]):
    """[BS-SUPPLY-02] Cubes move into empty spaces; X is filled, until no space is empty."""

    def run(self, s: Shoulders, f: Frame) -> None:
        while shift(s):
            pass
        if is_empty(s, X) and sum(s.bag) + sum(s.haymarket):
            s.push(SUPPLY, NOBODY)
            s.push(DRAW, NOBODY, s.parts.drawn[s.decade - 1])


def is_empty(s: Shoulders, space: int) -> bool:
    """Has a space of the chain no cubes?"""
    first = space * KINDS
    for i in range(first, first + KINDS):
        if s.chain[i]:
            return False
    return True


def shift(s: Shoulders) -> bool:
    """Move cubes into empty spaces, the cheapest first.  Did any move?"""
    moved = False
    for space in range(CHEAPEST, X, -1):
        if is_empty(s, space) and not is_empty(s, space - 1):
            shift_onto(s, space)
            moved = True
    return moved


def shift_onto(s: Shoulders, space: int) -> None:
    """Move all cubes of a space to the next."""
    for i in range(space * KINDS, (space + 1) * KINDS):
        s.chain[i] = s.chain[i - KINDS]
        s.chain[i - KINDS] = 0


class Draw(Step[Shoulders]):
    """[BS-SUPPLY-03] Draw cubes onto X; an empty bag is filled from Haymarket Square.

    a: cubes to draw; b: 1 if the bag was refilled, so that two of each kind go back at the end.
    """

    def run(self, s: Shoulders, f: Frame) -> None:
        if f.a and sum(s.bag):
            s.push(CUBE, CHANCE, f.a, f.b)
        elif f.a and sum(s.haymarket):
            move_cubes(s.haymarket, s.bag, max(s.haymarket))
            s.push(DRAW, NOBODY, f.a, 1)
        elif f.b:
            move_cubes(s.bag, s.haymarket, s.parts.restock)


def move_cubes(giver: list[int], taker: list[int], most: int) -> None:
    """Move up to so many cubes of each kind."""
    for kind in range(KINDS):
        count = min(giver[kind], most)
        giver[kind] -= count
        taker[kind] += count


class Cube(Step[Shoulders]):
    """[BS-SETUP-07] Draw a cube of the bag onto X.  a, b: as in Draw."""

    def legal(self, s: Shoulders, f: Frame) -> list[int]:
        return [A_CUBE + kind for kind in range(KINDS) if s.bag[kind]]

    def weights(self, s: Shoulders, f: Frame) -> list[int]:
        return [count for count in s.bag if count]

    def apply(self, s: Shoulders, f: Frame, action: int) -> None:
        kind = action - A_CUBE
        s.bag[kind] -= 1
        s.chain[X * KINDS + kind] += 1
        s.push(DRAW, NOBODY, f.a - 1, f.b)
