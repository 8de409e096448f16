"""What `observe` gives is what a game's view says: nothing is missing, nothing else is there.

And whoever is shown a view says what it takes from there: mypy can then prove that it is there.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import looks
import msgspec
import pytest

import jackscrew
from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC

CASES = [
    pytest.param(game, seats, flipped, id=f"{game.key}-{seats}-{'flipped' if flipped else ''}")
    for game in jackscrew.games()
    for seats in game.seats
    for flipped in range(len(looks.option_sets(game, seats)))
]
PACKAGE = Path(str(jackscrew.__file__)).parent
SHOWN = ("hidden", "view", "naming", "phrases", "faces", "hints", "words", "picture", "screen")
MODULES = [
    PACKAGE / "core/view.py",
    PACKAGE / "core/question.py",
    *(path for name in ("draw", "screen", "text", "bots") for path in PACKAGE.glob(f"{name}/*.py")),
    *(path for name in SHOWN for path in PACKAGE.glob(f"games/*/{name}.py")),
    *(path for name in SHOWN for path in PACKAGE.glob(f"games/*/{name}/*.py")),
]
UNTYPED = {"Any", "cast", "object"}
RULE = re.compile(r"# \[[A-Z]{2,4}-[A-Z0-9]+-\d\d")


@pytest.mark.parametrize(("game", "seats", "flipped"), CASES)
def test_views_are_what_their_types_say(game: Game, seats: int, flipped: int) -> None:
    for match in looks.positions(game, seats, bool(flipped)):
        for seat in range(PUBLIC, seats):
            view = match.view(seat)
            assert msgspec.convert(view, game.view, strict=True) == view


@pytest.mark.parametrize("path", sorted(MODULES), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_untyped_between_a_view_and_who_uses_it(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    names |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert names & UNTYPED == set()


def keys_of(node: ast.expr) -> list[ast.expr]:
    """The keys of a dict as it is written."""
    assert isinstance(node, ast.Dict)
    return [key for key in node.keys if key]


def optional_lines(source: str) -> Iterator[int]:
    """The lines of keys that a TypedDict may lack."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and "NotRequired" in ast.unparse(node.annotation):
            yield node.lineno
        elif isinstance(node, ast.ClassDef) and node.keywords:
            yield node.lineno  # total=False names no rule
        elif isinstance(node, ast.Call) and any(it.arg == "total" for it in node.keywords):
            yield from (it.lineno for it in keys_of(node.args[1]))


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_a_rule_makes_a_key_optional(game: Game) -> None:
    source = inspect.getsource(import_module(game.view.__module__))
    lines = source.splitlines()
    assert [lines[it - 1] for it in optional_lines(source) if not RULE.search(lines[it - 1])] == []


def is_optional(kind: Any, key: str, hint: Any) -> bool:
    """May a key of a TypedDict be missing?"""
    return get_origin(hint) is NotRequired or key not in kind.__required_keys__


def only_optional(game: Game) -> set[str]:
    """The keys that are optional wherever a view or a part of it has them."""
    kinds = filter(is_typeddict, vars(import_module(game.view.__module__)).values())
    found: dict[str, set[bool]] = defaultdict(set)
    for kind in kinds:
        for key, hint in get_type_hints(kind, include_extras=True).items():
            found[key].add(is_optional(kind, key, hint))
    return {key for key, ways in found.items() if ways == {True}}


def unsafe(function: ast.AST, keys: set[str]) -> set[str]:
    """Optional keys that a function looks up and does not ask for."""
    looked_up, asked = set(), set()
    for node in ast.walk(function):
        match node:
            case ast.Subscript(slice=ast.Constant(value=str(key)), ctx=ast.Load()):
                looked_up.add(key)
            case ast.Compare(left=ast.Constant(value=str(key)), ops=[ast.In() | ast.NotIn()]):
                asked.add(key)
    return looked_up & keys - asked


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_an_optional_key_is_asked_for(game: Game) -> None:
    """By `get` or `in`: mypy takes it for granted that it is there."""
    keys = only_optional(game)
    for path in MODULES:
        if path.is_relative_to(game.folder):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    assert unsafe(node, keys) == set(), f"{path.name}: {node.name}"


def see(value: Any, hint: Any, seen: dict[str, set[bool]]) -> None:
    """Remember of each key that is optional whether it was there."""
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint) and isinstance(value, dict):
        for key, each in get_type_hints(hint, include_extras=True).items():
            if is_optional(hint, key, each):
                seen[f"{hint.__name__} {key}"].add(key in value)
            see(value.get(key), each, seen)
    elif origin in (list, dict) and isinstance(value, origin):
        for it in value if origin is list else value.values():
            see(it, parts[-1], seen)
    elif origin in (Union, UnionType, NotRequired):
        for part in parts:
            see(value, part, seen)


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_an_optional_key_is_there_and_is_missing(game: Game) -> None:
    seen: dict[str, set[bool]] = defaultdict(set)
    for seats, flipped in product(game.seats, (False, True)):
        for match in looks.positions(game, seats, flipped):
            see(match.view(), game.view, seen)
    own = {key: found for key, found in seen.items() if not key.startswith("About ")}
    assert {key: found for key, found in own.items() if len(found) == 1} == {}
