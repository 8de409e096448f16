"""Panels, docks and the VP track as pieces without ink, so that a lesson can point at them."""

from __future__ import annotations

from jackscrew.draw.shapes import attributes
from jackscrew.games.rise import naming
from jackscrew.games.rise.picture.places import FRAME, ROOM, dock_area
from jackscrew.games.rise.picture.players import ruler_height
from jackscrew.games.rise.picture.scene import Table
from jackscrew.games.rise.picture.street import Area
from jackscrew.games.rise.state import COLUMNS


def draw_grounds(scene: Table) -> None:
    """They come first, below all others; who points at them points at what is printed there."""
    for track, panel in scene.board.panels.items():
        lay(scene, f"panel-{track}", panel.area, naming.track_name(scene.text, track))
    for column in range(COLUMNS):
        title = scene.text("Card {number}", number=column + 1)
        lay(scene, f"dock-{column + 1}", dock_area(column), title)
    ruler = Area(FRAME, scene.board.ruler_y, ROOM, ruler_height(scene.seats))
    lay(scene, "ruler", ruler, scene.text("VP"))


def lay(scene: Table, key: str, area: Area, title: str) -> None:
    """One of them."""
    shape = attributes(width=area.width, height=area.height, rx=8, fill="none")
    scene.piece(key, area.x, area.y, "through", f"<rect{shape}/>", title)
