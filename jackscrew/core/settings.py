"""How a game is searched: what its module `bots` tells the bots that look ahead."""

from typing import Final

NO_DETOURS: Final[frozenset[int]] = frozenset()


class SearchSettings:
    """The parameters of a tree search (`bots/tree.py`), as a game has them.

    Exploration: `exploration` is UCT's constant, for rewards from 0 to 1.
    Progressive widening: a node considers `first` of its actions to begin with, and
    `first + widening * sqrt(visits)` later on.
    Reward: `margin` is the part of it that counts points rather than winning, `rival` how much of
    the best other seat's points is taken off one's own, and `spread` the temperature of the
    softmax that makes chances to win of points: so many points ahead is winning, mostly.
    Prior: `prior_weight` is the part that the evaluation one step ahead has, against the mean of
    all simulations, when actions of the root are compared; the more an evaluation is better one
    step ahead than it is further on, the more it should be.
    Rollout: `rollout` decisions are played on before a position is evaluated, each by whoever is
    to decide it, as they like best of `rollout_width` of their actions.
    Pruning: `detours` are actions that only prepare others, after which the same is asked again.
    One is searched only if the evaluation rises by more than `toll`.  Otherwise a short search
    takes it for better than getting on, since it puts off what the others will answer.
    """

    def __init__(
        self,
        spread: float,
        exploration: float,
        margin: float = 0.5,
        rival: float = 0.0,
        first: int = 12,
        widening: float = 2.0,
        prior_weight: float = 0.0,
        rollout: int = 0,
        rollout_width: int = 4,
        detours: frozenset[int] = NO_DETOURS,
        toll: float = 0.0,
    ) -> None:
        self.spread: Final = spread
        self.exploration: Final = exploration
        self.margin: Final = margin
        self.rival: Final = rival
        self.first: Final = first
        self.widening: Final = widening
        self.prior_weight: Final = prior_weight
        self.rollout: Final = rollout
        self.rollout_width: Final = rollout_width
        self.detours: Final = detours
        self.toll: Final = toll
