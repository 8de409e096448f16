"""A websocket as a browser opens it, with all bytes counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.typing import Origin
from websockets.uri import parse_uri

from load.errors import Failed

LARGEST = 32_000_000  # bytes of a message
OPENING = 30.0  # seconds
Hear = Callable[[bytes, float], None]


class Connection(asyncio.Protocol):
    """A socket to a table.  `hear` gets each message and the moment its last bytes came."""

    def __init__(self, address: str, path: str, cookies: Mapping[str, str], deflate: bool) -> None:
        offered = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else []
        self.talk = ClientProtocol(
            parse_uri(f"ws://{address}{path}"),
            origin=Origin(f"http://{address}"),
            extensions=offered or None,
            max_size=LARGEST,
        )
        self.cookies = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear: Hear = lambda text, at: None
        self.lost: Callable[[str], None] = lambda why: None
        self.parts: list[bytes] = []
        self.wire = 0  # bytes received since it was opened
        self.text = 0  # and of these, unpacked, the messages
        self.leaving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.talk.connect()
        if self.cookies:
            request.headers["Cookie"] = self.cookies
        self.talk.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.wire += len(data)
        self.talk.receive_data(data)
        for event in self.talk.events_received():
            if isinstance(event, Frame):
                self.frame(event, now)
            elif isinstance(event, Response):
                self.answered(event)
        self.flush()

    def answered(self, response: Response) -> None:
        """The server has opened the socket, or refused it."""
        if self.opened.done():
            return
        if self.talk.state is OPEN:
            self.wire = 0
            self.opened.set_result(None)
        else:
            text = bytes(response.body)[:200].decode(errors="replace")
            self.opened.set_exception(Failed(f"no socket: {response.status_code} {text}"))

    def frame(self, frame: Frame, now: float) -> None:
        """A message, or a part of one."""
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT):
            return
        self.parts.append(bytes(frame.data))
        if frame.fin:
            text = b"".join(self.parts)
            self.parts.clear()
            self.text += len(text)
            self.hear(text, now)

    def send(self, text: bytes) -> None:
        """Say something."""
        self.talk.send_text(text)
        self.flush()

    def flush(self) -> None:
        """Write what is to be written."""
        for data in self.talk.data_to_send():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()

    def eof_received(self) -> None:
        self.talk.receive_eof()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        code = self.talk.close_code
        why = f"a socket was closed: {code} {self.talk.close_reason or exc or ''}".strip()
        if not self.opened.done():
            self.opened.set_exception(Failed(why))
        elif not self.leaving:
            self.lost(why)

    def leave(self) -> None:
        """Close the page."""
        self.leaving = True
        if self.talk.state is OPEN:
            self.talk.send_close(1001)
            self.flush()
        self.transport.close()


async def connect(
    address: str, path: str, cookies: Mapping[str, str], hear: Hear, *, deflate: bool
) -> Connection:
    """Open a socket."""
    host, _, port = address.partition(":")
    loop = asyncio.get_running_loop()

    def make() -> Connection:
        made = Connection(address, path, cookies, deflate)
        made.hear = hear
        return made

    _, connection = await loop.create_connection(make, host, int(port))
    try:
        await asyncio.wait_for(connection.opened, OPENING)
    except TimeoutError:
        raise Failed(f"no socket within {OPENING:g} s") from None
    return connection
