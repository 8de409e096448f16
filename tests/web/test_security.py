"""What browsers may be made to do, what is kept from others, and what is too much."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
import website
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.routes import HTTPRoute
from structlog.testing import capture_logs
from website import PLENTY, Made, Opens, Site, make_table, open_page, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.show.told import You
from jackscrew.web.site.app import make_app
from jackscrew.web.site.limits import address
from jackscrew.web.site.security import HEADERS, POLICY

SAFE = {"GET", "HEAD", "OPTIONS"}
FOREIGN = ["https://evil.example", "null", "", "http://[", "http://127.0.0.1.evil.example"]


@pytest.fixture
def made(site: Site) -> Made:
    """A table of three people."""
    return make_table(site, "Ada", "Bo", "Cy")


def routes(site: Site) -> list[tuple[str, str]]:
    """The method and path of all that the site answers to."""
    app: Litestar = make_app(site.store, thinkers=Thinkers())
    return [
        (method, re.sub(r"\{(\w+):\w+\}", r"\1", route.path_format))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods)
    ]


def test_every_unsafe_route_refuses_other_sites(site: Site) -> None:
    unsafe = [(method, path) for method, path in routes(site) if method not in SAFE]
    assert len(unsafe) >= 8
    for method, path in unsafe:
        url = re.sub(r"[{}]", "", path.replace("{seat}", "0"))
        for origin in FOREIGN:
            answer = site.program().request(method, url, headers={"origin": origin})
            assert answer.status_code == 403, (path, origin)
        with_cookie = site.program().request(method, url, headers={"cookie": "seats=x"})
        assert with_cookie.status_code == 403, path
        assert site.program().request(method, url).status_code != 403, path


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_line_from_another_site_is_not_accepted(site: Site, made: Made, origin: str) -> None:
    headers = {"cookie": f"seats={made.keys[0]}", "origin": origin}
    url = f"ws://127.0.0.1:{site.port}/table/{made.name}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403
    assert not site.table(made.name).watchers


def test_a_line_with_cookies_says_where_it_comes_from(site: Site, made: Made) -> None:
    headers = {"cookie": f"seats={made.keys[0]}"}
    url = f"ws://127.0.0.1:{site.port}/table/{made.name}/socket"
    with pytest.raises(InvalidStatus), connect(url, additional_headers=headers):
        pass


def test_a_program_with_a_key_needs_no_origin(site: Site, made: Made) -> None:
    headers = {"authorization": f"Bearer {made.keys[1]}"}
    url = f"ws://127.0.0.1:{site.port}/table/{made.name}/socket"
    with connect(url, additional_headers=headers) as line:
        you = website.read(line.recv(10))
    assert you == You(mine=[1], invited=[])


PATHS = ["/", "/new/city_council", "/rules/city_council", "/replay", "/health", "/nowhere"]


@pytest.mark.parametrize("path", [*PATHS, "/table/*", "/api/games", "/join?table=x", "/metrics"])
def test_every_answer_has_its_headers(site: Site, made: Made, path: str) -> None:
    answer = site.client().get(path.replace("*", made.name))
    for name, value in {**HEADERS, "Content-Security-Policy": POLICY}.items():
        assert answer.headers[name] == value, name


def test_the_policy_allows_nothing_from_elsewhere() -> None:
    assert "default-src 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "frame-ancestors 'none'" in POLICY


@pytest.mark.parametrize("path", [*PATHS, "/table/*", "/table/*/sit/KEY"])
def test_pages_refer_to_no_other_host_and_have_nothing_inline(
    site: Site, made: Made, path: str
) -> None:
    free = make_table(site, "Ada", "Bo", "")
    url = path.replace("*", free.name).replace("KEY", free.keys[2])
    text = site.client().get(url).text
    outside = set(re.findall(r"https?://[^\s\"'<>)]+", text)) - {"http://www.w3.org/2000/svg"}
    assert {host for host in outside if not host.startswith(site.url)} == set()
    assert not re.search(r"(?:src|href|action)=[\"']//", text)
    assert not re.search(r"<[^>]*\s(?:style|on\w+)=[\"']", text)
    assert not re.search(r"<style|<script(?![^>]*(?:src=|application/json))", text)


def test_a_seats_cookie_is_kept_from_scripts_and_other_sites(site: Site) -> None:
    browser = site.client()
    browser.follow_redirects = False
    answer = browser.post("/play/city_council", data={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    name = answer.headers["location"].rpartition("/")[2]
    words = {word.strip().lower() for word in cookie.split(";")}
    assert {"httponly", "samesite=lax", f"path=/table/{name}"} <= words


def test_no_key_is_logged(site: Site) -> None:
    with capture_logs() as lines:
        made = make_table(site, "Ada", "Bo", "")
        key = made.keys[2]
        browser = site.client()
        browser.get(f"/table/{made.name}/sit/{key}")
        browser.post(f"/table/{made.name}/sit/{key}", data={"name": "Cy"})
        browser.get(f"/table/{made.name}/sit/{key}x")
        browser.get("/join", params={"table": f"/table/{made.name}/sit/{key}"})
        site.program(key).get(f"/api/tables/{made.name}/legal")
        site.program(key).post(f"/api/tables/{made.name}/actions", content=b"{")
    assert len(lines) >= 6
    assert all(key not in str(line) for key in made.keys.values() for line in lines)
    assert {line["route"] for line in lines} >= {"/table/{name}/sit/{keys}"}


def test_keys_are_not_stored(serve: Callable[..., Site]) -> None:
    site = serve()
    made = make_table(site, "Ada", "Bo", "Cy")
    stored = b"".join(path.read_bytes() for path in site.data.iterdir())
    assert made.name.encode() in stored
    assert all(key.encode() not in stored for key in made.keys.values())


def test_keys_of_others_are_on_no_page(site: Site, made: Made) -> None:
    text = site.client(cookies={"seats": made.keys[0]}).get(f"/table/{made.name}").text
    assert made.keys[0] in text
    assert made.keys[1] not in text
    watched = site.client().get(f"/table/{made.name}").text
    assert not any(key in watched for key in made.keys.values())


def test_too_many_requests_are_refused(serve: Callable[..., Site]) -> None:
    site = serve(bounds=replace(PLENTY, requests=5))
    codes = [site.program().get("/health").status_code for _ in range(6)]
    assert codes == [200] * 5 + [429]


def test_too_many_tables_are_refused(serve: Callable[..., Site]) -> None:
    site = serve(bounds=replace(PLENTY, new_tables=2))
    make_table(site, "Ada", "Bo", "Cy")
    ada = site.client(cookies={"name": "Ada"})
    assert [ada.post("/play/city_council").status_code for _ in range(2)] == [200, 429]
    assert site.client().post("/new/city_council", files={"seats": (None, "3")}).status_code == 429
    assert site.client().post("/replay", files={"record": (None, "x")}).status_code == 429
    assert site.program().post("/api/records", json={"record": "x"}).status_code == 429


@pytest.mark.parametrize("path", ["/replay", "/new/city_council", "/settings", "/api/records"])
def test_a_body_that_is_too_large_is_refused(site: Site, path: str) -> None:
    body = b"x" * 2_000_001
    for kind in ("multipart/form-data; boundary=x", "application/json"):
        answer = site.program().post(path, content=body, headers={"content-type": kind})
        assert answer.status_code in (400, 413), kind
        assert answer.status_code == 413 or b"x" * 100 not in answer.content
    stream = site.program().post("/api/records", content=iter([body]))
    assert stream.status_code == 413


def test_headers_without_end_are_refused(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.port), website.PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(ConnectionError):  # it may hang up in the middle
            for number in range(20):
                line.sendall(b"x-%d: %s\r\n" % (number, b"a" * 10_000))
            assert line.recv(100).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""])
def test_other_names_of_the_host_are_refused(serve: Callable[..., Site], host: str) -> None:
    first = serve()
    port = first.port
    first.stop()
    site = website.start(first.data, port=port, hosts=[f"127.0.0.1:{port}", f"localhost:{port}"])
    try:
        assert site.client().get("/", headers={"host": host}).status_code == 400
        assert site.client().get("/", headers={"host": f"localhost:{port}"}).status_code == 200
        assert site.client().get("/").status_code == 200
        forwarded: dict[str, Any] = {"host": host, "x-forwarded-host": f"localhost:{port}"}
        assert site.client().get("/", headers=forwarded).status_code == 400
    finally:
        site.stop()


def test_a_table_has_so_many_pages_and_no_more(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve(bounds=replace(PLENTY, spectators=2, seated=1))
    made = make_table(site, "Ada", "Bo", "Cy")
    leaving, _, ada = pages(site, made.name), pages(site, made.name), made.keys[0]
    pages(site, made.name, [ada])
    assert refusal(site, made, []) == (1013, "Too many look at this table.")
    assert refusal(site, made, [made.keys[1]], "de") == (
        1013,
        "An diesem Tisch sehen schon zu viele zu.",
    )
    leaving.close()
    wait_until(lambda: len(site.table(made.name).watchers) == 2)
    pages(site, made.name)


def refusal(site: Site, made: Made, keys: list[str], language: str = "en") -> tuple[int, str]:
    """How the socket of a page is closed that may not look."""
    with pytest.raises(ConnectionClosed) as closed:
        open_page(site, made.name, keys, language=language)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_whoever_talks_too_much_is_asked_to_wait(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve(bounds=replace(PLENTY, chat=2))
    made = make_table(site, "Ada", "Bo", "Cy")
    ada, bo = (pages(site, made.name, [made.keys[seat]]) for seat in (0, 1))
    assert [ada.ask("say", text="and").ok for _ in range(3)] == [True, True, False]
    assert bo.ask("say", text="well").ok
    assert len(site.table(made.name).chat) == 3


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::9", "2001:0db8:0001:0002"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_counts_with_its_whole_network(host: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (host, 1234)}
    assert address(ASGIConnection(scope)) == counted


def test_pages_are_kept_by_nobody_else(site: Site, made: Made) -> None:
    browser = site.client(cookies={"seats": made.keys[0]})
    page = browser.get(f"/table/{made.name}")
    assert page.headers["cache-control"] == "private, no-cache"
    style = re.findall(r'"(/static/[^"]+)"', page.text)[0]
    assert browser.get(style).headers["cache-control"].startswith("public")
