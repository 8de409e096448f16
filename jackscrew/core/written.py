"""Codec of names: things are written by name in positions and kept by number in states."""

from jackscrew.core.grid import squares_of


def bits(things: list[int]) -> int:
    """A set of numbers as bits."""
    found = 0
    for thing in things:
        found |= 1 << thing
    return found


def named(words: list[str], number: int) -> str | None:
    """A thing's name, or nothing for -1."""
    return words[number] if number >= 0 else None


def number_of(words: list[str], name: str | None) -> int:
    """A thing's number, -1 for nothing."""
    return -1 if name is None else words.index(name)


def names(words: list[str], members: int) -> list[str]:
    """The names of a set."""
    return [words[member] for member in squares_of(members)]


def numbers(words: list[str], listed: list[str]) -> int:
    """A set from its names."""
    return bits([words.index(name) for name in listed])
