"""What a game's package supplies besides its rules: words, picture, screen and bots, each a module.

What a module has to have is written down as a Protocol where it is used: `GamePicture` and
`GameRefusals` here, `GameWords` in `text/words.py`, `GameScreen` in `screen/kit.py`, `GameBots` in
`core/thinking.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from jackscrew.core.errors import UnknownGame
from jackscrew.core.view import V_contra

if TYPE_CHECKING:
    from jackscrew.core.game import Game
    from jackscrew.core.refusals import WhyNot

Value = str | int
"""What a place in a message is filled with."""
Values = dict[str, Value]
"""Values by the names of their places."""
Compared = tuple[object, ...]
"""What a drawing depends on: compared with `==`, and never looked into."""
Box = tuple[float, float, float, float]
Point = tuple[float, float]


def english(message: str, /, **values: Value) -> str:
    """The translator of those who read English: fills the places and changes nothing else."""
    return message.format(**values)


class Translate(Protocol):
    """A translator: `text("Round {round} of {rounds}", round=4, rounds=6)`."""

    def __call__(self, message: str, /, **values: Value) -> str: ...

    def __hash__(self) -> int: ...


class Piece(NamedTuple):
    """A piece as it lies: its place, in a slot of the table if not on the table itself, and markup.

    The markup does not tell where it lies, so that a piece that only moves stays the same.
    """

    x: float
    y: float
    slot: str
    markup: str


class Panel(NamedTuple):
    """A part of the picture that can be moved, or folded to a line, with all that lies in it.

    It is told by where it lies in the picture, and in which column it stands where there is room
    for all four of them; there the panels of a column follow each other in the order they are named
    in.  `seat` is whose it is, or -1; a mat folds before other panels, unless that seat is to act.
    """

    x: float
    y: float
    width: float
    height: float
    column: int
    seat: int = -1
    is_mat: bool = False


class Picture(Protocol):
    """An SVG: `str()` is a file that stands alone, and notebooks show it.

    `under` is the printed board, which never changes during a match.  `shared` are the pieces that
    everybody sees, `own` those that only the viewer sees, in the place of those with the same ids
    or above all others; `laid` are both.  `slots` are parts of the table that may lie elsewhere
    for another viewer.  `marks` are the markup of each by its id, `answers` the classes of pieces
    that have to do with the question, `parts` the boxes that a small screen shows one at a time.
    `panels` are what a large screen arranges as it has room: all pieces and marks lie in one, and
    the printed board has a group for each.  `folds` are the lines that some of them fold to.
    """

    label: str
    width: float
    height: float
    parts: dict[str, Box]
    panels: dict[str, Panel]
    folds: dict[str, str]
    under: str
    shared: dict[str, Piece]
    own: dict[str, Piece]
    slots: dict[str, Point]
    grounds: dict[str, str]
    marks: dict[str, str]
    answers: dict[str, str]

    @property
    def laid(self) -> dict[str, Piece]:
        """All pieces by their ids, those below first."""
        ...

    @property
    def pieces(self) -> dict[str, str]:
        """The markup of all pieces, each at its place."""
        ...

    def boxes(self) -> str:
        """The parts and where they lie."""
        ...

    def fragment(self) -> str:
        """The picture for a page that already has the styles and the icons."""
        ...

    def still(self, part: str, label: str, marks: Iterable[str] = ()) -> str:
        """A part of the picture as an illustration, with some of its marks."""
        ...

    def _repr_svg_(self) -> str: ...


class Section:
    """What was drawn at a place: of which part, the pieces, and on what some of them lie."""

    __slots__ = ("grounds", "part", "pieces")

    def __init__(self, part: Compared, pieces: dict[str, Piece], grounds: dict[str, str]) -> None:
        self.part = part
        self.pieces = pieces
        self.grounds = grounds


class Fold(NamedTuple):
    """The line of a panel as it was drawn: of which part, and its markup."""

    part: Compared
    markup: str


Place = tuple[Callable[..., None], Hashable]


@runtime_checkable
class GamePicture(Protocol[V_contra]):
    """A game's module `picture`."""

    def picture(
        self,
        view: V_contra,
        names: Sequence[str] | None = None,
        text: Translate = english,
        theme: str = "light",
        gains: Mapping[str, int] | None = None,
        memory: Memory | None = None,
        base: Picture | None = None,
    ) -> Picture:
        """The table as one seat may see it.

        `names` are those of the seats, `text` translates what is written on the board, `theme` is
        "light" or "dark", `gains` are points that the answers by name would bring, and `memory`
        holds what was drawn before for the same viewer and match.  `base` is the picture that a
        spectator has of the same position: only what the viewer sees beyond it is drawn then.
        """
        ...

    def spots(self, view: V_contra, x: float, y: float) -> Sequence[str]:
        """What lies at a point of that picture where no piece need be, such as an empty place.

        By the ids that actions point at; `nowhere` of `draw/spots.py` if all of these are pieces.
        """
        ...


class Memory:
    """Parts of a picture as they were drawn last, by what drew them and where.

    A part that has changed is drawn anew in the place of the old one, so nothing piles up.  It is
    for one viewer of one match in one language.
    """

    def __init__(self) -> None:
        self.setting: Compared = ()
        self.sections: dict[Place, Section] = {}
        self.folds: dict[str, Fold] = {}

    def prepare(self, setting: Compared) -> None:
        """Forget all if it was drawn in another setting."""
        if self.setting != setting:
            self.setting = setting
            self.sections.clear()
            self.folds.clear()


@cache  # to look whether it has all that it should takes longer than to draw a small change
def picture_of(game: Game) -> GamePicture:
    """What draws a game."""
    module = game.part("picture")
    if not isinstance(module, GamePicture):
        raise incomplete(module, GamePicture)
    return module


@runtime_checkable
class GameRefusals(Protocol):
    """What the core asks of a game's module `words`."""

    def refused(self, why: WhyNot, language: str, names: Sequence[str] | None, /) -> str:
        """Why something may not be chosen, as a sentence; `refused` of `text/refusals.py`."""
        ...


@cache
def told_by(game: Game) -> GameRefusals:
    """What says in words why something of a game may not be chosen."""
    module = game.part("words")
    if not isinstance(module, GameRefusals):
        raise incomplete(module, GameRefusals)
    return module


class IncompleteGame(UnknownGame):
    """A game's package lacks something that it has to supply."""


def incomplete(module: ModuleType, protocol: type[object]) -> IncompleteGame:
    """What a module lacks, by name."""
    lacks = sorted(required(protocol) - set(dir(module)))
    return IncompleteGame(f"{module.__name__} lacks {', '.join(lacks)}")


def required(protocol: type[object]) -> set[str]:
    """The names that a Protocol asks for."""
    asked = {*vars(protocol), *protocol.__annotations__}
    return {name for name in asked if not name.startswith("_")}
