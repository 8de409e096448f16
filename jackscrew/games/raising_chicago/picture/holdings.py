"""What a company holds: cards in its slots, the pile of old ones, tiles and tokens it has won."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import circle, group, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.picture.market import LETTER, letter_word
from jackscrew.games.raising_chicago.picture.pieces import (
    empty_tile,
    final_tile,
    hood_tile,
    won_token,
)
from jackscrew.games.raising_chicago.picture.places import COMPANIES, ROOM, Area, Point
from jackscrew.games.raising_chicago.picture.scene import Table
from jackscrew.games.raising_chicago.picture.signs import colour_css, figure, sign
from jackscrew.games.raising_chicago.picture.spelling import once_sign, reward

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


def slots_end(player: View) -> float:
    """Where the slots of a company end."""
    count: int = player["slot_count"]
    return SLOTS_X + count * slot_step(count)


def draw_slots(scene: Table, seat: int) -> None:
    """The cards of a company, the newest on the left."""
    player, at = scene.players[seat], (COMPANIES, scene.board.company_y(seat))
    count = player["slot_count"]
    step = slot_step(count)
    width = step - SLOT_GAP
    first = scene.board.printed["company"]["card_slots"]
    x, y = at[0] + SLOTS_X, at[1] + SLOTS_Y
    for i in range(count):
        css = "bay" if i < first else "bay added"
        drawn = rect(0, 0, width, SLOT_HEIGHT, css, 5)
        title = scene.text("A slot for a card") if i < first else scene.text("Company expansion")
        scene.piece(f"slot-{seat}-{i + 1}", x + i * step, y, "still", drawn, title)
    for i, card in enumerate(player["slots"]):
        is_new = i < player["added"]
        side = scene.board.card_side(card)
        letters = scene.board.letters[card]
        each, once = tuple(side["each_round"]), tuple(side["once"])
        drawn = slot_card(letters, each, once, is_new, width)
        title = scene.say(naming.card_named, card)
        scene.piece(f"resource-{card}", x + i * step, y, "lies", drawn, title)


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


def draw_holdings(scene: Table, seat: int, player: View) -> None:
    """Tiles that can be used or will count, what is only counted, and the pile."""
    count = player["slot_count"]
    tiles = (*player["empty_plots"], *player["final_projects"])
    won = (*player["neighborhoods"], *player["ward_tokens"])
    scene.section(draw_tiles, seat, count, tiles)
    scene.section(draw_won, seat, count, won)
    scene.section(draw_pile, seat, player["pile"], tuple(player["pile_cards"] or ()))


def draw_tiles(scene: Table, seat: int) -> None:
    """The empty plot tiles and the final projects of a company."""
    player, at = scene.players[seat], (COMPANIES, scene.board.company_y(seat))
    left = slots_end(player)
    for tile, area in empty_places(player, at, left).items():
        data = scene.board.empties[tile]
        drawn = empty_tile(tuple(data["reward"]), "", area.width, area.height)
        title = scene.say(naming.empty_tile_told, tile)
        scene.piece(f"tile-{tile}", *area.middle(), "lies", drawn, title)
    draw_finals(scene, player, at, left)


def tile_step(player: View, left: float) -> float:
    """How far empty plot tiles and final projects lie apart."""
    count = len(player["empty_plots"]) + len(player["final_projects"])
    return min(TILE_WIDTH + 3, (ROOM - 8 - TILE_WIDTH - left - 4) / max(1, count - 1))


def empty_places(player: View, at: Point, left: float) -> dict[str, Area]:
    """Where the empty plot tiles of a company lie."""
    step = tile_step(player, left)
    x, y = at[0] + left + 4, at[1] + SLOTS_Y - 2
    return {
        tile: Area(x + i * step, y, TILE_WIDTH, TILE_HEIGHT)
        for i, tile in enumerate(player["empty_plots"])
    }


def draw_finals(scene: Table, player: View, at: Point, left: float) -> None:
    """The final projects of a company."""
    step, before = tile_step(player, left), len(player["empty_plots"])
    for i, tile in enumerate(player["final_projects"]):
        drawn = final_tile(tuple(scene.board.projects[tile]["symbols"]), TILE_WIDTH, 24)
        x = at[0] + left + 4 + (before + i) * step + TILE_WIDTH / 2
        title = scene.say(naming.project_named, tile)
        y = at[1] + SLOTS_Y + TILE_HEIGHT / 2 - 2
        scene.piece(f"final-{tile}", x, y, "lies", drawn, title)


def draw_won(scene: Table, seat: int) -> None:
    """Neighborhood tiles and ward control tokens; many lie over each other."""
    player, at = scene.players[seat], (COMPANIES, scene.board.company_y(seat))
    left = slots_end(player)
    tiles, tokens = player["neighborhoods"], player["ward_tokens"]
    y = at[1] + SLOTS_Y + SLOT_HEIGHT - WON + 1
    room = ROOM - 32 - left - 2 * WON - TOKEN_STEP * len(tokens)
    step = max(2.0, min(2 * WON + 1, room / max(1, len(tiles) - 1)))
    x = at[0] + left + 5 + WON
    for i, tile in enumerate(tiles):
        drawn = won_tile(seat, tuple(scene.board.hoods[tile]["reward"]))
        title = scene.say(naming.hood_tile_named, tile)
        scene.piece(f"tile-{tile}", x + i * step, y, "lies", drawn, title)
    if len(tiles) > 1 and room > 0:
        drawn = figure(0, 0, len(tiles), 13, "semi dim")
        title = scene.text("Neighborhood tiles won: {count}", count=len(tiles))
        at_count = x + (len(tiles) - 1) * step + WON + 3
        scene.piece(f"won-{seat}", at_count, y, "still", drawn, title)
    for i, token in enumerate(tokens):
        place = at[0] + ROOM - 19 - (len(tokens) - 1 - i) * TOKEN_STEP, y - 1
        title = scene.say(naming.ward_token_named, token)
        face = won_token(scene.board.tokens[token]["first"])
        scene.piece(f"token-{token}", *place, "lies", face, title)


def won_tile(seat: int, words: tuple[str, ...]) -> str:
    """A neighborhood tile in small, in the colour of its owner."""
    edge = group(colour_css(seat), circle(0, 0, WON - 1, "rim own-rim"))
    return hood_tile(words, (), WON) + edge


def draw_pile(scene: Table, seat: int) -> None:
    """The pile of cards that were pushed out; its owner is told what they are."""
    player, at = scene.players[seat], (COMPANIES, scene.board.company_y(seat))
    count = player["pile"]
    drawn = sign("card", 0, 0, 19, "dim-sign") + figure(14, 0, count, 15, "semi")
    title = scene.text("Cards in the face-down pile: {count}", count=count)
    cards = player["pile_cards"] or []
    if cards:
        named = [naming.card_named(scene.text, scene.view, card) for card in cards]
        title = scene.text("{name} ({facts})", name=title, facts=", ".join(named))
    x, y = at[0] + ROOM - 38, at[1] + SLOTS_Y - 13
    scene.piece(f"pile-{seat}", x, y, "still", drawn if count else "", title)
