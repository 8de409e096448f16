"""What the bots need to know of Raising Chicago."""

from jackscrew.games.raising_chicago.evaluation import evaluate

__all__ = ["evaluate"]
