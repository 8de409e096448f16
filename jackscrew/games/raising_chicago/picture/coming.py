"""What is to come: the tops of the stacks, the final projects and the top card."""

from __future__ import annotations

from functools import lru_cache

from jackscrew.draw.shapes import circle, group, rect
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
from jackscrew.games.raising_chicago.picture.scene import Table
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
    drawn = [heading(MARKET, y, board.headings["coming"])]
    for column in range(2):
        x = MARKET + column * (HALF + 12)
        drawn += [
            paid(kind, x + at, y + COMING_HEAD - 10, 15)
            for kind, at in zip(TYPES, COSTS, strict=True)
        ]
        drawn.append(line(x, y + COMING_HEAD, HALF))
    return "".join(drawn)


def draw_coming(scene: Table) -> None:
    """All that can be seen of what is to come."""
    view = scene.view
    here = tuple(space["project"] for space in view["area"])
    seen = (tuple(view["stacks"]), tuple(view["final_projects"]), view["round"], here)
    scene.section(draw_entries, 0, seen)
    scene.section(draw_deck, 0, view["top_card"], len(view["unseen_cards"]))


def draw_entries(scene: Table, what: int) -> None:
    """The entries of the schedule: rounds 2 to 7, then the last round."""
    view = scene.view
    here = {space["project"] for space in view["area"]}
    tops = [(stack + 1, top) for stack, top in enumerate(view["stacks"]) if stack and top]
    for i, (when, project) in enumerate(tops):
        draw_entry(scene, i, project, when)
    if view["round"] < ROUNDS:
        last = [PROJECTS[LAST_NUMBERED], *view["final_projects"]]
        for i, project in enumerate(last):
            if project is not None and project not in here:
                draw_entry(scene, COMING_ROWS + i, project, ROUNDS)


def draw_entry(scene: Table, i: int, project: str, when: int) -> None:
    """A project that is known to come."""
    data = scene.board.projects[project]
    symbols = tuple(data["symbols"]) if "symbols" in data else (data["symbol"],)
    cost = tuple(data["cost"][kind] for kind in TYPES)
    drawn = entry_drawing(when, data["kind"], symbols, cost, tuple(data["reward"]))
    told = scene.say(naming.project_told, project)
    title = scene.text("Round {round}. {project}", round=when, project=told)
    x, y = entry_place(i)
    scene.piece(f"project-{project}", x, scene.board.coming_y + y, "", drawn, title)


@lru_cache(maxsize=256)
def entry_drawing(
    when: int, kind: str, symbols: tuple[str, ...], cost: Cost, reward: tuple[str, ...]
) -> str:
    """A line of the schedule: round, kind, symbols, cost and reward."""
    drawn = circle(9, 0, 8.5, "when") + figure(9, 0, when, 12, "semi mid dim")
    drawn += rect(21, -8, 16, 16, f"band {kind}", 3)
    drawn += group("band-sign", sign(kind, 29, 0, 14))
    for i, symbol in enumerate(symbols):
        drawn += sign(symbol, 48.5 + i * 17, 0, 16, "drawn")
    for x, count in zip(COSTS, cost, strict=True):
        drawn += figure(x, 0, count, 14, "semi mid" if count else "mid faint")
    drawn += line(0, COMING_STEP / 2, HALF)
    if kind == "move":
        return drawn + group("prestige", sign("prestige", HALF - 10, 0, 17))
    return drawn + rewards_at(reward, HALF - 1, 0, 15, 34, 1)


def draw_deck(scene: Table, what: int) -> None:
    """The top card of the deck, and how many cards are left."""
    card, left = scene.view["top_card"], len(scene.view["unseen_cards"])
    if card is None:
        return
    side = scene.board.card_side(card)
    squares = tuple(kind for kind in side["squares"] if kind in TYPES)
    letters = scene.board.letters[card]
    each, once = tuple(side["each_round"]), tuple(side["once"])
    drawn = deck_drawing(left + 1, letters, squares, each, once)
    name = scene.say(naming.card_named, card)
    title = scene.text("Top of the deck of {count}: {card}", count=left + 1, card=name)
    x, y = entry_place(2 * COMING_ROWS - 1)
    scene.piece(f"resource-{card}", x, scene.board.coming_y + y, "", drawn, title)


@lru_cache(maxsize=256)
def deck_drawing(
    count: int,
    letters: str,
    squares: tuple[str, ...],
    each_round: tuple[str, ...],
    once: tuple[str, ...],
) -> str:
    """The top card as a line of the schedule."""
    drawn = sign("card", 8, 0, 17, "dim-sign") + figure(18, 0, count, 13, "dim")
    drawn += figure(54, 0, letter_word(letters), 13, f"{LETTER} mid")
    for x, kind in zip(COSTS, squares, strict=False):
        drawn += paid(kind, x, 0, 15)
    spot, width = round_spot(each_round, once, 14)
    scale = min(1.0, 40 / width)
    return drawn + group("", spot, x=HALF - 1 - width * scale, scale=scale)
