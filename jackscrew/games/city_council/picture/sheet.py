"""The council sheet: round, bids, turn order, council, stacks and piles."""

from __future__ import annotations

from jackscrew.draw.figures import back, chit, seat_shape
from jackscrew.draw.scene import seat_css
from jackscrew.draw.shapes import as_sign, circle, group, icon, path, rect, write
from jackscrew.draw.sheet import heading, pips
from jackscrew.draw.words import fitted
from jackscrew.games.city_council.naming import MEMBER_TITLES, MEMBERS, places_left, round_told
from jackscrew.games.city_council.picture.places import (
    BID_HEIGHT,
    BID_WIDTH,
    BID_Y,
    COUNCIL_Y,
    LEFT,
    RIGHT,
    ROOM,
    ROUND_Y,
    ROW,
    STACK_Y,
    TURN_HEIGHT,
    TURN_Y,
    bid_x,
    stack_x,
    turn_x,
)
from jackscrew.games.city_council.picture.scene import Pen, Table
from jackscrew.games.city_council.view import is_crowded

CHIT_COUNT = 4


def draw_sheet(table: Table) -> None:
    """All that lies on the sheet but coins and stacks."""
    draw_round(table)
    draw_bids(table)
    for i, seat in enumerate(table.view["order"]):
        table.section(draw_turn_slot, i, seat, seat is not None and seat == table.asker)
    table.section(draw_council, "council")
    table.section(draw_segments_left, "segments", table.view["segments_left"])
    table.section(draw_pile, "chits", table.view["chits"])


def draw_round(table: Table) -> None:
    """The head of the sheet: which round it is, with a pip for each."""
    view, text = table.view, table.text
    words = text("Game over") if view["over"] else round_told(text, view)
    done = view["rounds"] if view["over"] else view["round"] - 1
    left = places_left(text, view) if is_crowded(view) else ""
    table.section(draw_head, "round", words, view["rounds"], done, left)


def draw_head(pen: Pen, key: str, words: str, rounds: int, done: int, left: str) -> None:
    row, title = pips(RIGHT, ROUND_Y - 5, rounds, done), words
    if left:  # the rounds that are still to come may never come
        row, title = write(RIGHT, ROUND_Y, left, "s14 semi end"), f"{words}, {left}"
    pen.piece(key, 0, 0, "", heading(LEFT, ROUND_Y, ROOM, words) + row, title)


def draw_bids(table: Table) -> None:
    """The bidding track."""
    bids = {bid["value"]: bid["seat"] for bid in table.view["bids"]}
    order, council = table.view["order"], table.view["council"].values()
    gone = [seat for seat in bids.values() if seat in order and seat in council]
    table.section(draw_bid_slots, "bid", bids, gone)


def draw_bid_slots(pen: Pen, key: str, bids: dict[int, int], gone: list[int]) -> None:
    """A bid bears the shape of its seat, large when both coins have gone on."""
    for value in range(2, 8):
        drawing = rect(2, 0, BID_WIDTH - 4, BID_HEIGHT, "slot edge", 5)
        drawing += write(13, 18, str(value), "s14 semi mid")
        seat, title = bids.get(value), pen.text("Bid {value}", value=value)
        if seat is not None:
            size, x, y = (16, BID_WIDTH / 2, 35) if seat in gone else (12, 34, 13)
            drawing += seat_shape(seat, x, y, size)
            title = pen.text("{name} bid {value}", name=pen.names[seat], value=value)
        pen.piece(f"{key}-{value}", bid_x(value), BID_Y, seat_css(seat), drawing, title)


def draw_turn_slot(pen: Pen, i: int, seat: int | None, is_now: bool) -> None:
    """A place in the turn order; that of the seat that is asked stands out."""
    width = ROOM / pen.seats - 6
    drawing = rect(0, 0, width, TURN_HEIGHT, "slot edge now" if is_now else "slot edge", 5)
    drawing += write(10, 24, str(i + 1), "s14 semi mid")
    title = pen.text("Turn position {position}", position=i + 1)
    if seat is not None:
        drawing += seat_shape(seat, width - 9, TURN_HEIGHT / 2, 11)
        name = pen.names[seat]
        title = pen.text("{name} has turn position {position}", name=name, position=i + 1)
    pen.piece(f"turn-{i + 1}", turn_x(i, pen.seats), TURN_Y, seat_css(seat), drawing, title)


