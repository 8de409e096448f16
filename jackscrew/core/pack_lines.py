"""On which line of a component pack does a key stand?  The parser of TOML does not tell."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

COSTLIEST = 200_000  # letters that may be parsed to find a line: a tenth of a second
Place = tuple[str | int, ...]


def line_of(key: str, text: str, data: Mapping[str, Any]) -> int:
    """The line where a key stands, or the nearest thing around it; 0 if none can be found.

    `key` is written as messages do it, "tiles.C5.suit"; `data` is what the text was read as.
    """
    found, longest, inside = 0, 0, 0
    for line, place in places(text):
        name = name_of(place, data)
        if len(name) > longest and f"{key}.".startswith(f"{name}."):
            found, longest = line, len(name)
        inside = inside or (line if leaves_out(key, name) else 0)
    return found or inside


def leaves_out(key: str, name: str) -> bool:
    """Is the key a name without some of its parts?  Games leave out what is clear to readers."""
    rest = iter(name.split("."))
    return all(part in rest for part in key.split("."))


def places(text: str) -> Iterator[tuple[int, Place]]:
    """The line of every statement and where in the data it puts something."""
    table: Place = ()
    counts: dict[Place, int] = {}
    for line, statement in statements(text):
        content = tomllib.loads(statement)
        if not statement.lstrip().startswith("["):
            yield line, table + tuple(keys_of(content))
            continue
        table = ()
        keys = keys_of(content)
        for number, key in enumerate(keys, start=1):
            table += (key,)
            if number == len(keys) and statement.lstrip().startswith("[["):
                counts[table] = counts.get(table, -1) + 1
            if table in counts:
                table += (counts[table],)
        yield line, table


def statements(text: str) -> Iterator[tuple[int, str]]:
    """Each heading or assignment of a pack with the number of its first line."""
    first, statement, spent = 1, "", 0
    for number, row in enumerate(text.split("\n"), start=1):
        statement += row + "\n"
        spent += len(statement)
        if spent > COSTLIEST:
            return
        try:
            if tomllib.loads(statement):
                yield first, statement
        except (ValueError, RecursionError):  # it goes on in the next line
            continue
        first, statement = number + 1, ""


def keys_of(content: Mapping[str, Any]) -> list[str]:
    """The keys of a statement, from the outside in."""
    keys: list[str] = []
    inside: Any = content
    while isinstance(inside, Mapping) and len(inside) == 1:
        (key,) = inside
        keys.append(key)
        inside = inside[key]
    return keys


def name_of(place: Place, data: Any) -> str:
    """A place as messages name it: components of a list by id or number, else counted from 1."""
    names: list[str] = []
    for step in place:
        try:
            data = data[step]
        except (LookupError, TypeError):
            return ".".join([*names, str(step)])
        names.append(str(step) if isinstance(step, str) else entry_name(data, step))
    return ".".join(names)


def entry_name(entry: Any, place: int) -> str:
    """The name of one of several components."""
    known = entry if isinstance(entry, Mapping) else {}
    return str(known.get("id", known.get("number", place + 1)))
