"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table

from jackscrew.core.supplied import Translate
from jackscrew.games.big_shoulders.screen.companies import (
    LEDGER,
    show_appeal,
    show_companies,
    show_stock,
    show_unstarted,
)
from jackscrew.games.big_shoulders.screen.market import (
    show_assets,
    show_demand,
    show_jobs,
    show_spaces,
    show_supply,
)
from jackscrew.games.big_shoulders.screen.players import (
    show_buildings,
    show_goals,
    show_hand,
    show_heading,
    show_players,
)
from jackscrew.games.big_shoulders.screen.signs import Seen
from jackscrew.games.big_shoulders.view import ShouldersView
from jackscrew.screen.kit import Screen

Part = Callable[[Seen, int], RenderableType | None]

WIDE = 118  # from this width on the table has two columns
GAP = 3  # between parts that stand side by side

BOARD: dict[str, Part] = {
    "goals": show_goals,
    "players": show_players,
    "stock": show_stock,
    "appeal": show_appeal,
    "buildings": show_buildings,
    "unstarted": show_unstarted,
    "companies": show_companies,
}
MARKET: dict[str, Part] = {
    "assets": show_assets,
    "spaces": show_spaces,
    "jobs": show_jobs,
    "hand": show_hand,
    "supply": show_supply,
    "demand": show_demand,
}
EITHER = ("goals", "players", "buildings")  # beside the ledger if there is as much room again
# What a phase needs most comes last, next to the question: a terminal scrolls, and what was
# printed first is the first to go out of sight.
NEEDED = {
    "setup": ("jobs", "hand", "unstarted"),
    "stock": ("appeal", "unstarted", "goals", "players", "stock", "companies"),
    "building": ("companies", "buildings", "jobs", "hand"),
    "action": ("companies", "assets", "jobs", "buildings", "spaces"),
    "operating": ("stock", "supply", "demand", "companies"),
    "over": ("stock", "companies", "goals", "players"),
}


def screen(view: ShouldersView, names: Sequence[str], text: Translate) -> Screen[Seen]:
    """The table as one seat sees it, to be printed by a Rich console."""
    return Screen(lambda look: Seen(view, names, text, look), arrange)


def arrange(seen: Seen, console: Console, width: int) -> Iterator[RenderableType]:
    """Tracks and companies, and beside or above them the market."""
    yield show_heading(seen)
    if width < WIDE:
        yield from packed(console, shown(seen, MARKET | BOARD, width), width)
        return
    beside = width - LEDGER - GAP
    moved = {name: BOARD[name] for name in EITHER if beside >= LEDGER}
    board = {name: part for name, part in BOARD.items() if name not in moved}
    both = Table.grid(padding=(0, GAP, 0, 0))
    both.add_column(width=LEDGER)
    both.add_column(max_width=beside)
    both.add_row(
        Group(*packed(console, shown(seen, board, LEDGER), LEDGER)),
        Group(*packed(console, shown(seen, moved | MARKET, beside), beside)),
    )
    yield both


def shown(seen: Seen, parts: dict[str, Part], width: int) -> list[RenderableType]:
    """Parts of the table that are not empty, what the phase needs last."""
    needed = NEEDED.get(seen.view["phase"], ())
    names = [name for name in parts if name not in needed]
    names += [name for name in needed if name in parts]
    found = [parts[name](seen, width) for name in names]
    return [part for part in found if part is not None]


def packed(console: Console, parts: Iterable[RenderableType], width: int) -> list[RenderableType]:
    """Parts below one another, neighbours side by side where there is room for both."""
    shelves: list[list[RenderableType]] = []
    room = 0
    for part in parts:
        size = Measurement.get(console, console.options, part).maximum
        if size + GAP > room:
            shelves.append([])
            room = width + GAP
        shelves[-1].append(part)
        room -= size + GAP
    return [side_by_side(shelf) for shelf in shelves]


def side_by_side(parts: Sequence[RenderableType]) -> RenderableType:
    """Parts in a row."""
    if len(parts) == 1:
        return parts[0]
    row = Table.grid(padding=(0, GAP, 0, 0))
    row.add_row(*parts)
    return row
