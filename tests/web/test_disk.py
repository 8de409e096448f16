"""A full disk or a damaged database is told plainly, and nothing confirmed is lost."""

from __future__ import annotations

import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from test_serve import Server, get
from website import open_page, wait_until

from jackscrew.text import Translator
from jackscrew.web.live.table import CANNOT_SAVE
from jackscrew.web.store import DATABASE, Store

ROOM = resource.RLIM_INFINITY
GERMAN = Translator("de").text(CANNOT_SAVE)


class Crowded(Server):
    """A server whose disk can be filled: the system lets it make no file longer than this."""

    def give(self, room: int) -> None:
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (room, ROOM))


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Crowded]:
    """A server over a data directory, ended after the test."""
    server = Crowded("--data", str(tmp_path / "data"), "--port", "0", "--pace", "0.05")
    yield server
    server.process.kill()
    server.process.communicate()


def made(url: str, *seats: dict[str, str]) -> Any:
    """A table."""
    wanted = {"game": "city_council", "seats": seats}
    return httpx.post(f"{url}/api/tables", json=wanted).raise_for_status().json()


def move(url: str, table: Any, request: str) -> httpx.Response:
    """Make the first move there is, for whoever is to move."""
    at = f"{url}/api/tables/{table['table']}"
    (seat,) = httpx.get(f"{at}/view").json()["asked"]
    headers = {"authorization": f"Bearer {table['seats'][seat]['key']}"}
    legal = httpx.get(f"{at}/legal", headers=headers).json()
    sent = {"action": legal["actions"][0], "version": legal["version"], "request": request}
    return httpx.post(f"{at}/actions", json=sent, headers=headers)


def test_a_full_disk_makes_tables_wait_and_they_go_on(crowded: Crowded, tmp_path: Path) -> None:
    url = crowded.url
    get(f"{url}/health")
    people = made(url, {"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"})
    bots = made(url, *[{"bot": "random"}] * 3)
    view = f"{url}/api/tables/{bots['table']}/view"
    wait_until(lambda: httpx.get(view).json()["version"] > 10, 30)
    assert move(url, people, "before-it-is-full").status_code == 200
    crowded.give(0)
    for number in range(2):
        refused = move(url, people, f"while-it-is-full-{number}")
        assert (refused.status_code, refused.json()["detail"]) == (503, CANNOT_SAVE)
        assert int(refused.headers["retry-after"]) > 0
    assert httpx.get(f"{url}/health").status_code == 503
    assert httpx.post(f"{url}/api/tables", json={"game": "rise", "seats": [{}, {}]}).is_error
    wait_until(lambda: is_still(view), 30)
    kept = httpx.get(view).json()["version"]
    site: Any = SimpleNamespace(url=url, port=url.rpartition(":")[2])
    page = open_page(
        site, people["table"], [seat["key"] for seat in people["seats"]], language="de"
    )
    assert GERMAN in page.html["question"]
    assert page.ask("say", text="hello").message == GERMAN
    assert httpx.get(f"{url}/table/{people['table']}").status_code == 200
    crowded.give(ROOM)
    wait_until(lambda: httpx.get(f"{url}/health").status_code == 200)
    page.until(lambda: GERMAN not in page.html["question"])
    page.close()
    assert move(url, people, "while-it-is-full-0").status_code == 200
    wait_until(lambda: httpx.get(view).json()["version"] > kept, 30)
    code, log = crowded.end(signal.SIGTERM)
    assert code == 0
    assert "Traceback" not in log
    store = Store(tmp_path / "data")
    stored = store.find(people["table"])
    store.close()
    assert stored is not None
    requests = [row.request for row in stored.moves if row.request]
    assert requests == ["before-it-is-full", "while-it-is-full-0"]


def is_still(view: str) -> bool:
    """Does a table not go on for half a second?"""
    before = httpx.get(view).json()["version"]
    time.sleep(0.5)
    return bool(httpx.get(view).json()["version"] == before)


def test_the_page_that_meets_the_full_disk_first_is_told(crowded: Crowded) -> None:
    url = crowded.url
    get(f"{url}/health")
    table = made(url, {"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"})
    site: Any = SimpleNamespace(url=url, port=url.rpartition(":")[2])
    page = open_page(site, table["table"], [seat["key"] for seat in table["seats"]])
    page.ask("ready", seat=httpx.get(f"{url}/api/tables/{table['table']}/view").json()["asked"][0])
    page.until(page.my_turn)
    crowded.give(0)
    answer = page.play_first()
    assert (answer.ok, answer.message) == (False, CANNOT_SAVE)
    crowded.give(ROOM)
    page.close()


def test_a_damaged_database_is_refused_with_what_helps(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = Store(data)
    store.close()
    with sqlite3.connect(data / DATABASE) as connection:
        connection.execute("CREATE TABLE filler (text)")
        connection.executemany("INSERT INTO filler VALUES (?)", [["x" * 500]] * 200)
    connection.close()
    file = data / DATABASE
    whole = bytearray(file.read_bytes())
    whole[-3 * 4096 : -4096] = b"\x55" * 2 * 4096
    file.write_bytes(whole)
    told = Server("--data", str(data), "--port", "0").refused()
    assert str(file) in told
    assert "damaged" in told
    assert ".recover" in told
    assert file.read_bytes() == whole


def test_a_file_as_data_directory_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("")
    assert f"{file} is a file" in Server("--data", str(file), "--port", "0").refused()


def test_a_directory_that_cannot_be_made_is_told() -> None:
    told = Server("--data", "/proc/games", "--port", "0").refused()
    assert "/proc/games: cannot be written" in told
