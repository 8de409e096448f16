"""What stands and lies on the tracks, and which of their spaces are answers."""

from __future__ import annotations

from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import circle, group
from jackscrew.games.rise import naming
from jackscrew.games.rise.effects import TRACKS
from jackscrew.games.rise.picture.panel import Panel
from jackscrew.games.rise.picture.players import draw_culture_tile
from jackscrew.games.rise.picture.scene import Table
from jackscrew.games.rise.picture.setting import START, place_of
from jackscrew.games.rise.picture.signs import SMALL_MARKER, marker
from jackscrew.games.rise.picture.street import Area
from jackscrew.games.rise.picture.tiles import SCHOOL_TILE, school_tile
from jackscrew.games.rise.tracks import SLOTS, place_target

CLAIM = 10


def draw_pieces(scene: Table) -> None:
    """All that is on the tracks."""
    draw_school(scene)
    draw_culture(scene)
    draw_claims(scene)
    for track in TRACKS:
        draw_markers(scene, track)
    mark_spaces(scene)
    mark_tracks(scene)


def draw_school(scene: Table) -> None:
    """The School tiles that nobody has taken."""
    panel, half = scene.board.panels["school"], SCHOOL_TILE / 2
    rows = [space for space in panel.data["spaces"] if space.get("slots")]
    for i, tile in enumerate(scene.view["school"]):
        if tile is None:
            continue
        x, y = panel.tiles[place_of("school", rows[i // SLOTS], i % SLOTS + 1)]
        track = naming.tile_track(scene.view, tile)
        face = school_tile(track, True).drawing
        title = naming.school_tile(scene.text, track)
        scene.piece(f"tile-{tile}", x - half, y - half, "", face, title)


def draw_culture(scene: Table) -> None:
    """The Culture tiles that nobody has taken."""
    panel = scene.board.panels["culture"]
    for space, tile in scene.view["culture"].items():
        draw_culture_tile(scene, tile, *panel.tiles[space])


def draw_claims(scene: Table) -> None:
    """Who has arrived at the rewards of Politics."""
    printed = scene.board.panels["politics"].rewards
    for reward, seats in scene.view["rewards"].items():
        for (x, y), seat in zip(printed.get(reward, []), seats, strict=False):
            drawn = circle(0, 0, CLAIM, "claim") + marker(seat, 12)
            title = scene.text("{name} has taken this reward", name=scene.names[seat])
            scene.piece(f"claim-{reward}-{seat}", x, y, seat_css(seat), drawn, title)


def draw_markers(scene: Table, track: str) -> None:
    """The markers on a track."""
    panel = scene.board.panels[track]
    for seat, player in enumerate(scene.players):
        place = player["markers"][track]
        if place in panel.framed:
            x, y, size = *panel.framed[place], float(SMALL_MARKER)
        else:
            x, y, size = panel.stops[place].spot(seat, scene.seats)
        where = place_told(scene, track, place)
        title = scene.text("{name}: {place}", name=scene.names[seat], place=where)
        css = f"through {seat_css(seat)}"
        scene.piece(f"marker-{track}-{seat}", x, y, css, marker(seat, size), title)


def place_told(scene: Table, track: str, place: str) -> str:
    """Where a marker stands."""
    if place == START:
        name = naming.track_name(scene.text, track)
        return scene.text("{track}, start", track=name)
    return scene.once(("at", place), lambda: naming.place_named(scene.text, place))


def mark_spaces(scene: Table) -> None:
    """The spaces one may step to; the marker is seen there while one points at them."""
    for place in scene.answers("step"):
        panel = scene.board.panels[naming.parted(place)[0]]
        area = panel.answers[place]
        told = naming.place_effect(scene.text, scene.view, place)
        title = naming.place_named(scene.text, place)
        if told:
            title = scene.text("{place}: {effects}", place=title, effects=told)
        scene.mark(place_target(place), area, title, ghost(scene, panel, place, area))


def ghost(scene: Table, panel: Panel, place: str, area: Area) -> str:
    """The marker where it would stand, about the middle of the answer."""
    if place not in panel.stops:
        return ""
    x, y, size = panel.stops[place].spot(scene.asker, scene.seats)
    left, top = area.middle()
    return group(seat_css(scene.asker), marker(scene.asker, size), x=x - left, y=y - top)


def mark_tracks(scene: Table) -> None:
    """The tracks one may advance on, and those one may leave."""
    for track in scene.answers("advance"):
        area = scene.board.panels[track].area
        title = naming.track_name(scene.text, track)
        scene.mark(f"track-{track}", area, title)
    for track in scene.answers("leave"):
        mark_exit(scene, track)


def mark_exit(scene: Table, track: str) -> None:
    """The dotted lines of a track."""
    panel = scene.board.panels[track]
    space = naming.parted(scene.players[scene.asker]["markers"][track])[1]
    gains = naming.exit_told(scene.text, scene.view, track, space)
    scene.mark(f"leave-{track}", panel.exits or panel.area, gains)
