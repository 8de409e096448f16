"""Taking a choice back: who may, alone or if the others agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jackscrew.web.live.table import Table


class Wish:
    """A seat asks to take its last choice back; all other people must agree."""

    def __init__(self, seat: int, needed: set[int]) -> None:
        self.seat = seat
        self.needed = needed


def undo_seat(table: Table, seats: Sequence[int]) -> int | None:
    """The one of somebody's seats that may take a choice back.

    Whoever plays several is offered only what needs nobody's agreement.
    """
    match = table.match
    if table.imported or match.over:
        return None
    alone = [seat for seat in seats if match.undo_point(seat) is not None]
    if alone or len(seats) != 1:
        return alone[0] if alone else None
    return seats[0] if match.undo_point(seats[0], True) is not None else None


def asks_others(table: Table, seat: int) -> bool:
    """Can a seat take back only if other people agree?"""
    match = table.match
    if match.undo_point(seat) is not None or match.undo_point(seat, True) is None:
        return False
    return bool(table.people() - {seat})
