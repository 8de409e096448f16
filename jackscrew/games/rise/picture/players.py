"""The VP track as a draughtsman's scale, and what lies in front of the players."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import as_sign, group, number, path, rect, write
from jackscrew.draw.words import fitted, signed
from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.picture.blocks import Block, Point, figure
from jackscrew.games.rise.picture.places import FRAME, GAP, ROOM
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import coin, marker, mood, points, strongbox
from jackscrew.games.rise.picture.street import spoken
from jackscrew.games.rise.picture.tiles import (
    CULTURE_TILE,
    SCHOOL_TILE,
    culture_tile,
    penalty_tile,
    school_tile,
)
from jackscrew.games.rise.view import SchoolTileView

if TYPE_CHECKING:
    from jackscrew.games.rise.picture.board import Board
    from jackscrew.games.rise.picture.scene import Pen, Table

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
    spaces = setting.printed["vp_track"]["spaces"]
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
    ticks = path(fine, "tick") + path(strong, "tick strong")
    return as_sign("vp-ruler", body, ticks, figures)


def draw_points(scene: Table) -> None:
    """The markers on the VP track; what goes beyond its ends is written beside them."""
    spaces = scene.view["printed"]["vp_track"]["spaces"]
    scored = [player["points"] for player in scene.view["players"]]
    beyond = [seat for seat, vp in enumerate(scored) if not 0 <= vp < spaces]
    for seat, vp in enumerate(scored):
        scene.section(draw_marker, seat, vp, beyond.index(seat) % 2 if seat in beyond else None)


def draw_marker(pen: Pen, seat: int, vp: int, aside: int | None) -> None:
    """A seat's marker on the VP track; `aside` tells how far a number beside it stands."""
    spaces, seats = pen.printed["vp_track"]["spaces"], pen.board.setting.seats
    edge = pen.board.ruler_y + ruler_height(seats) - EDGE
    x = LEFT + max(0, vp % spaces if vp >= spaces else vp) * SCALE / spaces
    rise = 9 + LANE * (seats - 1 - seat)
    drawn = path(f"M0 0V{rise + 6}", "pin") + marker(seat, 12)
    if aside is not None:
        more = signed(vp) if vp < 0 else f"+{vp // spaces * spaces}"
        drawn += figure(10 + BESIDE * aside, 0, more, 12, "bold beyond")
    points = naming.points(pen.text, vp)
    title = pen.text("{name}: {points}", name=pen.names[seat], points=points)
    pen.piece(f"vp-{seat}", x, edge - rise, seat_css(seat), drawn, title)


class Held(NamedTuple):
    """What a player's mat tells in figures."""

    rank: str | None
    leader: bool
    limit: int
    coins: int
    points: int


def draw_players(scene: Table) -> None:
    """What lies in front of the players."""
    view = scene.view
    for seat, it in enumerate(view["players"]):
        held = Held(it["rank"], it["leader"], it["limit"], it["coins"], it["points"])
        has_won = view["over"] and seat in view["winners"]
        scene.section(draw_seat, seat, held, seat == scene.asker, has_won)
        scene.section(draw_tiles, seat, it["school_tiles"], it["culture_tiles"], it["penalty"])


def draw_seat(pen: Pen, seat: int, held: Held, is_asked: bool, has_won: bool) -> None:
    """A player's mat: name, coins and how many may be kept, points."""
    name, figures = pen.names[seat], row_of_figures(pen, held)
    room = ROOM - 60 - figures.width
    drawn = (
        rect(0, 0, ROOM, SEAT_HEIGHT, "panel", 8)
        + path(f"M0 8q0-8 8-8v{SEAT_HEIGHT}q-8 0-8-8z", "band")
        + group("", marker(seat), x=24, y=21)
        + write(38, 27, fitted(name, room, 17, True), "name")
        + figures.at(ROOM - 11 - figures.width, 21 - figures.height / 2)
    )
    css = seat_css(seat) + " now" * is_asked + " won" * has_won
    pen.piece(f"seat-{seat}", FRAME, pen.board.seats_y + seat * SEAT_STEP, css, drawn, name)


