"""Printed values, and packs that put other values in their place."""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from jackscrew.core.errors import JackscrewError
from jackscrew.core.pack_lines import entry_name, line_of
from jackscrew.core.supplied import Value

Components = Path | str | Mapping[str, Any]
"""A component pack: its file, or what `parse_pack` read."""

DEEPEST = 100  # dots on one line: a key with thousands of parts costs their square in memory
LONGEST = 400  # letters of a message; a pack may hold values of any length
SHORT = 40  # letters of a value in it
QUOTE = "Expected \"'"  # what the parser says of a text that does not end
SHOWN = ("value", "old")  # what a message tells as `shown` does it


class BadPack(JackscrewError):
    """A component pack that does not fit its game; names the key, the value and what may be.

    `message` with its `values` can be said in another language: by the words of the game whose
    `folder` is known, else by those of the site.  `rule` is the id of the rule that is broken, for
    programmers; `line` is where it stands in the pack, 0 if that is not known.
    """

    def __init__(self, message: str, /, rule: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.values = {name: told(name, value) for name, value in values.items()}
        self.line = 0
        self.others: tuple[str, ...] = ()
        self.folder: Path | None = None

    def __str__(self) -> str:
        problem = shortened(self.message.format(**self.values))
        if self.rule:
            problem = f"{problem} [{self.rule}]"
        return f"line {self.line}: {problem}" if self.line else problem

    @property
    def key(self) -> str:
        """What it is about."""
        return str(self.values.get("key", ""))

    def or_at(self, *keys: str) -> BadPack:
        """The same, about other keys too: a pack may have but one of them."""
        self.others = keys
        return self


def shortened(text: str, longest: int = LONGEST) -> str:
    """A text on one line of some length."""
    line = " ".join(text.split())
    return line if len(line) <= longest else line[:longest] + "…"


def told(name: str, value: object) -> Value:
    """What a message is filled with for a value."""
    if name in SHOWN:
        return shown(value)
    return value if isinstance(value, str | int) else str(value)


def shown(value: object) -> str:
    """A value as a message tells it: as it is written, and nothing that fills the screen."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{…}" if value else "{}"
    written = repr(value)
    if isinstance(value, list) and (len(written) > SHORT or "{" in written):
        return "[…]"
    return shortened(written, SHORT)


def as_toml(value: object) -> str:
    """A value as a pack has it, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key} = {as_toml(it)}" for key, it in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return repr(value)


class Written(dict[str, Any]):
    """What a pack says, with the text it was read from."""

    text = ""


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
    given = pack if isinstance(pack, Mapping) else read_pack(Path(pack))
    try:
        Merger(fixed, whole).merge(merged, given, "")
        check(merged)
    except BadPack as error:
        text = given.text if isinstance(given, Written) else ""
        lines = (line_of(key, text, given) for key in (error.key, *error.others))
        error.line = next(filter(None, lines), 0)
        error.folder = base.parent
        raise
    except ValueError:
        raise too_long() from None
    return Pack(merged, "" if merged == data else digest(merged))


