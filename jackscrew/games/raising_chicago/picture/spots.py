"""The places of the table that may be answers, wherever somebody points at them."""

from __future__ import annotations

from collections.abc import Iterator

from jackscrew.draw import english
from jackscrew.draw.scene import Area
from jackscrew.games.raising_chicago.components import BANNERS, SPACES
from jackscrew.games.raising_chicago.picture.board import Board, board_of
from jackscrew.games.raising_chicago.picture.companies import stock_box
from jackscrew.games.raising_chicago.picture.expertise import track_box
from jackscrew.games.raising_chicago.picture.ground import display_box
from jackscrew.games.raising_chicago.picture.holdings import tile_place
from jackscrew.games.raising_chicago.picture.pieces import HOOD
from jackscrew.games.raising_chicago.picture.wards import banner_area
from jackscrew.games.raising_chicago.rewards import TYPES
from jackscrew.games.raising_chicago.view import ChicagoView

Spot = tuple[str, Area]


def spots(view: ChicagoView, x: float, y: float) -> list[str]:
    """What lies at a point: of the project area, the town or a company."""
    board = board_of(view, english)
    found = (*in_market(board), *in_town(view, board), *in_companies(view, board))
    return [key for key, area in found if area.holds(x, y)]


def in_market(board: Board) -> Iterator[Spot]:
    """The cards of the project area and their squares."""
    for i, space in enumerate(SPACES):
        yield f"card-{space}", board.card(i)
        for square in range(len(board.squares)):
            yield f"square-{space}-{square + 1}", board.square(i, square)


def in_town(view: ChicagoView, board: Board) -> Iterator[Spot]:
    """Plots, neighborhoods, outskirts and the display of prestige buildings."""
    for plot, area in board.town.boxes.items():
        yield f"plot-{plot}", area
    for hood in range(1, len(view["neighborhoods"]) + 1):
        x, y = board.town.crossing(hood)
        yield f"hood-{hood}", Area(x, y, 0, 0).grown(HOOD)
    for lot in range(len(view["outskirts"])):
        yield f"outskirts-{lot + 1}", board.lot(lot)
    for place, tile in enumerate(view["display"]):
        yield f"prestige-{tile}", display_box(board, place)
    for space in BANNERS:
        yield f"banner-{space}", banner_area(board, space)


def in_companies(view: ChicagoView, board: Board) -> Iterator[Spot]:
    """Tokens, expertise and empty plot tiles."""
    for seat, player in enumerate(view["players"]):
        for kind in TYPES:
            yield f"stock-{seat}-{kind}", stock_box(board, seat, kind)
            yield f"track-{seat}-{kind}", track_box(board, seat, kind)
        for tile in player["empty_plots"]:
            yield f"empty-{tile}", tile_place(board, seat, player, tile)
