"""What the bots need to know of City of the Big Shoulders."""

from jackscrew.core.settings import SearchSettings
from jackscrew.games.big_shoulders.evaluation import evaluate, foresight

prospects = foresight

__all__ = ["SETTINGS", "STRENGTHS", "evaluate", "prospects"]

SETTINGS = SearchSettings(spread=300.0, exploration=0.003, rival=0.5)
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
