"""The chart of points: its golden file, and what must hold of every chart."""

import os
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from jackscrew.draw import english, icons
from jackscrew.draw.chart import GAP, HEIGHT, RULES, WIDTH, Chart, rule_step, score_chart

SVG = "{http://www.w3.org/2000/svg}"
GOLDEN = Path(__file__).parent / "golden" / "chart.svg"
NAMES = ["Ada", "Bruno", "Greedy", '<b>&"']
SERIES = [[0, 7, 7, 12, 30], [0, 0, -4, 9, 29], [0, 3, 3, 3, 30], [0, 0, 0, 0, 0]]
TICKS = [(0, "1"), (3, "2")]


def drawn(series: list[list[int]] = SERIES) -> ElementTree.Element:
    ticks = [tick for tick in TICKS if tick[0] < len(series[0])]
    return ElementTree.fromstring(score_chart(series, NAMES, english, ticks))


def test_the_chart_is_as_it_was() -> None:
    """Set JACKSCREW_UPDATE_GOLDEN=1 to write the file anew; then look at it."""
    chart = score_chart(SERIES, NAMES, english, TICKS) + "\n"
    if os.environ.get("JACKSCREW_UPDATE_GOLDEN") == "1":
        GOLDEN.write_text(chart, encoding="utf-8")
    assert chart == GOLDEN.read_text(encoding="utf-8")


def test_a_chart_is_told_in_words() -> None:
    root = drawn()
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "The score from the beginning to now"
    assert (root.findtext(f"{SVG}desc") or "").startswith("Ada: 30; Bruno: 29")
    assert '<b>&"' in [text.text for text in root.iter(f"{SVG}text")]
    assert not any("style" in element.attrib or "id" in element.attrib for element in root.iter())
    assert icons.used_in(score_chart(SERIES, NAMES, english)) == {f"seat-{i}" for i in range(4)}


@pytest.mark.parametrize(
    "series",
    [
        SERIES,
        [[0], [0], [0]],
        [[0, 5]] * 4,
        [[0, -30], [0, -30], [0, -29], [0, -30]],
        [[0, 1000], [0, 999], [0, 1], [0, -400]],
    ],
)
def test_no_name_stands_over_another_and_all_is_inside(series: list[list[int]]) -> None:
    places = sorted(Chart(series).label_places())
    assert all(below - above >= GAP - 1e-6 for above, below in pairwise(places))
    assert places[0] >= 8
    assert places[-1] <= HEIGHT - 8
    for element in drawn(series).iter():
        for name, most in (("x", WIDTH), ("y", HEIGHT)):
            assert 0 <= float(element.get(name, 0)) <= most


@pytest.mark.parametrize("span", [0, 1, 6, 7, 59, 61, 119, 121, 4000])
def test_there_are_few_rules(span: int) -> None:
    step = rule_step(span)
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert span / step <= RULES


def test_a_line_rises_where_points_are_scored() -> None:
    chart = Chart(SERIES)
    line = chart.line(0)
    assert len(re.findall(r"V", line)) == 2 * 3
    assert "V" not in chart.line(3)
