"""A page's connection to its table: it hears of every change and says what its people do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from jackscrew.core.errors import IllegalMove
from jackscrew.text.refusals import refusal
from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Refused, Stale, Table, Watcher
from jackscrew.web.show import told
from jackscrew.web.show.edition import Editions
from jackscrew.web.show.frames import Frame
from jackscrew.web.show.screen import Screen
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.site import asked
from jackscrew.web.site.handlers import Handlers
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.outlet import outlet_of
from jackscrew.web.site.visitor import spoken

log = structlog.get_logger()


class Connection:
    """The connection of one page.

    Most changes are written where they happen, while the table tells its watchers of them.  What
    takes longer is shown by a task that is alive only meanwhile: a first page, a look at the past,
    and what a slow reader has missed.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        table: Table,
        viewer: Viewer,
        limits: Limits,
        editions: Editions,
    ) -> None:
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.limits = limits
        self.hall = hall
        self.editions = editions
        self.outlet = outlet_of(socket)
        self.screen = Screen(table, viewer, editions.of(table, viewer.language))
        self.closed = False
        self.answering = asyncio.Lock()
        self.hints: set[asyncio.Task[None]] = set()
        self.catching_up: asyncio.Task[None] | None = None
        self.again = False

    async def run(self) -> None:
        """Talk until the page is closed.

        What knows the connection is only known here, so that nothing of it is left in a cycle.
        """
        watcher = Watcher(self.viewer.seats, self.wake)
        handlers = Handlers(self.hall, self.table, self.screen, self.limits, self.send)
        self.table.watchers.add(watcher)
        self.table.tell_soon()
        self.send(told.You(list(self.viewer.seats), self.viewer.invited()))
        self.wake()
        try:
            await self.listen(handlers)
        except (WebSocketDisconnect, OSError):  # the page is gone, maybe while it was sent to
            pass
        except Exception as error:
            log.error("socket failed", table=self.table.name, exc_info=error)
            raise
        finally:
            self.table.watchers.discard(watcher)
            self.table.tell_soon()
            self.leave()

    def leave(self) -> None:
        """Nobody looks any longer."""
        self.closed = True
        for task in filter(None, (*self.hints, self.catching_up)):
            task.cancel()
        self.editions.put_away(self.table)

    async def listen(self, handlers: Handlers) -> None:
        """Do what the page asks, one thing after another; only hints take their time."""
        while not self.closed:
            data = await self.socket.receive_data("text")
            if not self.limits.allows_message(self.viewer.seats, self.table.name, self.socket):
                await self.close(1008, "too many messages")
                return
            try:
                message = asked.read(data)
            except (msgspec.MsgspecError, RecursionError) as error:
                reason = ascii(str(error))[1:-1]  # a frame has room for few bytes
                await self.close(1007, reason[:100])
                return
            if isinstance(message, asked.Hint):
                self.think(handlers, message)
            else:
                async with self.answering:
                    await self.hall.surely(self.answer(handlers, message))

    def think(self, handlers: Handlers, message: asked.Hint) -> None:
        """Have a hint thought of, while the page may ask for other things."""
        hint = asyncio.create_task(self.answer(handlers, message))
        self.hints.add(hint)
        hint.add_done_callback(self.thought)

    def thought(self, hint: asyncio.Task[None]) -> None:
        """A hint was told; if that failed, the page had better begin anew."""
        self.hints.discard(hint)
        if not hint.cancelled() and (error := hint.exception()) is not None:
            log.error("hint failed", table=self.table.name, exc_info=error)
            self.catching_up = asyncio.create_task(self.close(1011, "the hint failed"))

    async def answer(self, handlers: Handlers, message: asked.Asked) -> None:
        """Carry out a message and tell what became of it."""
        problem = ""
        try:
            await handlers.handle(message)
        except Refused as refused:
            problem = spoken(refused, self.viewer.language)
            if isinstance(refused, Stale) and isinstance(message, asked.Play | asked.Undo):
                self.screen.forget()
        except IllegalMove as error:
            problem = self.refused(error)
        answer = told.Answer(message.id, not problem, self.table.revision, problem)
        self.table.turns.add(partial(self.reply, answer))

    def refused(self, error: IllegalMove) -> str:
        """What stands against a move, in the words of the viewer where there are any."""
        if error.why is None:
            return str(error)
        return refusal(self.screen.edition.spoken(self.table), error.why)

    def reply(self, answer: told.Answer) -> None:
        """Tell what became of a message, after all that was to be told before."""
        self.send(answer)
        self.wake()

    def wake(self) -> None:
        """Something may have changed: show it now, or as soon as it can be shown.

        Whoever has moved wakes all once the move is committed.  A page that cannot be shown to one
        must not keep the others from seeing theirs.
        """
        table = self.table
        if self.closed or (table.ahead and not table.broken):
            return
        if self.catching_up is not None:
            self.again = True
        elif table.broken or self.outlet.is_full() or not self.screen.is_quick():
            self.catching_up = asyncio.create_task(self.catch_up())
        else:
            try:
                self.write(self.screen.news())
            except Exception:
                log.exception("page failed", table=table.name)
                self.catching_up = asyncio.create_task(self.close(1011, "the page failed"))

    async def catch_up(self) -> None:
        """Show the table until nothing is left to be shown."""
        self.again = True
        try:
            while self.again and not self.closed:
                self.again = False
                await self.show()
        except Exception:
            log.exception("page failed", table=self.table.name)
            await self.close(1011, "the page failed")
        self.catching_up = None

    async def show(self) -> None:
        """Show the table as it is, however long that takes."""
        if self.table.broken:
            async with self.answering:  # whoever asked is told first what became of it
                await self.close(1012, "the table is read again")
            return
        async with self.table.lock:
            frames = await self.screen.whole_news()
        self.write(frames)
        await self.outlet.drained()

    def write(self, frames: list[Frame]) -> None:
        """Send frames; that a page is gone is noticed where it is listened to."""
        with suppress(WebSocketDisconnect):
            if frames and not self.closed:
                self.outlet.write(frames)

    def send(self, message: told.Message) -> None:
        """Tell the page something that only it is told."""
        self.write([Frame(message)])

    async def close(self, code: int, reason: str) -> None:
        """End the connection, once."""
        if not self.closed:
            self.closed = True
            await self.socket.close(code=code, reason=reason)
