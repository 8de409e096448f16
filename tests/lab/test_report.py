"""The page of a report: whole in itself, every chart with its table, and nothing made up."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from jackscrew.cli import app
from jackscrew.lab.report import colours
from jackscrew.lab.report.report import report
from jackscrew.lab.report.rows import read_rows, take_rows
from jackscrew.lab.simulate import Plan, run

MIXED = Plan("city_council", ("greedy", "random", "random"), 5, seed=7)
ALIKE = Plan("rise", ("random",) * 3, 12, seed=7)
CHARTS = 9


def call(*words: object) -> Result:
    return CliRunner().invoke(app, ["report", *map(str, words)], catch_exceptions=False)


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    """Games of bots that differ."""
    return list(run(MIXED))


@pytest.fixture(scope="module")
def page(rows: list[dict[str, Any]]) -> str:
    """Their report."""
    return report(take_rows(rows))


@pytest.fixture
def parquet(rows: list[dict[str, Any]], tmp_path: Path) -> Path:
    """The games in a file."""
    path = tmp_path / "games.parquet"
    pl.DataFrame(rows).write_parquet(path)
    return path


class Reader(HTMLParser):
    """Checks that tags are closed, and collects tables, ids and references."""

    EMPTY = frozenset({"meta", "path", "line", "rect"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.caption = ""
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.seen.append(tag)
        self.ids += [str(told["id"])] if "id" in told else []
        self.named += str(told.get("aria-labelledby", "")).split()
        if tag not in self.EMPTY:
            self.open.append(tag)
        if tag == "tr":
            self.tables.setdefault(self.caption, []).append([])
        self.text = ""

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag
        if tag == "caption":
            self.caption = f"{self.seen.count('section')} {self.text}"
        if tag in ("td", "th"):
            self.tables[self.caption][-1].append(self.text)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_the_page_is_whole_in_itself(page: str) -> None:
    assert "http" not in page
    assert not re.findall(r"url\(|@import|<link|<script|<img| src=|//[a-z]", page)
    assert re.findall(r'href="(.)', page) == ["#"] * 10


def test_every_chart_has_a_title_a_description_and_a_table(page: str) -> None:
    reader = read(page)
    figures = re.findall(r'<figure class="shown">(.*?)</figure>', page, re.DOTALL)
    assert len(figures) == reader.seen.count("svg") == page.count("<h2>") - 1
    for figure in figures:
        assert figure.count("<svg") == figure.count("<desc") == figure.count("<figcaption>") == 1
        assert 'role="img"' in figure
        assert "<table>" in figure
        assert re.search(r"<desc[^>]*>[^<]{20,}</desc>", figure)
    assert len(set(reader.ids)) == len(reader.ids)
    assert set(reader.named) <= set(reader.ids)


def test_tables_tell_what_the_rows_say(page: str, rows: list[dict[str, Any]]) -> None:
    tables = read(page).tables
    wins = next(table for name, table in tables.items() if "Wins and mean scores" in name)
    for seat in range(3):
        won = sum(seat in row["winners"] for row in rows)
        mean = sum(row["scores"][seat] for row in rows) / 5
        told = wins[1 + seat]
        assert told[0] == f"Seat {seat} ({MIXED.seats[seat]})"
        assert told[1] == f"{20 * won:.1f} %"
        assert [told[3], told[4], told[5]] == [str(won), "5", f"{mean:.1f}"]
    sources = next(table for name, table in tables.items() if "Mean points by source" in name)
    rail = next(line for line in sources if line[0] == "Rail")
    assert rail[1] == f"{sum(row['points']['rail'][0] for row in rows) / 5:.1f}"
    bars = next(table for name, table in tables.items() if "The bars of the chart" in name)
    assert [sum(int(line[i]) for line in bars[1:]) for i in (1, 2, 3)] == [5, 5, 5]


def test_what_was_played_is_told(page: str) -> None:
    for words in ("City Council (city_council), 3 seats", "greedy, random, random", "as printed"):
        assert f"<dd>{words}</dd>" in page
    assert "Jackscrew is unofficial" in page
    assert "The player aid leaves blank" in page  # what is reconstructed of the game


def test_bots_that_sit_still_are_told_of(page: str) -> None:
    assert "so this tells of the bots as well" in page
    assert "much of this may be how the better bot plays" in page


def test_without_different_bots_nothing_is_told_by_bot() -> None:
    page = report(take_rows(list(run(ALIKE))))
    assert "wins-bot" not in page
    assert read(page).seen.count("svg") == CHARTS - 1
    assert "Steps: " in page


def test_one_game_is_enough_for_a_page(rows: list[dict[str, Any]]) -> None:
    page = report(take_rows(rows[:1]))
    assert "unknown" in page
    assert "inf" not in re.sub(r"[a-z]inf|inf[a-z]", "", page.lower())
    assert "nan" not in re.sub(r"[a-z]nan|nan[a-z]", "", page.lower())


def test_names_are_written_as_text(rows: list[dict[str, Any]]) -> None:
    odd = [{**row, "bots": ["<b>&", "random", "random"]} for row in rows]
    page = report(take_rows(odd))
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_charts_are_drawn_in_tokens(page: str) -> None:
    known = {colours.colour(token) for token in colours.DRAWN}
    assert len(known) == len(colours.DRAWN)
    used = set(
        re.findall(r' (?:fill|stroke)="(#[0-9a-fA-F]+)"', "".join(page.split("</style>")[1:]))
    )
    assert used
    assert used <= known
    for colour in used:
        assert f'[fill="{colour}"]' in page


def test_the_command_reads_several_files(
    rows: list[dict[str, Any]], parquet: Path, tmp_path: Path
) -> None:
    more, out = tmp_path / "more.jsonl", tmp_path / "told.html"
    fresh = [{**row, "seed": row["seed"] + 1} for row in rows]
    more.write_text("".join(json.dumps(row) + "\n" for row in [*fresh, rows[0]]))
    result = call(parquet, more, "-o", out)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{out}: 10 games of City Council\n"
    assert "1 games that were given more than once" in out.read_text(encoding="utf-8")


def test_sides_of_tracks_may_differ_between_files(tmp_path: Path) -> None:
    paths = []
    for option in ((), (("science_b", "yes"),)):
        plan = Plan("rise", ("random",) * 2, 3, 7, option)
        paths.append(tmp_path / f"{len(option)}.jsonl")
        paths[-1].write_text("".join(json.dumps(row) + "\n" for row in run(plan)))
    played = read_rows(paths)
    assert played.games.height == 6
    assert played.places["counts science_B"].null_count() == 6
    assert "Steps: Science B" in report(played)


def complains(result: Result, words: str) -> None:
    assert result.exit_code == 2
    assert result.stderr.startswith("jackscrew: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("games.csv", b"a,b\n", "must be a .parquet or .jsonl file"),
        ("games.jsonl", b"", "has no games"),
        ("games.jsonl", b"hello\n", "not a .jsonl file of games"),
        ("games.jsonl", b'{"game": "rise"}\n', "has no column 'seed'"),
        ("games.parquet", b"hello", "not a .parquet file of games"),
        ("games.parquet", None, "No such file"),
    ],
)
def test_files_without_games(tmp_path: Path, name: str, content: bytes | None, words: str) -> None:
    path, out = tmp_path / name, tmp_path / "report.html"
    if content is not None:
        path.write_bytes(content)
    complains(call(path, "-o", out), words)
    assert not out.exists()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"scores": "9"}, "column 'scores' is not what simulate writes"),
        ({"bots": ["greedy"]}, "do not tell the same seats"),
        ({"seconds": None}, "column 'seconds'"),
    ],
)
def test_rows_that_are_none(
    rows: list[dict[str, Any]], tmp_path: Path, change: dict[str, Any], words: str
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps({**rows[0], **change}) + "\n")
    complains(call(path, "-o", tmp_path / "report.html"), words)


def test_a_report_is_about_one_game_and_one_number_of_seats(
    rows: list[dict[str, Any]], parquet: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.jsonl"
    for plan, words in (
        (Plan("rise", ("random",) * 3, 1, 7), "games of city_council and rise"),
        (Plan("city_council", ("random",) * 4, 1, 7), "games with 3 and 4 seats"),
    ):
        other.write_text(json.dumps(next(iter(run(plan)))) + "\n")
        complains(call(parquet, other, "-o", tmp_path / "report.html"), words)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "games.parquet"
    folder.mkdir()
    complains(call(folder, "-o", tmp_path / "report.html"), "Is a directory")


def test_rows_are_not_overwritten_by_a_page(parquet: Path) -> None:
    before = parquet.read_bytes()
    complains(call(parquet, "-o", parquet), "must end in .html")
    assert parquet.read_bytes() == before


def test_games_of_one_seed_name_it_once(rows: list[dict[str, Any]]) -> None:
    first = rows[0]
    rotated = {**first, "bots": first["bots"][1:] + first["bots"][:1]}
    assert report(take_rows([first, rotated])).count(str(first["seed"])) == 1
