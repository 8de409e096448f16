"""A real server for tests, and pages that talk to it without a browser."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
import pytest
import uvicorn
from model import Model, Now
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from jackscrew.bots import Thought
from jackscrew.games import MODULES
from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Table
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.live.workers import BotFailed, Task, answer_to
from jackscrew.web.serve import make_server
from jackscrew.web.show.told import Answer, Chat, Message, Own, Told
from jackscrew.web.site.app import make_app
from jackscrew.web.site.limits import Bounds
from jackscrew.web.store import Store

PATIENCE = 10.0
PLENTY = Bounds(*[1_000_000] * 4)
K = TypeVar("K", bound=Told)
PROGRAM = {"accept": "application/json"}
PERSON = {"accept": "text/html"}
numbers = count(1)
secure = ssl.create_default_context()  # takes long to make, and all clients may share it


class Near(Thinkers):
    """Bots that think in a thread of this process: quick to start, and tests can register games."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(1, **settings)

    def start(self) -> None:
        """No process is needed."""

    def answer(self, task: Task) -> Thought:
        answer = answer_to(task, self.work)
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer


@dataclass
class Site:
    """A server that runs in a thread."""

    data: Path
    settings: dict[str, Any]
    port: int
    store: Store
    server: uvicorn.Server
    thread: threading.Thread
    hall: Hall
    clients: list[httpx.Client] = field(default_factory=list)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def client(self, language: str = "en", **options: Any) -> httpx.Client:
        """A browser with cookies, whose requests say where they come from."""
        headers = {"origin": self.url, "accept-language": language, **PERSON}
        return self.made(headers=headers, follow_redirects=True, **options)

    def program(self, key: str = "") -> httpx.Client:
        """A program, with the key of a seat if it has one."""
        headers = {**PROGRAM, **({"authorization": f"Bearer {key}"} if key else {})}
        return self.made(headers=headers)

    def made(self, **options: Any) -> httpx.Client:
        """A client that is closed when the server stops."""
        client = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=secure, **options)
        self.clients.append(client)
        return self.clients[-1]

    def table(self, name: str) -> Table:
        """What the server itself knows of a table."""
        return self.hall.tables[name]

    def stop(self) -> None:
        """Shut down as a signal would have it."""
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.store.close()

    def restart(self) -> None:
        """Stop, and start another server over the same data at the same address."""
        self.stop()
        self.__dict__.update(vars(start(self.data, port=self.port, **self.settings)))


def start(data: Path, *, port: int = 0, **settings: Any) -> Site:
    """A server over a data directory.

    Settings: `pace`, `thinkers`, `bounds`, `hosts` of the site, `patience` of the server.
    """
    store = Store(data)
    given = {"pace": 0.0, "bounds": PLENTY, **settings}
    patience = given.pop("patience", None)
    app = make_app(store, **{"thinkers": Near(), **given})
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(64)
    server = make_server(app, patience)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    number = listening.getsockname()[1]
    return Site(data, settings, number, store, server, thread, app.state.hall)


