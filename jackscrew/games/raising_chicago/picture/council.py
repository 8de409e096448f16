"""The city council: what its members count, and how many cards of their letter each seat has."""

from __future__ import annotations

from jackscrew.draw.scene import Area
from jackscrew.draw.shapes import as_sign, rect
from jackscrew.draw.words import fitted
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import LETTERS
from jackscrew.games.raising_chicago.picture.board import MEMBER_STEP, Board
from jackscrew.games.raising_chicago.picture.places import HEAD, MARKET, ROOM
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import (
    figure,
    heading,
    rosette,
    seat_mark,
    sign,
)
from jackscrew.games.raising_chicago.view import PlayerView, PrintedMember

Cards = tuple[list[str], list[str] | None, int, list[int]]
"""Of a company: those in slots, those known of the pile, its size, letters chosen for them."""
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
    need = f"{board.players['council_qualify']} / {board.players['council_double']}"
    drawn = heading(MARKET, board.council_y, board.headings["council"])
    cards = sign("card", MARKET + ROOM - 62, board.council_y + 10, 17, "dim-sign")
    wanted = figure(MARKET + ROOM, board.council_y + 10, need, 14, "semi end dim")
    drawn += as_sign("council-need", cards, wanted)
    for i, letter in enumerate(LETTERS):
        area = member_box(board, i)
        drawn += rect(*area, "panel", 6)
        drawn += figure(area.x + 17, area.y + area.height / 2, letter, 24, "bold serif mid dim")
    return drawn


def draw_council(scene: Table) -> None:
    """The members of the council, and who has their cards."""
    if scene.board.with_council:
        cards = [cards_of(player) for player in scene.players]
        scene.section(draw_members, "council", scene.view["council"], cards)


def cards_of(player: PlayerView) -> Cards:
    """What is known of the cards of a company."""
    return player["slots"], player["pile_cards"], player["pile"], player["letters"]


def draw_members(pen: Pen, place: str, members: dict[str, str | None], cards: list[Cards]) -> None:
    """All members, and who has cards of their letters."""
    for i, letter in enumerate(LETTERS):
        member = members[letter]
        if member is not None:
            pen.section(draw_member, i, member)
            pen.section(draw_letter, i, [letters_of(pen.board, held, i) for held in cards])


def draw_own_letters(scene: Table) -> None:
    """Who has cards of the members' letters, as the viewer knows who sees the own pile."""
    cards = [cards_of(player) for player in scene.players]
    for i, letter in enumerate(LETTERS):
        if scene.view["council"].get(letter) is not None:
            scene.section(draw_letter, i, [letters_of(scene.board, held, i) for held in cards])


def draw_member(pen: Pen, place: int, member: str) -> None:
    """A member: what it counts."""
    area, data = member_box(pen.board, place), pen.board.members[member]
    drawn = member_sign(pen.board, data) + rosette(data["rep_each"], HALF - 15, 14, 10.5)
    title = pen.say(naming.member_told, member)
    pen.piece(f"member-{member}", area.x, area.y, "", drawn, title)


def member_sign(board: Board, data: PrintedMember) -> str:
    """What a member counts: wards by name, all else by a sign."""
    if data["counts"] != "raised_in_ward":
        return sign(SIGNS[data["counts"]], 46, 13.5, 20)
    assert "ward" in data, "its ward is not printed"
    words = board.wards[data["ward"] - 1]
    return sign("raise", 46, 13.5, 20) + figure(60, 13.5, fitted(words, 84, 14), 14, "serif")


def draw_letter(pen: Pen, place: int, counts: list[tuple[int, bool]]) -> None:
    """How many cards of a letter each seat has; enough of them stand out."""
    area, letter = member_box(pen.board, place), LETTERS[place]
    need = pen.board.players["council_qualify"]
    step = (HALF - 36) / len(counts)
    drawn, told = "", []
    for seat, (count, is_sure) in enumerate(counts):
        words = str(count) if is_sure else f"{count}+"
        css = "bold good" if count >= need else "dim"
        drawn += seat_mark(seat, seat * step + 5, 0, 4.6)
        drawn += figure(seat * step + 13, 0, words, 13, css)
        told.append(pen.text("{name}: {count}", name=pen.names[seat], count=words))
    title = pen.text("Cards {letter}: {counts}", letter=letter, counts=", ".join(told))
    at = area.x + 37, area.y + area.height - 11.5
    pen.piece(f"letter-{letter}", *at, "still", drawn, title)


def letters_of(board: Board, held: Cards, i: int) -> tuple[int, bool]:
    """How many cards of a letter a company is seen to have, and whether these are all."""
    slots, known, pile, assigned = held
    cards = [*slots, *(known or [])]
    count = [board.letters[card] for card in cards].count(LETTERS[i])
    return count + assigned[i], known is not None or not pile
