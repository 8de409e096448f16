"""Each thing that is read, inside the transaction it is given."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from jackscrew.web.store.rows import ChatLine, Counts, Move, Seat, Stored
from jackscrew.web.store.schema import chat, game, move, seat

SEAT = (seat.c.number, seat.c.name, seat.c.person, seat.c.bot, seat.c.key_hash, seat.c.taken)
MOVE = (move.c.number, move.c.text, move.c.seat, move.c.request, move.c.at)
CHAT = (chat.c.number, chat.c.seat, chat.c.text, chat.c.at)


def read_game(connection: Connection, name: str, chat_lines: int) -> Stored | None:
    """A table with its whole log and the last lines of its chat."""
    row = connection.execute(select(game).where(game.c.name == name)).first()
    if row is None:
        return None
    return Stored(
        id=row.id,
        name=row.name,
        key=row.key,
        rules=row.rules,
        options=json.loads(row.options),
        pack=row.pack,
        digest=row.digest,
        imported=row.imported,
        created=row.created,
        finished=row.finished,
        result=row.result,
        next=row.next,
        seats=read_seats(connection, [row.id])[row.id],
        moves=read_moves(connection, row.id),
        chat=read_chat(connection, row.id, chat_lines),
    )


def read_seats(connection: Connection, games: Sequence[int]) -> dict[int, list[Seat]]:
    """The seats of games, in order."""
    found: dict[int, list[Seat]] = {number: [] for number in games}
    rows = select(seat.c.game, *SEAT).where(seat.c.game.in_(games)).order_by(seat.c.number)
    for number, *values in connection.execute(rows):
        found[number].append(Seat(*values))
    return found


def read_moves(connection: Connection, number: int) -> list[Move]:
    """The log of a game."""
    rows = select(*MOVE).where(move.c.game == number).order_by(move.c.number)
    return [Move(*row) for row in connection.execute(rows)]


def read_chat(connection: Connection, number: int, lines: int) -> list[ChatLine]:
    """The last lines of a chat, oldest first."""
    rows = select(*CHAT).where(chat.c.game == number).order_by(chat.c.number.desc())
    found = [ChatLine(*row) for row in connection.execute(rows.limit(lines))]
    return found[::-1]


def read_games(connection: Connection) -> int:
    """How many tables there are: the newest one's id, for none is ever taken away.

    A count would read all of them; this looks at one end of the index.
    """
    return connection.scalar(select(func.max(game.c.id))) or 0


def read_counts(connection: Connection) -> Counts:
    """How much there is."""
    finished = connection.scalar(select(func.count(game.c.finished))) or 0
    games, moves, lines = [
        connection.scalar(select(func.count()).select_from(table)) or 0
        for table in (game, move, chat)
    ]
    return Counts(games, finished, moves, lines)
