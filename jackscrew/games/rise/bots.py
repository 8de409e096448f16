"""What the bots need to know of RISE."""

from jackscrew.games.rise.evaluation import evaluate, prospects
from jackscrew.games.rise.state import A_CONVERT

__all__ = ["STRENGTHS", "TASTE", "evaluate", "prospects"]

TASTE = {
    "spread": 6.0,
    "explore": 0.003,
    "rival": 0.0,
    "detours": frozenset({A_CONVERT}),  # whatever costs coins converts by itself [RISE-FREE-06]
    "toll": 0.5,  # of the VP that one conversion takes at least
}
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
