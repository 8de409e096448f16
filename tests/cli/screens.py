"""Tables as text, in signs alone."""

from __future__ import annotations

from functools import cache
from io import StringIO

from rich.console import Console

from jackscrew.core.match import PUBLIC, Match
from jackscrew.core.supplied import english
from jackscrew.core.view import V
from jackscrew.screen import screen_of

NAMES = ["Anna", "Bruno", "Clara", "Dora"]
MARKS = "❶❷❸❹"


@cache
def shown(match: Match[V], width: int = 80, seat: int = PUBLIC) -> list[str]:
    """What a seat sees of a match, line by line."""
    file = StringIO()
    console = Console(file=file, width=width, color_system=None)
    console.print(screen_of(match.game).screen(match.view(seat), NAMES, english))
    return file.getvalue().splitlines()


def line_with(lines: list[str], words: str) -> int:
    """The number of the one line that has these words."""
    (found,) = [number for number, line in enumerate(lines) if words in line]
    return found


def to_move(match: Match[V]) -> int:
    """The seat that is asked, or nobody at the end."""
    return match.pending()[0] if match.pending() else PUBLIC
