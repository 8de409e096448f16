"""What stands and lies on the tracks."""

from __future__ import annotations

from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import circle
from jackscrew.games.rise import faces, naming
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture.players import draw_culture_tile
from jackscrew.games.rise.picture.scene import Pen, Table
from jackscrew.games.rise.picture.setting import place_of
from jackscrew.games.rise.picture.signs import SMALL_MARKER, marker
from jackscrew.games.rise.picture.tiles import SCHOOL_TILE, school_tile
from jackscrew.games.rise.tracks import SLOTS, START
from jackscrew.games.rise.view import stops_of

CLAIM = 10


def draw_pieces(scene: Table) -> None:
    """All that is on the tracks."""
    view = scene.view
    scene.section(draw_school, "school", view["school"])
    scene.section(draw_culture, "culture", view["culture"])
    for reward, seats in view["rewards"].items():
        scene.section(draw_claims, reward, seats)
    for track in TRACKS:
        places = [player["markers"][track] for player in view["players"]]
        scene.section(draw_markers, track, places)


def draw_school(pen: Pen, track: str, lying: list[str | None]) -> None:
    """The School tiles that nobody has taken."""
    panel, half = pen.board.panels[track], SCHOOL_TILE / 2
    rows = [space for space in stops_of(panel.data) if space.get("slots")]
    for i, tile in enumerate(lying):
        if tile is None:
            continue
        x, y = panel.tiles[place_of(track, rows[i // SLOTS], i % SLOTS + 1)]
        shown = faces.tile_track(pen.printed, tile)
        title = naming.school_tile(pen.text, shown)
        pen.piece(f"tile-{tile}", x - half, y - half, "", school_tile(shown, True).drawing, title)


def draw_culture(pen: Pen, track: str, lying: dict[str, str]) -> None:
    """The Culture tiles that nobody has taken, by their spaces."""
    for space, tile in lying.items():
        draw_culture_tile(pen, tile, *pen.board.panels[track].tiles[space])


def draw_claims(pen: Pen, reward: str, seats: list[int]) -> None:
    """Who has arrived at a reward of Politics."""
    spots = pen.board.panels["politics"].rewards.get(reward, [])
    for (x, y), seat in zip(spots, seats, strict=False):
        drawn = circle(0, 0, CLAIM, "claim") + marker(seat, 12)
        title = pen.text("{name} has taken this reward", name=pen.names[seat])
        pen.piece(f"claim-{reward}-{seat}", x, y, seat_css(seat), drawn, title)


def draw_markers(pen: Pen, track: str, places: list[str]) -> None:
    """The markers on a track, by seat."""
    panel = pen.board.panels[track]
    for seat, place in enumerate(places):
        if place in panel.framed:
            x, y, size = *panel.framed[place], float(SMALL_MARKER)
        else:
            x, y, size = panel.stops[place].spot(seat, len(places))
        where = place_told(pen, track, place)
        title = pen.text("{name}: {place}", name=pen.names[seat], place=where)
        css = f"through {seat_css(seat)}"
        pen.piece(f"marker-{track}-{seat}", x, y, css, marker(seat, size), title)


def place_told(pen: Pen, track: str, place: str) -> str:
    """Where a marker stands."""
    if place == START:
        return pen.text("{track}, start", track=naming.track_name(pen.text, track))
    return naming.place_named(pen.text, place)
