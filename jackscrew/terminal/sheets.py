"""Scores: who has how many, and where they came from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from jackscrew.core.match import Match
from jackscrew.draw.words import signed
from jackscrew.text import Words


def score_sheet(match: Match, words: Words, names: Sequence[str]) -> Table:
    """Points by source and seat."""
    table = Table(title=words.text("Score sheet"), title_justify="left", box=SIMPLE)
    table.add_column(words.text("Score for"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for source, points in match.sheet().items():
        table.add_row(words.source(source), *map(signed, points))
    table.add_section()
    table.add_row(words.text("Total"), *map(signed, match.scores()), style="bold")
    return table


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
