"""A view of the table on its way to a picture, and a few shapes that all of it uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from jackscrew.core.supplied import Compared, Memory
from jackscrew.draw import Svg, Text, scene
from jackscrew.draw.scene import targets_of
from jackscrew.draw.shapes import number, path, write
from jackscrew.games.big_shoulders.picture.places import places_of
from jackscrew.games.big_shoulders.state import A
from jackscrew.games.big_shoulders.steps import STEPS
from jackscrew.games.big_shoulders.view import CardView, CompanyView, SaleView, ShouldersView

TOGETHER = tuple(step.name for step in STEPS if step.together)
MANY = 8
"""With more answers than these in sight, all are outlined thinly."""


Holding = tuple[tuple[str, bool], ...]
"""The certificates of a seat in a company: the kind of each, and whether it is being sold."""


class Pen(scene.Pen):
    """A pen that knows what is printed on buildings and assets."""

    def __init__(
        self, svg: Svg, text: Text, names: Sequence[str], cards: Mapping[str, CardView]
    ) -> None:
        super().__init__(svg, text, names)
        self.cards = cards

    def setting(self) -> Compared:
        """All that drawings depend on besides their parts."""
        return *super().setting(), self.cards


class Table(scene.Scene[ShouldersView, Pen]):
    """A scene that knows its companies, and where everything lies."""

    def __init__(self, view: ShouldersView, pen: Pen, memory: Memory | None) -> None:
        super().__init__(view, pen, A, memory=memory)
        self.companies = {it["company"]: it for it in view["companies"]}
        self.places = places_of(view)
        self.step = self.question["step"] if self.question else ""
        self.is_building = self.step == "build" and self.asker == view["seat"]
        pen.svg.slots = self.places.slots

    @cached_property
    def holdings(self) -> dict[str, list[Holding]]:
        """The certificates of all seats in each company that has started."""
        return {company: self.holdings_in(self.companies[company]) for company in self.view["line"]}

    def holdings_in(self, seen: CompanyView) -> list[Holding]:
        """The certificates of all seats in a company; who is asked is the one who sells."""
        sale = next((it for it in self.view["sale"] if it["company"] == seen["company"]), None)
        return [
            tuple(
                certificates_held(
                    seen["director"] == seat,
                    seen["preferred"] == seat,
                    seen["commons"][seat],
                    sale if seat == self.asker else None,
                )
            )
            for seat in range(self.seats)
        ]

    def is_asked(self, seat: int) -> bool:
        """Is a seat asked, maybe with others at the same time?"""
        if self.step in TOGETHER:
            return not self.view["players"][seat]["chosen"]
        return seat == self.asker

    def answer(self, svg: Svg) -> None:
        """Outline the answers."""
        lost = only_lost(self.actions)
        asked = self.asked - lost
        svg.answer(asked, lost, calm=len(asked) > MANY)


def certificates_held(
    is_director: bool, has_preferred: bool, commons: int, sale: SaleView | None
) -> Iterator[tuple[str, bool]]:
    """The kinds of certificates a seat has, and whether each is being sold."""
    if is_director:
        yield "director", bool(sale and sale["director"])
    if has_preferred:
        yield "preferred", bool(sale and sale["preferred"])
    for j in range(commons):
        yield "common", bool(sale and j < sale["commons"])


def only_lost(actions: Sequence[str]) -> set[str]:
    """What could only be discarded: that is chosen from the list, never by one careless click."""
    lost, others = set[str](), set[str]()
    for action in actions:
        (lost if action.startswith("discard ") else others).update(targets_of(A, action, 0))
    return lost - others


def heading(x: float, y: float, words: str) -> str:
    """The title of a section whose top is at y."""
    return write(x, y + 15, words, "section")


def note(words: str) -> str:
    """A remark at the right end of a heading, about 0, 0."""
    return write(0, 0, words, "s12 faint end")


def line(x: float, y: float, width: float, css: str = "rule") -> str:
    """A line across."""
    return path(f"M{number(x)} {number(y)}h{number(width)}", css)
