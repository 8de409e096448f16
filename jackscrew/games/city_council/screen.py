"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from jackscrew.core.view import View
from jackscrew.games.city_council.geometry import (
    CORNER_STEP,
    CORNERS,
    SQUARES,
    W,
    col_of,
    row_of,
)
from jackscrew.games.city_council.picture.names import is_crowded, places_left

Translate = Callable[..., str]

SEAT_MARKS = "❶❷❸❹"
SEAT_COLOURS = ("#1f6fb2", "#cb4318", "#12805c", "#8a3f94")
SUIT_MARKS = {"S": "✹", "M": "☾", "C": "♛", "A": "✠"}
SUIT_COLOURS = {"S": "#b8322a", "M": "#3d4350", "C": "#2a7a44", "A": "#2461a8"}
TICKS = {"NW": "◤", "NE": "◥", "SE": "◢", "SW": "◣"}
DICE = " ⚀⚁⚂⚃⚄"
INK = "#1d2733"
TILE_INK = "bold #ffffff"
FAINT = "#a89c84"
TARGET = "bold #c8102e"
GROUND = ("#f6f1e6", "#e9dfca")  # quadrants NW and SE, NE and SW
SHADE = "#d9c9e6"  # round a die
# by the sides that go on: 1 north, 2 east, 4 south, 8 west
TRACKS = "╪║═╚║║╔╠═╝═╩╗╣╦╬"
SQUARE_NUMBERS = {name: number for number, name in enumerate(SQUARES)}
NARROW = 72  # from this width on the stacks stand beside the city, not below
WIDE = 100  # from this width on the seats do too
NAME = 16  # letters of a seat's name


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


@dataclass(frozen=True)
class Look:
    """How seats and tiles are marked: by colour and sign, or by signs alone."""

    plain: bool

    @property
    def fill(self) -> str:
        """What a tile is filled with."""
        return "░" if self.plain else " "

    def mark(self, seat: int) -> str:
        """The sign of a seat."""
        return SEAT_MARKS[seat] if self.plain else str(seat + 1)

    def seat(self, seat: int | None) -> Text:
        """A seat's sign in its colour, or a dot for nobody."""
        if seat is None:
            return Text().append("·", style="dim")
        return Text().append(self.mark(seat), style=seat_style(seat))


def seat_style(seat: int) -> str:
    """White on a seat's colour."""
    return f"bold #ffffff on {SEAT_COLOURS[seat]}"


