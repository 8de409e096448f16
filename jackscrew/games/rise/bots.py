"""What the bots need to know of RISE."""

from jackscrew.games.rise.evaluation import evaluate

__all__ = ["evaluate"]
