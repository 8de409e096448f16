"""Files of rows: JSON lines or Parquet by their ending, whole, and never all in memory."""

from __future__ import annotations

import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, TextIO

from jackscrew.core.errors import BadInput
from jackscrew.lab.files import whole_file

BATCH = 16 << 20  # letters of JSON that are kept until they become a piece of a Parquet file

Kind = type | list[Any] | Mapping[str, Any]
"""What a column holds: int, float or str; [kind] for a list; names and kinds for a struct."""
Columns = Mapping[str, Kind]


class Table(ABC):
    """Rows on their way into a file."""

    is_empty = True

    def add(self, lines: str) -> None:
        """Take rows, each a JSON object on a line."""
        if lines:
            self.is_empty = False
            self.write(lines)

    @abstractmethod
    def write(self, lines: str) -> None:
        """Put rows where they belong, now or later."""

    @abstractmethod
    def finish(self) -> None:
        """Write what is not yet written."""


class LinesTable(Table):
    """Rows as JSON lines."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, lines: str) -> None:
        self.file.write(lines)

    def finish(self) -> None:
        self.file.close()


class ParquetTable(Table):
    """Rows as a Parquet file, put together from pieces in a folder beside it."""

    def __init__(self, path: Path, columns: Columns, folder: Path) -> None:
        self.path = path
        self.polars: Any = import_module("polars")
        self.schema = {name: self.dtype(kind) for name, kind in columns.items()}
        self.folder = folder
        self.lines: list[str] = []
        self.size = 0
        self.pieces: list[Path] = []

    def dtype(self, kind: Kind) -> Any:
        """What polars calls a kind of column."""
        if isinstance(kind, list):
            return self.polars.List(self.dtype(kind[0]))
        if isinstance(kind, Mapping):
            return self.polars.Struct({name: self.dtype(part) for name, part in kind.items()})
        plain = {int: self.polars.Int64, float: self.polars.Float64, str: self.polars.String}
        return plain[kind]

    def write(self, lines: str) -> None:
        self.lines.append(lines)
        self.size += len(lines)
        if self.size >= BATCH:
            self.write_piece()

    def write_piece(self) -> None:
        """Turn what is in memory into a piece on the disk."""
        text = "".join(self.lines).encode()
        frame = self.polars.DataFrame(schema=self.schema)
        if text:
            frame = self.polars.read_ndjson(BytesIO(text), schema=self.schema)
        piece = self.folder / f"{len(self.pieces)}.parquet"
        frame.write_parquet(piece)
        self.pieces.append(piece)
        self.lines, self.size = [], 0

    def finish(self) -> None:
        self.write_piece()
        self.polars.scan_parquet(self.pieces).sink_parquet(self.path)


def check_output(path: Path | None, option: str = "--out") -> None:
    """Refuse a file that could not be written in the end."""
    if path is None or path.suffix == ".jsonl":
        return
    if path.suffix != ".parquet":
        raise BadInput(f"{option} {path}: must end in .jsonl or .parquet")
    if find_spec("polars") is None:
        raise BadInput("Parquet files need polars: pip install 'jackscrew[lab]'")


def part_name(path: Path) -> Path:
    """What a file is called of which only a part was made."""
    return path.with_stem(f"{path.stem}.part")


@contextmanager
def table_file(path: Path, columns: Columns) -> Iterator[Table]:
    """A table that becomes this file once the context is left, whole or not at all.

    After Ctrl-C the rows that are there become a file of their own, see `part_name`; a file
    with the name that was asked for is never one of which a part is missing.
    """
    with whole_file(path) as hidden, open_table(hidden, path.suffix, columns) as table:
        try:
            yield table
        except KeyboardInterrupt:
            with unbroken():
                keep_part(table, hidden, path)
            raise
        table.finish()


def keep_part(table: Table, hidden: Path, path: Path) -> None:
    """Give what there is of a table a name."""
    table.finish()
    if not table.is_empty:
        hidden.replace(part_name(path))


@contextmanager
def open_table(path: Path, ending: str, columns: Columns) -> Iterator[Table]:
    """A table of one or the other kind; nothing of it stays open."""
    if ending == ".parquet":
        with TemporaryDirectory(prefix=f"{path.name}.", dir=path.parent) as folder:
            yield ParquetTable(path, columns, Path(folder))
        return
    with path.open("w", encoding="utf-8") as file:
        yield LinesTable(file)


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C is heard only after what is done here."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard and callable(before):
        before(*heard[0])
