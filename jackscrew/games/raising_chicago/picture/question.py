"""The marks of a question: what can be clicked."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.core.view import question_of
from jackscrew.draw.marks import hit
from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import circle, group, path, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import SPACES
from jackscrew.games.raising_chicago.picture.companies import stock_box
from jackscrew.games.raising_chicago.picture.expertise import track_box
from jackscrew.games.raising_chicago.picture.ground import display_box
from jackscrew.games.raising_chicago.picture.holdings import tile_place
from jackscrew.games.raising_chicago.picture.market import MARKER
from jackscrew.games.raising_chicago.picture.pieces import HOOD
from jackscrew.games.raising_chicago.picture.scene import Table
from jackscrew.games.raising_chicago.picture.signs import (
    NEUTRAL,
    colour_css,
    figure,
    marker,
    seat_outline,
)
from jackscrew.games.raising_chicago.picture.wards import banner_area, banner_title, prestige_face
from jackscrew.text.words import about


def draw_question(scene: Table) -> None:
    """Outline everything that is an answer, and show what is being turned."""
    if scene.about and question_of(scene.view)["step"] == "rotation":
        show_turning(scene, about(scene.view), int(about(scene.view, "b")))
    for target in sorted(scene.asked):
        kind, _, what = target.partition("-")
        MARKS[kind](scene, target, what)


def show_turning(scene: Table, tile: str, plot: int) -> None:
    """The prestige building that is being turned, on its plot."""
    at, title = scene.board.town.boxes[plot].middle(), scene.pen.say(naming.prestige_told, tile)
    face = prestige_face(scene.board, tile, 0)
    scene.mark(f"turning-{tile}", *at, face, title, "turning", is_answer=False)


def outline(scene: Table, target: str, area: Area, title: str, shown: str = "") -> None:
    """Outline an answer."""
    scene.outline(target, area, title, shown, corner=7)


def mark_square(scene: Table, target: str, what: str) -> None:
    """A square of a card: `I-1`."""
    space, _, square = what.rpartition("-")
    area = scene.board.square(SPACES.index(space), int(square) - 1)
    name = naming.square_named(scene.text, scene.view, space, int(square))
    title = scene.text("{space}: {square}", space=space, square=naming.capital(name))
    colour = scene.asker if f"bid {what}" in scene.actions else NEUTRAL
    outline(scene, target, area, title, group(colour_css(colour), marker(colour, MARKER)))


def mark_stock(scene: Table, target: str, what: str) -> None:
    """The tokens of a company: `0-lumber`."""
    seat, _, kind = what.partition("-")
    title = naming.capital(naming.type_named(scene.text, kind))
    outline(scene, target, stock_box(scene.board, int(seat), kind), title)


def mark_track(scene: Table, target: str, what: str) -> None:
    """An expertise track: `0-lumber`."""
    seat, _, kind = what.partition("-")
    title = naming.capital(naming.track_named(scene.text, kind))
    outline(scene, target, track_box(scene.board, int(seat), kind), title)


def mark_plot(scene: Table, target: str, what: str) -> None:
    """A plot: `17`."""
    plot = int(what)
    title = naming.capital(naming.plot_told(scene.text, scene.view, plot))
    outline(scene, target, scene.board.town.boxes[plot], title, ghost(scene))


def ghost(scene: Table) -> str:
    """The levels that would rise on a plot, or the prestige building."""
    step = question_of(scene.view)["step"]
    if step == "site":
        return prestige_face(scene.board, about(scene.view), 0, scene.board.town.scale)
    if step != "plot":
        return ""
    space = scene.view["area"][SPACES.index(about(scene.view))]
    levels = space.get("marks", []).count(scene.asker)
    drawn = rect(-24, -15, 48, 30, "wood", 5)
    drawn += group("", path(seat_outline(scene.asker, 7), "on-wood"), x=-10)
    return group(colour_css(scene.asker), drawn, figure(10, 0, levels, 20, "bold mid on-seat"))


def mark_outskirts(scene: Table, target: str, what: str) -> None:
    """A plot in the outskirts: `3`."""
    lot = int(what) - 1
    title = naming.capital(naming.outskirts_named(scene.text, lot + 1))
    tile = scene.view["outskirts"][lot]["tile"]
    if tile is not None:
        told = scene.pen.say(naming.empty_tile_told, tile)
        title = scene.text("{place}: {tile}", place=title, tile=told)
    outline(scene, target, scene.board.lot(lot), title)


def mark_prestige(scene: Table, target: str, tile: str) -> None:
    """A prestige building on display: `P3`."""
    place = scene.view["display"].index(tile)
    title = scene.pen.say(naming.prestige_told, tile)
    outline(scene, target, display_box(scene.board, place), title)


def mark_hood(scene: Table, target: str, what: str) -> None:
    """A neighborhood: `5`."""
    hood = int(what)
    x, y = scene.board.town.crossing(hood)
    tile, r = scene.view["neighborhoods"][hood - 1], HOOD + 1.5
    title = naming.capital(naming.hood_told(scene.text, scene.board.printed, hood, tile))
    scene.mark(target, x, y, hit(2 * r, 2 * r) + circle(0, 0, r, "mark round"), title)


def mark_card(scene: Table, target: str, space: str) -> None:
    """A card of the project area: `IV`."""
    i = SPACES.index(space)
    card = scene.view["area"][i]["card"]
    told = scene.pen.say_card(card) if card is not None else ""
    outline(scene, target, scene.board.card(i), told)


def mark_banner(scene: Table, target: str, space: str) -> None:
    """A banner space: `column-3`, `prestige`."""
    outline(scene, target, banner_area(scene.board, space), banner_title(scene.pen, space))


def mark_empty(scene: Table, target: str, tile: str) -> None:
    """An empty plot tile in a company: `E4`."""
    for seat, player in enumerate(scene.players):
        if tile in player["empty_plots"]:
            area = tile_place(scene.board, seat, player, tile).grown(1)
            outline(scene, target, area, scene.pen.say(naming.empty_tile_told, tile))


MARKS: dict[str, Callable[[Table, str, str], None]] = {
    "square": mark_square,
    "stock": mark_stock,
    "track": mark_track,
    "plot": mark_plot,
    "outskirts": mark_outskirts,
    "prestige": mark_prestige,
    "hood": mark_hood,
    "card": mark_card,
    "banner": mark_banner,
    "empty": mark_empty,
}
