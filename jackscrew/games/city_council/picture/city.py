"""The city: its plan and halves, tiles, rail and stops, and the pieces that stand in it."""

from collections.abc import Iterator
from functools import lru_cache

from jackscrew.draw.figures import die, pawn, pill, seat_shape
from jackscrew.draw.plan import square_of
from jackscrew.draw.rail import arms, segment
from jackscrew.draw.scene import View, seat_css
from jackscrew.draw.shapes import circle, group, icon, path, rect, write
from jackscrew.games.city_council.picture.names import (
    INTERESTS,
    INTERESTS_WITH_NUMERAL,
    SUIT_NAMES,
    tile_name,
)
from jackscrew.games.city_council.picture.scene import (
    CORNERS,
    HALF,
    HALVES,
    LANES,
    LEFT,
    PLAN,
    STACK_Y,
    SUITS,
    City,
    Point,
    Q,
    mat_y,
    stack_x,
)

ZONES = {"S": "warehouse", "M": "industry", "C": "residential", "A": "commercial"}
ACES = {"S": "power-plant", "M": "sewage-plant", "C": "city-hall", "A": "airport"}

Laid = tuple[str, float, float, str, str, str]
"""A tile to be laid: its name, x, y, css, drawing and title."""


def city_plan(quadrants: tuple[str, ...]) -> str:
    """The plan as it is printed, the quadrants named along its dimension lines."""
    x, y = PLAN.corner(5, 5)
    seam = f"M{PLAN.x + 7 * Q} {PLAN.y}v{PLAN.side}M{PLAN.x} {PLAN.y + 7 * Q}h{PLAN.side}"
    lines = rect(x, y, 4 * Q, 4 * Q, "centre") + path(seam, "quarter")
    dimensions = PLAN.dimensions(LANES["N"] - PLAN.y, LANES["S"] - PLAN.y)
    ends = (PLAN.x + 96, PLAN.x + PLAN.side - 96)
    corners = [(x, LANES[lane] + 4) for lane in "NS" for x in ends]
    names = (
        write(x, y, name, "quadrant serif caps")
        for (x, y), name in zip(corners, quadrants, strict=True)
    )
    return PLAN.ground() + lines + PLAN.frame() + dimensions + "".join(names)


def draw_half(scene: City, seat: int) -> None:
    """A seat's half of the city, shaded; nothing before it has one."""
    region = scene.view["players"][seat]["region"]
    if region is None:
        return
    column, row, columns, rows = HALVES[region]
    x, y = PLAN.corner(row, column)
    drawing = rect(0, 0, columns * Q, rows * Q, "half")
    scene.piece(f"half-{seat}", x, y, f"p{seat}", drawing, profit(scene, seat))


def draw_interests(scene: City, seat: int) -> None:
    """An outline round every tile that a seat profits from."""
    player = scene.view["players"][seat]
    for name, tile in sorted(scene.tiles.items()):
        if player["region"] and is_interest(tile, player):
            x, y = PLAN.corner(*square_of(tile["at"]))
            drawing = rect(-1, -1, 102, 102, "interest", 10)
            scene.piece(f"interest-{name}", x, y, f"p{seat}", drawing, profit(scene, seat))


def is_interest(tile: View, player: View) -> bool:
    letter, value = tile["tile"][0], tile["tile"][1]
    signs = player["interests"]
    matches = SUITS[letter] == signs["suit"] or value == str(signs["numeral"])
    row, column = square_of(tile["at"])
    inside = {"N": row <= 5, "S": row >= 7, "W": column <= 5, "E": column >= 7}
    return matches and inside[player["region"]]


def profit(scene: City, seat: int) -> str:
    """In words: what a seat profits from."""
    player = scene.view["players"][seat]
    suit, numeral = player["interests"]["suit"], player["interests"]["numeral"]
    sentences = INTERESTS_WITH_NUMERAL if numeral else INTERESTS
    return scene.text(
        sentences[player["region"]],
        name=scene.names[seat],
        suit=scene.text(SUIT_NAMES[suit]),
        numeral=numeral,
    )


def draw_tiles(scene: City) -> None:
    """All tiles that are known, in the order of their names so that none changes its place."""
    laid = [*city_tiles(scene), *stack_tiles(scene), *waiting_tile(scene)]
    for name, x, y, css, drawing, title in sorted(laid):
        scene.piece(f"tile-{name}", x, y, css, drawing, title)
    for i, stack in enumerate(scene.view["stacks"]):
        draw_count(scene, i, stack["below"])


