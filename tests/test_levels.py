"""Imports only go down: between the folders, inside the web, and inside a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import jackscrew

PACKAGE = Path(str(jackscrew.__file__)).parent
MAY_USE = {
    "core": {"core"},
    "draw": {"draw", "core"},
    "screen": {"screen", "core"},
    "text": {"text", "core"},
    "games": {"games", "core", "draw", "screen", "text"},
    "bots": {"bots", "games", "core", "text"},
    "learn": {"learn", "games", "core", "draw", "text"},
    "lab": {"lab", "bots", "games", "core", "draw", "text"},
    "terminal": {"terminal", "lab", "bots", "learn", "games", "core", "draw", "screen", "text"},
    "web": {"web", "lab", "bots", "learn", "games", "core", "draw", "text"},
}
WEB = ("store", "live", "show", "site", "serve")  # each may use those before it
GAME_MAY_NOT_USE = {
    "rulebook": {"hidden", "words", "picture", "screen", "bots"},  # all that is not named here
    "naming": {"hidden", "words", "picture", "screen", "bots"},
    "view": {"hidden", "words", "picture", "screen", "bots"},
    "hidden": {"words", "picture", "screen", "bots"},
    "words": {"picture", "screen", "bots"},
    "picture": {"words", "screen", "bots"},
    "screen": {"words", "picture", "bots"},
    "bots": {"words", "picture", "screen"},
    "game": {"words", "picture", "screen", "bots"},
}
MODULES = [path for level in MAY_USE for path in sorted((PACKAGE / level).rglob("*.py"))]
WEB_MODULES = [path for path in MODULES if path.is_relative_to(PACKAGE / "web")]
GAME_MODULES = sorted((PACKAGE / "games").glob("*/**/*.py"))


def imported(path: Path) -> set[tuple[str, ...]]:
    """What a module imports of the package, as the names on the way there."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    parts = [tuple(name.split(".")) for name in found]
    return {part[1:] for part in parts if part[0] == "jackscrew"}


def inside(path: Path, folder: Path) -> set[str]:
    """The first names below a folder of the package that a module imports from there."""
    way = folder.relative_to(PACKAGE).parts
    return {
        names[len(way)]
        for names in imported(path)
        if names[: len(way)] == way and len(names) > len(way)
    }


def part_of(path: Path, folder: Path) -> str:
    """The first name below a folder on the way to a module."""
    return path.relative_to(folder).parts[0].removesuffix(".py")


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_imports_go_down(path: Path) -> None:
    used = {names[0] for names in imported(path) if names}
    assert used & set(MAY_USE) <= MAY_USE[part_of(path, PACKAGE)]


@pytest.mark.parametrize("path", WEB_MODULES, ids=named)
def test_imports_of_the_web_go_down(path: Path) -> None:
    part = part_of(path, PACKAGE / "web")
    if part != "__init__":
        assert inside(path, PACKAGE / "web") <= {*WEB[: WEB.index(part) + 1]}


@pytest.mark.parametrize("path", GAME_MODULES, ids=named)
def test_imports_of_a_game_go_down(path: Path) -> None:
    folder = PACKAGE.joinpath(*path.relative_to(PACKAGE).parts[:2])
    part = part_of(path, folder)
    may_not = GAME_MAY_NOT_USE.get(part, GAME_MAY_NOT_USE["rulebook"])
    assert not inside(path, folder) & may_not


def test_every_folder_has_a_level() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_USE)


def test_every_part_of_the_web_has_a_level() -> None:
    parts = {part_of(path, PACKAGE / "web") for path in WEB_MODULES}
    assert parts == {*WEB, "__init__"}
