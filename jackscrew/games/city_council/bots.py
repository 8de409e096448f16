"""What the bots need to know of City Council."""

from jackscrew.games.city_council.evaluation import evaluate, prospects

__all__ = ["STRENGTHS", "TASTE", "evaluate", "prospects"]

TASTE = {
    "spread": 8.0,
    "explore": 0.03,
    "margin": 0.8,
    "rival": 0.5,
    "trust": 0.6,
    "rollout": 24,
    "glance": 8,
}
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
