"""Rows of results in files: JSON lines, CSV and Parquet, written whole and read back the same."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jackscrew.core.errors import BadInput
from jackscrew.lab.files import whole_file
from jackscrew.lab.simulate import Row
from jackscrew.lab.tables import Columns, open_table

TEXTS = frozenset(("game", "bots", "options", "pack"))  # columns that never hold numbers


def check_rows_file(path: Path) -> None:
    """Refuse a name that rows could not be written to in the end."""
    if path.suffix not in READERS:
        raise BadInput(f"{path}: must end in {' or '.join(READERS)}")
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    if path.suffix == ".parquet" and find_spec("polars") is None:
        raise BadInput("Parquet files need polars: pip install 'jackscrew[lab]'")


def write_rows(rows: Sequence[Row], path: Path, columns: Columns) -> None:
    """Write all rows by the ending of the name, or nothing."""
    with whole_file(path) as part:
        if path.suffix == ".csv":
            write_csv(rows, part, columns)
            return
        with open_table(part, path.suffix, columns) as table:
            table.add("".join([json.dumps(row) + "\n" for row in rows]))
            table.finish()


def read_rows(path: Path) -> list[Row]:
    """The rows of a file; one that holds something else is refused."""
    try:
        rows = READERS[path.suffix](path)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except bad_file_errors():
        rows = [None]
    if not all(isinstance(row, dict) for row in rows):
        raise BadInput(f"{path}: holds no rows of results; choose another name or move it away")
    return rows


def bad_file_errors() -> tuple[type[Exception], ...]:
    """What is raised for a file of another kind; by polars only if it is there."""
    if find_spec("polars") is None:
        return ValueError, csv.Error
    return ValueError, csv.Error, import_module("polars.exceptions").PolarsError


def read_lines(path: Path) -> list[Any]:
    """Rows from JSON lines."""
    with path.open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def read_parquet(path: Path) -> list[Any]:
    """Rows from Parquet."""
    rows: list[Any] = import_module("polars").read_parquet(path).to_dicts()
    return rows


def write_csv(rows: Sequence[Row], path: Path, columns: Iterable[str]) -> None:
    """Lists are spread over columns: scores.0 is seat 0's score, points.rail.0 a part of it."""
    flat = [dict(cells(row)) for row in rows]
    order = {name: place for place, name in enumerate(columns)}
    found = dict.fromkeys(name for row in flat for name in row)
    spread = sorted(found, key=lambda name: order[name.split(".")[0]])
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, spread)
        table.writeheader()
        table.writerows(flat)


def cells(row: Row) -> Iterator[tuple[str, object]]:
    """The columns of a row and what they hold, lists spread out."""
    for name, value in row.items():
        if isinstance(value, dict):
            yield from cells({f"{name}.{key}": inner for key, inner in value.items()})
        elif isinstance(value, list):
            yield from cells({f"{name}.{i}": inner for i, inner in enumerate(value)})
        else:
            yield name, value


def read_csv(path: Path) -> list[Any]:
    """Rows from CSV, lists put together again."""
    with path.open(encoding="utf-8", newline="") as file:
        names, *lines = csv.reader(file)
    return [gathered(dict(zip(names, line, strict=True))) for line in lines]


def gathered(flat: dict[str, str]) -> Row:
    """A row from its columns; an empty one is nothing where there may be more or fewer."""
    row: Row = {}
    for name, text in flat.items():
        head, *inner = name.split(".")
        value = text if head in TEXTS else json.loads(text or "null")
        if not inner:
            row[head] = value
        elif len(inner) == 1:
            row.setdefault(head, []).extend([] if text == "" else [value])
        else:
            row.setdefault(head, {}).setdefault(inner[0], []).append(value)
    return row


READERS: dict[str, Callable[[Path], list[Any]]] = {
    ".jsonl": read_lines,
    ".csv": read_csv,
    ".parquet": read_parquet,
}
