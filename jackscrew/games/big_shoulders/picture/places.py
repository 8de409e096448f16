"""Where everything lies on the table.

Three columns, each as wide as a phone: the city with its spaces and the players below, tracks
and markets, companies.
"""

from __future__ import annotations

from typing import NamedTuple

from jackscrew.draw import Box
from jackscrew.games.big_shoulders.view import CompanyView, PlayerView, ShouldersView

Point = tuple[float, float]

ROOM = 364
"""How wide a column is."""
CITY, TRACKS, COMPANIES = 4, 382, 760
"""The west sides of the columns."""
WIDTH = COMPANIES + ROOM + 4
TOP = 4
GAP = 14
HEADING = 23

# the city
RIBBON_Y = TOP
ACTIONS_Y = RIBBON_Y + 92 + GAP
ASSETS_Y = ACTIONS_Y + 167 + GAP
BUILDINGS_Y = ASSETS_Y + 103 + GAP
SITE_STEP = 59
CARD_GAP, CARD_HEIGHT, CARDS_A_ROW = 5, 64, 3
CARD_WIDTH = (ROOM - 2 * CARD_GAP) / CARDS_A_ROW
PANEL_HEAD, PANEL_GAP = 66, 7
CHIP_STEP, CHIPS_A_ROW, CHIP_LINE = 57, 6, 40

# tracks and markets: demand and supply chain lie within the first screen
STOCK_Y = TOP
APPEAL_Y = STOCK_Y + 222 + 8
DEMAND_Y = APPEAL_Y + 216 + 8
SUPPLY_Y = DEMAND_Y + 249 + 10
HAYMARKET_Y = SUPPLY_Y + 98 + GAP
JOBS_Y = HAYMARKET_Y + 62 + GAP
GOALS_Y = JOBS_Y + 72 + GAP
GOAL_STEP = 24

# companies
CHARTER_STEP = 173
SMALL_WIDTH, SMALL_STEP = (ROOM - 6) / 2, 80
"""Of charters of companies that have not started, two beside each other."""


class Places(NamedTuple):
    """Where the parts of the table lie that grow during a game, by their north sides.

    `slots` are the north-west corners of what is arranged for who looks.
    """

    hand: float
    unstarted: float
    slots: dict[str, Point]
    bottoms: dict[str, float]

    def height(self) -> float:
        """The height of the whole table."""
        return max(self.bottoms.values())

    def parts(self) -> dict[str, Box]:
        """What a small screen shows one at a time."""
        bottoms, width = self.bottoms, ROOM + 8
        return {
            "city": (CITY - 4, 0, width, bottoms["city"]),
            "tracks": (TRACKS - 4, 0, width, DEMAND_Y - 6),
            "market": (TRACKS - 4, DEMAND_Y - 6, width, bottoms["market"] - DEMAND_Y + 6),
            "companies": (COMPANIES - 4, 0, width, bottoms["companies"]),
            "players": (CITY - 4, bottoms["city"], width, bottoms["players"] - bottoms["city"]),
        }


def places_of(view: ShouldersView) -> Places:
    """The places in one position, as they are arranged for who looks."""
    hand = BUILDINGS_Y + 40 + view["seats"] * SITE_STEP + GAP - 5
    rows = max(1, -(-len(hand_of(view)) // CARDS_A_ROW))
    players = hand + 22 + rows * (CARD_HEIGHT + CARD_GAP) - CARD_GAP + GAP
    slots: dict[str, Point] = {PLAYERS: (CITY, players)}
    y: float = players + HEADING
    for seat in seats_in_order(view, view["seat"]):
        slots[panel_slot(seat)] = CITY, y
        y += panel_height(held_by(view, view["players"][seat])) + PANEL_GAP
    charters = charters_in_order(view, view["seat"])
    for i, seen in enumerate(charters):
        slots[charter_slot(seen["company"])] = COMPANIES, TOP + HEADING + CHARTER_STEP * i
    unstarted = TOP + HEADING + CHARTER_STEP * len(charters)
    rest = len(view["companies"]) - len(charters)
    goals = len(view["goals"])
    return Places(
        hand,
        unstarted,
        slots,
        {
            "city": players - GAP / 2,
            "market": GOALS_Y + (28 + goals * GOAL_STEP if goals else -10),
            "companies": unstarted + (HEADING if rest else 0) + -(-rest // 2) * SMALL_STEP,
            "players": y,
        },
    )


PLAYERS = "players"
"""The slot of the heading of the players."""


def panel_slot(seat: int) -> str:
    """The slot of a player's panel."""
    return f"seat-{seat}"


def charter_slot(company: str) -> str:
    """The slot of a charter in play."""
    return f"charter-{company}"


def seats_in_order(view: ShouldersView, first: int) -> list[int]:
    """The seats from the viewer's on; a spectator begins with the first."""
    seats = view["seats"]
    return [(max(first, 0) + turn) % seats for turn in range(seats)]


def charters_in_order(view: ShouldersView, first: int) -> list[CompanyView]:
    """The companies of a seat first, then by director; none moves when its appeal changes."""
    order = seats_in_order(view, first)
    return [it for seat in order for it in view["companies"] if it["director"] == seat]


def hand_of(view: ShouldersView) -> list[tuple[str, str]]:
    """The viewer's hidden buildings, and the state of each."""
    if view["seat"] < 0:
        return []
    player = view["players"][view["seat"]]
    cards = [(key, "") for key in player["hand"] or []]
    cards += [(key, "kept") for key in player["drafted"] or []]
    for key, state in ((player["played"], "chosen-card"), (player["tossed"], "tossed")):
        cards += [(key, state)] if key else []
    return cards


def hand_place(hand: float, i: int) -> Point:
    """The north-west corner of a building in hand."""
    row, column = divmod(i, CARDS_A_ROW)
    return CITY + column * (CARD_WIDTH + CARD_GAP), hand + 22 + row * (CARD_HEIGHT + CARD_GAP)


def held_by(view: ShouldersView, player: PlayerView) -> list[str]:
    """The companies on a player's panel: with shares in the order in which they operate, barred."""
    held = [company for company in view["line"] if player["shares"][company]]
    barred = player["sold"] if view["phase"] == "stock" else []
    return held + [company for company in barred if company not in held]


def panel_height(companies: list[str]) -> float:
    """The height of a panel that shows so many companies."""
    return PANEL_HEAD + CHIP_LINE * max(1, -(-len(companies) // CHIPS_A_ROW)) + 2


def holding_place(i: int) -> Point:
    """Where on a panel the certificates of one company lie."""
    row, column = divmod(i, CHIPS_A_ROW)
    return 12 + column * CHIP_STEP, PANEL_HEAD + row * CHIP_LINE
