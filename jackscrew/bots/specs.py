"""Bots by name: kinds with what they are given, and the strengths of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

from jackscrew.bots.bot import Bot, RandomBot
from jackscrew.bots.greedy import GreedyBot
from jackscrew.bots.ismcts import Budget, IsmctsBot
from jackscrew.core.errors import UnknownBot
from jackscrew.core.game import Game
from jackscrew.core.thinking import bots_of

STRENGTHS = ("easy", "medium", "hard")  # each game says what they are
NAMES = (*STRENGTHS, "greedy", "random")  # what people choose from
KNOWN = f"{', '.join(NAMES)}, ismcts:300ms or ismcts:2000it"
LEAST, MOST = 0.01, 60.0  # seconds
MOST_SIMULATIONS = 1_000_000
SLOWEST_SIMULATION = 0.25  # seconds: in plain Python on a busy machine, the longest of all games

Maker = Callable[[Game, int], Bot]


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """The bot a text such as "hard" or "ismcts:300ms" names; the same seed plays the same way."""
    if spec in STRENGTHS:
        spec = bots_of(game).STRENGTHS[spec]
    return read(spec)(game, seed)


def most_seconds(spec: str, game: Game) -> float:
    """How long a bot may think for one decision; 0 for one that hardly thinks."""
    kind, _, given = bots_of(game).STRENGTHS.get(spec, spec).partition(":")
    if kind != "ismcts":
        return 0.0
    budget = budget_of(given)
    return budget.seconds or min(MOST, budget.simulations * SLOWEST_SIMULATION)


def check_bot(spec: str) -> None:
    """Refuse a text that names no bot."""
    if spec not in STRENGTHS:
        read(spec)


def read(spec: str) -> Maker:
    """What makes the bot that a text names."""
    kind, colon, given = spec.partition(":")
    if kind == "random" and not colon:
        return RandomBot
    if kind == "greedy":
        careless = careless_of(given) if colon else 0
        return lambda game, seed: GreedyBot(game, seed, careless)
    if kind == "ismcts" and colon:
        budget = budget_of(given)
        return lambda game, seed: IsmctsBot(game, seed, budget)
    raise UnknownBot(f"there is no bot {spec!r}; there are {KNOWN}")


def careless_of(given: str) -> int:
    """How many actions in a hundred a greedy bot does not see, from a text such as "40%"."""
    found = re.fullmatch(r"(\d{1,2})%", given)
    if found is None:
        raise UnknownBot(f"greedy:{given}: what it does not see is a share such as 40%")
    return int(found[1])


def budget_of(given: str) -> Budget:
    """A time such as "300ms" or "2s", or a number of simulations such as "2000it"."""
    found = re.fullmatch(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s|it)", given)
    if found is None or (found[2] == "it" and "." in found[1]):
        raise UnknownBot(f"ismcts:{given}: a budget is a time such as 300ms or 2s, or 2000it")
    if found[2] == "it":
        simulations = int(found[1])
        if not 1 <= simulations <= MOST_SIMULATIONS:
            raise UnknownBot(f"ismcts:{given}: it looks 1 to {MOST_SIMULATIONS} times")
        return Budget(simulations=simulations)
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
    if not LEAST <= seconds <= MOST:
        raise UnknownBot(f"ismcts:{given}: it takes 10ms to 60s")
    return Budget(seconds=seconds)
