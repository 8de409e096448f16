"""What points and counts of a game are called."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from jackscrew.core.game import Game
from jackscrew.text import Words


@cache
def count_labels() -> dict[str, dict[str, str]]:
    """The labels of counts by game."""
    text = files("jackscrew.lab.report").joinpath("labels.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def count_label(game: Game, name: str) -> str:
    """What a count is called; a name without a label speaks for itself."""
    spelled = name.replace("_", " ").capitalize()
    return count_labels().get(game.key, {}).get(name, spelled)


def source_label(game: Game, name: str) -> str:
    """What a source of points is called on the score sheet."""
    return Words(game).source(name) if name in game.sources else name.replace("_", " ")
