"""Players that think: bots by name."""

from __future__ import annotations

from jackscrew.bots.bot import Bot, RandomBot
from jackscrew.bots.greedy import GreedyBot
from jackscrew.bots.naming import bot_names
from jackscrew.bots.search import Search
from jackscrew.core.game import Game

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "Search", "UnknownBot", "bot_names", "check_bot", "make_bot"]


class UnknownBot(ValueError):
    """A text that names no bot; tells what does."""


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """The bot a text such as "greedy" names; the same seed plays the same way."""
    check_bot(spec)
    return BOTS[spec](game, seed)


def check_bot(spec: str) -> None:
    """Refuse a text that names no bot."""
    if spec not in BOTS:
        raise UnknownBot(f"there is no bot {spec!r}; there are {', '.join(BOTS)}")
