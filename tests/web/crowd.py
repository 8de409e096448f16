"""A table without a server, and people before their screens: connections that need no network."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from looks import option_sets
from model import Model
from website import PLENTY

from jackscrew.bots import Thought
from jackscrew.core.components import parse_pack
from jackscrew.core.game import Game
from jackscrew.core.match import Match
from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Table
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.show.edition import Edition, Editions
from jackscrew.web.show.frames import Frame
from jackscrew.web.show.screen import Screen
from jackscrew.web.show.told import Answer, Chat, Message, Show
from jackscrew.web.show.viewer import Links, Viewer
from jackscrew.web.site.limits import Limits
from jackscrew.web.site.outlet import OUTLET, Outlet
from jackscrew.web.site.socket import Connection
from jackscrew.web.store import NOBODY, Move, Seat, Store, Stored

T = TypeVar("T")
RECORDS = Path(__file__).parents[1] / "records"
PACKS = {
    "city_council": '[[tiles]]\nid = "C2"\nbasic_vp = -3\n',
    "big_shoulders": "[capital_assets]\nmarket_prices = [80, 70, 60, 50, 30]\n",
    "rise": (RECORDS / "rise/pack.toml").read_text(encoding="utf-8"),
    "raising_chicago": (RECORDS / "raising_chicago/pack.toml").read_text(encoding="utf-8"),
}
NAMES = ("Ada", "Bo", "Cy <&>", "")
PATIENCE = 60.0  # seconds; only what hangs takes so long
SAID = re.compile(r'<li id="said-(\d+)".*?</li>', re.DOTALL)
read = msgspec.json.Decoder(Message).decode
numbers = count(1)


class Paper(Store):
    """Keeps nothing: whatever is to be written is written already."""

    def __init__(self) -> None:
        self.said = 0

    @property
    def failing(self) -> bool:
        return False

    def append(
        self,
        game: int,
        first: int,
        lines: Sequence[str],
        *,
        seat: int = NOBODY,
        request: str | None = None,
        result: str = "",
    ) -> Future[None]:
        return done(None)

    def say(
        self, game: int, text: str, *, seat: int = NOBODY, request: str | None = None
    ) -> Future[int]:
        self.said += 1
        return done(self.said)

    def change(self, game: int, seat: int, values: dict[str, str | bool]) -> Future[None]:
        return done(None)


def done(value: T) -> Future[T]:
    """What was to be done is done."""
    future: Future[T] = Future()
    future.set_result(value)
    return future


class Rash(Thinkers):
    """Bots that take anything, at once; they are as lucky in every run."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__(1)
        self.dice = dice

    async def ask(
        self, spec: str, match: Match, pack: object, seat: int, *, explains: bool = False
    ) -> Thought:
        return Thought(seat, self.dice.choice(match.legal(seat)), ())


def new_match(game: Game, seats: int, seed: int, is_other: bool = False) -> tuple[Match, str]:
    """A match with the printed components, or with other options and a pack, and that pack."""
    pack = PACKS.get(game.key, "") if is_other else ""
    options = option_sets(game, seats)[-1 if is_other else 0]
    return game.new(seats, seed, parse_pack(pack) if pack else None, **options), pack


def table_of(match: Match, seats: Sequence[Seat] | None = None, pack: str = "") -> Table:
    """A table at which a match is played, by people or by those who are named."""
    record = match.record
    people = [Seat(seat, NAMES[seat], taken=True) for seat in range(match.setup.seats)]
    stored = Stored(
        id=1,
        name="amber-bear-1",
        key=record.game,
        rules=record.rules,
        options=record.options,
        pack=pack,
        digest=record.pack,
        imported=False,
        created=0.0,
        finished=None,
        result="",
        next="",
        seats=list(seats or people),
        moves=[Move(n, str(line), line.seat, None, 0.0) for n, line in enumerate(record.lines)],
        chat=[],
    )
    table = Table(stored, Paper())
    table.match.rng = match.rng
    return table


class Reader(Outlet):
    """Takes in what is written to a page, or lets it wait while its person is `slow`."""

    def __init__(self) -> None:
        self.model = Model()
        self.shows: list[tuple[int, bytes]] = []  # by the page that each was to change
        self.answers: dict[str, Answer] = {}
        self.chat: dict[int, str] = {}
        self.awake = asyncio.Event()
        self.awake.set()

    def write(self, frames: Iterable[Frame]) -> None:
        for frame in frames:
            self.take_in(read(frame.text), frame)

    def take_in(self, message: Message, frame: Frame) -> None:
        """Do with a message what a client does."""
        if isinstance(message, Show):
            shown = self.model.shown
            self.shows.append((0 if message.full or shown is None else shown.number, frame.text))
        if isinstance(message, Answer):
            self.answers[message.id] = message
        elif isinstance(message, Chat):
            self.chat = {n: line for n, line in self.chat.items() if n < message.first}
            self.chat |= {int(it[1]): it[0] for it in SAID.finditer(message.html)}
        else:
            self.model.take_in(message)

    @property
    def is_slow(self) -> bool:
        """Does all that is written wait?"""
        return not self.awake.is_set()

    def is_full(self) -> bool:
        return self.is_slow

    async def drained(self) -> None:
        await self.awake.wait()


