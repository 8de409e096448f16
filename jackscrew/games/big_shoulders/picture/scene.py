"""Where everything lies on the table, and a view of it on its way to a picture.

Three columns, each as wide as a phone: the city with its spaces and the players below, tracks
and markets, companies.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import islice

from jackscrew.draw import Svg, Text
from jackscrew.draw.scene import Scene, View
from jackscrew.draw.shapes import group, number, path, write
from jackscrew.games.big_shoulders.naming import card
from jackscrew.games.big_shoulders.state import A

Point = tuple[float, float]

ROOM = 364
"""How wide a column is."""
CITY, TRACKS, COMPANIES = 4, 382, 760
"""The west sides of the columns."""
WIDTH = COMPANIES + ROOM + 4
TOP = 4
GAP = 14

# the city
RIBBON_Y = TOP
ACTIONS_Y = RIBBON_Y + 92 + GAP
ASSETS_Y = ACTIONS_Y + 167 + GAP
BUILDINGS_Y = ASSETS_Y + 103 + GAP
SITE_STEP = 59

# tracks and markets: demand and supply chain lie within the first screen
STOCK_Y = TOP
APPEAL_Y = STOCK_Y + 222 + 8
DEMAND_Y = APPEAL_Y + 216 + 8
SUPPLY_Y = DEMAND_Y + 249 + 10
HAYMARKET_Y = SUPPLY_Y + 98 + GAP
JOBS_Y = HAYMARKET_Y + 62 + GAP
GOALS_Y = JOBS_Y + 72 + GAP
GOAL_STEP = 24

MANY = 8
"""With more answers than these in sight, none of them breathes."""


class Table(Scene):
    """A scene that knows its companies, and where the lower parts of its columns begin."""

    def __init__(self, view: View, names: Sequence[str] | None, text: Text, svg: Svg) -> None:
        super().__init__(view, names, text, svg, first_target)
        self.lost = only_lost(self.actions)
        self.asked = {target for action in self.actions for target in targets_of(action)}
        self.asked -= self.lost
        self.calm = " calm" if len(self.asked) > MANY else ""
        self.viewer: int = view["seat"]
        self.companies: dict[str, View] = {it["company"]: it for it in view["companies"]}
        self.bottoms: dict[str, float] = {}
        self.pack: str = view.get("pack") or ""
        self.asking = self.asking_now()

    def asking_now(self) -> Hashable:
        """All of the question that changes how things are drawn, to remember drawings by."""
        sale = (self.asker, repr(self.view["sale"])) if self.view["sale"] else None
        kept = repr(self.about) if self.question.get("step") == "keep" else None
        return frozenset(self.asked), frozenset(self.lost), sale, kept

    def piece(self, key: str, x: float, y: float, css: str, drawing: str, title: str) -> None:
        """Lay a piece; it is outlined if it is an answer to the question."""
        is_asked = key in self.asked
        if is_asked and self.calm:
            css += self.calm
        if key in self.lost:
            css += " through"
        self.svg.piece(key, x, y, css, drawing, title, askable=is_asked)

    def piece_on(
        self, ground: str, key: str, x: float, y: float, css: str, drawing: str, title: str
    ) -> None:
        """Lay a piece on another; it lets clicks through to an answer it lies on."""
        if ground in self.asked and key not in self.asked:
            css += " through"
        self.piece(key, x, y, css, drawing, title)

    def draw_once(
        self, draw: Callable[[Table, View, float, float], None], seen: View, x: float, y: float
    ) -> None:
        """Draw something of the view, or lay it as it was drawn when all was the same."""
        operating = self.view["operating"] or {}
        turn = repr(operating) if operating.get("company") == seen.get("company") else None
        key = (draw, repr(seen), x, y, turn, self.asking, self.text, tuple(self.names), self.pack)
        found = DRAWN.get(key)
        if found is None:
            if len(DRAWN) >= MOST_DRAWN:
                DRAWN.clear()
            before = len(self.svg.pieces)
            draw(self, seen, x, y)
            found = DRAWN[key] = dict(islice(self.svg.pieces.items(), before, None))
        else:
            self.svg.pieces.update(found)

    def card(self, key: str) -> str:
        """What is printed on a building or an asset, as JSON to remember drawings by."""
        found = CARDS.get((self.pack, key))
        if found is None:
            if len(CARDS) > 2000:  # packs come and go
                CARDS.clear()
            found = json.dumps(card(self.view, key), sort_keys=True)
            CARDS[(self.pack, key)] = found
        return found


CARDS: dict[tuple[str, str], str] = {}
DRAWN: dict[Hashable, dict[str, str]] = {}
MOST_DRAWN = 1024


@lru_cache(maxsize=8192)
def targets_of(action: str) -> tuple[str, ...]:
    """The ids of the elements that an action points at."""
    return tuple(A.targets(A.parse(action), 0))


def only_lost(actions: Sequence[str]) -> set[str]:
    """What could only be discarded: that is chosen from the list, never by one careless click."""
    lost = {it for action in actions if action.startswith("discard ") for it in targets_of(action)}
    for action in actions:
        if lost and not action.startswith("discard "):
            lost -= set(targets_of(action))
    return lost


def first_target(action: str, seat: int) -> str | None:
    """The first element that an action points at, if any."""
    targets = targets_of(action)
    return targets[0] if targets else None


def heading(x: float, y: float, words: str) -> str:
    """The title of a section whose top is at y."""
    return write(x, y + 15, words, "section")


def note(words: str) -> str:
    """A remark at the right end of a heading, about 0, 0."""
    return write(0, 0, words, "s12 faint end")


@lru_cache(maxsize=256)
def moved(drawing: str, x: float, y: float, css: str = "") -> str:
    """A drawing moved."""
    return group(css, drawing, x=x, y=y)


def line(x: float, y: float, width: float, css: str = "rule") -> str:
    """A line across."""
    return path(f"M{number(x)} {number(y)}h{number(width)}", css)
