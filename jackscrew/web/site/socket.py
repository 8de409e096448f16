"""A page's connection to its table: it hears of every change and says what its people do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from jackscrew.core.errors import IllegalMove
from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Refused, Stale, Table
from jackscrew.web.show import told
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.site import asked
from jackscrew.web.site.handlers import Handlers
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.visitor import spoken

log = structlog.get_logger()


class Connection:
    """The connection of one page."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        hall: Hall,
        table: Table,
        viewer: Viewer,
        limits: Limits,
    ) -> None:
        self.socket = socket
        self.table = table
        self.viewer = viewer
        self.limits = limits
        self.hall = hall
        self.page = Handlers(hall, table, viewer, limits, self.send)
        self.closed = False
        self.answering = asyncio.Lock()
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Talk until the page is closed."""
        self.table.watchers.add(self.page.watcher)
        self.table.tell_soon()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.keep_showing())
                await self.listen(tasks)
                raise WebSocketDisconnect(detail="closed")
        except* (WebSocketDisconnect, OSError):  # the page is gone, maybe while it was sent to
            pass
        except* Exception as errors:
            log.error("socket failed", table=self.table.name, exc_info=errors)
            raise
        finally:
            self.table.watchers.discard(self.page.watcher)
            self.table.tell_soon()

    async def listen(self, tasks: asyncio.TaskGroup) -> None:
        """Do what the page asks, one thing after another; only hints take their time."""
        while True:
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
                tasks.create_task(self.answer(message))
            else:
                async with self.answering:
                    await self.hall.surely(self.answer(message))

    async def answer(self, message: asked.Asked) -> None:
        """Carry out a message and tell what became of it."""
        problem = ""
        try:
            await self.page.handle(message)
        except Refused as refused:
            problem = spoken(refused, self.viewer.language)
            if isinstance(refused, Stale) and isinstance(message, asked.Play | asked.Undo):
                self.page.forget()
        except IllegalMove as error:
            problem = str(error)
        await self.send(told.Answer(message.id, not problem, self.table.revision, problem))

    async def keep_showing(self) -> None:
        """Show the table now and whenever it has changed."""
        while True:
            self.page.woken.clear()
            if self.table.broken:
                async with self.answering:  # whoever asked is told first what became of it
                    await self.close(1012, "the table is read again")
                return
            for message in await self.page.news():
                await self.send(message)
            await self.page.woken.wait()

    async def send(self, message: told.Message) -> None:
        """Send a message whole, one at a time; nothing after the socket was closed from here."""
        async with self.sending:
            if not self.closed:
                await self.socket.send_data(told.write(message).decode())

    async def close(self, code: int, reason: str) -> None:
        """End the connection, once."""
        async with self.sending:
            if not self.closed:
                self.closed = True
                await self.socket.close(code=code, reason=reason)
