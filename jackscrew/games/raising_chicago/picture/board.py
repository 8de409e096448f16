"""The printed board: laid out once for a match and a language, never again for a move."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from jackscrew.core.supplied import Box, Translate
from jackscrew.draw.scene import Area
from jackscrew.games.raising_chicago.naming import BOARD_HEADINGS, WARD
from jackscrew.games.raising_chicago.picture.arranged import panels_of
from jackscrew.games.raising_chicago.picture.places import (
    CARD_Y,
    COMING_HEAD,
    COMING_ROWS,
    COMING_STEP,
    COMPANIES,
    COMPANY_STEP,
    GAP,
    HEAD,
    MARKET,
    ROOM,
    ROW_STEP,
    SPACE_WIDTH,
    TOP,
    TOWN,
    card_height,
    space_x,
    square_boxes,
)
from jackscrew.games.raising_chicago.picture.town import Town
from jackscrew.games.raising_chicago.view import AnyProject, ChicagoView, PrintedCardSide

LOT_HEIGHT = 50
LOTS_HEIGHT = HEAD + LOT_HEIGHT + 8
RIVER = 9
PRESTIGE_HEIGHT = 72
LANE = 16
"""The height of a lane of the reputation track."""
POVERTY_HEIGHT = HEAD + 44
MEMBER_STEP = 49
MOST_BOARDS = 64


class Board:
    """What is printed for a match, and where everything lies."""

    def __init__(self, view: ChicagoView, text: Translate) -> None:
        self.printed = view["printed"]
        self.seats = view["seats"]
        self.non_player = view["non_player"]
        self.with_council = view["council_used"]
        self.side = view["side"]
        self.headings = {key: text(words) for key, words in BOARD_HEADINGS.items()}
        self.wards = [text(WARD, ward=ward + 1) for ward in range(len(view["ward_tokens"]))]
        self.under = ""
        self.read_components()
        self.lay_columns()

    def read_components(self) -> None:
        """Everything printed, by the name that a view gives it."""
        data = self.printed
        self.projects: dict[str, AnyProject] = {str(it["number"]): it for it in data["projects"]}
        self.projects |= {it["id"]: it for it in data["final_projects"]}
        self.cards = {str(it["id"]): it for it in data["resource_cards"]}
        self.hoods = {f"N{it['id']}": it for it in data["neighborhood_tiles"]}
        self.empties = {f"E{it['number']}": it for it in data["empty_plot_tiles"]}
        self.prestige = {f"P{it['number']}": it for it in data["prestige_buildings"]}
        self.tokens = {f"W{it['id']}": it for it in data["ward_control_tokens"]}
        self.members = {f"M{it['number']}": it for it in data["council_members"]}
        self.letters = {key: "".join(it["letters"]) for key, it in self.cards.items()}
        self.plots = {it["number"]: it for it in data["plots"]}
        self.players = data["players"][str(self.seats)]
        self.squares = square_boxes(len(self.card_side(next(iter(self.cards)))["squares"]))

    def lay_columns(self) -> None:
        """Where the sections of each column begin."""
        self.bidding_y = CARD_Y + card_height(len(self.squares)) + GAP
        self.coming_y = self.bidding_y + HEAD + self.seats * ROW_STEP + GAP - 4
        self.tracks_y = self.coming_y + COMING_HEAD + COMING_ROWS * COMING_STEP + GAP
        self.poverty_y = self.tracks_y + HEAD + self.seats * LANE + 20 + GAP
        self.council_y = self.poverty_y + POVERTY_HEIGHT + GAP
        self.left_bottom = self.council_y - GAP
        if self.with_council:
            self.left_bottom = self.council_y + HEAD + 2 * MEMBER_STEP
        town_y = TOP + LOTS_HEIGHT + RIVER
        data = self.printed
        self.town = Town(data["plots"], data["neighborhood_spaces"], TOWN, town_y, ROOM)
        self.lake_y = self.town.bottom + 5
        self.town_bottom = self.lake_y + PRESTIGE_HEIGHT
        self.companies_bottom = TOP + self.seats * COMPANY_STEP - 8
        self.height = max(self.left_bottom, self.town_bottom, self.companies_bottom) + 4
        self.arranged = panels_of(self)

    def parts(self) -> dict[str, Box]:
        """What a small screen shows one at a time."""
        width, coming, tracks = ROOM + 8, self.coming_y - 6, self.tracks_y - 6
        return {
            "market": (MARKET - 4, 0, width, coming),
            "town": (TOWN - 4, 0, width, self.town_bottom + 4),
            "companies": (COMPANIES - 4, 0, width, self.companies_bottom + 4),
            "tracks": (MARKET - 4, tracks, width, self.left_bottom + 4 - tracks),
            "to_come": (MARKET - 4, coming, width, tracks - coming),
        }

    def card_side(self, card: str) -> PrintedCardSide:
        """The side of a card that is in use."""
        return self.cards[card][self.side]

    def square(self, space: int, square: int) -> Area:
        """A square of the card on a space of the project area."""
        box = self.squares[square]
        return Area(space_x(space) + box.x, CARD_Y + box.y, box.width, box.height)

    def card(self, space: int) -> Area:
        """The card on a space of the project area."""
        return Area(space_x(space), CARD_Y, SPACE_WIDTH, card_height(len(self.squares)))

    def lot(self, lot: int) -> Area:
        """A plot in the outskirts."""
        step = (ROOM - 8 + 3) / self.printed["outskirts"]["plots"]
        return Area(TOWN + 4 + lot * step, TOP + HEAD, step - 3, LOT_HEIGHT)

    def company_y(self, seat: int) -> float:
        """The north side of a company."""
        return TOP + seat * COMPANY_STEP


BOARDS: dict[Hashable, Board] = {}


def board_of(view: ChicagoView, text: Translate) -> Board:
    """The board of a match in a language, without what is printed on it when it is new."""
    key = (view["pack"], view["seats"], view["council_used"], language_of(text))
    found = BOARDS.pop(key, None) or Board(view, text)
    if len(BOARDS) >= MOST_BOARDS:
        del BOARDS[next(iter(BOARDS))]
    BOARDS[key] = found  # the last ones used stand last
    return found


@lru_cache(maxsize=MOST_BOARDS)
def language_of(text: Translate) -> Hashable:
    """A language by what it calls things, to remember drawings by."""
    return (text(WARD, ward=1), *map(text, BOARD_HEADINGS.values()))
