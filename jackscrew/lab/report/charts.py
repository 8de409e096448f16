"""Charts by Altair, drawn to SVG without a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

import altair as alt

from jackscrew.lab.report.colours import FAINT, GROUPS, INK, LINE, SHAPES, colour

WIDTH = 400  # what a phone shows nearly as large as it is
FONT = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
SIZE = 13  # of lettering, as on the page around
ROW = 30  # height of a bar or an interval with its label
LABELS = 190  # longer ones are cut: the chart keeps half of a phone's width
# how numbers along an axis are written
PERCENT = "format(100 * datum.value, '.0f') + ' %'"
SIGNED = "datum.value ? format(datum.value, '+.12~g') : '0'"
MARGIN = {"left": 26, "right": 16, "top": 4, "bottom": 4}  # letters differ in width by font
# the page names a chart as a whole; its parts need neither names nor roles
NEEDLESS = re.compile(r' (?:xmlns(?::xlink)?|version|class|role|aria-[a-z]+)="[^"]*"')


@dataclass(frozen=True)
class Span:
    """One line of a chart of intervals: from where to where, and the middle."""

    label: str
    middle: float
    low: float
    high: float
    sure: bool = True


@dataclass(frozen=True)
class Bar:
    """One bar of a histogram: whose, from where to where, and how high."""

    group: str
    start: float
    end: float
    share: float


@dataclass(frozen=True)
class Dot:
    """One sign of a chart of dots: on which line, whose, and where."""

    label: str
    group: str
    value: float


def values(things: Sequence[Any]) -> Any:
    """Data for a chart, written into it."""
    return alt.InlineData(values=[vars(thing) for thing in things])


def spans_chart(spans: Sequence[Span], title: str, marks: str, at: float, token: str) -> str:
    """Middles with their intervals, a line each; a dashed line marks where all would be alike.

    What is not sure is hollow.
    """
    base = alt.Chart(values(spans))
    lines = alt.Y("label:N", sort=None, title=None)
    axis = alt.Axis(labelExpr=marks)
    across = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    rules = base.mark_rule(color=colour(token), strokeWidth=2).encode(
        x=across, x2="high:Q", y=lines
    )
    signs = base.mark_point(color=colour(token), size=90, opacity=1, strokeWidth=2).encode(
        x="middle:Q",
        y=lines,
        fill=alt.condition("datum.sure", alt.value(colour(token)), alt.value("transparent")),
    )
    even = alt.Chart(alt.InlineData(values=[{"at": at}])).mark_rule(
        color=colour(INK), strokeDash=[4, 3]
    )
    layers = alt.layer(even.encode(x="at:Q"), rules, signs)
    return draw(layers.properties(width=WIDTH, height=ROW * len(spans) + 50, autosize=FIT))


def histogram(bars: Sequence[Bar], title: str, tokens: Sequence[str]) -> str:
    """Bars for each group below each other, on one scale."""
    groups = list(dict.fromkeys(bar.group for bar in bars))
    colours = alt.Scale(domain=groups, range=[colour(token) for token in tokens[: len(groups)]])
    chart = (
        alt.Chart(values(bars))
        .mark_rect(xOffset=0.5, x2Offset=-0.5)
        .encode(
            x=alt.X("start:Q", title=title, scale=alt.Scale(zero=False, nice=False)),
            x2="end:Q",
            y=alt.Y("share:Q", title=None, axis=alt.Axis(labelExpr=PERCENT, tickCount=3)),
            y2=alt.datum(0),
            color=alt.Color("group:N", scale=colours, legend=None),
        )
        .properties(width=WIDTH - 76, height=150 if len(groups) == 1 else 84)
    )
    if len(groups) == 1:
        return draw(chart)
    header = alt.Header(title=None, labelOrient="top", labelAnchor="start", labelFontWeight="bold")
    return draw(chart.facet(row=alt.Row("group:N", sort=groups, header=header), spacing=14))


def dots_chart(dots: Sequence[Dot], title: str) -> str:
    """A sign for each group on each line; groups differ in colour and shape."""
    groups = list(dict.fromkeys(dot.group for dot in dots))
    lines = list(dict.fromkeys(dot.label for dot in dots))
    legend = alt.Legend(title=None, orient="top", columns=4)
    colours = [colour(GROUPS[i % len(GROUPS)]) for i in range(len(groups))]
    shapes = [SHAPES[i % len(SHAPES)] for i in range(len(groups))]
    chart = (
        alt.Chart(values(dots))
        .mark_point(filled=True, size=80, opacity=1)
        .encode(
            x=alt.X("value:Q", title=title),
            y=alt.Y("label:N", sort=lines, title=None, axis=alt.Axis(grid=True)),
            color=alt.Color("group:N", scale=scale(groups, colours), legend=legend),
            shape=alt.Shape("group:N", scale=scale(groups, shapes), legend=legend),
        )
    )
    return draw(chart.properties(width=WIDTH, height=ROW * len(lines) + 80, autosize=FIT))


def scale(groups: list[str], signs: list[str]) -> Any:
    """Which group has which sign."""
    return alt.Scale(domain=groups, range=signs)


FIT: Any = alt.AutoSizeParams(type="fit", contains="padding")


def draw(chart: Any) -> str:
    """A chart as SVG that takes its colours from the page and names no other place."""
    text = StringIO()
    configured(chart).save(text, format="svg")
    return NEEDLESS.sub("", text.getvalue())


def configured(chart: Any) -> Any:
    """A chart in the dress of the project."""
    faint, line = colour(FAINT), colour(LINE)
    return (
        chart.properties(background="transparent", padding=MARGIN)
        .configure(font=FONT, aria=False)
        .configure_view(stroke=None)
        .configure_axis(
            labelFontSize=SIZE,
            titleFontSize=SIZE,
            titleFontWeight="normal",
            labelColor=colour(INK),
            titleColor=faint,
            gridColor=line,
            domainColor=line,
            tickColor=line,
            labelLimit=LABELS,
        )
        .configure_axisX(tickCount=5, labelFlush=False, labelOverlap="greedy", labelSeparation=6)
        .configure_axisY(ticks=False, domain=False, grid=False, labelPadding=8)
        .configure_legend(labelFontSize=SIZE, labelColor=colour(INK), symbolSize=90)
        .configure_header(labelFontSize=SIZE, labelColor=colour(INK))
    )
