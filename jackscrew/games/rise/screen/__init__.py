"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from jackscrew.core.supplied import Translate
from jackscrew.games.rise.screen.frame import show_frame, show_heading
from jackscrew.games.rise.screen.players import show_key, show_players
from jackscrew.games.rise.screen.signs import Seen
from jackscrew.games.rise.screen.tracks import show_track
from jackscrew.games.rise.view import RiseView
from jackscrew.screen.kit import GAP, Screen, joined

STREETS = 80  # as wide as the tracks are where the cards stand beside them
WIDE = 118  # from this width on they do


def screen(view: RiseView, names: Sequence[str], text: Translate) -> Screen[Seen]:
    """The table as one seat sees it: tracks, and beside or around them cards and seats."""
    return Screen(lambda look: Seen(view, names, text, look), arranged)


def arranged(seen: Seen, console: Console, width: int) -> Iterable[RenderableType]:
    """All parts, where there is room for them."""
    if width < WIDE:
        return [show_heading(seen), *below_each_other(seen, width)]
    return [show_heading(seen), beside_each_other(seen, width)]


def below_each_other(seen: Seen, width: int) -> list[RenderableType]:
    """All parts, what the phase needs last, next to the question: a terminal scrolls."""
    tracks, players = show_tracks(seen, width), show_players(seen, width)
    key = show_key(seen, f"{tracks.plain}{players.plain}", width)
    cards: list[RenderableType] = [*show_frame(seen, width)]
    if seen.view["phase"] == "placement":
        return [key, tracks, players, *cards]
    return [key, *cards, players, tracks]


def beside_each_other(seen: Seen, width: int) -> Table:
    """The tracks, and to their right cards, seats and key."""
    beside = width - STREETS - GAP
    tracks, players = show_tracks(seen, STREETS), show_players(seen, beside)
    key = show_key(seen, f"{tracks.plain}{players.plain}", beside)
    both = Table.grid(padding=(0, GAP, 0, 0))
    both.add_column(width=STREETS, no_wrap=True)
    both.add_column(max_width=beside)
    both.add_row(tracks, Group(*show_frame(seen, beside), players, key))
    return both


def show_tracks(seen: Seen, width: int) -> Text:
    """All tracks."""
    return joined([show_track(seen, track, width) for track in seen.view["sides"]], "\n")
