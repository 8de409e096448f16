"""Statements that are compiled once and go straight to the driver, for what is written often.

SQLAlchemy's own way costs ten times as much for each.  Values reach the driver as they are: good
for numbers and texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self
from weakref import WeakKeyDictionary

from sqlalchemy import ClauseElement, Connection, Dialect
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]


class Plain:
    """A statement in SQLAlchemy's words, whose values are given by name."""

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self.compiled: WeakKeyDictionary[Dialect, Compiled] = WeakKeyDictionary()

    def compile(self, dialect: Dialect) -> Compiled:
        """The statement as a driver takes it."""
        found = self.compiled.get(dialect)
        if found is None:
            found = self.compiled[dialect] = Compiled(self.statement, dialect)
        return found


class Compiled:
    """A statement in a driver's words, which takes its values by name or in an order."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.order: list[str] | None = getattr(compiled, "positiontup", None)

    def arranged(self, values: Values) -> Any:
        """Values as the driver takes them."""
        return values if self.order is None else [values[name] for name in self.order]


class Cursor:
    """A cursor of the driver's, which fails with SQLAlchemy's errors as a connection does."""

    def __init__(self, connection: Connection) -> None:
        self.dialect = connection.dialect
        self.cursor = connection.connection.cursor()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.cursor.close()
        failure = self.dialect.loaded_dbapi.Error
        if isinstance(error, failure):
            raise DBAPIError.instance(None, None, error, failure, dialect=self.dialect) from error

    def run(self, plain: Plain, values: Values | None = None) -> None:
        """Execute a statement."""
        compiled = plain.compile(self.dialect)
        self.cursor.execute(compiled.text, compiled.arranged(values or {}))

    def run_each(self, plain: Plain, rows: Sequence[Values]) -> None:
        """Execute a statement once for each row of values."""
        compiled = plain.compile(self.dialect)
        self.cursor.executemany(compiled.text, [compiled.arranged(row) for row in rows])

    def first(self, plain: Plain, values: Values) -> Any:
        """The first row that a statement finds."""
        self.run(plain, values)
        return self.cursor.fetchone()
