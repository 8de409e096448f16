"""How sure a mean or a difference is: 95 % intervals, and marks that bear many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, log1p, sqrt
from statistics import NormalDist

from jackscrew.lab.shares import Z95, wilson

LEVEL = 0.05  # how likely a table may call a difference real that is none


@dataclass(frozen=True)
class Estimate:
    """A mean, its 95 % interval, and how likely chance alone is to bring it so far from 0."""

    mean: float
    low: float
    high: float
    chance: float

    @property
    def clear(self) -> bool:
        """Does the interval leave out 0?"""
        return self.low > 0 or self.high < 0


def student(freedom: int) -> float:
    """How many standard errors an interval reaches (after Wallace 1959)."""
    bent = Z95 * (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * (exp(bent * bent / freedom) - 1))


def tail(steps: float, freedom: int) -> float:
    """How likely chance alone is to bring a mean so many standard errors from 0 or more."""
    bent = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(steps * steps / freedom))
    return 2 * NormalDist().cdf(-bent)


def estimate(mean: float, deviation: float, count: int) -> Estimate:
    """The mean of independent values, such as differences within a game."""
    if count < 2:
        return Estimate(mean, -inf, inf, 1.0)
    error = deviation / sqrt(count)
    if error == 0:  # all alike: no more can be said than that all point the same way
        return Estimate(mean, mean, mean, 0.5 ** (count - 1) if mean else 1.0)
    reach = student(count - 1) * error
    return Estimate(mean, mean - reach, mean + reach, tail(mean / error, count - 1))


def paired_share(both: int, first: int, second: int, neither: int) -> tuple[float, float]:
    """The 95 % interval of the first share less the second of the same games (Newcombe 1998).

    `both` counts games won either way, `first` and `second` those won in one way only.
    """
    games = both + first + second + neither
    one, two = both + first, both + second
    low_1, high_1 = wilson(one, games)
    low_2, high_2 = wilson(two, games)
    share_1, share_2 = one / games, two / games
    bond = correlation(both, first, second, neither)
    down, up = share_1 - low_1, high_1 - share_1
    down_2, up_2 = share_2 - low_2, high_2 - share_2
    below = sqrt(max(0.0, down**2 - 2 * bond * down * up_2 + up_2**2))
    above = sqrt(max(0.0, up**2 - 2 * bond * up * down_2 + down_2**2))
    return share_1 - share_2 - below, share_1 - share_2 + above


def correlation(both: int, first: int, second: int, neither: int) -> float:
    """How much two ways of playing win the same games; a positive one is counted low."""
    spread = sqrt((both + first) * (second + neither) * (both + second) * (first + neither))
    excess = both * neither - first * second
    if excess > 0:
        excess = max(0, excess - (both + first + second + neither) // 2)
    return excess / spread if spread else 0.0


def holm(chances: Sequence[float]) -> list[bool]:
    """Which of many comparisons hold if not one in twenty such tables may have a false one.

    Holm's method (1979): the less likely the chance, the more comparisons it is weighed against.
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    held = [False] * len(chances)
    for rank, i in enumerate(order):
        if chances[i] > LEVEL / (len(chances) - rank):
            break
        held[i] = True
    return held
