"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.text import NC_, Translator

CALLED = {
    "easy": NC_("bot name", "Easy"),
    "medium": NC_("bot name", "Medium"),
    "hard": NC_("bot name", "Hard"),
    "greedy": NC_("bot name", "Greedy"),
    "random": NC_("bot name", "Random"),
    "ismcts": NC_("bot name", "ISMCTS"),
}


def bot_name(spec: str, words: Translator) -> str:
    """What a bot is called, and what it was given: "Hard", "ISMCTS 300ms"."""
    kind, _, given = spec.partition(":")
    return f"{words.named('bot name', CALLED[kind])} {given}".strip()


def bot_names(specs: Sequence[str], words: Translator) -> list[str]:
    """A name for each seat a bot plays, numbered if there are several of a kind; "" for people."""
    return [seat_name(specs, seat, words) for seat in range(len(specs))]


def seat_name(specs: Sequence[str], seat: int, words: Translator) -> str:
    """What the bot of one seat is called."""
    spec = specs[seat]
    if not spec:
        return ""
    name = bot_name(spec, words)
    if specs.count(spec) == 1:
        return name
    number = specs[: seat + 1].count(spec)
    return f"{name} #{number}" if ":" in spec else f"{name} {number}"
