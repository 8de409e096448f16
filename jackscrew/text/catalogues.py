"""Catalogues of translated messages: .po files, read when they are first needed."""

from __future__ import annotations

from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from jackscrew.core.errors import UnknownLanguage

SOURCE = "en"  # the language the messages are written in; it needs no catalogue
LANGUAGES = {"en": "English", "de": "Deutsch"}
SITE = Path(__file__).parent


def check_language(language: str) -> None:
    """Refuse a language without catalogues."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {language!r}; there are {known}")


@lru_cache(maxsize=64)
def catalogue(language: str, folder: Path | None = None) -> NullTranslations:
    """The messages of a game, whose texts lie in the folder, and of the site."""
    check_language(language)
    if language == SOURCE:
        return NullTranslations()
    found = read_catalogue(SITE / f"site.{language}.po", language)
    if folder is not None:
        site, found = found, read_catalogue(folder / f"{language}.po", language)
        found.add_fallback(site)
    return found


def read_catalogue(path: Path, language: str) -> GNUTranslations:
    """One .po file; what is marked fuzzy in it is left out."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with path.open("rb") as file:
        messages = read_po(file, locale=language, ignore_obsolete=True, abort_invalid=True)
    compiled = BytesIO()
    write_mo(compiled, messages)
    compiled.seek(0)
    return GNUTranslations(compiled)
