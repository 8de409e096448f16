"""The companies: tokens, expertise, cards in their slots, and the tiles they have won."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.panels import printed
from jackscrew.draw.scene import NOBODY, Area
from jackscrew.draw.shapes import group, path, rect, write
from jackscrew.draw.words import fitted, signed
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.arranged import company
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.council import draw_own_letters
from jackscrew.games.raising_chicago.picture.expertise import (
    PERMANENT_Y,
    STOCK_STEP,
    STOCK_X,
    draw_expertise,
    printed_expertise,
)
from jackscrew.games.raising_chicago.picture.holdings import (
    draw_pile,
    draw_slots,
    draw_tiles,
    draw_won,
)
from jackscrew.games.raising_chicago.picture.places import (
    COMPANIES,
    COMPANY_HEIGHT,
    ROOM,
    Point,
)
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import (
    INFINITY,
    colour_css,
    figure,
    line,
    rosette,
    seat_mark,
    sign,
    token,
)
from jackscrew.games.raising_chicago.picture.tracks import lost
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.view import Counts, PlayerView

STOCK = (*TYPES, "wild", "favor")
STOCK_Y = 50
"""The middle of the tokens in a company."""
SYMBOLS_Y = 183


def printed_companies(board: Board) -> str:
    """All companies before they own anything."""
    one = printed_company(board)
    return "".join(
        printed(
            company(seat), group("", seat_band(seat) + one, x=COMPANIES, y=board.company_y(seat))
        )
        for seat in range(board.seats)
    )


def seat_band(seat: int) -> str:
    """The ground of a company with its colour at the side."""
    ground = rect(0, 0, ROOM, COMPANY_HEIGHT, "panel", 8)
    side = path(f"M8 0Q0 0 0 8v{COMPANY_HEIGHT - 16}q0 8 8 8z", "band-side")
    return ground + group(colour_css(seat), side)


def printed_company(board: Board) -> str:
    """What is printed on a company: places of tokens, personal project and tracks."""
    data = board.printed["personal_projects"]
    drawn = [line(14, 33, ROOM - 24), line(14, 88.5, ROOM - 24), line(14, 170.5, ROOM - 24)]
    drawn += [token(kind, stock_x(kind) + 13, STOCK_Y, 24) for kind in STOCK]
    for kind in TYPES:
        for i in range(data["section_cost"]):
            drawn.append(rect(*section_box(board, kind, i), "section-box", 1.5))
    x = stock_x("wild")
    drawn.append(rosette(data["section_reward"], x + 9, PERMANENT_Y, 9.5, "later"))
    drawn.append(write(x + 22, PERMANENT_Y + 4.3, board.headings["each"], "s12 dim"))
    last = f"+{data['all_sections_reward']}"
    drawn.append(rosette(last, x + STOCK_STEP + 12, PERMANENT_Y, 11, "later"))
    return "".join(drawn) + printed_expertise(board)


def stock_x(kind: str) -> float:
    """Where the tokens of a kind lie in a company."""
    return STOCK_X + STOCK.index(kind) * STOCK_STEP


def stock_box(board: Board, seat: int, kind: str) -> Area:
    """The tokens of a kind, as an answer."""
    x, y = COMPANIES + stock_x(kind) - 3, board.company_y(seat) + STOCK_Y - 15
    return Area(x, y, STOCK_STEP - 3, 51)


def section_box(board: Board, kind: str, i: int) -> tuple[float, float, float, float]:
    """A box of the personal project: one for each token that a section needs."""
    count = board.printed["personal_projects"]["section_cost"]
    step = 30 / count
    x = stock_x(kind) + STOCK_STEP - 37 + i * step
    return x, PERMANENT_Y - 5, step - 1.6, 10


def draw_companies(scene: Table) -> None:
    """What the companies own."""
    view = scene.view
    for seat, player in enumerate(scene.players):
        state = "now" if seat == scene.asker else ""
        if view["over"] and seat in view["winners"]:
            state = "won"
        scene.section(draw_head, seat, player["points"], scene.rank(seat), state)
        scene.section(draw_company, seat, player, view["asterisk"])


def draw_own_pile(scene: Table) -> None:
    """The cards in the viewer's pile, which nobody else is shown."""
    seat = scene.view["seat"]
    if seat != NOBODY and scene.players[seat]["pile_cards"]:
        player = scene.players[seat]
        scene.section(draw_pile, seat, player["pile"], player["pile_cards"])
        if scene.board.with_council:
            draw_own_letters(scene)


def draw_head(pen: Pen, seat: int, points: int, rank: int, state: str) -> None:
    """A company's name and reputation; it stands out when it is asked, or has won."""
    drawn = rect(0, 0, ROOM, COMPANY_HEIGHT, "frame", 8)
    drawn += seat_mark(seat, 23, 17, 8) + write(38, 23, fitted(pen.names[seat], 118, 18), "name")
    drawn += sign("points", ROOM - 74, 17, 22, "dim-sign")
    drawn += figure(ROOM - 11, 17.5, signed(points), 24, "bold end")
    css = f"still {colour_css(seat)} {state}"
    pen.piece(f"company-{seat}", *corner(pen, seat), css, drawn, pen.standing(seat, points, rank))


