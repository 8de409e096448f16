"""The council sheet and the seats: bids, turn order, council, stacks, mats, coins and chits."""

from jackscrew.draw.figures import back, blank_coin, chit, coin, seat_shape
from jackscrew.draw.scene import View, seat_css
from jackscrew.draw.shapes import circle, group, icon, path, rect, write
from jackscrew.draw.sheet import heading, pips
from jackscrew.draw.words import fitted, signed
from jackscrew.games.city_council.picture.names import (
    COIN_STATES,
    COUNCIL,
    COUNCIL_TITLES,
    HALF_NAMES,
    is_crowded,
    places_left,
    rounds,
)
from jackscrew.games.city_council.picture.scene import (
    BID_HEIGHT,
    BID_WIDTH,
    BID_Y,
    COUNCIL_Y,
    HALVES,
    LEFT,
    MAT,
    RIGHT,
    ROOM,
    ROUND_Y,
    ROW,
    STACK_Y,
    TURN_HEIGHT,
    TURN_Y,
    City,
    Point,
    mat_y,
    stack_x,
)

CHIT_COUNT = 4
COINS = (2, 3, 4, 5)


def draw_round(scene: City) -> None:
    """The head of the sheet: which round it is, with a pip for each."""
    view, text = scene.view, scene.text
    words = text("Game over") if view["over"] else text("Round {round} of {rounds}", **rounds(view))
    done = view["rounds"] if view["over"] else view["round"] - 1
    row = pips(RIGHT, ROUND_Y - 5, view["rounds"], done)
    title = words
    if is_crowded(view):  # the rounds that are still to come may never come
        left = places_left(text, view)
        row, title = write(RIGHT, ROUND_Y, left, "s14 semi end"), f"{words}, {left}"
    scene.piece("round", 0, 0, "", heading(LEFT, ROUND_Y, ROOM, words) + row, title)


def draw_bid_slots(scene: City) -> None:
    """The bidding track; a bid bears the shape of its seat."""
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
    """The turn order; the slot of the seat that is asked stands out."""
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
    """The four members, what each does, and a slot for who lobbied."""
    for i, (key, (name, effect)) in enumerate(COUNCIL.items()):
        drawing = rect(-4, 1, ROOM + 6, ROW - 2, "row edge", 7)
        drawing += path(f"M0 0h{ROOM}", "rule") if i else ""
        drawing += group("sign", icon(key, 13, ROW / 2, 24))
        drawing += member(scene, scene.text(name), scene.text(effect))
        drawing += circle(ROOM - 18, ROW / 2, 14, "slot")
        title = scene.text(COUNCIL_TITLES[key] if scene.is_printed else name)
        scene.piece(f"council-{key}", LEFT, COUNCIL_Y + ROW * i, "", drawing, title)


def member(scene: City, name: str, effect: str) -> str:
    """A member's name, and the effect if it is the printed one."""
    if not scene.is_printed:
        return write(34, 23, fitted(name, 196, 14, bold=True), "s14 semi")
    lines = write(34, 15, fitted(name, 196, 14, bold=True), "s14 semi")
    return lines + write(34, 30, fitted(effect, 200, 12), "s12 dim")


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
    """The seats: name, points, interests and chits."""
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
    """The tiles face down; the one face up is drawn with the tiles."""
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


def draw_coins(scene: City) -> None:
    """The coins of all seats, wherever they lie."""
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
