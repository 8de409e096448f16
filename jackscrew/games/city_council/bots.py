"""What the bots need to know of City Council."""

from jackscrew.games.city_council.evaluation import evaluate

__all__ = ["evaluate"]
