"""The database behind the store: opened, checked and brought up to date."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError

from jackscrew.web.store.errors import Unusable
from jackscrew.web.store.plain import Cursor, Plain

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 5
READERS = 40  # connections at once; as many as a server has threads
SERVING = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
# SQLite changes a table by making it anew, which foreign keys would forbid
UPGRADING = ("synchronous = FULL", "foreign_keys = OFF")
BEGIN = Plain(sql("BEGIN"))
BEGIN_WRITING = Plain(sql("BEGIN IMMEDIATE"))
WRITES = "writes"  # option of a connection whose transactions write


def open_database(path: Path) -> Engine:
    """The database in a file, made or upgraded as needed."""
    try:
        check_sound(path)
        upgrade(path)
        engine = sqlite_engine(path, SERVING)
        with engine.connect():
            return engine
    except (DBAPIError, sqlite3.Error) as error:
        raise refusal(path, reason(error)) from None


def check_sound(path: Path) -> None:
    """Look through a database for damage before anything is made of it."""
    if not path.is_file():
        return
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        raise Unusable(damaged(path, found))


def damaged(path: Path, found: str) -> str:
    """That a database is damaged, and what helps."""
    return (
        f"{path}: the database is damaged ({' '.join(found.split())[:100]}); put a backup in its"
        f" place, or save what can be read: sqlite3 {path} .recover | sqlite3 new.sqlite"
    )


def refusal(path: Path, why: str) -> Unusable:
    """Why a database cannot be used, with what helps."""
    if "malformed" in why or "not a database" in why:
        return Unusable(damaged(path, why))
    if path.is_dir():
        return Unusable(f"{path}: is a directory; move it away or choose another --data")
    if "readonly" in why:
        return Unusable(f"{path}: cannot be written; mend its permissions or choose another --data")
    return Unusable(f"{path}: {why}")


def reason(error: Exception) -> str:
    """What a database says is wrong, on one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split())


def sqlite_engine(path: Path, pragmas: Sequence[str]) -> Engine:
    """SQLite so that a reader sees one moment, and a writer never finds it has looked too early."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": BUSY_SECONDS},
        max_overflow=READERS,
    )

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        try:
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise

    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES)
        with Cursor(connection) as cursor:
            cursor.run(BEGIN_WRITING if writes else BEGIN)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def upgrade(path: Path) -> None:
    """Bring a database up to date; one of a newer program or another one is left alone."""
    engine = sqlite_engine(path, UPGRADING)
    try:
        with engine.execution_options(**{WRITES: True}).begin() as connection:
            script = ScriptDirectory(str(MIGRATIONS))
            check_version(path, connection, script)
            run(connection, script)
    finally:
        engine.dispose()


def check_version(path: Path, connection: Connection, script: ScriptDirectory) -> None:
    """Refuse a database this program does not know."""
    known = {step.revision for step in script.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    newer = sorted(set(heads) - known)
    if newer:
        raise Unusable(f"{path}: made by a newer jackscrew (database version {newer[0]}); update")
    if not heads and inspect(connection).get_table_names():
        raise Unusable(f"{path}: the database of another program")


def run(connection: Connection, script: ScriptDirectory) -> None:
    """Run the migrations that are missing."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", script.dir.replace("%", "%%"))
    command.upgrade(config, "head")
