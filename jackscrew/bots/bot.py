"""What every bot is, and the one that takes anything."""

from __future__ import annotations

from abc import ABC, abstractmethod

from jackscrew.bots.search import Search
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.view import View

Candidate = tuple[str, float]


class Bot(ABC):
    """Chooses for a seat from its view and from samples of what may be."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.candidates: list[Candidate] = []

    @abstractmethod
    def choose(self, view: View, search: Search) -> str:
        """The name of the action this bot takes."""

    def why(self) -> list[Candidate]:
        """What the last choice was made from: actions and their values, best first."""
        return self.candidates


class RandomBot(Bot):
    """Takes any legal action, all alike."""

    def choose(self, view: View, search: Search) -> str:
        names = list(search.actions)
        self.candidates = [(name, 0.0) for name in names]
        return names[self.dice.below(len(names))]
