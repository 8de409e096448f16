"""Who may ask for what: origins, cookies with seat keys, headers, limits."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from jackscrew.text import N_
from jackscrew.web.live.hall import seat_of
from jackscrew.web.live.table import Table
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.visitor import YEAR

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
SEATS, INVITES = "seats", "invites"
MOST_KEYS = 8

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


async def add_headers(message: Message, _: Scope) -> None:
    """Send these headers with every answer, also with those that tell of errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers.update(HEADERS)
        headers.setdefault("Content-Security-Policy", POLICY)  # pictures bring their styles
        headers.setdefault("Cache-Control", "private, no-cache")  # pages hold keys and secrets


def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse what another site has a browser send here.

    A program that sends no cookies needs no origin: it has nothing a page could misuse.
    """
    if isinstance(connection, Request) and connection.method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None and not connection.cookies:
        return
    if origin is None or site_of(origin) != connection.headers.get("host"):
        raise PermissionDeniedException(N_("This was sent by a page of another site."))


def site_of(origin: str) -> str:
    """The host and port of an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_rate(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse an address that asks for too much."""
    limits: Limits = connection.app.state.limits
    if not limits.allows_request(connection):
        raise TooManyRequestsException(N_("Too many requests: try again in a minute."))


def check_new_table(connection: Connection) -> None:
    """Refuse an address that makes too many tables."""
    limits: Limits = connection.app.state.limits
    if not limits.allows_table(connection):
        raise TooManyRequestsException(N_("Too many new tables: try again in a minute."))


def check_picture(connection: Connection) -> None:
    """Refuse an address that has too many pictures painted."""
    limits: Limits = connection.app.state.limits
    if not limits.allows_picture(connection):
        raise TooManyRequestsException(N_("Too many requests: try again in a minute."))


def seats_held(
    connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any], table: Table
) -> dict[int, str]:
    """The seats this browser or program has keys for, with the keys."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return open_seats(table, header.removeprefix("Bearer ").strip())
    return open_seats(table, connection.cookies.get(SEATS, ""))


def open_seats(table: Table, keys: str) -> dict[int, str]:
    """The seats that keys, joined by dots, open."""
    found = [(seat_of(table, key), key) for key in keys.split(".")[:MOST_KEYS]]
    return dict(sorted((seat, key) for seat, key in found if seat is not None))


def key_cookie(table: str, name: str, keys: list[str], secure: bool) -> Cookie:
    """A cookie with keys of a table's seats; only that table's pages get it."""
    return Cookie(
        key=name,
        value=".".join(keys),
        path=f"/table/{table}",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
