"""What a page says to the server through its socket: typed, bounded, nothing else.

What the server says to the page is in `show/told.py`.  The client's types are made from both:
`python -m jackscrew.web.site.typescript client/src/messages.ts`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, json

from jackscrew.web.live.pace import PaceName

Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(max_length=120)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MOST_PIECES = 8  # that are told of those which lie on one another
Chat = Annotated[str, Meta(min_length=1, max_length=500)]


class Message(Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a page asks for; the answer carries its id."""

    id: Id


class Play(Message, tag="play"):
    """Make a move."""

    seat: SeatNumber
    version: Number
    action: Word


class Undo(Message, tag="undo"):
    """Take a seat's last choice back."""

    seat: SeatNumber
    version: Number


class Agree(Message, tag="agree"):
    """Answer somebody's wish to take back."""

    seat: SeatNumber
    yes: bool


class Say(Message, tag="say"):
    """A line for the chat."""

    text: Chat


class LetBot(Message, tag="bot"):
    """Have a bot play a person's seat, or send it away."""

    seat: SeatNumber
    on: bool


class SetPace(Message, tag="pace"):
    """Have the table's bots move at another pace."""

    pace: PaceName


class Skip(Message, tag="skip"):
    """Have the table's bots move at once until a person is to decide."""


class Look(Message, tag="look"):
    """Show the table as it was after so many lines; as it is, without a number.

    `words`: in words too, or no longer.
    """

    at: Number | None
    words: bool | None = None


class Ready(Message, tag="ready"):
    """The screen has been handed to this seat."""

    seat: SeatNumber


class Previews(Message, tag="previews"):
    """What would each choice bring?"""

    seat: SeatNumber
    version: Number


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber
    version: Number


class Traces(Message, tag="traces"):
    """What have others brought or moved since the seat last chose?"""

    seat: SeatNumber
    version: Number


class Points(Message, tag="points"):
    """Which moves brought these points?  Without a source: how did they come about over time?"""

    seat: SeatNumber
    source: Word


class Terms(Message, tag="terms"):
    """What is the number of this sign on this piece made of?"""

    sign: Word
    piece: Word


class Why(Message, tag="why"):
    """Why can what lies at a point not be chosen?  `pieces` are there, from the top down.

    `at` is the point, in units of the picture that whoever asks is shown; null: only the pieces.
    """

    pieces: Annotated[list[Word], Meta(max_length=MOST_PIECES)]
    at: tuple[float, float] | None


class Full(Message, tag="full"):
    """Send everything again."""


Command = Play | Undo | Agree | Say | LetBot | SetPace | Skip
"""What everybody at the table will see."""

Query = Look | Ready | Previews | Hint | Traces | Points | Terms | Why | Full
"""What only this page is shown."""

Asked = Command | Query
read = json.Decoder(Asked).decode
