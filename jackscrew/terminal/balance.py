"""A comparison of components in the terminal: a bar while it is played, then tables."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from jackscrew.lab.balance import GROUPS, Balance, balance, balance_data, check_plans
from jackscrew.lab.files import whole_file
from jackscrew.lab.report.comparison import HEADINGS, cells, comparison
from jackscrew.lab.report.page import check_page_file
from jackscrew.lab.report.report import pack_told
from jackscrew.lab.report.wording import MINUS
from jackscrew.lab.simulate import Plan
from jackscrew.terminal.progress import progress_bar

STYLES = {"yes": "bold", "perhaps": "", "no": "dim"}


def balance_with_bar(
    plan: Plan,
    against: Path | None,
    jobs: int | None,
    out: Path | None,
    notes: Console,
) -> Balance:
    """Play both sides of a comparison, and write its page if one is wanted."""
    check_plans(plan, against)
    check_page_file(out)
    with ExitStack() as stack:
        part = None if out is None else stack.enter_context(whole_file(out))
        bar = stack.enter_context(progress_bar(notes))
        task = bar.add_task("games", total=2 * plan.games)
        try:
            result = balance(plan, jobs, against, lambda: bar.advance(task))
        except KeyboardInterrupt:
            notes.print("stopped: half a comparison tells nothing, so nothing was kept")
            raise
        if part is not None:
            part.write_text(comparison(result), encoding="utf-8")
    return result


def show_balance(result: Balance, console: Console, as_json: bool) -> None:
    """Print a comparison."""
    if as_json:
        print(json.dumps(balance_data(result), indent=2))
    else:
        console.print(balance_listing(result))


def balance_listing(result: Balance) -> RenderableType:
    """All figures before and after, by group."""
    packs = f"before: {pack_told(result.before)}, after: {pack_told(result.after)}"
    head = f"{result.game.title}, {', '.join(result.seats)}, {result.games} games each; {packs}"
    table = Table(pad_edge=False, box=None)
    table.add_column("")
    for heading in HEADINGS:
        table.add_column(heading.lower(), justify="right", no_wrap=True)
    for group, title in GROUPS.items():
        changes = result.of(group)
        if changes:
            table.add_section()
            table.add_row(Text(title, style="bold"))
        for change in changes:
            row = [cell.replace(MINUS, "-") for cell in cells(change)]
            table.add_row(f"  {change.name}", *row, style=STYLES[row[-1]])
    note = (
        "different: yes holds though so many are compared (Holm); perhaps: the interval of the"
        " differences of the same seeds leaves out 0."
    )
    return Group(Text(head), Text(), table, Text(), Text(note, style="italic"))
