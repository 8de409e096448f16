"""The card and the guide of a game on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from jackscrew.core.game import Game
from jackscrew.draw.words import signed
from jackscrew.learn import Card, Chapter, Illustration, Paragraph, Points, read_card, read_guide
from jackscrew.text import Words

LONGEST_BAR = 16
WIDEST = 4  # columns of a table that 80 letters hold
FULL, EMPTY = "█", "░"


def card_screen(game: Game, language: str) -> RenderableType:
    """A game in short."""
    words = Words(game, language)
    card = read_card(game, language)
    return Group(
        heading(game.title),
        Text(card.goal, style="bold"),
        Text(card.story),
        heading(words.text("A round")),
        listed((f"{number}.", line) for number, line in enumerate(card.round, start=1)),
        heading(words.text("Where points come from")),
        points_table(card, words),
        heading(words.text("It ends")),
        Text(card.ends),
        heading(words.text("What beginners get wrong")),
        listed(("!", line) for line in card.mistakes),
    )


def heading(words: str) -> RenderableType:
    """A line that begins something."""
    return Text(f"\n{words}", style="bold underline")


def listed(lines: Iterable[tuple[str, str]]) -> Table:
    """Lines one after the other, each behind its number or sign."""
    table = Table.grid(padding=(0, 1))
    for sign, line in lines:
        table.add_row(Text(sign, style="bold"), Text(line))
    return table


def points_table(card: Card, words: Words) -> Table:
    """The sources of points with their shares as bars."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    longest = card.longest
    for row in [*card.largest, *rest_of(card, words), *card.losses]:
        table.add_row(*points_row(row, longest, words))
    return table


def rest_of(card: Card, words: Words) -> list[Points]:
    """Small sources together, if there are any."""
    if not card.rest:
        return []
    names = words.listed([words.source(row.source) for row in card.rest])
    return [Points("", sum(row.share for row in card.rest), "", "", names)]


def points_row(row: Points, longest: int, words: Words) -> tuple[Text, Text, Text, Text]:
    """One source: its name, its share, that as a bar, and what it is for."""
    name = words.source(row.source) if row.source else words.text("The rest")
    share = words.text("{share}%", share=signed(row.share))
    full = min(LONGEST_BAR, round(LONGEST_BAR * abs(row.share) / longest))
    bar = FULL * full + EMPTY * (LONGEST_BAR - full)
    colour = "red" if row.share < 0 else "green"
    return Text(name, style="bold"), Text(share), Text(bar, style=colour), Text(row.told)


def guide_screen(game: Game, language: str) -> RenderableType:
    """The whole guide."""
    chapters = read_guide(game, language).chapters
    return Group(
        Text(game.title, style="bold reverse"),
        *[part for chapter in chapters for part in chapter_parts(chapter)],
    )


def chapter_parts(chapter: Chapter) -> Iterator[RenderableType]:
    """A heading and what stands below it."""
    title = chapter.title.upper() if chapter.level == 1 else chapter.title
    yield Text(f"\n{title}", style="bold")
    for block in chapter.blocks:
        yield Text("")
        if isinstance(block, Illustration):
            yield Padding(Text(block.say, style="italic"), (0, 0, 0, 4))
        else:
            yield paragraph_screen(block)


def paragraph_screen(paragraph: Paragraph) -> RenderableType:
    """A paragraph, with the ids by which its rules are looked up."""
    told = markdown_screen(paragraph.text)
    if not paragraph.rules:
        return told
    return Group(told, Text(", ".join(paragraph.rules), style="dim", justify="right"))


def markdown_screen(text: str) -> RenderableType:
    """A piece of the guide; a table with many columns is told row by row."""
    if not text.startswith("|"):
        return Markdown(text, hyperlinks=False)
    head, _, *rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in text.split("\n")
    ]
    if len(head) <= WIDEST:
        return Markdown(text, hyperlinks=False)
    return listed(
        (row[0], ", ".join(map(" ".join, zip(head[1:], row[1:], strict=True)))) for row in rows
    )
