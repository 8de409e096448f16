"""The panels of the table, as a large screen may arrange them in four columns."""

from __future__ import annotations

from jackscrew.core.supplied import Panel
from jackscrew.games.big_shoulders.picture.charters import HEIGHT
from jackscrew.games.big_shoulders.picture.places import (
    ACTIONS_Y,
    APPEAL_Y,
    ASSETS_Y,
    BUILDINGS_Y,
    CITY,
    COMPANIES,
    DEMAND_Y,
    GAP,
    GOAL_STEP,
    GOALS_Y,
    HAYMARKET_Y,
    HEADING,
    JOBS_Y,
    PLAYERS,
    RIBBON_Y,
    ROOM,
    STOCK_Y,
    SUPPLY_Y,
    TOP,
    TRACKS,
    Places,
    charter_slot,
    charters_in_order,
    held_by,
    panel_height,
    panel_slot,
    seats_in_order,
)
from jackscrew.games.big_shoulders.view import ShouldersView

RIBBON, ACTIONS, ASSETS, BUILDINGS, HAND = "ribbon", "actions", "assets", "buildings", "hand"
STOCK, APPEAL, DEMAND, SUPPLY = "stock", "appeal", "demand", "supply"
HAYMARKET, JOBS, GOALS, LINE, REST = "haymarket", "jobs", "goals", "companies", "unstarted"


def fixed(x: float, top: float, bottom: float, column: int) -> Panel:
    """A panel that always lies in the same place."""
    return Panel(x, top, ROOM, bottom - top, column)


SPACES = {
    RIBBON: fixed(CITY, RIBBON_Y, ACTIONS_Y - GAP, 0),
    ACTIONS: fixed(CITY, ACTIONS_Y, ASSETS_Y - GAP, 0),
    ASSETS: fixed(CITY, ASSETS_Y, BUILDINGS_Y - GAP, 0),
}
BOARDS = {
    HAYMARKET: fixed(TRACKS, HAYMARKET_Y, JOBS_Y - GAP, 0),
    JOBS: fixed(TRACKS, JOBS_Y, GOALS_Y - GAP, 0),
    STOCK: fixed(TRACKS, STOCK_Y, APPEAL_Y - 8, 1),
    APPEAL: fixed(TRACKS, APPEAL_Y, DEMAND_Y - 8, 1),
    DEMAND: fixed(TRACKS, DEMAND_Y, SUPPLY_Y - 10, 1),
    SUPPLY: fixed(TRACKS, SUPPLY_Y, HAYMARKET_Y - GAP, 1),
    LINE: fixed(COMPANIES, TOP, TOP + HEADING, 2),
}
IN_A_COLUMN = 5
"""So many charters stand in a column of their own; more go on in the next."""


def panels_of(view: ShouldersView, places: Places) -> dict[str, Panel]:
    """City and markets, tracks, companies, and players with what is still to come."""
    found = SPACES.copy()
    hand_bottom = places.slots[PLAYERS][1] - GAP
    found[BUILDINGS] = Panel(CITY, BUILDINGS_Y, ROOM, places.hand - GAP - BUILDINGS_Y, 0)
    found[HAND] = Panel(CITY, places.hand, ROOM, hand_bottom - places.hand, 0)
    found |= BOARDS | charters(view, places) | mats(view, places)
    if view["goals"]:
        found[GOALS] = Panel(TRACKS, GOALS_Y, ROOM, HEADING + len(view["goals"]) * GOAL_STEP, 1)
    rest = places.bottoms["companies"] - places.unstarted
    if rest > 0:
        found[REST] = Panel(COMPANIES, places.unstarted, ROOM, rest, 3)
    return found


def charters(view: ShouldersView, places: Places) -> dict[str, Panel]:
    """The companies in play."""
    found = {}
    for i, seen in enumerate(charters_in_order(view, view["seat"])):
        slot, director = charter_slot(seen["company"]), seen["director"]
        column = 2 if i < IN_A_COLUMN else 3
        seat = -1 if director is None else director
        found[slot] = Panel(*places.slots[slot], ROOM, HEIGHT, column, seat)
    return found


def mats(view: ShouldersView, places: Places) -> dict[str, Panel]:
    """What lies before the players; the heading goes with the first."""
    found: dict[str, Panel] = {}
    for seat in seats_in_order(view, view["seat"]):
        slot, height = panel_slot(seat), panel_height(held_by(view, view["players"][seat]))
        x, y = places.slots[slot]
        head = 0 if found else HEADING
        found[slot] = Panel(x, y - head, ROOM, height + head, 3, seat, is_mat=True)
    return found
