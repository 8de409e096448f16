"""What a game declares of itself, and the choices one match of it is set up with."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

from jackscrew.core.actions import ActionSpace
from jackscrew.core.chance import Dice
from jackscrew.core.components import Components, Pack, load_components, make_parts
from jackscrew.core.errors import BadSetup
from jackscrew.core.state import Frame, State, Step
from jackscrew.core.view import Moment, Phase, Question, V_co

if TYPE_CHECKING:
    from jackscrew.core.match import Match
    from jackscrew.core.record import Record


YES_NO = {True: ("yes", "true", "1"), False: ("no", "false", "0")}  # how switches are written


@dataclass(frozen=True)
class Option:
    """Something to be chosen before a match: a switch, or a number of a range."""

    name: str
    default: bool | int
    help: str
    rule: str = ""
    numbers: range = range(0)
    names_seat: bool = False  # then the number must be one of the match's seats
    title: str = ""  # a few words for a form
    reading: bool = False  # a way to read printed words that can be read in two; help has both

    def read(self, value: object) -> bool | int:
        """The value meant by a bool, a number or a text such as "yes"."""
        if isinstance(self.default, bool):
            for meant, words in YES_NO.items():
                if str(value).lower() in words:
                    return meant
            raise BadSetup(f"option {self.name} is yes or no, not {value!r}")
        if not str(value).isdecimal() or int(str(value)) not in self.numbers:
            allowed = f"{self.numbers[0]} to {self.numbers[-1]}"
            raise BadSetup(f"option {self.name} is a number from {allowed}, not {value!r}")
        return int(str(value))

    def write(self, value: bool | int) -> str:
        """The value as a word of a record."""
        return ("yes" if value else "no") if isinstance(self.default, bool) else str(value)


@dataclass(frozen=True)
class Bundle:
    """One choice on top of many switches: "a" none of them, "b" all, or "choose" each for itself.

    `title` and `labels` (of the three in this order) are messages for a form.
    """

    name: str
    title: str
    labels: tuple[str, str, str]
    options: tuple[str, ...]

    def unpacked(self, given: Mapping[str, object]) -> dict[str, object]:
        """The options given, with the switches instead of the one choice, which goes first."""
        rest = {name: value for name, value in given.items() if name != self.name}
        wanted = str(given.get(self.name, "choose")).lower()
        if wanted not in ("a", "b", "choose"):
            raise BadSetup(f"option {self.name} is a, b or choose, not {wanted[:20]!r}")
        if wanted == "choose":
            return rest
        return rest | dict.fromkeys(self.options, wanted == "b")


@dataclass(frozen=True)
class Setup:
    """All that is settled before the first decision."""

    game: Game = field(repr=False, compare=False)
    seats: int
    rules: int
    options: Mapping[str, bool | int]
    components: Mapping[str, Any] = field(repr=False, compare=False)
    parts: Any = field(repr=False, compare=False)  # the components by number
    pack: str = ""  # digest of the component pack, if there is one

    @cached_property
    def steps(self) -> Steps:
        """The game's steps, for the states of this match."""
        return Steps(self)

    def __reduce__(self) -> tuple[Callable[..., Setup], tuple[Any, ...]]:
        components = self.components if self.pack else None
        return self.game.setup, (self.seats, components, self.rules, self.options)


