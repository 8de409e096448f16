"""The games, by key; each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from jackscrew.core.errors import UnknownGame
from jackscrew.core.game import Game

MODULES = {
    "city_council": ("jackscrew.games.city_council.game", "CITY_COUNCIL"),
    "big_shoulders": ("jackscrew.games.big_shoulders.game", "BIG_SHOULDERS"),
    "rise": ("jackscrew.games.rise.game", "RISE"),
    "raising_chicago": ("jackscrew.games.raising_chicago.game", "RAISING_CHICAGO"),
}


def game(key: str) -> Game:
    """The game with this key."""
    if key not in MODULES:
        raise UnknownGame(f"there is no game {key!r}; there are {', '.join(MODULES)}")
    module, name = MODULES[key]
    found = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All games."""
    return [game(key) for key in MODULES]
