"""A match in the words of one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple, Protocol, runtime_checkable

from jackscrew.core.game import Game, Setup
from jackscrew.core.record import HIDDEN, Line
from jackscrew.core.refusals import WhyNot
from jackscrew.core.state import CHANCE, Event
from jackscrew.core.supplied import Value, Values, incomplete
from jackscrew.core.view import V_contra, View, question_of
from jackscrew.text.catalogues import catalogue
from jackscrew.text.markers import NN_

POINTS = NN_("{count} point", "{count} points")
SHORT = 14  # letters that stand in half of a narrow column, beside an icon
NO_ASIDES: Mapping[str, str] = {}
Naming = Callable[["Words", int], Value]
"""What calls a thing by its number."""
NO_PLACES: Mapping[str, Naming] = {}


class Translator:
    """Translates messages of the site and, with a folder of catalogues, those of a game.

    Places in a message have names, "{tile}", and are filled once: values are never read as
    messages, whatever is in them.
    """

    def __init__(self, language: str = "en", folder: Path | None = None) -> None:
        self.language = language
        self.catalogue = catalogue(language, folder)
        self.known: dict[str, str] = {"": ""}  # messages already looked up

    def text(self, message: str, /, **values: Value) -> str:
        """A message in this language."""
        found = self.known.get(message)
        if found is None:
            found = self.known[message] = self.catalogue.gettext(message)
        return found.format_map(values) if "{" in found else found

    def named(self, context: str, message: str, /, **values: Value) -> str:
        """A message of a context, such as the name of a component."""
        return self.catalogue.pgettext(context, message).format_map(values)

    def plural(self, one: str, many: str, count: int, /, **values: Value) -> str:
        """A message in the form that goes with a number; "{count}" is the number."""
        message = self.catalogue.ngettext(one, many, count)
        return message.format(**{"count": count, **values})


class Figure(NamedTuple):
    """A seat's coins or the like at a glance: an icon of the shared set, a few letters, a title."""

    icon: str
    text: str
    title: str


@dataclass(frozen=True)
class Term:
    """A part of a number that is a sum: "2 plots" is what it is called and how many."""

    name: str
    count: int


@dataclass(frozen=True)
class Deed:
    """What somebody did, at a glance: an icon of the shared set, a few letters, and in words.

    Of deeds with the same `key` only the last is told, for all of them: `count` is how many things
    it has come to.  `shared` are those of a step at which all choose one thing, such as a bid.
    """

    icon: str
    text: str
    title: str
    key: str = ""
    count: int = 1
    shared: bool = False


NOTHING: Mapping[str, Deed] = {}


class Warning(NamedTuple):
    """What is bad about a choice before it is too late: a rule, and what it will do, in words."""

    rule: str
    sentence: str


@dataclass(frozen=True)
class Brief:
    """An answer in few letters, where its label tells all that it costs and brings.

    `deed` is what a large button says, verb and object: "Lobby the Treasurer".  `text` is what a
    small one says beside an icon, "Treasurer"; empty where so few letters cannot tell.
    """

    deed: str
    icon: str = ""
    text: str = ""


