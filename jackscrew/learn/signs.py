"""The signs of a game: what everything drawn at its table means, and how each is found there."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from jackscrew.core.game import Game

BESIDE = "strip"
"""Where figures are that stand beside the board; all other places are parts of the picture."""
SHEET, ENDED, TERMS = "sheet", "ended", "terms"
STEP = re.compile(
    r"(?:#(?P<piece>[\w-]+)|@(?P<icon>[\w-]*)|\[(?P<sign>[\w-]+)\]|(?P<tag>[a-z]+))?"
    r"(?P<star>\*?)(?P<css>(?:\.[\w-]+)*)"
)


@dataclass(frozen=True)
class Step:
    """An element on the way to a sign: a piece or mark by its id, an icon, a sign by its key.

    Or by what kind of element it is and its classes.  What has a star begins like this.
    """

    piece: str
    icon: str | None
    sign: str
    tag: str
    is_open: bool
    css: tuple[str, ...]

    def selector(self) -> str:
        """The same for a style sheet."""
        classes = "".join(f".{name}" for name in self.css)
        start = "^" if self.is_open else ""
        if self.piece:
            return f'[id{start}="{self.piece}"]{classes}'
        if self.icon is not None:
            found = f'[href{start}="#i-{self.icon}"]' if self.icon or not self.is_open else ""
            return f"use{found}{classes}"
        sign = f'[data-sign="{self.sign}"]' if self.sign else ""
        return f"{self.tag}{sign}{classes}"


@dataclass(frozen=True)
class Sign:
    """A sign in one language: its name, a sentence, its rule, and where it is.

    `on` are ways from the outside to an element that is it; where an element is several, the first
    of the file counts; what is only `over` others counts where there is no other below it.  `sum`
    is what its number is made of: the score sheet's rows, what the end would add to the points,
    terms that the game's words tell, or nothing.
    """

    key: str
    where: tuple[str, ...]
    on: tuple[tuple[Step, ...], ...]
    icon: str
    name: str
    told: str
    rule: str
    sum: str
    over: bool

    @property
    def selector(self) -> str:
        """How it is found on a page."""
        ways = (" ".join(step.selector() for step in way) for way in self.on)
        return ", ".join([f'[data-sign="{self.key}"]', *ways])


@cache
def read_signs(game: Game, language: str) -> tuple[Sign, ...]:
    """All signs of a game, in the order of its file; a game that tells none has none."""
    file = game.folder / "learn" / "signs.toml"
    if not file.exists():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(read_sign(row, language) for row in data["sign"])


def read_sign(row: dict[str, Any], language: str) -> Sign:
    """One entry of the file."""
    name, told = row[language]
    return Sign(
        row["key"],
        tuple(row["where"]),
        tuple(parse_way(way) for way in row.get("on", ())),
        row.get("icon", ""),
        name,
        told,
        row["rule"],
        row.get("sum", ""),
        row.get("over", False),
    )


def parse_way(text: str) -> tuple[Step, ...]:
    """A way such as `#region-* @suns`, `.tile .value` or `circle.stop`."""
    return tuple(map(parse_step, text.split()))


def parse_step(text: str) -> Step:
    """One element of it."""
    found = STEP.fullmatch(text)
    if found is None or not text:
        raise ValueError(f"{text!r} is no step to a sign")
    return Step(
        found["piece"] or "",
        found["icon"],
        found["sign"] or "",
        found["tag"] or "",
        bool(found["star"]),
        tuple(found["css"].split(".")[1:]),
    )


def sign_of(game: Game, key: str) -> Sign | None:
    """A sign by its key, if the game has it."""
    return next((sign for sign in read_signs(game, "en") if sign.key == key), None)
