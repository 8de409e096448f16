"""What goes wrong over the interface for programs, as its OpenAPI file tells it."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Struct, UnsetType


class Problem(Struct):
    """What went wrong, in one line."""

    status_code: int
    detail: str
    extra: dict[str, Any] | list[Any] | UnsetType = UNSET


class Refusal(Struct):
    """Why the rules do not allow a move: a rule, if one tells it, and a sentence."""

    rule: str
    sentence: str


class RefusedMove(Struct):
    """A move that was not made."""

    status_code: int
    detail: str
    extra: Refusal | UnsetType = UNSET


ANYWHERE = (400, 405, 429, 500, 503)
REFUSED = 422
SENT = (403, 413)  # only what is sent can come from a page of another site, or be too much
TOLD = {
    400: "What was sent makes no sense.",
    401: "The key of a seat is missing or wrong.",
    403: "This was sent by a page of another site.",
    404: "There is no such table, or no such game.",
    405: "This address wants another method; the header Allow tells which.",
    409: "The table has changed since; `extra` tells its version.",
    413: "This is too much.",
    422: "The rules do not allow the move; what they allow is told, and in `extra` why not.",
    429: "Too much was asked for: try again in a minute.",
    500: "Something went wrong here. It has been noted.",
    503: "Nothing can be saved or read now; the header Retry-After tells when to try again.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers an operation may give besides its own: those of all operations, and these."""
    return {
        status: ResponseSpec(
            RefusedMove if status == REFUSED else Problem,
            generate_examples=False,
            description=TOLD[status],
        )
        for status in sorted({*ANYWHERE, *statuses})
    }
