"""What an arena keeps while it runs: a journal beside its results, one line a game.

The head line tells what is played.  The same arena goes on where its journal ends, and with more
games where its finished results end; another arena is refused.  `--games` may always differ.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jackscrew.core.errors import BadInput
from jackscrew.lab.arena import Arena, check_rows
from jackscrew.lab.rows import check_rows_file, read_rows, write_rows
from jackscrew.lab.simulate import Row, game_columns
from jackscrew.version import VERSION

Head = dict[str, Any]


class Kept:
    """The rows of an arena, those that were there before included."""

    def __init__(self, arena: Arena, out: Path | None) -> None:
        self.arena = arena
        self.out = out
        self.rows: list[Row] = []
        if out is not None:
            check_rows_file(out)
            self.rows = read_rows(out) if out.exists() and out.stat().st_size else []
            self.take_up(journal_of(out))
            check_rows(arena, self.rows, out)

    def take_up(self, path: Path) -> None:
        """Go on after the last game of a journal; what else it holds was there already."""
        if not path.exists():
            return
        head, *rows = read_journal(path) or [head_of(self.arena)]
        check_head(head, head_of(self.arena), path)
        for row in rows:
            if row.get("index") == len(self.rows):
                self.rows.append(row)

    def is_written(self, games: int) -> bool:
        """Is there a file with so many games, and nothing left to be put into it?"""
        if self.out is None or journal_of(self.out).exists():
            return False
        return len(self.rows) == games

    @contextmanager
    def keeping(self) -> Iterator[Callable[[Row], None]]:
        """Takes rows, each written down at once; in the end the file is whole.

        What goes wrong in between leaves the journal.
        """
        if self.out is None:
            yield self.rows.append
            return
        path = journal_of(self.out)
        try:
            begin_journal(path, head_of(self.arena))
        except OSError as error:
            raise BadInput(f"{self.out}: {error.strerror}") from None
        with path.open("a", encoding="utf-8") as file:

            def keep(row: Row) -> None:
                file.write(json.dumps(row) + "\n")
                file.flush()
                self.rows.append(row)

            yield keep
        write_rows(self.rows, self.out, game_columns(self.arena.plan()))
        path.unlink(missing_ok=True)


def journal_of(out: Path) -> Path:
    """The name of the journal beside a file of results."""
    return out.with_name(f"{out.name}.part.jsonl")


def head_of(arena: Arena) -> Head:
    """What the games of an arena depend on, and how many there are to be."""
    return {
        "version": VERSION,
        **arena.told(),
        "seats": ",".join(arena.bots),
        "players": arena.players,
        "seed": arena.seed,
        "games": arena.games,
    }


def check_head(old: Head, new: Head, path: Path) -> None:
    """Refuse the journal of another arena."""
    for name, value in new.items():
        if name != "games" and old.get(name) != value:
            raise BadInput(
                f"{path}: was begun with {name} {told(old.get(name))}, not {told(value)}; "
                "go on as it was begun, choose another --out or move it away"
            )


def told(value: object) -> object:
    """A value as a word."""
    return "none" if value in ("", None) else value


def begin_journal(path: Path, head: Head) -> None:
    """Make a journal that can be written on: a new one has its head, an old one whole lines."""
    if path.exists():
        os.truncate(path, len(whole_lines(path)))
    if not path.exists() or not path.stat().st_size:
        path.write_text(json.dumps(head) + "\n", encoding="utf-8")


def read_journal(path: Path) -> list[Row]:
    """The head and the rows of a journal; a last line that was cut off is dropped."""
    try:
        lines = [json.loads(line) for line in whole_lines(path).splitlines()]
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except ValueError:
        lines = [None]
    if not all(isinstance(line, dict) for line in lines):
        raise BadInput(f"{path}: is no journal of an arena; choose another --out or move it away")
    return lines


def whole_lines(path: Path) -> bytes:
    """The bytes of a file up to its last line end."""
    data = path.read_bytes()
    return data[: data.rfind(b"\n") + 1]
