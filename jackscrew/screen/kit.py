"""A view on its way to a terminal: how seats look, and what a screen is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Protocol, runtime_checkable

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderResult
from rich.text import Text
from typing_extensions import TypeVar

from jackscrew.core.game import Game
from jackscrew.core.supplied import Translate, Value, incomplete
from jackscrew.core.view import V, V_contra

SEAT_MARKS = "❶❷❸❹"
SEAT_COLOURS = ("#1f6fb2", "#cb4318", "#12805c", "#8a3f94")
PAPER = "#1d2733 on #e6d3a8"
TARGET = "bold #c8102e"
CHOICE = "▸"  # what may be chosen
GAP = 2  # between parts that stand side by side


@runtime_checkable
class GameScreen(Protocol[V_contra]):
    """A game's module `screen`."""

    def screen(self, view: V_contra, names: Sequence[str], text: Translate, /) -> ConsoleRenderable:
        """The table as one seat sees it, to be printed by a Rich console."""
        ...


def screen_of(game: Game) -> GameScreen:
    """What prints a game."""
    module = game.part("screen")
    if not isinstance(module, GameScreen):
        raise incomplete(module, GameScreen)
    return module


@dataclass(frozen=True)
class Look:
    """How seats and tiles are marked: by colour and number, or by signs alone."""

    plain: bool

    def mark(self, seat: int) -> str:
        """The sign of a seat."""
        return SEAT_MARKS[seat] if self.plain else str(seat + 1)

    def seat(self, seat: int | None, times: int = 1) -> Text:
        """A seat's sign in its colour, once or several times, or a dot for nobody."""
        if seat is None:
            return Text().append("·", style="dim")
        return Text().append(self.mark(seat) * times, style=seat_style(seat))

    def seats(self, seats: Iterable[int]) -> Text:
        """Several seats' signs in a row."""
        return Text().join(map(self.seat, seats))

    def tile(self, words: str | Text) -> Text:
        """Something on a tile or card."""
        told = Text(words) if isinstance(words, str) else words
        if self.plain:
            return Text("[").append(told).append("]")
        return Text().append(told.plain, style=PAPER)


@dataclass(frozen=True)
class Seen(Generic[V]):
    """A view, and how it is told: names of the seats, language, signs."""

    view: V
    names: Sequence[str]
    text: Translate
    look: Look

    @cached_property
    def answers(self) -> frozenset[str]:
        """What the seat may answer now."""
        question = self.view["question"]
        return frozenset(question["actions"] if question else ())

    def choice(self, *answers: str) -> Text:
        """A mark if one of these may be answered now."""
        return Text().append(CHOICE if self.answers & set(answers) else "", style=TARGET)

    def heading(self, message: str, **values: Value) -> Text:
        """What a part of the table is called."""
        return Text().append(self.text(message, **values), style="dim")

    def note(self, sign: str, message: str, **values: Value) -> Text:
        """A sign and what it is about."""
        return Text().append(f"{sign} {self.text(message, **values)}", style="dim")


S = TypeVar("S")


class Screen(Generic[S]):
    """What one seat sees, arranged for the width there is.

    `see` makes what the parts are printed from, once it is known how the console shows colours.
    """

    def __init__(
        self,
        see: Callable[[Look], S],
        arrange: Callable[[S, Console, int], Iterable[RenderableType]],
    ) -> None:
        self.see = see
        self.arrange = arrange

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = Look(console.no_color or console.color_system is None)
        yield from self.arrange(self.see(look), console, options.max_width)


def seat_style(seat: int) -> str:
    """White on a seat's colour."""
    return f"bold #ffffff on {SEAT_COLOURS[seat]}"


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    """Texts in a row."""
    return Text(between).join(parts)


def flowing(line: Text, parts: Iterable[Text], width: int, indent: int = 2) -> list[Text]:
    """Parts after one another, on further lines where the width is used up."""
    lines = [line]
    for part in parts:
        if lines[-1].cell_len + 2 + part.cell_len > width:
            lines.append(Text(" " * (indent - 2)))
        lines[-1].append("  ").append(part)
    return lines
