"""Cards and guides: complete in both languages, and true to the game they teach."""

from __future__ import annotations

import re

import pytest

import jackscrew
from jackscrew.core.game import Game
from jackscrew.draw import icons
from jackscrew.learn import Illustration, illustrate, read_card, read_guide
from jackscrew.learn.guide import RULE, parse_guide
from jackscrew.learn.illustrations import read_lesson
from jackscrew.text import LANGUAGES

GAMES = jackscrew.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def known_rules(game: Game) -> set[str]:
    """The ids of a game's rules."""
    stated = rf"^(?:- \*\*|\| )({RULE})\b"
    return set(re.findall(stated, (game.folder / "rules.md").read_text("utf-8"), re.MULTILINE))


def illustrations(game: Game, language: str) -> list[Illustration]:
    """All illustrations of a guide."""
    blocks = [block for chapter in read_guide(game, language).chapters for block in chapter.blocks]
    return [block for block in blocks if isinstance(block, Illustration)]


@each_game
@each_language
def test_a_card_is_complete(game: Game, language: str) -> None:
    card = read_card(game, language)
    assert card.goal
    assert card.story
    assert card.ends
    assert 3 <= len(card.round) <= 6
    assert len(card.mistakes) == 3
    assert [row.source for row in card.points] == game.sources
    assert all(row.told for row in card.points)


@each_game
def test_a_card_points_at_signs_and_chapters_there_are(game: Game) -> None:
    for row in read_card(game, "en").points:
        assert row.icon in icons.names(), row.source
        for language in LANGUAGES:
            assert row.rule in read_guide(game, language).telling, row.source


@each_game
@each_language
def test_every_source_of_points_is_told_once(game: Game, language: str) -> None:
    card = read_card(game, language)
    told = [row.source for row in [*card.largest, *card.rest, *card.losses]]
    assert len(told) == len(set(told))
    assert set(told) >= {row.source for row in card.points if row.share}
    shares = [row.share for row in card.largest]
    assert shares == sorted(shares, reverse=True)
    assert len(shares) == 6
    assert all(row.share < 0 for row in card.losses)


@each_game
@each_language
def test_a_guide_has_the_length_of_a_talk(game: Game, language: str) -> None:
    words = sum(len(it.text.split()) for it in read_guide(game, language).paragraphs)
    assert 1300 <= words <= 3200


@each_game
@each_language
def test_what_questions_and_options_name_is_told(game: Game, language: str) -> None:
    named = {step.rule for step in game.steps} | {option.rule for option in game.options}
    assert named - {""} <= set(read_guide(game, language).telling)


@each_game
@each_language
def test_a_guide_cites_rules_there_are_and_only_at_the_end(game: Game, language: str) -> None:
    guide = read_guide(game, language)
    assert set(guide.telling) <= known_rules(game)
    for paragraph in guide.paragraphs:
        assert not re.search(RULE, paragraph.text), paragraph.text


@each_game
@each_language
def test_a_guide_speaks_to_people(game: Game, language: str) -> None:
    card = read_card(game, language)
    told = [it.text for it in read_guide(game, language).paragraphs]
    for text in [*told, card.goal, card.story, card.ends, *card.round, *card.mistakes]:
        assert not re.search(r"\.(toml|md|py)\b|`|\w_\w", text), text


@each_game
def test_guides_of_all_languages_tell_the_same(game: Game) -> None:
    one, *others = [read_guide(game, language) for language in LANGUAGES]
    for other in others:
        assert [it.level for it in other.chapters] == [it.level for it in one.chapters]
        assert set(other.telling) == set(one.telling)
    first, *rest = [
        [(it.at, it.part, it.light) for it in illustrations(game, language)]
        for language in LANGUAGES
    ]
    assert all(found == first for found in rest)


@each_game
@each_language
def test_illustrations_show_what_they_speak_of(game: Game, language: str) -> None:
    found = illustrations(game, language)
    assert len(found) >= 3
    for figure in found:
        assert 1 <= figure.at <= len(read_lesson(game).lines)
        drawn = illustrate(game, figure, language)
        assert figure.part in drawn.parts
        assert figure.light
        assert set(figure.light) <= {*drawn.parts, *drawn.pieces, *drawn.marks}, figure.at


@each_game
def test_the_lesson_is_a_game(game: Game) -> None:
    game.replay(read_lesson(game))


def test_a_guide_is_read() -> None:
    guide = parse_guide(
        "# Toy\n\n## Aim\n\nWin. [T-A-01, T-A-02]\n\n### How\n\n"
        "- **One.** Play. [T-B-01]\n- **Two.** Pass.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n"
        '```figure\nat = 3\npart = "all"\nlight = ["card-1"]\nsay = "Look."\n```\n'
    )
    aim, how = guide.chapters
    assert (aim.key, aim.level, aim.title) == ("chapter-1", 1, "Aim")
    assert (how.level, how.title) == (2, "How")
    assert [it.rules for it in guide.paragraphs] == [("T-A-01", "T-A-02"), ("T-B-01",), (), ()]
    assert guide.telling["T-B-01"].text == "- **One.** Play."
    assert how.blocks[-1] == Illustration(3, "all", ("card-1",), "Look.")
