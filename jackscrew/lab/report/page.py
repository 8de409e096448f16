"""One page that needs nothing else: sections with charts, and their data as tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import Path

from jackscrew.core.errors import BadInput
from jackscrew.lab.report.colours import colour_css
from jackscrew.version import VERSION

ENDINGS = (".html", ".htm")


@dataclass(frozen=True)
class Table:
    """Rows of words; the first word of a row names it."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Chart:
    """A drawing, and what it shows in words."""

    title: str
    told: str
    svg: str


@dataclass(frozen=True)
class Section:
    """A part of a page: a heading, sentences, a chart and its tables."""

    key: str
    title: str
    sentences: Sequence[str] = ()
    chart: Chart | None = None
    tables: Sequence[Table] = ()


@dataclass(frozen=True)
class Page:
    """A page of a game: its figures at a glance, facts, and sections."""

    title: str
    kind: str  # what the page is, above the title
    accent: str  # the token of the game's colour
    glance: Sequence[tuple[str, str]]
    facts: Sequence[tuple[str, str]]
    sections: Sequence[Section]
    notices: Sequence[str] = field(default=())


def check_page_file(path: Path | None) -> None:
    """Refuse a name that is not one of a page."""
    if path is not None and path.suffix not in ENDINGS:
        raise BadInput(f"{path}: must end in {' or '.join(ENDINGS)}")


def write_page(page: Page) -> str:
    """The page as HTML."""
    style = files("jackscrew.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    links = "".join(f'<a href="#{s.key}">{escape(s.title)}</a>' for s in page.sections)
    body = "\n".join(section_html(section) for section in page.sections)
    notices = "".join(f"<p>{escape(notice)}</p>" for notice in page.notices)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="jackscrew {VERSION}">
<title>{escape(page.title)}: {escape(page.kind.lower())}</title>
<style>
{colour_css()}:root{{--accent:var(--{page.accent})}}
{style}</style>
</head>
<body>
<header>
<p class="kind">{escape(page.kind)}</p>
<h1>{escape(page.title)}</h1>
<dl class="glance">{pairs_html(page.glance)}</dl>
</header>
<nav aria-label="Sections">{links}</nav>
<main>
<section id="played">
<h2>What was played</h2>
<dl class="facts">{pairs_html(page.facts)}</dl>
</section>
{body}
</main>
<footer>{notices}</footer>
</body>
</html>
"""


def pairs_html(pairs: Sequence[tuple[str, str]]) -> str:
    """Names with their values."""
    return "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs
    )


def section_html(section: Section) -> str:
    """A section: chart and tables side by side where there is room."""
    words = "".join(f"<p>{escape(sentence)}</p>" for sentence in section.sentences)
    tables = "".join(table_html(table) for table in section.tables)
    shown = f'<div class="tables">{tables}</div>' if tables else ""
    if section.chart is not None:
        shown = f'<figure class="shown">{chart_html(section.key, section.chart)}{shown}</figure>'
    title = escape(section.title)
    return f'<section id="{section.key}">\n<h2>{title}</h2>\n{words}\n{shown}\n</section>'


def chart_html(key: str, chart: Chart) -> str:
    """A drawing with its title, and a description for those who do not see it."""
    named = (
        f'<svg role="img" class="chart" aria-labelledby="{key}-title {key}-told"'
        f'><title id="{key}-title">{escape(chart.title)}</title>'
        f'<desc id="{key}-told">{escape(chart.told)}</desc>'
    )
    head, inside = chart.svg.split(">", 1)
    box = head.removeprefix("<svg")
    drawn = named.replace("<svg", f"<svg{box}", 1) + inside
    return f'<div class="drawing"><figcaption>{escape(chart.title)}</figcaption>{drawn}</div>'


def table_html(table: Table) -> str:
    """A table that scrolls by itself if it is too wide."""
    heads = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in table.headings)
    rows = "".join(row_html(row) for row in table.rows)
    caption = escape(table.caption)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{caption}">'
        f"<table><caption>{caption}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>\n"
    )


def row_html(row: Sequence[str]) -> str:
    """A row with its name."""
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'
