"""Checks of component files that games share; each yields what is wrong with one value.

Every check takes the key first, as messages name it, and the value next.  Only the first problem
is ever told, so that what follows a check may rely on it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from jackscrew.core.components import BadPack, as_toml, listed, missing, no_such_key, wrong_type
from jackscrew.core.pack_lines import entry_name


def number(key: str, value: object, allowed: range) -> Iterator[BadPack]:
    """A whole number within bounds."""
    if not is_number(value, allowed):
        yield BadPack(
            "{key} = {value}: must be from {low} to {high}",
            key=key,
            value=value,
            low=allowed[0],
            high=allowed[-1],
        )


def numbers(key: str, value: object, allowed: range, count: int) -> Iterator[BadPack]:
    """A list of so many of them."""
    found = [it for it in value if is_number(it, allowed)] if isinstance(value, list) else []
    if value != found or len(found) != count:
        yield BadPack(
            "{key} = {value}: must be a list of {count} numbers from {low} to {high}",
            key=key,
            value=value,
            count=count,
            low=allowed[0],
            high=allowed[-1],
        )


def is_number(value: object, allowed: range) -> bool:
    """Is it a whole number within bounds?  True and False are none."""
    return type(value) is int and value in allowed


def within(key: str, value: object, bounds: Mapping[str, tuple[int, int]]) -> Iterator[BadPack]:
    """Numbers at any depth, each from the least to the most that the end of its key has."""
    if isinstance(value, dict):
        for name, it in value.items():
            yield from within(f"{key}.{name}" if key else name, it, bounds)
    elif isinstance(value, list):
        for place, it in enumerate(value):
            at = f"{key}.{entry_name(it, place)}" if isinstance(it, dict) else key
            yield from within(at, it, bounds)
    elif isinstance(value, int):
        for end, (low, high) in bounds.items():
            if f".{key}".endswith(f".{end}"):
                yield from number(key, value, range(low, high + 1))


def one_of(key: str, value: object, allowed: Sequence[object]) -> Iterator[BadPack]:
    """One of some values."""
    if value is None and value not in allowed:
        yield missing(key, allowed)
    elif value not in allowed:
        yield BadPack(
            "{key} = {value}: must be one of {allowed}",
            key=key,
            value=value,
            allowed=listed(allowed),
        )


def list_of(key: str, value: object, allowed: Sequence[object]) -> Iterator[BadPack]:
    """A list of some values, of any length."""
    if not isinstance(value, list) or not all(it in allowed for it in value):
        yield not_list_of(key, value, allowed)


def not_list_of(key: str, value: object, allowed: Iterable[object]) -> BadPack:
    """No list, or one with other things than those it may have."""
    return BadPack(
        "{key} = {value}: must be a list of {allowed}",
        key=key,
        value=value,
        allowed=listed(allowed),
    )


def some_of(key: str, value: object, allowed: Sequence[object]) -> Iterator[BadPack]:
    """A list of some values, at least one, and each once."""
    found = [it for it in allowed if it in value] if isinstance(value, list) else []
    if not isinstance(value, list) or not found or len(value) != len(found):
        yield BadPack(
            "{key} = {value}: must be a list of {allowed}, each once",
            key=key,
            value=value,
            allowed=listed(allowed),
        )


def equal(key: str, value: object, wanted: object) -> Iterator[BadPack]:
    """What the rules say, and nothing else."""
    if value != wanted:
        yield must_be(key, wanted)


def must_be(key: str, wanted: object) -> BadPack:
    """Something else than what the rules say."""
    return BadPack("{key} must be {wanted}", key=key, wanted=as_toml(wanted))


def none_has(key: str, wanted: object) -> BadPack:
    """None of several has what at least one must have."""
    return BadPack("{key}: one of them must have {wanted}", key=key, wanted=as_toml(wanted))


def counted(key: str, count: int, wanted: int) -> Iterator[BadPack]:
    """As many as the rules say."""
    if count != wanted:
        yield BadPack("{key}: there are {wanted}, not {count}", key=key, wanted=wanted, count=count)


def like(key: str, value: object, kind: object) -> Iterator[BadPack]:
    """A value of the same type as another: a table like `{}`, a truth like `True`."""
    if type(value) is not type(kind):
        yield wrong_type(key, value, kind)


def keys(key: str, table: Iterable[str], allowed: Collection[str]) -> Iterator[BadPack]:
    """A table with no other keys than those allowed."""
    for name in table:
        if name not in allowed:
            yield no_such_key(f"{key}.{name}", allowed)


def table(key: str, value: object, wanted: Collection[str]) -> Iterator[BadPack]:
    """A table with these keys and no others."""
    if not isinstance(value, dict) or set(value) != set(wanted):
        yield BadPack("{key}: must be a table with {keys}", key=key, keys=listed(wanted))


def doubles(key: str, entries: list[Any], name: str) -> Iterator[BadPack]:
    """Entries of a list that cannot be told apart by what this name holds."""
    names = [entry_name(entry, place) for place, entry in enumerate(entries)]
    for place, it in enumerate(names):
        if it in names[:place]:
            yield BadPack("{key}: there are two of these", key=f"{key}.{it}.{name}")


def under(rule: str, problems: Iterable[BadPack]) -> Iterator[BadPack]:
    """Problems, told as what breaks a rule."""
    for problem in problems:
        problem.rule = rule
        yield problem
