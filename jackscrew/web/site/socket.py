"""A page's line to its table: it hears of every change and says what its people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from jackscrew.core.errors import IllegalMove
from jackscrew.draw import Svg
from jackscrew.text import N_
from jackscrew.web.live.hall import HINTS_BY, Hall
from jackscrew.web.live.preview import Foresight
from jackscrew.web.live.table import Refused, Stale, Table, Watcher
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.site import wire
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.visitor import clean, spoken

log = structlog.get_logger()
CHUNK = 16  # so many previews are made before others get their turn


class Line:
    """One connection of one page."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, viewer: Viewer):
        self.socket = socket
        self.hall = hall
        self.table = table
        self.viewer = viewer
        self.woken = asyncio.Event()
        self.watcher = Watcher(viewer.seats, self.woken.set)
        self.sent: dict[str, str] = {}
        self.layers: dict[str, dict[str, str]] = {}
        self.said = 0
        self.gains: tuple[tuple[int, int], dict[str, int]] = ((-1, -1), {})
        self.closed = False
        self.answering = asyncio.Lock()
        self.sending = asyncio.Lock()
        self.hinting = asyncio.Lock()

    async def run(self, limits: Limits) -> None:
        """Talk until the page is closed."""
        self.table.watchers.add(self.watcher)
        self.table.tell_soon()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.keep_showing())
                await self.listen(limits, tasks)
                raise WebSocketDisconnect(detail="closed")
        except* (WebSocketDisconnect, OSError):  # the page is gone, maybe while it was sent to
            pass
        except* Exception as errors:
            log.error("socket failed", table=self.table.name, exc_info=errors)
            raise
        finally:
            self.table.watchers.discard(self.watcher)
            self.table.tell_soon()

    async def listen(self, limits: Limits, tasks: asyncio.TaskGroup) -> None:
        """Do what the page asks, one thing after another; only hints take their time."""
        while True:
            data = await self.socket.receive_data("text")
            if not limits.allows_message(self.viewer.seats, self.table.name, self.socket):
                await self.close(1008, "too many messages")
                return
            try:
                asked = wire.read(data)
            except (msgspec.MsgspecError, RecursionError) as error:
                reason = ascii(str(error))[1:-1]  # a frame has room for few bytes
                await self.close(1007, reason[:100])
                return
            if isinstance(asked, wire.Hint):
                tasks.create_task(self.answer(asked))
            else:
                async with self.answering:
                    await self.hall.surely(self.answer(asked))

    async def answer(self, asked: wire.Asked) -> None:
        """Carry out a message and tell what became of it."""
        problem = ""
        try:
            await DEEDS[type(asked)](self, asked)
        except Refused as refused:
            problem = spoken(refused, self.viewer.language)
            if isinstance(refused, Stale) and isinstance(asked, wire.Play | wire.Undo):
                self.forget()
        except IllegalMove as error:
            problem = str(error)
        await self.send(
            {
                "kind": "answer",
                "id": asked.id,
                "ok": not problem,
                "version": self.table.revision,
                "message": problem,
            }
        )

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

    async def play(self, asked: wire.Play) -> None:
        if self.viewer.at is not None:
            raise Refused(N_("You are looking at the past: go back to the game first."))
        seat = self.facing(asked.seat)
        await self.hall.play(self.table, seat, asked.version, asked.action, asked.id)

    async def undo(self, asked: wire.Undo) -> None:
        await self.hall.undo(self.table, self.own(asked.seat), asked.version, asked.id)

    async def agree(self, asked: wire.Agree) -> None:
        await self.hall.agree(self.table, self.own(asked.seat), asked.yes)

    async def say(self, asked: wire.Say) -> None:
        seat, text = self.seated(), clean(asked.text)
        limits: Limits = self.socket.app.state.limits
        if not limits.allows_chat(seat, self.table.name):
            raise Refused(N_("Wait a moment before you say more."))
        if text:
            await self.table.say(seat, text, asked.id)

    async def let_bot(self, asked: wire.LetBot) -> None:
        self.seated()
        if asked.seat >= len(self.table.seats):
            raise Refused(N_("There is no such seat."))
        own = asked.seat in self.viewer.seats
        if asked.on and not own and asked.seat in self.table.here():
            raise Refused(N_("Whoever plays this seat is here."))
        await self.hall.let_bot(self.table, asked.seat, asked.on)

    async def set_pace(self, asked: wire.SetPace) -> None:
        self.seated()
        self.table.set_pace(asked.pace)

    async def skip(self, asked: wire.Skip) -> None:
        self.seated()
        self.table.skip()

    async def look(self, asked: wire.Look) -> None:
        live = asked.at is None or asked.at >= self.table.match.version
        self.viewer.at = None if live else asked.at
        if asked.words is not None:
            self.viewer.reads = asked.words
        self.woken.set()

    async def ready(self, asked: wire.Ready) -> None:
        self.viewer.ready = self.own(asked.seat)
        self.forget()

    async def full(self, asked: wire.Full) -> None:
        self.forget()

    def forget(self) -> None:
        """Whatever was sent is to be sent again."""
        self.sent.clear()
        self.layers.clear()
        self.watcher.lines = 0
        self.said = 0
        self.woken.set()

    async def previews(self, asked: wire.Previews) -> None:
        """What each choice brings; then the picture with the gains in it."""
        seat = self.facing(asked.seat)
        async with self.table.lock:
            self.table.check_question(seat, asked.version)
            shown = Shown(self.table, self.viewer)
            match, revision = self.table.match, self.table.revision
            foresight = Foresight(match, seat)
            found: dict[str, dict[str, Any]] = {}
            for count, action in enumerate(match.legal_numbers(seat), start=1):
                name = match.game.actions.name(action)
                brought = foresight.preview(action, shown.words)
                found[name] = {"points": brought.points, "html": shown.preview(name, brought)}
                if count % CHUNK == 0:
                    await asyncio.sleep(0)
        await self.send({"kind": "previews", "version": revision, "seat": seat, "previews": found})
        gains = {name: what["points"] for name, what in found.items() if what["points"]}
        self.gains = ((revision, seat), gains)
        self.woken.set()

    async def hint(self, asked: wire.Hint) -> None:
        seat = self.facing(asked.seat)
        self.table.check_question(seat, asked.version)
        if self.hinting.locked():
            raise Refused(N_("The bot is still thinking."))
        async with self.hinting:
            thought = await self.hall.hint(self.table, seat)
        self.table.check_question(seat, asked.version)
        async with self.table.lock:
            html = Shown(self.table, replace(self.viewer, at=None)).hint(HINTS_BY, thought)
        await self.send({"kind": "hint", "action": thought.choice, "html": html})

    async def points(self, asked: wire.Points) -> None:
        sources = self.table.game.sources
        if asked.source not in ("", *sources) or asked.seat >= len(self.table.seats):
            raise Refused(N_("The score sheet has no such entry."))
        async with self.table.lock:
            shown = Shown(self.table, self.viewer)
            if asked.source:
                html = shown.points(asked.seat, sources.index(asked.source))
            else:
                html = shown.history(asked.seat)
        await self.send({"kind": "points", "html": html})

    async def keep_showing(self) -> None:
        """Show the table now and whenever it has changed."""
        while True:
            self.woken.clear()
            if self.table.broken:
                async with self.answering:  # whoever asked is told first what became of it
                    await self.close(1012, "the table is read again")
                return
            async with self.table.lock:
                messages = [self.show(), *self.chat()]
            for message in messages:
                await self.send(message)
            await self.woken.wait()

    def show(self) -> dict[str, Any]:
        """The table, as far as it differs from what was sent."""
        table, viewer = self.table, self.viewer
        now = (table.revision, viewer.seat(table))
        gains = self.gains[1] if self.gains[0] == now else None
        shown = Shown(table, viewer, gains)
        actions = shown.actions()
        curtain = viewer.curtain(table)
        return {
            "kind": "show",
            "version": table.revision,
            "line": shown.match.version,
            "last": table.match.version,
            "seat": shown.seat,
            "asked": None if shown.asked is None else table.asked[shown.asked][1],
            "mine": viewer.seats,
            "turn": viewer.asked(table) is not None,
            "over": table.match.over,
            "title": shown.title(),
            "html": self.changed(shown.fragments(actions)),
            "log": self.news(shown),
            "picture": self.drawn(shown.picture()),
            "actions": actions,
            "ticks": [(line, str(number)) for line, number in table.parts],
            "curtain": None
            if curtain is None
            else {"seat": curtain, "name": shown.words.names[curtain]},
        }

    def changed(self, fragments: dict[str, Any]) -> dict[str, str]:
        """The fragments that are not on the page yet."""
        found = {name: html for name, html in fragments.items() if self.sent.get(name) != html}
        self.sent.update(found)
        return found

    def news(self, shown: Shown) -> dict[str, Any]:
        """The lines of the log that are not on the page yet."""
        first = self.watcher.lines
        self.watcher.lines = self.table.match.version
        return {"from": first + 1, "html": shown.log(first)}

    def drawn(self, picture: Svg) -> dict[str, Any]:
        """The pieces and marks that changed."""
        return {
            "full": not self.layers,
            "label": picture.label,
            "parts": picture.boxes(),
            "pieces": self.layer("pieces", picture.pieces),
            "marks": self.layer("marks", picture.marks),
        }

    def layer(self, name: str, elements: dict[str, str]) -> dict[str, Any]:
        """One layer of the picture: which elements it has, and those that changed."""
        before = self.layers.get(name, {})
        self.layers[name] = elements
        changed = {key: drawn for key, drawn in elements.items() if before.get(key) != drawn}
        return {"order": list(elements), "changed": changed}

    def chat(self) -> list[dict[str, Any]]:
        """What was said and is not on the page yet."""
        first, self.said = self.said, len(self.table.chat)
        if first == self.said:
            return []
        html = Shown(self.table, self.viewer).chat(first)
        return [{"kind": "chat", "from": self.table.chat[first].number, "html": html}]

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message whole, one at a time; nothing after the line was closed from here."""
        async with self.sending:
            if not self.closed:
                await self.socket.send_data(wire.write(message).decode())

    async def close(self, code: int, reason: str) -> None:
        """End the line, once."""
        async with self.sending:
            if not self.closed:
                self.closed = True
                await self.socket.close(code=code, reason=reason)


DEEDS: dict[type[wire.Message], Callable[[Line, Any], Awaitable[None]]] = {
    wire.Play: Line.play,
    wire.Undo: Line.undo,
    wire.Agree: Line.agree,
    wire.Say: Line.say,
    wire.LetBot: Line.let_bot,
    wire.SetPace: Line.set_pace,
    wire.Skip: Line.skip,
    wire.Look: Line.look,
    wire.Ready: Line.ready,
    wire.Full: Line.full,
    wire.Previews: Line.previews,
    wire.Hint: Line.hint,
    wire.Points: Line.points,
}
