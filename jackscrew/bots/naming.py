"""What bots are called at a table: names of Chicago's builders and reformers, and their strength.

The names are short on purpose: they stand at the heads of narrow columns.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from zlib import crc32

from jackscrew.text import NC_, Translator

CALLED = {
    "easy": NC_("bot name", "Easy"),
    "medium": NC_("bot name", "Medium"),
    "hard": NC_("bot name", "Hard"),
    "greedy": NC_("bot name", "Greedy"),
    "random": NC_("bot name", "Random"),
    "ismcts": NC_("bot name", "ISMCTS"),
}
PEOPLE = (
    "Burnham",  # Daniel, architect
    "Root",  # John Wellborn, architect
    "Addams",  # Jane, of Hull House
    "Adler",  # Dankmar, architect
    "Wells",  # Ida B., journalist
    "Jenney",  # William Le Baron, engineer
    "Starr",  # Ellen Gates, of Hull House
    "Roche",  # Martin, architect
    "Kelley",  # Florence, reformer
    "Wright",  # Frank Lloyd, architect
    "Lathrop",  # Julia, reformer
    "Mahony",  # Marion, architect
    "Abbott",  # Grace, reformer
    "Jensen",  # Jens, of the parks
    "Griffin",  # Walter Burley, architect
    "Atwood",  # Charles, architect
)
HEAD = 16  # letters of a name with its tag, as long as screens show them


def bot_name(spec: str, words: Translator) -> str:
    """A bot's strength, and what it was given: "Hard", "ISMCTS 300ms"."""
    kind, _, given = spec.partition(":")
    return f"{words.named('bot name', CALLED[kind])} {given}".strip()


def bot_names(specs: Sequence[str], table: str = "", taken: Collection[str] = ()) -> list[str]:
    """A name for each seat a bot plays, the same whenever a table is looked at; "" for people.

    No two are called alike, nor as one of the people who have taken a name: then a bot that was
    called so is called otherwise, and no other one is.
    """
    used = {name.strip().casefold() for name in taken}
    first = crc32(table.encode()) if table else 0
    return [
        own_name(first + seat, len(specs), used) if spec else "" for seat, spec in enumerate(specs)
    ]


def own_name(place: int, seats: int, used: Collection[str]) -> str:
    """The first free name for a seat; no other seat of the table looks at the same ones."""
    own = [
        PEOPLE[(place + step) % len(PEOPLE)] for step in range(0, len(PEOPLE) - seats + 1, seats)
    ]
    return next((name for name in own if name.casefold() not in used), own[0])


def tags(specs: Sequence[str], words: Translator) -> list[str]:
    """The strength of each bot, to stand beside its name; "" for people."""
    return [bot_name(spec, words) if spec else "" for spec in specs]


def heads(names: Sequence[str], tags: Sequence[str]) -> list[str]:
    """Names with their tags where there is room for both: "Burnham · Hard"."""
    both = [
        (name, f"{name} · {tag}" if tag else name) for name, tag in zip(names, tags, strict=True)
    ]
    return [head if len(head) <= HEAD else name for name, head in both]
