"""What the bots need to know of City of the Big Shoulders."""

from jackscrew.games.big_shoulders.evaluation import evaluate

__all__ = ["evaluate"]