class Steps(list[Step[Any]]):
    """A game's steps by number; all states of a match share one, and find their set-up by it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.game.steps)
        self.setup = setup


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[V_co]):
    """A game's declaration.  `module` is the package with its picture, words and bots.

    `pitch`, `length` and `reconstructed` are messages of the game: what it is about in a sentence,
    how long it is, and which printed values are not known but made up (none if empty).
    `weight` tells how much there is to learn, from 1, easy, to 4, heavy.
    `secrets`: does a seat know what others do not?  `fixed` and `whole` are keys of components:
    what a pack may not change, and lists it gives anew.  `tally` counts what seats did, by name.
    `sheet` are the points by source and seat, `ended` what final scoring makes of them if the game
    ends now, whoever it asks choosing what is best for them: just `sheet` if nothing comes then.
    `view` is what `observe` gives, for those who want its schema; `reveal` adds to a spectator's
    view what a seat knows beyond it, and its question.  A game without it observes each seat anew.
    """

    key: str
    title: str
    authors: str
    rights: str
    seats: range
    minutes: str
    weight: int
    length: str
    pitch: str
    reconstructed: str
    secrets: bool
    rules: int
    options: tuple[Option, ...]
    actions: ActionSpace
    steps: list[Step[Any]]
    sources: list[str]
    parts: Callable[[dict[str, Any]], Any]
    new_state: Callable[[Setup], Any]
    dump_state: Callable[[Any], dict[str, Any]]
    load_state: Callable[[Setup, dict[str, Any]], State]
    view: type[V_co]
    observe: Callable[[Any, int, Moment], V_co]
    resample: Callable[[Any, int, Dice], Any]
    sheet: Callable[[Any], list[list[int]]]
    ended: Callable[[Any], list[list[int]]]
    winners: Callable[[Any], list[int]]
    sound: Callable[[Any], None]
    check_components: Callable[[dict[str, Any]], None]
    fixed: frozenset[str]
    longest: int
    module: str
    whole: frozenset[str] = frozenset()
    tally: Callable[[Any], dict[str, list[int]]] = lambda state: {}
    reveal: Callable[[Any, int, V_co, Question | None], V_co] | None = None
    bundle: Bundle | None = None

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]}"
        return f"<Game {self.key}: {self.title}, {seats} seats, rules {self.rules}>"

    def __copy__(self) -> Game[V_co]:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[V_co]:
        return self

    def __reduce__(self) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
        return declared, (self.module, self.key)

    @cached_property
    def folder(self) -> Path:
        """Where the game's rules, components and texts lie."""
        return Path(str(import_module(self.module).__file__)).parent

    def part(self, name: str) -> ModuleType:
        """A module of the game that is loaded only when it is wanted, such as its picture."""
        return import_module(f"{self.module}.{name}")

    def setup(
        self,
        seats: int | None = None,
        components: Components | None = None,
        rules: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Setup:
        """Check and complete what a match is to be played with."""
        count = self.seats[0] if seats is None else whole_number("the number of seats", seats)
        if count not in self.seats:
            allowed = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadSetup(f"{self.title} is for {allowed} seats, not {count}")
        number = self.rules if rules is None else whole_number("the number of the rules", rules)
        if not 1 <= number <= self.rules:
            raise BadSetup(f"{self.title} has rules 1 to {self.rules}, not {number}")
        values = self.read_options(options or {})
        for option in self.options:
            if option.names_seat and values[option.name] >= count:
                raise BadSetup(f"option {option.name} is a seat from 0 to {count - 1}")
        pack = self.components(components)
        parts = make_parts(self.parts, pack)
        return Setup(self, count, number, values, pack.data, parts, pack.digest)

    def read_options(self, given: Mapping[str, object]) -> dict[str, bool | int]:
        """The value of every option, as given or by default."""
        known = {option.name: option for option in self.options}
        if self.bundle is not None:
            given = self.bundle.unpacked(given)
        for name in given:
            if name not in known:
                bundle = [self.bundle.name] if self.bundle else []
                has = ", ".join([*bundle, *known])
                raise BadSetup(f"{self.title} has no option {name!r}; it has {has}")
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def components(self, pack: Components | None = None) -> Pack:
        """The printed components, with the values of a pack in their place."""
        base = self.folder / "components.toml"
        return load_components(base, pack, self.fixed, self.whole, self.check_components)

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        components: Components | None = None,
        **options: object,
    ) -> Match[V_co]:
        """Begin a match.  Without a seed chance is different every time."""
        from jackscrew.core.match import Match

        return Match(self, self.setup(seats, components, options=options), seed=seed)

    def replay(
        self, record: Record, components: Components | None = None, seed: int | None = None
    ) -> Match[V_co]:
        """The match a record tells of, every line checked.

        With a seed it plays on from there; without one it waits until it is resumed.
        """
        from jackscrew.core.match import replay

        return replay(self, record, components, seed)

    def dump(self, state: State, setup: Setup) -> dict[str, Any]:
        """A position as plain data with names, to be stored, shared or set up in a test."""
        return {
            "game": self.key,
            "rules": setup.rules,
            "seats": setup.seats,
            "options": dict(setup.options),
            "pack": setup.pack,
            "stack": [self.dump_frame(frame) for frame in ordered_stack(state)],
            **self.dump_state(state),
        }

    def dump_frame(self, frame: Frame) -> Phase:
        """A pending decision as plain data."""
        step = self.steps[frame.step]
        return {
            "step": step.name,
            "seat": frame.seat,
            "a": step.a.words[frame.a] if step.a and frame.a >= 0 else frame.a,
            "b": step.b.words[frame.b] if step.b and frame.b >= 0 else frame.b,
        }

    def load(
        self, data: dict[str, Any], components: Components | None = None, check: bool = True
    ) -> State:
        """The position that `dump` wrote; what cannot be one is refused."""
        try:
            check_whole(data)
            state = self.read_position(data, self.setup_of(data, components))
            if check:
                self.check_position(state)
        except BadSetup:
            raise
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise BadSetup(f"this is no position of {self.title}: {reason}") from None
        return state

    def check_position(self, state: State) -> None:
        """Does all hold that must, and has somebody something to decide?"""
        self.sound(state)
        if state.stack and (self.steps[state.stack[-1].step].automatic or not state.legal()):
            raise ValueError("nobody has anything to decide")

    def setup_of(self, data: dict[str, Any], components: Components | None = None) -> Setup:
        """What the match was set up with whose position `dump` wrote."""
        if data["game"] != self.key:
            raise BadSetup(f"this is a position of {data['game']!r}, not of {self.key!r}")
        seats, rules, options = int(data["seats"]), int(data["rules"]), dict(data["options"])
        setup = self.setup(seats, components, rules, options)
        if setup.pack != data["pack"]:
            raise BadSetup(f"the position needs the component pack {data['pack'] or 'none'}")
        return setup

    def read_position(self, data: dict[str, Any], setup: Setup) -> State:
        """A position as it is written, whether it makes sense or not."""
        state = self.load_state(setup, data)
        state.stack.clear()
        for frame in data["stack"]:
            self.load_frame(state, frame)
        return state

    def load_frame(self, state: State, data: dict[str, Any]) -> None:
        """Push the pending decision that `dump_frame` wrote."""
        names = [step.name for step in self.steps]
        step = self.steps[names.index(data["step"])]
        a = step.a.numbers[data["a"]] if step.a and isinstance(data["a"], str) else data["a"]
        b = step.b.numbers[data["b"]] if step.b and isinstance(data["b"], str) else data["b"]
        for number in (data["seat"], a, b):
            if not isinstance(number, int):
                raise TypeError(f"{step.name}: {number!r} is no number")
        state.push(names.index(data["step"]), data["seat"], a, b)


