"""The panels of the table, as a large screen may arrange them in four columns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackscrew.core.supplied import Panel
from jackscrew.games.raising_chicago.picture import places
from jackscrew.games.raising_chicago.picture.places import COMPANY_HEIGHT, GAP, ROOM, TOP

if TYPE_CHECKING:
    from jackscrew.games.raising_chicago.picture.board import Board

MARKET, BIDDING, COMING, REPUTATION = "market", "bidding", "coming", "reputation"
POVERTY, COUNCIL, TOWN, PRESTIGE = "poverty", "council", "town", "prestige"


def company(seat: int) -> str:
    """The panel of a company."""
    return f"mat-{seat}"


def panels_of(board: Board) -> dict[str, Panel]:
    """Market and tracks, the town, and two columns of companies."""
    left, town = places.MARKET, places.TOWN
    tops = {
        MARKET: TOP,
        BIDDING: board.bidding_y,
        COMING: board.coming_y,
        REPUTATION: board.tracks_y,
        POVERTY: board.poverty_y,
        COUNCIL: board.council_y,
    }
    below = [*[y - GAP for y in [*tops.values()][1:]], board.left_bottom]
    found = {
        name: Panel(left, y, ROOM, bottom - y, 0)
        for (name, y), bottom in zip(tops.items(), below, strict=True)
        if bottom > y
    }
    found[TOWN] = Panel(town, TOP, ROOM, board.lake_y - TOP, 1)
    found[PRESTIGE] = Panel(town, board.lake_y, ROOM, board.town_bottom - board.lake_y, 1)
    half = (board.seats + 1) // 2
    for seat in range(board.seats):
        y, column = board.company_y(seat), 2 + seat // half
        found[company(seat)] = Panel(
            places.COMPANIES, y, ROOM, COMPANY_HEIGHT, column, seat, is_mat=True
        )
    return found
