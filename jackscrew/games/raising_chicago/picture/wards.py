"""What lies in the town: buildings, neighborhoods, banners, tokens, tiles in the outskirts."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import Area
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.ground import display_box, prestige_banner
from jackscrew.games.raising_chicago.picture.pieces import (
    PLOT_WIDTH,
    TOKEN_WIDTH,
    empty_tile,
    hood_tile,
    house,
    pennant,
    prestige,
    ward_token,
)
from jackscrew.games.raising_chicago.picture.places import TOWN, Point
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import figure, seat_mark
from jackscrew.games.raising_chicago.picture.spelling import Drawing
from jackscrew.games.raising_chicago.view import BuildingView, LotView, is_prestige, is_raised

Plots = list[BuildingView | None]
PRESTIGE = -1
"""A prestige building on the rim of a neighborhood."""


def draw_town(scene: Table) -> None:
    """All that lies in the town."""
    view = scene.view
    scene.section(draw_outskirts, "outskirts", view["outskirts"])
    taken = {token for player in scene.players for token in player["ward_tokens"]}
    tokens = [None if token in taken else token for token in view["ward_tokens"]]
    scene.section(draw_wards, "wards", view["wards"], tokens)
    scene.section(draw_banners, "banners", view["banners"])
    scene.section(draw_buildings, "plots", view["plots"])
    scene.section(draw_hoods, "neighborhoods", view["neighborhoods"], view["plots"])
    scene.section(draw_display, "display", view["display"], view["prestige_left"])


def draw_outskirts(pen: Pen, place: str, lots: list[LotView]) -> None:
    """All that lies in the outskirts."""
    for lot, seen in enumerate(lots):
        pen.section(draw_lot, lot, seen)


def draw_wards(pen: Pen, place: str, levels: list[list[int]], tokens: list[str | None]) -> None:
    """Levels and control tokens of all wards."""
    for ward in pen.board.town.starts:
        pen.section(draw_ward, ward, levels[ward - 1], tokens[ward - 1])


def draw_buildings(pen: Pen, place: str, plots: Plots) -> None:
    """All buildings in the wards."""
    for plot in pen.board.town.boxes:
        built = plots[plot - 1]
        if built is not None:
            pen.section(draw_building, plot, built)


def draw_hoods(pen: Pen, place: str, tiles: list[str | None], plots: Plots) -> None:
    """All neighborhood tiles that lie in the town."""
    for hood, around in pen.board.town.round_about.items():
        tile = tiles[hood - 1]
        if tile is not None:
            owners = tuple(owner_of(pen, plots[plot - 1]) for plot in around)
            pen.section(draw_hood, hood, tile, owners)


def draw_lot(pen: Pen, lot: int, seen: LotView) -> None:
    """An empty plot tile or a moved building in the outskirts."""
    area, tile, owner = pen.board.lot(lot), seen["tile"], seen["owner"]
    if tile is not None:
        data = pen.board.empties[tile]
        words, label = tuple(data["reward"]), str(data["number"])
        face = empty_tile(words, label, area.width - 3, area.height - 3)
        title = pen.say(naming.empty_tile_told, tile)
        pen.piece(f"tile-{tile}", *area.middle(), "lies", face, title)
    elif owner is not None:
        place = naming.outskirts_named(pen.text, lot + 1)
        title = building_title(pen, owner, seen["levels"], place)
        face = house(pen.colour(owner), seen["levels"], area.width / PLOT_WIDTH)
        pen.piece(f"moved-{lot + 1}", *area.middle(), "", face, title)


def building_title(pen: Pen, owner: int, levels: int, place: str) -> str:
    """Whose building stands somewhere, and how high."""
    return pen.text(
        "{name}: {levels}, {place}",
        name=naming.capital(pen.owner_named(owner)),
        levels=naming.counted(pen.text, "level", levels),
        place=place,
    )


def draw_ward(pen: Pen, ward: int, levels: list[int], token: str | None) -> None:
    """The levels of all seats in a ward, and its control token until somebody takes it."""
    town, area = pen.board.town, pen.board.town.ward(ward)
    told = [
        pen.text("{name}: {levels}", name=name, levels=naming.counted(pen.text, "level", count))
        for name, count in zip(pen.names, levels, strict=False)
    ]
    drawn, width = tally(tuple(levels))
    left = area.x + area.width - TOKEN_WIDTH - 6 - width
    x, y = (left, area.y + 14.5) if town.is_broad else (area.x + 8, area.y + 37)
    pen.piece(f"levels-{ward}", x, y, "still", drawn, "; ".join(told))
    if token is not None:
        data, title = pen.board.tokens[token], pen.say(naming.ward_token_named, token)
        face, x = ward_token(data["first"], data["second"]), area.x + area.width
        pen.piece(f"token-{token}", x - TOKEN_WIDTH / 2 - 3, area.y + 14, "lies", face, title)


@lru_cache(maxsize=512)
def tally(levels: tuple[int, ...]) -> Drawing:
    """Levels by seat; the most stand out."""
    drawn, x = "", 0.0
    for seat, count in enumerate(levels):
        css = "bold" if count and count == max(levels) else "dim"
        drawn += seat_mark(seat, x + 5, 0, 4.8) + figure(x + 12, 0, count, 14, css)
        x += 14 + 10 * len(str(count))
    return drawn, x


def draw_banners(pen: Pen, place: str, banners: dict[str, str | None]) -> None:
    """The expertise banners of columns and prestige buildings."""
    for space, kind in banners.items():
        if kind is None:
            continue
        is_column = space != "prestige"
        x, y = banner_place(pen.board, space)
        drawn = pennant(kind, is_column and pen.board.town.turned)
        title = pen.text(
            "{place}: {track}",
            place=banner_title(pen, space),
            track=naming.advance_named(pen.text, kind),
        )
        pen.piece(f"flag-{space}", x, y, "lies", drawn, title)


def banner_title(pen: Pen, space: str) -> str:
    """Where a banner counts: its plots by number, for their line runs as the plan is turned."""
    if space == "prestige":
        return pen.text("The prestige buildings")
    columns = pen.board.town.column_of
    plots = [str(plot) for plot, column in columns.items() if f"column-{column}" == space]
    return pen.text("Plots {plots}", plots=naming.joined(pen.text, plots))


def banner_place(board: Board, space: str) -> Point:
    """Where a banner hangs."""
    if space == "prestige":
        return prestige_banner(board)
    return board.town.banner(int(space.removeprefix("column-")))


def banner_area(board: Board, space: str) -> Area:
    """A banner space."""
    x, y = banner_place(board, space)
    is_aside = space != "prestige" and board.town.turned
    return Area(x - 2, y - 19, 30, 38) if is_aside else Area(x - 19, y - 2, 38, 30)


def draw_building(pen: Pen, plot: int, seen: BuildingView) -> None:
    """A house or a prestige building on a plot."""
    town, printed = pen.board.town, pen.board.printed
    x, y = town.boxes[plot].middle()
    place = naming.plot_named(pen.text, printed, plot)
    if is_prestige(seen):
        turn = int(seen["turn"])
        told = naming.placed_told(pen.text, printed, seen["prestige"], plot, turn)
        title = pen.text("{building}, {place}", building=naming.capital(told), place=place)
        face = prestige_face(pen.board, seen["prestige"], turn, town.scale)
        pen.piece(f"building-{seen['prestige']}", x, y, "", face, title)
    elif is_raised(seen):
        title = building_title(pen, seen["owner"], seen["levels"], place)
        face = house(pen.colour(seen["owner"]), seen["levels"], town.scale)
        pen.piece(f"project-{seen['project']}", x, y, "", face, title)


def prestige_face(board: Board, tile: str, turn: int, scale: float = 1) -> str:
    """A prestige building as it is turned, on the plan as that is turned."""
    data = board.prestige[tile]
    quarters = turn // 90 + (1 if board.town.turned else 0)
    return prestige(data["value"], tuple(data["arrows"]), quarters, scale)


def draw_hood(pen: Pen, hood: int, tile: str, owners: tuple[int | None, ...]) -> None:
    """A neighborhood tile; its rim tells who has built around it."""
    face = hood_tile(tuple(pen.board.hoods[tile]["reward"]), owners)
    title = naming.capital(naming.hood_told(pen.text, pen.board.printed, hood, tile))
    pen.piece(f"tile-{tile}", *pen.board.town.crossing(hood), "lies", face, title)


def owner_of(pen: Pen, seen: BuildingView | None) -> int | None:
    """The colour of what stands on a plot, if something does."""
    if seen is None:
        return None
    return pen.colour(seen["owner"]) if is_raised(seen) else PRESTIGE


def draw_display(pen: Pen, place: str, display: list[str | None], left: int) -> None:
    """The prestige buildings on display, and how many are left in the stack."""
    for i, tile in enumerate(display):
        if tile is not None:
            at, face = display_box(pen.board, i).middle(), prestige_face(pen.board, tile, 0)
            pen.piece(f"building-{tile}", *at, "", face, pen.say(naming.prestige_told, tile))
    title = pen.text("Prestige buildings in the stack: {count}", count=left)
    drawn = figure(0, 0, left, 16, "bold")
    pen.piece("prestige-left", TOWN + 73, pen.board.lake_y + 51, "still", drawn, title)