@contextmanager
def with_toy(data: Path) -> Iterator[Site]:
    """A server that knows a game with secrets too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MODULES, "toy", ("toy_game", "TOY"))
        running = start(data)
        yield running
        running.stop()


def wait_until(happened: Callable[[], object], patience: float = PATIENCE) -> None:
    """Come back when something has happened; complain if it does not."""
    end = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.005)


@dataclass
class Made:
    """A table that was made, with the keys of its people by seat."""

    name: str
    keys: dict[int, str]


def make_table(site: Site, *seats: str, game: str = "city_council", **more: Any) -> Made:
    """A table by the interface for programs; a seat is "" or a name, or "bot:NAME"."""
    wanted = [
        {"bot": seat.removeprefix("bot:")} if seat.startswith("bot:") else {"name": seat}
        for seat in seats
    ]
    answer = site.program().post("/api/tables", json={"game": game, "seats": wanted, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Made(made["table"], {seat["seat"]: seat["key"] for seat in made["seats"]})


read = msgspec.json.Decoder(Message).decode


@dataclass
class Page:
    """A page at a table: does with messages what the client in a browser does."""

    line: ClientConnection
    leaving: ExitStack
    frames: list[str] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    model: Model = field(default_factory=Model)
    chat: str = ""
    now: Now = field(init=False)

    def hear(self, patience: float = PATIENCE) -> Message:
        """Take the next message in."""
        frame = self.line.recv(patience)
        assert isinstance(frame, str)
        message: Message = read(frame)
        self.frames.append(frame)
        self.messages.append(message)
        if self.model.take_in(message):
            self.now = self.model.now
        elif isinstance(message, Chat):
            self.chat = (self.chat if message.first else "") + message.html
        return message

    @property
    def html(self) -> dict[str, str]:
        """The fragments by the ids of their elements."""
        return self.model.html

    @property
    def log(self) -> dict[int, str]:
        """The lines of the log by number."""
        return self.model.log

    @property
    def pieces(self) -> dict[str, str]:
        """The pieces of the picture where they lie."""
        return self.model.pieces

    @property
    def marks(self) -> dict[str, str]:
        """The marks of the picture."""
        return self.model.marks

    def send(self, do: str, **fields: Any) -> str:
        """Ask for something; its id."""
        request = fields.pop("id", f"request-{next(numbers)}")
        self.line.send(msgspec.json.encode({"do": do, "id": request, **fields}).decode())
        return str(request)

    def ask(self, do: str, **fields: Any) -> Answer:
        """Ask for something and hear until it is answered."""
        request = self.send(do, **fields)
        while True:
            message = self.hear()
            if isinstance(message, Answer) and message.id == request:
                return message

    def fetch(self, kind: type[K], do: str, **fields: Any) -> K:
        """Ask for something that is sent before the answer."""
        heard = len(self.messages)
        answer = self.ask(do, **fields)
        assert answer.ok, answer.message
        return next(m for m in self.messages[heard:] if isinstance(m, kind))

    def until(self, happened: Callable[[], object], patience: float = PATIENCE) -> None:
        """Hear until something has happened."""
        end = time.monotonic() + patience
        while not happened():
            self.hear(max(0.01, end - time.monotonic()))

    def refresh(self) -> None:
        """Have everything sent again."""
        self.ask("full")
        self.until(lambda: isinstance(self.messages[-1], Own) and self.messages[-1].full)

    def settle(self, version: int) -> None:
        """Hear until a version of the table is shown."""
        self.until(lambda: self.now.version >= version)

    def play(self, action: str, **changes: Any) -> Answer:
        """Make a move for the seat that is asked."""
        move = {"seat": self.now.seat, "version": self.now.version, "action": action, **changes}
        answer = self.ask("play", **move)
        if answer.ok:
            self.settle(answer.version)
        return answer

    def play_first(self) -> Answer:
        """Make the first move there is."""
        return self.play(self.now.actions[0].name)

    def my_turn(self) -> bool:
        """Is it this page's turn?"""
        return bool(self.now.actions)

    def close(self) -> None:
        """Leave."""
        self.leaving.close()


Opens = Callable[..., Page]  # what the fixture `pages` is


def open_page(
    site: Site,
    table: str,
    keys: Sequence[str] = (),
    seat: int | None = None,
    language: str = "en",
    at: int | None = None,
) -> Page:
    """A page at a table, with the seats of these keys, that shows it in words too."""
    given = {"seat": seat, "at": at}
    pin = urlencode({name: value for name, value in given.items() if value is not None})
    headers = {"accept-language": language}
    if keys:
        headers["cookie"] = "seats=" + ".".join(keys)
    opening = connect(
        f"ws://127.0.0.1:{site.port}/table/{table}/socket?{pin}",
        origin=Origin(site.url),
        additional_headers=headers,
        open_timeout=PATIENCE,
        close_timeout=1,
    )
    leaving = ExitStack()
    page = Page(leaving.enter_context(opening), leaving)
    page.until(lambda: isinstance(page.messages[-1], Own) if page.messages else False)
    page.ask("look", at=at, words=True)
    page.until(lambda: "words" in page.html)
    return page
