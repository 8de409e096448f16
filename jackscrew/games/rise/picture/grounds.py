"""Panels, docks and the VP track as pieces without ink, so that a lesson can point at them."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import attributes
from jackscrew.games.rise import naming
from jackscrew.games.rise.picture.places import FRAME, ROOM, dock_area
from jackscrew.games.rise.picture.players import ruler_height
from jackscrew.games.rise.picture.scene import Pen, Table
from jackscrew.games.rise.state import COLUMNS


def draw_grounds(scene: Table) -> None:
    """They come first, below all others; who points at them points at what is printed there."""
    scene.section(lay_grounds, "all")


def lay_grounds(pen: Pen, place: str) -> None:
    """All of them."""
    for track, panel in pen.board.panels.items():
        lay(pen, f"panel-{track}", panel.area, naming.track_name(pen.text, track))
    for column in range(COLUMNS):
        title = pen.text("Card {number}", number=column + 1)
        lay(pen, f"dock-{column + 1}", dock_area(column), title)
    ruler = Area(FRAME, pen.board.ruler_y, ROOM, ruler_height(pen.board.setting.seats))
    lay(pen, "ruler", ruler, pen.text("VP"))


def lay(pen: Pen, key: str, area: Area, title: str) -> None:
    """One of them."""
    shape = attributes(width=area.width, height=area.height, rx=8, fill="none")
    pen.piece(key, area.x, area.y, "through", f"<rect{shape}/>", title)
