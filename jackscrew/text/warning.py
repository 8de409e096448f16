"""What is bad about a choice before it is too late, put together of what each cause has to say."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import V
from jackscrew.text.words import Warning, Words

Warns = Callable[[Words, V, V, str], Warning | None]
"""Tells, from a seat's views before and after an action, whether one cause is new with it."""


def together(*causes: Warns[V]) -> Callable[[Words, V, V, str], list[Warning]]:
    """The `warnings` of a game that knows some causes."""

    def warnings(words: Words, before: V, after: V, action: str) -> list[Warning]:
        found = (warns(words, before, after, action) for warns in causes)
        return [warning for warning in found if warning is not None]

    return warnings
