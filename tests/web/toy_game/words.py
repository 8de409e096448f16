"""The toy in words; every card is named wherever somebody knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from toy import ToyView

from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, OWN, PART, POINTS, Event
from jackscrew.core.view import question_of
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

__all__ = ["ASIDE", "PLACES", "SCORE", "brief", "brings", "refused", "secret", "terms", "warnings"]

SOURCES = {"tricks": "Tricks"}
STEPS = {"deal": "Deal", "choose": "Choose", "show": "Show"}
PICTURE_PARTS: dict[str, str] = {}


def prompt(words: Words, view: ToyView) -> str:
    return f"Choose one of {len(question_of(view)['actions'])} cards."


def label(words: Words, action: str, view: ToyView) -> str:
    return action.capitalize()


def action(words: Words, line: Line, events: Sequence[Event]) -> str:
    who = "Chance" if line.seat == CHANCE else words.names[line.seat]
    return f"{who}: {line.action}."


def events(words: Words, events: Sequence[Event]) -> list[str]:
    told = [f"{words.names[it.seat]} wins the trick." for it in events if it.kind == POINTS]
    return [*told, *[f"It is card-{it.a}." for it in events if it.kind == OWN]]


def deeds(
    words: Words, line: Line, events: Sequence[Event], done: Mapping[str, Deed]
) -> list[Deed]:
    card = line.action.rpartition("-")[2]
    return [Deed("card", card, f"card {card}", shared=line.step == "choose")]


def path(words: Words, view: ToyView) -> list[str]:
    return ["Tricks", f"{sum(view['points']) + 1} of 4"]


def part(words: Words, number: int) -> str:
    assert PART
    return f"Trick {number}"


def figures(words: Words, view: ToyView, seat: int) -> list[Figure]:
    return [Figure("tile", str(view["left"][seat]), "Cards")]


def describe(words: Words, view: ToyView) -> list[tuple[str, list[str]]]:
    return [("Hand", [f"You hold card-{card}." for card in view["hand"]])]
