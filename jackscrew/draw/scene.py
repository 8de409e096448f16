"""A view on its way to a picture: sections that are drawn once, and marks of the question."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Generic, NamedTuple, Self, TypeVarTuple

from typing_extensions import TypeVar

from jackscrew.core.actions import ActionSpace
from jackscrew.core.supplied import Compared, Fold, Memory, Picture, Section
from jackscrew.core.view import About, Question, V
from jackscrew.draw.marks import hit, preview
from jackscrew.draw.shapes import rect
from jackscrew.draw.svg import Svg
from jackscrew.draw.words import Text

NOBODY = -1
L = TypeVar("L", bound=Hashable)
Part = TypeVarTuple("Part")


class Area(NamedTuple):
    """A part of the table, by its north-west corner."""

    x: float
    y: float
    width: float
    height: float

    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Does a point lie in it?"""
        return 0 <= x - self.x <= self.width and 0 <= y - self.y <= self.height

    def grown(self, by: float) -> Area:
        """The same, larger on all sides."""
        return Area(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Pen:
    """What a section is drawn with: words, names of the seats, and where pieces are laid.

    It has no view: what a section shows is given to it as its part, so that a part tells all that
    its drawing depends on.  A game adds what is the same for the whole match, such as its board.
    """

    def __init__(self, svg: Svg, text: Text, names: Sequence[str]) -> None:
        self.svg = svg
        self.text = text
        self.names = tuple(names)
        self.memory = Memory()

    def setting(self) -> Compared:
        """All that drawings depend on besides their parts; a game adds what it has added."""
        return self.text, self.names

    def piece(
        self,
        key: str,
        x: float,
        y: float,
        css: str,
        drawing: str,
        title: str = "",
        on: str = "",
        slot: str = "",
    ) -> None:
        """Lay a piece; `on` is the piece it lies on, if clicks are to go through to that."""
        self.svg.piece(key, x, y, css, drawing, title, on, slot)

    def section(self, draw: Callable[[Self, L, *Part], None], place: L, *part: *Part) -> None:
        """Draw what stands at a place, or lay it as it was drawn last if its part is the same.

        A place is a slot, such as a card's column or a seat, and not what is there now; `part` is
        all that is shown there, to be compared with `==`.  A section may have sections in it.
        """
        svg = self.svg
        known = self.memory.sections.get((draw, place))
        if known is None or known.part != part:
            pieces, grounds = len(svg.layer), len(svg.grounds)
            draw(self, place, *part)
            known = Section(part, since(svg.layer, pieces), since(svg.grounds, grounds))
            self.memory.sections[draw, place] = known
        else:
            known.part = part  # an old one would keep what is left of old views
            svg.layer.update(known.pieces)
            if known.grounds:
                svg.grounds.update(known.grounds)


P = TypeVar("P", bound=Pen, default=Pen)


class Scene(Generic[V, P]):
    """The view, the question asked, and the picture so far.

    `asker` is the seat asked (`NOBODY` when none is), `actions` are the names of what it may do,
    and `asked` are the ids of the elements that stand for them.
    """

    def __init__(
        self,
        view: V,
        pen: P,
        actions: ActionSpace,
        gains: Mapping[str, int] | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.view = view
        self.pen = pen
        self.text = pen.text
        self.names = pen.names
        self.seats = view["seats"]
        self.space = actions
        self.gains = gains or {}
        self.question: Question | None = view["question"]
        self.asker = self.question["seat"] if self.question else NOBODY
        self.actions = self.question["actions"] if self.question else []
        self.about: About = self.question["about"] if self.question else {}
        self.asked = {it for action in self.actions for it in self.targets(action)}
        pen.memory = memory or pen.memory
        pen.memory.prepare(pen.setting())

    def targets(self, action: str) -> tuple[str, ...]:
        """The ids of the elements that an action of the asked seat points at."""
        return targets_of(self.space, action, self.asker)

    def answers(self, verb: str) -> list[str]:
        """What the actions of one verb are about: `place D11` is `D11`."""
        parts = (action.partition(" ") for action in self.actions)
        return [what for first, _, what in parts if first == verb]

    def section(self, draw: Callable[[P, L, *Part], None], place: L, *part: *Part) -> None:
        """Draw what stands at a place, or lay it as it was drawn last if its part is the same."""
        self.pen.section(draw, place, *part)

    def fold(self, draw: Callable[[P, str, *Part], str], panel: str, *part: *Part) -> None:
        """Draw the line that a panel folds to, or take it as it was if its part is the same."""
        known = self.pen.memory.folds.get(panel)
        if known is None or known.part != part:
            known = Fold(part, draw(self.pen, panel, *part))
            self.pen.memory.folds[panel] = known
        self.pen.svg.folds[panel] = known.markup

    def mark(
        self,
        key: str,
        x: float,
        y: float,
        drawing: str,
        title: str = "",
        css: str = "",
        is_answer: bool = True,
    ) -> None:
        """Mark an answer where there is no piece to be outlined, or what the question is about."""
        self.pen.svg.mark(key, x, y, drawing, title, css, is_answer)

    def outline(self, key: str, area: Area, title: str, shown: str = "", corner: float = 8) -> None:
        """Outline an answer; `shown` is what is seen while it is pointed at, about its middle."""
        width, height = area.width, area.height
        line = rect(-width / 2, -height / 2, width, height, "mark round", corner)
        seen = preview(shown) if shown else ""
        self.mark(key, *area.middle(), hit(width, height) + line + seen, title)

    def compose(
        self, shared: Layers[Self], own: Layers[Self], marks: Layers[Self], base: Picture | None
    ) -> Svg:
        """The picture, from the bottom up: what all see, what the viewer sees, the question.

        What is laid of the viewer's own lies in the place of shared pieces with the same ids.
        With a `base` the shared pieces are as they lie there.
        """
        svg = self.pen.svg
        if base is None:
            self.lay(shared)
        else:
            svg.share(base)
        svg.lay_own()
        self.lay(own)
        self.lay(marks)
        self.answer(svg)
        return svg

    def lay(self, layers: Layers[Self]) -> None:
        """Draw some layers."""
        for draw in layers:
            draw(self)

    def answer(self, svg: Svg) -> None:
        """Outline the pieces that are answers."""
        svg.answer(self.asked)


S = TypeVar("S")
Layers = Sequence[Callable[[S], None]]
E = TypeVar("E")


def since(elements: dict[str, E], count: int) -> dict[str, E]:
    """The elements that came after so many, reckoned from the last: those before are many."""
    newest = islice(reversed(elements.items()), len(elements) - count)
    return dict(reversed(list(newest)))


@lru_cache(maxsize=8192)
def targets_of(space: ActionSpace, action: str, seat: int) -> tuple[str, ...]:
    """The ids of the elements that an action of a seat points at."""
    return tuple(space.targets(space.parse(action), seat))


def names_of(names: Sequence[str] | None, seats: int, text: Text) -> Sequence[str]:
    """The names given, or what seats are called that nobody has named."""
    return names or [text("Seat {number}", number=seat + 1) for seat in range(seats)]


def seat_css(seat: int | None) -> str:
    """The class that gives a seat's colour."""
    return "" if seat is None or seat == NOBODY else f"p{seat}"
