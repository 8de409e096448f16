"""The table as text in colour, for terminals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from jackscrew.core.view import View
from jackscrew.games.rise.screen.frame import show_frame, show_heading
from jackscrew.games.rise.screen.players import show_key, show_players
from jackscrew.games.rise.screen.signs import Look, Seen, Translate
from jackscrew.games.rise.screen.tracks import show_track

STREETS = 80  # as wide as the tracks are where the cards stand beside them
WIDE = 118  # from this width on they do
GAP = 2


class Screen:
    """What one seat sees: tracks, and beside or around them cards and seats."""

    def __init__(self, view: View, names: Sequence[str], text: Translate) -> None:
        self.view = view
        self.names = names
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        look = Look(console.no_color or console.color_system is None)
        seen = Seen(self.view, self.names, self.text, look)
        width = options.max_width
        yield show_heading(seen)
        if width < WIDE:
            yield from below_each_other(seen, width)
        else:
            yield beside_each_other(seen, width)


def screen(view: View, names: Sequence[str], text: Translate) -> Screen:
    """The table as one seat sees it, to be printed by a Rich console."""
    return Screen(view, names, text)


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
    return Text("\n").join(show_track(seen, track, width) for track in seen.view["sides"])