class Screen:
    """What one seat sees: the city, and beside or below it all that lies on the table."""

    def __init__(self, view: View, names: Sequence[str], text: Translate) -> None:
        self.view = view
        self.names = names
        self.text = text
        self.look = Look(plain=False)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.look = Look(console.no_color or console.color_system is None)
        plan = city(self.view, self.look)
        below: list[Text | Table] = [self.heading(), self.market(), self.seats()]
        beside = [part for part in below if fits(options.max_width, part is below[-1])]
        yield side_by_side(plan, beside) if beside else plan
        for part in below:
            if part not in beside:
                yield part

    def heading(self) -> Text:
        """The round and what is left in the box."""
        view, text = self.view, self.text
        if view["over"]:
            words = text("Game over")
        else:
            words = text("Round {round} of {rounds}", round=view["round"], rounds=view["rounds"])
        if is_crowded(view):
            words += f", {places_left(text, view)}"
        rail = text("Rail segments left: {count}", count=view["segments_left"])
        chits = text("Chits in the pile: {count}", count=view["chits"])
        return Text().append(words, "bold").append(f"\n{rail}\n{chits}", style="dim")

    def market(self) -> Table:
        """Stacks, bids, turns and council, a row each."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        rows.add_row(self.text("Stacks"), joined(map(self.stack, self.view["stacks"])))
        waiting = self.view["waiting"]
        if waiting is not None:
            taker = self.look.seat(waiting["seat"])
            rows.add_row(self.text("To place"), joined([tile_text(waiting["tile"]), taker]))
        rows.add_row(self.text("Bids"), self.bids())
        rows.add_row(self.text("Turns"), joined(map(self.look.seat, self.view["order"])))
        rows.add_row(self.text("Council"), self.council())
        return rows

    def stack(self, stack: dict[str, Any]) -> Text:
        """A stack: its tile or who took it, and how many lie below."""
        taken = stack["up"] is None
        top = self.look.seat(stack["taken_by"]) if taken else tile_text(stack["up"])
        return top.append(f"+{stack['below']}", style="dim")

    def bids(self) -> Text:
        """All bids, the highest first."""
        bids = sorted(self.view["bids"], key=lambda bid: -int(bid["value"]))
        return joined(self.look.seat(bid["seat"]).append(f" {bid['value']} ") for bid in bids)

    def council(self) -> Text:
        """Who has lobbied which member."""
        members = {
            "mayor": self.text("Mayor"),
            "transit": self.text("Transit Director"),
            "treasurer": self.text("Treasurer"),
            "zoning": self.text("Zoning Board Chairman"),
        }
        council = self.view["council"]
        lines = [
            self.look.seat(council[member]).append(f" {title}") for member, title in members.items()
        ]
        return Text("\n").join(lines)

    def seats(self) -> Table:
        """Every seat's name, points, coins, chits and investment."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        headings = [self.text("Points"), self.text("Coins"), self.text("Chits")]
        for heading in ("", *headings, ""):
            rows.add_column(no_wrap=True, justify="right" if heading in headings[:1] else "left")
        rows.add_row("", *headings, self.text("Invested"), style="dim")
        for player in self.view["players"]:
            rows.add_row(*self.seat_cells(player))
        return rows

    def seat_cells(self, player: dict[str, Any]) -> list[Text]:
        """One seat's row."""
        name = self.names[player["seat"]][:NAME]
        return [
            self.look.seat(player["seat"]).append(f" {name}", style="bold"),
            Text(str(player["points"]), style="bold"),
            coins(player),
            Text("◦" * player["chits"]),
            investment(player),
        ]


def screen(view: View, names: Sequence[str], text: Translate) -> Screen:
    """The table as one seat sees it, to be printed by a Rich console."""
    return Screen(view, names, text)


def fits(width: int, is_wide: bool) -> bool:
    """Is there room beside the city for a part of the table?"""
    return width >= (WIDE if is_wide else NARROW)


