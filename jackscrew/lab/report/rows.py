"""Rows of games: read from files, checked, and spread out to one row for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import polars as pl
from polars.datatypes import DataTypeClass
from polars.exceptions import PolarsError

from jackscrew.core.errors import BadInput
from jackscrew.core.game import Game
from jackscrew.games import game
from jackscrew.lab.simulate import Row

Kind = pl.DataType | DataTypeClass
POINTS, COUNTS = "points ", "counts "  # before the names of columns
SAME = ["seed", "bots", "rules", "options", "pack", "scores", "lines", "decisions"]
READERS: dict[str, Callable[[Path], pl.DataFrame]] = {
    ".parquet": pl.read_parquet,
    ".jsonl": lambda path: pl.read_ndjson(path, infer_schema_length=None),
}


@dataclass(frozen=True)
class Played:
    """Games of one kind with the same number of seats.

    `games` has one row a game, `places` one for each seat of each game: who sat there, the score,
    whether it won, points by source and counts.  What a game does not count is null.
    """

    game: Game
    seats: int
    games: pl.DataFrame
    places: pl.DataFrame
    repeated: int = 0  # games that were given more than once and are left out

    @property
    def bots(self) -> list[str]:
        """Who played, in the order of seats."""
        return self.places["bot"].unique(maintain_order=True).to_list()

    def called(self, group: str, who: object) -> str:
        """What a bot is called, or a seat: with its bot if bots differ but never change seats."""
        if group == "bot":
            return str(who)
        sat = self.places.filter(seat=who)["bot"].unique()
        fixed = sat.len() == 1 and len(self.bots) > 1
        return f"Seat {who} ({sat[0]})" if fixed else f"Seat {who}"

    @property
    def sources(self) -> list[str]:
        """Where points came from."""
        return names_after(POINTS, self.places.columns)

    @property
    def counts(self) -> list[str]:
        """What was counted."""
        return names_after(COUNTS, self.places.columns)


def names_after(prefix: str, columns: list[str]) -> list[str]:
    """The names of columns that begin so."""
    return [column.removeprefix(prefix) for column in columns if column.startswith(prefix)]


def read_rows(paths: Sequence[Path]) -> Played:
    """The games in files that `simulate` or `arena` wrote."""
    return gather([(str(path), read_file(path)) for path in paths])


def take_rows(rows: Sequence[Row]) -> Played:
    """The same of rows that were just played."""
    return gather([("rows", pl.DataFrame(list(rows), infer_schema_length=None))])


def read_file(path: Path) -> pl.DataFrame:
    """The table in a file."""
    if path.suffix not in READERS:
        raise BadInput(f"{path}: must be a .parquet or .jsonl file that simulate or arena wrote")
    try:
        with path.open("rb") as file:
            return READERS[path.suffix](path) if file.read(1) else pl.DataFrame()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or 'cannot be read'}") from None
    except (PolarsError, ValueError):
        raise BadInput(f"{path}: not a {path.suffix} file of games") from None


def gather(tables: Sequence[tuple[str, pl.DataFrame]]) -> Played:
    """Several tables as one; each is named in errors."""
    for name, table in tables:
        check_table(name, table)
    keys = sorted({key for _, table in tables for key in table["game"].unique()})
    seats = sorted({count for _, table in tables for count in table["scores"].list.len().unique()})
    if len(keys) > 1:
        raise BadInput(f"games of {' and '.join(keys)}: a report is about one game")
    if len(seats) > 1:
        told = " and ".join(map(str, seats))
        raise BadInput(f"games with {told} seats: a report is about one number of seats")
    return spread_all(game(keys[0]), seats[0], tables)


def check_table(name: str, table: pl.DataFrame) -> None:
    """Refuse what are not rows of games."""
    if table.is_empty():
        raise BadInput(f"{name}: has no games")
    for column, fits in KINDS.items():
        if column not in table.columns:
            raise BadInput(f"{name}: has no column {column!r}; are these rows of simulate?")
        if not fits(table[column].dtype) or table[column].null_count():
            raise BadInput(f"{name}: column {column!r} is not what simulate writes")


def is_whole(kind: Kind) -> bool:
    """A check of whole numbers."""
    return kind.is_integer()


def is_number(kind: Kind) -> bool:
    """A check of numbers."""
    return kind.is_numeric()


def is_text(kind: Kind) -> bool:
    """A check of words."""
    return kind == pl.String


def are_texts(kind: Kind) -> bool:
    """A check of lists of words."""
    return isinstance(kind, pl.List) and is_text(kind.inner)


def are_whole(kind: Kind) -> bool:
    """A check of lists of whole numbers."""
    return isinstance(kind, pl.List) and is_whole(kind.inner)


def is_sheet(kind: Kind) -> bool:
    """A check of lists by seat, each with a name."""
    return isinstance(kind, pl.Struct) and all(are_whole(field.dtype) for field in kind.fields)


KINDS: dict[str, Callable[[Kind], bool]] = {
    "game": is_text,
    "seed": is_whole,
    "bots": are_texts,
    "rules": is_whole,
    "options": is_text,
    "pack": is_text,
    "scores": are_whole,
    "winners": are_whole,
    "lines": is_whole,
    "decisions": is_whole,
    "points": is_sheet,
    "counts": is_sheet,
    "seconds": is_number,
}


def spread_all(kind: Game, seats: int, tables: Sequence[tuple[str, pl.DataFrame]]) -> Played:
    """Games and places of all tables; a game that is there twice counts once."""
    games: list[pl.DataFrame] = []
    places: list[pl.DataFrame] = []
    begun = 0
    for name, table in tables:
        numbered = table.with_row_index("id", offset=begun)
        begun += table.height
        try:
            places.append(spread(numbered))
            games.append(numbered.select("id", *SAME, "winners", pl.col("seconds").cast(float)))
        except PolarsError:
            raise BadInput(f"{name}: rows do not tell the same seats all through") from None
    every = pl.concat(games, how="vertical_relaxed")
    distinct = with_margin(every.unique(SAME, keep="first", maintain_order=True))
    kept = pl.concat(places, how="diagonal_relaxed").join(distinct, on="id", how="semi")
    return Played(kind, seats, distinct, kept.sort("id", "seat"), every.height - distinct.height)


def spread(table: pl.DataFrame) -> pl.DataFrame:
    """One row for each seat of each game."""
    lists = {"bot": pl.col("bots"), "score": pl.col("scores")}
    for prefix, column in ((POINTS, "points"), (COUNTS, "counts")):
        for name in table[column].struct.fields:
            lists[prefix + name] = pl.col(column).struct.field(name)
    seat = pl.int_ranges(0, pl.col("scores").list.len())
    tall = table.select("id", "winners", seat=seat, **lists).explode("seat", *lists)
    won = pl.col("winners").list.contains(pl.col("seat"))
    return tall.with_columns(won=won).drop("winners")


def with_margin(games: pl.DataFrame) -> pl.DataFrame:
    """How many points the best had more than the second; 0 if a tie was broken or shared."""
    best = pl.col("scores").list.sort(descending=True)
    return games.with_columns(margin=best.list.get(0) - best.list.get(1))
