"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from jackscrew.core.supplied import Translate
from jackscrew.games.city_council.screen.plan import city
from jackscrew.games.city_council.screen.signs import Seen
from jackscrew.games.city_council.screen.table import heading, market, seats
from jackscrew.games.city_council.view import CityCouncilView
from jackscrew.screen.kit import Screen

NARROW = 72  # from this width on the stacks stand beside the city, not below
WIDE = 100  # from this width on the seats do too


def screen(view: CityCouncilView, names: Sequence[str], text: Translate) -> Screen[Seen]:
    """The table as one seat sees it, to be printed by a Rich console."""
    return Screen(lambda look: Seen(view, names, text, look), arrange)


def arrange(seen: Seen, console: Console, width: int) -> Iterator[Text | Table]:
    """The city, and beside or below it all that lies on the table."""
    parts: list[Text | Table] = [heading(seen), market(seen), seats(seen)]
    beside = 3 if width >= WIDE else 2 if width >= NARROW else 0
    yield side_by_side(city(seen), parts[:beside]) if beside else city(seen)
    yield from parts[beside:]


def side_by_side(plan: Text, parts: Sequence[Text | Table]) -> Table:
    """The city, and parts of the table to its right."""
    panel = Table.grid()
    for part in parts:
        panel.add_row(part)
        panel.add_row("")
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(plan, panel)
    return both
