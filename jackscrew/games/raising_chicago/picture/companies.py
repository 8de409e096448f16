"""The companies: tokens, expertise, cards in their slots, and the tiles they have won."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import group, path, rect, write
from jackscrew.draw.words import fitted, signed
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.expertise import (
    PERMANENT_Y,
    STOCK_STEP,
    STOCK_X,
    draw_expertise,
    printed_expertise,
)
from jackscrew.games.raising_chicago.picture.holdings import draw_holdings, draw_slots
from jackscrew.games.raising_chicago.picture.places import (
    COMPANIES,
    COMPANY_HEIGHT,
    ROOM,
    Area,
    Point,
)
from jackscrew.games.raising_chicago.picture.scene import Table
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

STOCK = (*TYPES, "wild", "favor")
STOCK_Y = 50
"""The middle of the tokens in a company."""
SYMBOLS_Y = 183


def printed_companies(board: Board) -> str:
    """All companies before they own anything."""
    one = printed_company(board)
    return "".join(
        group("", seat_band(seat) + one, x=COMPANIES, y=board.company_y(seat))
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
    count = int(board.printed["personal_projects"]["section_cost"])
    step = 30 / count
    x = stock_x(kind) + STOCK_STEP - 37 + i * step
    return x, PERMANENT_Y - 5, step - 1.6, 10


def draw_companies(scene: Table) -> None:
    """What the companies own."""
    for seat, player in enumerate(scene.players):
        rank = scene.rank(seat)
        is_won = scene.view["over"] and seat in scene.view["winners"]
        scene.section(draw_head, seat, player["points"], rank, seat == scene.asker, is_won)
        draw_company(scene, seat, player)


def draw_head(scene: Table, seat: int) -> None:
    """A company's name and reputation; it stands out when it is asked, or has won."""
    player, view = scene.players[seat], scene.view
    drawn = rect(0, 0, ROOM, COMPANY_HEIGHT, "frame", 8)
    drawn += seat_mark(seat, 23, 17, 8) + write(38, 23, fitted(scene.names[seat], 118, 18), "name")
    drawn += sign("points", ROOM - 74, 17, 22, "dim-sign")
    drawn += figure(ROOM - 11, 17.5, signed(player["points"]), 24, "bold end")
    state = " now" if seat == scene.asker else ""
    if view["over"] and seat in view["winners"]:
        state = " won"
    at = COMPANIES, scene.board.company_y(seat)
    css = f"still {colour_css(seat)}{state}"
    scene.piece(f"company-{seat}", *at, css, drawn, scene.standing(seat))


def draw_company(scene: Table, seat: int, player: View) -> None:
    """All that a company owns."""
    tokens = (*player["tokens"].values(), player["favors"], *player["unlimited"])
    expertise = (*player["expertise"].values(), *player["permanents"].values())
    symbols = (*player["symbols"].values(), scene.view["asterisk"])
    slots = (player["slot_count"], player["added"], *player["slots"])
    scene.section(draw_figures, seat, player["poverty"], player["supply"])
    scene.section(draw_stock, seat, tokens)
    scene.section(draw_expertise, seat, expertise)
    scene.section(draw_symbols, seat, symbols)
    scene.section(draw_slots, seat, slots)
    draw_holdings(scene, seat, player)


def corner(scene: Table, seat: int) -> Point:
    """The north-west corner of a company."""
    return COMPANIES, scene.board.company_y(seat)


def draw_figures(scene: Table, seat: int) -> None:
    """What poverty will take, and how many markers are left."""
    text, player, at = scene.text, scene.players[seat], corner(scene, seat)
    loss = naming.loss_of(scene.view, player["poverty"])
    poverty = sign("poverty", 0, 0, 18, "dim-sign")
    poverty += figure(13, 0, lost(loss), 15, "semi bad" if loss else "dim")
    title = naming.capital(naming.poverty_named(text, scene.view, player["poverty"]))
    scene.piece(f"loss-{seat}", at[0] + 172, at[1] + 17, "still", poverty, title)
    supply = sign("marker", 0, 0, 18, "dim-sign") + figure(13, 0, player["supply"], 15, "semi")
    title = text("Markers in the supply: {count}", count=player["supply"])
    scene.piece(f"supply-{seat}", at[0] + 232, at[1] + 17, "still", supply, title)


def draw_stock(scene: Table, seat: int) -> None:
    """How many tokens a company has, and how far they go for its personal project."""
    player, at = scene.players[seat], corner(scene, seat)
    for kind in STOCK:
        count = player["favors"] if kind == "favor" else player["tokens"][kind]
        drawn = figure(0, 0, count, 22, "bold" if count else "faint")
        title = naming.counted(scene.text, kind, count)
        x, y = at[0] + stock_x(kind) + 30, at[1] + STOCK_Y + 0.5
        scene.piece(f"have-{seat}-{kind}", x, y, "still", drawn, title)
    draw_sections(scene, seat, player, at)


def draw_sections(scene: Table, seat: int, player: View, at: Point) -> None:
    """The personal project; an unlimited type needs no tokens."""
    need = int(scene.board.printed["personal_projects"]["section_cost"])
    for kind in TYPES:
        is_free = kind in player["unlimited"]
        count = need if is_free else min(need, player["tokens"][kind])
        boxes = free_section(scene.board, kind) if is_free else ""
        for i in range(0 if is_free else count):
            boxes += rect(*section_box(scene.board, kind, i), "section-box full", 1.5)
        title = scene.text(
            "Personal project: {count} of {need} {kind}",
            count=count,
            need=need,
            kind=naming.type_named(scene.text, kind),
        )
        scene.piece(f"personal-{seat}-{kind}", *at, f"still {kind}", boxes, title)


def free_section(board: Board, kind: str) -> str:
    """A section of the personal project that needs no tokens."""
    x, y, _, height = section_box(board, kind, 0)
    box = rect(x - 1, y - 2, 31, height + 4, "section-box full", 3)
    return box + figure(x + 14.5, PERMANENT_Y - 0.5, INFINITY, 17, "bold mid on-kind")


def draw_symbols(scene: Table, seat: int) -> None:
    """The symbol tokens of a company."""
    player, at = scene.players[seat], corner(scene, seat)
    owned = [
        (symbol, count)
        for symbol, count in player["symbols"].items()
        if count or symbol != "asterisk"
    ]
    named = scene.view["asterisk"] if player["symbols"]["asterisk"] else None
    step = 50 if len(owned) < 6 else 43
    for i, (symbol, count) in enumerate(owned):
        title = scene.text(
            "{symbol}: {count}", count=count, symbol=naming.symbol_named(scene.text, symbol)
        )
        if symbol == "asterisk" and named:
            meant = naming.symbol_named(scene.text, named)
            title = scene.text("{symbol}: stands for {meant}", symbol=title, meant=meant)
        x, y = at[0] + 25 + i * step, at[1] + SYMBOLS_Y
        scene.piece(f"symbol-{seat}-{symbol}", x, y, "still", symbol_drawing(symbol, count), title)


@lru_cache(maxsize=128)
def symbol_drawing(symbol: str, count: int) -> str:
    """A symbol and how many a company has; pale when there is none."""
    drawn = sign(symbol, 0, 0, 20) + figure(14, 0, count, 15, "semi")
    return drawn if count else group("none", drawn)
