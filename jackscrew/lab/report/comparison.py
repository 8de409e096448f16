"""The page of a comparison of two sets of components."""

from __future__ import annotations

from collections.abc import Sequence

from jackscrew.lab.balance import GAMES, GROUPS, SCORES, WINS, Balance, Change
from jackscrew.lab.report.charts import SIGNED, spans_chart
from jackscrew.lab.report.colours import accent
from jackscrew.lab.report.intervals import Estimate
from jackscrew.lab.report.page import Chart, Page, Section, Table, write_page
from jackscrew.lab.report.report import notices, pack_told
from jackscrew.lab.report.sections import INTERVAL, span
from jackscrew.lab.report.wording import listed, number, percent, plain, reach, signed, told

MEANS = {
    WINS: "shares of games, differences in percentage points",
    SCORES: "means",
    GAMES: "means",
    "points": "means of a seat",
    "counts": "means of a seat",
}
HEADINGS = ("Before", "After", "Difference", INTERVAL, "Different")


def comparison(result: Balance) -> str:
    """The page that tells what a pack changes."""
    return write_page(
        Page(
            result.game.title,
            "Balance of a component pack",
            accent(result.game.key),
            glance(result),
            facts(result),
            [section(result, group) for group in GROUPS if result.of(group)],
            notices(result.game),
        )
    )


def glance(result: Balance) -> list[tuple[str, str]]:
    """How much was compared, and how much is surely different."""
    changes = result.changes
    return [
        ("pairs of games", plain(result.games)),
        ("figures compared", plain(len(changes))),
        ("surely different", plain(sum(change.sure for change in changes))),
        ("perhaps different", plain(sum(verdict(change) == "perhaps" for change in changes))),
    ]


def facts(result: Balance) -> list[tuple[str, str]]:
    """Which games these are, and how to read them."""
    games = f"{result.game.title} ({result.game.key}), {len(result.seats)} seats"
    pairs = f"{result.games} seeds, each played before and after; seed {result.seed}"
    return [
        ("Game", games),
        ("Bots by seat", ", ".join(result.seats)),
        ("Games", pairs),
        ("Before", pack_told(result.before)),
        ("After", pack_told(result.after)),
        ("Intervals", "two-sided, of the differences between games of the same seed"),
        ("Different: yes", "holds though so many figures are compared (after Holm)"),
        ("Different: perhaps", "the interval leaves out 0, as one in twenty does by chance"),
    ]


def section(result: Balance, group: str) -> Section:
    """One group of figures; its chart shows the differences."""
    changes = result.of(group)
    spans = [span(change.name, in_points(change), sure=change.sure) for change in changes]
    for_sure = [f"{c.name} {signed(in_points(c).mean, digits(c))}" for c in changes if c.sure]
    words = f"Surely different: {listed(for_sure)}." if for_sure else "Nothing is surely different."
    unit = "percentage points" if group == WINS else "difference"
    told_all = "; ".join(f"{c.name} {told(in_points(c), digits(c))}" for c in changes)
    svg = spans_chart(spans, unit, SIGNED, 0.0, accent(result.game.key))
    title = f"{GROUPS[group]}: difference with {INTERVAL}s"
    rows = [[change.name, *cells(change)] for change in changes]
    return Section(
        group,
        GROUPS[group],
        [words],
        Chart(title, f"{words} {told_all}.", svg),
        [Table(f"{GROUPS[group]}: {MEANS[group]}", ["Figure", *HEADINGS], rows)],
    )


def in_points(change: Change) -> Estimate:
    """A difference; that of shares in points of a hundred."""
    if change.group != WINS:
        return change.difference
    value = change.difference
    return Estimate(100 * value.mean, 100 * value.low, 100 * value.high, value.chance)


def digits(change: Change) -> int:
    """Small numbers are told more exactly."""
    return 2 if change.group in ("points", "counts") else 1


def cells(change: Change) -> Sequence[str]:
    """A change as words of a table."""
    value, places = in_points(change), digits(change)
    both = (change.before, change.after)
    if change.group == WINS:
        shown = [percent(share) for share in both]
    else:
        shown = [number(mean, places) for mean in both]
    return [*shown, signed(value.mean, places), reach(value, places), verdict(change)]


def verdict(change: Change) -> str:
    """Is it different?"""
    if change.sure:
        return "yes"
    return "perhaps" if change.difference.clear else "no"