def read_pack(path: Path) -> Written:
    """A pack as written by its owner."""
    try:
        return parse_pack(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack("component pack {path}: {why}", path=path, why=error.strerror) from None
    except ValueError as error:
        raise BadPack(
            "component pack {path} is no TOML file: {why}", path=path, why=error
        ) from None


def parse_pack(text: str) -> Written:
    """A pack from its text, for those who have it in no file; TOML by its own rules."""
    for line, row in enumerate(text.split("\n"), start=1):
        if row.count(".") > DEEPEST:
            raise at_line(line, BadPack("more than {most} dots", most=DEEPEST))
    try:
        found = Written(tomllib.loads(text))
    except RecursionError:
        raise BadPack("the component pack has too many things inside each other") from None
    except tomllib.TOMLDecodeError as error:
        line, column = line_and_column(str(error), text)
        raise at_line(line, no_toml(str(error), column)) from None
    except ValueError:
        raise too_long() from None
    found.text = text
    return found


def line_and_column(why: str, text: str) -> tuple[int, int]:
    """Where the parser gave up: as it says, or at the end of the text."""
    if found := re.search(r"at line (\d+), column (\d+)", why):
        return int(found[1]), int(found[2])
    end = text.rfind("'") if QUOTE in why else len(text)  # the mark that none follows
    return text.count("\n", 0, end) + 1, end - text.rfind("\n", 0, end)


def no_toml(why: str, column: int) -> BadPack:
    """What the parser says most often, in words that can be said in every language."""
    if "Expected '='" in why:
        return BadPack("column {column}: no TOML; after a key comes =", column=column)
    if "Invalid value" in why:
        return BadPack(
            "column {column}: no TOML; a value is a number, true, false, a list, a table or a text"
            " in quotation marks",
            column=column,
        )
    if "character '\\n'" in why or "Unterminated" in why or QUOTE in why:
        return BadPack("column {column}: no TOML; a text does not end", column=column)
    if "Unclosed" in why:
        return BadPack("column {column}: no TOML; a comma or bracket is missing", column=column)
    if "overwrite" in why or "twice" in why or "Duplicate" in why:
        return BadPack("column {column}: no TOML; this is there already", column=column)
    return BadPack("column {column}: from here on this is no TOML", column=column)


def too_long() -> BadPack:
    """Python reads and writes no numbers of more than some thousand digits."""
    most = sys.get_int_max_str_digits()
    return BadPack("a number has more than {most} digits", most=most)


def at_line(line: int, problem: BadPack) -> BadPack:
    """A problem with the line where it is."""
    problem.line = line
    return problem


def missing(key: str, allowed: Iterable[object]) -> BadPack:
    """Nothing where one of some values must be."""
    return BadPack("{key} is missing; it is one of {allowed}", key=key, allowed=listed(allowed))


def listed(things: Iterable[object]) -> str:
    """Several values, or keys, in a row."""
    return ", ".join(it if isinstance(it, str) else as_toml(it) for it in things)


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
                raise no_such_key(path, base)
            if key in self.fixed:
                check_fixed(path, value, base[key])
            elif key in self.whole and isinstance(value, type(base[key])):
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
        check_kind(path, new, old)
        return new

    def merged_entries(
        self, old: list[dict[str, Any]], new: list[Any], path: str
    ) -> list[dict[str, Any]]:
        """A list of components, those named by id or number changed; without any, one by one."""
        name = next((name for name in ("id", "number") if name in old[0]), None)
        if name is None:
            if len(new) != len(old) or not all(isinstance(entry, Mapping) for entry in new):
                raise BadPack("{key} must be a list of {count} tables", key=path, count=len(old))
            for place, (entry, changed) in enumerate(zip(old, new, strict=True)):
                self.merge(entry, changed, f"{path}.{entry_name(changed, place)}")
            return old
        known = {entry[name]: entry for entry in old}
        for place, entry in enumerate(new):
            at = f"{path}.{entry_name(entry, place)}"
            check_type(at, entry, {})
            if name not in entry:
                raise missing(f"{at}.{name}", known)
            value = entry[name]
            if type(value) not in (str, int) or value not in known:  # True is no 1
                raise BadPack(
                    "{key}: no component has the {name} {value}; there are {known}",
                    key=f"{at}.{name}",
                    name=name,
                    value=value,
                    known=", ".join(map(str, known)),
                )
            self.merge(known[value], entry, at)
        return old


def no_such_key(key: str, known: Iterable[str]) -> BadPack:
    """A key that the printed components do not have."""
    return BadPack("{key}: no such component; there are {known}", key=key, known=", ".join(known))


def check_fixed(key: str, value: Any, old: Any) -> None:
    """Refuse to change what the rules fix; of a table or a list the first part that differs."""
    if isinstance(old, dict) and isinstance(value, Mapping):
        for name, it in value.items():
            if name not in old:
                raise no_such_key(f"{key}.{name}", old)
            check_fixed(f"{key}.{name}", it, old[name])
    elif isinstance(old, list) and isinstance(value, list) and len(old) == len(value):
        for place, (it, other) in enumerate(zip(value, old, strict=True)):
            check_fixed(f"{key}.{entry_name(it, place)}", it, other)
    elif isinstance(old, list):
        raise BadPack(
            "{key} must stay a list of {count} values (it is {value})",
            key=key,
            count=len(old),
            value=value,
        )
    elif isinstance(old, dict):
        check_kind(key, value, old)
    elif value != old:
        raise BadPack("{key} must stay {old} (it is {value})", key=key, old=old, value=value)


def check_kind(key: str, value: Any, old: Any) -> None:
    """Refuse a value of another kind than the printed one, or a list of another length."""
    if not isinstance(old, list):
        check_type(key, value, old)
        return
    if not isinstance(value, list) or len(old) != len(value):
        raise BadPack(
            "{key} must be a list of {count} values (it is {value})",
            key=key,
            count=len(old),
            value=value,
        )
    for number, (it, other) in enumerate(zip(value, old, strict=True), start=1):
        check_type(f"{key}.{number}", it, other)


def check_type(key: str, value: Any, old: Any) -> None:
    """Refuse a value of another type than the printed one."""
    if type(value) is not type(old):
        raise wrong_type(key, value, old)


def wrong_type(key: str, value: Any, old: Any) -> BadPack:
    """A value of another type than the printed one."""
    if isinstance(old, bool):
        return BadPack("{key} must be true or false (it is {value})", key=key, value=value)
    if isinstance(old, int | float):
        return BadPack(
            "{key} must be a number such as {old} (it is {value})", old=old, key=key, value=value
        )
    if isinstance(old, str):
        return BadPack("{key} must be a text (it is {value})", key=key, value=value)
    if isinstance(old, list):
        return BadPack("{key} must be a list (it is {value})", key=key, value=value)
    return BadPack("{key} must be a table (it is {value})", key=key, value=value)
