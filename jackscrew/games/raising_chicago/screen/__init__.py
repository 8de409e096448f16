"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table

from jackscrew.core.supplied import Translate
from jackscrew.games.raising_chicago.screen.area import (
    show_area,
    show_board,
    show_coming,
    show_heading,
)
from jackscrew.games.raising_chicago.screen.companies import show_companies, show_tracks
from jackscrew.games.raising_chicago.screen.key import show_key
from jackscrew.games.raising_chicago.screen.signs import Seen
from jackscrew.games.raising_chicago.screen.town import (
    show_council,
    show_outskirts,
    show_prestige,
    show_town,
)
from jackscrew.games.raising_chicago.view import ChicagoView
from jackscrew.screen.kit import GAP, Screen

Part = Callable[[Seen, int], RenderableType | None]

TOWN = 76  # as wide as the town is where the companies stand beside it
WIDE = 118  # from this width on they do

PARTS: dict[str, Part] = {
    "area": show_area,
    "board": show_board,
    "town": show_town,
    "outskirts": show_outskirts,
    "prestige": show_prestige,
    "tracks": show_tracks,
    "companies": show_companies,
    "coming": show_coming,
    "council": show_council,
}
LEFT = ("area", "board", "town", "outskirts", "prestige", "tracks", "coming")
BESIDE = ("companies", "council")
# What a phase needs most comes last, next to the question: a terminal scrolls, and what was
# printed first is the first to go out of sight.
BIDDING = ("council", "coming", "tracks", "outskirts", "prestige", "town", "companies", "board")
BUILDING = ("council", "coming", "board", "tracks", "area", "companies", "prestige", "outskirts")
ENDING = ("coming", "area", "outskirts", "prestige", "town", "board", "council", "tracks")
ORDER = {
    "projects": (*BUILDING, "town"),
    "company": (*ENDING, "companies"),
    "scoring": (*ENDING, "companies"),
    "over": (*ENDING, "companies"),
}


def screen(view: ChicagoView, names: Sequence[str], text: Translate) -> Screen[Seen]:
    """The table as one seat sees it, to be printed by a Rich console."""
    return Screen(lambda look: Seen(view, names, text, look), arranged)


def arranged(seen: Seen, console: Console, width: int) -> Iterator[RenderableType]:
    """What one seat sees: the town, and beside or around it projects and companies."""
    yield show_heading(seen)
    if width < WIDE:
        yield show_key(seen, width)
        yield from shown(seen, ORDER.get(seen.view["phase"], (*BIDDING, "area")), width)
    else:
        yield beside_each_other(seen, width)


def shown(seen: Seen, names: Sequence[str], width: int) -> list[RenderableType]:
    """Parts of the table that are not empty, in this order."""
    found = [PARTS[name](seen, width) for name in names]
    return [part for part in found if part is not None]


def beside_each_other(seen: Seen, width: int) -> Table:
    """Projects, town and tracks, and to their right companies, what is to come, and the key."""
    beside = width - TOWN - GAP
    both = Table.grid(padding=(0, GAP, 0, 0))
    both.add_column(width=TOWN, no_wrap=True)
    both.add_column(max_width=beside)
    left, right = shown(seen, LEFT, TOWN), shown(seen, BESIDE, beside)
    both.add_row(Group(*left), Group(*right, show_key(seen, beside)))
    return both
