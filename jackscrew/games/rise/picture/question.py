"""The answers to a question: all are places, outlined, and none is a piece."""

from __future__ import annotations

from jackscrew.draw.scene import Area, seat_css
from jackscrew.draw.shapes import group
from jackscrew.games.rise import naming, phrases
from jackscrew.games.rise.hints import card_seen
from jackscrew.games.rise.picture.panel import Panel
from jackscrew.games.rise.picture.places import HALF, card_area, dock_area
from jackscrew.games.rise.picture.players import tile_spots
from jackscrew.games.rise.picture.scene import Table
from jackscrew.games.rise.picture.signs import marker
from jackscrew.games.rise.picture.tiles import SCHOOL_TILE
from jackscrew.games.rise.tracks import place_target


def mark_answers(scene: Table) -> None:
    """All that may be chosen on the table."""
    mark_cards(scene)
    mark_options(scene)
    mark_tiles(scene)
    mark_spaces(scene)
    mark_tracks(scene)
    mark_exits(scene)


def mark_cards(scene: Table) -> None:
    """The cards that one may place below."""
    for number in map(int, scene.answers("place")):
        dock, card = dock_area(number - 1), card_area(number - 1)
        area = Area(dock.x - 2, dock.y - 2, card.x + card.width - dock.x + 4, dock.height + 4)
        title = card_title(scene, number)
        scene.outline(f"card-{number}", area, title)


def card_title(scene: Table, column: int) -> str:
    """What the card of a column means to who is asked."""
    seen = card_seen(scene.view, scene.asker, column, scene.names)
    return scene.pen.board.card(seen.card).told_to(scene.text, seen) if seen else ""


def mark_options(scene: Table) -> None:
    """The options of the card that is played."""
    options, at = scene.answers("play"), scene.view["at"]
    if not options or at is None:
        return
    card = card_area(at // 2)
    title = card_title(scene, at // 2 + 1)
    for option in options:
        y = card.y + 3 + ("top", "bottom").index(option) * HALF
        scene.outline(f"option-{option}", Area(card.x + 3, y, card.width - 6, HALF - 6), title)


def mark_tiles(scene: Table) -> None:
    """The School tiles that may be activated, of several for a track the first."""
    answers = set(scene.answers("activate"))
    if not answers:
        return
    player = scene.view["players"][scene.asker]
    school, culture = player["school_tiles"], player["culture_tiles"]
    spots = tile_spots(scene.pen.board, scene.asker, len(school), len(culture), player["penalty"])
    for (x, y), tile in zip(spots, school, strict=False):
        track = tile["track"]
        if tile["active"] and track in answers:
            answers.remove(track)
            area = Area(x, y, SCHOOL_TILE, SCHOOL_TILE).grown(2)
            title = naming.school_tile(scene.text, track)
            scene.outline(f"tile-{scene.asker}-{track}", area, title)


def mark_spaces(scene: Table) -> None:
    """The spaces one may step to; the marker is seen there while one points at them."""
    for place in scene.answers("step"):
        panel = scene.pen.board.panels[naming.parted(place)[0]]
        area = panel.answers[place]
        told = phrases.place_effect(scene.text, scene.view, place)
        title = naming.place_named(scene.text, place)
        if told:
            title = scene.text("{place}: {effects}", place=title, effects=told)
        scene.outline(place_target(place), area, title, ghost(scene, panel, place, area))


def ghost(scene: Table, panel: Panel, place: str, area: Area) -> str:
    """The marker where it would stand, about the middle of the answer."""
    if place not in panel.stops:
        return ""
    x, y, size = panel.stops[place].spot(scene.asker, scene.seats)
    left, top = area.middle()
    return group(seat_css(scene.asker), marker(scene.asker, size), x=x - left, y=y - top)


def mark_tracks(scene: Table) -> None:
    """The tracks one may advance on."""
    for track in scene.answers("advance"):
        area = scene.pen.board.panels[track].area
        scene.outline(f"track-{track}", area, naming.track_name(scene.text, track))


def mark_exits(scene: Table) -> None:
    """The dotted lines of the tracks one may leave."""
    for track in scene.answers("leave"):
        panel = scene.pen.board.panels[track]
        place = scene.view["players"][scene.asker]["markers"][track]
        gains = phrases.exit_told(scene.text, scene.view, track, naming.parted(place)[1])
        scene.outline(f"leave-{track}", panel.exits or panel.area, gains)