@runtime_checkable
class GameWords(Protocol[V_contra]):
    """A game's module `words`.

    `SOURCES` are the rows of the score sheet, `STEPS` the steps and `PICTURE_PARTS` the parts of
    the picture, by key.  `SCORE` is what a result counts, `POINTS` if nothing else.  `ASIDE` maps
    verbs that only prepare an answer to the icon of the figure at which they are shown small.
    `PLACES` name things by their numbers, by the names of the places that they fill in sentences
    of `why.toml`; other places hold numbers, and `name` a seat.
    """

    @property
    def SOURCES(self) -> Mapping[str, str]: ...  # noqa: N802 - a constant of the module, as below
    @property
    def STEPS(self) -> Mapping[str, str]: ...  # noqa: N802
    @property
    def PICTURE_PARTS(self) -> Mapping[str, str]: ...  # noqa: N802
    @property
    def SCORE(self) -> tuple[str, str]: ...  # noqa: N802
    @property
    def ASIDE(self) -> Mapping[str, str]: ...  # noqa: N802
    @property
    def PLACES(self) -> Mapping[str, Naming]: ...  # noqa: N802

    def prompt(self, words: Words, view: V_contra, /) -> str:
        """What is asked now, to the seat that is asked or about it."""
        ...

    def label(self, words: Words, action: str, view: V_contra, /) -> str:
        """What the button of an action says; the view is that of the question it answers."""
        ...

    def brief(self, words: Words, action: str, view: V_contra, /) -> Brief | None:
        """The label in few letters; None if it has no more to say.  `no_brief` for no action."""
        ...

    def action(self, words: Words, line: Line, events: Sequence[Event], /) -> str:
        """What a line of the record tells."""
        ...

    def events(self, words: Words, events: Sequence[Event], /) -> list[str]:
        """What came of an action, as far as the action itself does not tell it."""
        ...

    def secret(self, words: Words, line: Line, /) -> str:
        """A line the reader may not read; `told_as_secret` if the game has no words of its own."""
        ...

    def refused(self, why: WhyNot, language: str, names: Sequence[str] | None, /) -> str:
        """Why something may not be chosen: `refused` of `text/refusals.py`."""
        ...

    def deeds(
        self, words: Words, line: Line, events: Sequence[Event], done: Mapping[str, Deed], /
    ) -> list[Deed]:
        """What a line that the reader may read amounts to; nothing for what only prepares another.

        `done` are the deeds of the same seat before, by their keys.
        """
        ...

    def warnings(
        self, words: Words, before: V_contra, after: V_contra, action: str, /
    ) -> list[Warning]:
        """After which a rule hurts at once or an end is near; `no_warnings` if nothing ever does.

        The views are what the seat that is asked sees before the choice, and what it would see
        after it.  What was so before is not told again.
        """
        ...

    def brings(self, words: Words, before: V_contra, after: V_contra, action: str, /) -> list[str]:
        """What a choice brings that neither events nor figures tell, such as an earlier turn.

        Of the views as of those for `warnings`; `brings_nothing` if there is no more to say than
        what is asked next.
        """
        ...

    def path(self, words: Words, view: V_contra, /) -> list[str]:
        """Where in the game we are, outermost first."""
        ...

    def part(self, words: Words, number: int, /) -> str:
        """What a round, decade or the like is called."""
        ...

    def figures(self, words: Words, view: V_contra, seat: int, /) -> list[Figure]:
        """A seat at a glance: up to six figures, no two with the same icon."""
        ...

    def describe(self, words: Words, view: V_contra, /) -> list[tuple[str, list[str]]]:
        """All that the picture of a view shows: headings, each with its sentences."""
        ...

    def terms(self, words: Words, view: V_contra, sign: str, piece: str, /) -> list[Term]:
        """What the number of a sign on a piece is the sum of; `no_terms` if a game has none."""
        ...


