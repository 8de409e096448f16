"""What a game tells the bots: what a position is worth, and how to search it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from typing_extensions import TypeVar

from jackscrew.core.game import Game
from jackscrew.core.settings import SearchSettings
from jackscrew.core.state import State
from jackscrew.core.supplied import incomplete

S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)


@runtime_checkable
class GameBots(Protocol[S_contra]):
    """A game's module `bots`.

    `STRENGTHS` are the bots that the strengths of the site stand for: "easy", "medium", "hard".
    """

    @property
    def STRENGTHS(self) -> Mapping[str, str]: ...  # noqa: N802 - a constant of the module
    @property
    def SETTINGS(self) -> SearchSettings: ...  # noqa: N802 - the same

    def evaluate(self, state: S_contra, seat: int, /) -> float:
        """What a position is worth to a seat."""
        ...

    def prospects(self, state: S_contra, /) -> list[float]:
        """The points that each seat may expect at the end."""
        ...


def bots_of(game: Game) -> GameBots:
    """What a game tells the bots."""
    module = game.part("bots")
    if not isinstance(module, GameBots):
        raise incomplete(module, GameBots)
    return module
