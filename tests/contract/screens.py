"""What every game's table in a terminal must keep; each check looks at one position."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any
from unicodedata import category

from looks import NAMES, asked, both_languages
from rich.cells import cell_len
from rich.console import Console

from jackscrew.core.game import Game
from jackscrew.core.match import PUBLIC, Match
from jackscrew.screen import screen_of
from jackscrew.screen.kit import CHOICE, SEAT_MARKS, Look
from jackscrew.text import Words

GAMES = Path(__file__).parents[1] / "games"
USUAL, WIDE = 80, 170  # columns
HIGHEST = {"80": 80, "120": 60, "170": 50}  # lines, of a game that says nothing of its own
KINDS = ("No", "Po", "Sc", "Sm", "So")  # of letters that are signs
BESIDES = {*SEAT_MARKS, CHOICE, "·"}  # signs of all games
BOX = range(0x2500, 0x2580)  # lines of drawings
WORD = re.compile(r"[A-Za-z]{2,}|[0-9]+")


@cache
def facts(game: Game) -> dict[str, Any]:
    """What is special to a game's table.

    `highest` are lines by width, and `lowest` parts of the table, by what stands in their first
    line, with the phases in which they stand next to the question; an option leaves `optional`
    ones out.  `always` is told all through a game; `shortened` are words that a narrow table does
    without, `unexplained` signs that have no word beside them; `short` are methods of `Seen` that
    give a short name, with the names in `naming` of what they are for.
    """
    file = GAMES / game.key / "screen.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def printed(match: Match, seat: int, width: int, words: Words, has_colour: bool = False) -> str:
    """The table as a terminal shows it."""
    paper = StringIO()
    console = Console(
        file=paper,
        width=width,
        color_system="truecolor" if has_colour else None,
        force_terminal=has_colour,
    )
    console.print(screen_of(match.game).screen(match.view(seat), words.names, words.text))
    return paper.getvalue()


@cache
def told(match: Match, seat: int, width: int, language: int) -> str:
    """The same in signs alone, in English or German."""
    return printed(match, seat, width, both_languages(match.game)[language])


def plain(match: Match, seat: int, width: int) -> str:
    """The same in English."""
    return told(match, seat, width, 0)


def check_fit(match: Match, width: int) -> None:
    """Everything fits, in both languages; every seat is named; there is no colour."""
    for language in range(2):
        table = told(match, asked(match), width, language)
        assert max(map(cell_len, table.splitlines())) <= width
        assert "\x1b" not in table
        for mark, name in zip(SEAT_MARKS[: match.setup.seats], NAMES, strict=False):
            assert f"{mark} {name}" in table


def check_nothing_lost(match: Match, width: int) -> None:
    """What a wide table tells any table tells, and where in the game we are."""
    known, table = facts(match.game), plain(match, asked(match), width)
    lost = {*WORD.findall(plain(match, asked(match), WIDE))} - {*WORD.findall(table)}
    assert lost <= {*known.get("shortened", [])}
    text, path = " ".join(table.split()), both_languages(match.game)[0].path(match.view())
    assert all(word in text for word in [path[0], *known.get("always", [])])


def check_height(match: Match, width: int) -> None:
    """The table is not too high for a terminal of this width."""
    highest = facts(match.game).get("highest", HIGHEST).get(f"{width}", 0)
    assert not highest or len(plain(match, asked(match), width).splitlines()) <= highest


def check_order(match: Match) -> None:
    """What the phase needs stands lowest, next to the question: a terminal scrolls."""
    known = facts(match.game)
    lowest = known.get("lowest", {})
    lines = dict(enumerate(plain(match, PUBLIC, USUAL).splitlines(), start=1))
    last = {head: max([0, *[i for i in lines if re.search(head, lines[i])]]) for head in lowest}
    phases = {phase: head for head, phases in lowest.items() for phase in phases}
    head = phases.get({**match.view()}.get("phase"))
    if head and (last[head] or head not in known.get("optional", [])):
        assert last[head] == max(last.values()) > 0


def check_signs(match: Match) -> None:
    """Each sign is told with a word somewhere."""
    text = plain(match, PUBLIC, USUAL)
    signs = {it for it in text if not it.isascii() and category(it) in KINDS} - BESIDES
    bare = {it for it in signs if not re.search(rf"{re.escape(it)}(\+1)? [^\W\d]", text)}
    unexplained = facts(match.game).get("unexplained", "")
    assert {it for it in bare if ord(it) not in BOX} <= {*unexplained}


def check_colour(match: Match) -> None:
    """Colour comes where it may."""
    words = both_languages(match.game)[0]
    assert "\x1b[" in printed(match, PUBLIC, USUAL, words, has_colour=True)


def check_short_names(game: Game) -> None:
    """Things that a table calls by a few letters can be told apart, in both languages."""
    for words in both_languages(game):
        for method, things in facts(game).get("short", {}).items():
            signs = import_module(f"{game.module}.screen.signs")
            keys = getattr(import_module(f"{game.module}.naming"), things)
            seen = signs.Seen(game.new(seed=1).view(), NAMES, words.text, Look(plain=True))
            assert len({getattr(seen, method)(key) for key in keys}) == len(keys)
