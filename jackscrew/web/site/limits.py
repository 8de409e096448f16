"""How much one seat or one address may ask for in a while."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Any

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]

NETWORK = 19  # letters of a whole IPv6 address that name its network
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


USUAL = Bounds()


class Limits:
    """Counts what is asked for, by address and by seat; kept in memory."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.counter = FixedWindowRateLimiter(MemoryStorage())
        self.requests = RateLimitItemPerMinute(bounds.requests)
        self.new_tables = RateLimitItemPerMinute(bounds.new_tables)
        self.messages = RateLimitItemPerSecond(bounds.messages, BURST)
        self.chat = RateLimitItemPerMinute(bounds.chat)

    def allows_request(self, connection: Connection) -> bool:
        """May this address ask once more?"""
        return self.counter.hit(self.requests, "request", address(connection))

    def allows_table(self, connection: Connection) -> bool:
        """May this address make one more table?"""
        return self.counter.hit(self.new_tables, "table", address(connection))

    def allows_message(self, seats: Sequence[int], table: str, connection: Connection) -> bool:
        """May a page say one more thing?"""
        who = ",".join(map(str, seats)) or address(connection)
        return self.counter.hit(self.messages, "message", table, who)

    def allows_chat(self, seat: int, table: str) -> bool:
        """May a seat say one more thing to the others?"""
        return self.counter.hit(self.chat, "chat", table, str(seat))

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
