"""The sections of a report: each a chart, its tables, and what can be said of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

import polars as pl

from jackscrew.lab.report import figures
from jackscrew.lab.report.charts import (
    PERCENT,
    SIGNED,
    Bar,
    Dot,
    Span,
    dots_chart,
    histogram,
    spans_chart,
)
from jackscrew.lab.report.colours import GROUPS, accent
from jackscrew.lab.report.figures import Deed, Wins
from jackscrew.lab.report.intervals import Estimate
from jackscrew.lab.report.labels import count_label, source_label
from jackscrew.lab.report.page import Chart, Section, Table
from jackscrew.lab.report.rows import Played
from jackscrew.lab.report.wording import (
    bin_label,
    listed,
    number,
    percent,
    plain,
    reach,
    signed,
    told,
)

INTERVAL = "95 % interval"
MOST_DEEDS = 16  # how many a chart can show


def wins_section(played: Played, group: str) -> Section:
    """Win rate by seat or by bot with its interval."""
    wins = figures.wins_by(played, group)
    even = figures.even_share(played)
    spans = [Span(one.who, one.share, one.low, one.high) for one in wins]
    words = "; ".join(f"{w.who} {percent(w.share)} ({wilson_text(w)})" for w in wins)
    title = f"Share of wins by {group} with {INTERVAL}s"
    svg = spans_chart(spans, "share of games won", PERCENT, even, accent(played.game.key))
    sentences = [
        f"If all were alike each would win {percent(even)} (dashed line). {verdict(wins, even)}",
        "A shared victory counts for each who shares it.",
    ]
    return Section(
        f"wins-{group}",
        f"Wins by {group}",
        sentences[: 2 if played.games["winners"].list.len().max() != 1 else 1],
        Chart(title, f"{words}. An even share is {percent(even)}.", svg),
        [wins_table(wins, group)],
    )


def wilson_text(wins: Wins) -> str:
    """The interval of a share."""
    return f"{percent(wins.low)} to {percent(wins.high)}"


def verdict(wins: Sequence[Wins], even: float) -> str:
    """Who surely wins more or less than an even share."""
    more = [one.who for one in wins if one.low > even]
    less = [one.who for one in wins if one.high < even]
    said = [f"{listed(more)} won more than that"] if more else []
    said += [f"{listed(less)} won less"] if less else []
    if not said:
        return "No interval leaves that out: the games show no difference."
    return "; ".join(said) + ", by more than the intervals allow for chance."


def wins_table(wins: Sequence[Wins], group: str) -> Table:
    """The same in numbers."""
    rows = [
        [w.who, percent(w.share), wilson_text(w), str(w.wins), str(w.games), number(w.score)]
        for w in wins
    ]
    headings = [group.capitalize(), "Share", INTERVAL, "Wins", "Games", "Mean score"]
    return Table("Wins and mean scores; intervals after Wilson", headings, rows)


def order_section(played: Played) -> Section:
    """What it is worth to sit first: scores against the others of the same game."""
    leads = figures.seat_leads(played)
    names = [played.called("seat", seat) for seat in range(played.seats)]
    spans = [span(name, lead) for name, lead in zip(names, leads, strict=True)]
    rows = [lead_row(name, lead) for name, lead in zip(names, leads, strict=True)]
    title = f"Score of each seat less the mean of the others, with {INTERVAL}s"
    svg = spans_chart(spans, "points more than the others", SIGNED, 0.0, accent(played.game.key))
    words = "; ".join(f"{name} {told(lead)}" for name, lead in zip(names, leads, strict=True))
    return Section(
        "order",
        "First seat and last",
        [first_seat(played, leads[0]), *confounded(played)],
        Chart(title, f"{words}.", svg),
        [Table("Points more than the others, game by game", ["Seat", "Mean", INTERVAL], rows)],
    )


def first_seat(played: Played, lead: Estimate) -> str:
    """What is to be said of seat 0."""
    share = figures.wins_by(played, "seat")[0]
    even = figures.even_share(played)
    sure = "more than chance explains" if lead.clear else "which may be chance"
    return (
        f"Seat 0 won {percent(share.share)} of the games; an even share is {percent(even)}."
        f" It scored {signed(lead.mean)} points against the mean of the others, {sure}."
    )


def confounded(played: Played) -> list[str]:
    """A warning where seats and bots cannot be told apart."""
    if len(played.bots) == 1 or figures.rotated(played):
        return []
    return ["The bots did not change seats evenly, so this tells of the bots as well."]


def span(label: str, value: Estimate, scale: float = 1.0, sure: bool | None = None) -> Span:
    """An estimate as a line of a chart; an unknown interval has no length."""
    known = isfinite(value.low) and isfinite(value.high)
    low, high = (value.low, value.high) if known else (value.mean, value.mean)
    clear = value.clear if sure is None else sure
    return Span(label, value.mean / scale, low / scale, high / scale, clear)


def lead_row(name: str, value: Estimate, digits: int = 1) -> list[str]:
    """An estimate as a row of a table."""
    return [name, signed(value.mean, digits), reach(value, digits)]


def scores_section(played: Played, group: str) -> Section:
    """How scores are spread by seat or by bot."""
    groups = figures.groups_of(played, group, "score")
    chart, tables = spread_of(groups, "score", f"Scores by {group}", GROUPS, group.capitalize())
    return Section(f"scores-{group}", f"Scores by {group}", [], chart, tables)


def spread_of(
    groups: Sequence[tuple[str, pl.Series]],
    unit: str,
    title: str,
    tokens: Sequence[str],
    heading: str,
    whole: bool = True,
) -> tuple[Chart, list[Table]]:
    """A histogram of each group, its bins in a table, and their means and quartiles."""
    bins = figures.most_bins([values for _, values in groups], whole)
    counts = [figures.counts_in(values, bins) for _, values in groups]
    bars = [
        Bar(name, *bins.edges(place), count / values.len())
        for (name, values), found in zip(groups, counts, strict=True)
        for place, count in enumerate(found)
    ]
    names = [name for name, _ in groups]
    rows = [
        [bin_label(bins, place, whole), *[str(found[place]) for found in counts]]
        for place in range(bins.count)
    ]
    summaries = [figures.summary(values) for _, values in groups]
    digits = 1 if whole else 3
    words = "; ".join(summary_told(*pair, digits) for pair in zip(names, summaries, strict=True))
    repeated = [tokens[i % len(tokens)] for i in range(len(groups))]
    chart = Chart(title, f"{words}.", histogram(bars, unit, repeated))
    spreads = summary_table(names, summaries, heading, digits)
    return chart, [spreads, bins_table(names, rows, unit)]


def summary_told(name: str, found: dict[str, float], digits: int) -> str:
    """A spread in words."""
    low, quarter, _, upper, high = quartiles(found, digits)
    mean = number(found["mean"], digits)
    return f"{name}: mean {mean}, the middle half {quarter} to {upper}, all {low} to {high}"


def summary_table(
    names: Sequence[str], found: Sequence[dict[str, float]], heading: str, digits: int = 1
) -> Table:
    """Means and quartiles, one row a group."""
    headings = [heading, "Mean", "SD", "Lowest", "25 %", "Median", "75 %", "Highest"]
    rows = [
        [
            name,
            *[number(row[key], digits) for key in ("mean", "deviation")],
            *quartiles(row, digits),
        ]
        for name, row in zip(names, found, strict=True)
    ]
    return Table("Mean, standard deviation and quartiles", headings, rows)


def quartiles(row: dict[str, float], digits: int) -> list[str]:
    """The five numbers of a box plot."""
    keys = ("lowest", "lower quartile", "median", "upper quartile", "highest")
    return [plain(row[key], digits) for key in keys]


def bins_table(names: Sequence[str], rows: Sequence[Sequence[str]], unit: str) -> Table:
    """How many are in each bin."""
    return Table("The bars of the chart: how often", [unit.capitalize(), *names], rows)


def points_section(played: Played) -> Section:
    """Where points come from, by bot if bots differ, else by seat."""
    group = "bot" if len(played.bots) > 1 else "seat"
    means = figures.points_by(played, group)
    names = [column for column in means.columns if column != "name"]
    labels = [source_label(played.game, name) for name in means["name"]]
    dots = [
        Dot(label, name, value)
        for name in names
        for label, value in zip(labels, means[name], strict=True)
    ]
    rows = [
        [label, *[number(row[name]) for name in names]]
        for label, row in zip(labels, means.iter_rows(named=True), strict=True)
    ]
    totals = ["All", *[number(figures.as_float(means[name].sum())) for name in names]]
    best = sorted(zip(labels, means.drop("name").mean_horizontal(), strict=True), key=by_size)
    most = listed([f"{label} ({number(value)})" for label, value in best[:3]])
    words = f"Most come from {most} a seat."
    title = f"Mean points by source and {group}"
    return Section(
        "points",
        "Where points come from",
        [words],
        Chart(title, words, dots_chart(dots, "points in a game")),
        [Table(title, ["Source", *names], [*rows, totals])],
    )


def by_size(pair: tuple[str, float]) -> float:
    """The largest first."""
    return -pair[1]


def length_section(played: Played) -> Section:
    """How many decisions a game has."""
    token = (accent(played.game.key),)
    values = played.games["decisions"]
    chart, tables = spread_of(
        [("Games", values)], "decisions", "Decisions a game", token, "In a game"
    )
    lines = figures.summary(played.games["lines"])
    both = [figures.summary(values), lines]
    spreads = summary_table(["Decisions", "Lines of the record"], both, "In a game")
    words = "Decisions are choices of a seat between several answers; lines are all of the record."
    return Section("length", "Length of a game", [words], chart, [spreads, tables[1]])


def margin_section(played: Played) -> Section:
    """By how much games are won."""
    token = (accent(played.game.key),)
    values = played.games["margin"]
    title = "Points of the best more than of the second"
    chart, tables = spread_of([("Margin", values)], "points", title, token, "In a game")
    level = int((values == 0).sum())
    words = f"{level} of {values.len()} games were level on points at the top."
    return Section("margin", "Margin of the winner", [words], chart, tables)


def deeds_section(played: Played) -> Section:
    """What the winners did more."""
    found = figures.deeds(played)
    name = {deed.name: count_label(played.game, deed.name) for deed in found}
    shown = found[:MOST_DEEDS]
    spans = [span(name[d.name], d.difference, d.spread, d.holds) for d in shown]
    title = "Winners less the others, in standard deviations"
    svg = spans_chart(spans, "standard deviations", SIGNED, 0.0, accent(played.game.key))
    rows = [deed_row(name[deed.name], deed) for deed in found]
    held = [f"{name[d.name]} {signed(d.difference.mean, 2)}" for d in found if d.holds]
    words = f"Holding after Holm: {listed(held)}." if held else "None holds after Holm."
    headings = ["Count", "Winners", "Others", "Difference", INTERVAL, "Effect", "Holds"]
    caption = "Mean counts of winners and others; effect in standard deviations of the count"
    if not found:
        return Section("deeds", "What the winners did more", ["No count tells seats apart."])
    return Section(
        "deeds",
        "What the winners did more",
        [*deed_words(played, found), *([most_words(found)] if found[MOST_DEEDS:] else [])],
        Chart(title, words, svg),
        [Table(caption, headings, rows)],
    )


def deed_words(played: Played, found: Sequence[Deed]) -> list[str]:
    """How to read the comparison, and how not."""
    clear = sum(deed.difference.clear for deed in found)
    held = sum(deed.holds for deed in found)
    by_chance = len(found) / 20
    said = [
        "Each count of the winners is compared with the mean of the others in the same game."
        " A choice is counted only where there was another.",
        f"{len(found)} counts are compared, so about {number(by_chance)} intervals of 95 % would"
        f" leave out 0 by chance alone; {clear} do. {held} hold even so (after Holm; filled in"
        " the chart). They go along with winning, which is not to say that they cause it.",
    ]
    if len(played.bots) > 1:
        said.append("Different bots played: much of this may be how the better bot plays.")
    return said


def most_words(found: Sequence[Deed]) -> str:
    """That the chart does not show all."""
    return f"The chart shows the {MOST_DEEDS} largest of {len(found)}, the table all."


def deed_row(label: str, deed: Deed) -> list[str]:
    """A comparison as a row of a table."""
    means = [number(deed.winners, 2), number(deed.others, 2)]
    row = lead_row(label, deed.difference, 2)
    return [label, *means, *row[1:], signed(deed.effect, 2), "yes" if deed.holds else "no"]


def speed_section(played: Played) -> Section:
    """How fast games were played."""
    seconds, decisions = played.games["seconds"], played.games["decisions"]
    total = figures.as_float(seconds.sum())
    token = (accent(played.game.key),)
    title = "Seconds a game, in one process"
    chart, tables = spread_of(
        [("Games", seconds)], "seconds", title, token, "In a game", whole=False
    )
    rows = [
        ["Games", plain(played.games.height)],
        ["Seconds in all", number(total)],
        ["Games a second", number(rate(played.games.height, total))],
        ["Decisions a second", number(rate(figures.as_float(decisions.sum()), total))],
    ]
    words = "Time is that of one process; several at once play as many times more."
    speeds = Table("Speed of one process", ["Figure", "Value"], rows)
    return Section("speed", "Speed", [words], chart, [speeds, *tables])


def rate(count: float, seconds: float) -> float:
    """How many a second."""
    return count / seconds if seconds else 0.0
