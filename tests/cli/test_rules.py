"""`jackscrew rules`: a game in short and its guide, on a terminal of 80 columns."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import jackscrew
from jackscrew.cli import app
from jackscrew.learn import read_card, read_guide

RUNNER = CliRunner(env={"COLUMNS": "80"})
each_game = pytest.mark.parametrize("key", [game.key for game in jackscrew.games()])
each_language = pytest.mark.parametrize("language", ["en", "de"])


def told(*words: str) -> str:
    """What the command prints, as one line; no row is too wide."""
    result = RUNNER.invoke(app, ["rules", *words])
    assert result.exit_code == 0, result.output
    assert max(len(row) for row in result.output.splitlines()) <= 80
    return " ".join(result.output.split())


@each_game
@each_language
def test_the_card(key: str, language: str) -> None:
    card = read_card(jackscrew.game(key), language)
    text = told(key, "--short", "--language", language)
    for sentence in (card.goal, card.story, card.ends, *card.round, *card.mistakes):
        assert " ".join(sentence.split()) in text
    assert ("Woher die Punkte kommen" in text) == (language == "de")


@each_game
@each_language
def test_the_guide(key: str, language: str) -> None:
    guide = read_guide(jackscrew.game(key), language)
    text = told(key, "--language", language)
    places = [text.upper().find(chapter.title.upper()) for chapter in guide.chapters]
    assert -1 not in places
    for paragraph in guide.paragraphs:
        if not paragraph.text.startswith(("|", "- ")):
            first = paragraph.text.replace("**", "").split(". ")[0]
            assert " ".join(first.split()) in text
        assert all(rule in text for rule in paragraph.rules)
    assert "…" not in text.replace(" … ", "")  # nothing is cut


def test_an_unknown_game_is_one_line() -> None:
    result = RUNNER.invoke(app, ["rules", "chess"])
    assert result.exit_code == 2
    assert result.stderr.startswith("jackscrew: there is no game 'chess'; there are city_council")
    assert result.stderr.count("\n") == 1
