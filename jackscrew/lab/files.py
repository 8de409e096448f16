"""Files that people name: read with one-line errors, written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jackscrew.core.errors import BadInput
from jackscrew.core.match import Match
from jackscrew.core.record import BadRecord, Record, parse_record
from jackscrew.games import game


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a text file in UTF-8") from None


def read_record(path: Path) -> Record:
    """The record in a file; whether its game allows it is seen when it is replayed."""
    try:
        return parse_record(read_text(path))
    except BadRecord as error:
        raise BadInput(f"{path}: {error}") from None


def match_of(record: Record, components: Path | None) -> Match:
    """The match a record tells of, every line checked."""
    return game(record.game).replay(record, components)


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """A name to write to that becomes `path` only if all went well."""
    if path.is_dir():
        raise BadInput(f"{path}: is a directory")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        make_empty(part, path)
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def make_empty(part: Path, path: Path) -> None:
    """Begin a file; one that cannot be written is told at once, by the name it is to have."""
    try:
        part.write_bytes(b"")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    with whole_file(path) as part:
        part.write_text(text, encoding="utf-8")


def write_record(path: Path, record: Record) -> None:
    """Write a record; a file that holds something else is left alone."""
    if path.is_file() and path.stat().st_size:
        try:
            read_record(path)
        except BadInput:
            raise BadInput(f"{path}: exists and is no record; choose another name") from None
    write_text(path, str(record))
