"""On which line of a component pack does a key stand?  The parser of TOML does not tell."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

COSTLIEST = 200_000  # letters that may be parsed to find a line: a tenth of a second
NAMING = ("id", "number", "pos")  # what tells the entries of a list apart
Place = tuple[str | int, ...]


def line_of(key: str, text: str, data: Mapping[str, Any]) -> int:
    """The line where a key stands, or the nearest thing around it; 0 if none can be found.

    `key` is written as messages do it, "tiles.C5.suit"; `data` is what the text was read as.
    """
    found, longest, inside = 0, 0, 0
    for line, place, statement in places(text):
        name = name_of(place, data)
        if len(name) > longest and is_within(key, name):
            found, longest = entry_line(key, line, place, statement, data), len(name)
        inside = inside or (line if leaves_out(key, name) else 0)
    return found or inside


def is_within(key: str, name: str) -> bool:
    """Is the key that of a thing with this name, or of something in it?"""
    return f"{key}.".startswith(f"{name}.")


def entry_line(key: str, line: int, place: Place, statement: str, data: Any) -> int:
    """The line of the entry that a key is about, in a list that is written over several lines."""
    for first, number in entries(line, statement):
        if is_within(key, name_of((*place, number), data)):
            return first
    return line


def entries(line: int, statement: str) -> Iterator[tuple[int, int]]:
    """Where each entry of such a list begins: what comes before it is a list if it is closed."""
    known, written = 0, ""
    for number, row in enumerate(statement.split("\n"), start=line + 1):
        written += row + "\n"
        try:
            content: Any = tomllib.loads(written + "]")
        except (ValueError, RecursionError):  # in the midst of an entry
            continue
        for _ in keys_of(content):
            (content,) = content.values()
        for entry in range(known, len(content)):
            yield line, entry
        known, line = len(content), number


def leaves_out(key: str, name: str) -> bool:
    """Is the key a name without some of its parts?  Games leave out what is clear to readers."""
    rest = iter(name.split("."))
    return all(part in rest for part in key.split("."))


def places(text: str) -> Iterator[tuple[int, Place, str]]:
    """The line of every statement, where in the data it puts something, and how it is written."""
    table: Place = ()
    counts: dict[Place, int] = {}
    for line, statement in statements(text):
        content = tomllib.loads(statement)
        if not statement.lstrip().startswith("["):
            yield line, table + tuple(keys_of(content)), statement
            continue
        table = ()
        keys = keys_of(content)
        for number, key in enumerate(keys, start=1):
            table += (key,)
            if number == len(keys) and statement.lstrip().startswith("[["):
                counts[table] = counts.get(table, -1) + 1
            if table in counts:
                table += (counts[table],)
        yield line, table, statement


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
    """A place as messages name it."""
    names: list[str] = []
    for step in place:
        try:
            data = data[step]
        except (LookupError, TypeError):
            return ".".join([*names, str(step)])
        names.append(str(step) if isinstance(step, str) else entry_name(data, step))
    return ".".join(names)


def entry_name(entry: Any, place: int) -> str:
    """One of several components as messages name it: by what tells it apart, else counted from 1.

    Whoever checks a list names its entries so: the line of a problem is found by that name.
    """
    known = entry if isinstance(entry, Mapping) else {}
    return str(next((known[name] for name in NAMING if name in known), place + 1))
