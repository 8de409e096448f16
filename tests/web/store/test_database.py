"""The file the store is in: its making, its version, and files that are none."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine.url import make_url
from sqlalchemy.schema import CreateTable

from jackscrew.web.store import DATABASE, NewGame, Seat, Store, Unusable
from jackscrew.web.store.schema import metadata

NEW = NewGame("toy", 1, [Seat(0, "Ada")], lines=["a"])


def execute(data: Path, *statements: str) -> list[tuple[object, ...]]:
    """Do something to a database behind the store's back."""
    connection = sqlite3.connect(data / DATABASE)
    try:
        rows = [row for statement in statements for row in connection.execute(statement)]
        connection.commit()
    finally:
        connection.close()
    return rows


def refusal(data: Path) -> str:
    with pytest.raises(Unusable) as caught:
        Store(data)
    message = str(caught.value)
    assert "\n" not in message
    assert str(data) in message
    return message


def test_an_empty_directory_and_again(data: Path) -> None:
    store = Store(data)
    name = store.create(NEW).result(timeout=30).name
    store.close()
    assert sorted(path.name for path in data.iterdir()) == [DATABASE, "lock"]
    assert execute(data, "SELECT version_num FROM alembic_version") == [("0001",)]
    again = Store(data)
    assert again.find(name) is not None
    again.close()


def test_nobody_else_may_look_into_a_new_directory(data: Path) -> None:
    Store(data).close()
    assert data.stat().st_mode & 0o777 == 0o700


def test_migrations_lead_to_the_tables_that_are_used(store: Store) -> None:
    with store.engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_constraints_have_the_names_that_migrations_will_use(data: Path) -> None:
    Store(data).close()
    made = " ".join(str(row[0]) for row in execute(data, "SELECT sql FROM sqlite_master"))
    names = {str(c.name) for table in metadata.tables.values() for c in table.constraints}
    assert {"pk_move", "uq_move_game_request", "fk_chat_game", "uq_game_name"} <= names
    assert all(name in made for name in names)


def test_the_tables_can_be_made_on_postgresql() -> None:
    dialect = make_url("postgresql+psycopg://").get_dialect()()
    for table in metadata.tables.values():
        made = str(CreateTable(table).compile(dialect=dialect))
        assert "CREATE TABLE" in made
        assert made.count("SERIAL") == (table.name == "game")


def test_what_is_committed_is_on_the_disk(store: Store) -> None:
    with store.engine.begin() as connection:
        pragmas = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
        values = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas]
    assert values == ["wal", 2, 1, 5000]


def test_a_database_of_a_newer_program_is_left_alone(data: Path) -> None:
    Store(data).close()
    execute(data, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in refusal(data)
    assert execute(data, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_of_another_program_is_left_alone(data: Path) -> None:
    data.mkdir()
    execute(data, "CREATE TABLE cats (name TEXT)")
    before = (data / DATABASE).read_bytes()
    assert "another program" in refusal(data)
    assert (data / DATABASE).read_bytes() == before


def test_a_file_that_is_no_database(data: Path) -> None:
    data.mkdir()
    (data / DATABASE).write_text("Dear diary, " * 1000)
    assert "not a database" in refusal(data)
    assert "put a backup in its place" in refusal(data)
    assert (data / DATABASE).read_text() == "Dear diary, " * 1000


def test_a_directory_in_the_place_of_the_database(data: Path) -> None:
    (data / DATABASE).mkdir(parents=True)
    assert "is a directory; move it away" in refusal(data)


def test_a_file_in_the_place_of_the_directory(data: Path) -> None:
    data.write_text("")
    assert f"{data} is a file" in refusal(data)
    assert f"{data} is a file" in refusal(data / "below")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_directory_that_cannot_be_written(data: Path) -> None:
    data.mkdir(mode=0o500)
    assert "cannot be written (permission denied)" in refusal(data)


def test_the_directory_is_free_after_a_refusal(data: Path) -> None:
    data.mkdir()
    (data / DATABASE).write_text("Dear diary, " * 1000)
    refusal(data)
    (data / DATABASE).unlink()
    Store(data).close()
