"""What the bots need to know of RISE."""

from jackscrew.core.settings import SearchSettings
from jackscrew.games.rise.evaluation import evaluate, prospects
from jackscrew.games.rise.state import A_CONVERT

__all__ = ["SETTINGS", "STRENGTHS", "evaluate", "prospects"]

SETTINGS = SearchSettings(
    spread=6.0,
    exploration=0.003,
    detours=frozenset({A_CONVERT}),  # whatever costs coins converts by itself [RISE-FREE-06]
    toll=0.5,  # of the VP that one conversion takes at least
)
STRENGTHS = {"easy": "greedy:35%", "medium": "ismcts:20it", "hard": "ismcts:300ms"}