def words_of(game: Game) -> GameWords:
    """The sentences of a game."""
    module = game.part("words")
    if not isinstance(module, GameWords):
        raise incomplete(module, GameWords)
    return module


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
        setup: Setup | None = None,
    ) -> None:
        super().__init__(language, game.folder / "text")
        self.game = game
        self.own = words_of(game)
        self.given = setup
        given = list(names or [])
        self.names = [
            given[seat] if seat < len(given) else self.text("Seat {number}", number=seat + 1)
            for seat in range(game.seats[-1])
        ]

    @cached_property
    def setup(self) -> Setup:
        """What the match is played with."""
        return self.given or self.game.setup()

    def prompt(self, view: View) -> str:
        """What is asked now: to the seat that is asked, or about it to all others."""
        if view["question"] is not None:
            return self.own.prompt(self, view)
        return self.ending(view) if view["over"] else self.text("Chance decides.")

    def addressed(self, view: View, messages: tuple[str, str], told: Values) -> str:
        """The first of two messages for the seat that is asked, the second for all others."""
        seat = asked_seat(view)
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
        return self.own.label(self, action, view)

    def brief(self, action: str, label: str, view: View) -> Brief:
        """The label of an action in few letters; without a `text` where these are too many."""
        found = self.own.brief(self, action, view) or Brief(label)
        text = found.text or (label if len(label) <= SHORT else found.deed)
        return Brief(found.deed, found.icon, text if len(text) <= SHORT else "")

    def aside(self, action: str) -> str:
        """The icon of the figure at which an action is shown small; empty for a full answer."""
        return self.own.ASIDE.get(split(action)[0], "")

    def line(self, line: Line, events: Sequence[Event]) -> list[str]:
        """What a line of the record tells: the action, then what came of it."""
        if line.action == HIDDEN:
            return [self.secret(line), *self.events(events)]
        return [self.own.action(self, line, events), *self.events(events)]

    def events(self, events: Sequence[Event]) -> list[str]:
        """What came of an action, as far as the action itself does not tell it."""
        return self.own.events(self, events)

    def secret(self, line: Line) -> str:
        """A line the reader may not read."""
        return self.own.secret(self, line)

    def deeds(
        self, line: Line, events: Sequence[Event], done: Mapping[str, Deed] = NOTHING
    ) -> list[Deed]:
        """What a line amounts to at a glance, after what its seat has done."""
        if line.action == HIDDEN:
            return [Deed("hidden", "", self.text("something in secret"), shared=True)]
        return self.own.deeds(self, line, events, done)

    def warnings(self, before: View, after: View, action: str) -> list[Warning]:
        """What is bad about a choice that leads from one view of its seat to another."""
        return self.own.warnings(self, before, after, action)

    def brings(self, before: View, after: View, action: str) -> list[str]:
        """What a choice brings that neither events nor figures tell."""
        return self.own.brings(self, before, after, action)

    def path(self, view: View) -> list[str]:
        """Where in the game we are, outermost first."""
        if view["over"]:
            return [self.text("Game over")]
        return self.own.path(self, view)

    def part(self, number: int) -> str:
        """What a round, decade or the like is called, whose beginning an event has told."""
        return self.own.part(self, number)

    def figures(self, view: View, seat: int) -> list[Figure]:
        """A seat at a glance: up to six figures, no two with the same icon."""
        return self.own.figures(self, view, seat)

    def describe(self, view: View) -> list[tuple[str, list[str]]]:
        """All that the picture of a view shows, in words: headings, each with its sentences."""
        return self.own.describe(self, view)

    def terms(self, view: View, sign: str, piece: str) -> list[Term]:
        """What the number of a sign on a piece is the sum of, if the game knows."""
        return self.own.terms(self, view, sign, piece)

    def score(self, count: int) -> str:
        """A result, "12 points"."""
        one, many = self.own.SCORE
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


def told_as_secret(words: Words, line: Line) -> str:
    """A line the reader may not read, in a game that says no more about it."""
    if line.seat == CHANCE:
        return words.text("Something is drawn in secret.")
    return words.text("{name} decides in secret.", name=words.names[line.seat])


def no_warnings(words: Words, before: View, after: View, action: str) -> list[Warning]:
    """Of a game in which no choice is worse than it looks."""
    return []


def brings_nothing(words: Words, before: View, after: View, action: str) -> list[str]:
    """Of a game in which all that a choice brings is told by events and figures."""
    return []


def no_terms(words: Words, view: View, sign: str, piece: str) -> list[Term]:
    """The numbers of a game whose signs are no sums but those of the score sheet."""
    return []


def no_brief(words: Words, action: str, view: View) -> Brief | None:
    """Nothing shorter, in a game whose labels are short."""
    return None


def split(action: str) -> tuple[str, str]:
    """The verb of an action, and all that comes after it."""
    verb, _, what = action.partition(" ")
    return verb, what


def asked_seat(view: View) -> int:
    """The seat that is asked."""
    return question_of(view)["seat"]


def about(view: View, which: Literal["a", "b"] = "a") -> str:
    """What the question speaks of, by name."""
    found = question_of(view)["about"].get(which)
    assert isinstance(found, str), f"{found} is no name"
    return found


def count_about(view: View, which: Literal["a", "b"] = "a") -> int:
    """A number that the question speaks of."""
    found = question_of(view)["about"].get(which)
    assert isinstance(found, int), f"{found} is no number"
    return found