def declared(module: str, key: str) -> Game:
    """The game that a package declares, for what was pickled."""
    found = getattr(import_module(f"{module}.game"), key.upper())
    assert isinstance(found, Game)
    return found


def pickled(state: State) -> tuple[Callable[..., State], tuple[Any, ...]]:
    """How a state is made again: from its set-up and its position as plain data."""
    steps = state.steps
    if not isinstance(steps, Steps):
        raise TypeError("only a state that was made with `setup.steps` can be pickled")
    setup = steps.setup
    return setup.game.read_position, (setup.game.dump(state, setup), setup)


def whole_number(what: str, value: object) -> int:
    """A number of any whole type, as an int."""
    try:
        return operator.index(value)  # type: ignore[arg-type]  # refused here if it has none
    except TypeError:
        raise BadSetup(f"{what} is a whole number, not {value!r}") from None


def check_whole(data: object) -> None:
    """Refuse fractions: all numbers of a position are whole."""
    rest = [data]
    while rest:
        value = rest.pop()
        if isinstance(value, float):
            raise TypeError(f"{value} is no whole number")
        if isinstance(value, dict):
            rest.extend(value.values())
        elif isinstance(value, list):
            rest.extend(value)


def ordered_stack(state: State) -> list[Frame]:
    """The stack, frames that may be answered in any order by seat."""
    if not state.stack:
        return []
    first = state.together_from()
    return state.stack[:first] + sorted(state.stack[first:], key=lambda frame: -frame.seat)
