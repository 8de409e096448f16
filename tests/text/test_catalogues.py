"""The German catalogues say all that the sources say, and nothing else."""

from __future__ import annotations

import shlex
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

import jackscrew
from jackscrew.core.errors import UnknownLanguage
from jackscrew.text.catalogues import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "jackscrew" / "text" / "babel.cfg"


def commands(word: str) -> list[list[str]]:
    """The commands that the configuration tells translators to use."""
    rows = [row.lstrip("# ") for row in CONFIG.read_text(encoding="utf-8").splitlines()]
    return [shlex.split(row) for row in rows if row.startswith(f"pybabel {word}")]


DOMAINS = {
    extract[-1]: (extract, ROOT / update[update.index("-o") + 1])
    for extract, update in zip(commands("extract"), commands("update"), strict=True)
}


def read(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale="de", abort_invalid=True)


def forms(words: str | tuple[str, ...] | list[str] | None) -> list[str]:
    """A message or its translation as the list of its forms."""
    return [words] if isinstance(words, str) else list(words or [])


def messages(found: Catalog) -> dict[tuple[str | None, tuple[str, ...]], Message]:
    """All but the header, by context and text."""
    return {(m.context, tuple(forms(m.id))): m for m in found if m.id}


def places(words: str) -> set[str | None]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(words) if name is not None}


@pytest.fixture(params=sorted(DOMAINS))
def domain(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Catalog, Catalog]:
    """What the sources of a domain say, and its German catalogue."""
    command, german = DOMAINS[request.param]
    template = tmp_path / "messages.pot"
    command = [str(template) if word == "messages.pot" else word for word in command]
    monkeypatch.chdir(ROOT)
    babel: Any = CommandLineInterface()
    babel.run([command[0], "--quiet", *command[1:]])
    return read(template), read(german)


def test_every_game_and_the_site_have_a_domain() -> None:
    folders = {str(game.folder.relative_to(game.folder.parents[2])) for game in jackscrew.games()}
    assert set(DOMAINS) == folders | {"jackscrew"}


def test_nothing_is_missing_and_nothing_is_left_over(domain: tuple[Catalog, Catalog]) -> None:
    template, german = domain
    assert len(messages(template)) > 5
    assert set(messages(template)) == set(messages(german))
    assert not german.obsolete


def test_all_is_translated_in_all_forms(domain: tuple[Catalog, Catalog]) -> None:
    german = domain[1]
    for message in messages(german).values():
        wanted = german.num_plurals if message.pluralizable else 1
        assert not message.fuzzy, f"fuzzy: {message.id}"
        assert len([form for form in forms(message.string) if form]) == wanted, message.id


def test_translations_have_the_places_of_their_messages(domain: tuple[Catalog, Catalog]) -> None:
    for message in messages(domain[1]).values():
        for one, other in zip(forms(message.id), forms(message.string), strict=True):
            assert places(one) == places(other), f"{one!r} and {other!r}"


def test_english_needs_no_catalogue_and_unknown_languages_are_refused() -> None:
    assert catalogue("en").gettext("Seat {number}") == "Seat {number}"
    with pytest.raises(UnknownLanguage, match="'tlh'; there are en, de"):
        catalogue("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_read_once(language: str) -> None:
    assert catalogue(language) is catalogue(language)
