"""What lies in the town: buildings, neighborhoods, banners, tokens, tiles in the outskirts."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import View
from jackscrew.games.raising_chicago import naming
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
from jackscrew.games.raising_chicago.picture.scene import Table
from jackscrew.games.raising_chicago.picture.signs import figure, seat_mark
from jackscrew.games.raising_chicago.picture.spelling import Drawing

PRESTIGE = -1
"""A prestige building on the rim of a neighborhood."""


def draw_town(scene: Table) -> None:
    """All that lies in the town."""
    view = scene.view
    for lot, seen in enumerate(view["outskirts"]):
        scene.section(draw_lot, lot, *seen.values())
    scene.section(draw_wards, 0, repr(view["wards"]), tokens_left(scene))
    scene.section(draw_banners, 0, repr(view["banners"]))
    for plot in scene.board.town.boxes:
        if view["plots"][plot - 1] is not None:
            scene.section(draw_building, plot, *view["plots"][plot - 1].values())
    for hood, plots in scene.board.town.round_about.items():
        if view["neighborhoods"][hood - 1] is not None:
            owners = tuple(owner_on(scene, plot) for plot in plots)
            scene.section(draw_hood, hood, view["neighborhoods"][hood - 1], owners)
    turning = scene.question.get("step") == "rotation" and scene.about["b"]
    scene.section(draw_display, 0, repr(view["display"]), view["prestige_left"], turning or "")


def draw_lot(scene: Table, lot: int) -> None:
    """An empty plot tile or a moved building in the outskirts."""
    seen, area = scene.view["outskirts"][lot], scene.board.lot(lot)
    x, y = area.middle()
    if seen["tile"] is not None:
        data = scene.board.empties[seen["tile"]]
        words, label = tuple(data["reward"]), str(data["number"])
        face = empty_tile(words, label, area.width - 3, area.height - 3)
        title = scene.say(naming.empty_tile_told, seen["tile"])
        scene.piece(f"tile-{seen['tile']}", x, y, "lies", face, title)
    elif seen["owner"] is not None:
        place = naming.outskirts_named(scene.text, lot + 1)
        title = building_title(scene, seen, place)
        face = house(scene.colour(seen["owner"]), seen["levels"], area.width / PLOT_WIDTH)
        scene.piece(f"moved-{lot + 1}", x, y, "", face, title)


def building_title(scene: Table, seen: View, place: str) -> str:
    """Whose building stands somewhere, and how high."""
    return scene.text(
        "{name}: {levels}, {place}",
        name=naming.capital(scene.owner_named(seen["owner"])),
        levels=naming.counted(scene.text, "level", seen["levels"]),
        place=place,
    )


def draw_wards(scene: Table, what: int) -> None:
    """The levels of all seats in each ward, and its control token."""
    town = scene.board.town
    for ward in town.starts:
        area = town.ward(ward)
        levels = scene.view["wards"][ward - 1]
        told = [
            scene.text(
                "{name}: {levels}", name=name, levels=naming.counted(scene.text, "level", count)
            )
            for name, count in zip(scene.names, levels, strict=False)
        ]
        drawn, width = tally(tuple(levels))
        left = area.x + area.width - TOKEN_WIDTH - 6 - width
        x, y = (left, area.y + 14.5) if town.is_broad else (area.x + 8, area.y + 37)
        scene.piece(f"levels-{ward}", x, y, "still", drawn, "; ".join(told))
        token = tokens_left(scene)[ward - 1]
        if token is not None:
            at = area.x + area.width - TOKEN_WIDTH / 2 - 3, area.y + 14
            draw_token(scene, token, at)


def tokens_left(scene: Table) -> tuple[str | None, ...]:
    """The control tokens by ward, as far as no company has taken them."""
    taken = {token for player in scene.players for token in player["ward_tokens"]}
    return tuple(None if it in taken else it for it in scene.view["ward_tokens"])


def draw_token(scene: Table, token: str, at: Point) -> None:
    """The control token of a ward."""
    data = scene.board.tokens[token]
    title = scene.say(naming.ward_token_named, token)
    face = ward_token(data["first"], data["second"])
    scene.piece(f"token-{token}", *at, "lies", face, title)


@lru_cache(maxsize=512)
def tally(levels: tuple[int, ...]) -> Drawing:
    """Levels by seat; the most stand out."""
    drawn, x = "", 0.0
    for seat, count in enumerate(levels):
        css = "bold" if count and count == max(levels) else "dim"
        drawn += seat_mark(seat, x + 5, 0, 4.8) + figure(x + 12, 0, count, 14, css)
        x += 14 + 10 * len(str(count))
    return drawn, x


def draw_banners(scene: Table, what: int) -> None:
    """The expertise banners of columns and prestige buildings."""
    for space, kind in scene.view["banners"].items():
        if kind is None:
            continue
        is_column = space != "prestige"
        x, y = banner_place(scene, space)
        drawn = pennant(kind, is_column and scene.board.town.turned)
        title = scene.text(
            "{place}: {track}",
            place=banner_title(scene, space),
            track=naming.advance_named(scene.text, kind),
        )
        scene.piece(f"flag-{space}", x, y, "lies", drawn, title)


def banner_title(scene: Table, space: str) -> str:
    """Where a banner counts: its plots by number, for their line runs as the plan is turned."""
    if space == "prestige":
        return scene.text("The prestige buildings")
    columns = scene.board.town.column_of
    plots = [str(plot) for plot, column in columns.items() if f"column-{column}" == space]
    return scene.text("Plots {plots}", plots=naming.joined(scene.text, plots))


def banner_place(scene: Table, space: str) -> Point:
    """Where a banner hangs."""
    if space == "prestige":
        return prestige_banner(scene.board)
    return scene.board.town.banner(int(space.removeprefix("column-")))


def draw_building(scene: Table, plot: int) -> None:
    """A house or a prestige building on a plot."""
    town, seen = scene.board.town, scene.view["plots"][plot - 1]
    x, y = town.boxes[plot].middle()
    place = naming.plot_named(scene.text, scene.view, plot)
    if "prestige" in seen:
        turn = int(seen["turn"])
        told = scene.say(naming.placed_told, seen["prestige"], plot, turn)
        title = scene.text("{building}, {place}", building=told, place=place)
        face = prestige_face(scene, seen["prestige"], turn, town.scale)
        scene.piece(f"building-{seen['prestige']}", x, y, "", face, title)
    else:
        title = building_title(scene, seen, place)
        face = house(scene.colour(seen["owner"]), seen["levels"], town.scale)
        scene.piece(f"project-{seen['project']}", x, y, "", face, title)


def prestige_face(scene: Table, tile: str, turn: int, scale: float = 1) -> str:
    """A prestige building as it is turned, on the plan as that is turned."""
    data = scene.board.prestige[tile]
    quarters = turn // 90 + (1 if scene.board.town.turned else 0)
    return prestige(data["value"], tuple(data["arrows"]), quarters, scale)


def draw_hood(scene: Table, hood: int) -> None:
    """A neighborhood tile; its rim tells who has built around it."""
    town, tile = scene.board.town, scene.view["neighborhoods"][hood - 1]
    owners = tuple(owner_on(scene, plot) for plot in town.round_about[hood])
    face = hood_tile(tuple(scene.board.hoods[tile]["reward"]), owners)
    title = scene.say(naming.hood_told, hood, seen=tile)
    scene.piece(f"tile-{tile}", *town.crossing(hood), "lies", face, title)


def owner_on(scene: Table, plot: int) -> int | None:
    """The colour of the building on a plot, if there is one."""
    seen = scene.view["plots"][plot - 1]
    if seen is None:
        return None
    return PRESTIGE if "prestige" in seen else scene.colour(seen["owner"])


def draw_display(scene: Table, what: int) -> None:
    """The prestige buildings on display; one that is being turned stands on its plot."""
    for i, tile in enumerate(scene.view["display"]):
        if tile is None:
            continue
        at, css = display_box(scene.board, i).middle(), ""
        if scene.question.get("step") == "rotation" and tile == scene.about["a"]:
            at, css = scene.board.town.boxes[int(scene.about["b"])].middle(), "turning"
        title = scene.say(naming.prestige_told, tile)
        scene.piece(f"building-{tile}", *at, css, prestige_face(scene, tile, 0), title)
    left = scene.view["prestige_left"]
    title = scene.text("Prestige buildings in the stack: {count}", count=left)
    drawn = figure(0, 0, left, 16, "bold")
    scene.piece("prestige-left", TOWN + 73, scene.board.lake_y + 51, "still", drawn, title)
