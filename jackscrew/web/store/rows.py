"""What goes into the store and what comes out of it.  Times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

NOBODY = -1  # in place of a seat: the table itself, or one who watches


@dataclass(frozen=True)
class Seat:
    """A place at a table; `bot` tells which bot plays it now, "" that none does."""

    number: int
    name: str
    person: bool = True
    bot: str = ""
    key_hash: str = field(default="", repr=False)
    taken: bool = False


@dataclass(frozen=True)
class NewGame:
    """A table to be stored, with the lines its record begins with.

    `options` are those of the record's first line; `result` are the scores of a finished one.
    """

    key: str
    rules: int
    seats: Sequence[Seat]
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str = field(default="", repr=False)
    digest: str = ""
    imported: bool = False
    lines: Sequence[str] = ()
    result: str = ""


@dataclass(frozen=True)
class Created:
    """The number and the name a new table was given."""

    id: int
    name: str


@dataclass(frozen=True)
class Move:
    """A row of a table's log: a line of the record, or "undo N" for back to N lines.

    `seat` is who asked for it.  A request stands on the last of its rows.
    """

    number: int
    text: str
    seat: int
    request: str | None
    at: float


@dataclass(frozen=True)
class ChatLine:
    """Something that was said at a table."""

    number: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Stored:
    """A table as it is stored."""

    id: int
    name: str
    key: str
    rules: int
    options: dict[str, str]
    pack: str = field(repr=False)
    digest: str
    imported: bool
    created: float
    finished: float | None
    result: str
    next: str
    seats: list[Seat]
    moves: list[Move]
    chat: list[ChatLine]

    @property
    def revision(self) -> int:
        """How many rows the log has."""
        return len(self.moves)


@dataclass(frozen=True)
class Counts:
    """How much is stored."""

    games: int
    finished: int
    moves: int
    chat: int
