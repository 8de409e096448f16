"""The site put together: pages, tables, interface, security, measurements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Router, get
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.response import Response
from msgspec import Struct

import jackscrew
from jackscrew.text import N_, Translator
from jackscrew.web.live.garbage import collect_when_alone
from jackscrew.web.live.hall import PACE, Hall, NoTable
from jackscrew.web.live.table import CANNOT_SAVE, Waits
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.show.edition import Editions
from jackscrew.web.site.api import API
from jackscrew.web.site.limits import USUAL, Bounds, Limits
from jackscrew.web.site.metrics import METRICS, Measures
from jackscrew.web.site.outlet import Socket
from jackscrew.web.site.pages import PAGES
from jackscrew.web.site.pictures import PICTURES, Pictures
from jackscrew.web.site.problems import problems
from jackscrew.web.site.reading import BoundedRequest
from jackscrew.web.site.schema import ViewSchema, WithViews
from jackscrew.web.site.security import add_headers, check_origin, check_rate
from jackscrew.web.site.tables import TABLES
from jackscrew.web.site.visitor import TheHall, language_of, page, spoken
from jackscrew.web.store import Busy, Closed, Failed, Store

log = structlog.get_logger()
LARGEST_BODY = 2_000_000
RETRY_AFTER = "60"  # seconds, as a header tells them
# the OpenAPI file is for programs: pages promise them nothing
FOR_PEOPLE = Router("/", route_handlers=[*PAGES, *TABLES, *PICTURES], include_in_schema=False)


def make_app(
    store: Store,
    *,
    hosts: list[str] | None = None,
    pace: float = PACE,
    thinkers: Thinkers | None = None,
    bounds: Bounds = USUAL,
) -> Litestar:
    """The site over a store.  Answers only to these hosts' names, if they are given."""
    hall = Hall(store, thinkers or Thinkers(), pace)
    measures = Measures(hall)
    app = Litestar(
        route_handlers=[FOR_PEOPLE, API, health, METRICS],
        dependencies={"hall": Provide(lambda: hall, sync_to_thread=False)},
        guards=[check_rate, check_origin],
        middleware=[measures.middleware],
        before_send=[add_headers, measures.note_unknown],
        exception_handlers={
            HTTPException: told,
            NoTable: no_table,
            Waits: waits,
            Busy: waits,
            Closed: waits,
            Failed: waits,
            UnicodeDecodeError: no_text,
            Exception: failed,
        },
        allowed_hosts=AllowedHostsConfig(hosts) if hosts else None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, exclude=["^/static/", "^/learn/"]
        ),
        openapi_config=OpenAPIConfig(
            title="Jackscrew",
            version=jackscrew.__version__,
            description="Play at the tables of this server from another program.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[WithViews(path="/openapi.json")],
        ),
        plugins=[ViewSchema()],
        request_class=BoundedRequest,
        request_max_body_size=LARGEST_BODY,
        websocket_class=Socket,
        lifespan=[living(hall)],
        logging_config=None,
    )
    app.state.limits = Limits(bounds)
    app.state.hall = hall
    app.state.editions = Editions()
    app.state.pictures = Pictures()
    app.state.measures = measures
    return app


def living(hall: Hall) -> Any:
    """What runs as long as the site does."""

    @asynccontextmanager
    async def alive(_: Litestar) -> AsyncIterator[None]:
        hall.thinkers.start()
        works = (hall.tidy(), hall.keep_saving(), collect_when_alone(hall))
        running = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await hall.close()

    return alive


class Health(Struct):
    """How the server is: of its tables, so many are alive."""

    status: str
    version: str
    compiled: bool
    tables: int
    alive: int


@get("/health", media_type=MediaType.JSON, responses=problems())
async def health(hall: TheHall) -> Health:
    """Is the server well?  Reads from the database to tell; fails while nothing can be saved."""
    if hall.store.failing:
        raise Waits
    games = await asyncio.to_thread(hall.store.games)
    return Health("ok", jackscrew.__version__, jackscrew.COMPILED, games, len(hall.tables))


def told(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error that whoever asked can understand: a page for people, JSON for programs."""
    answered = answer(request, error.status_code, error.detail, error.extra)
    answered.headers.update(error.headers or {})  # which methods are allowed, say
    return answered


def no_table(request: Request[Any, Any, Any], error: NoTable) -> Response[Any]:
    """There is no such table."""
    return answer(request, 404, spoken(error, language_of(request)))


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """JSON or a field of a form that is not written in UTF-8."""
    return answer(request, 400, N_("What was sent is no text in UTF-8."))


def waits(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The database cannot be written or read now; whoever asked may try again."""
    log.error("cannot save", path=request.scope.get("path_template", ""), why=why(error))
    answered = answer(request, 503, CANNOT_SAVE)
    answered.headers["Retry-After"] = RETRY_AFTER
    return answered


def why(error: Exception) -> str:
    """What the store says of a failure."""
    return str(error.__cause__ or error)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something we did not think of; it is logged, and nothing of it is told."""
    log.error("failed", path=request.scope.get("path_template", ""), exc_info=error)
    return answer(request, 500, N_("Something went wrong here. It has been noted."))


def answer(
    request: Request[Any, Any, Any], status: int, message: str, extra: Any = None
) -> Response[Any]:
    """A problem told in one line."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        body = {"status_code": status, "detail": message}
        return Response(body | ({"extra": extra} if extra else {}), status_code=status)
    said = Translator(language_of(request)).catalogue.gettext(message)
    return page(request, "error.html", status, status=status, message=said)
