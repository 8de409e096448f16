"""A match in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from jackscrew.core.game import Game
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.state import CHANCE, Event
from jackscrew.core.view import View
from jackscrew.text.catalogues import catalogue
from jackscrew.text.markers import NN_

POINTS = NN_("{count} point", "{count} points")


class Translator:
    """Translates messages of the site and, with a folder of catalogues, those of a game.

    Places in a message have names, "{tile}", and are filled once: values are never read as
    messages, whatever is in them.
    """

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        self.catalogue = catalogue(language, folder)
        self.known: dict[str, str] = {"": ""}  # messages already looked up

    def text(self, message: str, /, **values: object) -> str:
        """A message in this language."""
        found = self.known.get(message)
        if found is None:
            found = self.known[message] = self.catalogue.gettext(message)
        return found.format(**values)

    def named(self, context: str, message: str, /, **values: object) -> str:
        """A message of a context, such as the name of a component."""
        return self.catalogue.pgettext(context, message).format(**values)

    def plural(self, one: str, many: str, count: int, /, **values: object) -> str:
        """A message in the form that goes with a number; "{count}" is the number."""
        message = self.catalogue.ngettext(one, many, count)
        return message.format(**{"count": count, **values})


@dataclass(frozen=True)
class Figure:
    """A seat's coins or the like at a glance: an icon of the shared set, a few letters, a title."""

    icon: str
    text: str
    title: str


class Words(Translator):
    """What a match says: questions, buttons, the log and the score sheet.

    The sentences are the game's own, in its module `words`.  Seats nobody has named are called
    by their number.  A match that is not played with the printed components gives its own.
    """

    def __init__(
        self,
        game: Game,
        language: str = "en",
        names: Sequence[str] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(language, game.folder / "text")
        self.game = game
        self.own: Any = game.part("words")
        self.given = components
        given = list(names or [])
        self.names = [
            given[seat] if seat < len(given) else self.text("Seat {number}", number=seat + 1)
            for seat in range(game.seats[-1])
        ]

    @property
    def components(self) -> Mapping[str, Any]:
        """What is printed on the components of the match."""
        return self.game.components().data if self.given is None else self.given

    def prompt(self, view: View) -> str:
        """What is asked now: to the seat that is asked, or about it to all others."""
        if view["question"] is not None:
            return str(self.own.prompt(self, view))
        return self.ending(view) if view["over"] else self.text("Chance decides.")

    def addressed(self, view: View, messages: tuple[str, str], told: Mapping[str, object]) -> str:
        """The first of two messages for the seat that is asked, the second for all others."""
        seat = view["question"]["seat"]
        if seat == view["seat"]:
            return self.text(messages[0], **told)
        return self.text(messages[1], name=self.names[seat], **told)

    def ending(self, view: View) -> str:
        """That the game is over, and who has won."""
        winners = [self.names[seat] for seat in view["winners"]]
        if len(winners) == 1:
            return self.text("The game is over: {name} wins.", name=winners[0])
        if not winners:
            return self.text("The game is over.")
        return self.text("The game is over: {names} share the win.", names=self.listed(winners))

    def listed(self, things: Sequence[str]) -> str:
        """Several things in a row: "Ada, Bruno and Clara"."""
        return listed(tuple(things), self.language)

    def either(self, things: Sequence[str]) -> str:
        """One of several things: "sell, buy or pass"."""
        return listed(tuple(things), self.language, "or")

    def label(self, action: str, view: View) -> str:
        """What the button of an action says; the view is that of the question it answers."""
        return str(self.own.label(self, action, view))

    def aside(self, action: str) -> str:
        """The icon of the figure at which an action is shown small; empty for a full answer.

        A game whose words have `ASIDE` maps verbs that only prepare an answer to such icons.
        """
        asides: Mapping[str, str] = getattr(self.own, "ASIDE", {})
        return asides.get(action.partition(" ")[0], "")

    def line(self, line: Line, events: Sequence[Event]) -> list[str]:
        """What a line of the record tells: the action, then what came of it."""
        if line.action == HIDDEN:
            first = self.secret(line)
        else:
            first = str(self.own.action(self, line, events))
        return [first, *self.events(events)]

    def events(self, events: Sequence[Event]) -> list[str]:
        """What came of an action, as far as the action itself does not tell it.

        A game that tells several events in one sentence, or some only where they stand alone,
        has `events` of its own.
        """
        if hasattr(self.own, "events"):
            return list(self.own.events(self, events))
        told = [self.own.event(self, event) for event in events]
        return [sentence for sentence in told if sentence is not None]

    def secret(self, line: Line) -> str:
        """A line the reader may not read; a game may have a sentence of its own for it."""
        if hasattr(self.own, "secret"):
            return str(self.own.secret(self, line))
        if line.seat == CHANCE:
            return self.text("Something is drawn in secret.")
        return self.text("{name} decides in secret.", name=self.names[line.seat])

    def path(self, view: View) -> list[str]:
        """Where in the game we are, outermost first."""
        if view["over"]:
            return [self.text("Game over")]
        found: list[str] = self.own.path(self, view)
        return found

    def part(self, number: int) -> str:
        """What a round, decade or the like is called, whose beginning an event has told."""
        return str(self.own.part(self, number))

    def figures(self, view: View, seat: int) -> list[Figure]:
        """A seat at a glance: up to four figures, no two with the same icon."""
        found: list[Figure] = self.own.figures(self, view, seat)
        return found

    def describe(self, view: View) -> list[tuple[str, list[str]]]:
        """All that the picture of a view shows, in words: headings, each with its sentences."""
        found: list[tuple[str, list[str]]] = self.own.describe(self, view)
        return found

    def score(self, count: int) -> str:
        """A result, "12 points"; a game that counts something else has `SCORE`."""
        one, many = getattr(self.own, "SCORE", POINTS)
        return self.plural(one, many, count)

    def source(self, name: str) -> str:
        """A row of the score sheet."""
        return self.named("source", self.own.SOURCES[name])

    def step(self, name: str) -> str:
        """What a step is called."""
        return self.named("step", self.own.STEPS[name])

    def picture_part(self, name: str) -> str:
        """What a part of the picture is called that a small screen shows by itself."""
        return self.named("picture", self.own.PICTURE_PARTS[name])


@lru_cache(maxsize=1024)
def listed(
    things: tuple[str, ...], language: str, style: Literal["standard", "or"] = "standard"
) -> str:
    """Several things in a row, all or one of them, as a language puts them."""
    from babel.lists import format_list

    return format_list(things, style, locale=language)
