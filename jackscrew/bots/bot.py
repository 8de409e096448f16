"""What every bot is, and the one that takes anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from jackscrew.bots.search import Search
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.text import Translator


@dataclass(frozen=True)
class Candidate:
    """An action a bot thought of.

    `visits`: how many simulations went through it.  `points`: what every seat may expect to have
    at the end; empty if the bot does not look ahead.  `value`: what it is worth to the bot, by
    which candidates of one thought compare.
    """

    action: str
    visits: int = 0
    points: tuple[float, ...] = ()
    value: float = 0.0


@dataclass(frozen=True)
class Thought:
    """A bot's choice for a seat, and all it chose from, best first; told in a sentence by `why`.

    Where the game is over there is nothing to choose: `choice` is "", and no candidate is there.
    """

    seat: int
    choice: str
    candidates: tuple[Candidate, ...]
    sentence: str = ""


class Bot(ABC):
    """Chooses for a seat from its view and from samples of what may be."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.dice = Dice(seed)

    def think(self, search: Search) -> Thought:
        """What this bot does, and why; nothing where its seat has nothing to decide."""
        return self.weigh(search) if search.actions else Thought(search.seat, "", ())

    @abstractmethod
    def weigh(self, search: Search) -> Thought:
        """What this bot chooses of what it may do, one action at least."""

    def choose(self, search: Search) -> str:
        """The name of the action this bot takes."""
        return self.think(search).choice

    def why(self, match: Match, seat: int | None = None, language: str = "en") -> Thought:
        """What this bot would do now at a match, what it would choose from, and why.

        Of a match that is over it says so.
        """
        from jackscrew.bots.reasons import reason

        who = (seat or 0) if match.over else match.check_turn(seat)
        thought = self.think(Search(match, who, Dice(self.dice.below(1 << 30))))
        return replace(thought, sentence=reason(thought, match, Translator(language)))


class RandomBot(Bot):
    """Takes any legal action, all alike."""

    def weigh(self, search: Search) -> Thought:
        names = list(search.actions)
        chosen = names[self.dice.below(len(names))]
        others = [name for name in names if name != chosen]
        return Thought(search.seat, chosen, tuple(map(Candidate, [chosen, *others])))
