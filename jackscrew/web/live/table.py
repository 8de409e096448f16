"""A table: a match, who sits at it, and the log that is the truth about both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from jackscrew.core.components import parse_pack
from jackscrew.core.errors import IllegalMove
from jackscrew.core.match import replay
from jackscrew.core.record import Line, Record, parse_line
from jackscrew.core.state import CHANCE, PART, Frame
from jackscrew.core.supplied import Value
from jackscrew.games import game
from jackscrew.text import N_
from jackscrew.web.live.pace import Pace, PaceName
from jackscrew.web.live.turns import Turns
from jackscrew.web.store import Busy, ChatLine, Closed, Failed, Move, Seat, Store, Stored

if TYPE_CHECKING:
    from jackscrew.web.live.undoing import Wish

UNDO = "undo"
CANNOT_SAVE = N_(
    "The server cannot save anything at the moment, so the table waits. Nothing is lost; "
    "try again in a minute."
)
TO_LOOK_AT = N_("This game is here to be looked at.")
T = TypeVar("T")
MOMENT = 0.3  # seconds until others see who has come or gone
AT_ONCE = 32  # spectators that are told one after the other: less than a millisecond


class Refused(Exception):
    """Something that cannot be done at this table now: a message and its values."""

    def __init__(self, message: str, **values: Value) -> None:
        super().__init__(message.format(**values))
        self.message = message
        self.values = values


class Waits(Refused):
    """Nothing can be saved now: a disk is full or away.  What was confirmed is not lost."""

    def __init__(self) -> None:
        super().__init__(CANNOT_SAVE)


class Stale(Refused):
    """A move that answers a question which is no longer asked."""


class Table:
    """One table, with one writer at a time: whoever holds its lock.

    `revision` counts the rows of its log, `ticks` whatever changes in what is shown, and `cuts`
    tells at which revision the record was cut to how many lines; `moved` is when the last row came.
    What is not committed is never shown: while the match is `ahead` of the log nobody is told
    anything, and whoever reads it at another time than when told takes the lock too.  If a commit
    fails the table is `broken` and read again.
    """

    def __init__(self, stored: Stored, store: Store, turns: Turns | None = None) -> None:
        self.id = stored.id
        self.name = stored.name
        self.store = store
        self.turns = turns or Turns()
        self.game = game(stored.key)
        self.imported = stored.imported
        self.next = stored.next
        self.pack: Mapping[str, Any] | None = parse_pack(stored.pack) if stored.pack else None
        self.pack_text = stored.pack
        self.seats = list(stored.seats)
        self.chat = list(stored.chat)
        self.requests = {m.request: (m.number + 1, m.seat) for m in stored.moves if m.request}
        self.acted = acts_of(stored)  # since which revision each seat stands where it does
        self.revision = len(stored.moves)
        self.moved = stored.moves[-1].at if stored.moves else stored.created
        self.ticks = 0
        self.cuts: list[tuple[int, int]] = []
        self.ahead = False
        self.match = replay(self.game, record_of(stored), self.pack)
        self.parts: list[tuple[int, int]] = []  # line and number of each part that began
        self.asked: dict[int, tuple[Frame, int]] = {}
        self.wish: Wish | None = None
        self.pace = Pace()
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()  # held while the table of a rematch is made
        self.news = asyncio.Event()
        self.watchers: set[Watcher] = set()
        self.soon: asyncio.TimerHandle | None = None
        self.broken = False
        self.used = time.monotonic()
        self.note_parts(0)
        self.note_questions()

    async def begin(self) -> None:
        """From now on chance and forced moves are played."""
        if self.imported:
            return
        before = self.match.version
        self.match.resume()
        if self.match.version > before:
            await self.keep(before, CHANCE, None)

    def people(self) -> set[int]:
        """The seats for which a person decides now."""
        return {seat.number for seat in self.seats if seat.person and seat.taken and not seat.bot}

    def bot_to_move(self) -> int | None:
        """The bot that is to decide, if one is."""
        if self.imported or self.match.over:
            return None
        return next((seat for seat in self.match.pending() if self.seats[seat].bot), None)

    def has_bots(self) -> bool:
        """Is there a bot that may still have to move?"""
        return not self.imported and not self.match.over and any(seat.bot for seat in self.seats)

    def offered(self) -> list[int]:
        """The bots' seats that friends may have."""
        if self.imported or self.match.over:
            return []
        return [seat.number for seat in self.seats if not seat.person]

    def set_pace(self, name: PaceName) -> None:
        """Have bots move at another pace."""
        self.pace.set(name)
        self.tell_all()

    def skip(self) -> None:
        """Have bots move at once until a person is to decide, if one is to move."""
        if self.bot_to_move() is not None:
            self.pace.skip()
            self.tell_all()

    async def play(self, seat: int, version: int, action: str, request: str | None) -> int:
        """Make a move for a seat; committed when this returns, with the table's revision."""
        async with self.lock:
            done = self.answered(seat, request)
            if done is not None:
                return done
            self.check_question(seat, version)
            before = self.match.version
            with self.changing():
                self.match.play(action, seat)
                if self.wish is not None and self.wish.seat == seat:
                    self.wish = None
                await self.keep(before, seat, request)
            return self.revision

    def answered(self, seat: int, request: str | None) -> int | None:
        """The revision a seat's request led to, if it was carried out."""
        revision, who = self.requests.get(request or "", (None, seat))
        if who != seat:
            raise Refused(N_("Another seat has used this id for a request."))
        return revision

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Whatever fails here leaves a match that differs from the log: the table is broken."""
        self.ahead = True
        try:
            yield
        except IllegalMove:  # refused before anything was changed
            self.ahead = False
            raise
        except BaseException:
            self.broken = True
            self.tell_all()
            raise

    def check_question(self, seat: int, version: int) -> None:
        """Is this seat asked, and is it the question the answer was meant for?"""
        self.check_whole()
        if self.imported:
            raise Refused(TO_LOOK_AT)
        if self.match.over:
            raise Refused(N_("The game is over."))
        if seat not in self.asked:
            raise Stale(N_("It is not your turn."))
        if not self.asked[seat][1] <= version <= self.revision:
            raise Stale(N_("The table has changed since; look again."))

    def check_whole(self) -> None:
        """Refuse to go on with a match that may differ from the log."""
        if self.store.failing:
            raise Waits
        if self.broken:
            raise Stale(N_("The table has changed since; look again."))

    async def keep(self, before: int, seat: int, request: str | None) -> None:
        """Commit the lines since `before`, then let everybody know."""
        lines = [str(line) for line in self.match.record.lines[before:]]
        await self.commit(lines, seat, request)
        self.note_parts(before)
        self.note_questions()
        self.tell_all()

    async def commit(self, texts: Sequence[str], seat: int, request: str | None) -> None:
        """Write rows to the log."""
        result = " ".join(map(str, self.match.scores())) if self.match.over else ""
        written = self.store.append(
            self.id, self.revision, texts, seat=seat, request=request, result=result
        )
        await saved(written)
        self.ahead = False
        self.revision += len(texts)
        self.moved = time.time()
        self.acted[seat] = self.revision
        if request is not None:
            self.requests[request] = (self.revision, seat)

    async def undo(self, seat: int, version: int, request: str | None, agreed: bool = False) -> int:
        """Take a seat's last choice back."""
        async with self.lock:
            done = self.answered(seat, request)
            if done is not None:
                return done
            self.check_choice(seat, version)
            if self.match.undo_point(seat, agreed) is None:
                raise Refused(
                    N_("Nothing can be taken back: chance or another seat has moved since.")
                )
            with self.changing():
                await self.take_back(seat, request, agreed)
            return self.revision

    def check_choice(self, seat: int, version: int) -> None:
        """Is the seat's last choice still the one that was to be taken back?"""
        self.check_whole()
        if not self.acted.get(seat, 0) <= version <= self.revision:
            raise Stale(N_("The table has changed since; look again."))

    async def take_back(self, seat: int, request: str | None, agreed: bool) -> None:
        """Cut the match and write that into the log."""
        self.match.undo(seat, agreed)
        point = self.match.version
        await self.commit([f"{UNDO} {point}"], seat, request)
        self.parts = [part for part in self.parts if part[0] <= point]
        self.acted = dict.fromkeys(range(len(self.seats)), self.revision)
        self.asked.clear()
        self.wish = None
        self.note_questions()
        self.cuts.append((self.revision, point))
        self.tell_all()

    def note_parts(self, first: int) -> None:
        """Remember where rounds began among the lines since `first`."""
        for number, events in enumerate(self.match.told[first:], start=first + 1):
            self.parts += [(number, event.a) for event in events if event.kind == PART]

    def note_questions(self) -> None:
        """Remember since which revision each seat is asked what it is asked."""
        top = self.match.state.together_from() if not self.match.over else 0
        frames = {frame.seat: frame for frame in self.match.state.stack[top:]}
        self.asked = {
            seat: self.asked[seat] if self.is_same(seat, frame) else (frame, self.revision)
            for seat, frame in frames.items()
            if seat >= 0
        }

    def is_same(self, seat: int, frame: Frame) -> bool:
        """Was the seat asked this already?"""
        return seat in self.asked and self.asked[seat][0] is frame

    async def say(self, seat: int, text: str, request: str | None = None) -> None:
        """Add a line to the chat."""
        async with self.lock:
            written = self.store.say(self.id, text, seat=seat, request=request)
            number = await saved(written)
            if not self.chat or number > self.chat[-1].number:
                self.chat.append(ChatLine(number, seat, text, time.time()))
            self.tell_all()

    async def sit(self, seat: int, name: str) -> None:
        """Somebody takes a seat, under a name."""
        async with self.lock:
            free = not self.seats[seat].taken
            bot = "" if free else self.seats[seat].bot  # one that has kept a free seat goes
            await self.change(replace(self.seats[seat], name=name, taken=True, bot=bot))

    async def offer(self, seat: int, name: str, key_hash: str) -> None:
        """Make a bot's seat a person's: whoever sits down there; until then the bot plays on."""
        async with self.lock:
            if self.imported or self.match.over:
                raise Refused(N_("The game is over."))
            if self.seats[seat].person:
                raise Refused(N_("Somebody has this seat already."))
            offered = replace(self.seats[seat], name=name, person=True, taken=False)
            await self.change(replace(offered, key_hash=key_hash))

    async def let_bot(self, seat: int, bot: str) -> None:
        """Have a bot play a person's seat, or (with no bot) send it away again."""
        if not self.seats[seat].person:
            raise Refused(N_("This seat is a bot's for good."))
        async with self.lock:
            await self.change(replace(self.seats[seat], bot=bot))

    async def change(self, seat: Seat) -> None:
        """Have a seat look like this from now on; for whoever holds the lock."""
        values: dict[str, str | bool] = {
            "name": seat.name,
            "person": seat.person,
            "bot": seat.bot,
            "key_hash": seat.key_hash,
            "taken": seat.taken,
        }
        await saved(self.store.change(self.id, seat.number, values))
        self.seats[seat.number] = seat
        self.tell_all()

    def tell_all(self) -> None:
        """Tell everybody who watches or waits, in their turn: those who sit at the table first.

        Whoever is about to change the log tells them once that is done.
        """
        if self.ahead and not self.broken:
            return
        self.used = time.monotonic()
        self.ticks += 1
        self.news.set()
        self.news = asyncio.Event()
        for watcher in self.watchers:
            if watcher.seats:
                self.turns.add(watcher.wake)
        for some in batches([watcher for watcher in self.watchers if not watcher.seats]):
            self.turns.add(partial(wake_all, some), later=True)

    def tell_soon(self) -> None:
        """The same in a moment, once for all who come and go meanwhile."""
        if self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(MOMENT, self.tell_late)

    def tell_late(self) -> None:
        """The moment has passed."""
        self.soon = None
        self.tell_all()

    async def wait(self, version: int, seconds: float) -> None:
        """Come back when the table has moved on from a revision, or after some time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.revision == version and not self.broken:
                    await self.news.wait()

    def here(self) -> set[int]:
        """The seats somebody is looking from."""
        return {seat for watcher in self.watchers for seat in watcher.seats}


async def saved(written: Future[T]) -> T:
    """What a write gave once it is committed; if the store cannot write, that is told plainly."""
    try:
        return await asyncio.wrap_future(written)
    except (Busy, Closed, Failed) as error:
        raise Waits from error


@dataclass(frozen=True, eq=False)
class Watcher:
    """Somebody who looks at a table from these seats, or from none, and is told of every change."""

    seats: tuple[int, ...]
    wake: Callable[[], None]


def wake_all(watchers: Sequence[Watcher]) -> None:
    """Tell some of those who watch."""
    for watcher in watchers:
        watcher.wake()


def batches(watchers: Sequence[Watcher]) -> list[Sequence[Watcher]]:
    """Many, some at a time: others have their turn in between."""
    return [watchers[first : first + AT_ONCE] for first in range(0, len(watchers), AT_ONCE)]


def record_of(stored: Stored) -> Record:
    """The record that a log amounts to."""
    record = Record(stored.key, stored.rules, len(stored.seats), stored.options, stored.digest)
    record.lines = lines_of(stored.moves)
    return record


def acts_of(stored: Stored) -> dict[int, int]:
    """The revision each seat's last deed led to; taking back is everybody's."""
    acts: dict[int, int] = {}
    for move in stored.moves:
        undone = move.text.startswith(f"{UNDO} ")
        acts |= dict.fromkeys(range(len(stored.seats)) if undone else [move.seat], move.number + 1)
    return acts


def lines_of(moves: Sequence[Move]) -> list[Line]:
    """The lines that are left when all that was taken back is."""
    lines: list[Line] = []
    for move in moves:
        word, _, point = move.text.partition(" ")
        if word == UNDO:
            del lines[int(point) :]
        else:
            lines.append(parse_line(move.number, move.text))
    return lines
