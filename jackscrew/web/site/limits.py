"""How much one seat or one address may ask for in a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]

NETWORK = 19  # letters of a whole IPv6 address that name its network
MINUTE = 60  # seconds
BURST = 2  # seconds over which a page's messages are counted, so that quick hands are none too many


@dataclass(frozen=True)
class Bounds:
    """How much is allowed.  Whoever runs a server may set it; `docs/server.md` tells it."""

    requests: int = 600  # a minute, from one address
    new_tables: int = 20  # a minute, from one address
    messages: int = 40  # in two seconds, of one seat at a table or of an address that looks on
    chat: int = 60  # lines a minute, of one seat
    spectators: int = 1000  # pages that look on at one table
    seated: int = 60  # pages open at one table from its seats
    pictures: int = 60  # a minute, of positions that are shared, from one address


USUAL = Bounds()


class Windows:
    """A rate limit by fixed windows: so many times in so many seconds from the first time on.

    It is asked for every message, so it is no more than two numbers for whoever asks.
    """

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most
        self.seconds = seconds
        self.clock = clock
        self.ends: dict[Hashable, float] = {}  # in the order in which they come
        self.counts: dict[Hashable, int] = {}

    def allows(self, *who: Hashable) -> bool:
        """May they do it once more?"""
        now = self.clock()
        self.forget(now)
        self.ends.setdefault(who, now + self.seconds)
        count = self.counts[who] = self.counts.get(who, 0) + 1
        return count <= self.most

    def forget(self, now: float) -> None:
        """Close the windows whose time is over."""
        while self.ends:
            who = next(iter(self.ends))
            if self.ends[who] > now:
                return
            del self.ends[who], self.counts[who]


class Limits:
    """Counts what is asked for, by address and by seat; kept in memory."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.requests = Windows(bounds.requests, MINUTE)
        self.new_tables = Windows(bounds.new_tables, MINUTE)
        self.messages = Windows(bounds.messages, BURST)
        self.chat = Windows(bounds.chat, MINUTE)
        self.pictures = Windows(bounds.pictures, MINUTE)

    def allows_request(self, connection: Connection) -> bool:
        """May this address ask once more?"""
        return self.requests.allows(address(connection))

    def allows_table(self, connection: Connection) -> bool:
        """May this address make one more table?"""
        return self.new_tables.allows(address(connection))

    def allows_picture(self, connection: Connection) -> bool:
        """May this address have one more picture painted?"""
        return self.pictures.allows(address(connection))

    def allows_message(self, seats: Sequence[int], table: str, connection: Connection) -> bool:
        """May a page say one more thing?"""
        return self.messages.allows(table, tuple(seats) or address(connection))

    def allows_chat(self, seat: int, table: str) -> bool:
        """May a seat say one more thing to the others?"""
        return self.chat.allows(table, seat)

    def allows_page(self, seats: Sequence[int], open_pages: Iterable[Sequence[int]]) -> bool:
        """May one more page look at a table from these seats, or from none?"""
        most = self.bounds.seated if seats else self.bounds.spectators
        return sum(bool(others) == bool(seats) for others in open_pages) < most


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return network(connection.client.host) if connection.client else "unknown"


def network(host: str) -> str:
    """Who counts as one; whoever has one IPv6 address has all of its network."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return found.exploded[:NETWORK]
    return host
