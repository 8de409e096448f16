"""Every rule has code and a test that cite it, and nothing else is cited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jackscrew
from jackscrew.core.game import Game

RULE = re.compile(r"\b[A-Z]{2,4}-[A-Z0-9]+-\d\d")
DEFINITION = re.compile(r"^(?:- \*\*|\| )([A-Z]{2,4}-[A-Z0-9]+-\d\d)", re.MULTILINE)
TESTS = Path(__file__).parent / "games"


def rules_of(game: Game) -> set[str]:
    """The ids that the game's rules.md defines."""
    found = DEFINITION.findall((game.folder / "rules.md").read_text(encoding="utf-8"))
    assert len(found) == len(set(found)), "a rule is defined twice"
    return set(found)


def cited_in(folder: Path) -> set[str]:
    """The ids that Python files below a folder cite."""
    texts = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    return {rule for text in texts for rule in RULE.findall(text)}


games = pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)


@games
def test_every_rule_has_code(game: Game) -> None:
    assert rules_of(game) - cited_in(game.folder) == set()


@games
def test_every_rule_has_a_test(game: Game) -> None:
    assert rules_of(game) - cited_in(TESTS / game.key) == set()


@games
def test_every_citation_names_a_rule(game: Game) -> None:
    cited = cited_in(game.folder) | cited_in(TESTS / game.key)
    assert cited - rules_of(game) == set()
