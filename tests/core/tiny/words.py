"""The tiny game in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import Event
from jackscrew.text import Words
from jackscrew.text.refusals import refused
from jackscrew.text.words import NO_ASIDES as ASIDE
from jackscrew.text.words import NO_PLACES as PLACES
from jackscrew.text.words import POINTS as SCORE
from jackscrew.text.words import Deed, Figure
from jackscrew.text.words import brings_nothing as brings
from jackscrew.text.words import no_brief as brief
from jackscrew.text.words import no_terms as terms
from jackscrew.text.words import no_warnings as warnings
from jackscrew.text.words import told_as_secret as secret
from tiny import TinyView

__all__ = ["ASIDE", "PLACES", "SCORE", "brief", "brings", "refused", "secret", "terms", "warnings"]

SOURCES = {"agreement": "Agreement"}
STEPS = {"say": "Say"}
SAID = {"say yes": "Yes", "say no": "No"}
PICTURE_PARTS: dict[str, str] = {}


def prompt(words: Words, view: TinyView) -> str:
    return words.text("Say yes or no.")


def label(words: Words, action: str, view: TinyView) -> str:
    return words.text(SAID[action])


def action(words: Words, line: Line, events: Sequence[Event]) -> str:
    return f"{words.names[line.seat]}: {words.text(SAID[line.action])}."


def events(words: Words, events: Sequence[Event]) -> list[str]:
    return [words.text("{name} wins.", name=words.names[it.seat]) for it in events]


def deeds(
    words: Words, line: Line, events: Sequence[Event], done: Mapping[str, Deed]
) -> list[Deed]:
    return [Deed("check", "", words.text(SAID[line.action]))]


def path(words: Words, view: TinyView) -> list[str]:
    return [words.text("Said")]


def part(words: Words, number: int) -> str:
    return words.text("Word {number}", number=number)


def figures(words: Words, view: TinyView, seat: int) -> list[Figure]:
    return [Figure("trophy", str(view["points"][seat]), words.text("Points"))]


def describe(words: Words, view: TinyView) -> list[tuple[str, list[str]]]:
    told = words.text("{count} of 2 words.", count=len(view["said"]))
    return [(words.text("Said"), [told])]
