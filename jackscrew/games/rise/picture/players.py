"""The VP track as a draughtsman's scale, and what lies in front of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackscrew.draw.scene import View, seat_css
from jackscrew.draw.shapes import group, number, path, rect, write
from jackscrew.draw.words import fitted, signed
from jackscrew.games.rise import naming
from jackscrew.games.rise.picture.blocks import Block, figure
from jackscrew.games.rise.picture.places import FRAME, GAP, ROOM
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import coin, marker, mood, points, strongbox
from jackscrew.games.rise.picture.street import Area, spoken
from jackscrew.games.rise.picture.tiles import (
    CULTURE_TILE,
    SCHOOL_TILE,
    culture_tile,
    penalty_tile,
    school_tile,
)

if TYPE_CHECKING:
    from jackscrew.games.rise.picture.scene import Table

EDGE = 23
"""How high the scale is."""
LANE = 7
"""How much higher one seat's marker rides than the next."""
BESIDE = 34
"""How far to the right every second number beside a marker stands: lanes are low."""
LEFT = FRAME + 16
SCALE = ROOM - 36
SEAT_HEIGHT = 82
SEAT_STEP = SEAT_HEIGHT + GAP


def ruler_height(seats: int) -> float:
    """How high the VP track is, with its markers."""
    return EDGE + 10 + LANE * seats


def printed_ruler(setting: Setting, y: float) -> str:
    """The VP track as it is printed."""
    spaces: int = setting.printed["vp_track"]["spaces"]
    edge, step = y + ruler_height(setting.seats) - EDGE, SCALE / spaces
    fine, strong, figures = "", "", ""
    for i in range(0, spaces + 1, 2):
        x = LEFT + i * step
        if i % 10:
            fine += f"M{number(x)} {number(edge)}v4"
        else:
            strong += f"M{number(x)} {number(edge)}v7"
            figures += figure(x, edge + 14.5, str(i), 12, "mid dim")
    body = rect(FRAME, edge, ROOM, EDGE, "panel", 3)
    return body + path(fine, "tick") + path(strong, "tick strong") + figures


def draw_points(scene: Table) -> None:
    """The markers on the VP track; what goes beyond its ends is written beside them."""
    spaces: int = scene.view["printed"]["vp_track"]["spaces"]
    edge = scene.board.ruler_y + ruler_height(scene.seats) - EDGE
    scored: list[int] = [player["points"] for player in scene.players]
    beyond = [seat for seat, vp in enumerate(scored) if not 0 <= vp < spaces]
    for seat, vp in enumerate(scored):
        x = LEFT + max(0, vp % spaces if vp >= spaces else vp) * SCALE / spaces
        rise = 9 + LANE * (scene.seats - 1 - seat)
        drawn = path(f"M0 0V{rise + 6}", "pin") + marker(seat, 12)
        if seat in beyond:
            more = signed(vp) if vp < 0 else f"+{vp // spaces * spaces}"
            drawn += figure(10 + BESIDE * (beyond.index(seat) % 2), 0, more, 12, "bold beyond")
        title = scene.text(
            "{name}: {points}", name=scene.names[seat], points=naming.points(scene.text, vp)
        )
        scene.piece(f"vp-{seat}", x, edge - rise, seat_css(seat), drawn, title)


def draw_players(scene: Table) -> None:
    """What lies in front of the players."""
    for seat, player in enumerate(scene.players):
        y = scene.board.seats_y + seat * SEAT_STEP
        draw_seat(scene, seat, player, y)
        draw_tiles(scene, seat, player, y + 40)


def draw_seat(scene: Table, seat: int, player: View, y: float) -> None:
    """A player's mat: name, coins and how many may be kept, points."""
    name = scene.names[seat]
    figures = row_of_figures(scene, player)
    room = ROOM - 60 - figures.width
    drawn = (
        rect(0, 0, ROOM, SEAT_HEIGHT, "panel", 8)
        + path(f"M0 8q0-8 8-8v{SEAT_HEIGHT}q-8 0-8-8z", "band")
        + group("", marker(seat), x=24, y=21)
        + write(38, 27, fitted(name, room, 17, True), "name")
        + figures.at(ROOM - 11 - figures.width, 21 - figures.height / 2)
    )
    css = seat_css(seat)
    css += " now" if seat == scene.asker else ""
    css += " won" if seat in scene.view["winners"] and scene.view["over"] else ""
    scene.piece(f"seat-{seat}", FRAME, y, css, drawn, name)