def city_tiles(scene: City) -> Iterator[Laid]:
    for name, tile in scene.tiles.items():
        x, y = PLAN.corner(*square_of(tile["at"]))
        drawing = tile_face(name, tile["tick"], shows_kind(scene, tile))
        title = scene.text(
            "{tile} on {square}", tile=tile_name(scene.text, name), square=tile["at"]
        )
        yield name, x, y, f"tile lies {SUITS[name[0]]}", drawing, title


def shows_kind(scene: City, tile: View) -> bool:
    """Is the square of the kind's sign, opposite the tick, free of pieces and rail?"""
    if tile["tick"] is None or tile["tile"] in scene.standing:
        return False
    row, column = square_of(tile["at"])
    down, right = CORNERS[tile["tick"]]
    opposite = row + 1 - down, column + 1 - right
    return all(square_of(name) != opposite for name in scene.view["rail"])


def stack_tiles(scene: City) -> Iterator[Laid]:
    for i, stack in enumerate(scene.view["stacks"]):
        if name := stack["up"]:
            drawing = group("", tile_face(name, "NW", show_kind=False), scale=0.55)
            css, title = f"tile lies {SUITS[name[0]]}", tile_name(scene.text, name)
            yield name, stack_x(scene, i) - 3, STACK_Y - 3, css, drawing, title


def waiting_tile(scene: City) -> Iterator[Laid]:
    """A tile taken and not placed yet waits on its stack, lifted."""
    if waiting := scene.view["waiting"]:
        name = waiting["tile"]
        x, y = stack_x(scene, waiting["stack"]) - 5, STACK_Y - 7
        drawing = group("", tile_face(name, "NW", show_kind=False), scale=0.58)
        title = scene.text("{tile}, to be placed", tile=tile_name(scene.text, name))
        yield name, x, y, f"tile lies waiting {SUITS[name[0]]}", drawing, title


def draw_count(scene: City, i: int, below: int) -> None:
    if below:
        drawing = circle(0, 0, 10, "count") + write(0, 4.5, str(below), "s12 semi mid")
        title = scene.text("Tiles face down: {count}", count=below)
        scene.piece(f"count-{i}", stack_x(scene, i) + 54, STACK_Y + 54, "", drawing, title)


@lru_cache(maxsize=1024)
def tile_face(tile: str, tick: str | None, show_kind: bool) -> str:
    """A tile of two squares by two, drawn from its north-west corner, 3 units smaller all round."""
    face = rect(3, 3, 94, 94, "face edge", 7) + rect(7, 7, 86, 86, "rim", 4) + tile_value(tile)
    is_park = tile[1] == "0"
    if tick is None and not is_park:
        return face + group("solid loose", icon(SUITS[tile[0]], Q, 20, 18))
    row, column = CORNERS[tick or "NW"]
    x, y = HALF + Q * column, HALF + Q * row
    if show_kind and tile[1] not in "01":
        face += group("kind solid", icon(ZONES[tile[0]], 2 * Q - x, 2 * Q - y, 18))
    face += "" if is_park else circle(x, y, 13.5, "tick")
    return face + group("solid", icon(SUITS[tile[0]], x, y, 18))


def tile_value(tile: str) -> str:
    """What stands in the middle of a tile: its numeral, or the sign of a park or site."""
    letter, value = tile[0], tile[1]
    if value in "01":
        return icon("park" if value == "0" else ACES[letter], Q, Q, 42, "large")
    return write(Q, Q + 14.5, value, "value")


def draw_rail(scene: City) -> None:
    """The segments, each joined to those beside it."""
    laid = arms(map(square_of, scene.view["rail"]))
    for name in sorted(scene.view["rail"]):
        square = square_of(name)
        drawing = segment(laid[square], Q, square in scene.covered)
        title = scene.text("Rail on {square}", square=name)
        scene.piece(f"rail-{name}", *PLAN.corner(*square), "rail", drawing, title)


