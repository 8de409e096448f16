"""What the bots need to know of Raising Chicago."""

from jackscrew.games.raising_chicago.evaluation import evaluate, prospects

__all__ = ["STRENGTHS", "TASTE", "evaluate", "prospects"]

TASTE = {"spread": 8.0, "explore": 0.01, "rollout": 6, "glance": 16}
STRENGTHS = {"easy": "greedy:50%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
