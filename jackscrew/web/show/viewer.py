"""Who looks at a table: the seats they play, their language, and where in the game they are."""

from __future__ import annotations

from dataclasses import dataclass

from jackscrew.core.match import PUBLIC
from jackscrew.web.live.table import Table


@dataclass(frozen=True)
class Links:
    """What a browser can hand on: the site's address, and keys by seat.

    `own` are the seats it plays itself, `invited` those its person may give to friends.
    """

    site: str
    own: dict[int, str]
    invited: dict[int, str]


@dataclass
class Viewer:
    """Somebody before a screen.

    With several seats at one screen and a game with secrets, only the seat that has said it is
    ready is shown what it knows.
    """

    seats: tuple[int, ...]
    language: str = "en"
    at: int | None = None  # lines of the record that are shown; None: all, live
    ready: int | None = None
    reads: bool = False  # the table in words, which is long, is sent only to those who want it
    links: Links | None = None

    def asked(self, table: Table) -> int | None:
        """The one of their seats that is to decide."""
        if table.imported or table.match.over:
            return None
        pending = table.match.pending()
        return next((seat for seat in self.seats if seat in pending), None)

    def invited(self) -> list[int]:
        """The seats whose links they may hand on."""
        return [] if self.links is None else list(self.links.invited)

    def shares(self, table: Table) -> bool:
        """Do several seats that have secrets share this screen?"""
        return table.game.secrets and len(self.seats) > 1

    def curtain(self, table: Table) -> int | None:
        """The seat the screen is to be handed to before anything is shown."""
        if not self.shares(table):
            return None
        seat = self.asked(table)
        return seat if seat != self.ready else None

    def seat(self, table: Table) -> int:
        """As whom they see the table."""
        if not self.seats or self.curtain(table) is not None:
            return PUBLIC
        asked = self.asked(table)
        if asked is not None:
            return asked
        if self.ready is None and not self.shares(table):
            return self.seats[0]
        return PUBLIC if self.ready is None else self.ready
