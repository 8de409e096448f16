"""The documentation tells the truth: its Python runs, its picture is what the program draws."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import website

import jackscrew

TOP = Path(__file__).parent.parent
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = sorted(path.parent for path in (TOP / "jackscrew" / "games").glob("*/game.py"))
NAMED = re.compile(r"`([\w./]+)`")
PICTURED_AT = 207


SERVER = "http://127.0.0.1:8000"  # what the pages call it
RUN = [page for page in PAGES if PYTHON.search(page.read_text(encoding="utf-8"))]


def code_of(text: str) -> str:
    """The Python of a page, each line where it stands there, so that a failure names it."""
    code = ""
    for block in PYTHON.finditer(text):
        code += "\n" * (text.count("\n", 0, block.start(1)) - code.count("\n")) + block[1]
    return code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for pages that talk to one."""
    site = website.start(tmp_path_factory.mktemp("site"))
    yield site.url
    site.stop()


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)
    code = code_of(page.read_text(encoding="utf-8"))
    if SERVER in code:
        code = code.replace(SERVER, request.getfixturevalue("server"))
    exec(compile(code, str(page), "exec"), {})


def test_most_pages_show_code() -> None:
    assert {page.name for page in RUN} >= {"README.md", "api.md", "component-packs.md", "engine.md"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_picture_of_the_readme_is_drawn_by_the_program() -> None:
    text = (TOP / "docs" / "city_council.txt").read_text(encoding="utf-8")
    match = jackscrew.game("city_council").replay(jackscrew.parse_record(text))
    drawn = str(match.at(PICTURED_AT).picture(names=["Ada", "Bruno", "Clara", "Dora"]))
    golden = TOP / "docs" / "city_council.svg"
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        golden.write_text(drawn, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == drawn


def layout() -> dict[str, str]:
    """What the table in engine.md says of a game's files: who they are, and what they hold."""
    text = (TOP / "docs" / "engine.md").read_text(encoding="utf-8")
    table = text.partition("| file | holds |\n|---|---|\n")[2].partition("\n\n")[0]
    rows = [row.strip("| ").split(" | ") for row in table.splitlines()]
    return {name: row[1] for row in rows for name in NAMED.findall(row[0])}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_file_of_a_game_is_told_of(game: Path) -> None:
    beside = {"__init__.py", "__pycache__/"}
    found = {f"{it.name}/" if it.is_dir() else it.name for it in game.iterdir()}
    assert {name for name in found if not name.endswith(".so")} - beside <= layout().keys()


def test_every_file_told_of_is_in_a_game() -> None:
    for name in layout():
        assert any((game / name).exists() for game in GAMES), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("folder", ["words/", "picture/", "screen/"])
def test_what_a_folder_is_said_to_have_is_in_every_game(game: Path, folder: str) -> None:
    modules = NAMED.findall(layout()[folder])
    assert modules
    for module in modules:
        assert (game / folder / f"{module}.py").exists(), module