def draw_company(pen: Pen, seat: int, player: PlayerView, asterisk: str | None) -> None:
    """All that a company owns."""
    count = player["slot_count"]
    pen.section(draw_figures, seat, player["poverty"], player["supply"])
    for kind in STOCK:
        held = player["favors"] if kind == "favor" else player["tokens"][kind]
        pen.section(draw_stock, (seat, kind), held)
    need = pen.board.printed["personal_projects"]["section_cost"]
    for kind in TYPES:
        is_free = kind in player["unlimited"]
        done = need if is_free else min(need, player["tokens"][kind])
        pen.section(draw_section, (seat, kind), done, is_free)
    draw_expertise(pen, seat, player)
    pen.section(draw_symbols, seat, player["symbols"], asterisk)
    pen.section(draw_slots, seat, count, player["slots"], player["added"])
    pen.section(draw_tiles, seat, count, player["empty_plots"], player["final_projects"])
    pen.section(draw_won, seat, count, player["neighborhoods"], player["ward_tokens"])
    pen.section(draw_pile, seat, player["pile"], player["pile_cards"])


def corner(pen: Pen, seat: int) -> Point:
    """The north-west corner of a company."""
    return COMPANIES, pen.board.company_y(seat)


def draw_figures(pen: Pen, seat: int, position: int, markers: int) -> None:
    """What poverty will take, and how many markers are left."""
    at, printed = corner(pen, seat), pen.board.printed
    loss = naming.loss_of(printed, position)
    poverty = sign("poverty", 0, 0, 18, "dim-sign")
    poverty += figure(13, 0, lost(loss), 15, "semi bad" if loss else "dim")
    title = naming.capital(naming.poverty_named(pen.text, printed, position))
    pen.piece(f"loss-{seat}", at[0] + 172, at[1] + 17, "still", poverty, title)
    supply = sign("marker", 0, 0, 18, "dim-sign") + figure(13, 0, markers, 15, "semi")
    title = pen.text("Markers in the supply: {count}", count=markers)
    pen.piece(f"supply-{seat}", at[0] + 232, at[1] + 17, "still", supply, title)


def draw_stock(pen: Pen, place: tuple[int, str], count: int) -> None:
    """How many tokens of a kind a company has."""
    seat, kind = place
    drawn = figure(0, 0, count, 22, "bold" if count else "faint")
    title = naming.counted(pen.text, kind, count)
    x, y = corner(pen, seat)
    x, y = x + stock_x(kind) + 30, y + STOCK_Y + 0.5
    pen.piece(f"have-{seat}-{kind}", x, y, "still", drawn, title)


def draw_section(pen: Pen, place: tuple[int, str], count: int, is_free: bool) -> None:
    """How far tokens go for a section of the personal project; an unlimited type needs none."""
    (seat, kind), need = place, pen.board.printed["personal_projects"]["section_cost"]
    boxes = free_section(pen.board, kind) if is_free else ""
    for i in range(0 if is_free else count):
        boxes += rect(*section_box(pen.board, kind, i), "section-box full", 1.5)
    title = pen.text(
        "Personal project: {count} of {need} {kind}",
        count=count,
        need=need,
        kind=naming.type_named(pen.text, kind),
    )
    key = f"personal-{seat}-{kind}"
    pen.piece(key, *corner(pen, seat), f"still {kind}", boxes, title)


def free_section(board: Board, kind: str) -> str:
    """A section of the personal project that needs no tokens."""
    x, y, _, height = section_box(board, kind, 0)
    box = rect(x - 1, y - 2, 31, height + 4, "section-box full", 3)
    return box + figure(x + 14.5, PERMANENT_Y - 0.5, INFINITY, 17, "bold mid on-kind")


def draw_symbols(pen: Pen, seat: int, symbols: Counts, asterisk: str | None) -> None:
    """The symbol tokens of a company."""
    at = corner(pen, seat)
    owned = {it: count for it, count in symbols.items() if count or it != "asterisk"}
    step = 50 if len(owned) < 6 else 43
    for i, (symbol, count) in enumerate(owned.items()):
        title = pen.text(
            "{symbol}: {count}", count=count, symbol=naming.symbol_named(pen.text, symbol)
        )
        if symbol == "asterisk" and asterisk:
            meant = naming.symbol_named(pen.text, asterisk)
            title = pen.text("{symbol}: stands for {meant}", symbol=title, meant=meant)
        x, y = at[0] + 25 + i * step, at[1] + SYMBOLS_Y
        pen.piece(f"symbol-{seat}-{symbol}", x, y, "still", symbol_drawing(symbol, count), title)


@lru_cache(maxsize=128)
def symbol_drawing(symbol: str, count: int) -> str:
    """A symbol and how many a company has; pale when there is none."""
    drawn = sign(symbol, 0, 0, 20) + figure(14, 0, count, 15, "semi")
    return drawn if count else group("none", drawn)
