"""What fills the places of the sentences that tell why something may not be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.naming import coins, track_name
from jackscrew.text import Words
from jackscrew.text.words import Naming


def some_coins(words: Words, count: int) -> str:
    """A number of coins."""
    return coins(words.text, count)


PLACES: Mapping[str, Naming] = {
    "coins": some_coins,
    "price": some_coins,
    "most": some_coins,
    "track": lambda words, track: track_name(words.text, TRACKS[track]),
}
