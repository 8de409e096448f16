"""Files that people name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from jackscrew.core.errors import BadInput
from jackscrew.core.record import Record
from jackscrew.lab.files import read_record, whole_file, write_record, write_text

RECORD = Record("city_council", 1, 3)


def test_a_record_there_and_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    write_record(path, RECORD)
    assert read_record(path) == RECORD


def test_a_record_is_written_over_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("city_council rules=1 seats=4\n")
    write_record(path, RECORD)
    assert read_record(path).seats == 3


def test_other_files_are_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"\xff")
    with pytest.raises(BadInput, match="exists and is no record"):
        write_record(path, RECORD)
    assert path.read_bytes() == b"\xff"


def test_new_files_are_like_others(tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    before = os.umask(0o027)
    write_text(path, "words")
    assert os.umask(before) == 0o027
    assert path.stat().st_mode & 0o777 == 0o640


def test_nothing_is_left_of_a_failure(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted(tmp_path / "x")
    assert list(tmp_path.iterdir()) == []


def interrupted(path: Path) -> None:
    with whole_file(path) as part:
        part.write_text("half")
        raise KeyboardInterrupt
