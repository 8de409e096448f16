"""Things that go wrong at the same moment: failed writes, bots that die, two who want the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from website import Near

from jackscrew.games import MODULES, game
from jackscrew.web.live.hall import IDLE, Hall, Wanted
from jackscrew.web.live.table import Refused, Stale, Table, Waits
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.store import Busy, Store

THREE = [Wanted("Ada"), Wanted("Bo"), Wanted("Cy")]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store that is closed after the test."""
    found = Store(tmp_path / "data")
    yield found
    found.close()


def in_hall(
    store: Store, deeds: Callable[[Hall], Awaitable[None]], thinkers: Thinkers | None = None
) -> None:
    """Do something in a hall that knows the toy."""

    async def visit() -> None:
        hall = Hall(store, thinkers or Near(), 0.0)
        try:
            await deeds(hall)
        finally:
            await hall.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MODULES, "toy", ("toy_game", "TOY"))
        asyncio.run(visit())


async def new_table(hall: Hall, wanted: list[Wanted] = THREE, key: str = "toy") -> Table:
    """A table."""
    table, _ = await hall.create(game(key), wanted)
    return table


async def play_all(hall: Hall, table: Table) -> list[Any]:
    """Every seat chooses at the same moment; what they are told."""
    version, match = table.revision, table.match
    moves = [(seat, match.legal(seat)[0]) for seat in match.pending()]
    playing = [
        hall.play(table, seat, version, action, f"request-{version}-{seat}")
        for seat, action in moves
    ]
    return await asyncio.gather(*playing, return_exceptions=True)


def failing_once(store: Store) -> Callable[..., Future[None]]:
    """The next rows are not written."""
    append = store.append

    def fail(*_: Any, **__: Any) -> Future[None]:
        store.append = append  # type: ignore[method-assign]
        failed: Future[None] = Future()
        failed.set_exception(Busy("too many writes are waiting"))
        return failed

    return fail


def test_nobody_goes_on_at_a_table_whose_commit_failed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall)
        assert not [told for told in await play_all(hall, table) if isinstance(told, Exception)]
        lines = table.match.version
        waiting = asyncio.create_task(table.wait(table.revision, 60))
        await asyncio.sleep(0)
        monkeypatch.setattr(store, "append", failing_once(store))
        assert [type(told) for told in await play_all(hall, table)] == [Waits, Stale, Stale]
        with pytest.raises(Stale):
            await hall.undo(table, 0, table.revision, None)
        await asyncio.wait_for(waiting, 5)
        again = await hall.open(table.name)
        assert again is not table
        assert again.match.version == lines
        assert not [told for told in await play_all(hall, again) if isinstance(told, Exception)]

    in_hall(store, deeds)


def test_a_game_that_fails_in_the_middle_of_a_move_is_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall)
        lines, revision, action = table.match.version, table.revision, table.match.legal(0)[0]

        def fail() -> None:
            raise RuntimeError("a bug of the game")

        monkeypatch.setattr(table.match, "settle", fail)
        with pytest.raises(RuntimeError):
            await hall.play(table, 0, revision, action, None)
        again = await hall.open(table.name)
        assert again.match.version == lines
        await hall.play(again, 0, again.revision, action, None)

    in_hall(store, deeds)


def test_an_id_belongs_to_the_seat_that_used_it(store: Store) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall)
        version = table.revision
        for seat in (0, 1):
            action = table.match.legal(seat)[0]
            playing = hall.play(table, seat, version, action, "move-0001")
            if seat:
                with pytest.raises(Refused, match="Another seat"):
                    await playing
            else:
                assert await playing == version + 1
        assert table.match.pending() == [1, 2]

    in_hall(store, deeds)


def test_two_pages_take_one_choice_back_once(store: Store) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall, key="city_council")
        while len({line.seat for line in table.match.record.lines if not line.forced}) < 3:
            (seat,) = table.match.pending()
            await hall.play(table, seat, table.revision, table.match.legal(seat)[-1], None)
        version = table.revision
        lines = table.match.version
        asked = [hall.undo(table, seat, version, f"undo-page-{n}") for n in range(2)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in told] == [bool, Stale]
        assert table.match.version == lines - 1
        table = await hall.read(table.name)
        with pytest.raises(Stale):
            await hall.undo(table, seat, version, "undo-page-3")
        assert table.wish is None

    in_hall(store, deeds)


def test_a_repeated_wish_forgets_nobodys_agreement(store: Store) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall)
        await play_all(hall, table)
        assert not await hall.undo(table, 0, table.revision, "undo-wish")
        await hall.agree(table, 1, True)
        assert not await hall.undo(table, 0, table.revision, "undo-wish")
        assert table.wish is not None
        assert table.wish.needed == {2}

    in_hall(store, deeds)


def test_sitting_down_and_a_bot_at_the_same_moment(store: Store) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall, [Wanted("Ada"), Wanted(taken=False), Wanted("Cy")])
        await asyncio.gather(table.sit(1, "Bo"), table.let_bot(1, "greedy"))
        for found in (table, await hall.read(table.name)):
            seat = found.seats[1]
            assert (seat.name, seat.taken, seat.bot) == ("Bo", True, "greedy")

    in_hall(store, deeds)


def test_a_table_is_read_once_however_many_come(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deeds(hall: Hall) -> None:
        name = (await new_table(hall)).name
        hall.tables.clear()
        find, failures = store.find, iter([True])

        def fails_once(name: str) -> Any:
            time.sleep(0.02)
            if next(failures, False):
                raise OSError("the disk is away")
            return find(name)

        monkeypatch.setattr(store, "find", fails_once)
        first, second = (asyncio.create_task(hall.open(name)) for _ in range(2))
        with pytest.raises(OSError, match="away"):
            await first
        third = await hall.open(name)
        assert await second is third
        assert not hall.opening

    in_hall(store, deeds)


def test_a_table_somebody_has_just_opened_is_not_put_away(store: Store) -> None:
    async def deeds(hall: Hall) -> None:
        table = await new_table(hall)
        table.used -= 2 * IDLE
        assert hall.is_idle(table, IDLE)
        await hall.open(table.name)
        assert not hall.is_idle(table, IDLE)

    in_hall(store, deeds)
