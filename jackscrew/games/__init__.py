"""The games, by key; each is loaded when it is first asked for.

Ours are known by name.  Other packages bring theirs by entry points of the group `jackscrew.games`
(a key, and the `Game` it stands for), which are read only when games are listed or a key is not
one of ours: `import jackscrew` stays quick.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Literal, overload

from jackscrew.core.errors import UnknownGame
from jackscrew.core.game import Game
from jackscrew.core.supplied import picture_of
from jackscrew.core.thinking import bots_of

if TYPE_CHECKING:
    from jackscrew.games.big_shoulders.view import ShouldersView
    from jackscrew.games.city_council.view import CityCouncilView
    from jackscrew.games.raising_chicago.view import ChicagoView
    from jackscrew.games.rise.view import RiseView

MODULES = {
    "city_council": ("jackscrew.games.city_council.game", "CITY_COUNCIL"),
    "big_shoulders": ("jackscrew.games.big_shoulders.game", "BIG_SHOULDERS"),
    "rise": ("jackscrew.games.rise.game", "RISE"),
    "raising_chicago": ("jackscrew.games.raising_chicago.game", "RAISING_CHICAGO"),
}
GROUP = "jackscrew.games"


@overload
def game(key: Literal["city_council"]) -> Game[CityCouncilView]: ...
@overload
def game(key: Literal["big_shoulders"]) -> Game[ShouldersView]: ...
@overload
def game(key: Literal["rise"]) -> Game[RiseView]: ...
@overload
def game(key: Literal["raising_chicago"]) -> Game[ChicagoView]: ...
@overload
def game(key: str) -> Game: ...
def game(key: str) -> Game:
    """The game with this key."""
    if key not in MODULES:
        return load(key)
    module, name = MODULES[key]
    found = getattr(import_module(module), name)
    assert isinstance(found, Game)
    return found


def check_supplied(game: Game) -> None:
    """Refuse a game whose package lacks words, a picture, a screen or what bots need."""
    from jackscrew.screen import screen_of  # slow imports, which only this needs
    from jackscrew.text.words import words_of

    for look in (words_of, picture_of, screen_of, bots_of):
        look(game)


def games() -> list[Game]:
    """All games; one of another package that cannot be loaded is left out with a warning."""
    found = [game(key) for key in MODULES]
    for key in others():
        try:
            found.append(load(key))
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=2)
    return found


@cache
def others() -> dict[str, EntryPoint]:
    """The games of other packages, by key; they cannot take the place of ours."""
    return {it.name: it for it in entry_points(group=GROUP) if it.name not in MODULES}


def load(key: str) -> Game:
    """The game that another package calls so."""
    if key not in others():
        known = ", ".join([*MODULES, *others()])
        raise UnknownGame(f"there is no game {key!r}; there are {known}")
    try:
        found = others()[key].load()
        if isinstance(found, Game):
            check_supplied(found)
    except Exception as error:  # whatever their package does
        raise UnknownGame(f"the game {key!r} cannot be loaded: {error}") from error
    if not isinstance(found, Game) or found.key != key:
        raise UnknownGame(f"the game {key!r} cannot be loaded: {found!r} is no game of this key")
    return found
