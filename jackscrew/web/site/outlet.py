"""Where frames leave for a page: they are framed already, so they go to the network as they are.

ASGI knows only texts, which each socket would frame and compress anew.  So the sockets' protocol
gives the application an `Outlet` beside what ASGI has, in the state of the scope.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from weakref import proxy

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.http11 import Request
from websockets.server import ServerProtocol

from jackscrew.web.show.frames import Frame

OUTLET = "jackscrew.outlet"
WIDEST = 15  # bits of the window that shared frames are deflated with


class OutletProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, where no compressed message leans on the one before it."""

    outlet: Outlet | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        alone = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"memLevel": 5},
        )
        self.conn = ServerProtocol(
            extensions=[alone], max_size=self.config.ws_max_size, logger=self.logger
        )

    def handle_connect(self, event: Request) -> None:
        """A page wants to connect."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.outlet = Outlet(self)
            self.scope["state"][OUTLET] = self.outlet

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone: let nothing hold on to what belonged to it."""
        if self.outlet is not None:
            self.outlet.protocol = None
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows what it belongs to, in a cycle


class Socket(WebSocket[Any, Any, Any]):
    """Litestar's socket, which does not know itself: see `garbage.py`."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """How messages come in."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """How messages go out."""
        return WebSocket.send_wrapper(proxy(self), send)


class Outlet:
    """The way out to one page."""

    def __init__(self, protocol: OutletProtocol) -> None:
        self.protocol: OutletProtocol | None = protocol
        self.deflates = any(map(is_shared, protocol.conn.extensions))

    def write(self, frames: Iterable[Frame]) -> None:
        """Send frames, without waiting; to a page that is gone none can be sent."""
        protocol = self.protocol
        if protocol is None or protocol.close_sent or protocol.transport.is_closing():
            raise WebSocketDisconnect(detail="closed")
        framed = [frame.deflated if self.deflates else frame.plain for frame in frames]
        protocol.transport.write(b"".join(framed))

    def is_full(self) -> bool:
        """Is the page so slow that it had better skip what comes in between?"""
        return self.protocol is not None and not self.protocol.writable.is_set()

    async def drained(self) -> None:
        """Come back when a slow page has taken most of what was sent."""
        if self.protocol is not None:
            await self.protocol.writable.wait()


def is_shared(extension: Extension) -> bool:
    """Is this the kind of compression that all pages share?  One may ask for a narrower window."""
    return isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits == WIDEST


def outlet_of(socket: WebSocket[Any, Any, Any]) -> Outlet:
    """The way out of a socket."""
    found = socket.scope["state"][OUTLET]
    assert isinstance(found, Outlet)
    return found
