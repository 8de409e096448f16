"""The city council: what its members count, and how many cards of their letter each seat has."""

from __future__ import annotations

from jackscrew.draw.scene import View
from jackscrew.draw.shapes import rect
from jackscrew.draw.words import fitted
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import LETTERS
from jackscrew.games.raising_chicago.picture.board import MEMBER_STEP, Board, Data
from jackscrew.games.raising_chicago.picture.places import HEAD, MARKET, ROOM, Area
from jackscrew.games.raising_chicago.picture.scene import Table
from jackscrew.games.raising_chicago.picture.signs import (
    figure,
    heading,
    rosette,
    seat_mark,
    sign,
)

HALF = (ROOM - 6) / 2
SIGNS = {
    "moved_buildings": "move",
    "symbol_sets": "symbol-sets",
    "permanent_tokens": "permanent",
    "markers_returned_last_round": "marker",
    "neighborhood_tiles": "copy-neighborhoods",
    "favor_tokens": "favor",
    "company_expansions": "expansion",
    "ward_control_tokens": "shield",
}


def member_box(board: Board, i: int) -> Area:
    """The place of a council member."""
    row, column = divmod(i, 2)
    y = board.council_y + HEAD + row * MEMBER_STEP
    return Area(MARKET + column * (HALF + 6), y, HALF, MEMBER_STEP - 5)


def printed_council(board: Board) -> str:
    """The council board, and how many cards a member wants."""
    if not board.with_council:
        return ""
    need = f"{board.players['council_qualify']} / {board.players['council_double']}"
    drawn = heading(MARKET, board.council_y, board.headings["council"])
    drawn += sign("card", MARKET + ROOM - 62, board.council_y + 10, 17, "dim-sign")
    drawn += figure(MARKET + ROOM, board.council_y + 10, need, 14, "semi end dim")
    for i, letter in enumerate(LETTERS):
        area = member_box(board, i)
        drawn += rect(*area, "panel", 6)
        drawn += figure(area.x + 17, area.y + area.height / 2, letter, 24, "bold serif mid dim")
    return drawn


def draw_council(scene: Table) -> None:
    """The members of the council, and who has their cards."""
    if scene.board.with_council:
        seen = [(it["slots"], it["pile_cards"], it["pile"], it["letters"]) for it in scene.players]
        scene.section(draw_members, 0, repr(scene.view["council"]), repr(seen))


def draw_members(scene: Table, what: int) -> None:
    """All members."""
    for i, letter in enumerate(LETTERS):
        area, member = member_box(scene.board, i), scene.view["council"][letter]
        if member is None:
            continue
        data = scene.board.members[member]
        drawn = member_sign(scene, data)
        drawn += rosette(data["rep_each"], HALF - 15, 14, 10.5)
        title = scene.say(naming.member_told, member)
        scene.piece(f"member-{member}", area.x, area.y, "", drawn, title)
        draw_letter(scene, i, letter, area)


def member_sign(scene: Table, data: Data) -> str:
    """What a member counts: wards by name, all else by a sign."""
    if data["counts"] != "raised_in_ward":
        return sign(SIGNS[data["counts"]], 46, 13.5, 20)
    words = scene.board.wards[data["ward"] - 1]
    return sign("raise", 46, 13.5, 20) + figure(60, 13.5, fitted(words, 84, 14), 14, "serif")


def draw_letter(scene: Table, i: int, letter: str, area: Area) -> None:
    """How many cards of a letter each seat has; enough of them stand out."""
    need = scene.board.players["council_qualify"]
    step = (HALF - 36) / scene.seats
    drawn, told = "", []
    for seat, player in enumerate(scene.players):
        count, is_sure = letters_of(scene, player, i)
        words = str(count) if is_sure else f"{count}+"
        css = "bold good" if count >= need else "dim"
        drawn += seat_mark(seat, seat * step + 5, 0, 4.6)
        drawn += figure(seat * step + 13, 0, words, 13, css)
        told.append(
            scene.text("{name}: {count}", name=scene.names[seat], count=words),
        )
    title = scene.text("Cards {letter}: {counts}", letter=letter, counts=", ".join(told))
    at = area.x + 37, area.y + area.height - 11.5
    scene.piece(f"letter-{letter}", *at, "still", drawn, title)


def letters_of(scene: Table, player: View, i: int) -> tuple[int, bool]:
    """How many cards of a letter a company is seen to have, and whether these are all."""
    pile = player["pile_cards"]
    cards = [*player["slots"], *(pile or [])]
    count = [scene.board.letters[card] for card in cards].count(LETTERS[i])
    return count + player["letters"][i], pile is not None or not player["pile"]
