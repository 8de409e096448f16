"""Files of rows: whole, typed, and never all in memory."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import polars
import pytest

from jackscrew.core.errors import BadInput
from jackscrew.lab import tables
from jackscrew.lab.simulate import Plan, Row, game_columns, run
from jackscrew.lab.tables import Columns, check_output, part_name, table_file, unbroken

COLUMNS: Columns = {"n": int, "x": float, "words": [str], "by": {"a": [int], "b": [int]}}
ROWS: list[Row] = [
    {"n": n, "x": n / 7, "words": ["é"] * (n % 3), "by": {"a": [n], "b": []}} for n in range(40)
]
ENDINGS = pytest.mark.parametrize("ending", ["jsonl", "parquet"])


def fill(path: Path, rows: Iterable[Row], columns: Columns = COLUMNS) -> None:
    with table_file(path, columns) as table:
        for row in rows:
            table.add(json.dumps(row) + "\n")


def read(path: Path) -> list[Row]:
    if path.suffix == ".parquet":
        return polars.read_parquet(path).to_dicts()
    return [json.loads(line) for line in path.read_text().splitlines()]


def stopped_by(error: type[BaseException]) -> Iterable[Row]:
    yield from ROWS[:5]
    raise error


@ENDINGS
def test_rows_there_and_back(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"rows.{ending}"
    fill(path, ROWS)
    assert read(path) == ROWS
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_is_put_together_from_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "BATCH", 200)
    path, held = tmp_path / "rows.parquet", 0
    with table_file(path, COLUMNS) as table:
        assert isinstance(table, tables.ParquetTable)
        for row in ROWS:
            table.add(json.dumps(row) + "\n")
            held = max(held, table.size)
        assert len(table.pieces) > 5
    assert held < 200
    assert read(path) == ROWS
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("count", [0, 1, 40])
def test_types_do_not_depend_on_the_rows(tmp_path: Path, count: int) -> None:
    path = tmp_path / "rows.parquet"
    fill(path, ROWS[:count])
    by = polars.Struct({"a": polars.List(polars.Int64), "b": polars.List(polars.Int64)})
    kinds: list[Any] = [polars.Int64, polars.Float64, polars.List(polars.String), by]
    assert polars.read_parquet(path).schema == dict(zip(COLUMNS, kinds, strict=True))


@pytest.mark.parametrize(
    ("key", "seats"),
    [("city_council", 3), ("big_shoulders", 2), ("raising_chicago", 2), ("rise", 2)],
)
def test_parquet_of_every_game(tmp_path: Path, key: str, seats: int) -> None:
    plan, path = Plan(key, ("random",) * seats, 2, 7), tmp_path / "games.parquet"
    rows = list(run(plan))
    fill(path, rows, game_columns(plan))
    found = polars.read_parquet(path)
    assert found.to_dicts() == rows
    for name in ("points", "counts"):
        assert isinstance(found.schema[name], polars.Struct)
        assert set(found[name].struct.schema.values()) == {polars.List(polars.Int64)}


@ENDINGS
def test_a_failure_leaves_the_old_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"rows.{ending}"
    path.write_text("old")
    with pytest.raises(ZeroDivisionError):
        fill(path, stopped_by(ZeroDivisionError))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@ENDINGS
def test_ctrl_c_keeps_what_is_there_under_another_name(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"rows.{ending}"
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt):
        fill(path, stopped_by(KeyboardInterrupt))
    assert path.read_text() == "old"
    assert part_name(path).name == f"rows.part.{ending}"
    assert read(part_name(path)) == ROWS[:5]
    assert set(tmp_path.iterdir()) == {path, part_name(path)}


@ENDINGS
def test_ctrl_c_before_the_first_row_leaves_nothing(tmp_path: Path, ending: str) -> None:
    with pytest.raises(KeyboardInterrupt), table_file(tmp_path / f"rows.{ending}", COLUMNS):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_waits_for_what_is_unbroken() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012 (where it is raised is the point)
        with unbroken():
            signal.raise_signal(signal.SIGINT)
            done.append("this")
        done.append("not this")
    assert done == ["this"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "games.jsonl"
    folder.mkdir()
    with pytest.raises(BadInput, match="is a directory"), table_file(folder, COLUMNS):
        pass


def test_only_two_endings() -> None:
    check_output(None)
    check_output(Path("a.jsonl"))
    check_output(Path("a.parquet"))
    with pytest.raises(BadInput, match=r"--out a.txt: must end in .jsonl or .parquet"):
        check_output(Path("a.txt"))


def test_without_polars_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"need polars: pip install 'jackscrew\[lab\]'"):
        check_output(Path("a.parquet"))
