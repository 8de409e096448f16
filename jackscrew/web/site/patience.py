"""Requests that are half sent: given up after some seconds, and only so many from one address.

Uvicorn's protocol over h11 (its other one takes headers of any length) waits for the rest of a
request for ever: whoever opens connections and sends a letter now and then ("slowloris")
would use up all that a server may have open.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from jackscrew.web.site.limits import network

log = structlog.get_logger()
SECONDS = 10.0
LEAST = 16_384  # bytes that must come within those seconds: no line is slower, and no head longer
MOST = 40  # half-sent requests of one address at once; a browser opens six connections


@dataclass
class Patience:
    """How long a server waits for the rest of a request, and who keeps it waiting."""

    seconds: float = SECONDS
    most: int = MOST
    waiting: Counter[str] = field(default_factory=Counter)


class PatientProtocol(H11Protocol):
    """A connection that is closed if a request does not arrive in time."""

    patience = Patience()
    timer: asyncio.TimerHandle | None = None
    received = 0
    host = "unknown"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = network(self.client[0]) if self.client else "unknown"
        self.begin()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        self.end()
        super().connection_lost(exc)

    def look(self) -> None:
        """Begin or stop to wait for the rest of a request."""
        if not self.is_half_sent():
            self.end()
        elif self.timer is None:
            self.begin()

    def is_half_sent(self) -> bool:
        """Has a request begun whose rest is missing?"""
        if self.transport.get_protocol() is not self:  # a websocket now
            return False
        if self.conn.their_state is h11.IDLE:
            return bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY

    def begin(self) -> None:
        """Wait, unless this address keeps too many waiting."""
        if self.patience.waiting[self.host] >= self.patience.most:
            self.transport.abort()
            return
        self.patience.waiting[self.host] += 1
        self.expect()

    def expect(self) -> None:
        """Look again in some seconds."""
        self.received = 0
        self.timer = self.loop.call_later(self.patience.seconds, self.check)

    def check(self) -> None:
        """The time is over: a long body may go on if enough of it has come."""
        if self.received >= LEAST:
            self.expect()
            return
        log.info("half-sent request closed")
        self.end()
        self.transport.close()

    def end(self) -> None:
        """Nothing is waited for."""
        if self.timer is None:
            return
        self.timer.cancel()
        self.timer = None
        self.patience.waiting[self.host] -= 1
        if not self.patience.waiting[self.host]:
            del self.patience.waiting[self.host]


def patient_protocol(patience: Patience) -> type[Any]:
    """The protocol of a server, whose connections share one patience."""
    return type("Protocol", (PatientProtocol,), {"patience": patience})
