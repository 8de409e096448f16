"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Sequence


def bot_names(specs: Sequence[str]) -> list[str]:
    """A name for each seat a bot plays, numbered if there are several of a kind; "" for people."""
    return [bot_name(specs, seat) for seat in range(len(specs))]


def bot_name(specs: Sequence[str], seat: int) -> str:
    """What the bot of one seat is called."""
    spec = specs[seat]
    if not spec or specs.count(spec) == 1:
        return spec.capitalize()
    return f"{spec.capitalize()} {specs[: seat + 1].count(spec)}"
