"""How much one seat or one address may ask for in a while."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address
from typing import Any

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from litestar.connection import ASGIConnection

Connection = ASGIConnection[Any, Any, Any, Any]

REQUESTS: RateLimitItem = RateLimitItemPerMinute(600)
NEW_TABLES: RateLimitItem = RateLimitItemPerMinute(20)
MESSAGES: RateLimitItem = RateLimitItemPerSecond(40, 2)
CHAT: RateLimitItem = RateLimitItemPerMinute(60)
NETWORK = 19  # letters of a whole IPv6 address that name its network


class Limits:
    """Counts what is asked for, by address and by seat; kept in memory."""

    def __init__(
        self,
        requests: RateLimitItem = REQUESTS,
        new_tables: RateLimitItem = NEW_TABLES,
        messages: RateLimitItem = MESSAGES,
        chat: RateLimitItem = CHAT,
    ) -> None:
        self.counter = FixedWindowRateLimiter(MemoryStorage())
        self.requests = requests
        self.new_tables = new_tables
        self.messages = messages
        self.chat = chat

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
