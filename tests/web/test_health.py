"""Whether the server is well is told at once, however much is stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from website import Site, make_table


@contextmanager
def statements(site: Site) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    event.listen(site.store.engine, "before_cursor_execute", note)
    yield asked
    event.remove(site.store.engine, "before_cursor_execute", note)


def plan(site: Site, statement: str) -> list[str]:
    """The operations by which the database answers."""
    with site.store.reading() as connection:
        return [row[1] for row in connection.exec_driver_sql(f"EXPLAIN {statement}")]


def test_health_counts_tables_without_reading_them(site: Site) -> None:
    before = site.program().get("/health").json()["tables"]
    for _ in range(3):
        make_table(site, "Ada", "Bo", "Cy")
    with statements(site) as asked:
        health = site.program().get("/health").json()
    assert health["tables"] == site.store.count().games == before + 3
    selects = [statement for statement in asked if statement.startswith("SELECT")]
    assert len(selects) == 1
    steps = plan(site, selects[0])
    assert "Last" in steps  # straight to the newest row,
    assert not {"Next", "Count"} & set(steps)  # and on to no other
