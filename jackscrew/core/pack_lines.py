"""On which line of a component pack does a key stand?  The parser of TOML does not tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

DEEPEST = 12  # keys and entries inside each other; no game has half as many
NAMING = ("id", "number", "pos")  # what tells the entries of a list apart
LONGEST = 40  # letters of such a name; whatever is longer is none of ours
# texts, comments, signs and words; dots only part words
TOKEN = re.compile(
    r"""
    "{3}(?:\\.|[^\\])*?"{3,5} | '{3}.*?'{3,5} | "(?:\\.|[^"\\])*" | '[^']*'
    | \#[^\n]* | [][{}=,\n] | [^][{}=,.\s\#"']+
    """,
    re.DOTALL | re.VERBOSE,
)
Place = tuple[str | int, ...]
Tokens = Iterator[tuple[int, str]]


def line_of(key: str, text: str, data: Mapping[str, Any]) -> int:
    """The line where a key stands, else the first thing in it, else the nearest around it, else 0.

    `key` is written as messages do it, "tiles.C5.suit"; `data` is what the text was read as.  Of
    two entries with one name the second is told.
    """
    exact = inside = around = longest = 0
    try:
        for line, place in places(text):
            name = name_of(place, data)
            if name == key:
                exact = line
            elif is_within(name, key):
                inside = inside or line
            elif is_within(key, name) and len(name) >= longest:
                around, longest = line, len(name)
    except (RecursionError, ValueError):  # nobody writes so deep lists or so long numbers
        pass
    return exact or inside or around


def is_within(key: str, name: str) -> bool:
    """Is the key that of something in the thing with this name?"""
    return key.startswith(f"{name}.")


def places(text: str) -> Iterator[tuple[int, Place]]:
    """The line of each heading, key and entry, and where in the data it puts something.

    Only for what the parser has read: nothing is checked here, and each letter is read once.
    """
    table: Place = ()
    keys: tuple[str, ...] = ()
    brackets = 0
    counts: dict[Place, int] = {}
    tokens = tokens_of(text)
    for line, token in tokens:
        if token == "=":
            yield line, table + keys
            yield from inner_places(next(tokens)[1], tokens, table + keys)
            next(token for token in tokens if token[1] == "\n")
            keys = ()
        elif token == "\n":
            if keys:
                table = headed(keys, brackets > 1, counts)
                yield line, table
            keys, brackets = (), 0
        elif token == "[":
            brackets += 1
        elif token != "]":
            keys += (key_of(token),)


def headed(keys: tuple[str, ...], is_entry: bool, counts: dict[Place, int]) -> Place:
    """The table under a heading; `counts` tells the last entry of each list made by headings."""
    place: Place = ()
    for number, key in enumerate(keys, start=1):
        place += (key,)
        if is_entry and number == len(keys):
            counts[place] = counts.get(place, -1) + 1
        if place in counts:
            place += (counts[place],)
    return place


def inner_places(first: str, tokens: Tokens, place: Place) -> Iterator[tuple[int, Place]]:
    """The same for what is inside a value that begins with this token."""
    number = 0
    keys: tuple[str, ...] = ()
    for line, token in tokens if first in ("[", "{") else ():
        if token in ("]", "}"):
            return
        if token == ",":
            number, keys = number + 1, ()
        elif first == "[" and token != "\n":
            if len(place) < DEEPEST:
                yield line, (*place, number)
            yield from inner_places(token, tokens, (*place, number))
        elif token == "=":
            if len(place) < DEEPEST:
                yield line, place + keys
            yield from inner_places(next(tokens)[1], tokens, place + keys)
        elif first == "{":
            keys += (key_of(token),)


def tokens_of(text: str) -> Tokens:
    """What a pack is written with, and on which line."""
    line = 1
    for token in TOKEN.findall(f"{text}\n"):
        if not token.startswith("#"):
            yield line, token
        line += token.count("\n")


def key_of(token: str) -> str:
    """A key without its quotation marks."""
    return next(iter(tomllib.loads(f"{token} = 0"))) if token[0] in "\"'" else token


def name_of(place: Place, data: Any) -> str:
    """A place as messages name it."""
    names: list[str] = []
    for step in place:
        data = data[step]
        names.append(step if isinstance(step, str) else entry_name(data, step))
    return ".".join(names)


def entry_name(entry: Any, place: int) -> str:
    """One of several things as messages name it: by what tells it apart, else counted from 1.

    Whoever checks a list names its entries so: the line of a problem is found by that name.
    """
    if not isinstance(entry, Mapping):
        return str(place + 1)
    names = [str(entry[name]) for name in NAMING if type(entry.get(name)) in (str, int)]
    return names[0] if names and len(names[0]) <= LONGEST else f"#{place + 1}"
