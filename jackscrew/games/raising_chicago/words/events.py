"""What came of an action in Raising Chicago, as far as the action itself does not tell it."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.core.state import Event
from jackscrew.games.raising_chicago.words.results import first_deed, results, told
from jackscrew.text import Words


def events(words: Words, events: Sequence[Event]) -> list[str]:
    """What came of an action; its own deed, such as a payment, is told with the action."""
    return results(words, told(events)[len(first_deed(events)) :])


def event(words: Words, event: Event) -> str | None:
    """One event by itself; nothing if the action has told it already."""
    found = events(words, [event])
    return " ".join(found) if found else None
