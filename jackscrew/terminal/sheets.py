"""Scores: who has how many, and where they came from."""

from __future__ import annotations

from collections.abc import Sequence
from operator import sub

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from jackscrew.core.match import Match
from jackscrew.draw.words import gained, signed
from jackscrew.text import Words


def score_sheet(match: Match, words: Words, names: Sequence[str]) -> Table:
    """Points by source and seat, and what the end of the game would change if it came now."""
    then = match.sheet_if_ended()
    table = Table(title=words.text("Score sheet"), title_justify="left", box=SIMPLE)
    table.add_column(words.text("Score for"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for source, points in match.sheet().items():
        table.add_row(words.source(source), *map(signed, points))
        if then[source] != points:
            more = map(sub, then[source], points)
            table.add_row("  " + words.text("at the end"), *map(gained, more), style="dim")
    table.add_section()
    table.add_row(words.text("Total"), *map(signed, match.scores()), style="bold")
    if then != match.sheet():
        table.add_row(words.text("If it ended now"), *map(signed, match.if_ended()), style="dim")
    return table


def if_ended(match: Match, words: Words, names: Sequence[str]) -> Text | None:
    """What everybody would have if the game ended now, where that is not what they have."""
    if match.sheet_if_ended() == match.sheet():
        return None
    told = Text(words.text("If it ended now:"), style="dim")
    for name, now, then in zip(names, match.scores(), match.if_ended(), strict=True):
        told.append(f"  {name}: {signed(then)} ({gained(then - now)})")
    return told


def final_ranking(match: Match, words: Words, names: Sequence[str]) -> Table:
    """All seats by their points, winners marked."""
    scores, winners = match.scores(), match.winners()
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        mark = "★" if seat in winners else " "
        told = words.score(scores[seat])
        table.add_row(Text(f"{mark} {names[seat]}"), told, style="bold" if mark == "★" else "")
    return table
