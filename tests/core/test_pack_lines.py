"""Whoever changes a value of a game's own components is told the right line, if it is wrong."""

from __future__ import annotations

import random
import re
import time
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import jackscrew
from jackscrew.core.components import BadPack, parse_pack
from jackscrew.core.game import Game
from jackscrew.core.pack_lines import line_of, name_of, places

TRIES = 50  # of each game, which costs about two seconds
WRONG = ["-7", "99", '"zzz"', "true", "[]", "{}", "0", "1.5", "2", '"1"', '"rep 1"', '"seal"']
VALUE = re.compile(r'"[^"]*"|(?<![\w.-])-?\d+(?:\.\d+)?\b(?!\s*=)|\b(?:true|false)\b')
# checks of two things that do not fit each other: the key that is told, and what was changed
ACROSS = [
    (r"final_projects\.\w+\.cost", r"projects\.\d+\.cost\.\w+"),  # dearer than any other
    (r"projects", r"neighborhood_tiles\.\d+\.reward\.\d+"),  # so many expansions
    (r"projects\.\d+", r"projects\.\d+\.symbol"),  # of five in a row, the first
    (r"neighborhood_spaces\.\w+\.wards", r"(plots|neighborhood_spaces\.\w+\.plots)\..*"),
    (r"tracks\..*\.(start_)?next", r"tracks\..*\.id"),
]


def changed_values(text: str, tries: int, seed: int) -> Iterator[tuple[int, str]]:
    """The text with one value changed somewhere, each time with the number of its line."""
    rng = random.Random(seed)
    rows = text.split("\n")
    while tries:
        number = rng.randrange(len(rows))
        row = rows[number].split("#")[0]
        found = list(VALUE.finditer(row)) if not row.startswith("[") else []
        if found:
            value = rng.choice(found)
            row = row[: value.start()] + rng.choice(WRONG) + row[value.end() :]
            tries -= 1
            yield number + 1, "\n".join([*rows[:number], row, *rows[number + 1 :]])


def change(old: Any, new: Any) -> tuple[str | int, ...]:
    """Where two sets of data differ."""
    for kind in (dict, list):
        if isinstance(old, kind) and isinstance(new, kind) and len(old) == len(new):
            for key in old if kind is dict else range(len(old)):
                if repr(old[key]) != repr(new[key]):
                    return (key, *change(old[key], new[key]))
    return ()


def beginnings(text: str, line: int) -> set[int]:
    """Where the statement, the entry or table, and the list begin in which a line is."""
    rows = ["", *text.split("\n")]
    statement = max(at for at in range(1, line + 1) if re.match(r"[\w\"]", rows[at]))
    heading = heading_above(text, line)
    return {statement, heading, rows.index(rows[heading])}


def heading_above(text: str, line: int) -> int:
    """The line of the heading under which a line stands."""
    rows = ["", *text.split("\n")]
    return max((at for at in range(1, line + 1) if rows[at].startswith("[")), default=0)


def is_right(error: BadPack, line: int, printed: dict[str, Any], text: str) -> bool:
    """Is the line told that of the changed value?

    Else the key told must be that of something around the value, for a check of a whole entry,
    table or list, and the line the one where that begins; or the entry now has the id of another,
    whose values it may not change; or the check is of two things that do not fit each other.
    """
    if error.line == line:
        return True
    data = tomllib.loads(text)
    changed = name_of(change(printed, data), data)
    is_id = changed.endswith((".id", ".number"))
    if changed.startswith(f"{error.key}.") and not is_id:
        return error.line in beginnings(text, line)
    entry = changed.rpartition(".")[0]
    if is_id and error.key.startswith(f"{entry}."):
        return heading_above(text, error.line) == heading_above(text, line)
    across = [re.fullmatch(told, error.key) and re.fullmatch(it, changed) for told, it in ACROSS]
    return bool(error.line and any(across))


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_the_line_of_a_wrong_value_is_told(game: Game) -> None:
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    printed = tomllib.loads(text)
    exact, wrong = 0, []
    for line, changed in changed_values(text, TRIES, seed=1):
        try:
            game.components(parse_pack(changed))
        except BadPack as error:
            exact += error.line == line
            if not is_right(error, line, printed, changed):
                wrong.append(f"changed line {line}, told {error}")
    assert not wrong, "\n".join(wrong)
    assert exact > TRIES * 0.8


@pytest.mark.parametrize("game", jackscrew.games(), ids=lambda game: game.key)
def test_every_place_of_the_printed_components_is_found(game: Game) -> None:
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    found = [place for _, place in places(text)]
    around = {place[:depth] for place in found for depth in range(1, len(place) + 1)}
    assert around == set(every_place(tomllib.loads(text)))


def every_place(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """All keys and entries, however deep."""
    if isinstance(data, dict | list):
        for step, inner in data.items() if isinstance(data, dict) else enumerate(data):
            yield (*place, step)
            yield from every_place(inner, (*place, step))


ODD = """
"a b".'c.d' = 1.5  # x = [
text = '''
[no] = 1
'' '''''
[x . "y"]
date = 1979-05-27 07:32:00
list = [ 'a]',  # ]
  { p.q = 1.5, r = {} }, [1,
2]]
[[z]]
[[z.w]]
[z.w.v]
u = 1
[[z]]
[[z.w]]
[z.w.v]
u = 2"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("a b.c.d", 2),
        ("text", 3),
        ("no", 0),
        ("x", 6),  # the first thing in it
        ("x.y.date", 7),
        ("x.y.list.1", 8),
        ("x.y.list.#2.p.q", 9),
        ("x.y.list.3.1", 9),
        ("x.y.list.3.2", 10),
        ("x.y.list.3.2.more", 10),  # the nearest thing around it
        ("z", 11),
        ("z.#1.w.#1.v.u", 14),
        ("z.#2.w.#1.v.u", 18),
        ("z.#2.w.#1.v.t", 17),
    ],
)
def test_whatever_toml_has_is_read(key: str, line: int) -> None:
    for text in (ODD, ODD.replace("\n", "\r\n")):
        assert line_of(key, text, tomllib.loads(text)) == line


HOSTILE = {
    "deep": "a = " + "[" * 300 + "1," * 40_000 + "]" * 300,
    "flat": "a = [" + "1," * 45_000 + "]",
    "headings": "[[a]]\n" * 15_000,
    "tables": "a = [" + "{b=1}," * 15_000 + "]",
    "texts": "a = [" + '"""\'""",' * 10_000 + "]",
}


@pytest.mark.parametrize("case", HOSTILE)
def test_finding_a_line_costs_no_time(case: str) -> None:
    data = tomllib.loads(HOSTILE[case])
    began = time.process_time()
    assert line_of("b", HOSTILE[case], data) == 0
    assert time.process_time() - began < 1
