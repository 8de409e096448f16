"""All tables: found by name, read from their logs when somebody comes, put away when all left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import structlog

from jackscrew.bots import Thought
from jackscrew.core.components import parse_pack
from jackscrew.core.game import Game, Setup
from jackscrew.core.match import Match, written_options
from jackscrew.core.record import BadRecord, Record
from jackscrew.text import N_
from jackscrew.web.live.table import Refused, Table, Waits, saved
from jackscrew.web.live.thinking import Thinkers
from jackscrew.web.live.turns import Turns
from jackscrew.web.live.undoing import answer_wish, settle_wish, undo_or_ask
from jackscrew.web.store import NewGame, Seat, Store, hash_key, matches, new_key

RETRY = 1.0  # seconds between tries to write, where the last one failed
IDLE = 600.0  # seconds after which a table nobody looks at is put away
HINTS_BY = "hard"
STANDS_IN = "medium"  # plays for whoever has left
CLOSING = 1.0  # seconds for what was begun when the server stops
PACE = 0.7  # seconds a bot takes at least for a move, where nobody hurries it
log = structlog.get_logger()


@dataclass(frozen=True)
class Wanted:
    """A seat of a table to be made: a person's, with a key, or a bot's."""

    name: str = ""
    bot: str = ""
    taken: bool = True
    key_hash: str = ""


class NoTable(Refused):
    """No table has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(N_("There is no table “{name}”."), name=name[:60])


