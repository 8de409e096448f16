"""What is sent, as it goes over the wire: made once for all who are sent the same."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from typing import TypeVar

from msgspec import UNSET, json

from jackscrew.core.supplied import Piece
from jackscrew.web.show.layer import Layer
from jackscrew.web.show.page import Page
from jackscrew.web.show.told import Lines, Maybe, Message, Own, Pieces, Show

encode = json.Encoder().encode
LEVEL = 1  # of compression: half the time of the usual level for a fifth more bytes
WINDOW = -15  # bits; negative is without a header
TABLES = 5  # of 9: what is touched for each frame anew costs more than the packing
WORTH_IT = 200  # bytes: what is shorter is not compressed
TAIL = 4  # bytes that end a flush, which the protocol leaves out
TEXT, DEFLATED = 0x81, 0x40  # of a frame's first byte: a whole text; compressed
T = TypeVar("T")


class Frame:
    """A message as bytes: as text, and framed for a socket, as it is or deflated.

    A deflated frame leans on none before it (RFC 7692, no context takeover): any socket may get it.
    """

    def __init__(self, message: Message) -> None:
        self.text = encode(message)

    @cached_property
    def plain(self) -> bytes:
        """For a socket that does not take it deflated."""
        return framed(TEXT, self.text)

    @cached_property
    def deflated(self) -> bytes:
        """For one that does."""
        if len(self.text) < WORTH_IT:
            return self.plain
        deflater = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, TABLES)
        packed = deflater.compress(self.text) + deflater.flush(zlib.Z_SYNC_FLUSH)
        return framed(TEXT | DEFLATED, packed[:-TAIL])


def framed(kind: int, data: bytes) -> bytes:
    """Data as one frame of a server (RFC 6455, section 5.2)."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", kind, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", kind, 126, size) + data
    return struct.pack("!BBQ", kind, 127, size) + data


def change(old: Page | None, new: Page, log: Maybe[Lines]) -> Show:
    """What leads from one page to another; from none if nothing of it was sent before."""
    before = old.picture if old else None
    return Show(
        number=new.number,
        full=old is None,
        version=new.version,
        line=new.line,
        last=new.last,
        over=new.over,
        pending=new.pending,
        html=changed(old.html if old else {}, new.html),
        log=log,
        label=fresh(old.label if old else None, new.label),
        parts=fresh(old.parts if old else None, new.parts),
        slots=fresh(before.slots if before else None, new.picture.slots),
        panels=fresh(before.panels if before else {}, new.picture.panels),
        folds=changed(before.folds if before else {}, new.picture.folds),
        pieces=changed_pieces(before.shared if before else {}, new.picture.shared),
        marks=fresh(before.marks if before else None, new.picture.marks),
        ticks=fresh(old.ticks if old else None, new.ticks),
    )


def fresh(old: T | None, new: T) -> Maybe[T]:
    """Something that is told only if it is another than before."""
    return UNSET if old == new else new


def changed(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    """The fragments, or lines, that are not as they were; one that is gone is empty."""
    found = {place: html for place, html in new.items() if old.get(place) != html}
    return found | {place: "" for place in old if place not in new}


def changed_pieces(old: dict[str, Piece], new: dict[str, Piece]) -> Maybe[Pieces]:
    """How the pieces differ, and in which order they lie."""
    drawn, moved = {}, {}
    for key, piece in new.items():
        was = old.get(key)
        if was is piece:
            continue
        if was is None or was.markup != piece.markup:
            drawn[key] = piece
        elif was != piece:
            moved[key] = piece[:3]
    gone = [key for key in old if key not in new]
    found = Pieces(drawn, moved, gone, *arranged(old, new))
    return UNSET if found == Pieces() else found


def arranged(
    old: Mapping[str, Piece], new: Mapping[str, Piece]
) -> tuple[dict[str, str], list[str]]:
    """Below which others new pieces lie; where others have changed places, the order of all."""
    if not old or (old.keys() == new.keys() and list(old) == list(new)):
        return {}, []
    staying = [key for key in new if key in old]
    if staying != [key for key in old if key in new]:
        return {}, list(new)
    return {key: above for key, above in pairwise(new) if key not in old}, []


def change_own(old: Layer | None, new: Layer, page: Page) -> Own:
    """What leads from one layer to another.

    All is told anew where the pieces that only the viewer sees would come to lie in another order.
    """
    if old is not None and is_shuffled(old.pieces, new.pieces, page.picture.shared):
        old = None
    was = old or Layer()
    return Own(
        page=page.number,
        full=old is None,
        seat=fresh(was.seat, new.seat),
        asked=fresh_or_none(was.asked, new.asked),
        html=changed_own(was.html, new.html),
        lines=changed_own(was.lines, new.lines),
        pieces=changed_own(was.pieces, new.pieces),
        marks=fresh_or_none(was.marks, new.marks),
        answers=fresh(was.answers, new.answers),
        slots=fresh_or_none(was.slots, new.slots),
        panels=fresh_or_none(was.panels, new.panels),
        parts=fresh_or_none(was.parts, new.parts),
        label=fresh_or_none(was.label, new.label),
        actions=fresh(was.actions, new.actions),
        curtain=fresh_or_none(was.curtain, new.curtain),
    )


def is_shuffled(
    old: Mapping[str, Piece], new: Mapping[str, Piece], shared: Mapping[str, Piece]
) -> bool:
    """Do others than the last of the pieces that are not on the page come anew?"""
    if old is new:
        return False
    own = [key for key in new if key not in shared]
    staying = [key for key in old if key in new and key not in shared]
    return own[: len(staying)] != staying


def fresh_or_none(old: T | None, new: T | None) -> Maybe[T | None]:
    """The same for what may be as it is on the page."""
    return UNSET if old == new else new


def changed_own(old: Mapping[str, T], new: Mapping[str, T]) -> dict[str, T | None]:
    """What is another than before; None for what is as on the page again."""
    if old is new:
        return {}
    found: dict[str, T | None] = {key: it for key, it in new.items() if old.get(key) != it}
    found.update((key, None) for key in old if key not in new)
    return found
