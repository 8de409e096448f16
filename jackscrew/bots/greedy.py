"""The bot that looks one step ahead."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from jackscrew.bots.bot import Bot
from jackscrew.bots.search import Search, go_on
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.state import State
from jackscrew.core.view import View

DRAWS = 4  # how often chance is tried where it follows an action


class GreedyBot(Bot):
    """Takes what its game's evaluation likes best one step ahead."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.evaluate: Callable[[State, int], float] = game.part("bots").evaluate

    def choose(self, view: View, search: Search) -> str:
        luck = self.dice.below(1 << 30)  # all actions meet the same draws
        values = [(name, self.value(search, name, luck)) for name in search.actions]
        highest = max(value for _, value in values)
        best = [name for name, value in values if value == highest]
        chosen = best[self.dice.below(len(best))]
        self.candidates = sorted(values, key=lambda pair: (-pair[1], pair[0] != chosen))
        return chosen

    def value(self, search: Search, name: str, luck: int) -> float:
        """What an action is worth to the seat; the mean of some draws if chance follows."""
        value, rolled = self.outcome(search, name, luck)
        if not rolled:
            return value
        more = [self.outcome(search, name, luck + i)[0] for i in range(1, DRAWS)]
        return fmean([value, *more])

    def outcome(self, search: Search, name: str, luck: int) -> tuple[float, bool]:
        """The value of one sample after an action, and whether chance had a say in it."""
        state = search.sample()
        state.apply(search.actions[name])
        rolled = go_on(state, Dice(luck))
        return self.evaluate(state, search.seat), rolled