class Hall:
    """The tables of a server."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = PACE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.turns = Turns()
        self.tables: dict[str, Table] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.bots: dict[str, asyncio.Task[None]] = {}
        self.deeds: set[asyncio.Task[Any]] = set()

    async def create(
        self,
        game: Game,
        wanted: Sequence[Wanted],
        options: Mapping[str, object] | None = None,
        pack: str = "",
    ) -> tuple[Table, dict[int, str]]:
        """Make a table; the keys of its people's seats are told once, here."""
        setup = await asyncio.to_thread(set_up, game, len(wanted), pack, options)
        keys = {seat: new_key() for seat, w in enumerate(wanted) if not w.bot and not w.key_hash}
        match = Match(game, setup)
        new = NewGame(
            key=game.key,
            rules=setup.rules,
            seats=[new_seat(seat, w, keys.get(seat, "")) for seat, w in enumerate(wanted)],
            options=written_options(game, setup),
            pack=pack,
            digest=setup.pack,
            lines=[str(line) for line in match.record.lines],
        )
        return await self.put(new), keys

    async def put(self, new: NewGame) -> Table:
        """Store a new game and open its table."""
        created = await saved(self.store.create(new))
        return await self.open(created.name)

    async def show_record(self, game: Game, record: Record, pack: str) -> Table:
        """A table at which a finished or broken-off game is looked at."""
        new = NewGame(
            key=game.key,
            rules=record.rules,
            seats=[Seat(number, "", taken=True) for number in range(record.seats)],
            options=record.options,
            pack=pack,
            digest=record.pack,
            imported=True,
            lines=[str(line) for line in record.lines],
            result=" ".join(map(str, record.result or [])),
        )
        return await self.put(new)

    async def rematch(self, table: Table) -> Table:
        """The same people and bots at a new table, with the same keys; made once."""
        async with table.following:
            if not table.next:
                wanted = [wanted_again(seat) for seat in table.seats]
                options = dict(table.match.setup.options)
                new, _ = await self.create(table.game, wanted, options, table.pack_text)
                new.pace.name = table.pace.name
                table.next = await saved(self.store.link_next(table.id, new.name))
                table.tell_all()
        return await self.open(table.next)

    async def open(self, name: str) -> Table:
        """The table of this name, read from its log if it is not alive."""
        found = self.tables.get(name)
        if found is None or found.broken:
            async with self.opening.setdefault(name, asyncio.Lock()):
                found = self.tables.get(name)
                if found is None or found.broken:
                    found = self.tables[name] = await self.read(name)
        found.used = time.monotonic()
        self.go_on(found)
        return found

    async def find(self, name: str) -> Table | None:
        """The table of this name, if there is one that can be read."""
        try:
            return await self.open(name)
        except (NoTable, BadRecord):
            return None

    async def read(self, name: str) -> Table:
        """Bring a table to life."""
        stored = await asyncio.to_thread(self.store.find, name)
        if stored is None:
            raise NoTable(name)
        # a long game takes a while
        table = await asyncio.to_thread(Table, stored, self.store, self.turns)
        async with table.lock:
            await table.begin()
        return table

    async def play(
        self, table: Table, seat: int, version: int, action: str, request: str | None
    ) -> int:
        """Make a person's move, then let bots go on."""
        revision = await table.play(seat, version, action, request)
        self.go_on(table)
        return revision

    async def undo(self, table: Table, seat: int, version: int, request: str | None) -> bool:
        """Take back, or ask the others to agree; has it been done?  Then let bots go on."""
        done = await undo_or_ask(table, seat, version, request)
        self.go_on(table)
        return done

    async def agree(self, table: Table, seat: int, yes: bool) -> None:
        """Answer somebody's wish to take a choice back, then let bots go on."""
        await answer_wish(table, seat, yes)
        self.go_on(table)

    async def let_bot(self, table: Table, seat: int, on: bool) -> None:
        """Have a bot play a person's seat, or send it away again."""
        await table.let_bot(seat, STANDS_IN if on else "")
        if on:
            await settle_wish(table, seat)
        self.go_on(table)

    async def offer(self, table: Table, seat: int, name: str) -> str:
        """Make a bot's seat one for a friend; the key to it is told once, here."""
        key = new_key()
        await table.offer(seat, name, hash_key(key))
        return key

    async def hint(self, table: Table, seat: int) -> Thought:
        """What a bot would do in a seat's place."""
        if seat not in table.match.pending():
            raise Refused(N_("It is not your turn."))
        return await self.thinkers.ask(HINTS_BY, table.match, table.pack, seat, explains=True)

    def go_on(self, table: Table) -> None:
        """Let bots play if one is to move and none is at it."""
        if table.bot_to_move() is not None and table.name not in self.bots:
            self.bots[table.name] = asyncio.create_task(self.run_bots(table))

    async def run_bots(self, table: Table) -> None:
        """Play for bots.  Where their moves cannot be kept, that is noted, and the table waits.

        Bots that fail are replaced where they think; see `Thinkers.ask`.
        """
        try:
            while not await self.played_bots(table):
                await self.until_saved(table)
        except Exception:
            log.exception("bots stopped", table=table.name)
        table.pace.rest()
        del self.bots[table.name]
        now = self.tables.get(table.name, table)
        if now is not table:  # it was read again meanwhile
            self.go_on(now)

    async def played_bots(self, table: Table) -> bool:
        """Play for bots as far as it goes; False if the table waits because nothing is saved."""
        try:
            await self.play_bots(table)
        except Waits:
            return False
        return True

    async def until_saved(self, table: Table) -> None:
        """Come back when it is worth another try, with the table read again if that is needed."""
        await asyncio.sleep(RETRY)
        while self.store.failing:
            await asyncio.sleep(RETRY)
        if table.broken:
            await self.open(table.name)

    async def keep_saving(self) -> None:
        """While nothing can be saved, tell all tables, and try until it can; for ever."""
        told = False
        while True:
            await asyncio.sleep(RETRY)
            if self.store.failing:
                with suppress(Waits):
                    await saved(self.store.probe())
            if told != self.store.failing:
                told = self.store.failing
                log.warning("cannot save" if told else "saving again")
                for table in self.tables.values():
                    table.tell_all()

    async def play_bots(self, table: Table) -> None:
        """Play for bots until a person is to decide."""
        while (seat := table.bot_to_move()) is not None and not table.broken:
            version, began, bot = table.revision, time.monotonic(), table.seats[seat].bot
            thought = await self.thinkers.ask(bot, table.match, table.pack, seat)
            await table.pace.wait(began, self.pace)
            try:
                if table.seats[seat].bot:
                    await table.play(seat, version, thought.choice, None)
            except Waits:
                raise
            except Refused:  # somebody took back, or sent the bot away: look again
                continue

    async def tidy(self) -> None:
        """Put away tables that nobody looks at; for ever."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for name in [name for name, table in self.tables.items() if self.is_idle(table, IDLE)]:
                del self.tables[name]

    def is_idle(self, table: Table, seconds: float) -> bool:
        """Has nobody looked at a table for so long, and is no bot busy with it?"""
        busy = table.name in self.bots or table.lock.locked()
        quiet = time.monotonic() - table.used > seconds
        return quiet and not busy and not table.watchers

    def is_quiet(self, seconds: float) -> bool:
        """Has nobody been at any table for so long?"""
        return all(self.is_idle(table, seconds) for table in self.tables.values())

    async def surely(self, deed: Coroutine[Any, Any, None]) -> None:
        """Carry something out to its end, also if whoever asked for it has gone meanwhile."""
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.forget)
        await asyncio.shield(task)

    def forget(self, task: asyncio.Task[Any]) -> None:
        """A deed is done; if it failed, whoever still waits for it is told."""
        self.deeds.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop all bots; what was begun is finished, if it does not take long."""
        running = list(self.bots.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.thinkers.close()
        if self.deeds:
            await asyncio.wait(self.deeds, timeout=CLOSING)


def set_up(game: Game, seats: int, pack: str, options: Mapping[str, object] | None) -> Setup:
    """What a new match is played with; a pack may take a while to read."""
    return game.setup(seats, parse_pack(pack) if pack else None, options=options)


def wanted_again(seat: Seat) -> Wanted:
    """Who sits there in a rematch; a bot that has kept a seat nobody took has it for good."""
    if seat.bot and not (seat.person and seat.taken):
        return Wanted(seat.name, seat.bot)
    return Wanted(seat.name, "", seat.taken, seat.key_hash)


def new_seat(number: int, wanted: Wanted, key: str) -> Seat:
    """A seat as it is stored."""
    key_hash = wanted.key_hash or (hash_key(key) if key else "")
    return Seat(number, wanted.name, not wanted.bot, wanted.bot, key_hash, wanted.taken)


def seat_of(table: Table, key: str) -> int | None:
    """The seat a key opens; every seat is compared, in constant time."""
    found = [seat.number for seat in table.seats if seat.key_hash and matches(key, seat.key_hash)]
    return found[0] if found else None
