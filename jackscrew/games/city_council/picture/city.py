"""What lies and stands in the city besides its tiles: rail and stops, investors and speculators."""

from __future__ import annotations

from jackscrew.draw import rail
from jackscrew.draw.figures import die, pawn, pill, seat_shape
from jackscrew.draw.plan import square_of
from jackscrew.draw.shapes import as_sign, circle, group, icon, rect, write
from jackscrew.games.city_council.naming import profit, tile_name
from jackscrew.games.city_council.picture.places import (
    CORNERS,
    HALF,
    LANES,
    LEFT,
    PLAN,
    Q,
    corner,
    mat_y,
    tile_corner,
)
from jackscrew.games.city_council.picture.scene import SUITS, Pen, Stand, Table, shown_investment
from jackscrew.games.city_council.view import Investment, SpeculatorView


def draw_rail(table: Table) -> None:
    """The segments, and the stops they make."""
    table.section(draw_segments, "rail", table.view["rail"], table.covered)
    for name, tile in sorted(table.tiles.items()):
        if tile["stop"] and tile["tick"]:
            table.section(draw_stop, name, tile["at"], tile["tick"])


def draw_segments(pen: Pen, key: str, squares: list[str], covered: set[str]) -> None:
    """All segments, each joined to those beside it."""
    arms = rail.arms(map(square_of, squares))
    for square in sorted(squares):
        drawing = rail.segment(arms[square_of(square)], Q, square in covered)
        title = pen.text("Rail on {square}", square=square)
        pen.piece(f"{key}-{square}", *corner(square), "rail", drawing, title)


def draw_stop(pen: Pen, tile: str, at: str, tick: str) -> None:
    """A ring round the tick of a tile."""
    suit = SUITS[tile[0]]
    rings = circle(HALF, HALF, 15, "ring") + circle(HALF, HALF, 12.7, "gap")
    drawing = rings + group("solid", icon(suit, HALF, HALF, 18))
    title = pen.text("Stop: {tile}", tile=tile_name(pen.text, tile))
    pen.piece(f"stop-{tile}", *tile_corner(at, CORNERS[tick]), f"stop {suit}", drawing, title)


def draw_regions(table: Table) -> None:
    """Who profits from which half: chips on the dimension line of that half."""
    found = {player["seat"]: shown_investment(player) for player in table.view["players"]}
    for region in LANES:
        owners = {seat: each for seat, each in found.items() if each and each.region == region}
        for k, (seat, investment) in enumerate(owners.items()):
            table.section(draw_region, seat, investment, k - (len(owners) - 1) / 2)


def draw_region(pen: Pen, seat: int, investment: Investment, place: float) -> None:
    """A chip, so many places from the middle of its line."""
    across, lane = investment.region in "NS", LANES[investment.region]
    along = PLAN.x + PLAN.side / 2 + place * 84
    x, y = (along, lane) if across else (lane, along)
    drawing = pill(interest_signs(seat, investment), across=across)
    title = profit(pen.text, pen.names[seat], investment)
    pen.piece(f"region-{seat}", x, y, f"p{seat}", drawing, title)


def interest_signs(seat: int, investment: Investment) -> list[str]:
    suit, numeral = investment.suit, investment.numeral
    signs = [seat_shape(seat, 0, 0, 14), group(f"solid suited {suit}", icon(suit, 0, 0, 17))]
    return [*signs, write(0, 5.2, str(numeral), "s14 bold mid")] if numeral else signs


def draw_figures(table: Table) -> None:
    """The investors and speculators, in the city or still on their mats."""
    for player in table.view["players"]:
        seat = player["seat"]
        table.section(draw_pawn, seat, table.stand(player["investor"], f"pawn-{seat}"))
    for player in table.view["players"]:
        seat, speculator = player["seat"], player["speculator"]
        stand = table.stand(speculator["tile"], f"die-{seat}") if speculator else None
        table.section(draw_die, seat, speculator, stand)


def draw_pawn(pen: Pen, seat: int, stand: Stand | None) -> None:
    key, css, name = f"pawn-{seat}", f"pawn lies p{seat}", pen.names[seat]
    if stand:
        x, y = stand.x + 5 * stand.east, stand.y + 2 + 3 * stand.south
        pen.piece(key, x, y, css, pawn(seat), pen.text("{name}'s investor", name=name))
    else:
        drawing = group("", pawn(seat), scale=0.66)
        title = pen.text("{name}'s investor, not placed yet", name=name)
        pen.piece(key, LEFT + 218, mat_y(seat) + 18, css, drawing, title)


def draw_die(pen: Pen, seat: int, speculator: SpeculatorView | None, stand: Stand | None) -> None:
    key, css, name = f"die-{seat}", f"die p{seat}", pen.names[seat]
    if speculator is None:
        drawing = group("", die(seat, ""), scale=0.66)
        title = pen.text("{name}'s speculator, not placed yet", name=name)
        pen.piece(key, LEFT + 246, mat_y(seat) + 18, css, drawing, title)
        return
    cube = die(seat, str(speculator["value"]))
    title = pen.text("{name}'s speculator: {value}", name=name, value=speculator["value"])
    if speculator["point"]:
        pen.piece(key, *corner(speculator["point"]), css, claim() + cube, title)
    elif stand:
        x, y = stand.x + 5 * stand.east, stand.y + 5 * stand.south
        pen.piece(key, x, y, css, as_sign("spent-die", cube), title)


def claim() -> str:
    """The four squares round a crossing."""
    return rect(3 - Q, 3 - Q, 2 * Q - 6, 2 * Q - 6, "claim", 9)
