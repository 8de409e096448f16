"""What the others have done since the seat that is asked last chose, and what of it is seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from jackscrew.core.match import Match
from jackscrew.core.supplied import Memory, Picture, Piece, picture_of
from jackscrew.draw.words import gained
from jackscrew.text import Words
from jackscrew.text.digest import Digest, choices, digest
from jackscrew.text.forced import Forced, forced_moves
from jackscrew.web.show.render import render
from jackscrew.web.show.shown import Seen
from jackscrew.web.show.told import Trace

ENOUGH = 2  # choices of others: fewer are seen at a glance in the log
Pieces = dict[str, Piece]
"""All pieces by their ids, each by its place on the table."""
Mover = tuple[int, int]
"""A seat, and the number of its row in the digest."""


@dataclass(frozen=True)
class Digested:
    """A digest as it stands beside the board, and as one line where there is no room for it.

    `forced` is what the seat itself had to do meanwhile.
    """

    html: str = ""
    line: str = ""
    forced: Sequence[Forced] = ()


NOTHING = Digested()


class Since:
    """The digest of a seat as it was told last; it changes only with the table."""

    def __init__(self) -> None:
        self.of: tuple[Words, int, int] | None = None
        self.known = NOTHING
        self.cuts = 0
        self.forced: dict[int, Forced] = {}

    def told(self, seen: Seen) -> Digested:
        """What a viewer is told who is asked now, wherever in the game they look; else nothing."""
        table, viewer = seen.table, seen.viewer
        seat = None if viewer.curtain(table) is not None else viewer.asked(table)
        if seat is None:
            return NOTHING
        now = (seen.words, table.revision, seat)
        if now != self.of:
            self.forget(seen.words, len(table.cuts))
            self.of, self.known = now, digested(seen.words, table.match, seat, self.forced)
        return self.known

    def forget(self, words: Words, cuts: int) -> None:
        """Keep nothing of lines that were taken back, or told in other words."""
        if self.cuts != cuts or self.of is None or self.of[0] is not words:
            self.cuts = cuts
            self.forced.clear()


def digested(words: Words, match: Match, seat: int, known: dict[int, Forced]) -> Digested:
    """The digest of a seat, as far as there is enough to tell."""
    forced = forced_moves(words, match, seat, known)
    if choices(match, seat) < ENOUGH:
        return Digested(forced=forced)
    found = digest(words, match, seat)
    news = words.text("Since your turn: {rows}", rows="; ".join(heard(found, words, seat)))
    html = render("since.html", words, found=found, news=news, own=found.points[seat])
    return Digested(str(html), str(render("since_line.html", words, rows=found.rows)), forced)


def heard(found: Digest, words: Words, seat: int) -> Iterator[str]:
    """The digest for those who only hear it: who gained how much, and else what was done."""
    for row in found.rows:
        yield balance(row.name, row.points) if row.points else row.sentence.rstrip(".")
    if found.points[seat]:
        yield balance(words.text("you"), found.points[seat])


def balance(name: str, points: int) -> str:
    """Who has gained or lost how much."""
    return f"{name} {gained(points)}"


class Tracer:
    """Finds the pieces that others have brought or moved, as their seat sees them.

    It has to draw what was seen at each turn: `follow` pauses after each, for others to go on.
    """

    def __init__(self, words: Words, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.found = digest(words, match, seat)
        self.memory = Memory()
        self.traced: dict[str, Trace] = {}
        self.first: Pieces = {}
        self.last: Pieces = {}

    def traces(self) -> list[Trace]:
        """The pieces that lie otherwise than before; of several who moved one, the last counts."""
        return [it for it in self.traced.values() if is_other(it.id, self.first, self.last)]

    def follow(self) -> Iterator[None]:
        """Go through what has happened, a turn at a time."""
        match, first = self.match, self.found.first
        movers, past = movers_of(match, self.found), match.at(first)
        self.first = self.last = self.laid(past)
        for number in range(first + 1, match.version + 1):
            mover = movers.get(number)
            past.enact(match.record.lines[number - 1])
            is_settled = past.is_settled()
            if not is_settled or number == match.version or movers.get(number + 1) != mover:
                self.see(past, mover)
                yield
            if not is_settled:
                past.state.settle()
                self.see(past, None)
                yield

    def see(self, past: Match, mover: Mover | None) -> None:
        """Look at the table after somebody has moved, or after what came of itself."""
        before, self.last = self.last, self.laid(past)
        if mover is not None:
            self.traced |= {it.id: it for it in moved(before, self.last, *mover)}

    def laid(self, past: Match) -> Pieces:
        """All pieces as the seat sees them, each where it lies on the table."""
        draw = picture_of(past.game).picture
        return placed(draw(past.observed(past.state, self.seat), memory=self.memory))


def movers_of(match: Match, found: Digest) -> dict[int, Mover]:
    """Who made each line, and in which row of the digest, by the line's number."""
    lines = match.record.lines
    return {
        line: (lines[line - 1].seat, number)
        for number, row in enumerate(found.rows, start=1)
        for line in row.lines
    }


def placed(picture: Picture) -> Pieces:
    """Pieces by their ids, those in a slot of the table too by their place on the table."""
    found: Pieces = {}
    for key, piece in picture.laid.items():
        x, y = picture.slots.get(piece.slot, (0.0, 0.0))
        found[key] = piece._replace(x=piece.x + x, y=piece.y + y, slot="")
    return found


def moved(before: Pieces, after: Pieces, seat: int, number: int) -> Iterator[Trace]:
    """The pieces that are new, or lie elsewhere."""
    for key, piece in after.items():
        was = before.get(key)
        if was is None or place_of(was) != place_of(piece):
            yield Trace(key, seat, number, None if was is None else place_of(was))


def place_of(piece: Piece) -> tuple[float, float]:
    """Where a piece lies."""
    return piece.x, piece.y


def is_other(key: str, first: Pieces, last: Pieces) -> bool:
    """Is a piece there that was not, or that lay elsewhere?"""
    if key not in last:
        return False
    return key not in first or place_of(first[key]) != place_of(last[key])
