"""What a page asks for is carried out here, whatever connection it comes by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import assert_never

from jackscrew.core.foresight import Foresight
from jackscrew.learn.signs import sign_of
from jackscrew.learn.sums import terms_of
from jackscrew.text import N_
from jackscrew.text.previews import preview
from jackscrew.web.live.hall import HINTS_BY, Hall
from jackscrew.web.live.table import Refused, Table
from jackscrew.web.show import advice, points, refusing, signs, since, told
from jackscrew.web.show.screen import Gains, Screen
from jackscrew.web.site import asked
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.visitor import clean

IN_THE_PAST = N_("You are looking at the past: go back to the game first.")
SLICE = 0.001  # seconds that previews take before others get their turn
Send = Callable[[told.Message], None]


class Handlers:
    """What one page asks for.  `send` is how it is told what only it is told."""

    def __init__(self, hall: Hall, table: Table, screen: Screen, limits: Limits, send: Send):
        self.hall = hall
        self.table = table
        self.screen = screen
        self.viewer = screen.viewer
        self.limits = limits
        self.send = send
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
                self.screen.forget()
            case asked.Full():
                self.screen.forget()
            case asked.Previews():
                await self.previews(query)
            case asked.Hint():
                await self.hint(query)
            case asked.Traces():
                await self.traces(query)
            case asked.Points():
                await self.points(query)
            case asked.Terms():
                await self.terms(query)
            case asked.Why():
                await self.why(query)
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
            raise Refused(IN_THE_PAST)
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

    async def previews(self, query: asked.Previews) -> None:
        """What each choice brings; then the picture with the gains in it."""
        seat = self.facing(query.seat)
        async with self.table.lock:
            self.table.check_question(seat, query.version)
            revision = self.table.revision
            found = await self.foreseen(seat)
        self.send(told.Previews(revision, seat, found))
        gains = {name: brought.points for name, brought in found.items() if brought.points}
        self.screen.gains = Gains(revision, seat, gains)

    async def foreseen(self, seat: int) -> dict[str, told.Preview]:
        """What each choice of a seat would bring, by its name; some at a time."""
        match, words = self.table.match, self.screen.edition.spoken(self.table)
        foresight, begun = Foresight(match, seat), perf_counter()
        found: dict[str, told.Preview] = {}
        for action in match.legal_numbers(seat):
            brought = preview(foresight, action, words)
            html = str(advice.preview(brought, words))
            warning = " ".join(each.sentence for each in brought.warnings)
            found[match.game.actions.name(action)] = told.Preview(brought.points, html, warning)
            if perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = perf_counter()
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
            html = str(advice.hint(self.screen.live(), HINTS_BY, thought))
        self.send(told.Hint(thought.choice, html))

    async def traces(self, query: asked.Traces) -> None:
        """What has moved since a seat last chose; some of it at a time."""
        seat = self.facing(query.seat)
        async with self.table.lock:
            self.table.check_question(seat, query.version)
            words = self.screen.edition.spoken(self.table)
            tracer, begun = since.Tracer(words, self.table.match, seat), perf_counter()
            for _ in tracer.follow():
                if perf_counter() - begun > SLICE:
                    await asyncio.sleep(0)
                    begun = perf_counter()
            self.send(told.Traces(self.table.revision, seat, tracer.traces()))

    async def points(self, query: asked.Points) -> None:
        sources = self.table.game.sources
        if query.source not in ("", *sources) or query.seat >= len(self.table.seats):
            raise Refused(N_("The score sheet has no such entry."))
        async with self.table.lock:
            seen = self.screen.seen()
            if query.source:
                html = points.points(seen, query.seat, sources.index(query.source))
            else:
                html = points.history(seen.shown, query.seat)
        self.send(told.Points(str(html)))

    async def terms(self, query: asked.Terms) -> None:
        """What a number is made of, as far as everybody may know."""
        sign = sign_of(self.table.game, query.sign)
        if sign is None or not sign.sum:
            raise Refused(N_("This number is no sum."))
        async with self.table.lock:
            shown = self.screen.seen().shown
            found = terms_of(shown.match, shown.view, shown.words, sign, query.piece)
        html = str(signs.sum_html(found)) if found else ""
        self.send(told.Terms(query.sign, query.piece, html))

    async def why(self, query: asked.Why) -> None:
        if self.viewer.at is not None:
            raise Refused(IN_THE_PAST)
        async with self.table.lock:
            html = refusing.why_not(self.screen.live(), query.pieces, query.at)
        self.send(told.Why(str(html)))
