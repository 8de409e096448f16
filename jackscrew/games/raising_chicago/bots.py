"""What the bots need to know of Raising Chicago."""

from jackscrew.core.settings import SearchSettings
from jackscrew.games.raising_chicago.evaluation import evaluate, prospects

__all__ = ["SETTINGS", "STRENGTHS", "evaluate", "prospects"]

# the rollouts are the strongest of those tried: bench/README.md, "Rollouts"
SETTINGS = SearchSettings(spread=8.0, exploration=0.01, rollout=6, rollout_width=16)
STRENGTHS = {"easy": "greedy:50%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
