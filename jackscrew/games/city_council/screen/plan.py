"""The plan of the city in characters."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from jackscrew.games.city_council.geometry import (
    CORNER_STEP,
    CORNERS,
    W,
    col_of,
    row_of,
)
from jackscrew.games.city_council.screen.signs import DICE, SUIT_COLOURS, SUIT_MARKS, Seen
from jackscrew.games.city_council.state import SQUARE_NOUN
from jackscrew.games.city_council.view import PlayerView, TileView
from jackscrew.screen.kit import TARGET, Look, seat_style
from jackscrew.text.words import split

TICKS = {"NW": "◤", "NE": "◥", "SE": "◢", "SW": "◣"}
INK = "#1d2733"
TILE_INK = "bold #ffffff"
RAIL_INK = "#ffd166"  # on a tile
FAINT = "#a89c84"
GROUND = ("#f6f1e6", "#e9dfca")  # quadrants NW and SE, NE and SW
SHADE = "#d9c9e6"  # round a die
# by the sides that go on: 1 north, 2 east, 4 south, 8 west
TRACKS = "╪║═╚║║╔╠═╝═╩╗╣╦╬"
SQUARES = SQUARE_NOUN.numbers


@dataclass
class Cell:
    """One square of the plan: three characters, each with its own ink, on one ground."""

    ground: str
    signs: list[str]
    inks: list[str]

    def write(self, at: int, words: str, ink: str) -> None:
        """Put words down from a character on."""
        for i, sign in enumerate(words, start=at):
            self.signs[i] = sign
            self.inks[i] = ink

    def add_to(self, line: Text) -> None:
        """Put the square at the end of a line."""
        for sign, ink in zip(self.signs, self.inks, strict=True):
            line.append(sign, ink if " on " in ink else f"{ink} on {self.ground}")


def city(seen: Seen) -> Text:
    """The plan with its coordinates."""
    cells = plan(seen)
    header = "   " + "".join(f" {letter} " for letter in "ABCDEFGHIJKLMN")
    lines = [Text(header, style="dim")]
    for row in range(W):
        line = Text(f"{row + 1:>2} ", style="dim")
        body = Text(style="not dim")
        for cell in cells[row * W : row * W + W]:
            cell.add_to(body)
        lines.append(line.append(body))
    return Text("\n").join(lines)


def plan(seen: Seen) -> list[Cell]:
    """All squares: ground, dice, tiles, rail, and what may be chosen."""
    view, look = seen.view, seen.look
    cells = [empty_cell(square) for square in range(W * W)]
    for player in view["players"]:
        put_die(cells, player, look)
    rail = {SQUARES[name] for name in view["rail"]}
    pawns = {player["investor"]: player["seat"] for player in view["players"]}
    for tile in view["tiles"]:
        put_tile(cells, tile, rail, pawns.get(tile["tile"]), look)
    for square in rail:
        put_rail(cells, square, rail)
    for tile in view["tiles"]:
        put_tick(cells, tile, rail)
    for answer in seen.answers:
        put_target(cells, *split(answer))
    return cells


def empty_cell(square: int) -> Cell:
    """Open ground; the four quadrants are told apart by shade and dot."""
    other = (row_of(square) >= 7) != (col_of(square) >= 7)
    return Cell(GROUND[other], [" ", ".·"[other], " "], [FAINT] * 3)


def put_die(cells: list[Cell], player: PlayerView, look: Look) -> None:
    """A die on its intersection, its owner's mark beside it, its four squares shaded."""
    die = player["speculator"]
    if die is None or die["point"] is None:
        return
    square = SQUARES[die["point"]]
    for near in (square, square - 1, square - W, square - W - 1):
        cells[near].ground = SHADE
    ink = seat_style(player["seat"])
    cells[square - 1].write(2, look.mark(player["seat"]), ink)
    cells[square].write(0, DICE[die["value"]], ink)


def put_tile(
    cells: list[Cell], tile: TileView, rail: set[int], pawn: int | None, look: Look
) -> None:
    """A tile: its name on a square without rail or tick, and the pawn on another if it can be."""
    name, fill = tile["tile"], "░" if look.plain else " "
    squares = [SQUARES[tile["at"]] + step for step in CORNER_STEP]
    for square in squares:
        cells[square] = Cell(SUIT_COLOURS[name[0]], [fill] * 3, [TILE_INK] * 3)
    free = [square for square in squares if square not in rail and square != tick_of(tile)]
    cells[free[0]].write(0, name + SUIT_MARKS[name[0]], TILE_INK)
    if pawn is not None and len(free) > 1:
        cells[free[1]].write(0, f" {look.mark(pawn)} ", seat_style(pawn))
    elif pawn is not None:
        cells[free[0]].write(2, look.mark(pawn), seat_style(pawn))


def tick_of(tile: TileView) -> int | None:
    """The square of a tile's tick, if it has one."""
    if tile["tick"] is None:
        return None
    return SQUARES[tile["at"]] + CORNER_STEP[CORNERS.index(tile["tick"])]


def put_rail(cells: list[Cell], square: int, rail: set[int]) -> None:
    """A segment, joined to its neighbours."""
    row, col = row_of(square), col_of(square)
    north, south = row > 0 and square - W in rail, row < W - 1 and square + W in rail
    east, west = col < W - 1 and square + 1 in rail, col > 0 and square - 1 in rail
    track = TRACKS[north + 2 * east + 4 * south + 8 * west]
    ink = INK if cells[square].ground in (*GROUND, SHADE) else RAIL_INK
    cells[square].write(0, ("═" if west else " ") + track + ("═" if east else " "), f"bold {ink}")


def put_tick(cells: list[Cell], tile: TileView, rail: set[int]) -> None:
    """A tile's tick in its corner; a stop where rail has reached it."""
    tick, square = tile["tick"], tick_of(tile)
    if tick is None or square is None:
        return
    if square in rail:
        cells[square].write(1, "●", f"bold {RAIL_INK}")
    else:
        at = 0 if tick in ("NW", "SW") else 2
        cells[square].write(at, TICKS[tick], f"bold {RAIL_INK}")


def put_target(cells: list[Cell], verb: str, square: str) -> None:
    """Mark a square, or the crossing at its corner, that is a possible answer."""
    if verb in ("place", "rail", "speculate"):
        cells[SQUARES[square]].write(0 if verb == "speculate" else 1, "+", TARGET)
