"""Taking a choice back: who may, alone or if the others agree."""

from __future__ import annotations

from typing import NamedTuple

from jackscrew.text import N_
from jackscrew.web.live.table import Refused, Table


class Wish:
    """A seat asks to take its last choice back; all other people must agree."""

    def __init__(self, seat: int, needed: set[int]) -> None:
        self.seat = seat
        self.needed = needed


class Undo(NamedTuple):
    """A seat that may take its last choice back: `alone`, or if all agree.

    `asks` tells whether there is anybody to agree.
    """

    seat: int
    alone: bool
    asks: bool


def undos(table: Table) -> list[Undo]:
    """All seats that may take a choice back now."""
    if table.imported or table.match.over:
        return []
    found = (undo_of(table, seat.number) for seat in table.seats if seat.person)
    return [each for each in found if each is not None]


def undo_of(table: Table, seat: int) -> Undo | None:
    """How a seat may take its last choice back, if it may."""
    alone = table.match.undo_point(seat) is not None
    if not alone and table.match.undo_point(seat, True) is None:
        return None
    return Undo(seat, alone, not alone and bool(others(table, seat)))


def asks_others(table: Table, seat: int) -> bool:
    """Can a seat take back only if other people agree?"""
    found = undo_of(table, seat)
    return found is not None and found.asks


def others(table: Table, seat: int) -> set[int]:
    """The other seats for which a person decides."""
    return table.people() - {seat}


async def undo_or_ask(table: Table, seat: int, version: int, request: str | None) -> bool:
    """Take a seat's last choice back, or ask the others to agree; has it been done?

    A repeated request is done already.  Asking once more forgets nobody's agreement.
    """
    if table.answered(seat, request) is not None:
        return True
    table.check_choice(seat, version)
    if asks_others(table, seat):
        ask_others(table, seat)
        return False
    await table.undo(seat, version, request, agreed=not others(table, seat))
    return True


def ask_others(table: Table, seat: int) -> None:
    """Let all see that a seat wishes to take back; somebody else's wish gives way."""
    if table.wish is None or table.wish.seat != seat:
        table.wish = Wish(seat, others(table, seat))
        table.tell_all()


async def answer_wish(table: Table, seat: int, yes: bool) -> None:
    """Agree to a wish, or not: one who does not is enough, and whoever has it may drop it."""
    wish = table.wish
    if wish is None or seat not in wish.needed | {wish.seat}:
        raise Refused(N_("Nobody asks you to agree."))
    if yes:
        await settle_wish(table, seat)
    else:
        table.wish = None
        table.tell_all()


async def settle_wish(table: Table, seat: int) -> None:
    """Nobody waits for this seat's agreement any longer; take back if it was the last."""
    wish = table.wish
    if wish is None or seat == wish.seat:
        return
    wish.needed.discard(seat)
    if wish.needed:
        table.tell_all()
        return
    table.wish = None
    await table.undo(wish.seat, table.revision, None, agreed=True)
