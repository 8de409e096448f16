"""What the places in the sentences of `why.toml` are filled with, by their names."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.core.grid import squares_of
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import (
    EMPTY_TILES,
    HOOD_TILES,
    PROJECTS,
    SPACES,
)
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.state import PRESTIGE_OWNER
from jackscrew.games.raising_chicago.steps.trading import counts_of
from jackscrew.games.raising_chicago.words.names import components_of
from jackscrew.text import N_, Words
from jackscrew.text.words import Naming


def is_non_player(words: Words, color: int) -> bool:
    """Is a colour nobody's?"""
    return color >= words.setup.seats


def owner(words: Words, color: int) -> str:
    """Whose colour it is."""
    non_player = color if is_non_player(words, color) else None
    return naming.color_named(words.text, words.names, non_player, color)


def building(words: Words, color: int) -> str:
    """What stands on a plot, by its owner: "a building of Ada"."""
    if color == PRESTIGE_OWNER:
        return words.text(N_("a prestige building"))
    if is_non_player(words, color):
        return words.text(N_("a building of the non-player color"))
    return words.text(N_("a building of {name}"), name=words.names[color])


def tokens(words: Words, code: int) -> str:
    """Some tokens by type: "2 lumber and 1 masonry"."""
    return naming.tokens_named(words.text, dict(zip(TYPES, counts_of(code), strict=True)))


def plots(words: Words, found: int) -> str:
    """Some plots by number: "1, 5 and 8"."""
    return naming.joined(words.text, [str(plot + 1) for plot in squares_of(found)])


def project(words: Words, number: int) -> str:
    """A project: "raise project 14"."""
    return naming.project_named(words.text, components_of(words), PROJECTS[number])


def reward(words: Words, tile: int) -> str:
    """What a neighborhood tile brings: "1 favor"."""
    return naming.hood_reward(words.text, components_of(words), HOOD_TILES[tile])


def empty_tile(words: Words, tile: int) -> str:
    """An empty plot tile and what it brings."""
    return naming.empty_tile_told(words.text, components_of(words), EMPTY_TILES[tile])


PLACES: Mapping[str, Naming] = {
    "built": building,
    "cost": tokens,
    "kind": lambda words, kind: naming.type_named(words.text, TYPES[kind]),
    "less": tokens,
    "owner": owner,
    "plots": plots,
    "project": project,
    "reward": reward,
    "short": tokens,
    "space": lambda words, space: SPACES[space],
    "tile": empty_tile,
}
