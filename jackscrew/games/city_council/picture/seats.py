"""The seats: their mats, chits and coins."""

from __future__ import annotations

from jackscrew.draw.figures import blank_coin, chit, coin, seat_shape
from jackscrew.draw.shapes import as_sign, circle, group, icon, rect, write
from jackscrew.draw.words import fitted, signed
from jackscrew.games.city_council.naming import COIN_STATES, HALF_NAMES
from jackscrew.games.city_council.picture.places import (
    BID_Y,
    COUNCIL_Y,
    HALVES,
    LEFT,
    MAT,
    RIGHT,
    ROOM,
    ROW,
    TURN_HEIGHT,
    TURN_Y,
    Point,
    bid_x,
    coin_home,
    mat_y,
    turn_x,
)
from jackscrew.games.city_council.picture.scene import Pen, Table, shown_investment
from jackscrew.games.city_council.view import CoinState, Investment

Coins = dict[str, CoinState]


def draw_mats(table: Table) -> None:
    """The seats: name, points, interests and chits."""
    for player in table.view["players"]:
        seat, investment = player["seat"], shown_investment(player)
        is_now, has_won = seat == table.asker, seat in table.view["winners"]
        away = [coin for coin, state in player["coins"].items() if state == "bid"]
        table.section(draw_mat, seat, player["points"], investment, away, is_now, has_won)
        table.section(draw_chits, seat, player["chits"])


def draw_mat(
    pen: Pen,
    seat: int,
    points: int,
    investment: Investment | None,
    away: list[str],
    is_now: bool,
    has_won: bool,
) -> None:
    """A seat's mat; an arrow in a coin's place says that it is away on the sheet above."""
    name = fitted(pen.names[seat], 86 if has_won else 108, 14, bold=True)
    drawing = rect(0, 0, ROOM, MAT, "mat edge", 7) + seat_shape(seat, 18, 17, 15)
    drawing += write(32, 22, name, "s14 semi") + (interests(pen, investment) if investment else "")
    drawing += write(ROOM - 12, 55, signed(points), "s26 bold end alone")
    drawing += "".join(hole(value, str(value) in away) for value in range(2, 6))
    drawing += group("own", icon("trophy", 130, 17, 20)) if has_won else ""
    title = pen.text("{name}: {points} points", name=pen.names[seat], points=signed(points))
    css = f"p{seat}" + " now" * is_now + " won" * has_won
    pen.piece(f"seat-{seat}", LEFT, mat_y(seat), css, drawing, title)


def interests(pen: Pen, investment: Investment) -> str:
    """What the seat profits from, and in which half of the city."""
    region, suit, numeral = investment
    drawing = group(f"solid suited {suit}", icon(suit, 154 if numeral else 171, 17, 15))
    drawing += write(171, 22, str(numeral), "s14 bold mid") if numeral else ""
    column, row, columns, rows = HALVES[region]
    drawing += rect(183 + column, 10 + row, columns, rows, "region-half")
    drawing += rect(183, 10, 14, 14, "region")
    half = write(203, 21.5, fitted(pen.text(HALF_NAMES[region]), 56, 12), "s12 dim")
    return as_sign("interest", drawing, half)


def hole(value: int, is_away: bool) -> str:
    x, y = coin_home(value)
    return circle(x, y, 12, "hole") + (group("sign", icon("up", x, y, 14)) if is_away else "")


def draw_chits(pen: Pen, seat: int, count: int) -> None:
    drawing = rect(-12, -13, 24 + 15 * max(count - 1, 0), 26, "row edge", 8)
    drawing += "".join(chit(15 * k, 0, scale=0.8) for k in range(count))
    title = pen.text("{name}'s chits: {count}", name=pen.names[seat], count=count)
    pen.piece(f"chits-{seat}", LEFT + 145, mat_y(seat) + 46, "", drawing, title)


def draw_coins(table: Table) -> None:
    """The coins of all seats, wherever they lie."""
    order, council = table.view["order"], list(table.view["council"].values())
    bids = {bid["seat"]: bid["value"] for bid in table.view["bids"]}
    for player in table.view["players"]:
        seat = player["seat"]
        turn, member = place_in(order, seat), place_in(council, seat)
        table.section(draw_purse, seat, player["coins"], bids.get(seat), turn, member)


def place_in(seats: list[int | None], seat: int) -> int | None:
    """Where in a list a seat is, if it is there."""
    return seats.index(seat) if seat in seats else None


def draw_purse(
    pen: Pen, seat: int, coins: Coins, bid: int | None, turn: int | None, member: int | None
) -> None:
    """A seat's coins; `turn` and `member` are what its bid has brought it."""
    for word, state in coins.items():
        value = int(word)
        x, y = on_sheet(pen, bid, turn) if state == "bid" else on_mat(seat, value)
        title = pen.text(COIN_STATES[state], name=pen.names[seat], value=value)
        css = f"coin p{seat} used" if state == "used" else f"coin p{seat}"
        pen.piece(f"coin-{seat}-{value}", x, y, css, coin(value, 12), title)
    draw_blank(pen, seat, bid, member)


def on_mat(seat: int, value: int) -> Point:
    x, y = coin_home(value)
    return LEFT + x, mat_y(seat) + y


def on_sheet(pen: Pen, bid: int | None, turn: int | None) -> Point:
    """Where the coin of a bid lies: on the bidding track, and then on the turn order."""
    if turn is not None:
        return turn_x(turn, pen.seats) + ROOM / pen.seats / 2 - 2.5, TURN_Y + TURN_HEIGHT / 2
    assert bid is not None, "a coin is bid away, but on nothing"
    return bid_x(bid) + 15, BID_Y + 36


def draw_blank(pen: Pen, seat: int, bid: int | None, member: int | None) -> None:
    """The null coin goes with the bid and then to the council member lobbied."""
    if member is not None:
        lay_blank(pen, seat, RIGHT - 18, COUNCIL_Y + ROW * (member + 0.5), 12)
    elif bid is not None:
        lay_blank(pen, seat, bid_x(bid) + 35, BID_Y + 39, 7)


def lay_blank(pen: Pen, seat: int, x: float, y: float, r: float) -> None:
    pen.piece(f"null-{seat}", x, y, f"coin p{seat}", blank_coin(seat, r), pen.names[seat])
