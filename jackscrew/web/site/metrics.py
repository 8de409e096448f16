"""What an operator wants to know: numbers for Prometheus, and a line of log per request."""

from __future__ import annotations

import time
from typing import Any

import structlog
from litestar import Request, get
from litestar.enums import ScopeType
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from jackscrew.web.live.hall import Hall

log = structlog.get_logger()
QUIET = ("/static/{digest}/{name}", "/health", "/metrics")
UNKNOWN = "unknown"


class Measures:
    """Counts requests and looks after the tables and the database."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "jackscrew_requests", "Requests answered", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "jackscrew_request_seconds", "Time to answer", ["route"], registry=self.registry
        )
        self.registry.register(HallCollector(hall))

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Measure and log every request, by its route: addresses may hold keys."""

        async def measured(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began, status = time.perf_counter(), 0

            async def note(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                await app(scope, receive, note)
            finally:
                self.note(scope, status, time.perf_counter() - began)

        return measured

    async def note_unknown(self, message: Message, scope: Scope) -> None:
        """No route leads there, or not by this method: such requests pass no middleware."""
        if message["type"] == "http.response.start" and "path_template" not in scope:
            self.note(scope, message["status"], 0.0)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """One request is answered."""
        route = str(scope.get("path_template") or UNKNOWN)
        self.requests.labels(route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        if route not in QUIET:
            method = scope.get("method", "")
            ms = round(1000 * seconds, 1)
            log.info("request", method=method, route=route, status=status, ms=ms)


class HallCollector(Collector):
    """The tables that are alive and what was written."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> list[Metric]:
        """The numbers as they are now."""
        tables = list(self.hall.tables.values())
        work, thinkers = self.hall.store.work, self.hall.thinkers
        return [
            gauge("tables_alive", "Tables in memory", len(tables)),
            gauge("watchers", "Pages at tables", sum(len(t.watchers) for t in tables)),
            counter("commits", "Transactions committed", work.commits),
            counter("writes", "Writes committed", work.writes),
            counter("writes_failed", "Writes that could not be committed", work.failed),
            counter("commit_seconds", "Time spent in commits", work.seconds),
            counter("bot_failures", "Decisions a bot failed at", thinkers.failures),
            counter("bot_processes_lost", "Bots' processes that died or hung", thinkers.given_up),
        ]


def gauge(name: str, help: str, value: float) -> Metric:
    """A number that goes up and down."""
    return GaugeMetricFamily(f"jackscrew_{name}", help, value)


def counter(name: str, help: str, value: float) -> Metric:
    """A number that only grows."""
    return CounterMetricFamily(f"jackscrew_{name}", help, value)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The numbers, as Prometheus reads them."""
    measures: Measures = request.app.state.measures
    return Response(generate_latest(measures.registry), media_type="text/plain; version=0.0.4")


METRICS = metrics