def draw_stops(scene: City) -> None:
    """A ring round the tick of every tile that is a stop."""
    for name, tile in sorted(scene.tiles.items()):
        if tile["stop"]:
            suit = SUITS[name[0]]
            rings = circle(HALF, HALF, 15, "ring") + circle(HALF, HALF, 12.7, "gap")
            drawing = rings + group("solid", icon(suit, HALF, HALF, 18))
            title = scene.text("Stop: {tile}", tile=tile_name(scene.text, name))
            x, y = corner_of(tile, CORNERS[tile["tick"]])
            scene.piece(f"stop-{name}", x, y, f"stop {suit}", drawing, title)


def corner_of(tile: View, corner: tuple[int, int]) -> Point:
    """The north-west corner of one of a tile's four squares."""
    row, column = square_of(tile["at"])
    return PLAN.corner(row + corner[0], column + corner[1])


def draw_regions(scene: City) -> None:
    """Who profits from which half: chips on the dimension line of that half."""
    for region, lane in LANES.items():
        owners = [player for player in scene.view["players"] if player["region"] == region]
        across = region in "NS"
        for k, player in enumerate(owners):
            seat = player["seat"]
            along = PLAN.x + PLAN.side / 2 + (k - (len(owners) - 1) / 2) * 84
            x, y = (along, lane) if across else (lane, along)
            drawing = pill(interest_signs(player), across=across)
            scene.piece(f"region-{seat}", x, y, f"p{seat}", drawing, profit(scene, seat))


def interest_signs(player: View) -> list[str]:
    suit, numeral = player["interests"]["suit"], player["interests"]["numeral"]
    signs = [
        seat_shape(player["seat"], 0, 0, 14),
        group(f"solid suited {suit}", icon(suit, 0, 0, 17)),
    ]
    return [*signs, write(0, 5.2, str(numeral), "s14 bold mid")] if numeral else signs


def draw_pawns(scene: City) -> None:
    """The investors, in the city or still on their mats."""
    for player in scene.view["players"]:
        seat, name = player["seat"], scene.names[player["seat"]]
        key, tile = f"pawn-{seat}", player["investor"]
        if tile:
            x, y, east, south = stand_on(scene, tile, key)
            title = scene.text("{name}'s investor", name=name)
            scene.piece(key, x + 5 * east, y + 2 + 3 * south, pawn_css(seat), pawn(seat), title)
        else:
            drawing = group("", pawn(seat), scale=0.66)
            title = scene.text("{name}'s investor, not placed yet", name=name)
            scene.piece(key, LEFT + 218, mat_y(seat) + 18, pawn_css(seat), drawing, title)


def pawn_css(seat: int) -> str:
    return f"pawn lies {seat_css(seat)}"


def draw_dice(scene: City) -> None:
    """The speculators, in the city or still on their mats."""
    for player in scene.view["players"]:
        seat, speculator = player["seat"], player["speculator"]
        x, y, drawing = die_place(scene, seat, speculator)
        name = scene.names[seat]
        title = scene.text("{name}'s speculator, not placed yet", name=name)
        if speculator:
            title = scene.text("{name}'s speculator: {value}", name=name, value=speculator["value"])
        scene.piece(f"die-{seat}", x, y, f"die p{seat}", drawing, title)


def die_place(scene: City, seat: int, speculator: View | None) -> tuple[float, float, str]:
    if speculator is None:
        return LEFT + 246, mat_y(seat) + 18, group("", die(seat, ""), scale=0.66)
    cube = die(seat, str(speculator["value"]))
    if speculator["tile"]:
        x, y, east, south = stand_on(scene, speculator["tile"], f"die-{seat}")
        return x + 5 * east, y + 5 * south, cube
    return *PLAN.corner(*square_of(speculator["point"])), claim() + cube


def stand_on(scene: City, name: str, key: str) -> tuple[float, float, int, int]:
    """Where a piece stands on a tile, and which way is out: first opposite the tick."""
    tile = scene.tiles[name]
    row, column = CORNERS[tile["tick"] or "NW"]
    corners = [(1 - row, 1 - column), (1 - row, column), (row, 1 - column), (row, column)]
    row, column = corners[scene.standing[name].index(key)]
    x, y = corner_of(tile, (row, column))
    return x + HALF, y + HALF, 2 * column - 1, 2 * row - 1


def claim() -> str:
    """The four squares round a crossing."""
    return rect(3 - Q, 3 - Q, 2 * Q - 6, 2 * Q - 6, "claim", 9)
