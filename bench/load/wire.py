"""What goes through a table's socket, as far as a load needs it.

Two wires are understood: up to 0.6 each socket was shown everything by its own `show`; since then
a `show` is the same for all and an `own` follows it.  What is asked is the same in both.
"""

from __future__ import annotations

from itertools import count

from msgspec import UNSET, Struct, UnsetType, json


class Action(Struct):
    """A choice."""

    name: str


class Told(Struct, tag_field="kind"):
    """Something a page is told."""


class Question(Struct, tag_field="kind"):
    """What tells whether a page's seat is asked something; what is left out is as it was."""

    seat: int | UnsetType = UNSET
    asked: int | UnsetType | None = UNSET
    actions: list[Action] | UnsetType = UNSET


class Show(Question, tag="show", kw_only=True):
    """The table, for all; before, for one viewer with their question."""

    version: int
    line: int
    last: int
    over: bool
    number: int | UnsetType = UNSET  # only where an `own` follows
    turn: bool | UnsetType = UNSET  # up to 0.6: is one of the viewer's seats asked?


class Own(Question, tag="own", kw_only=True):
    """What only the viewer sees, over the page that was shown."""

    page: int
    full: bool = False


class You(Told, tag="you"):
    """Who looks."""


class Answer(Told, tag="answer"):
    """What became of a request."""

    id: str
    ok: bool
    version: int
    message: str


class Chat(Told, tag="chat"):
    """What was said."""


class Previews(Told, tag="previews"):
    """What each choice would bring."""


class Hint(Told, tag="hint"):
    """What a bot would do."""


class Points(Told, tag="points"):
    """Where points come from."""


Heard = Show | Own | You | Answer | Chat | Previews | Hint | Points
read = json.Decoder(Heard).decode
numbers = count(1)


class Asked(Struct, tag_field="do"):
    """Something a page asks for."""

    id: str


class Play(Asked, tag="play"):
    """Make a move."""

    seat: int
    version: int
    action: str


class Undo(Asked, tag="undo"):
    """Take a seat's last choice back."""

    seat: int
    version: int


class Agree(Asked, tag="agree"):
    """Answer somebody's wish to take back."""

    seat: int
    yes: bool


class AskPreviews(Asked, tag="previews"):
    """What would each choice bring?"""

    seat: int
    version: int


class Look(Asked, tag="look"):
    """Show the table as it was after so many lines; as it is, without a number."""

    at: int | None


def fresh_id() -> str:
    """An id that no other request has."""
    return f"load-{next(numbers):010d}"


write = json.Encoder().encode
