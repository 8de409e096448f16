"""Where everything lies on the table: three columns, each as wide as a phone.

First what is bid for, with the tracks below; then the town; then the companies.
"""

from __future__ import annotations

from jackscrew.draw.scene import Area

Point = tuple[float, float]

ROOM = 364
"""How wide a column is."""
MARKET, TOWN, COMPANIES = 4, 382, 760
"""The west sides of the columns."""
WIDTH = COMPANIES + ROOM + 4
TOP = 4
GAP = 12

# the project area
SPACE_GAP = 4
SPACE_WIDTH = (ROOM - 4 * SPACE_GAP) / 5
NUMERAL_Y = TOP + 26
PROJECT_Y = NUMERAL_Y + 20
PROJECT_HEIGHT = 110
CARD_Y = PROJECT_Y + PROJECT_HEIGHT + 9
CARD_HEAD = 33
SQUARE_HEIGHT = 32
SQUARE_GAP = 4
SQUARE_PAD = 5

# the bidding board, and what is to come
HEAD = 22
"""Room for a heading."""
ROW_STEP = 28
COMING_HEAD = HEAD + 15
COMING_STEP = 21
COMING_ROWS = 6

# the companies
COMPANY_HEIGHT = 248
COMPANY_STEP = COMPANY_HEIGHT + 8


def space_x(space: int) -> float:
    """The west side of a space of the project area."""
    return MARKET + space * (SPACE_WIDTH + SPACE_GAP)


def square_rows(count: int) -> list[int]:
    """How many squares stand in each row of a card: the order of reading breaks ties."""
    return [2] * (count // 2) if count % 2 == 0 else [1] + [2] * (count // 2)


def card_height(count: int) -> float:
    """How high a card with so many squares is."""
    rows = len(square_rows(count))
    return CARD_HEAD + rows * (SQUARE_HEIGHT + SQUARE_GAP) - SQUARE_GAP + SQUARE_PAD


def square_boxes(count: int) -> list[Area]:
    """The squares of a card from its corner on; the first of an odd number has its row alone."""
    found: list[Area] = []
    for row, beside in enumerate(square_rows(count)):
        width = (SPACE_WIDTH - 2 * SQUARE_PAD - (beside - 1) * SQUARE_GAP) / beside
        y = CARD_HEAD + row * (SQUARE_HEIGHT + SQUARE_GAP)
        for i in range(beside):
            x = SQUARE_PAD + i * (width + SQUARE_GAP)
            found.append(Area(x, y, width, SQUARE_HEIGHT))
    return found
