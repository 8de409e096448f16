"""What the server says to a page through its socket.

What a page says is in `site/asked.py`.  The client's types are made from both.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

Panel = Literal["where", "question", "seats", "sheet", "end", "pace", "words", "links"]
"""The ids of the elements that a show fills."""


class Action(Struct):
    """A choice the viewer has.

    `targets` are the ids of the elements that stand for it; `ends` tells whether it ends the
    turn.  `aside`: the icon of the figure of the seat at which it is shown small, if it only
    prepares others; empty for an answer.
    """

    name: str
    label: str
    targets: list[str]
    ends: bool
    aside: str


class Layer(Struct):
    """The ids of a layer's elements in their order, and the markup of those that changed."""

    order: list[str]
    changed: dict[str, str]


class PictureChange(Struct):
    """What changed in the picture; `full` if nothing of it was sent before.

    `answers` are the classes of all pieces that have to do with the question, by id.
    """

    full: bool
    label: str
    parts: str
    pieces: Layer
    marks: Layer
    answers: dict[str, str]


class Lines(Struct, rename={"first": "from"}):
    """The newest lines of the log, from a number on."""

    first: int
    html: str


class Curtain(Struct):
    """Whom the screen is to be handed to."""

    seat: int
    name: str


class Told(Struct, tag_field="kind"):
    """Something a page is told."""


class Show(Told, tag="show"):
    """The table as far as it has changed.

    `line` of the record's `last` is shown.  `asked` is the version since which the seat is asked
    what it is asked; null if it is not.  `mine` are the seats of the page, and `turn` tells whether
    one of them is to decide.
    """

    version: int
    line: int
    last: int
    seat: int
    asked: int | None
    mine: list[int]
    turn: bool
    over: bool
    title: str
    html: dict[Panel, str]
    log: Lines
    picture: PictureChange
    actions: list[Action]
    ticks: list[tuple[int, str]]
    curtain: Curtain | None


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
    """What a choice would bring; no number where nobody can know."""

    points: int | None
    html: str


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


Message = Show | Answer | Chat | Previews | Hint | Points
write = json.Encoder(enc_hook=str).encode  # what is not plain is markup, a kind of text
