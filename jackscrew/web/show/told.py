"""What the server says to a page through its socket; `docs/wire.md` tells how it goes together.

What a page says is in `site/asked.py`.  The client's types are made from both.
"""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from jackscrew.core.supplied import Panel, Piece, Point

T = TypeVar("T")
Maybe: TypeAlias = T | UnsetType
"""Left out where it is as it was."""


class Action(Struct, omit_defaults=True):
    """A choice the viewer has.

    `targets` are the ids of the elements that stand for it; `ends` tells whether it ends the
    turn.  `aside`: the icon of the figure of the seat at which it is shown small, if it only
    prepares others; empty for an answer.  `deed`: what a large button says, where the label is too
    long for it.
    """

    name: str
    label: str
    targets: list[str]
    ends: bool
    aside: str
    deed: str = ""


class Pieces(Struct, omit_defaults=True):
    """How the pieces of the picture differ from those before.

    `drawn` are new or drawn anew, `moved` only lie elsewhere: x, y and the slot they lie in.  A new
    one lies above all others, or below the one that `below` names; where that does not tell all,
    `order` names all from the bottom up.
    """

    drawn: dict[str, Piece] = {}
    moved: dict[str, tuple[float, float, str]] = {}
    gone: list[str] = []
    below: dict[str, str] = {}
    order: list[str] = []


class Lines(Struct, rename={"first": "from"}):
    """The newest lines of the log, from a number on."""

    first: int
    html: str


class Curtain(Struct):
    """Whom the screen is to be handed to."""

    seat: int
    name: str


class Trace(Struct):
    """A piece that somebody has brought or moved: whose deed, in which row of the digest.

    `came` is where it lay before; null if it is new.
    """

    id: str
    seat: int
    number: int
    came: Point | None


class Told(Struct, tag_field="kind", omit_defaults=True):
    """Something a page is told."""


class You(Told, tag="you"):
    """Who looks: the seats they play, and those whose links they may hand on.  Told once."""

    mine: list[int]
    invited: list[int]


class Show(Told, tag="show"):
    """What everybody at the table may see, as far as it differs from the page before.

    It is shown together with the `Own` that follows it, never alone.  `number` is this page's;
    with `full` nothing is left of any page before.  `line` of the record's `last` is shown,
    `pending` are the seats that are to decide now.  `html` are fragments by the id of their
    element, `ticks` the lines at which parts of the game began.  `folds` are lines that `panels` of
    the picture can be folded to; those that are as they were are not told again.
    """

    number: int
    version: int
    line: int
    last: int
    over: bool
    pending: list[int]
    full: bool = False
    html: dict[str, str] = {}
    log: Maybe[Lines] = UNSET
    label: Maybe[str] = UNSET
    parts: Maybe[str] = UNSET
    slots: Maybe[dict[str, Point]] = UNSET
    panels: Maybe[dict[str, Panel]] = UNSET
    folds: dict[str, str] = {}
    pieces: Maybe[Pieces] = UNSET
    marks: Maybe[dict[str, str]] = UNSET
    ticks: Maybe[list[tuple[int, str]]] = UNSET


class Own(Told, tag="own"):
    """What only the viewer sees, over the page with this number, as far as it has changed.

    With `full` nothing is left of what was their own before.  `seat` is as whom they see the table,
    `asked` the version since which that seat is asked what it is asked; null if it is not.  What is
    null is as on the page, and so are `html`, `lines` of the log and `pieces` that are not named.
    A piece that the page does not have lies above all that it has.  `answers` are the classes of
    pieces that have to do with the question, by id.
    """

    page: int
    full: bool = False
    seat: Maybe[int] = UNSET
    asked: Maybe[int | None] = UNSET
    html: dict[str, str | None] = {}
    lines: dict[str, str | None] = {}
    pieces: dict[str, Piece | None] = {}
    marks: Maybe[dict[str, str] | None] = UNSET
    answers: Maybe[dict[str, str]] = UNSET
    slots: Maybe[dict[str, Point] | None] = UNSET
    panels: Maybe[dict[str, Panel] | None] = UNSET
    parts: Maybe[str | None] = UNSET
    label: Maybe[str | None] = UNSET
    actions: Maybe[list[Action]] = UNSET
    curtain: Maybe[Curtain | None] = UNSET


class Answer(Told, tag="answer"):
    """What became of the request with this id."""

    id: str
    ok: bool
    version: int
    message: str


class Chat(Told, tag="chat", rename={"first": "from"}):
    """What was said, from a line on."""

    first: int
    html: str


class Preview(Struct):
    """What a choice would bring; no number where nobody can know.

    `warning` is what is bad about it before it is too late, empty if nothing is.
    """

    points: int | None
    html: str
    warning: str


class Previews(Told, tag="previews"):
    """What each choice would bring."""

    version: int
    seat: int
    previews: dict[str, Preview]


class Hint(Told, tag="hint"):
    """What a bot would do."""

    action: str
    html: str


class Points(Told, tag="points"):
    """Where points come from."""

    html: str


class Terms(Told, tag="terms"):
    """What the number of a sign on a piece is made of; empty if it is no sum there."""

    sign: str
    piece: str
    html: str


class Traces(Told, tag="traces"):
    """What others have brought or moved since the seat last chose."""

    version: int
    seat: int
    traces: list[Trace]


class Why(Told, tag="why"):
    """Why what was pointed at cannot be chosen; empty if it can, or if nothing is there."""

    html: str


Message = You | Show | Own | Answer | Chat | Previews | Hint | Points | Terms | Traces | Why
