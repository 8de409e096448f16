"""What an arena keeps: journals that go on, and files that are read back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from jackscrew.core.errors import BadInput
from jackscrew.lab import rows as rows_module
from jackscrew.lab.arena import Arena, play
from jackscrew.lab.journal import Kept, journal_of
from jackscrew.lab.rows import check_rows_file, read_rows, write_rows
from jackscrew.lab.simulate import Row, game_columns

BOTS = ("random", "greedy", "random")
ARENA = Arena("city_council", BOTS, 3, 6, seed=7)
ENDINGS = ["jsonl", "csv", "parquet"]


@pytest.fixture(scope="module")
def games() -> list[Row]:
    """All games of the arena, played once."""
    return list(play(ARENA, ARENA.sittings(), jobs=1))


def keep(arena: Arena, out: Path, games: Iterable[Row], stop: bool = False) -> None:
    """Keep rows; then the end, or Ctrl-C."""
    with Kept(arena, out).keeping() as take:
        for row in games:
            take(row)
        if stop:
            raise KeyboardInterrupt


def interrupt(arena: Arena, out: Path, games: Iterable[Row]) -> None:
    with pytest.raises(KeyboardInterrupt):
        keep(arena, out, games, stop=True)


@pytest.mark.parametrize("ending", ENDINGS)
def test_rows_there_and_back(tmp_path: Path, games: list[Row], ending: str) -> None:
    out = tmp_path / f"results.{ending}"
    write_rows(games, out, game_columns(ARENA.plan()))
    assert read_rows(out) == games


def test_several_winners_in_csv(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.csv"
    shared = [{**games[0], "winners": [1]}, {**games[1], "winners": [0, 2]}]
    write_rows(shared, out, game_columns(ARENA.plan()))
    assert read_rows(out) == shared
    head = out.read_text().splitlines()[0]
    assert "scores.2,winners.0,winners.1,lines" in head
    assert "points.rail.0,points.rail.1,points.rail.2" in head


@pytest.mark.parametrize("ending", ENDINGS)
def test_going_on_gives_the_same_file(tmp_path: Path, games: list[Row], ending: str) -> None:
    out, whole = tmp_path / f"results.{ending}", tmp_path / f"whole.{ending}"
    interrupt(ARENA, out, games[:2])
    assert not out.exists()
    kept = Kept(ARENA, out)
    assert kept.rows == games[:2]
    keep(ARENA, out, games[2:])
    keep(ARENA, whole, games)
    assert out.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == sorted([out, whole])


def test_every_game_is_written_down_at_once(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.csv"
    with Kept(ARENA, out).keeping() as take:
        for count, row in enumerate(games, 1):
            take(row)
            head, *lines = journal_of(out).read_text().splitlines()
            assert len(lines) == count
    assert json.loads(head)["seats"] == "random,greedy,random"


@pytest.mark.parametrize("torn", ['{"index": 2, "se', '{"index": 2}', "\x00\x00"])
def test_a_torn_line_is_dropped(tmp_path: Path, games: list[Row], torn: str) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, games[:2])
    with journal_of(out).open("a") as file:
        file.write(torn)
    assert Kept(ARENA, out).rows == games[:2]
    keep(ARENA, out, games[2:])
    assert read_rows(out) == games


@pytest.mark.parametrize("cut", [0, 10])
def test_a_torn_head_is_begun_anew(tmp_path: Path, games: list[Row], cut: int) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, [])
    journal_of(out).write_bytes(journal_of(out).read_bytes()[:cut])
    interrupt(ARENA, out, games[:1])
    assert Kept(ARENA, out).rows == games[:1]


def test_a_journal_with_all_games_only_wants_the_file(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, games)
    assert not Kept(ARENA, out).is_written(6)
    keep(ARENA, out, [])
    assert Kept(ARENA, out).is_written(6)


def test_a_finished_file_is_extended(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.parquet"
    keep(Arena("city_council", BOTS, 3, 3, seed=7), out, games[:3])
    interrupt(ARENA, out, games[3:4])
    assert read_rows(out) == games[:3]
    assert Kept(ARENA, out).rows == games[:4]
    keep(ARENA, out, games[4:])
    assert read_rows(out) == games


def test_a_journal_left_behind_adds_nothing(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, games[:4])
    left = journal_of(out).read_bytes()
    keep(ARENA, out, games[4:])
    journal_of(out).write_bytes(left)
    assert Kept(ARENA, out).rows == games


OTHERS: dict[str, dict[str, Any]] = {
    "seed 7, not 8": {"seed": 8},
    "seats random,greedy,random, not greedy,random,random": {
        "bots": ("greedy", "random", "random")
    },
    "options none, not first_bidder=2": {"options": (("first_bidder", "2"),)},
}


@pytest.mark.parametrize("words", OTHERS)
def test_another_arena_is_refused(tmp_path: Path, games: list[Row], words: str) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, games[:1])
    before = journal_of(out).read_bytes()
    given: dict[str, Any] = {"bots": BOTS, "seed": 7, **OTHERS[words]}
    other = Arena("city_council", players=3, games=6, **given)
    with pytest.raises(BadInput, match=f"was begun with {words}; go on as it was begun"):
        Kept(other, out)
    assert journal_of(out).read_bytes() == before


def test_another_pack_is_refused(tmp_path: Path, games: list[Row]) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[rail]\nsegments = 0\n")
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, games[:1])
    with pytest.raises(BadInput, match="was begun with pack none, not "):
        Kept(Arena("city_council", BOTS, 3, 6, 7, components=pack), out)


def test_another_number_of_games_goes_on(tmp_path: Path, games: list[Row]) -> None:
    out = tmp_path / "results.jsonl"
    interrupt(ARENA, out, islice(games, 4))
    fewer = Arena("city_council", BOTS, 3, 3, seed=7)
    assert len(Kept(fewer, out).rows) == 4
    assert len(fewer.sittings(4)) == 6


@pytest.mark.parametrize("ending", ENDINGS)
def test_files_of_others_are_left_alone(tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"letter.{ending}"
    for content in (b"Dear friend,\nhow are you, and where?\n", b"1\n2\n", b"\xff\n"):
        out.write_bytes(content)
        with pytest.raises(BadInput, match="letter"):
            Kept(ARENA, out)
        assert out.read_bytes() == content


def test_an_empty_file_is_no_obstacle(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    out.touch()
    assert Kept(ARENA, out).rows == []


@pytest.mark.parametrize("content", ["Dear friend,\n", "1\n", '{"version": "0"}\n{"ind\n'])
def test_a_file_in_the_journals_place(tmp_path: Path, content: str) -> None:
    out = tmp_path / "results.jsonl"
    journal_of(out).write_text(content)
    with pytest.raises(BadInput, match="is no journal of an arena"):
        Kept(ARENA, out)


def test_without_polars_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows_module, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"pip install 'jackscrew\[lab\]'"):
        check_rows_file(Path("results.parquet"))
    check_rows_file(Path("results.csv"))
