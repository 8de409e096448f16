"""Tables made over the server's interface for programs, and pages fetched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from time import perf_counter
from typing import Any

from load.errors import Failed

PATIENCE = 60.0  # seconds
NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Frieda", "Gustav", "Hanna")


@dataclass(frozen=True)
class Made:
    """A table that was made: its name, and the keys of people's seats."""

    name: str
    keys: Mapping[int, str]

    @property
    def path(self) -> str:
        """Where its page is."""
        return f"/table/{self.name}"


@dataclass(frozen=True)
class Fetched:
    """A page, and how long it took in milliseconds."""

    body: bytes
    took: float


async def make_table(address: str, game: str, seats: int, bots: Sequence[str] = ()) -> Made:
    """A table of people, with bots at the last seats."""
    people = [{"name": name} for name in NAMES[: seats - len(bots)]]
    body = {"game": game, "seats": [*people, *[{"bot": bot} for bot in bots]]}
    made = await call(address, "/api/tables", body)
    return Made(made["table"], {it["seat"]: it["key"] for it in made["seats"]})


async def seats_of(address: str) -> dict[str, list[int]]:
    """The numbers of seats that each game is for."""
    return {it["key"]: it["seats"] for it in await call(address, "/api/games")}


async def call(address: str, path: str, body: object = None) -> Any:
    """Ask the interface for programs."""
    given = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if given else {}
    return json.loads((await fetch(address, path, headers, given)).body)


async def fetch(
    address: str, path: str, headers: Mapping[str, str] | None = None, body: bytes | None = None
) -> Fetched:
    """Fetch a page; nothing else goes on in this thread meanwhile."""
    return await asyncio.to_thread(fetch_now, address, path, dict(headers or {}), body)


def fetch_now(address: str, path: str, headers: dict[str, str], body: bytes | None) -> Fetched:
    """The same, by whoever can wait."""
    began = perf_counter()
    connection = HTTPConnection(address, timeout=PATIENCE)
    try:
        connection.request("GET" if body is None else "POST", path, body, headers)
        answer = connection.getresponse()
        content = answer.read()
    except (OSError, HTTPException) as error:
        raise Failed(f"{path}: {error}") from None
    finally:
        connection.close()
    if answer.status >= 400:
        raise Failed(f"{path}: status {answer.status}: {content[:200].decode(errors='replace')}")
    return Fetched(content, 1000 * (perf_counter() - began))
