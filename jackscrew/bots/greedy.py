"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from jackscrew.bots.bot import Bot, Candidate, Thought
from jackscrew.bots.search import Search, go_on
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.state import State
from jackscrew.core.thinking import bots_of

DRAWS = 4  # how often chance is tried where it follows an action


class GreedyBot(Bot):
    """Takes what its game's evaluation likes best one step ahead.

    One that is careless does not see some of the actions, so many in a hundred.
    """

    def __init__(self, game: Game, seed: int, careless: int = 0) -> None:
        super().__init__(game, seed)
        self.careless = careless
        bots = bots_of(game)
        self.evaluate: Callable[[State, int], float] = bots.evaluate
        self.prospects: Callable[[State], list[float]] = bots.prospects

    def choose(self, search: Search) -> str:
        return next(iter(self.ranking(search, self.luck()))) if search.actions else ""

    def weigh(self, search: Search) -> Thought:
        luck = self.luck()
        ranking = self.ranking(search, luck)
        best = max(ranking.values())
        told = [
            Candidate(name, 1, self.promised(search, name, luck), value, best - value)
            for name, value in ranking.items()
        ]
        return Thought(search.seat, told[0].action, tuple(told))

    def promised(self, search: Search, name: str, luck: int) -> tuple[float, ...]:
        """The points that all seats may expect in the end, one step on."""
        return tuple(self.prospects(after(search, name, luck)[0]))

    def luck(self) -> int:
        """Draws that all actions of one question meet alike."""
        return self.dice.below(1 << 30)

    def ranking(self, search: Search, luck: int) -> dict[str, float]:
        """The actions with what they are worth, the one to be taken first."""
        values = {name: self.value(search, name, luck) for name in self.noticed(search)}
        highest = max(values.values())
        best = [name for name, value in values.items() if value == highest]
        chosen = best[self.dice.below(len(best))]
        # of those that are worth the same, the one that was drawn comes first
        return dict(sorted(values.items(), key=lambda pair: (-pair[1], pair[0] != chosen)))

    def noticed(self, search: Search) -> list[str]:
        """The actions this bot sees; one at least."""
        names = list(search.actions)
        if not self.careless:
            return names
        sure = names[self.dice.below(len(names))]
        return [name for name in names if name == sure or self.dice.below(100) >= self.careless]

    def value(self, search: Search, name: str, luck: int) -> float:
        """What an action is worth to the seat; the mean of some draws if chance follows."""
        value, rolled = self.outcome(search, name, luck)
        if not rolled:
            return value
        more = [self.outcome(search, name, luck + i)[0] for i in range(1, DRAWS)]
        return fmean([value, *more])

    def outcome(self, search: Search, name: str, luck: int) -> tuple[float, bool]:
        """The value of one sample after an action, and whether chance had a say in it."""
        state, rolled = after(search, name, luck)
        return self.evaluate(state, search.seat), rolled


def after(search: Search, name: str, luck: int) -> tuple[State, bool]:
    """A sample after an action, and whether chance had a say in it."""
    state = search.sample()
    state.apply(search.actions[name])
    return state, go_on(state, Dice(luck))
