"""A view on its way to a picture."""

from collections.abc import Callable, Sequence
from typing import Any

from jackscrew.draw.svg import Svg
from jackscrew.draw.words import Text

View = dict[str, Any]
TargetOf = Callable[[str, int], str | None]
NOBODY = -1


class Scene:
    """The view, the words for it, the question asked, and the SVG so far.

    `asker` is the seat asked (`NOBODY` when none is), `actions` are the names of what it may do,
    and `asked` are the ids of the elements that stand for them.
    """

    def __init__(
        self, view: View, names: Sequence[str] | None, text: Text, svg: Svg, target_of: TargetOf
    ) -> None:
        self.view = view
        self.text = text
        self.svg = svg
        self.seats: int = view["seats"]
        self.names = list(names) if names else default_names(self.seats, text)
        question: View = view["question"] or {}
        self.question = question
        self.asker: int = question.get("seat", NOBODY)
        self.actions: list[str] = question.get("actions", [])
        self.about: View = question.get("about") or {}
        self.asked = {target_of(action, self.asker) for action in self.actions}

    def piece(self, key: str, x: float, y: float, css: str, drawing: str, title: str) -> None:
        """Lay a piece; it is outlined if it is an answer to the question."""
        self.svg.piece(key, x, y, css, drawing, title, askable=key in self.asked)

    def gain(self, action: str) -> int | None:
        """What an action brings, if the question tells."""
        gains: dict[str, int] = self.question.get("gains") or {}
        return gains.get(action)

    def answers(self, verb: str) -> list[str]:
        """What the actions of one verb are about: `place D11` is `D11`."""
        parts = (action.partition(" ") for action in self.actions)
        return [what for first, _, what in parts if first == verb]


def default_names(seats: int, text: Text) -> list[str]:
    """Names for seats nobody has named."""
    return [text("Seat {number}", number=seat + 1) for seat in range(seats)]


def seat_css(seat: int | None) -> str:
    """The class that gives a seat's colour."""
    return "" if seat is None or seat == NOBODY else f"p{seat}"
