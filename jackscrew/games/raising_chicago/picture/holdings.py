"""What a company holds: cards in its slots, the pile of old ones, tiles and tokens it has won."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import circle, group, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.market import LETTER, letter_word
from jackscrew.games.raising_chicago.picture.pieces import (
    empty_tile,
    final_tile,
    hood_tile,
    won_token,
)
from jackscrew.games.raising_chicago.picture.places import COMPANIES, ROOM
from jackscrew.games.raising_chicago.picture.scene import Pen
from jackscrew.games.raising_chicago.picture.signs import colour_css, figure, sign
from jackscrew.games.raising_chicago.picture.spelling import once_sign, reward
from jackscrew.games.raising_chicago.view import PlayerView

SLOTS_X, SLOTS_Y = 14, 196
SLOT_WIDTH, SLOT_HEIGHT, SLOT_GAP = 38, 46, 3
SLOTS_ROOM = 232
"""Room for the slots of a company; many are narrow."""
TILE_WIDTH, TILE_HEIGHT = 36, 30
TOKEN_STEP = 26
"""How far ward control tokens lie apart."""
WON = 9
"""The radius of a neighborhood tile that is won: what counts is how many there are."""


def slot_step(count: int) -> float:
    """How far slots lie apart."""
    return min(SLOT_WIDTH + SLOT_GAP, (SLOTS_ROOM + SLOT_GAP) / count)


def slots_end(count: int) -> float:
    """Where so many slots of a company end."""
    return SLOTS_X + count * slot_step(count)


def draw_slots(pen: Pen, seat: int, count: int, cards: list[str], added: int) -> None:
    """The cards of a company, the newest on the left."""
    board, step = pen.board, slot_step(count)
    width = step - SLOT_GAP
    first = board.printed["company"]["card_slots"]
    x, y = COMPANIES + SLOTS_X, board.company_y(seat) + SLOTS_Y
    for i in range(count):
        css = "bay" if i < first else "bay added"
        drawn = rect(0, 0, width, SLOT_HEIGHT, css, 5)
        title = pen.text("A slot for a card") if i < first else pen.text("Company expansion")
        pen.piece(f"slot-{seat}-{i + 1}", x + i * step, y, "still", drawn, title)
    for i, card in enumerate(cards):
        side = board.card_side(card)
        each, once = tuple(side["each_round"]), tuple(side["once"])
        drawn = slot_card(board.letters[card], each, once, i < added, width)
        pen.piece(f"resource-{card}", x + i * step, y, "lies", drawn, pen.say_card(card))


@lru_cache(maxsize=512)
def slot_card(
    letters: str, each_round: tuple[str, ...], once: tuple[str, ...], is_new: bool, width: float
) -> str:
    """A card in a company: its letter, and its round bonus; pale when that is spent."""
    drawn = rect(0, 0, width, SLOT_HEIGHT, "plate", 5)
    is_slim = width < 32
    if is_slim:
        word = letters if len(letters) == 1 else "*"
        drawn += figure(width / 2, 9, word, 13, f"{LETTER} mid")
    else:
        drawn += figure(4, 9, letter_word(letters), 13 if len(letters) == 1 else 12, LETTER)
        if each_round and len(letters) == 1:
            drawn += sign("again", width - 9.5, 9.5, 11, "dim-sign")
        elif len(letters) == 1:
            drawn += once_sign(width - 10, 9.5)
    words = each_round or once
    size = 20 if len(words) == 1 else 14
    bonus = "".join(
        stacked(each, width / 2, 31 + (i - (len(words) - 1) / 2) * 15, size, width - 3)
        for i, each in enumerate(words)
    )
    is_spent = bool(once) and not is_new
    return drawn + (group("spent", bonus) if is_spent else bonus)


def stacked(words: str, x: float, y: float, size: float, room: float) -> str:
    """One reward about a point, as large as there is room for it."""
    drawing, width = reward(words, size)
    scale = min(1.0, room / width)
    return group("", drawing, x=x - width * scale / 2, y=y, scale=scale)


def draw_tiles(pen: Pen, seat: int, count: int, tiles: list[str], finals: list[str]) -> None:
    """The empty plot tiles and the final projects of a company with so many slots."""
    places = tile_places(pen.board, seat, count, len(tiles) + len(finals))
    for tile, area in zip(tiles, places, strict=False):
        drawn = empty_tile(tuple(pen.board.empties[tile]["reward"]), "", area.width, area.height)
        title = pen.say(naming.empty_tile_told, tile)
        pen.piece(f"tile-{tile}", *area.middle(), "lies", drawn, title)
    for tile, area in zip(finals, places[len(tiles) :], strict=True):
        symbols = tuple(naming.symbols_of(pen.board.projects[tile]))
        drawn, title = final_tile(symbols, TILE_WIDTH, 24), pen.say(naming.project_named, tile)
        pen.piece(f"final-{tile}", *area.middle(), "lies", drawn, title)


def tile_places(board: Board, seat: int, slots: int, count: int) -> list[Area]:
    """Where so many tiles lie in a company with so many slots."""
    left = slots_end(slots)
    step = min(TILE_WIDTH + 3, (ROOM - 8 - TILE_WIDTH - left - 4) / max(1, count - 1))
    x, y = COMPANIES + left + 4, board.company_y(seat) + SLOTS_Y - 2
    return [Area(x + i * step, y, TILE_WIDTH, TILE_HEIGHT) for i in range(count)]


def tile_place(board: Board, seat: int, player: PlayerView, tile: str) -> Area:
    """Where an empty plot tile of a company lies."""
    tiles = player["empty_plots"]
    count = len(tiles) + len(player["final_projects"])
    return tile_places(board, seat, player["slot_count"], count)[tiles.index(tile)]


def draw_won(pen: Pen, seat: int, count: int, tiles: list[str], tokens: list[str]) -> None:
    """Neighborhood tiles and ward control tokens; many lie over each other."""
    board, left = pen.board, slots_end(count)
    y = board.company_y(seat) + SLOTS_Y + SLOT_HEIGHT - WON + 1
    room = ROOM - 32 - left - 2 * WON - TOKEN_STEP * len(tokens)
    step = max(2.0, min(2 * WON + 1, room / max(1, len(tiles) - 1)))
    x = COMPANIES + left + 5 + WON
    for i, tile in enumerate(tiles):
        drawn = won_tile(seat, tuple(board.hoods[tile]["reward"]))
        title = pen.say(naming.hood_tile_named, tile)
        pen.piece(f"tile-{tile}", x + i * step, y, "lies", drawn, title)
    if len(tiles) > 1 and room > 0:
        drawn = figure(0, 0, len(tiles), 13, "semi dim")
        title = pen.text("Neighborhood tiles won: {count}", count=len(tiles))
        at_count = x + (len(tiles) - 1) * step + WON + 3
        pen.piece(f"won-{seat}", at_count, y, "still", drawn, title)
    for i, token in enumerate(tokens):
        place = COMPANIES + ROOM - 19 - (len(tokens) - 1 - i) * TOKEN_STEP, y - 1
        title = pen.say(naming.ward_token_named, token)
        face = won_token(board.tokens[token]["first"])
        pen.piece(f"token-{token}", *place, "lies", face, title)


def won_tile(seat: int, words: tuple[str, ...]) -> str:
    """A neighborhood tile in small, in the colour of its owner."""
    edge = group(colour_css(seat), circle(0, 0, WON - 1, "rim own-rim"))
    return hood_tile(words, (), WON) + edge


def draw_pile(pen: Pen, seat: int, count: int, cards: list[str] | None) -> None:
    """The pile of cards that were pushed out; its owner is told what they are."""
    drawn = sign("card", 0, 0, 19, "dim-sign") + figure(14, 0, count, 15, "semi")
    title = pen.text("Cards in the face-down pile: {count}", count=count)
    if cards:
        board = pen.board
        named = [naming.card_named(pen.text, board.printed, card, board.side) for card in cards]
        title = pen.text("{name} ({facts})", name=title, facts=", ".join(named))
    x, y = COMPANIES + ROOM - 38, pen.board.company_y(seat) + SLOTS_Y - 13
    pen.piece(f"pile-{seat}", x, y, "still", drawn if count else "", title)
