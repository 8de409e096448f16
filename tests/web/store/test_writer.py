"""Writes that wait are committed together, and acknowledged only then."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, insert, text

from jackscrew.web.store import Busy, Conflict, Failed, NewGame, Repeated, Seat, Store
from jackscrew.web.store.schema import move
from jackscrew.web.store.writer import GROUP, Writer

NEW = NewGame("toy", 1, [Seat(0, "Ada")])


def games(store: Store, count: int) -> list[int]:
    made = [store.create(NEW) for _ in range(count)]
    return [future.result(timeout=30).id for future in made]


def hold(store: Store) -> tuple[Event, Future[bool]]:
    """Keep the writer busy until the event is set."""
    begun, go = Event(), Event()

    def wait(connection: Connection) -> bool:
        begun.set()
        return go.wait(30)

    held = store.writer.submit(wait)
    assert begun.wait(30)
    return go, held


def test_many_writes_few_commits(store: Store) -> None:
    ids = games(store, 20)
    before = store.work

    def play(game: int) -> None:
        for row in range(10):
            store.append(game, row, [f"line {row}"], request=f"r{row}").result(timeout=60)

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(play, ids))
    assert store.work.writes - before.writes == 200
    assert store.work.commits - before.commits < 150
    assert store.work.seconds > before.seconds
    assert store.count().moves == 200


def test_all_that_waits_is_one_commit(store: Store) -> None:
    game = games(store, 1)[0]
    go, held = hold(store)
    before = store.work.commits
    written = [store.append(game, row, ["x"]) for row in range(50)]
    assert store.work.waiting == 50
    assert not any(future.done() for future in written)
    go.set()
    assert held.result(timeout=30)
    assert [future.result(timeout=30) for future in written] == [None] * 50
    assert store.work.commits == before + 2


def test_a_group_has_its_limit(store: Store) -> None:
    game = games(store, 1)[0]
    go, _ = hold(store)
    before = store.work.commits
    written = [store.append(game, row, ["x"]) for row in range(GROUP + 1)]
    go.set()
    written[-1].result(timeout=60)
    assert store.work.commits == before + 3


def test_one_that_is_refused_fails_alone(store: Store) -> None:
    one, two = games(store, 2)
    go, _ = hold(store)
    written = [
        store.append(one, 0, ["a"], request="r"),
        store.append(one, 0, ["stale"]),
        store.append(two, 0, ["b"]),
        store.append(one, 1, ["again"], request="r"),
        store.append(one, 1, ["c"]),
    ]
    go.set()
    errors = [type(future.exception(timeout=30)) for future in written]
    nothing = type(None)
    assert errors == [nothing, Conflict, nothing, Repeated, nothing]
    assert store.count().moves == 3
    assert (store.work.refused, store.work.failed) == (2, 0)


@pytest.mark.parametrize("row", [{"number": 0, "request": "new"}, {"number": 9, "request": "r"}])
def test_the_database_itself_refuses_doubles(store: Store, row: dict[str, str | int]) -> None:
    game = games(store, 1)[0]
    store.append(game, 0, ["a"], request="r")
    values = {"game": game, "text": "x", "seat": 0, "at": 0.0, **row}

    def write(connection: Connection) -> None:
        connection.execute(insert(move).values(values))

    failed = store.writer.submit(write)
    with pytest.raises(Conflict, match=r"(?i)unique"):
        failed.result(timeout=30)
    assert store.append(game, 1, ["b"]).result(timeout=30) is None


def test_a_mistake_fails_alone(store: Store) -> None:
    game = games(store, 1)[0]
    go, _ = hold(store)

    def divide(connection: Connection) -> float:
        connection.execute(move.delete())
        return 1 / 0

    store.append(game, 0, ["a"])
    mistaken = store.writer.submit(divide)
    last = store.append(game, 1, ["b"])
    go.set()
    assert last.result(timeout=30) is None
    assert isinstance(mistaken.exception(timeout=30), ZeroDivisionError)
    assert store.count().moves == 2


def break_commit(connection: Connection) -> None:
    """A row of no game, which SQLite only finds when it commits."""
    connection.execute(text("PRAGMA defer_foreign_keys = ON"))
    row = {"game": 999, "number": 0, "text": "x", "seat": 0, "at": 0.0}
    connection.execute(insert(move).values(row))


def test_a_commit_that_fails_fails_for_all_and_the_thread_goes_on(store: Store) -> None:
    game = games(store, 1)[0]
    go, held = hold(store)
    written = [store.append(game, 0, ["a"]), store.writer.submit(break_commit)]
    go.set()
    assert held.result(timeout=30)
    for future in written:
        with pytest.raises(Failed, match="FOREIGN KEY"):
            future.result(timeout=30)
    assert store.work.failed == 2
    assert store.count().moves == 0
    assert store.append(game, 0, ["a"]).result(timeout=30) is None


def test_a_database_that_fails_fails_the_group(store: Store) -> None:
    game = games(store, 1)[0]
    go, _ = hold(store)

    def interrupted(connection: Connection) -> None:
        connection.execute(text("ROLLBACK"))  # as SQLite does by itself when the disk is full
        connection.execute(text("SELECT * FROM nothing"))

    written = [store.append(game, 0, ["a"]), store.writer.submit(interrupted)]
    last = store.append(game, 1, ["b"])
    go.set()
    for future in [*written, last]:
        with pytest.raises(Failed):
            future.result(timeout=30)
    assert store.count().moves == 0
    assert store.append(game, 0, ["a"]).result(timeout=30) is None


def test_what_is_read_is_committed(store: Store) -> None:
    game = games(store, 1)[0]
    begun, go = Event(), Event()

    def slow(connection: Connection) -> bool:
        row = {"game": game, "number": 0, "text": "x", "seat": 0, "at": 0.0}
        connection.execute(insert(move).values(row))
        begun.set()
        return go.wait(30)

    written = store.writer.submit(slow)
    assert begun.wait(30)
    assert store.count().moves == 0
    go.set()
    assert written.result(timeout=30)
    assert store.count().moves == 1


def test_a_write_nobody_waits_for_is_carried_out(store: Store) -> None:
    game = games(store, 1)[0]
    go, _ = hold(store)
    dropped = store.append(game, 0, ["a"])
    assert not dropped.cancel()
    go.set()
    assert store.append(game, 1, ["b"]).result(timeout=30) is None


def test_too_many_that_wait(store: Store) -> None:
    writer = Writer(store.engine, waiting=2)
    begun, go = Event(), Event()

    def wait(connection: Connection) -> bool:
        begun.set()
        return go.wait(30)

    held = writer.submit(wait)
    assert begun.wait(30)
    written = [writer.submit(lambda connection: True) for _ in range(3)]
    with pytest.raises(Busy):
        written[2].result(timeout=30)
    go.set()
    assert held.result(timeout=30)
    assert [future.result(timeout=30) for future in written[:2]] == [True, True]
    writer.close()


def test_closing_finishes_what_waits(data: Path) -> None:
    store = Store(data)
    game = games(store, 1)[0]
    written = [store.append(game, row, ["x"]) for row in range(300)]
    store.close()
    assert all(future.done() and future.exception() is None for future in written)
    again = Store(data)
    assert again.count().moves == 300
    again.close()
