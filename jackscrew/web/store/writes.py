"""Each thing that is written, inside the transaction it is given."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, func, insert, select, update

from jackscrew.web.store.errors import Conflict, Missing, Repeated, Unfit
from jackscrew.web.store.names import new_name
from jackscrew.web.store.plain import Cursor, Plain
from jackscrew.web.store.rows import NOBODY, Created, NewGame, Seat
from jackscrew.web.store.schema import chat, game, move, seat

LONGEST_REQUEST = 100  # letters of a request's id
NAME_TRIES = 100

MOVES = move.c.game == game.c.id
LOOK = Plain(
    select(
        game.c.result,
        select(func.max(move.c.number)).where(MOVES).scalar_subquery(),
        select(move.c.number)
        .where(MOVES, move.c.request == bindparam("request"))
        .scalar_subquery(),
    ).where(game.c.id == bindparam("game"))
)
INSERT_MOVE = Plain(insert(move))
END_GAME = Plain(
    update(game)
    .where(game.c.id == bindparam("game"))
    .values(result=bindparam("result"), finished=bindparam("finished"))
)


@dataclass(frozen=True)
class Rows:
    """The rows that one request adds to a log."""

    first: int
    lines: Sequence[str]
    seat: int
    request: str | None
    at: float


def insert_game(connection: Connection, new: NewGame, at: float) -> Created:
    """A new table with its seats and first lines, under a name that no other has."""
    check_texts([new.key, new.pack, new.digest, new.result])
    name = free_name(connection)
    values = {
        "name": name,
        "key": new.key,
        "rules": new.rules,
        "seats": len(new.seats),
        "options": json.dumps(dict(new.options)),
        "pack": new.pack,
        "digest": new.digest,
        "imported": new.imported,
        "created": at,
        "next": "",
        **ending(new.result, at),
    }
    made = connection.execute(insert(game).values(values).returning(game.c.id))
    number = int(made.scalar_one())
    insert_seats(connection, number, new.seats)
    with Cursor(connection) as cursor:
        insert_moves(cursor, number, Rows(0, new.lines, NOBODY, None, at))
    return Created(number, name)


def free_name(connection: Connection) -> str:
    """A name that no table has."""
    for _ in range(NAME_TRIES):
        name = new_name()
        if connection.scalar(select(game.c.id).where(game.c.name == name)) is None:
            return name
    raise Conflict("no free name was found for the table")


def ending(result: str, at: float) -> dict[str, str | float | None]:
    """The columns that tell whether and how a game ended."""
    return {"result": result, "finished": at if result else None}


def insert_seats(connection: Connection, number: int, seats: Sequence[Seat]) -> None:
    """The seats of a new table."""
    check_texts(text for one in seats for text in (one.name, one.bot, one.key_hash))
    if seats:
        connection.execute(insert(seat), [{"game": number, **asdict(one)} for one in seats])


def insert_moves(cursor: Cursor, number: int, rows: Rows) -> None:
    """Rows of a log.  The last has the request, so that its number tells where that led."""
    check_texts(rows.lines)
    same = {"game": number, "seat": rows.seat, "request": None, "at": rows.at}
    values = [
        {"number": row, "text": line, **same}
        for row, line in enumerate(rows.lines, start=rows.first)
    ]
    if values:
        values[-1]["request"] = rows.request
        cursor.run_each(INSERT_MOVE, values)


def append_moves(connection: Connection, number: int, rows: Rows, result: str) -> None:
    """The rows of one request at the end of a log, all or none."""
    check_texts([result])
    check_request(rows.request)
    with Cursor(connection) as cursor:
        found = cursor.first(LOOK, {"game": number, "request": rows.request})
        if found is None:
            raise Missing(f"there is no game {number}")
        ended, last, before = found
        if before is not None:
            raise Repeated(before + 1)
        revision = 0 if last is None else last + 1
        if rows.first != revision:
            raise Conflict(f"game {number} is at revision {revision}, not {rows.first}")
        insert_moves(cursor, number, rows)
        if result != ended:
            cursor.run(END_GAME, {"game": number, **ending(result, rows.at)})


def insert_chat(
    connection: Connection, number: int, who: int, text: str, request: str | None, at: float
) -> int:
    """A line of a chat; its number.  A repeated request gets the number of the first."""
    check_texts([text])
    check_request(request)
    before = find_said(connection, number, request)
    if before is not None:
        return before
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.game == number))
    line = 0 if last is None else last + 1
    row = {"game": number, "number": line, "seat": who, "text": text, "request": request, "at": at}
    connection.execute(insert(chat).values(row))
    return line


def update_seat(
    connection: Connection, number: int, which: int, values: dict[str, str | bool]
) -> None:
    """Change what is known of a seat."""
    check_texts(value for value in values.values() if isinstance(value, str))
    place = update(seat).where(seat.c.game == number, seat.c.number == which)
    if connection.execute(place.values(values)).rowcount == 0:
        raise Missing(f"game {number} has no seat {which}")


def update_next(connection: Connection, number: int, name: str) -> str:
    """Name the table that follows, unless one does already; the name that stands then."""
    check_texts([name])
    change = update(game).where(game.c.id == number, game.c.next == "")
    connection.execute(change.values(next=name))
    stands = connection.scalar(select(game.c.next).where(game.c.id == number))
    if stands is None:
        raise Missing(f"there is no game {number}")
    return str(stands)


def rewrite_version(connection: Connection) -> None:
    """Write what stands there already: it must reach the disk all the same."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def find_said(connection: Connection, number: int, request: str | None) -> int | None:
    """The line of a chat that a request stands on."""
    if request is None:
        return None
    place = select(chat.c.number).where(chat.c.game == number, chat.c.request == request)
    return connection.scalar(place)


def check_request(request: str | None) -> None:
    """Refuse an id that is none."""
    if request is not None and not is_request(request):
        raise Unfit(f"the id of a request has 1 to {LONGEST_REQUEST} plain letters")


def check_texts(texts: Iterable[str]) -> None:
    """Refuse what not every database can hold as text."""
    try:
        unfit = any(b"\0" in text.encode() for text in texts)
    except UnicodeEncodeError:
        unfit = True
    if unfit:
        raise Unfit("the text has characters that cannot be stored")


def is_request(text: str) -> bool:
    """Could this be the id of a request?"""
    return 0 < len(text) <= LONGEST_REQUEST and text.isascii() and text.isprintable()
