"""Chance inside the engine: draws by weight, and whole games of random play for search."""

from typing import Final

from mypy_extensions import i64

from jackscrew.core.state import CHANCE, OVER, State

MASK: Final = (1 << 32) - 1


class Dice:
    """A small random source (xorshift on 32 bits, Marsaglia 2003), the same compiled and plain.

    It is for search, not for matches: what it will do can be told from what it did.
    """

    def __init__(self, seed: int) -> None:
        # 2^32 by the golden ratio spreads seeds that are near each other; 0 would stay 0 for ever
        self.seed = (seed * 0x9E3779B1 + 0x7F4A7C15) & MASK or 1

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        x: i64 = self.seed
        x ^= x << 13 & MASK
        x ^= x >> 17
        x ^= x << 5 & MASK
        self.seed = x
        return x * limit >> 32  # instead of a remainder: no division (Lemire 2019)

    def weighted(self, weights: list[int]) -> int:
        """An index, as likely as its weight."""
        total = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        for i in range(len(weights)):
            rest -= weights[i]
            if rest < 0:
                return i
        raise ValueError(f"no weight above zero in {weights}")


def choose(state: State, dice: Dice) -> int:
    """A random legal action; chance acts by its weights."""
    actions = state.legal()
    if len(actions) == 1:
        return actions[0]
    if state.actor() == CHANCE:
        weights = state.uneven_weights()
        if weights:
            return actions[dice.weighted(weights)]
    return actions[dice.below(len(actions))]


def playout(state: State, dice: Dice) -> int:
    """Play a state to its end at random; returns how many actions it took."""
    count = 0
    while state.actor() != OVER:
        state.apply(choose(state, dice))
        count += 1
    return count
