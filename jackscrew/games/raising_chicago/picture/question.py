"""The marks of a question: what can be clicked."""

from __future__ import annotations

from collections.abc import Callable

from jackscrew.draw.shapes import group, path, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import SPACES
from jackscrew.games.raising_chicago.picture.companies import stock_box
from jackscrew.games.raising_chicago.picture.expertise import track_box
from jackscrew.games.raising_chicago.picture.ground import display_box
from jackscrew.games.raising_chicago.picture.holdings import empty_places, slots_end
from jackscrew.games.raising_chicago.picture.market import MARKER
from jackscrew.games.raising_chicago.picture.pieces import HOOD
from jackscrew.games.raising_chicago.picture.places import (
    CARD_Y,
    COMPANIES,
    SPACE_WIDTH,
    Area,
    card_height,
    space_x,
)
from jackscrew.games.raising_chicago.picture.scene import Table
from jackscrew.games.raising_chicago.picture.signs import (
    NEUTRAL,
    colour_css,
    figure,
    marker,
    seat_outline,
)
from jackscrew.games.raising_chicago.picture.wards import banner_place, banner_title, prestige_face


def draw_question(scene: Table) -> None:
    """Outline everything that is an answer."""
    for target in sorted(it for it in scene.asked if it):
        kind, _, what = target.partition("-")
        MARKS[kind](scene, target, what)


def mark_square(scene: Table, target: str, what: str) -> None:
    """A square of a card: `I-1`."""
    space, _, square = what.rpartition("-")
    area = scene.board.square(SPACES.index(space), int(square) - 1)
    seen = scene.view["area"][SPACES.index(space)]
    cost = tuple(seen["cost"].values())
    name = scene.say(naming.square_named, space, int(square), seen=(seen["card"], cost))
    title = scene.text("{space}: {square}", space=space, square=name)
    colour = scene.asker if f"bid {what}" in scene.actions else NEUTRAL
    scene.mark(target, area, title, group(colour_css(colour), marker(colour, MARKER)))


def mark_stock(scene: Table, target: str, what: str) -> None:
    """The tokens of a company: `0-lumber`."""
    seat, _, kind = what.partition("-")
    title = naming.capital(naming.type_named(scene.text, kind))
    scene.mark(target, stock_box(scene.board, int(seat), kind), title)


def mark_track(scene: Table, target: str, what: str) -> None:
    """An expertise track: `0-lumber`."""
    seat, _, kind = what.partition("-")
    title = naming.capital(naming.track_named(scene.text, kind))
    scene.mark(target, track_box(scene.board, int(seat), kind), title)


def mark_plot(scene: Table, target: str, what: str) -> None:
    """A plot: `17`."""
    plot = int(what)
    title = scene.say(naming.plot_told, plot, seen=naming.column_banner(scene.view, plot))
    scene.mark(target, scene.board.town.boxes[plot], title, ghost(scene))


def ghost(scene: Table) -> str:
    """The levels that would rise on a plot, or the prestige building."""
    step = scene.question["step"]
    if step == "site":
        return prestige_face(scene, scene.about["a"], 0, scene.board.town.scale)
    if step != "plot":
        return ""
    levels = scene.view["area"][SPACES.index(scene.about["a"])]["marks"].count(scene.asker)
    drawn = rect(-24, -15, 48, 30, "wood", 5)
    drawn += group("", path(seat_outline(scene.asker, 7), "on-wood"), x=-10)
    return group(colour_css(scene.asker), drawn, figure(10, 0, levels, 20, "bold mid on-seat"))


def mark_outskirts(scene: Table, target: str, what: str) -> None:
    """A plot in the outskirts: `3`."""
    lot = int(what) - 1
    title = naming.capital(naming.outskirts_named(scene.text, lot + 1))
    tile = scene.view["outskirts"][lot]["tile"]
    if tile is not None:
        told = scene.say(naming.empty_tile_told, tile)
        title = scene.text("{place}: {tile}", place=title, tile=told)
    scene.mark(target, scene.board.lot(lot), title)


def mark_prestige(scene: Table, target: str, tile: str) -> None:
    """A prestige building on display: `P3`."""
    place = scene.view["display"].index(tile)
    title = scene.say(naming.prestige_told, tile)
    scene.mark(target, display_box(scene.board, place), title)


def mark_hood(scene: Table, target: str, what: str) -> None:
    """A neighborhood: `5`."""
    hood = int(what)
    x, y = scene.board.town.crossing(hood)
    title = scene.say(naming.hood_told, hood, seen=scene.view["neighborhoods"][hood - 1])
    scene.mark_round(target, x, y, HOOD + 1.5, title)


def mark_card(scene: Table, target: str, space: str) -> None:
    """A card of the project area: `IV`."""
    i = SPACES.index(space)
    area = Area(space_x(i), CARD_Y, SPACE_WIDTH, card_height(len(scene.board.squares)))
    title = scene.say(naming.card_named, scene.view["area"][i]["card"])
    scene.mark(target, area, title)


def mark_banner(scene: Table, target: str, space: str) -> None:
    """A banner space: `column-3`, `prestige`."""
    x, y = banner_place(scene, space)
    is_aside = space != "prestige" and scene.board.town.turned
    area = Area(x - 2, y - 19, 30, 38) if is_aside else Area(x - 19, y - 2, 38, 30)
    scene.mark(target, area, banner_title(scene, space))


def mark_empty(scene: Table, target: str, tile: str) -> None:
    """An empty plot tile in a company: `E4`."""
    for seat, player in enumerate(scene.players):
        if tile in player["empty_plots"]:
            at = COMPANIES, scene.board.company_y(seat)
            area = empty_places(player, at, slots_end(player))[tile].grown(1)
            title = scene.say(naming.empty_tile_told, tile)
            scene.mark(target, area, title)


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
