"""The project area: projects, resource cards and the markers on them; and the bidding board."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, circle, group, number, path, rect, write
from jackscrew.draw.words import fitted
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import SPACES
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.places import (
    CARD_HEAD,
    CARD_Y,
    HEAD,
    MARKET,
    NUMERAL_Y,
    PROJECT_HEIGHT,
    PROJECT_Y,
    ROOM,
    ROW_STEP,
    SPACE_WIDTH,
    TOP,
    card_height,
    space_x,
    square_boxes,
)
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import (
    MINUS,
    NEUTRAL,
    colour_css,
    figure,
    heading,
    line,
    marker,
    paid,
    rosette,
    seat_mark,
    sign,
    token,
)
from jackscrew.games.raising_chicago.picture.spelling import rewards_at, round_spot
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.view import Bidders, SpaceView, bidders_of, has_card
from jackscrew.text import N_

BAND = 20
WAITING = 25
"""How far apart markers wait on the bidding board."""
MARKER = 25
Cost = tuple[int, ...]


def printed_market(board: Board) -> str:
    """The project area before anything lies there."""
    drawn = []
    height = card_height(len(board.squares))
    for i, space in enumerate(SPACES):
        x = space_x(i)
        drawn.append(write(x + SPACE_WIDTH / 2, NUMERAL_Y + 14, space, "numeral"))
        drawn.append(rect(x, PROJECT_Y, SPACE_WIDTH, PROJECT_HEIGHT, "place", 7))
        drawn.append(rect(x, CARD_Y, SPACE_WIDTH, height, "place", 7))
    return "".join(drawn)


def printed_bidding(board: Board) -> str:
    """The bidding board without the markers."""
    y, data = board.bidding_y, board.printed["bidding_board"]
    drawn = [heading(MARKET, y, board.headings["bidding"])]
    drawn.append(rosette(data["first"], MARKET + ROOM - 36, y + 9, 10.5, "later"))
    drawn.append(rosette(data["second"], MARKET + ROOM - 12, y + 9, 10.5, "later"))
    for row in range(board.seats):
        drawn.append(rect(MARKET, row_y(board, row), ROOM, ROW_STEP - 3, "strip", 6))
        for i in range(data["spaces_per_row"]):
            x, y = waiting_place(board, row, i)
            drawn.append(rect(x - 10.5, y - 10.5, 21, 21, "space", 5))
    return "".join(drawn)


def row_y(board: Board, row: int) -> float:
    """The north side of a row of the bidding board."""
    return board.bidding_y + HEAD + row * ROW_STEP


def waiting_place(board: Board, row: int, i: int) -> tuple[float, float]:
    """The middle of a space of the bidding board."""
    count = board.printed["bidding_board"]["spaces_per_row"]
    return MARKET + ROOM - 15 - (count - 1 - i) * WAITING, row_y(board, row) + (ROW_STEP - 3) / 2


def draw_market(scene: Table) -> None:
    """All that lies in the project area and on the bidding board."""
    view = scene.view
    scene.section(draw_round, "round", view["round"], view["rounds"], view["phase"])
    for i, space in enumerate(view["area"]):
        scene.section(draw_space, i, space, space["project"] in scene.built)
    for row, seat in enumerate(view["rows"]):
        if seat >= 0:  # rows are set when the first markers are [RC-P1-06]
            markers, is_now = scene.players[seat]["markers"], seat == scene.asker
            scene.section(draw_row, row, seat, markers, is_now, whites_of(scene, seat))


def draw_round(pen: Pen, place: str, round: int, rounds: int, phase: str) -> None:
    """Which round and phase it is."""
    words = pen.text("Round {round} of {rounds}", round=round, rounds=rounds)
    drawn = write(0, 0, words, "name")
    right = ROOM - 6
    for i in range(rounds):
        ahead = i + 1 - round
        x = right - (rounds - 1 - i) * 12
        drawn += circle(x, -5, 4, "pip done" if ahead < 0 else "pip now" if not ahead else "pip")
    told = fitted(pen.text(naming.SHORT_PHASES[phase]), 118, 14)
    drawn += write(right - rounds * 12 - 4, 0, told, "s14 serif dim end")
    title = naming.phase_named(pen.text, phase)
    pen.piece("round", MARKET, TOP + 17, "still", drawn, title)


def draw_space(pen: Pen, place: int, space: SpaceView, is_built: bool) -> None:
    """A space of the project area: its project, its card, and who bids for them."""
    if space["project"] is not None and not is_built:
        pen.section(draw_project, place, space["project"])
    if has_card(space):
        marks = space["marks"]
        cost = tuple(space["cost"].values()) if marks[0] is None else None
        pen.section(draw_card, place, space["card"], cost)
        draw_bids(pen, place, marks, space["leader"], space["winner"])


def draw_project(pen: Pen, space: int, project: str) -> None:
    """A project that is bid for."""
    face, title = project_face(pen.board, project), pen.say(naming.project_told, project)
    pen.piece(f"project-{project}", space_x(space), PROJECT_Y, "lies", face, title)


def draw_card(pen: Pen, space: int, card: str, cost: Cost | None) -> None:
    """A resource card, with what its upper-left square costs now unless that is covered."""
    side = pen.board.card_side(card)
    each, once, squares = tuple(side["each_round"]), tuple(side["once"]), tuple(side["squares"])
    face = card_drawing(pen.board.letters[card], each, once, squares, cost)
    pen.piece(f"resource-{card}", space_x(space), CARD_Y, "lies", face, pen.say_card(card))


def project_face(board: Board, project: str) -> str:
    """A project: its kind, what it costs, its symbols and what it brings."""
    data = board.projects[project]
    cost = tuple(data["cost"][kind] for kind in TYPES)
    symbols = tuple(naming.symbols_of(data))
    return project_drawing(project, data["kind"], cost, symbols, tuple(data["reward"]))


@lru_cache(maxsize=256)
def project_drawing(
    project: str, kind: str, cost: Cost, symbols: tuple[str, ...], reward: tuple[str, ...]
) -> str:
    """The face of a project."""
    width, low = SPACE_WIDTH, PROJECT_HEIGHT - 17
    drawn = rect(0, 0, width, PROJECT_HEIGHT, "plate", 7) + band(width, kind)
    drawn += figure(width - 6, BAND / 2, project, 13, "band-ink end")
    for i, (each, count) in enumerate(zip(TYPES, cost, strict=True)):
        y = BAND + 11.5 + i * 18.5
        css = "bold end" if count else "end faint"
        drawn += as_sign("project-cost", figure(width / 2 - 2, y, count, 18, css))
        drawn += paid(each, width / 2 + 12, y, 18)
    drawn += line(6, low - 16, width - 12)
    size = 21 if len(symbols) == 1 else 18
    for i, symbol in enumerate(symbols):
        drawn += sign(symbol, 5 + size / 2 + i * (size + 1), low, size)
    if kind == "move":
        return drawn + group("prestige", sign("prestige", width - 16, low, 22))
    room = width - 12 - len(symbols) * (size + 1)
    return drawn + rewards_at(reward, width - 5, low, 20, room, 1)


def band(width: float, kind: str) -> str:
    """The band of a project: yellow to raise, blue to move."""
    edge = number(width - 14)
    top = f"M0 {BAND}V7q0-7 7-7h{edge}q7 0 7 7V{BAND}z"
    return path(top, f"band {kind}") + group("band-sign", sign(kind, 13, BAND / 2, 17))


@lru_cache(maxsize=512)
def card_drawing(
    letters: str,
    each_round: tuple[str, ...],
    once: tuple[str, ...],
    squares: tuple[str, ...],
    cost: Cost | None,
) -> str:
    """The face of a resource card: letters and round spot above, squares below."""
    drawn = rect(0, 0, SPACE_WIDTH, card_height(len(squares)), "plate", 7)
    y = CARD_HEAD - 13
    drawn += letter_block(letters, 12.5, y)
    spot, width = round_spot(each_round, once, 16 if once else 17)
    scale = min(1.0, (SPACE_WIDTH - 28) / width)
    drawn += group("", spot, x=SPACE_WIDTH - 5 - width * scale, y=y, scale=scale)
    for kind, box in zip(squares, square_boxes(len(squares)), strict=True):
        drawn += square_drawing(kind, box, cost)
    return drawn


LETTER = "bold serif dim"


def letter_block(letters: str, x: float, y: float) -> str:
    """The letters of a card about a point: several in two lines."""
    if len(letters) == 1:
        return figure(x, y, letters, 15, f"{LETTER} mid")
    half = (len(letters) + 1) // 2
    lines = ((letters[:half], y - 6.5), (letters[half:], y + 6.5))
    return "".join(figure(x, at, words, 12, f"{LETTER} mid") for words, at in lines)


def letter_word(letters: str) -> str:
    """The letters of a card; all of them in short."""
    return letters if len(letters) == 1 else f"{letters[0]}\N{EN DASH}{letters[-1]}"


def square_drawing(kind: str, box: Area, cost: Cost | None) -> str:
    """A square of a card."""
    x, y = box.middle()
    css = "square price" if kind == "cost" else "square"
    drawn = rect(box.x, box.y, box.width, box.height, css, 6)
    if kind == "cost":
        due = "" if cost is None else price(x, y, box.width, cost)
        return as_sign("price-square", drawn, due)
    if kind == "none":
        return as_sign("blank-square", drawn)
    return drawn + token(kind, x, y, 22)


def price(x: float, y: float, room: float, cost: Cost) -> str:
    """What the upper left square costs: signs if there is room for them, else how many."""
    due = [kind for kind, count in zip(TYPES, cost, strict=True) for _ in range(count)]
    if not due:
        return figure(x, y, 0, 16, "bold mid dim")
    width = 9 + 15.5 * len(due)
    if width > room - 3:
        return figure(x, y, f"{MINUS}{len(due)}", 17, "bold mid bad")
    left = x - width / 2
    drawn = line(left + 1, y, 6, "minus")
    return drawn + "".join(paid(kind, left + 16 + i * 15.5, y, 15) for i, kind in enumerate(due))


def draw_bids(
    pen: Pen, space: int, marks: list[int | None], leader: int | None, winner: int | None
) -> None:
    """The markers on a card, and who wins it as things stand or has won it."""
    for square, owner in enumerate(marks):
        if owner is not None:
            draw_bid(pen, space, square, owner)
    if winner is not None:
        draw_leader(pen, space, winner, marks.count(winner), True)
    elif leader is not None:
        draw_leader(pen, space, leader, marks.count(leader), False)


def draw_bid(pen: Pen, space: int, square: int, owner: int) -> None:
    """A marker on a square."""
    x, y = pen.board.square(space, square).middle()
    colour, name = pen.colour(owner), pen.owner_named(owner)
    title = pen.text("{name}: a marker on {space}", name=name, space=SPACES[space])
    css = f"lies {colour_css(colour)}"
    key = f"bid-{SPACES[space]}-{square + 1}"
    pen.piece(key, x, y, css, marker(colour, MARKER), naming.capital(title))


def draw_leader(pen: Pen, space: int, owner: int, count: int, has_won: bool) -> None:
    """Who wins a card as things stand, or has won it, and with how many markers."""
    colour, name = pen.colour(owner), naming.capital(pen.owner_named(owner))
    if has_won:
        title = pen.text("{name} has won {space}", name=name, space=SPACES[space])
    else:
        markers = naming.counted(pen.text, "marker", count)
        message = N_("{name} leads on {space} with {markers}")
        title = pen.text(message, name=name, space=SPACES[space], markers=markers)
    drawn = leader_drawing(colour, count, has_won)
    at = space_x(space) + SPACE_WIDTH / 2, CARD_Y - 4.5
    pen.piece(f"lead-{SPACES[space]}", *at, colour_css(colour), drawn, title)


def leader_drawing(colour: int, count: int, has_won: bool) -> str:
    """A pill with a seat's shape and a number; filled when the card is won."""
    pill = rect(-18, -9, 36, 18, "pill won" if has_won else "pill", 9)
    css = "on-wood" if has_won else "seat-mark"
    if not count:  # its markers are under the building already
        return pill + seat_mark(colour, 0, 0, 5.2, css)
    words = figure(7, 0, count, 14, "bold mid on-seat" if has_won else "bold mid")
    return pill + seat_mark(colour, -7, 0, 5.2, css) + words


