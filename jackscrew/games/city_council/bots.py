"""What the bots need to know of City Council."""

from jackscrew.core.settings import SearchSettings
from jackscrew.games.city_council.evaluation import evaluate, prospects

__all__ = ["SETTINGS", "STRENGTHS", "evaluate", "prospects"]

SETTINGS = SearchSettings(
    spread=8.0,
    exploration=0.03,
    margin=0.8,
    rival=0.5,
    prior_weight=0.6,
    rollout=24,  # of the lengths tried the strongest: bench/README.md, "Rollouts"
    rollout_width=8,
)
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
