"""What the bots need to know of RISE."""

from jackscrew.games.rise.evaluation import evaluate, prospects

__all__ = ["STRENGTHS", "TASTE", "evaluate", "prospects"]

TASTE = {"spread": 6.0, "explore": 0.003, "rival": 0.0}
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
