"""Somebody who looks at a table through a socket, from a seat or as a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from msgspec import UNSET

from load import wire
from load.connection import Connection

Seen = Callable[["Player", float], None]
Answered = Callable[["Player", wire.Answer], None]


@dataclass(eq=False)
class Player:
    """What one page knows; it understands both wires.

    `seen` is called whenever a page is shown whole, `answered` with what became of a request.
    """

    seats: tuple[int, ...]
    seen: Seen
    answered: Answered
    version: int = -1
    line: int = -1
    last: int = -1
    over: bool = False
    seat: int = -1
    is_asked: bool = False
    actions: list[str] = field(default_factory=list)
    incomplete: bool = False  # an `own` is still to come
    previews: Callable[[float], None] | None = None  # called when they have come
    connection: Connection = field(init=False)

    def hear(self, text: bytes, at: float) -> None:
        """Take a message in."""
        match wire.read(text):
            case wire.Show() as show:
                self.show(show, at)
            case wire.Own() as own:
                self.own(own, at)
            case wire.Answer() as answer:
                self.answered(self, answer)
            case wire.Previews() if self.previews is not None:
                self.previews(at)
            case _:
                pass

    def show(self, show: wire.Show, at: float) -> None:
        """The table is shown, alone or together with the `own` that follows."""
        self.version, self.line, self.last = show.version, show.line, show.last
        self.over = show.over
        self.take(show)
        if show.turn is not UNSET:
            self.is_asked = show.turn
        self.incomplete = show.number is not UNSET
        if not self.incomplete:
            self.seen(self, at)

    def own(self, own: wire.Own, at: float) -> None:
        """What only this page is shown."""
        if own.full:
            self.is_asked, self.actions = False, []
        self.take(own)
        if self.incomplete:
            self.incomplete = False
            self.seen(self, at)

    def take(self, question: wire.Question) -> None:
        """What this page is asked, as far as it has changed."""
        if question.seat is not UNSET:
            self.seat = question.seat
        if question.asked is not UNSET:
            self.is_asked = question.asked is not None
        if question.actions is not UNSET:
            self.actions = [action.name for action in question.actions]

    def may_act(self) -> bool:
        """Is this page asked something that it can answer?"""
        return self.is_asked and bool(self.actions) and not self.over and bool(self.seats)

    def say(self, asked: wire.Asked) -> str:
        """Ask for something; the id of the request."""
        self.connection.send(wire.write(asked))
        return asked.id

    def play(self, action: str) -> str:
        """Make a move."""
        return self.say(wire.Play(wire.fresh_id(), self.seat, self.version, action))

    def undo(self) -> str:
        """Take the seat's last choice back."""
        return self.say(wire.Undo(wire.fresh_id(), self.seats[0], self.version))

    def disagree(self) -> str:
        """Refuse that somebody else takes back."""
        return self.say(wire.Agree(wire.fresh_id(), self.seats[0], False))

    def ask_previews(self) -> str:
        """Ask what each choice would bring."""
        return self.say(wire.AskPreviews(wire.fresh_id(), self.seat, self.version))

    def look(self, at: int | None) -> str:
        """Look at the table as it was after so many lines."""
        return self.say(wire.Look(wire.fresh_id(), at))


async def until(holds: Callable[[], bool], seconds: float) -> bool:
    """Wait until something holds, for so many seconds at most; does it?"""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not holds():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.002)
    return True
