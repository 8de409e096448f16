"""A screen without a browser: what a client makes of the frames it is sent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec import UNSET, UnsetType

from jackscrew.core.supplied import Panel, Piece, Point
from jackscrew.draw.svg import placed
from jackscrew.web.show.told import Action, Curtain, Own, Pieces, Show, You

T = TypeVar("T")
LINE = re.compile(r'<li id="line-(\d+)">.*?</li>', re.DOTALL)


@dataclass
class Common:
    """The page of all, as the shows so far have left it."""

    html: dict[str, str] = field(default_factory=dict)
    log: dict[int, str] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    marks: dict[str, str] = field(default_factory=dict)
    slots: dict[str, Point] = field(default_factory=dict)
    panels: dict[str, Panel] = field(default_factory=dict)
    folds: dict[str, str] = field(default_factory=dict)
    label: str = ""
    parts: str = ""
    ticks: list[tuple[int, str]] = field(default_factory=list)

    def take_in(self, show: Show) -> None:
        """Change as a show tells."""
        self.html |= show.html
        if not isinstance(show.log, UnsetType):
            first = show.log.first
            self.log = {n: line for n, line in self.log.items() if n < first}
            self.log |= {int(it[1]): it[0] for it in LINE.finditer(show.log.html)}
        if not isinstance(show.pieces, UnsetType):
            self.pieces = changed(self.pieces, show.pieces)
        self.marks = given(show.marks, self.marks)
        self.slots = given(show.slots, self.slots)
        self.panels = given(show.panels, self.panels)
        self.folds = {name: it for name, it in {**self.folds, **show.folds}.items() if it}
        self.label = given(show.label, self.label)
        self.parts = given(show.parts, self.parts)
        self.ticks = given(show.ticks, self.ticks)


@dataclass
class Mine:
    """What is the viewer's own, over the page."""

    html: dict[str, str] = field(default_factory=dict)
    lines: dict[str, str] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    seat: int = -1
    asked: int | None = None
    marks: dict[str, str] | None = None
    answers: dict[str, str] = field(default_factory=dict)
    slots: dict[str, Point] | None = None
    panels: dict[str, Panel] | None = None
    parts: str | None = None
    label: str | None = None
    actions: list[Action] = field(default_factory=list)
    curtain: Curtain | None = None

    def take_in(self, own: Own) -> None:
        """Change as an own tells."""
        self.html = overlaid(self.html, own.html)
        self.lines = overlaid(self.lines, own.lines)
        self.pieces = overlaid(self.pieces, own.pieces)
        for name in (
            "seat",
            "asked",
            "marks",
            "answers",
            "slots",
            "panels",
            "parts",
            "label",
            "actions",
        ):
            setattr(self, name, given(getattr(own, name), getattr(self, name)))
        self.curtain = given(own.curtain, self.curtain)


def given(told: T | UnsetType, before: T) -> T:
    """What is told, or what was if nothing is."""
    return before if told is UNSET or isinstance(told, UnsetType) else told


def overlaid(before: Mapping[str, T], told: Mapping[str, T | None]) -> dict[str, T]:
    """What is told over what was before; None takes away."""
    both = {**before, **told}
    return {key: it for key, it in both.items() if it is not None}


def changed(before: Mapping[str, Piece], told: Pieces) -> dict[str, Piece]:
    """Pieces after a change; whatever is neither known nor told is a fault."""
    found = dict(before)
    for key in told.gone:
        del found[key]
    order = [*found]
    fresh = [key for key in told.drawn if key not in found]
    found |= {key: Piece(*piece) for key, piece in told.drawn.items()}
    for key, (x, y, slot) in told.moved.items():
        found[key] = Piece(x, y, slot, found[key].markup)
    top = len(order)  # what is new and lies below none of those before keeps its order there
    for key in reversed(fresh):
        place = order.index(told.below[key]) if key in told.below else top
        order.insert(place, key)
        top += place < top
    order = told.order or order
    assert sorted(order) == sorted(found), "an order has all pieces, each once"
    return {key: found[key] for key in order}


@dataclass
class Now:
    """How the table stands for the viewer."""

    version: int
    line: int
    last: int
    over: bool
    turn: bool
    mine: list[int]
    seat: int
    asked: int | None
    actions: Sequence[Action]
    answers: Mapping[str, str]
    curtain: Curtain | None
    label: str
    parts: str
    panels: Mapping[str, Panel]
    folds: Mapping[str, str]
    ticks: Sequence[tuple[int, str]]


class Model:
    """All that a screen knows; a show waits until the own comes that belongs to it."""

    def __init__(self) -> None:
        self.you = You([], [])
        self.common, self.mine = Common(), Mine()
        self.waiting: list[Show] = []
        self.shown: Show | None = None

    def take_in(self, message: object) -> bool:
        """Take a message in; does the screen look otherwise then?"""
        if isinstance(message, You):
            self.you = message
        elif isinstance(message, Show):
            self.waiting.append(message)
        elif isinstance(message, Own):
            self.show(message)
        return isinstance(message, Own)

    def show(self, own: Own) -> None:
        """Bring what waits to the screen."""
        for show in self.waiting:
            if show.full:
                self.common = Common()
            self.common.take_in(show)
            self.shown = show
        self.waiting.clear()
        assert self.shown is not None, "an own without a page"
        assert self.shown.number == own.page, "an own of another page"
        if own.full:
            self.mine = Mine()
        self.mine.take_in(own)

    @property
    def now(self) -> Now:
        """How the table stands."""
        show, mine, common = self.shown, self.mine, self.common
        assert show is not None
        return Now(
            version=show.version,
            line=show.line,
            last=show.last,
            over=show.over,
            turn=bool({*self.you.mine} & {*show.pending}),
            mine=self.you.mine,
            seat=mine.seat,
            asked=mine.asked,
            actions=mine.actions,
            answers=mine.answers,
            curtain=mine.curtain,
            label=common.label if mine.label is None else mine.label,
            parts=common.parts if mine.parts is None else mine.parts,
            panels=common.panels if mine.panels is None else mine.panels,
            folds=common.folds,
            ticks=common.ticks,
        )

    @property
    def html(self) -> dict[str, str]:
        """The fragments, by the ids of their elements."""
        return {**self.common.html, **self.mine.html}

    @property
    def log(self) -> dict[int, str]:
        """The lines of the log by number."""
        own = {int(number): line for number, line in self.mine.lines.items()}
        return {number: own.get(number, line) for number, line in self.common.log.items()}

    @property
    def marks(self) -> dict[str, str]:
        """The marks of the picture."""
        return self.common.marks if self.mine.marks is None else self.mine.marks

    @property
    def pieces(self) -> dict[str, str]:
        """The markup of all pieces where they lie, those below first."""
        slots = self.common.slots if self.mine.slots is None else self.mine.slots
        both = {**self.common.pieces, **self.mine.pieces}
        return {key: laid(Piece(*piece), slots) for key, piece in both.items()}


def laid(piece: Piece, slots: Mapping[str, Point]) -> str:
    """The markup of a piece at its place."""
    dx, dy = slots[piece.slot] if piece.slot else (0.0, 0.0)
    return placed(piece.markup, piece.x + dx, piece.y + dy)