def whites_of(scene: Table, seat: int) -> int | None:
    """How many markers of the non-player wait below a player's own [RC-P1-07, RC-P2-08].

    None where no markers go in pairs.
    """
    view = scene.view
    if view["non_player"] is None or view["phase"] != "bidding":
        return None
    markers, bidders = scene.players[seat]["markers"], bidders_of(view)
    if seat == scene.asker and bidders == Bidders(own=False, white=True):
        return min(2, markers + 1)
    if seat == scene.asker and bidders == Bidders(own=True, white=False) and markers <= 2:
        return markers - 1
    return min(2, markers)


def draw_row(pen: Pen, row: int, seat: int, markers: int, is_now: bool, whites: int | None) -> None:
    """A row of the bidding board: whose it is, and the markers that wait there.

    That of the seat that is asked stands out.
    """
    board = pen.board
    drawn = rect(0.5, 0, ROOM - 1, ROW_STEP - 3, "now-row", 6) if is_now else ""
    drawn += seat_mark(seat, 14, ROW_STEP / 2 - 1.5, 7)
    room = ROOM - 40 - board.printed["bidding_board"]["spaces_per_row"] * WAITING
    css = "s16 serif semi" if is_now else "s16 serif"
    drawn += write(28, ROW_STEP / 2 + 4, fitted(pen.names[seat], room, 16), css)
    told = naming.counted(pen.text, "marker", markers)
    title = pen.text("{name}: {markers} on the bidding board", name=pen.names[seat], markers=told)
    css = f"still {colour_css(seat)}"
    pen.piece(f"row-{seat}", MARKET, row_y(board, row), css, drawn, title)
    draw_whites(pen, row, seat, whites or 0)
    for i in range(markers):
        x, y = waiting_place(board, row, i)
        shift = -2 if whites is not None and i < 2 else 0
        css = f"lies {colour_css(seat)}"
        drawn = marker(seat, 19 if not shift else 17)
        pen.piece(f"waiting-{seat}-{i + 1}", x + shift, y + shift, css, drawn, title)


def draw_whites(pen: Pen, row: int, seat: int, count: int) -> None:
    """Markers of the non-player that peep out below a seat's own."""
    white = naming.capital(pen.text("the non-player's marker: it is placed with this one"))
    for i in range(count):
        x, y = waiting_place(pen.board, row, i)
        css = f"lies {colour_css(NEUTRAL)}"
        pen.piece(f"white-{seat}-{i + 1}", x + 3.5, y + 3.5, css, marker(NEUTRAL, 17), white)
