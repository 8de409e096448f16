"""The rules for people, paragraph by paragraph, each with the ids of the rules it tells."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property

from jackscrew.core.game import Game

RULE = r"[A-Z]+-[A-Z0-9]+-\d+"
TOLD = re.compile(rf"\s*\[({RULE}(?:, {RULE})*)\]$")
HEADING = re.compile(r"(#+) (.+)")
FIGURE = re.compile(r"```figure\n(.*)```", re.DOTALL)
POINT = re.compile(r"\n(?=- )")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, a point of a list or a table, in Markdown, and the rules it tells."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Illustration:
    """A position of the lesson, before its line `at` is played: a part of the picture.

    `light` are the pieces and marks it is about; `say` is its caption.
    """

    at: int
    part: str
    light: tuple[str, ...]
    say: str


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands below it; level 1 holds those of level 2 that follow."""

    key: str
    level: int
    title: str
    blocks: tuple[Paragraph | Illustration, ...]


@dataclass(frozen=True)
class Guide:
    """A game's guide in one language."""

    chapters: tuple[Chapter, ...]

    @cached_property
    def telling(self) -> dict[str, Paragraph]:
        """The paragraph that tells a rule: the first of them."""
        found: dict[str, Paragraph] = {}
        for paragraph in self.paragraphs:
            for rule in paragraph.rules:
                found.setdefault(rule, paragraph)
        return found

    @cached_property
    def paragraphs(self) -> list[Paragraph]:
        """All that is told, from the first to the last."""
        blocks = [block for chapter in self.chapters for block in chapter.blocks]
        return [block for block in blocks if isinstance(block, Paragraph)]


@cache
def read_guide(game: Game, language: str) -> Guide:
    """The guide of a game in one language."""
    return parse_guide((game.folder / "learn" / f"guide.{language}.md").read_text("utf-8"))


def parse_guide(text: str) -> Guide:
    """A guide from its Markdown; its first heading is the game's name and is left out."""
    chapters: list[Chapter] = []
    blocks: list[Paragraph | Illustration] = []
    _, *rest = re.split(r"\n{2,}", text.strip())
    for block in rest:
        heading = HEADING.fullmatch(block)
        if heading is None:
            blocks += parse_block(block)
            continue
        if chapters:
            chapters[-1] = with_blocks(chapters[-1], blocks)
        blocks = []
        key = f"chapter-{len(chapters) + 1}"
        chapters.append(Chapter(key, len(heading[1]) - 1, heading[2], ()))
    chapters[-1] = with_blocks(chapters[-1], blocks)
    return Guide(tuple(chapters))


def with_blocks(chapter: Chapter, blocks: list[Paragraph | Illustration]) -> Chapter:
    """A chapter with what stands below its heading."""
    return Chapter(chapter.key, chapter.level, chapter.title, tuple(blocks))


def parse_block(text: str) -> list[Paragraph | Illustration]:
    """What stands between two empty lines: a figure, a paragraph, or the points of a list."""
    figure = FIGURE.fullmatch(text)
    if figure is not None:
        told = tomllib.loads(figure[1])
        return [Illustration(told["at"], told["part"], tuple(told.get("light", ())), told["say"])]
    return [parse_paragraph(part) for part in POINT.split(text)]


def parse_paragraph(text: str) -> Paragraph:
    """A paragraph without the ids at its end."""
    told = TOLD.search(text)
    if told is None:
        return Paragraph(text, ())
    return Paragraph(text[: told.start()], tuple(told[1].split(", ")))
