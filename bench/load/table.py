"""A table with everybody at it: one deed at a time, until all have seen it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from time import perf_counter

from load import wire
from load.connection import Connection, connect
from load.errors import Failed
from load.player import Player, until
from load.site import Made, make_table

SHOWING = 60.0  # seconds until all sockets of a new table are shown it
LANGUAGES = ("en", "de")


class Kind(StrEnum):
    """What somebody does."""

    MOVE = "move"
    UNDO = "undo"
    PREVIEWS = "previews"


@dataclass
class Deed:
    """Something that is under way: who has not seen yet what came of it."""

    kind: Kind
    player: Player
    began: float
    version: int
    id: str
    unseen: set[Player]


@dataclass(frozen=True)
class Done:
    """Something that came to its end: the milliseconds from the click until all had seen it."""

    kind: Kind
    took: float
    ok: bool


@dataclass(frozen=True)
class Company:
    """Who is at a table: seats, bots at the last of them, spectators, and how they connect."""

    seats: int = 4
    bots: Sequence[str] = ()
    spectators: int = 0
    languages: Sequence[str] = ("en",)
    deflate: bool = False


@dataclass(eq=False)
class Table:
    """A table under load.  `finished` is called with each deed that all have seen."""

    game: str
    made: Made
    finished: Callable[[Table, Done], None]
    players: list[Player] = field(default_factory=list)
    deed: Deed | None = None
    last_mover: Player | None = None
    moves: int = 0
    undone: int = 0
    bot_moves: int = 0
    newest: int = -1
    lost: str = ""

    @property
    def connections(self) -> list[Connection]:
        """All sockets."""
        return [player.connection for player in self.players]

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.players[0].over

    def seated(self) -> list[Player]:
        """Those who have a seat."""
        return [player for player in self.players if player.seats]

    def asked(self) -> list[Player]:
        """Those who can move now."""
        return [player for player in self.players if player.may_act()]

    def is_ready(self) -> bool:
        """Can somebody do something?"""
        return self.deed is None and not self.lost and bool(self.asked())

    def seen(self, player: Player, at: float) -> None:
        """A page is shown whole."""
        if player.version > self.newest:
            self.newest = player.version
            self.bot_moves += self.deed is None
        deed = self.deed
        if deed is not None and player.version > deed.version:
            deed.unseen.discard(player)
            if not deed.unseen and deed.kind is not Kind.PREVIEWS:
                self.finish(at, True)

    def answered(self, player: Player, answer: wire.Answer) -> None:
        """Something was carried out, or refused."""
        deed = self.deed
        if deed is None or answer.id != deed.id:
            return
        if not answer.ok:
            self.finish(perf_counter(), False)
        elif deed.kind is Kind.UNDO and answer.version <= deed.version:
            self.settle_wish(deed)

    def settle_wish(self, deed: Deed) -> None:
        """The others would have to agree to a wish; one of them does not."""
        others = [player for player in self.seated() if player is not deed.player]
        others[0].disagree()
        self.finish(perf_counter(), False)

    def finish(self, at: float, ok: bool) -> None:
        """A deed has come to its end."""
        deed, self.deed = self.deed, None
        assert deed is not None
        if ok:
            self.moves += deed.kind is Kind.MOVE
            self.undone += deed.kind is Kind.UNDO
        self.finished(self, Done(deed.kind, 1000 * (at - deed.began), ok))

    def begin(self, kind: Kind, player: Player, act: Callable[[], str]) -> None:
        """Somebody does something now."""
        version = max(it.version for it in self.players)
        self.deed = Deed(kind, player, perf_counter(), version, "", set(self.players))
        self.deed.id = act()

    def move(self, dice: random.Random) -> None:
        """Somebody who is asked makes a random move."""
        player = dice.choice(self.asked())
        action = dice.choice(player.actions)
        self.last_mover = player
        self.begin(Kind.MOVE, player, lambda: player.play(action))

    def undo(self) -> None:
        """Whoever moved last takes that back, or wishes to."""
        player = self.last_mover
        assert player is not None
        self.last_mover = None
        self.begin(Kind.UNDO, player, player.undo)

    def preview(self, dice: random.Random) -> None:
        """Somebody who is asked wants to know what each choice would bring."""
        player = dice.choice(self.asked())
        player.previews = lambda at: self.previewed(player, at)
        self.begin(Kind.PREVIEWS, player, player.ask_previews)

    def previewed(self, player: Player, at: float) -> None:
        """Somebody knows."""
        player.previews = None
        if self.deed is not None and self.deed.kind is Kind.PREVIEWS:
            self.finish(at, True)

    def drop(self, why: str) -> None:
        """A socket was closed that should not be."""
        self.lost = self.lost or why

    async def join(self, address: str, seat: int | None, language: str, *, deflate: bool) -> Player:
        """Open one more page: from a seat or, without one, as a spectator."""
        player = Player(() if seat is None else (seat,), self.seen, self.answered)
        key = {} if seat is None else {"seats": self.made.keys[seat]}
        path = f"{self.made.path}/socket" + ("" if seat is None else f"?seat={seat}")
        cookies = {**key, "language": language}
        player.connection = await connect(address, path, cookies, player.hear, deflate=deflate)
        player.connection.lost = self.drop
        self.players.append(player)
        return player

    async def shown(self) -> None:
        """Wait until every page shows the table."""
        everybody = self.players
        if not await until(lambda: all(it.version >= 0 for it in everybody), SHOWING):
            raise Failed(f"the table {self.made.name} is not shown to all; {self.lost or 'why?'}")

    def leave(self) -> None:
        """Close all pages."""
        for connection in self.connections:
            connection.leave()


async def open_table(
    address: str, game: str, company: Company, finished: Callable[[Table, Done], None]
) -> Table:
    """Make a table and have everybody connect."""
    made = await make_table(address, game, company.seats, company.bots)
    table = Table(game, made, finished)
    await fill(table, address, company)
    return table


async def fill(table: Table, address: str, company: Company) -> None:
    """Have everybody connect to a table, and wait until all see it."""
    seats: list[int | None] = [*table.made.keys, *[None] * company.spectators]
    for number, seat in enumerate(seats):
        language = company.languages[number % len(company.languages)]
        await table.join(address, seat, language, deflate=company.deflate)
    await table.shown()
