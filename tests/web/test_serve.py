"""`jackscrew serve` as a program: where it listens, what it refuses, how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, cast

import httpx
import pytest
from website import wait_until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from jackscrew.web.serve import Settings, names
from jackscrew.web.store import Store

PROGRAM = [sys.executable, "-m", "jackscrew.cli", "serve"]
Starts = Callable[..., "Server"]


class Server:
    """A process that serves."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [*PROGRAM, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ.copy(),
            start_new_session=True,
        )

    @property
    def url(self) -> str:
        """Where it says it is."""
        line = cast(IO[str], self.process.stdout).readline()
        return str(re.findall(r"http://\S+", line)[0])

    def refused(self) -> str:
        """What it says when it does not start."""
        output, errors = self.process.communicate(timeout=30)
        assert (self.process.returncode, output) == (2, "")
        assert errors.count("\n") == 1, errors
        return errors

    def end(self, number: int) -> tuple[int, str]:
        """Stop it with a signal; its exit code and its log."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=30)
        return self.process.returncode, errors


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starts]:
    """Starts servers over one data directory."""
    running: list[Server] = []

    def begin(*words: str) -> Server:
        running.append(Server("--data", str(tmp_path / "data"), *words))
        return running[-1]

    yield begin
    for server in running:
        server.process.kill()
        server.process.communicate()


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def get(url: str) -> httpx.Response:
    """What a server answers, once it does."""
    found: list[httpx.Response] = []

    def answered() -> bool:
        try:
            found.append(httpx.get(url))
        except httpx.TransportError:
            time.sleep(0.05)
        return bool(found)

    wait_until(answered, 30)
    return found[0]


def test_it_tells_where_it_is_and_ends_cleanly(start: Starts, tmp_path: Path) -> None:
    server = start("--port", "0")
    url = server.url
    health = get(f"{url}/health").json()
    assert (health["status"], health["tables"]) == ("ok", 0)
    httpx.get(f"{url}/no-such-page")
    garbage(url)
    measured = httpx.get(f"{url}/metrics").text
    assert 'jackscrew_requests_total{route="/health",status="200"}' in measured
    assert 'jackscrew_requests_total{route="unknown",status="404"} 1.0' in measured
    assert "jackscrew_tables_alive 0.0" in measured
    assert "jackscrew_commits_total" in measured
    code, log = server.end(signal.SIGTERM)
    assert code == 0, log
    lines = [json.loads(line) for line in log.splitlines()]
    assert lines[-1]["event"] == "stopped"
    assert {"event", "level", "timestamp"} <= lines[0].keys()
    Store(tmp_path / "data").close()  # the directory is free again


def garbage(url: str) -> None:
    """Send what is no request at all."""
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), 5) as line:
        line.sendall(b"\x16\x03\x01 what is this\r\n\r\n")
        line.recv(1000)


def test_ctrl_c_is_quiet(start: Starts) -> None:
    server = start("--port", "0")
    get(f"{server.url}/health")
    wait_until(lambda: [pid for pid in workers(server.process.pid) if ignores_ctrl_c(pid)], 30)
    os.killpg(server.process.pid, signal.SIGINT)
    _, errors = server.process.communicate(timeout=30)
    assert server.process.returncode in (0, 130)
    assert "Traceback" not in errors


def test_a_directory_in_use_is_refused(start: Starts, tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    told = start("--port", "0").refused()
    store.close()
    assert str(tmp_path / "data") in told


def test_a_port_in_use_is_refused(start: Starts, taken: int) -> None:
    assert str(taken) in start("--port", str(taken)).refused()


def test_the_next_port_is_taken_if_any_will_do(start: Starts, taken: int) -> None:
    server = start("--port", str(taken), "--any-port")
    url = server.url
    assert taken < int(url.rpartition(":")[2]) <= taken + 20
    assert get(f"{url}/health").status_code == 200


def test_a_public_host_needs_an_explicit_word(start: Starts) -> None:
    assert "--public" in start("--host", "0.0.0.0", "--port", "0").refused()


@pytest.mark.parametrize(
    "words",
    [
        ("--spectators", "-1"),
        ("--spectators", "many"),
        ("--seated", "0"),
        ("--requests", "0"),
        ("--new-tables", "1.5"),
    ],
    ids=" ".join,
)
def test_a_bound_that_cannot_be_is_refused(start: Starts, words: tuple[str, str]) -> None:
    assert words[0] in start("--port", "0", *words).refused()


def test_bounds_that_are_given_are_kept(start: Starts) -> None:
    given = ("--spectators", "0", "--new-tables", "1", "--requests", "4")
    url = start("--port", "0", *given).url
    table = {"game": "city_council", "seats": [{"name": "Ada"}, {}, {}]}
    made, refused = (httpx.post(f"{url}/api/tables", json=table) for _ in range(2))
    assert (made.status_code, refused.status_code) == (201, 429)
    socket_url = f"{url.replace('http', 'ws', 1)}/table/{made.json()['table']}/socket"
    with connect(socket_url) as spectator, pytest.raises(ConnectionClosed) as closed:
        spectator.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    assert [httpx.get(f"{url}/health").status_code for _ in range(2)] == [200, 429]


def test_a_public_server_tells_what_to_put_in_front(start: Starts) -> None:
    server = start("--host", "0.0.0.0", "--port", "0", "--public")
    port = server.url.rpartition(":")[2]
    assert get(f"http://127.0.0.1:{port}/health").status_code == 200
    told = "".join(cast(IO[str], server.process.stdout).readline() for _ in range(4))
    assert "TLS" in told
    assert "/metrics" in told


def test_bots_do_not_outlive_a_server_that_was_killed(start: Starts) -> None:
    server = start("--port", "0", "--pace", "0")
    url = server.url
    get(f"{url}/health")
    wait_until(lambda: workers(server.process.pid), 30)
    children = workers(server.process.pid)
    server.process.kill()
    server.process.wait()
    wait_until(lambda: not [pid for pid in children if alive(pid)], 15)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_within_seconds_whatever_bots_do(start: Starts, number: int) -> None:
    server = start("--port", "0", "--pace", "0")
    url = server.url
    get(f"{url}/health")
    seats = [{"bot": "hard"}] * 3
    table = {"game": "city_council", "seats": seats}
    for _ in range(3):
        httpx.post(f"{url}/api/tables", json=table).raise_for_status()
    wait_until(lambda: len(thinking(server.process.pid)) > 1, 30)
    stopped = thinking(server.process.pid)
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(0.5)  # all tables wait now
    began = time.monotonic()
    _, log = server.end(number)
    assert time.monotonic() - began < 5.0
    assert json.loads(log.splitlines()[-1])["event"] == "stopped"
    assert not [pid for pid in stopped if alive(pid)]


def thinking(parent: int) -> list[int]:
    """The processes of a server in which bots think."""
    return [pid for pid in workers(parent) if ignores_ctrl_c(pid)]


def workers(parent: int) -> list[int]:
    """The processes a process has started, from whichever thread."""
    listed = [path.read_text() for path in Path(f"/proc/{parent}/task").glob("*/children")]
    return [int(pid) for pids in listed for pid in pids.split()]


def ignores_ctrl_c(pid: int) -> bool:
    """Has a bot's process got so far that it leaves Ctrl-C to the server?"""
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = int(re.findall(r"SigIgn:\s*(\w+)", status)[0], 16)
    spawned = b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return spawned and bool(ignored >> (signal.SIGINT - 1) & 1)


def alive(pid: int) -> bool:
    """Is there such a process?"""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_only_local_names_lead_to_a_local_server(tmp_path: Path) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        local = names(Settings(tmp_path), listening)
        assert f"localhost:{port}" in local
        assert all(name.startswith(("127.0.0.1", "localhost", "[::1]")) for name in local)
        assert names(Settings(tmp_path, public=True), listening) == []
        assert f"127.0.0.2:{port}" in names(Settings(tmp_path, "127.0.0.2"), listening)
        assert f"[0::1]:{port}" in names(Settings(tmp_path, "0::1"), listening)