def row_of_figures(scene: Table, player: View) -> Block:
    """Rank, crown, strongbox, coins and points, each with its title."""
    text, limit = scene.text, player["limit"]
    blocks: list[tuple[Block, str]] = []
    if player["rank"]:
        rank = Block(22, 20, figure(11, 10, player["rank"], 15, "serif bold mid"))
        blocks.append((rank, text("Rank {rank} on Politics", rank=player["rank"])))
    if player["leader"]:
        blocks.append((mood(22), text("Satisfaction leader")))
    kept = text("keeps at most {coins}", coins=naming.coins(text, limit))
    blocks.append((strongbox(limit, 24), kept))
    held = naming.coins(text, player["coins"])
    blocks.append((coin(player["coins"], 27), held))
    scored = naming.points(text, player["points"])
    kind = "bad" if player["points"] < 0 else ""
    blocks.append((points(signed(player["points"]), 30, kind), scored))
    x, drawn = 0.0, ""
    for block, title in blocks:
        drawn += spoken(title, block.at(x, (32 - block.height) / 2))
        x += block.width + 7
    return Block(x - 7, 32, drawn)


def draw_tiles(scene: Table, seat: int, player: View, y: float) -> None:
    """School tiles, Culture tiles and the Penalty tile of a player, closer when there are many."""
    school, culture = player["school_tiles"], player["culture_tiles"]
    face = player["penalty"]
    penalty = penalty_tile(face, scene.board.setting.penalty_limit, SCHOOL_TILE) if face else None
    room = ROOM - 28 - (penalty.width + 8 if penalty else 0)
    need = len(school) * (SCHOOL_TILE + 4) + len(culture) * (CULTURE_TILE + 4)
    tight = min(1.0, room / need) if need else 1.0
    x = FRAME + 16.0
    for tile in school:
        draw_school_tile(scene, seat, tile, x, y)
        x += (SCHOOL_TILE + 4) * tight
    for name, worth in culture.items():
        draw_culture_tile(scene, name, x + 2, y - 3, worth)
        x += (CULTURE_TILE + 4) * tight
    if penalty:
        title = naming.penalty_named(scene.text, scene.view, face)
        at = FRAME + ROOM - 11 - penalty.width
        scene.piece(f"penalty-{seat}", at, y, "", penalty.drawing, title)


def draw_school_tile(scene: Table, seat: int, tile: View, x: float, y: float) -> None:
    """A School tile in front of a player; an active one may be an answer."""
    track, is_active = tile["track"], tile["active"]
    title = naming.school_tile(scene.text, track)
    if not is_active:
        title = scene.text("{tile}, used", tile=title)
    scene.piece(f"tile-{tile['tile']}", x, y, "", school_tile(track, is_active).drawing, title)
    key = f"tile-{seat}-{track}"
    if is_active and key in scene.asked and key not in scene.svg.marks:
        area = Area(x - 2, y - 2, SCHOOL_TILE + 4, SCHOOL_TILE + 4)
        scene.mark(key, area, title)


def draw_culture_tile(
    scene: Table, name: str, x: float, y: float, worth: int | None = None
) -> None:
    """A Culture tile, on its track or taken; then its title tells what it is worth now."""
    tile = naming.culture_tile(scene.view, name)
    limit = scene.board.setting.limit
    face = scene.once(("culture", name), lambda: culture_tile(tile, limit).drawing)
    title = scene.once(("named", name), lambda: naming.tile_named(scene.text, tile))
    if worth is not None:
        now = naming.points(scene.text, worth)
        title = scene.text("{tile}; now {points}", tile=title, points=now)
    scene.piece(f"tile-{name}", x, y, "", face, title)
