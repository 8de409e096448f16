"""Servers that stop in the middle of a game, and go on as if nothing had happened."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any, cast

import httpx
import pytest
import website
from website import Opens, Site, make_table, wait_until
from websockets.exceptions import ConnectionClosed

import jackscrew
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.show.told import Own

PROGRAM = [sys.executable, "-m", "jackscrew.cli", "serve"]


def test_a_table_goes_on_after_a_restart(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve()
    made = make_table(site, "Ada", "", "bot:random")
    page = pages(site, made.name, [made.keys[0], made.keys[1]])
    site.client().post(f"/table/{made.name}/sit/{made.keys[1]}", data={"name": "Bo"})
    page.ask("say", text="before the restart")
    for _ in range(6):
        page.until(page.my_turn)
        assert page.play_first().ok
    page.until(page.my_turn)
    page.refresh()
    before = page.now
    page.close()
    site.restart()
    again = pages(site, made.name, [made.keys[0], made.keys[1]])
    again.until(lambda: again.chat)
    assert (again.now.version, again.now.last) == (before.version, before.last)
    assert again.now.actions == before.actions
    assert again.log == page.log
    assert again.html["words"] == page.html["words"]
    assert "before the restart" in again.chat
    assert [seat.name for seat in site.table(made.name).seats] == ["Ada", "Bo", ""]
    assert ">Random</span>" in "".join(again.html.values())


def test_what_was_asked_before_a_restart_is_known_after_it(
    serve: Callable[..., Site], pages: Opens
) -> None:
    site = serve()
    made = make_table(site, "Ada", "Bo", "Cy")
    keys = list(made.keys.values())
    page = pages(site, made.name, keys)
    seat = page.now.seat
    move = {"seat": seat, "version": page.now.version, "action": page.now.actions[0].name}
    first = page.ask("play", id="sent-before", **move)
    page.close()
    site.restart()
    again = pages(site, made.name, keys)
    assert again.ask("play", id="sent-before", **move) == first
    assert again.ask("undo", seat=seat, version=first.version).ok


def test_bots_go_on_after_a_restart(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve(pace=30.0)
    made = make_table(site, "bot:random", "bot:random", "Cy")
    before = site.table(made.name).revision
    site.settings["pace"] = 0.0
    site.restart()
    page = pages(site, made.name, [made.keys[2]])
    page.until(lambda: page.my_turn() or page.now.over)
    assert page.now.version > before


def test_a_stand_in_stays_after_a_restart(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve()
    made = make_table(site, "Ada", "Bo", "Cy")
    ada = pages(site, made.name, [made.keys[0]])
    assert ada.ask("bot", seat=1, on=True).ok
    ada.close()
    site.restart()
    assert pages(site, made.name, [made.keys[0]]).ask("bot", seat=1, on=False).ok
    assert site.table(made.name).seats[1].name == "Bo"


def test_pages_are_told_to_come_back(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve()
    made = make_table(site, "Ada", "Bo", "Cy")
    page = pages(site, made.name)
    site.restart()
    with pytest.raises(ConnectionClosed) as closed:
        page.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1001, 1012)


def test_bots_in_processes_of_their_own(serve: Callable[..., Site], pages: Opens) -> None:
    site = serve(thinkers=Thinkers(1))
    made = make_table(site, "Ada", "bot:random", "bot:random")
    page = pages(site, made.name, [made.keys[0]])
    begun = page.now.version
    page.until(lambda: (page.my_turn() and page.now.version > begun) or kept_moving(page), 60)
    assert site.table(made.name).revision > begun


def kept_moving(page: website.Page) -> bool:
    """Play on if it is my turn; the bots are to follow."""
    if page.my_turn():
        page.play_first()
    return False


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[[], Any]]:
    """Starts `jackscrew serve` over one directory."""
    running: list[subprocess.Popen[str]] = []

    def start() -> Any:
        process = subprocess.Popen(
            [*PROGRAM, "--port", "0", "--data", str(tmp_path / "data"), "--pace", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ.copy(),
        )
        running.append(process)
        line = cast(IO[str], process.stdout).readline()
        port = int(re.findall(r":(\d+) ", line)[0])
        url = f"http://127.0.0.1:{port}"
        wait_until(lambda: answers(url), 30)
        return SimpleNamespace(process=process, port=port, url=url)

    yield start
    for process in running:
        process.kill()
        process.communicate()


def answers(url: str) -> bool:
    """Does a server answer?"""
    try:
        return httpx.get(f"{url}/health").status_code == 200
    except httpx.HTTPError:
        return False


def test_all_that_was_shown_survives_a_kill(started: Callable[[], Any]) -> None:
    server = started()
    seats = [{"bot": "random"}, {"bot": "random"}, {"name": "Cy"}]
    wanted = {"game": "city_council", "seats": seats}
    made = httpx.post(f"{server.url}/api/tables", json=wanted).json()
    page = website.open_page(server, made["table"], [made["seats"][0]["key"]])
    page.ask("say", text="still here?")
    while page.now.last < 30:
        page.until(lambda: page.my_turn() or page.now.last >= 30, 60)
        if page.my_turn():
            page.send("play", seat=2, version=page.now.version, action=page.now.actions[0].name)
            page.hear()
            page.until(lambda: isinstance(page.messages[-1], Own))
    server.process.kill()
    with pytest.raises(ConnectionClosed):
        page.until(lambda: False)
    page.close()
    again = started()
    record = httpx.get(f"{again.url}/api/tables/{made['table']}/record").text.splitlines()
    assert len(record) - 1 >= page.now.last
    late = website.open_page(again, made["table"], [made["seats"][0]["key"]])
    late.until(lambda: late.chat)
    assert {n: late.log[n] for n in page.log} == page.log
    assert "still here?" in late.chat
    late.close()
    check_end(again.process)


def check_end(process: subprocess.Popen[str]) -> None:
    """A server ends cleanly, with a log of JSON lines."""
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    for line in errors.splitlines():
        assert json.loads(line)["event"]


@pytest.mark.parametrize("key", ["big_shoulders", "raising_chicago"])
def test_a_table_of_older_rules_goes_on_by_them(
    key: str, serve: Callable[..., Site], pages: Opens
) -> None:
    """As if the server had been stopped, brought up to date and started again."""
    newest = jackscrew.game(key).rules
    site = serve(pace=30.0)
    made = make_table(site, "Ada", "bot:random", "bot:random", game=key)
    address = f"/table/{made.name}"
    assert f"played by version {newest} of the rules" in site.client().get(address).text
    site.stop()
    with sqlite3.connect(site.data / "jackscrew.sqlite") as database:
        assert database.execute("UPDATE game SET rules = 1").rowcount == 1
    database.close()
    site.settings["pace"] = 0.0
    site.restart()
    client = site.client()
    told = client.get(address).text
    assert "played by version 1 of the rules" in told
    assert f"(new tables: version {newest})" in told
    page = pages(site, made.name, [made.keys[0]])
    assert page.ask("bot", seat=0, on=True).ok
    wait_until(lambda: site.table(made.name).match.over, patience=120)
    record = jackscrew.parse_record(client.get(f"{address}/record").text)
    assert record.rules == 1 < newest
    assert jackscrew.game(key).replay(record).over
