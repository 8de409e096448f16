"""What a page asks for is carried out here, whatever connection it comes by."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from jackscrew.core.foresight import Foresight
from jackscrew.text import N_
from jackscrew.text.previews import preview
from jackscrew.web.live.hall import HINTS_BY, Hall
from jackscrew.web.live.table import Refused, Table, Watcher
from jackscrew.web.show import advice, points, told
from jackscrew.web.show.differences import Sent
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.site import asked
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.visitor import clean

CHUNK = 16  # so many previews are made before others get their turn
Send = Callable[[told.Message], Awaitable[None]]


@dataclass(frozen=True)
class Gains:
    """The points that answers would bring, at a revision of the table, for a seat."""

    revision: int = -1
    seat: int = -1
    points: Mapping[str, int] = field(default_factory=dict)


class Handlers:
    """What one page asks for, and what it is shown.  `send` is how it is told of either."""

    def __init__(self, hall: Hall, table: Table, viewer: Viewer, limits: Limits, send: Send):
        self.hall = hall
        self.table = table
        self.viewer = viewer
        self.limits = limits
        self.send = send
        self.woken = asyncio.Event()
        self.watcher = Watcher(viewer.seats, self.woken.set)
        self.sent = Sent(self.watcher)
        self.gains = Gains()
        self.hinting = asyncio.Lock()

    async def handle(self, message: asked.Asked) -> None:
        """Carry out a message."""
        if isinstance(message, asked.Command):
            await self.carry_out(message)
        else:
            await self.look_up(message)

    async def carry_out(self, command: asked.Command) -> None:
        """Do what everybody at the table will see."""
        match command:
            case asked.Play():
                await self.play(command)
            case asked.Undo():
                await self.hall.undo(
                    self.table, self.own(command.seat), command.version, command.id
                )
            case asked.Agree():
                await self.hall.agree(self.table, self.own(command.seat), command.yes)
            case asked.Say():
                await self.say(command)
            case asked.LetBot():
                await self.let_bot(command)
            case asked.SetPace():
                self.seated()
                self.table.set_pace(command.pace)
            case asked.Skip():
                self.seated()
                self.table.skip()
            case _:
                assert_never(command)

    async def look_up(self, query: asked.Query) -> None:
        """Show this page something."""
        match query:
            case asked.Look():
                self.look(query)
            case asked.Ready():
                self.viewer.ready = self.own(query.seat)
                self.forget()
            case asked.Full():
                self.forget()
            case asked.Previews():
                await self.previews(query)
            case asked.Hint():
                await self.hint(query)
            case asked.Points():
                await self.points(query)
            case _:
                assert_never(query)

    def own(self, seat: int) -> int:
        """A seat of this page's; any other is refused."""
        if seat not in self.viewer.seats:
            raise Refused(N_("This seat is not yours."))
        return seat

    def facing(self, seat: int) -> int:
        """A seat of this page's that sits before the screen: not one behind the curtain."""
        if self.viewer.shares(self.table) and self.own(seat) != self.viewer.ready:
            raise Refused(N_("It is not your turn."))
        return self.own(seat)

    def seated(self) -> int:
        """One of the page's seats; spectators are refused."""
        if not self.viewer.seats:
            raise Refused(N_("Only those who sit at the table can do this."))
        return self.viewer.seats[0]

    async def play(self, command: asked.Play) -> None:
        if self.viewer.at is not None:
            raise Refused(N_("You are looking at the past: go back to the game first."))
        seat = self.facing(command.seat)
        await self.hall.play(self.table, seat, command.version, command.action, command.id)

    async def say(self, command: asked.Say) -> None:
        seat, text = self.seated(), clean(command.text)
        if not self.limits.allows_chat(seat, self.table.name):
            raise Refused(N_("Wait a moment before you say more."))
        if text:
            await self.table.say(seat, text, command.id)

    async def let_bot(self, command: asked.LetBot) -> None:
        self.seated()
        if command.seat >= len(self.table.seats):
            raise Refused(N_("There is no such seat."))
        own = command.seat in self.viewer.seats
        if command.on and not own and command.seat in self.table.here():
            raise Refused(N_("Whoever plays this seat is here."))
        await self.hall.let_bot(self.table, command.seat, command.on)

    def look(self, query: asked.Look) -> None:
        live = query.at is None or query.at >= self.table.match.version
        self.viewer.at = None if live else query.at
        if query.words is not None:
            self.viewer.reads = query.words
        self.woken.set()

    def forget(self) -> None:
        """Whatever was sent is to be sent again."""
        self.sent.forget()
        self.woken.set()

    async def previews(self, query: asked.Previews) -> None:
        """What each choice brings; then the picture with the gains in it."""
        seat = self.facing(query.seat)
        async with self.table.lock:
            self.table.check_question(seat, query.version)
            revision = self.table.revision
            found = await self.foreseen(seat)
        await self.send(told.Previews(revision, seat, found))
        gains = {name: brought.points for name, brought in found.items() if brought.points}
        self.gains = Gains(revision, seat, gains)
        self.woken.set()

    async def foreseen(self, seat: int) -> dict[str, told.Preview]:
        """What each choice of a seat would bring, by its name."""
        match, words = self.table.match, Shown(self.table, self.viewer).words
        foresight = Foresight(match, seat)
        found: dict[str, told.Preview] = {}
        for count, action in enumerate(match.legal_numbers(seat), start=1):
            brought = preview(foresight, action, words)
            html = advice.preview(brought, words)
            found[match.game.actions.name(action)] = told.Preview(brought.points, html)
            if count % CHUNK == 0:
                await asyncio.sleep(0)
        return found

    async def hint(self, query: asked.Hint) -> None:
        seat = self.facing(query.seat)
        self.table.check_question(seat, query.version)
        if self.hinting.locked():
            raise Refused(N_("The bot is still thinking."))
        async with self.hinting:
            thought = await self.hall.hint(self.table, seat)
        self.table.check_question(seat, query.version)
        async with self.table.lock:
            now = Shown(self.table, replace(self.viewer, at=None))
            html = advice.hint(now, HINTS_BY, thought)
        await self.send(told.Hint(thought.choice, html))

    async def points(self, query: asked.Points) -> None:
        sources = self.table.game.sources
        if query.source not in ("", *sources) or query.seat >= len(self.table.seats):
            raise Refused(N_("The score sheet has no such entry."))
        async with self.table.lock:
            shown = Shown(self.table, self.viewer)
            if query.source:
                html = points.points(shown, query.seat, sources.index(query.source))
            else:
                html = points.history(shown, query.seat)
        await self.send(told.Points(html))

    async def news(self) -> list[told.Message]:
        """The table and the chat, as far as the page does not have them."""
        async with self.table.lock:
            shown = Shown(self.table, self.viewer)
            gains, now = self.gains, (self.table.revision, shown.seat)
            known = gains.points if (gains.revision, gains.seat) == now else None
            chat = self.sent.chat(shown)
            return [self.sent.show(shown, known), *([chat] if chat else [])]
