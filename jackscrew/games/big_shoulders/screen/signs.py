"""Signs and colours: how seats, companies and cubes look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.table import Table
from rich.text import Text

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.view import CompanyView, Cubes, ShouldersView
from jackscrew.screen import kit
from jackscrew.screen.kit import joined

COMPANY_COLOURS = {
    "anglo": "#1d2733 on #a9cf8a",
    "brunswick": "#ffffff on #7a4a2a",
    "cracker_jack": "#ffffff on #b92f38",
    "doggett": "#ffffff on #4b5058",
    "elgin": "#1d2733 on #c79a1c",
    "fairbank": "#ffffff on #15706f",
    "henderson": "#1d2733 on #a3d0ee",
    "libby": "#1d2733 on #ee9436",
    "spalding": "#ffffff on #2b56a5",
    "swift": "#1d2733 on #f3d94e",
}
CUBE_COLOURS = {
    "livestock": "#1d2733 on #f0a3b4",
    "steel": "#ffffff on #3d6f9c",
    "coal": "#ffffff on #585d64",
    "wood": "#ffffff on #8a5a33",
}
WORKER, OPEN, TOKEN = "●", "○", "▣"
GOOD, OCTAGON = "◆", "◇"
APPEAL = "▲"
NOW, DONE = "▶", "✓"


@dataclass(frozen=True)
class Seen(kit.Seen[ShouldersView]):
    """A view, and how it is told, with its companies by name."""

    @cached_property
    def companies(self) -> dict[str, CompanyView]:
        """All companies by name."""
        return {company["company"]: company for company in self.view["companies"]}

    def cube(self, kind: str, times: int = 1) -> Text:
        """Cubes of a kind: its first letter on its colour."""
        letter = naming.resource(self.text, kind)[0].upper()
        return Text().append(letter * times, style=CUBE_COLOURS[kind])

    def cubes(self, store: Cubes) -> Text:
        """Cubes by their letter and how many there are."""
        return joined(self.cube(kind).append(str(n)) for kind, n in store.items() if n)


def token(company: str) -> Text:
    """A company's token: two letters on its colour."""
    return Text().append(company[:2].capitalize(), style=f"bold {COMPANY_COLOURS[company]}")


def number(count: int) -> Text:
    """A count, faint where there is nothing."""
    return Text(str(count), style="bold" if count else "dim")


def listed(heading: Text, cells: Sequence[Text], columns: int) -> Table:
    """Entries in columns below a heading, read downwards."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_row(heading)
    height = -(-len(cells) // columns)
    for row in range(height):
        rows.add_row(*cells[row::height])
    return rows
