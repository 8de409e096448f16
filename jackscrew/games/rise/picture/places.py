"""Where everything lies on the table: three columns, each as wide as a phone.

The cards come first, with the players below; the ten tracks follow in the rulebook's order.
"""

from __future__ import annotations

from jackscrew.draw.scene import Area

ROOM = 364
"""How wide a column is."""
COLUMNS = (4, 382, 760)
"""The west sides of the columns."""
WIDTH = COLUMNS[-1] + ROOM + 4
TOP = 4
GAP = 8

# the frame: a timeline of cards and events from top to bottom
FRAME = COLUMNS[0]
HEADER = 51
CARD_HEIGHT, EVENT_HEIGHT = 82, 36
HALF = CARD_HEIGHT / 2
CARD_GAP = 5
DOCK = 112
CARD_X = FRAME + 8 + DOCK + 6
CARD_WIDTH = FRAME + ROOM - 8 - CARD_X
EVENT_X = FRAME + 36
EVENT_WIDTH = FRAME + ROOM - 8 - EVENT_X
ORDER_WIDTH, ORDER_HEIGHT = 33, 40


def display_y(place: int) -> float:
    """The top of a place of the display: cards and events by turns."""
    cards, events = (place + 1) // 2, place // 2
    return TOP + HEADER + cards * (CARD_HEIGHT + CARD_GAP) + events * (EVENT_HEIGHT + CARD_GAP)


def card_area(column: int) -> Area:
    """The card of a column, from 0."""
    return Area(CARD_X, display_y(column * 2), CARD_WIDTH, CARD_HEIGHT)


def dock_area(column: int) -> Area:
    """Where factories stand at a card."""
    return Area(FRAME + 8, display_y(column * 2), DOCK, CARD_HEIGHT)


def event_area(place: int) -> Area:
    """The event at a place of the display."""
    return Area(EVENT_X, display_y(place), EVENT_WIDTH, EVENT_HEIGHT)


def order_area(space: int, seats: int) -> Area:
    """An order space."""
    x = FRAME + ROOM - 8 - (seats - space) * (ORDER_WIDTH + 3) + 3
    return Area(x, TOP + 6, ORDER_WIDTH, ORDER_HEIGHT)
