"""Printed values, and packs that put other values in their place."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

Components = Path | str | Mapping[str, Any]
"""A component pack: its file, or what `parse_pack` read."""

DEEPEST = 100  # dots on one line: a key with thousands of parts costs their square in memory
LONGEST = 400  # letters of a message; a pack may hold values of any length


class BadPack(ValueError):
    """A component pack that does not fit its game; names the key, the value and what may be."""

    def __init__(self, reason: str) -> None:
        line = " ".join(reason.split())
        super().__init__(line if len(line) <= LONGEST else line[:LONGEST] + "…")


@dataclass(frozen=True)
class Pack:
    """The components of a match and, if they are not the printed ones, their digest."""

    data: dict[str, Any] = field(compare=False)
    digest: str


@lru_cache(maxsize=64)
def make_parts(make: Callable[[dict[str, Any]], Any], pack: Pack) -> Any:
    """A game's components by number, made once for each pack."""
    return make(pack.data)


@lru_cache(maxsize=32)
def read_printed(path: Path, check: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A game's printed components, checked when they are first read."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    check(data)
    return data


def load_components(
    base: Path,
    pack: Components | None,
    fixed: frozenset[str],
    whole: frozenset[str],
    check: Callable[[dict[str, Any]], None],
) -> Pack:
    """A game's components with the values of a pack, checked."""
    data = read_printed(base, check)
    if pack is None:
        return Pack(data, "")
    merged = deepcopy(data)
    try:
        given = pack if isinstance(pack, Mapping) else read_pack(Path(pack))
        Merger(fixed, whole).merge(merged, given, "")
        check(merged)
    except BadPack:
        raise
    except ValueError:  # Python writes no numbers of more than some thousand digits
        raise BadPack("a number has too many digits") from None
    return Pack(merged, "" if merged == data else digest(merged))


def read_pack(path: Path) -> dict[str, Any]:
    """A pack as written by its owner."""
    try:
        return load_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(f"component pack {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadPack(f"component pack {path} is no TOML file: {error}") from None


def parse_pack(text: str) -> dict[str, Any]:
    """A pack from its text, for those who have it in no file."""
    try:
        return load_toml(text)
    except ValueError as error:
        raise BadPack(f"the component pack is no TOML: {error}") from None


def load_toml(text: str) -> dict[str, Any]:
    """TOML by its own rules; raises ValueError for all else, however it is made."""
    if any(line.count(".") > DEEPEST for line in text.split("\n")):
        raise ValueError(f"a line with more than {DEEPEST} dots")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("too many things inside each other") from None


def digest(data: dict[str, Any]) -> str:
    """Tells one set of values from another."""
    text = json.dumps(data, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Merger:
    """Puts the values of a pack in the place of those it names.

    `fixed` keys keep their values; what has a `whole` key is given anew, lists of any length.
    """

    fixed: frozenset[str]
    whole: frozenset[str]

    def merge(self, base: dict[str, Any], pack: Mapping[str, Any], at: str) -> None:
        """Change the tables of the base."""
        for key, value in pack.items():
            path = f"{at}.{key}" if at else key
            if key not in base:
                raise BadPack(f"{path} = {value!r}: no such component; there are {', '.join(base)}")
            if key in self.fixed and value != base[key]:
                raise BadPack(f"{path} = {value!r}: fixed by the rules as {base[key]!r}")
            if key in self.whole and isinstance(value, type(base[key])):
                base[key] = deepcopy(value)
            else:
                base[key] = self.merged(base[key], value, path)

    def merged(self, old: Any, new: Any, path: str) -> Any:
        """The new value, if it is of the old one's kind; tables are merged."""
        if isinstance(old, dict) and isinstance(new, Mapping):
            self.merge(old, new, path)
            return old
        if isinstance(old, list) and old and isinstance(old[0], dict) and isinstance(new, list):
            return self.merged_entries(old, new, path)
        if type(old) is not type(new) or (isinstance(old, list) and len(old) != len(new)):
            raise BadPack(f"{path} = {new!r}: must be like {old!r}")
        if isinstance(old, list) and [type(item) for item in old] != [type(item) for item in new]:
            raise BadPack(f"{path} = {new!r}: must be like {old!r}")
        return new

    def merged_entries(
        self, old: list[dict[str, Any]], new: list[Any], path: str
    ) -> list[dict[str, Any]]:
        """A list of components, those named by id or number changed; without any, one by one."""
        key = next((key for key in ("id", "number") if key in old[0]), None)
        if key is None:
            if len(new) != len(old) or not all(isinstance(entry, Mapping) for entry in new):
                raise BadPack(f"{path}: must be a list of {len(old)} tables")
            for number, (entry, changed) in enumerate(zip(old, new, strict=True), start=1):
                self.merge(entry, changed, f"{path}.{number}")
            return old
        known = {entry[key]: entry for entry in old}
        for entry in new:
            name = entry.get(key) if isinstance(entry, Mapping) else None
            if not isinstance(name, str | int) or name not in known:
                ids = ", ".join(map(str, known))
                raise BadPack(f"{path}: no component has the {key} {name!r}; there are {ids}")
            self.merge(known[name], entry, f"{path}.{name}")
        return old
