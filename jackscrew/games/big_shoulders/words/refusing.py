"""What the places in the sentences of `why.toml` are filled with, by their names."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.games.big_shoulders import naming
from jackscrew.games.big_shoulders.components import (
    ASSETS,
    CERTIFICATES,
    COMPANIES,
    INDUSTRIES,
    RESOURCES,
    cubes_counted,
)
from jackscrew.text import Words
from jackscrew.text.words import Naming


def cubes(words: Words, code: int) -> str:
    """Some cubes: "2 coal and 1 steel"."""
    return naming.cubes(words.text, dict(zip(RESOURCES, cubes_counted(code), strict=True)))


PLACES: Mapping[str, Naming] = {
    "asset": lambda words, asset: naming.asset(words.text, ASSETS[asset]),
    "certificate": lambda words, kind: naming.certificate(words.text, CERTIFICATES[kind]),
    "company": lambda words, company: naming.company(COMPANIES[company]),
    "cubes": cubes,
    "industry": lambda words, row: naming.industry(words.text, INDUSTRIES[row]),
    "kind": lambda words, kind: naming.resource(words.text, RESOURCES[kind]),
}
