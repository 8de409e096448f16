"""Signs and colours: how seats, companies and cubes look in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.table import Table
from rich.text import Text

from jackscrew.core.view import View
from jackscrew.games.big_shoulders import naming

Translate = Callable[..., str]

SEAT_MARKS = "❶❷❸❹"
SEAT_COLOURS = ("#1f6fb2", "#cb4318", "#12805c", "#8a3f94")
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
class Look:
    """How seats are marked: by colour and number, or by signs alone."""

    plain: bool

    def seat(self, seat: int | None, times: int = 1) -> Text:
        """A seat's sign in its colour, once or several times, or a dot for nobody."""
        if seat is None:
            return Text("·", style="dim")
        sign = SEAT_MARKS[seat] if self.plain else str(seat + 1)
        return Text().append(sign * times, style=f"bold #ffffff on {SEAT_COLOURS[seat]}")

    def seats(self, seats: Iterable[int]) -> Text:
        """Several seats' signs in a row."""
        return Text().join(map(self.seat, seats))


@dataclass(frozen=True)
class Seen:
    """A view, and how it is told: names of the seats, language, signs."""

    view: View
    names: Sequence[str]
    text: Translate
    look: Look

    @cached_property
    def companies(self) -> dict[str, dict[str, Any]]:
        """All companies by name."""
        return {company["company"]: company for company in self.view["companies"]}

    def cube(self, kind: str, times: int = 1) -> Text:
        """Cubes of a kind: its first letter on its colour."""
        letter = naming.resource(self.text, kind)[0].upper()
        return Text().append(letter * times, style=CUBE_COLOURS[kind])

    def cubes(self, store: Mapping[str, int]) -> Text:
        """Cubes by their letter and how many there are."""
        return joined(self.cube(kind).append(str(n)) for kind, n in store.items() if n)

    def heading(self, message: str, **values: object) -> Text:
        """What a part of the table is called."""
        return Text(self.text(message, **values), style="dim")


def token(company: str) -> Text:
    """A company's token: two letters on its colour."""
    return Text().append(company[:2].capitalize(), style=f"bold {COMPANY_COLOURS[company]}")


def number(count: int) -> Text:
    """A count, faint where there is nothing."""
    return Text(str(count), style="bold" if count else "dim")


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    """Texts in a row."""
    return Text(between).join(parts)


def listed(heading: Text, cells: Sequence[Text], columns: int) -> Table:
    """Entries in columns below a heading, read downwards."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_row(heading)
    height = -(-len(cells) // columns)
    for row in range(height):
        rows.add_row(*cells[row::height])
    return rows