def side_by_side(plan: Text, parts: Sequence[Text | Table]) -> Table:
    """The city, and parts of the table to its right."""
    panel = Table.grid()
    for part in parts:
        panel.add_row(part)
        panel.add_row("")
    both = Table.grid(padding=(0, 2, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column()
    both.add_row(plan, panel)
    return both


def joined(parts: Iterable[Text]) -> Text:
    """Texts in a row."""
    return Text(" ").join(parts)


def tile_text(tile: str) -> Text:
    """A tile by its letter, value and suit mark, on its colour."""
    style = f"bold #ffffff on {SUIT_COLOURS[tile[0]]}"
    return Text().append(tile + SUIT_MARKS[tile[0]], style=style)


def coins(player: dict[str, Any]) -> Text:
    """Free coins by number, used ones as a dash, the bid one as a b."""
    line = Text()
    for value, state in player["coins"].items():
        signs = {"free": value, "used": "-", "bid": "b"}
        line.append(signs[state], style="bold" if state == "free" else "dim")
    return line


def investment(player: dict[str, Any]) -> Text:
    """The pawn's tile, the region, and the die with its place or the tile it was spent on."""
    if player["investor"] is None:
        return Text("·", style="dim")
    line = tile_text(player["investor"])
    die = player["speculator"]
    if die is not None:
        line.append(f" {player['region']} {DICE[die['value']]} {die['point'] or die['tile']}")
    return line


def city(view: View, look: Look) -> Text:
    """The plan with its coordinates."""
    cells = plan(view, look)
    header = "   " + "".join(f" {letter} " for letter in "ABCDEFGHIJKLMN")
    lines = [Text(header, style="dim")]
    for row in range(W):
        line = Text(f"{row + 1:>2} ", style="dim")
        body = Text(style="not dim")
        for cell in cells[row * W : row * W + W]:
            cell.add_to(body)
        lines.append(line.append(body))
    return Text("\n").join(lines)


def plan(view: View, look: Look) -> list[Cell]:
    """All squares: ground, dice, tiles, rail, and what may be chosen."""
    cells = [empty_cell(square) for square in range(W * W)]
    for player in view["players"]:
        put_die(cells, player, look)
    rail = {SQUARE_NUMBERS[name] for name in view["rail"]}
    pawns = {player["investor"]: player["seat"] for player in view["players"]}
    for tile in view["tiles"]:
        put_tile(cells, tile, rail, pawns.get(tile["tile"]), look)
    for square in rail:
        put_rail(cells, square, rail)
    for tile in view["tiles"]:
        put_tick(cells, tile, rail)
    put_targets(cells, view)
    return cells


def empty_cell(square: int) -> Cell:
    """Open ground; the four quadrants are told apart by shade and dot."""
    other = (row_of(square) >= 7) != (col_of(square) >= 7)
    return Cell(GROUND[other], [" ", ".·"[other], " "], [FAINT] * 3)


def put_die(cells: list[Cell], player: dict[str, Any], look: Look) -> None:
    """A die on its intersection, its owner's mark beside it, its four squares shaded."""
    die = player["speculator"]
    if die is None or die["point"] is None:
        return
    square = SQUARE_NUMBERS[die["point"]]
    for near in (square, square - 1, square - W, square - W - 1):
        cells[near].ground = SHADE
    ink = seat_style(player["seat"])
    cells[square - 1].write(2, look.mark(player["seat"]), ink)
    cells[square].write(0, DICE[die["value"]], ink)


def put_tile(
    cells: list[Cell], tile: dict[str, Any], rail: set[int], pawn: int | None, look: Look
) -> None:
    """A tile: its name on a square without rail or tick, and the pawn on another if it can be."""
    name = tile["tile"]
    squares = [SQUARE_NUMBERS[tile["at"]] + step for step in CORNER_STEP]
    for square in squares:
        cells[square] = Cell(SUIT_COLOURS[name[0]], [look.fill] * 3, [TILE_INK] * 3)
    free = [square for square in squares if square not in rail and square != tick_of(tile)]
    cells[free[0]].write(0, name + SUIT_MARKS[name[0]], TILE_INK)
    if pawn is not None and len(free) > 1:
        cells[free[1]].write(0, f" {look.mark(pawn)} ", seat_style(pawn))
    elif pawn is not None:
        cells[free[0]].write(2, look.mark(pawn), seat_style(pawn))


def tick_of(tile: dict[str, Any]) -> int | None:
    """The square of a tile's tick, if it has one."""
    if tile["tick"] is None:
        return None
    return SQUARE_NUMBERS[tile["at"]] + CORNER_STEP[CORNERS.index(tile["tick"])]


def put_rail(cells: list[Cell], square: int, rail: set[int]) -> None:
    """A segment, joined to its neighbours."""
    row, col = row_of(square), col_of(square)
    north, south = row > 0 and square - W in rail, row < W - 1 and square + W in rail
    east, west = col < W - 1 and square + 1 in rail, col > 0 and square - 1 in rail
    track = TRACKS[north + 2 * east + 4 * south + 8 * west]
    ink = INK if cells[square].ground in (*GROUND, SHADE) else "#ffd166"
    cells[square].write(0, ("═" if west else " ") + track + ("═" if east else " "), f"bold {ink}")


def put_tick(cells: list[Cell], tile: dict[str, Any], rail: set[int]) -> None:
    """A tile's tick in its corner; a stop where rail has reached it."""
    square = tick_of(tile)
    if square is None:
        return
    if square in rail:
        cells[square].write(1, "●", "bold #ffd166")
    else:
        at = 0 if tile["tick"] in ("NW", "SW") else 2
        cells[square].write(at, TICKS[tile["tick"]], "bold #ffd166")


def put_targets(cells: list[Cell], view: View) -> None:
    """Mark the squares, or intersections, among the possible answers."""
    question = view.get("question") or {"actions": []}
    for action in question["actions"]:
        verb, _, word = action.partition(" ")
        if verb in ("place", "rail"):
            cells[SQUARE_NUMBERS[word]].write(1, "+", TARGET)
        elif verb == "speculate":
            cells[SQUARE_NUMBERS[word]].write(0, "+", TARGET)