class Wire:
    """What a connection has of a socket, without a network."""

    client = None

    def __init__(self, reader: Reader) -> None:
        self.scope = {"state": {OUTLET: reader}}
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None

    async def receive_data(self, mode: str) -> str:
        """What the page says next."""
        text = await self.sent.get()
        if not text:
            raise WebSocketDisconnect(detail="the page is gone")
        return text

    async def close(self, code: int, reason: str) -> None:
        """Nothing is heard any longer."""
        self.closed = code, reason


class Onlooker:
    """Somebody before a screen at a table."""

    def __init__(self, room: Room, seats: tuple[int, ...], language: str, has_links: bool) -> None:
        self.room = room
        self.reader = Reader()
        self.wire = Wire(self.reader)
        links = Links("https://site", {seat: f"key-{seat}" for seat in seats}, {0: "key"})
        self.viewer = Viewer(seats, language, links=links if has_links else None)
        socket = cast("WebSocket[Any, Any, Any]", self.wire)
        self.connection = Connection(
            socket, room.hall, room.table, self.viewer, room.limits, room.editions
        )
        self.talking = asyncio.create_task(self.connection.run())

    @property
    def model(self) -> Model:
        """What their screen shows."""
        return self.reader.model

    @property
    def screen(self) -> Screen:
        """What the server knows of their screen."""
        return self.connection.screen

    def is_busy(self) -> bool:
        """Is something still to be shown to them, which they do not keep waiting themselves?"""
        return self.connection.catching_up is not None and not self.reader.is_slow

    async def ask(self, do: str, **fields: object) -> Answer:
        """Ask for something; what it was answered."""
        request = f"request-{next(numbers)}"
        message = {"do": do, "id": request, **fields}
        self.wire.sent.put_nowait(msgspec.json.encode(message).decode())
        await until(lambda: request in self.reader.answers)
        await self.room.settled()
        return self.reader.answers[request]

    async def leave(self) -> None:
        """Close the page."""
        self.reader.awake.set()
        self.wire.sent.put_nowait("")
        await self.talking


async def until(happened: Any) -> None:
    """Come back when something has happened; complain if it does not."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0)


@dataclass
class Room:
    """A table, and those who look at it."""

    table: Table
    dice: random.Random
    onlookers: list[Onlooker] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.editions = Editions()
        self.limits = Limits(PLENTY)
        self.hall = Hall(self.table.store, Rash(self.dice), pace=0.0)
        self.hall.tables[self.table.name] = self.table

    async def join(self, seats: tuple[int, ...], language: str, has_links: bool) -> Onlooker:
        """Somebody sits down before a screen."""
        onlooker = Onlooker(self, seats, language, has_links)
        self.onlookers.append(onlooker)
        await until(lambda: onlooker.model.shown is not None)
        await self.settled()
        return onlooker

    async def leave(self, onlooker: Onlooker) -> None:
        """Somebody goes."""
        self.onlookers.remove(onlooker)
        await onlooker.leave()
        await self.settled()

    async def settled(self) -> None:
        """Come back when bots wait for people, and all who are not slow were shown the table."""
        await until(lambda: not self.is_busy())

    def is_busy(self) -> bool:
        """Is anything going on?"""
        table = self.table
        turns, bots = table.turns.are_waiting(), table.name in self.hall.bots
        going_on = (table.soon, turns, bots, table.lock.locked())
        return any(going_on) or any(onlooker.is_busy() for onlooker in self.onlookers)

    async def close(self) -> None:
        """All go."""
        for onlooker in list(self.onlookers):
            await self.leave(onlooker)
        await self.hall.close()


async def anew(onlooker: Onlooker, edition: Edition) -> tuple[Screen, Model]:
    """A screen to which all is shown as to somebody who has just come, and what it shows."""
    screen = Screen(onlooker.room.table, onlooker.viewer, edition)
    screen.gains = onlooker.screen.gains
    model = Model()
    model.you = onlooker.model.you
    for frame in await screen.whole_news():
        model.take_in(read(frame.text))
    return screen, model
