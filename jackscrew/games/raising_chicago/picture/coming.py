"""What is to come: the tops of the stacks, the final projects and the top card."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.shapes import as_sign, circle, group, rect
from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.components import LAST_NUMBERED, PROJECTS, ROUNDS
from jackscrew.games.raising_chicago.picture.board import Board
from jackscrew.games.raising_chicago.picture.market import LETTER, Cost, letter_word
from jackscrew.games.raising_chicago.picture.places import (
    COMING_HEAD,
    COMING_ROWS,
    COMING_STEP,
    MARKET,
    ROOM,
    Point,
)
from jackscrew.games.raising_chicago.picture.scene import Pen, Table
from jackscrew.games.raising_chicago.picture.signs import figure, heading, line, paid, sign
from jackscrew.games.raising_chicago.picture.spelling import rewards_at, round_spot
from jackscrew.games.raising_chicago.rewards import TYPES

HALF = (ROOM - 12) / 2
COSTS = (86, 106, 126)
"""Where the three columns of costs stand."""


def entry_place(i: int) -> Point:
    """The west end of an entry's middle line: two columns."""
    column, row = divmod(i, COMING_ROWS)
    return MARKET + column * (HALF + 12), COMING_HEAD + (row + 0.5) * COMING_STEP


def printed_coming(board: Board) -> str:
    """The schedule without its entries."""
    y = board.coming_y
    drawn = [as_sign("round-number", heading(MARKET, y, board.headings["coming"]))]
    for column in range(2):
        x = MARKET + column * (HALF + 12)
        drawn += [
            paid(kind, x + at, y + COMING_HEAD - 10, 15)
            for kind, at in zip(TYPES, COSTS, strict=True)
        ]
        drawn.append(line(x, y + COMING_HEAD, HALF))
    return "".join(drawn)


def draw_coming(scene: Table) -> None:
    """All that can be seen of what is to come: rounds 2 to 7, the last round, and the deck."""
    view = scene.view
    scene.section(draw_tops, "stacks", view["stacks"])
    if view["round"] < ROUNDS:
        here = {space["project"] for space in view["area"]}
        last = [PROJECTS[LAST_NUMBERED], *view["final_projects"]]
        left = [None if project in here else project for project in last]
        scene.section(draw_last, "last", left)
    scene.section(draw_deck, 2 * COMING_ROWS - 1, view["top_card"], len(view["unseen_cards"]))


def draw_tops(pen: Pen, place: str, stacks: list[str | None]) -> None:
    """The projects of rounds 2 to 7 that are known."""
    tops = [(stack + 1, top) for stack, top in enumerate(stacks) if stack and top]
    for i, (when, project) in enumerate(tops):
        pen.section(draw_entry, i, project, when)


def draw_last(pen: Pen, place: str, projects: list[str | None]) -> None:
    """The projects of the last round."""
    for i, project in enumerate(projects):
        if project is not None:
            pen.section(draw_entry, COMING_ROWS + i, project, ROUNDS)


def draw_entry(pen: Pen, place: int, project: str, when: int) -> None:
    """A project that is known to come."""
    data = pen.board.projects[project]
    cost = tuple(data["cost"][kind] for kind in TYPES)
    symbols = tuple(naming.symbols_of(data))
    drawn = entry_drawing(when, data["kind"], symbols, cost, tuple(data["reward"]))
    told = pen.say(naming.project_told, project)
    title = pen.text("Round {round}. {project}", round=when, project=told)
    x, y = entry_place(place)
    pen.piece(f"project-{project}", x, pen.board.coming_y + y, "", drawn, title)


@lru_cache(maxsize=256)
def entry_drawing(
    when: int, kind: str, symbols: tuple[str, ...], cost: Cost, reward: tuple[str, ...]
) -> str:
    """A line of the schedule: round, kind, symbols, cost and reward."""
    digit = figure(9, 0, when, 12, "semi mid dim")
    drawn = as_sign("round-number", circle(9, 0, 8.5, "when"), digit)
    drawn += rect(21, -8, 16, 16, f"band {kind}", 3)
    drawn += group("band-sign", sign(kind, 29, 0, 14))
    for i, symbol in enumerate(symbols):
        drawn += sign(symbol, 48.5 + i * 17, 0, 16, "drawn")
    for x, count in zip(COSTS, cost, strict=True):
        due = figure(x, 0, count, 14, "semi mid" if count else "mid faint")
        drawn += as_sign("project-cost", due)
    drawn += line(0, COMING_STEP / 2, HALF)
    if kind == "move":
        return drawn + group("prestige", sign("prestige", HALF - 10, 0, 17))
    return drawn + rewards_at(reward, HALF - 1, 0, 15, 34, 1)


def draw_deck(pen: Pen, place: int, card: str | None, left: int) -> None:
    """The top card of the deck, and how many cards are left."""
    if card is None:
        return
    side, letters = pen.board.card_side(card), pen.board.letters[card]
    squares = tuple(kind for kind in side["squares"] if kind in TYPES)
    each, once = tuple(side["each_round"]), tuple(side["once"])
    drawn = deck_drawing(left + 1, letters, squares, each, once)
    name = pen.say_card(card)
    title = pen.text("Top of the deck of {count}: {card}", count=left + 1, card=name)
    x, y = entry_place(place)
    pen.piece(f"resource-{card}", x, pen.board.coming_y + y, "", drawn, title)


def deck_drawing(
    count: int,
    letters: str,
    squares: tuple[str, ...],
    each_round: tuple[str, ...],
    once: tuple[str, ...],
) -> str:
    """The top card as a line of the schedule."""
    drawn = as_sign("card", sign("card", 8, 0, 17, "dim-sign"), figure(18, 0, count, 13, "dim"))
    drawn += figure(54, 0, letter_word(letters), 13, f"{LETTER} mid")
    for x, kind in zip(COSTS, squares, strict=False):
        drawn += paid(kind, x, 0, 15)
    spot, width = round_spot(each_round, once, 14)
    scale = min(1.0, 40 / width)
    return drawn + group("", spot, x=HALF - 1 - width * scale, scale=scale)
