"""The store: reads that block, and writes that are told when they are committed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from jackscrew.web.store import reads, writes
from jackscrew.web.store.database import open_database, reason
from jackscrew.web.store.errors import Closed, Failed
from jackscrew.web.store.lock import Lock
from jackscrew.web.store.names import is_name
from jackscrew.web.store.rows import NOBODY, Counts, Created, NewGame, Stored
from jackscrew.web.store.writer import Work, Writer

DATABASE = "jackscrew.sqlite"
CHAT_LINES = 200


class Store:
    """All tables of a server, in a data directory of its own.

    Reads block: call them in a thread.  A write returns at once; its future is done when it is
    committed, and fails with a StoreError.  Writes are carried out in the order they were asked
    for, also when the future is dropped.
    """

    def __init__(self, data: Path, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.lock = Lock(data)
        try:
            self.engine = open_database(data / DATABASE)
        except BaseException:
            self.lock.release()
            raise
        self.writer = Writer(self.engine)
        self.open = True

    def close(self) -> None:
        """Finish what is to be written and let others use the directory."""
        if self.open:
            self.open = False
            self.writer.close()
            self.engine.dispose()
            self.lock.release()

    @property
    def work(self) -> Work:
        """What was written so far and how long it took."""
        return self.writer.work

    @property
    def failing(self) -> bool:
        """Could the last writes not be committed, because a disk is full or away?"""
        return self.writer.failing

    def probe(self) -> Future[None]:
        """Write something that changes nothing: can anything be written?"""
        return self.writer.submit(writes.rewrite_version)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment of the database."""
        if not self.open:
            raise Closed("the store is closed")
        try:
            with self.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Failed(f"the database failed: {reason(error)}") from error

    def find(self, name: str, chat_lines: int = CHAT_LINES) -> Stored | None:
        """A table with its whole log and the last lines of its chat."""
        if not is_name(name):
            return None
        with self.reading() as connection:
            return reads.read_game(connection, name, chat_lines)

    def games(self) -> int:
        """How many tables are stored, told at once however many there are."""
        with self.reading() as connection:
            return reads.read_games(connection)

    def count(self) -> Counts:
        """How much is stored."""
        with self.reading() as connection:
            return reads.read_counts(connection)

    def create(self, new: NewGame) -> Future[Created]:
        """Store a new table with its seats and first lines; it is given a name."""
        at = self.clock()
        return self.writer.submit(lambda c: writes.insert_game(c, new, at))

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
        """Add the rows of one request to the log; `first` is the revision before them.

        `result` are the scores if the game is over after them; without, it goes on (again).
        Conflict if the log is not at revision `first`, Repeated if the request was carried out.
        """
        rows = writes.Rows(first, tuple(lines), seat, request, self.clock())
        return self.writer.submit(lambda c: writes.append_moves(c, game, rows, result))

    def say(
        self, game: int, text: str, *, seat: int = NOBODY, request: str | None = None
    ) -> Future[int]:
        """Add a line to the chat; its number, or that of the first if the request is repeated."""
        at = self.clock()
        return self.writer.submit(lambda c: writes.insert_chat(c, game, seat, text, request, at))

    def change(self, game: int, seat: int, values: dict[str, str | bool]) -> Future[None]:
        """Change columns of a seat."""
        return self.writer.submit(lambda c: writes.update_seat(c, game, seat, values))

    def link_next(self, game: int, name: str) -> Future[str]:
        """Name the table that follows this one; the name that stands, for the first one stays."""
        return self.writer.submit(lambda c: writes.update_next(c, game, name))
