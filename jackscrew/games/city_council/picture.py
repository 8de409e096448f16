"""City Council's table as a picture: the city on the left, council sheet and seats on the right."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from jackscrew.draw import N_, Svg, Text, english, marks
from jackscrew.draw.figures import back, blank_coin, chit, coin, die, pawn, pill, seat_shape
from jackscrew.draw.plan import Plan, square_of
from jackscrew.draw.rail import arms, segment
from jackscrew.draw.scene import Scene, View, seat_css
from jackscrew.draw.shapes import circle, group, icon, path, rect, write
from jackscrew.draw.sheet import heading, pips
from jackscrew.draw.themes import read_style
from jackscrew.draw.words import fitted, gained, signed

Point = tuple[float, float]

Q = 50
HALF = Q / 2
PLAN = Plan(60, 60, 14, Q)
WIDTH, HEIGHT = 1104, 812
LANES = {"N": 16, "W": 16, "S": 790, "E": 790}

LEFT, ROOM = 828, 268
RIGHT = LEFT + ROOM
ROUND_Y, STACK_Y, BID_Y, TURN_Y, COUNCIL_Y, SEAT_Y = 26, 82, 202, 290, 366, 520
BID_WIDTH, BID_HEIGHT = ROOM / 6, 52
TURN_HEIGHT = 38
ROW, MAT, MAT_STEP = 36, 66, 71
CHIT_COUNT = 4
COINS = (2, 3, 4, 5)

SUITS = {"S": "suns", "M": "moons", "C": "crowns", "A": "arms"}
ZONES = {"S": "warehouse", "M": "industry", "C": "residential", "A": "commercial"}
ACES = {"S": "power-plant", "M": "sewage-plant", "C": "city-hall", "A": "airport"}
CORNERS = {"NW": (0, 0), "NE": (0, 1), "SE": (1, 1), "SW": (1, 0)}
HALVES = {"N": (0, 0, 14, 7), "S": (0, 7, 14, 7), "W": (0, 0, 7, 14), "E": (7, 0, 7, 14)}
"""Of each half: first column, first row, columns, rows."""

SUIT_NAMES = {"suns": N_("suns"), "moons": N_("moons"), "crowns": N_("crowns"), "arms": N_("arms")}
ZONE_NAMES = {
    "S": N_("{value} of suns"),
    "M": N_("{value} of moons"),
    "C": N_("{value} of crowns"),
    "A": N_("{value} of arms"),
}
ACE_NAMES = {
    "S": N_("power plant"),
    "M": N_("sewage plant"),
    "C": N_("city hall"),
    "A": N_("airport"),
}
QUADRANTS = (N_("north-west"), N_("north-east"), N_("south-west"), N_("south-east"))
CORNER_NAMES = dict(zip(("NW", "NE", "SW", "SE"), QUADRANTS, strict=True))
HALF_NAMES = {"N": N_("north"), "S": N_("south"), "W": N_("west"), "E": N_("east")}
INTERESTS = {
    "N": N_("{name} profits from {suit} in the northern half"),
    "S": N_("{name} profits from {suit} in the southern half"),
    "W": N_("{name} profits from {suit} in the western half"),
    "E": N_("{name} profits from {suit} in the eastern half"),
}
INTERESTS_WITH_NUMERAL = {
    "N": N_("{name} profits from {suit} and every {numeral} in the northern half"),
    "S": N_("{name} profits from {suit} and every {numeral} in the southern half"),
    "W": N_("{name} profits from {suit} and every {numeral} in the western half"),
    "E": N_("{name} profits from {suit} and every {numeral} in the eastern half"),
}
COIN_STATES = {
    "free": N_("{name}'s coin {value}, free"),
    "used": N_("{name}'s coin {value}, used"),
    "bid": N_("{name}'s coin {value}, bid"),
}
COUNCIL = {
    "mayor": (N_("Mayor"), N_("7 points at once")),
    "transit": (N_("Transit Director"), N_("branch line, 2 a segment")),
    "treasurer": (N_("Treasurer"), N_("1 chit at once")),
    "zoning": (N_("Zoning Board Chairman"), N_("no bonus for others")),
}
COUNCIL_TITLES = {
    "mayor": N_("Mayor: 7 points at once"),
    "transit": N_("Transit Director: rail may branch off anywhere and scores 2 points a segment"),
    "treasurer": N_("Treasurer: take a chit"),
    "zoning": N_("Zoning Board Chairman: your turn gives the others no investment bonus"),
}


def picture(
    view: View,
    names: Sequence[str] | None = None,
    text: Text = english,
    theme: str = "light",
    show_region: int | None = None,
) -> Svg:
    """The table as one seat may see it.

    With `show_region` that seat's half of the city is shaded and its interests are outlined.
    """
    scene = City(view, names, text, theme)
    for draw in (draw_round, draw_bid_slots, draw_turn_slots, draw_council, draw_supplies):
        draw(scene)
    draw_mats(scene)
    draw_stacks(scene)
    if show_region is not None:
        draw_half(scene, show_region)
    draw_tiles(scene)
    if show_region is not None:
        draw_interests(scene, show_region)
    for draw in (draw_rail, draw_stops, draw_regions, draw_coins, draw_pawns, draw_dice):
        draw(scene)
    draw_question(scene)
    return scene.svg


def target_of(action: str, seat: int) -> str | None:
    """The id of the element that stands for an action of a seat; None for skip and stop."""
    verb, _, what = action.partition(" ")
    if verb not in TARGETS:
        return None
    if verb == "bid":
        return f"bid-{sum(map(int, what.split('+')))}"
    if what.startswith("chit"):
        return f"chits-{seat}"
    return TARGETS[verb].format(what=what, seat=seat)


TARGETS = {
    "bid": "bid-{what}",
    "order": "turn-{what}",
    "lobby": "council-{what}",
    "steal": "seat-{what}",
    "winner": "seat-{what}",
    "take": "tile-{what}",
    "pay": "coin-{seat}-{what}",
    "fund": "coin-{seat}-{what}",
    "invest": "coin-{seat}-{what}",
    "place": "place-{what}",
    "tick": "tick-{what}",
    "speculate": "point-{what}",
    "die": "die-face-{what}",
    "rail": "square-{what}",
}


class City(Scene):
    """A scene that knows its tiles and what stands on them."""

    def __init__(self, view: View, names: Sequence[str] | None, text: Text, theme: str) -> None:
        super().__init__(view, names, text, blank(view, text, theme), target_of)
        self.tiles: dict[str, View] = {tile["tile"]: tile for tile in view["tiles"]}
        self.covered = covered(view)
        self.standing = standing(view)


def blank(view: View, text: Text, theme: str) -> Svg:
    """The table before anything is laid on it."""
    headings = (text("Stacks"), text("Bids"), text("Turn order"), text("Council"))
    label = text("City Council, round {round} of {rounds}", **rounds(view))
    return Svg(
        WIDTH,
        HEIGHT,
        under=printed(headings, tuple(text(name) for name in QUADRANTS)),
        parts=parts(view["seats"]),
        label=label,
        css="city-council",
        style=read_style("jackscrew.games.city_council", "board.css"),
        theme=theme,
    )


def parts(seats: int) -> dict[str, tuple[float, float, float, float]]:
    width = ROOM + 18
    return {
        "board": (0, 0, 812, 812),
        "council": (LEFT - 10, 0, width, SEAT_Y - 8),
        "seats": (LEFT - 10, SEAT_Y - 8, width, seats * MAT_STEP + 10),
    }


def rounds(view: View) -> dict[str, int]:
    return {"round": view["round"], "rounds": view["rounds"]}


@lru_cache(maxsize=16)
def printed(headings: tuple[str, ...], quadrants: tuple[str, ...]) -> str:
    """The printed board: the plan of the city and the headings of the sheet."""
    places = (STACK_Y - 16, BID_Y - 14, TURN_Y - 14, COUNCIL_Y - 12)
    sheet = (heading(LEFT, y, ROOM, words) for y, words in zip(places, headings, strict=True))
    return city_plan(quadrants) + "".join(sheet)


def city_plan(quadrants: tuple[str, ...]) -> str:
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


def draw_round(scene: City) -> None:
    view, text = scene.view, scene.text
    words = text("Game over") if view["over"] else text("Round {round} of {rounds}", **rounds(view))
    done = view["rounds"] if view["over"] else view["round"] - 1
    row = pips(RIGHT, ROUND_Y - 5, view["rounds"], done)
    scene.piece("round", 0, 0, "", heading(LEFT, ROUND_Y, ROOM, words) + row, words)


def draw_bid_slots(scene: City) -> None:
    bidders = {bid["value"]: bid["seat"] for bid in scene.view["bids"]}
    for value in range(2, 8):
        drawing = rect(2, 0, BID_WIDTH - 4, BID_HEIGHT, "slot edge", 5)
        drawing += write(13, 18, str(value), "s14 semi mid")
        seat = bidders.get(value)
        title = scene.text("Bid {value}", value=value)
        if seat is not None:
            drawing += bid_shape(scene, seat)
            title = scene.text("{name} bid {value}", name=scene.names[seat], value=value)
        scene.piece(f"bid-{value}", bid_x(value), BID_Y, seat_css(seat), drawing, title)


def bid_shape(scene: City, seat: int) -> str:
    """Whose bid it is; large when both coins have gone on to the turn order and the council."""
    view = scene.view
    has_gone = seat in view["order"] and seat in view["council"].values()
    return seat_shape(seat, BID_WIDTH / 2, 35, 16) if has_gone else seat_shape(seat, 34, 13, 12)


def bid_x(value: int) -> float:
    return LEFT + (value - 2) * BID_WIDTH


def draw_turn_slots(scene: City) -> None:
    width = ROOM / scene.seats - 6
    for i, seat in enumerate(scene.view["order"]):
        now = " now" if seat is not None and seat == scene.asker else ""
        drawing = rect(0, 0, width, TURN_HEIGHT, f"slot edge{now}", 5)
        drawing += write(10, 24, str(i + 1), "s14 semi mid")
        title = scene.text("Turn position {position}", position=i + 1)
        if seat is not None:
            drawing += seat_shape(seat, width - 9, TURN_HEIGHT / 2, 11)
            title = scene.text(
                "{name} has turn position {position}", name=scene.names[seat], position=i + 1
            )
        scene.piece(f"turn-{i + 1}", turn_x(scene, i), TURN_Y, seat_css(seat), drawing, title)


def turn_x(scene: City, position: int) -> float:
    return LEFT + position * (ROOM + 6) / scene.seats


def draw_council(scene: City) -> None:
    for i, (key, (name, effect)) in enumerate(COUNCIL.items()):
        drawing = rect(-4, 1, ROOM + 6, ROW - 2, "row edge", 7)
        drawing += path(f"M0 0h{ROOM}", "rule") if i else ""
        drawing += group("sign", icon(key, 13, ROW / 2, 24))
        drawing += write(34, 15, fitted(scene.text(name), 196, 14, bold=True), "s14 semi")
        drawing += write(34, 30, fitted(scene.text(effect), 196, 12), "s12 dim")
        drawing += circle(ROOM - 18, ROW / 2, 14, "slot")
        title = scene.text(COUNCIL_TITLES[key])
        scene.piece(f"council-{key}", LEFT, COUNCIL_Y + ROW * i, "", drawing, title)


def draw_supplies(scene: City) -> None:
    """The piles all draw from: rail segments and chits."""
    left = scene.view["segments_left"]
    signs = group("sign", icon("rail", -40, -5, 18)) + write(0, 0, str(left), "s14 semi end")
    title = scene.text("Rail segments left: {count}", count=left)
    scene.piece("segments", RIGHT, STACK_Y - 16, "", signs, title)
    pile = "".join(chit_or_gap(k, scene.view["chits"]) for k in range(CHIT_COUNT))
    title = scene.text("Chits in the pile: {count}", count=scene.view["chits"])
    scene.piece("chits-pile", RIGHT, BID_Y - 20, "", pile, title)


def chit_or_gap(place: int, held: int) -> str:
    x = -10 - 19 * place
    return chit(x, 0, scale=0.8) if place < held else circle(x, 0, 7, "hole")


def draw_mats(scene: City) -> None:
    for player in scene.view["players"]:
        seat = player["seat"]
        won = seat in scene.view["winners"]
        css = f"p{seat}" + " now" * (seat == scene.asker) + " won" * won
        title = scene.text(
            "{name}: {points} points", name=scene.names[seat], points=signed(player["points"])
        )
        drawing = mat(scene, player, won)
        scene.piece(f"seat-{seat}", LEFT, mat_y(seat), css, drawing, title)
        draw_chits(scene, player)


def mat_y(seat: int) -> int:
    return SEAT_Y + seat * MAT_STEP


def mat(scene: City, player: View, won: bool) -> str:
    seat = player["seat"]
    name = fitted(scene.names[seat], 86 if won else 108, 14, bold=True)
    drawing = rect(0, 0, ROOM, MAT, "mat edge", 7) + seat_shape(seat, 18, 17, 15)
    drawing += write(32, 22, name, "s14 semi") + interests(scene, player)
    drawing += write(ROOM - 12, 55, signed(player["points"]), "s26 bold end alone")
    drawing += "".join(hole(player, value) for value in COINS)
    return drawing + (group("own", icon("trophy", 130, 17, 20)) if won else "")


def interests(scene: City, player: View) -> str:
    """What the seat profits from, and in which half of the city."""
    region, signs = player["region"], player["interests"]
    if region is None:
        return ""
    suit, numeral = signs["suit"], signs["numeral"]
    drawing = group(f"solid suited {suit}", icon(suit, 154 if numeral else 171, 17, 15))
    drawing += write(171, 22, str(numeral), "s14 bold mid") if numeral else ""
    column, row, columns, rows = HALVES[region]
    drawing += rect(183 + column, 10 + row, columns, rows, "region-half")
    drawing += rect(183, 10, 14, 14, "region")
    return drawing + write(203, 21.5, fitted(scene.text(HALF_NAMES[region]), 56, 12), "s12 dim")


def hole(player: View, value: int) -> str:
    """Where a coin lies; an arrow says that it is away on the sheet above."""
    x, y = coin_home(value)
    away = player["coins"][str(value)] == "bid"
    return circle(x, y, 12, "hole") + (group("sign", icon("up", x, y, 14)) if away else "")


def coin_home(value: int) -> Point:
    return 22 + 31 * (value - 2), 46


def draw_chits(scene: City, player: View) -> None:
    seat, count = player["seat"], player["chits"]
    drawing = rect(-12, -13, 24 + 15 * max(count - 1, 0), 26, "row edge", 8)
    drawing += "".join(chit(15 * k, 0, scale=0.8) for k in range(count))
    title = scene.text("{name}'s chits: {count}", name=scene.names[seat], count=count)
    scene.piece(f"chits-{seat}", LEFT + 145, mat_y(seat) + 46, "", drawing, title)


def draw_stacks(scene: City) -> None:
    for i, stack in enumerate(scene.view["stacks"]):
        below = stack["below"]
        under_tile = 3 if stack["up"] or is_waiting(scene.view, i) else 0
        layers = range(min(below, 3) - 1, -1, -1)
        backs = [back(3 * k + under_tile, 3 * k + under_tile, 52) for k in layers]
        drawing = rect(0.5, 0.5, 51, 51, "bare", 5) + "".join(backs)
        title = scene.text("Tiles face down: {count}", count=below)
        scene.piece(f"stack-{i}", stack_x(scene, i), STACK_Y, "", drawing, title)
        draw_caption(scene, i, stack)


def is_waiting(view: View, stack: int) -> bool:
    return view["waiting"] is not None and view["waiting"]["stack"] == stack


def stack_x(scene: City, stack: int) -> float:
    return LEFT + stack * (ROOM + 4) / scene.seats


def draw_caption(scene: City, i: int, stack: View) -> None:
    """Under a stack: what its tile costs, or who took it; and how many lie below."""
    x, taker = stack_x(scene, i), stack["taken_by"]
    if stack["up"]:
        cost = scene.view["costs"][stack["up"]]
        drawing = group("sign", icon("coin", 16, 72.5, 17)) + write(29, 78, f"{cost}", "s16 bold")
        scene.piece(f"cost-{i}", x, STACK_Y, "", drawing, scene.text("cost {cost}", cost=cost))
    elif taker is not None:
        name = fitted(scene.names[taker], ROOM / scene.seats - 21, 12)
        drawing = seat_shape(taker, 6, 72.5, 11) + write(15, 77, name, "s12 dim")
        title = scene.text("Taken by {name}", name=scene.names[taker])
        scene.piece(f"cost-{i}", x, STACK_Y, f"p{taker}", drawing, title)


def draw_half(scene: City, seat: int) -> None:
    region = scene.view["players"][seat]["region"]
    if region is None:
        return
    column, row, columns, rows = HALVES[region]
    x, y = PLAN.corner(row, column)
    drawing = rect(0, 0, columns * Q, rows * Q, "half")
    scene.piece(f"half-{seat}", x, y, f"p{seat}", drawing, profit(scene, seat))


def draw_interests(scene: City, seat: int) -> None:
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


Laid = tuple[str, float, float, str, str, str]
"""A tile to be laid: its name, x, y, css, drawing and title."""


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
        drawing = tile_face(name, tile["tick"], show_kind=name not in scene.standing)
        title = scene.text(
            "{tile} on {square}", tile=tile_name(scene.text, name), square=tile["at"]
        )
        yield name, x, y, f"tile lies {SUITS[name[0]]}", drawing, title


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


def tile_name(text: Text, tile: str) -> str:
    letter, value = tile[0], tile[1]
    if value == "0":
        return text("park")
    if value == "1":
        return text(ACE_NAMES[letter])
    return text(ZONE_NAMES[letter], value=int(value))


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
    letter, value = tile[0], tile[1]
    if value in "01":
        return icon("park" if value == "0" else ACES[letter], Q, Q, 42, "large")
    return write(Q, Q + 14.5, value, "value")


def draw_rail(scene: City) -> None:
    laid = arms(map(square_of, scene.view["rail"]))
    for name in sorted(scene.view["rail"]):
        square = square_of(name)
        drawing = segment(laid[square], Q, square in scene.covered)
        title = scene.text("Rail on {square}", square=name)
        scene.piece(f"rail-{name}", *PLAN.corner(*square), "rail", drawing, title)


def covered(view: View) -> set[tuple[int, int]]:
    """The squares under tiles."""
    anchors = [square_of(tile["at"]) for tile in view["tiles"]]
    return {(row + r, column + c) for row, column in anchors for r, c in CORNERS.values()}


def draw_stops(scene: City) -> None:
    for name, tile in sorted(scene.tiles.items()):
        if tile["stop"]:
            suit = SUITS[name[0]]
            rings = circle(HALF, HALF, 15, "ring") + circle(HALF, HALF, 12.7, "gap")
            drawing = rings + group("solid", icon(suit, HALF, HALF, 18))
            title = scene.text("Stop: {tile}", tile=tile_name(scene.text, name))
            x, y = corner_of(tile, CORNERS[tile["tick"]])
            scene.piece(f"stop-{name}", x, y, f"stop {suit}", drawing, title)


def corner_of(tile: View, corner: tuple[int, int]) -> Point:
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


def draw_coins(scene: City) -> None:
    for player in scene.view["players"]:
        for value in COINS:
            draw_coin(scene, player, value)
        draw_blank_coin(scene, player["seat"])


def draw_coin(scene: City, player: View, value: int) -> None:
    seat, state = player["seat"], player["coins"][str(value)]
    title = scene.text(COIN_STATES[state], name=scene.names[seat], value=value)
    x, y = coin_place(scene, seat, value, state)
    used = " used" if state == "used" else ""
    scene.piece(f"coin-{seat}-{value}", x, y, f"coin p{seat}{used}", coin(value, 12), title)


def coin_place(scene: City, seat: int, value: int, state: str) -> Point:
    """At home; or, when it is bid, on the bidding track and then on the turn order."""
    if state != "bid":
        x, y = coin_home(value)
        return LEFT + x, mat_y(seat) + y
    if seat in scene.view["order"]:
        position = scene.view["order"].index(seat)
        return turn_x(scene, position) + ROOM / scene.seats / 2 - 2.5, TURN_Y + TURN_HEIGHT / 2
    return bid_x(bid_of(scene.view, seat)) + 15, BID_Y + 36


def bid_of(view: View, seat: int) -> int:
    bids: dict[int, int] = {bid["seat"]: bid["value"] for bid in view["bids"]}
    return bids[seat]


def draw_blank_coin(scene: City, seat: int) -> None:
    """The null coin goes with the bid and then to the council member lobbied."""
    council = list(COUNCIL)
    lobbied = [key for key in council if scene.view["council"][key] == seat]
    if lobbied:
        y = COUNCIL_Y + ROW * (council.index(lobbied[0]) + 0.5)
        lay_blank_coin(scene, seat, RIGHT - 18, y, 12)
    elif any(bid["seat"] == seat for bid in scene.view["bids"]):
        lay_blank_coin(scene, seat, bid_x(bid_of(scene.view, seat)) + 35, BID_Y + 39, 7)


def lay_blank_coin(scene: City, seat: int, x: float, y: float, r: float) -> None:
    drawing, title = blank_coin(seat, r), scene.names[seat]
    scene.piece(f"null-{seat}", x, y, f"coin {seat_css(seat)}", drawing, title)


def standing(view: View) -> dict[str, list[str]]:
    """The pieces on each tile: dice first, for they are there before a pawn can be."""
    pieces: dict[str, list[str]] = {}
    for player in view["players"]:
        speculator = player["speculator"]
        if speculator and speculator["tile"]:
            pieces.setdefault(speculator["tile"], []).append(f"die-{player['seat']}")
    for player in view["players"]:
        if player["investor"]:
            pieces.setdefault(player["investor"], []).append(f"pawn-{player['seat']}")
    return pieces


def stand_on(scene: City, name: str, key: str) -> tuple[float, float, int, int]:
    """Where a piece stands on a tile, and which way is out: first opposite the tick."""
    tile = scene.tiles[name]
    row, column = CORNERS[tile["tick"] or "NW"]
    corners = [(1 - row, 1 - column), (1 - row, column), (row, 1 - column), (row, column)]
    row, column = corners[scene.standing[name].index(key)]
    x, y = corner_of(tile, (row, column))
    return x + HALF, y + HALF, 2 * column - 1, 2 * row - 1


def draw_pawns(scene: City) -> None:
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


def claim() -> str:
    """The four squares round a crossing."""
    return rect(3 - Q, 3 - Q, 2 * Q - 6, 2 * Q - 6, "claim", 9)


def draw_question(scene: City) -> None:
    if scene.question.get("step") in ("die", "pay_die", "fund"):
        draw_choice(scene, scene.about["a"])
    for verb, mark in MARKS.items():
        for what in scene.answers(verb):
            mark(scene, what, TARGETS[verb].format(what=what))


def draw_choice(scene: City, square: str) -> None:
    """What the question is about: a square for rail, or the crossing for a die."""
    x, y = PLAN.corner(*square_of(square))
    drawing = rect(5, 5, 40, 40, "chosen-square", 6) if scene.answers("fund") else claim()
    scene.piece("choice", x, y, seat_css(scene.asker), drawing, square)
    if faces := scene.answers("die"):
        tray = rect(-24, -24, 40 * len(faces) + 8, 48, "tray", 10)
        title = scene.text("Value of the die")
        scene.piece("tray", *face_place(square, 0), "lies", tray, title)


def face_place(square: str, i: int) -> Point:
    """Where a face of the die is offered: above its crossing, or below near the border."""
    x, y = PLAN.corner(*square_of(square))
    left = min(max(x - 80, PLAN.x + 28), PLAN.x + PLAN.side - 188)
    return left + 40 * i, y - 80 if y > PLAN.y + 2 * Q else y + 80


def mark_place(scene: City, square: str, key: str) -> None:
    row, column = square_of(square)
    points = scene.question.get("gains", {}).get(f"place {square}")
    title = scene.text("Place on {square}", square=square)
    if points is not None:
        title = scene.text("Place on {square}: {points}", square=square, points=gained(points))
    is_taken = is_die_on(scene, row + 1, column + 1)
    ring = marks.ring_round(42) if is_taken else marks.ring()
    drawing = ring + preview_tile(scene.view["waiting"]["tile"], points) + marks.hit(Q, Q)
    scene.svg.mark(key, *PLAN.corner(row + 1, column + 1), drawing, title)


def is_die_on(scene: City, row: int, column: int) -> bool:
    dice = (player["speculator"] for player in scene.view["players"])
    return any(die and die["point"] and square_of(die["point"]) == (row, column) for die in dice)


@lru_cache(maxsize=1024)
def preview_tile(tile: str, points: int | None) -> str:
    """The waiting tile as it would lie, and what it would gain."""
    face = rect(3 - Q, 3 - Q, 94, 94, "face", 7) + group("", tile_value(tile), x=-Q, y=-Q)
    label = "" if points is None else marks.gain(points, -56)
    return marks.preview(group(f"ghost tile {SUITS[tile[0]]}", face), label)


def mark_tick(scene: City, corner: str, key: str) -> None:
    tile = next(tile for tile in scene.tiles.values() if is_loose(tile))
    suit = SUITS[tile["tile"][0]]
    x, y = corner_of(tile, CORNERS[corner])
    drawing = marks.disc(group(f"solid suited {suit}", icon(suit, 0, 0, 16))) + marks.hit(Q, Q)
    scene.svg.mark(key, x + HALF, y + HALF, drawing, scene.text(CORNER_NAMES[corner]))


def is_loose(tile: View) -> bool:
    """Does it lie in the city with its tick still to be chosen? Parks have none to choose."""
    return tile["tick"] is None and tile["tile"][1] != "0"


def mark_point(scene: City, square: str, key: str) -> None:
    preview = marks.preview(claim(), group("die", die(scene.asker, "")))
    drawing = marks.ring() + preview + marks.hit(Q, Q)
    title = scene.text("Speculate at the north-west corner of {square}", square=square)
    scene.svg.mark(key, *PLAN.corner(*square_of(square)), drawing, title, seat_css(scene.asker))


def mark_face(scene: City, value: str, key: str) -> None:
    x, y = face_place(scene.about["a"], scene.answers("die").index(value))
    drawing = group("die", die(scene.asker, value)) + marks.hit(40, 48)
    title = scene.text("Die: {value}", value=int(value))
    scene.svg.mark(key, x, y, drawing, title, f"face {seat_css(scene.asker)}")


def mark_square(scene: City, name: str, key: str) -> None:
    square = square_of(name)
    cost = 2 if square in scene.covered else 1
    x, y = PLAN.corner(*square)
    title = scene.text("Rail on {square}, cost {cost}", square=name, cost=cost)
    scene.svg.mark(key, x + HALF, y + HALF, marks.square(Q, cost), title)


MARKS: dict[str, Callable[[City, str, str], None]] = {
    "place": mark_place,
    "tick": mark_tick,
    "speculate": mark_point,
    "die": mark_face,
    "rail": mark_square,
}
