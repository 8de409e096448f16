"""What is refused, each kind by name; all derive from one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jackscrew.core.refusals import WhyNot


class JackscrewError(ValueError):
    """Anything that is refused here; the message says what was wrong and what is allowed."""


class IllegalMove(JackscrewError):
    """A move that may not be made now; tells what may, and `why` if it is a move at all."""

    def __init__(self, message: str = "", why: WhyNot | None = None) -> None:
        super().__init__(message)
        self.why = why


class UnknownAction(JackscrewError):
    """A text or number that names no action of the game."""


class UnknownSeat(JackscrewError):
    """A seat that the match does not have."""


class UnknownGame(JackscrewError):
    """A key that no game has."""


class UnknownBot(JackscrewError):
    """A text that names no bot; tells what does."""


class UnknownLanguage(JackscrewError):
    """A language the program does not speak."""


class BadSetup(JackscrewError):
    """A number of seats, a seed, an option or a position that a game does not allow."""


class BadInput(JackscrewError):
    """Something given that cannot be used; the message is one line."""
