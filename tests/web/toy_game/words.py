"""The toy in words; every card is named wherever somebody knows it."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.record import Line
from jackscrew.core.state import CHANCE, OWN, PART, POINTS, Event
from jackscrew.core.view import View
from jackscrew.text import Words
from jackscrew.text.words import Figure

SOURCES = {"tricks": "Tricks"}
STEPS = {"deal": "Deal", "choose": "Choose", "show": "Show"}
PICTURE_PARTS: dict[str, str] = {}


def prompt(words: Words, view: View) -> str:
    return f"Choose one of {len(view['question']['actions'])} cards."


def label(words: Words, action: str, view: View) -> str:
    return action.capitalize()


def action(words: Words, line: Line, events: Sequence[Event]) -> str:
    who = "Chance" if line.seat == CHANCE else words.names[line.seat]
    return f"{who}: {line.action}."


def event(words: Words, event: Event) -> str | None:
    if event.kind == POINTS:
        return f"{words.names[event.seat]} wins the trick."
    return f"It is card-{event.a}." if event.kind == OWN else None


def path(words: Words, view: View) -> list[str]:
    return ["Tricks", f"{sum(view['points']) + 1} of 4"]


def part(words: Words, number: int) -> str:
    assert PART
    return f"Trick {number}"


def figures(words: Words, view: View, seat: int) -> list[Figure]:
    return [Figure("tile", str(view["left"][seat]), "Cards")]


def describe(words: Words, view: View) -> list[tuple[str, list[str]]]:
    return [("Hand", [f"You hold card-{card}." for card in view["hand"]])]