def row_of_figures(pen: Pen, held: Held) -> Block:
    """Rank, crown, strongbox, coins and points, each with its title."""
    text = pen.text
    blocks: list[tuple[Block, str]] = []
    if held.rank:
        rank = Block(22, 20, figure(11, 10, held.rank, 15, "serif bold mid"))
        blocks.append((rank.meaning("rank"), text("Rank {rank} on Politics", rank=held.rank)))
    if held.leader:
        blocks.append((mood(22), text("Satisfaction leader")))
    kept = text("keeps at most {coins}", coins=naming.coins(text, held.limit))
    blocks.append((strongbox(held.limit, 24), kept))
    blocks.append((coin(held.coins, 27), naming.coins(text, held.coins)))
    kind = "bad" if held.points < 0 else ""
    blocks.append((points(signed(held.points), 30, kind), naming.points(text, held.points)))
    x, drawn = 0.0, ""
    for block, title in blocks:
        drawn += spoken(title, block.at(x, (32 - block.height) / 2))
        x += block.width + 7
    return Block(x - 7, 32, drawn)


def draw_tiles(
    pen: Pen, seat: int, school: list[SchoolTileView], culture: dict[str, int], face: str | None
) -> None:
    """School tiles, Culture tiles and the Penalty tile of a player."""
    spots = tile_spots(pen.board, seat, len(school), len(culture), face)
    for (x, y), held in zip(spots, school, strict=False):
        draw_school_tile(pen, held, x, y)
    for (x, y), (name, worth) in zip(spots[len(school) :], culture.items(), strict=True):
        draw_culture_tile(pen, name, x, y, worth)
    if face:
        tile = penalty_tile(face, pen.board.setting.penalty_limit, SCHOOL_TILE)
        title = naming.penalty_named(pen.text, pen.printed, face)
        x = FRAME + ROOM - 11 - tile.width
        pen.piece(f"penalty-{seat}", x, tiles_y(pen.board, seat), "", tile.drawing, title)


def tile_spots(board: Board, seat: int, school: int, culture: int, face: str | None) -> list[Point]:
    """Where so many tiles of a player lie, those of School first; closer when there are many."""
    room = ROOM - 28.0
    if face:
        room -= penalty_tile(face, board.setting.penalty_limit, SCHOOL_TILE).width + 8
    need = school * (SCHOOL_TILE + 4) + culture * (CULTURE_TILE + 4)
    tight = min(1.0, room / need) if need else 1.0
    x, y = FRAME + 16.0, tiles_y(board, seat)
    found = []
    for _ in range(school):
        found.append((x, y))
        x += (SCHOOL_TILE + 4) * tight
    for _ in range(culture):
        found.append((x + 2, y - 3))
        x += (CULTURE_TILE + 4) * tight
    return found


def tiles_y(board: Board, seat: int) -> float:
    """The north side of a player's tiles."""
    return board.seats_y + seat * SEAT_STEP + 40


def draw_school_tile(pen: Pen, held: SchoolTileView, x: float, y: float) -> None:
    """A School tile in front of a player."""
    track, is_active = held["track"], held["active"]
    title = naming.school_tile(pen.text, track)
    if not is_active:
        title = pen.text("{tile}, used", tile=title)
    pen.piece(f"tile-{held['tile']}", x, y, "", school_tile(track, is_active).drawing, title)


def draw_culture_tile(pen: Pen, name: str, x: float, y: float, worth: int | None = None) -> None:
    """A Culture tile, on its track or taken; then its title tells what it is worth now."""
    tile = faces.culture_tile(pen.printed, name)
    title = naming.tile_named(pen.text, tile)
    if worth is not None:
        now = naming.points(pen.text, worth)
        title = pen.text("{tile}; now {points}", tile=title, points=now)
    face = culture_tile(tile, pen.board.setting.limit).drawing
    pen.piece(f"tile-{name}", x, y, "", face, title)
