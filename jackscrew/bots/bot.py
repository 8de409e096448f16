"""What every bot is, and the one that takes anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from jackscrew.bots.differences import Difference, difference
from jackscrew.bots.search import Search
from jackscrew.core.chance import Dice
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.text import Words


@dataclass(frozen=True)
class Candidate:
    """An action a bot thought of.

    `visits`: how many simulations went through it.  `points`: what every seat may expect to have
    at the end; empty if the bot does not look ahead.  `value`: what it is worth to the bot.
    `behind`: how many points less than the choice it is worth, by which candidates compare.
    """

    action: str
    visits: int = 0
    points: tuple[float, ...] = ()
    value: float = 0.0
    behind: float = 0.0


@dataclass(frozen=True)
class Thought:
    """A bot's choice for a seat, and all it chose from, best first; told in a sentence by `why`.

    `difference` tells where the points are that the next best would not bring.  Where the game is
    over there is nothing to choose: `choice` is "", and no candidate is there.
    """

    seat: int
    choice: str
    candidates: tuple[Candidate, ...]
    sentence: str = ""
    difference: Difference | None = None


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
        thought = self.explain(Search(match, who, Dice(self.dice.below(1 << 30))))
        words = Words(match.game, language, setup=match.setup)
        return replace(thought, sentence=reason(thought, match, words))

    def explain(self, search: Search, patience: float = 0.0) -> Thought:
        """What this bot does, and where the points are that the next best would not bring.

        With patience for so many seconds it may look less closely where that takes long.
        """
        thought = self.think(search)
        candidates = [it.action for it in thought.candidates if it.points]
        if len(candidates) < 2:
            return thought
        return replace(
            thought, difference=difference(search, candidates[0], candidates[1], patience)
        )


class RandomBot(Bot):
    """Takes any legal action, all alike."""

    def weigh(self, search: Search) -> Thought:
        names = list(search.actions)
        chosen = names[self.dice.below(len(names))]
        others = [name for name in names if name != chosen]
        return Thought(search.seat, chosen, tuple(map(Candidate, [chosen, *others])))
