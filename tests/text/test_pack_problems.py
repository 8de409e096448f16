"""Whatever is wrong with a component pack can be said in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import jackscrew
from jackscrew.core.components import BadPack, parse_pack
from jackscrew.text.catalogues import catalogue
from jackscrew.web.site.visitor import spoken

PACKAGE = Path(jackscrew.__file__).parent


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every place where the package makes a BadPack."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "BadPack":
                yield path, node


def problem(path: Path, call: ast.Call) -> str:
    """What keeps a message from being said in German, if anything does."""
    message = call.args[0] if call.args else None
    if not isinstance(message, ast.Constant) or not isinstance(message.value, str):
        return "its message is not written out"
    given = {word.arg for word in call.keywords} - {"rule"}
    places = {place for _, place, _, _ in Formatter().parse(message.value) if place is not None}
    if given != places:
        return f"it has places for {places}, and values for {given}"
    games = PACKAGE / "games"
    folder = games / path.relative_to(games).parts[0] / "text" if games in path.parents else None
    if not is_translated(message.value, folder):
        return f"no German for {message.value!r}"
    return ""


def is_translated(message: str, folder: Path | None) -> bool:
    """Does a game's catalogue, or that of the site, have a message?"""
    found = catalogue("de", folder) if folder else catalogue("de")
    return found.gettext(message) != message


def test_nothing_is_half_english() -> None:
    for text in ("a", "a = ", "a = 'x", "a = [1", "a = 1\na = 2", "[a", "a = 1 b"):
        with pytest.raises(BadPack) as error:
            parse_pack(text)
        told = spoken(error.value, "de")
        assert re.match(r"Zeile \d: Spalte \d: (kein TOML; |von hier an ist es kein TOML$)", told)


def test_every_problem_of_a_pack_can_be_said_in_german() -> None:
    made = list(calls())
    assert len(made) > 100
    wrong = [f"{path}:{call.lineno}: {why}" for path, call in made if (why := problem(path, call))]
    assert not wrong, "\n".join(wrong)
