"""What comes in over HTTP, before any handler sees it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Receive, Scope, Send

from jackscrew.text import N_


class BoundedRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested only as deep as Python can follow."""

    async def json(self) -> Any:
        """The body, read as JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException(N_("The JSON has too many things inside each other.")) from None


def answer_heads(app: ASGIApp) -> ASGIApp:
    """Have HEAD answered as GET is; the server leaves the body out, for it knows what was asked.

    Around the whole site, since a router looks for a handler by the method.
    """

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            await app({**scope, "method": HttpMethod.GET}, receive, send)
        else:
            await app(scope, receive, send)

    return answered
