"""A bot that thinks, and what it says about its choice."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jackscrew.bots import Told
from jackscrew.core.view import View
from jackscrew.text import Words

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
    """A bot's best candidates, with what it expects of them."""
    is_search = any(it.looks for it in told)
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    table.add_column(words.text("Choice"))
    table.add_column("", style="dim")
    looks = [words.text("Looks")] if is_search else []
    for heading in (*looks, words.text("Result"), words.text("Lead")):
        table.add_column(heading, justify="right", no_wrap=True)
    for number, it in enumerate(told):
        cells = [*([it.looks] if is_search else []), it.result, it.lead]
        label = Text(words.label(it.action, view))
        table.add_row(label, Text(it.action), *cells, style="" if number else "bold")
    return table