def draw_council(pen: Pen, key: str) -> None:
    """The four members, what each does, and a slot for who lobbied."""
    for i, (member, (name, _)) in enumerate(MEMBERS.items()):
        drawing = rect(-4, 1, ROOM + 6, ROW - 2, "row edge", 7)
        drawing += path(f"M0 0h{ROOM}", "rule") if i else ""
        drawing += group("sign", icon(member, 13, ROW / 2, 24)) + member_told(pen, member)
        drawing += circle(ROOM - 18, ROW / 2, 14, "slot")
        title = pen.text(MEMBER_TITLES[member] if pen.is_printed else name)
        pen.piece(f"{key}-{member}", LEFT, COUNCIL_Y + ROW * i, "", drawing, title)


def member_told(pen: Pen, member: str) -> str:
    """A member's name, and the effect if it is the printed one."""
    name, effect = map(pen.text, MEMBERS[member])
    shown = fitted(name, 196, 14, bold=True)
    if not pen.is_printed:
        return write(34, 23, shown, "s14 semi")
    return write(34, 15, shown, "s14 semi") + write(34, 30, fitted(effect, 200, 12), "s12 dim")


def draw_segments_left(pen: Pen, key: str, left: int) -> None:
    signs = group("sign", icon("rail", -40, -5, 18)) + write(0, 0, str(left), "s14 semi end")
    title = pen.text("Rail segments left: {count}", count=left)
    pen.piece(key, RIGHT, STACK_Y - 16, "", signs, title)


def draw_pile(pen: Pen, key: str, chits: int) -> None:
    pile = "".join(chit_or_gap(k, chits) for k in range(CHIT_COUNT))
    title = pen.text("Chits in the pile: {count}", count=chits)
    pen.piece(f"{key}-pile", RIGHT, BID_Y - 20, "", pile, title)


def chit_or_gap(place: int, held: int) -> str:
    x = -10 - 19 * place
    return chit(x, 0, scale=0.8) if place < held else circle(x, 0, 7, "hole")


def draw_stacks(table: Table) -> None:
    """The tiles face down; the one face up is drawn with the tiles."""
    waiting, costs = table.view["waiting"], table.view["costs"]
    for i, stack in enumerate(table.view["stacks"]):
        up = stack["up"]
        is_under = up is not None or (waiting is not None and waiting["stack"] == i)
        cost = costs[up] if up else None
        table.section(draw_stack, i, stack["below"], is_under, cost, stack["taken_by"])


def draw_stack(
    pen: Pen, i: int, below: int, is_under: bool, cost: int | None, taker: int | None
) -> None:
    """The tiles face down, a little aside if another lies on them."""
    first = 3 if is_under else 0
    backs = [back(3 * k + first, 3 * k + first, 52) for k in range(min(below, 3) - 1, -1, -1)]
    drawing = rect(0.5, 0.5, 51, 51, "bare", 5) + "".join(backs)
    title = pen.text("Tiles face down: {count}", count=below)
    pen.piece(f"stack-{i}", stack_x(i, pen.seats), STACK_Y, "", drawing, title)
    if cost is not None:
        draw_cost(pen, i, cost)
    elif taker is not None:
        draw_taker(pen, i, taker)


def draw_cost(pen: Pen, i: int, cost: int) -> None:
    """Under a stack: what its tile costs."""
    drawing = group("sign", icon("coin", 16, 72.5, 17)) + write(29, 78, f"{cost}", "s16 bold")
    title = pen.text("cost {cost}", cost=cost)
    pen.piece(f"cost-{i}", stack_x(i, pen.seats), STACK_Y, "", drawing, title)


def draw_taker(pen: Pen, i: int, seat: int) -> None:
    """Under a stack: who took its tile."""
    name = fitted(pen.names[seat], ROOM / pen.seats - 21, 12)
    drawing = seat_shape(seat, 6, 72.5, 11) + write(15, 77, name, "s12 dim")
    title = pen.text("Taken by {name}", name=pen.names[seat])
    drawing = as_sign("taken-by", drawing)
    pen.piece(f"cost-{i}", stack_x(i, pen.seats), STACK_Y, f"p{seat}", drawing, title)
