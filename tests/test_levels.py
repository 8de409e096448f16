"""Imports only go down."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import jackscrew

PACKAGE = Path(str(jackscrew.__file__)).parent
MAY_USE = {
    "core": {"core"},
    "draw": {"draw"},
    "text": {"text", "core"},
    "games": {"games", "core", "draw", "text"},
    "bots": {"bots", "games", "core", "text"},
    "learn": {"learn", "games", "core", "draw", "text"},
    "lab": {"lab", "bots", "games", "core", "draw", "text"},
    "terminal": {"terminal", "lab", "bots", "learn", "games", "core", "draw", "text"},
    "web": {"web", "lab", "bots", "learn", "games", "core", "draw", "text"},
}
MODULES = [path for level in MAY_USE for path in sorted((PACKAGE / level).rglob("*.py"))]


def imported(path: Path) -> set[str]:
    """The levels of the package a module imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    parts = [name.split(".") for name in found]
    return {part[1] for part in parts if part[0] == "jackscrew" and len(part) > 1}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_down(path: Path) -> None:
    level = path.relative_to(PACKAGE).parts[0]
    assert imported(path) <= MAY_USE[level] | {"version"}


def test_every_folder_has_a_level() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(MAY_USE)
