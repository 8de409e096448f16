"""A bot that thinks, and what it says about its choice."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from jackscrew.bots import Told
from jackscrew.core.view import View
from jackscrew.draw.words import gained
from jackscrew.text import Words
from jackscrew.text.previews import Change, Preview

SOON = 0.5  # seconds after which people are told that a bot still thinks


@contextmanager
def thinking(console: Console, message: str) -> Iterator[None]:
    """Tell, on a terminal, that somebody thinks, if it takes long."""
    if not console.is_terminal:
        yield
        return
    status = console.status(Text(message, style="dim"))
    later = threading.Timer(SOON, status.start)
    later.daemon = True
    later.start()
    try:
        yield
    finally:
        later.cancel()
        later.join()
        status.stop()


def weighed(told: Sequence[Told], view: View, words: Words) -> Table:
    """A bot's best candidates, with what decided between them."""
    is_search = any(it.looks for it in told)
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    table.add_column(words.text("Choice"))
    table.add_column("", style="dim")
    looks = [words.text("Looks")] if is_search else []
    for heading in (*looks, words.text("Points less")):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, it in enumerate(told):
        cells = [*([it.looks] if is_search else []), it.behind]
        label = Text(words.label(it.action, view))
        table.add_row(label, Text(it.action), *cells, style="" if number else "bold")
    return table


def foreseen(found: Mapping[int, Preview]) -> Group:
    """What answers would bring, by their numbers; why nothing is known of some is told once."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", width=3)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for number, brought in found.items():
        table.add_row(str(number), points_told(brought), outcome_told(brought))
    unsure = dict.fromkeys(f"? {it.unsure}" for it in found.values() if it.unsure)
    return Group(table, *[Text(line, style="dim") for line in unsure])


def points_told(brought: Preview) -> str:
    """The points of an answer."""
    if brought.points is None:
        return "?"
    return gained(brought.points) if brought.points else "±0"


def outcome_told(brought: Preview) -> Text:
    """An answer, and below it the figures it changes and what it leads to."""
    told = Text(brought.label)
    for line in (*map(change_told, brought.figures), *brought.more):
        told.append(f"\n{line}", style="dim")
    for warning in brought.warnings:
        told.append(f"\n! {warning.sentence}", style="bold")
    return told


def change_told(change: Change) -> str:
    """A figure as it is and as it would be: "Cash: $20 → Cash: $70"."""
    before, after = change.before.title.rstrip("."), change.after.title.rstrip(".")
    if before == after:
        return f"{before}: {change.before.text} → {change.after.text}"
    return f"{before} → {after}"
