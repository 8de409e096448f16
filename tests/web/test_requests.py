"""Odd requests: too deep, without a body to be sent back, half sent."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs
from website import Made, Near, Opens, Site, make_table, wait_until

from jackscrew.core.record import parse_record
from jackscrew.games import game
from jackscrew.web.site import pages as site_pages
from jackscrew.web.site.app import make_app
from jackscrew.web.site.patience import LEAST, MOST, Patience

DEEP = 500_000


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people."""
    return make_table(site, "Ada", "Bo", "Cy")


def addresses(site: Site, method: str, made: Made) -> list[str]:
    """All addresses of the site for a method."""
    app = make_app(site.store, thinkers=Near())
    paths = [r.path for r in app.routes if isinstance(r, HTTPRoute) and method in r.methods]
    known = {"{name:str}": made.name, "{keys:str}": made.keys[0], "{key:str}": "rise"}
    for place, value in known.items():
        paths = [path.replace(place, value) for path in paths]
    return sorted(re.sub(r"\{\w+:\w+\}", "0", path) for path in paths)


@pytest.mark.parametrize("opening", ["[", '{"x":', '{"record":['])
def test_json_of_any_depth_is_a_bad_request(site: Site, made: Made, opening: str) -> None:
    program = site.program(made.keys[0])
    program.headers["content-type"] = "application/json"
    paths = [path for path in addresses(site, "POST", made) if path.startswith("/api/")]
    assert len(paths) >= 5
    for path in paths:
        answer = program.post(path, content=opening * (DEEP // len(opening)))
        assert answer.status_code == 400, path
        assert answer.json()["detail"] == "The JSON has too many things inside each other."


def test_what_is_no_text_is_a_bad_request(site: Site, made: Made) -> None:
    program = site.program(made.keys[0])
    program.headers["content-type"] = "application/json"
    for path in addresses(site, "POST", made):
        if path.startswith("/api/"):
            assert program.post(path, content=b'{"tables":["\xff"]}').status_code == 400, path
    fields = b'--x\r\nContent-Disposition: form-data; name="record"\r\n\r\n\xff\r\n--x--\r\n'
    browser = site.client()
    for path in ("/replay", "/new/rise"):
        kind = {"content-type": "multipart/form-data; boundary=x"}
        answer = browser.post(path, content=fields, headers=kind)
        assert answer.status_code == 400, path
        assert "no text in UTF-8" in answer.text


def test_whoever_waits_is_answered_when_the_server_stops(serve: Callable[..., Site]) -> None:
    site = serve()
    made = make_table(site, "Ada", "Bo", "Cy")
    answers: list[httpx.Response] = []
    address = f"{site.url}/api/tables/{made.name}/wait"
    wanted = {"version": site.table(made.name).revision, "seconds": 20}
    asking = threading.Thread(
        target=lambda: answers.append(httpx.get(address, params=wanted, timeout=20))
    )
    asking.start()
    time.sleep(0.5)
    site.stop()
    asking.join(10)
    assert [answer.status_code for answer in answers] == [503]


def test_the_first_line_of_a_record_is_bounded(site: Site) -> None:
    record = "rise rules=1 seats=2 " + "x=1 " * 10_000
    answer = site.program().post("/api/records", json={"record": record})
    assert answer.status_code == 400
    assert answer.json()["detail"] == "The first line of the record is too long."


def told(answer: httpx.Response) -> dict[str, str]:
    """The headers of an answer, but for the moment it was made and what counts the answers."""
    changing = {"date", "content-length"} if answer.url.path == "/metrics" else {"date"}
    return {name: value for name, value in answer.headers.items() if name not in changing}


def test_head_answers_as_get_without_a_body(site: Site, made: Made) -> None:
    browser = site.client()
    browser.follow_redirects = False
    paths = [*addresses(site, "GET", made), "/no/such/page", "/settings", "/api/status"]
    assert len(paths) >= 18
    for path in paths:
        get, head = browser.get(path), browser.head(path)
        assert (head.status_code, head.content) == (get.status_code, b""), path
        assert told(head) == told(get), path


SOON = 0.4  # seconds that an impatient server waits
BEGUN = {
    "nothing": b"",
    "a word": b"GET /hea",
    "a head": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "a body": b"POST /api/status HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 1000\r\n\r\n{",
}


@pytest.fixture
def impatient(serve: Callable[..., Site]) -> Site:
    """A server that waits for a moment only."""
    return serve(patience=Patience(SOON))


def opened(site: Site, sent: bytes, lines: ExitStack) -> socket.socket:
    """A connection on which something was sent."""
    line = lines.enter_context(socket.create_connection(("127.0.0.1", site.port), 5))
    line.sendall(sent)
    return line


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    """Closes connections after the test."""
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("begun", BEGUN)
def test_a_half_sent_request_is_closed(impatient: Site, lines: ExitStack, begun: str) -> None:
    began = time.monotonic()
    with capture_logs() as logged:
        line = opened(impatient, BEGUN[begun], lines)
        assert line.recv(1000) == b""
        assert SOON * 0.9 < time.monotonic() - began < 3
        wait_until(lambda: [entry for entry in logged if "half-sent" in entry["event"]])
    assert not [entry for entry in logged if entry["log_level"] == "error"]
    assert impatient.program().get("/health").status_code == 200


def test_a_letter_now_and_then_does_not_keep_a_request_open(
    impatient: Site, lines: ExitStack
) -> None:
    line = opened(impatient, b"GET /health HTTP/1.1\r\n", lines)
    began = time.monotonic()
    with suppress(OSError):
        while time.monotonic() < began + 3:
            line.sendall(b"x: y\r\n")
            time.sleep(SOON / 10)
    assert time.monotonic() - began < 2


def test_a_long_body_may_take_its_time(impatient: Site, lines: ExitStack) -> None:
    parts = 6
    head = f"POST /api/status HTTP/1.1\r\nHost: x\r\ncontent-length: {parts * LEAST}\r\n\r\n"
    line = opened(impatient, head.encode(), lines)
    for _ in range(parts):
        line.sendall(b" " * LEAST)
        time.sleep(SOON / 4)
    assert b" 400 " in line.recv(1000)


def test_whoever_waits_for_an_answer_is_not_closed(impatient: Site, pages: Opens) -> None:
    made = make_table(impatient, "Ada", "Bo", "Cy")
    page = pages(impatient, made.name, [made.keys[0]])
    asked = {"version": impatient.table(made.name).revision, "seconds": 3 * SOON}
    answer = impatient.program().get(f"/api/tables/{made.name}/wait", params=asked)
    assert answer.status_code == 200
    assert page.ask("say", text="still here").ok


def test_an_address_keeps_only_so_many_waiting(
    serve: Callable[..., Site], lines: ExitStack
) -> None:
    patience = Patience(20)
    site = serve(patience=patience)
    waiting = [opened(site, b"GET /hea", lines) for _ in range(MOST)]
    wait_until(lambda: patience.waiting["127.0.0.1"] == MOST)
    one_more = opened(site, b"", lines)
    assert one_more.recv(10) == b""
    for line in waiting:
        line.close()
    wait_until(lambda: not patience.waiting)
    assert site.program().get("/health").status_code == 200


def test_a_record_is_bounded_before_it_is_read_and_read_beside_the_loop(
    site: Site, record_text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[threading.Thread] = []

    def read(text: str) -> Any:
        readers.append(threading.current_thread())
        return parse_record(text)

    monkeypatch.setattr(site_pages, "parse_record", read)
    head, first, *_ = record_text.splitlines()
    longest = game("city_council").longest
    too_long = {"record": "\n".join([head, *[first] * (longest + 2)])}
    answer = site.program().post("/api/records", json=too_long)
    assert answer.status_code == 400
    assert str(longest) in answer.json()["detail"]
    assert not readers
    assert site.program().post("/api/records", json={"record": record_text}).status_code == 201
    assert readers
    assert site.thread not in readers
