"""The printed board: laid out once for a match and a language, never again for a move."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from jackscrew.draw import Text
from jackscrew.draw.panels import printed
from jackscrew.games.rise import naming
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture.arranged import CARDS, RULER, panels_of
from jackscrew.games.rise.picture.cards import Card
from jackscrew.games.rise.picture.fans import Fan
from jackscrew.games.rise.picture.frame import FRAME_HEIGHT, printed_frame
from jackscrew.games.rise.picture.graph import Graph
from jackscrew.games.rise.picture.panel import CAPTIONS, Panel
from jackscrew.games.rise.picture.paths import Path
from jackscrew.games.rise.picture.places import COLUMNS, GAP, ROOM, TOP
from jackscrew.games.rise.picture.players import SEAT_STEP, printed_ruler, ruler_height
from jackscrew.games.rise.picture.scales import Scale
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.view import RiseView

FAN = 3
"""From so many lanes on a path fans out."""
MOST_BOARDS = 128


class Board:
    """The printed board, and where everything lies on it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.panels = {track: panel_of(track, setting) for track in TRACKS}
        half = len(TRACKS) // 2
        columns = [TRACKS[:half], TRACKS[half:]]
        self.ruler_y = TOP + FRAME_HEIGHT + GAP
        self.seats_y = self.ruler_y + ruler_height(setting.seats) + GAP
        players = self.seats_y + setting.seats * SEAT_STEP - 8
        self.bottom = max(players, *map(self.bottom_of, columns))
        self.under = printed(CARDS, printed_frame(setting))
        self.under += printed(RULER, printed_ruler(setting, self.ruler_y))
        for column, x in zip(columns, COLUMNS[1:], strict=True):
            self.under += self.lay(column, x)
        self.arranged = panels_of(self)
        self.cards: dict[str, Card] = {}

    def card(self, name: str) -> Card:
        """How an Action card looks and what it says, made when it first lies there."""
        if name not in self.cards:
            self.cards[name] = Card(self.setting, name)
        return self.cards[name]

    def bottom_of(self, column: list[str]) -> float:
        """Where a column of tracks ends at least."""
        return TOP + sum(self.panels[it].height for it in column) + GAP * (len(column) - 1)

    def lay(self, column: list[str], x: float) -> str:
        """A column of tracks; they share what room is left."""
        slack = (self.bottom - self.bottom_of(column)) / len(column)
        drawn, y = [], float(TOP)
        for track in column:
            panel = self.panels[track]
            height = panel.height + slack
            drawn.append(printed(track, panel.draw(x, y, height)))
            y += height + GAP
        return "".join(drawn)


def panel_of(track: str, setting: Setting) -> Panel:
    """A track's panel."""
    data = setting.track(track)
    if data["kind"] == "scale":
        return Scale(track, setting, ROOM)
    graph = Graph(data)
    return (Fan if graph.lanes >= FAN else Path)(track, setting, ROOM, graph)


BOARDS: dict[Hashable, Board] = {}


def board_of(view: RiseView, text: Text, language: Hashable) -> Board:
    """The board of a match in a language."""
    sides = "".join(view["sides"].values())
    key = (view["pack"], sides, view["seats"], language)
    found = BOARDS.pop(key, None) or Board(Setting(view, text))
    if len(BOARDS) >= MOST_BOARDS:
        del BOARDS[next(iter(BOARDS))]
    BOARDS[key] = found  # the last ones used stand last
    return found


@lru_cache(maxsize=MOST_BOARDS)
def language_of(text: Text) -> Hashable:
    """A language by what it calls things, to remember drawings by."""
    names = (naming.track_name(text, track) for track in TRACKS)
    return (*names, *map(text, CAPTIONS))
