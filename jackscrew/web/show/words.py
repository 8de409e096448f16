"""The words of a table, with its people's names."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.core.game import Game
from jackscrew.text import Words
from jackscrew.web.live.table import Table
from jackscrew.web.show.bot_words import seat_names


def words_of(table: Table, language: str) -> Words:
    """What a table says in a language."""
    names = seat_names(table.seats, table.name)
    words = named_words(table.game, language, names)
    if not table.match.setup.pack:
        return words
    return Words(table.game, language, words.names, table.match.setup)


@lru_cache(maxsize=256)
def named_words(game: Game, language: str, names: tuple[str, ...]) -> Words:
    """The words of a game, with names where there are any."""
    plain = Words(game, language).names
    return Words(game, language, [name or plain[seat] for seat, name in enumerate(names)])
