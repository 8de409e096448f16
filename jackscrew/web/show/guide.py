"""What people read as rules: the card in short, and the guide with the exact rules folded in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from jackscrew.core.game import Game
from jackscrew.learn import (
    Illustration,
    Paragraph,
    Points,
    illustrate,
    read_card,
    read_guide,
)
from jackscrew.text import Words
from jackscrew.web.show.assets import Asset, css_class, make_asset
from jackscrew.web.show.letter import MARKDOWN, letters
from jackscrew.web.show.render import render
from jackscrew.web.show.signs import signs_html

WIDE_TABLE = '<table tabindex="0">'  # it scrolls on a phone, by keyboard too


@dataclass(frozen=True)
class Bar:
    """A source of points as a bar, its length in percent of the longest."""

    name: str
    icon: str
    share: int
    length: int
    told: str
    rule: str


@dataclass(frozen=True)
class Figure:
    """An illustration, the ids of what is lit in it, and its caption."""

    drawing: Markup
    light: Sequence[str]
    say: str


@dataclass(frozen=True)
class Told:
    """A paragraph, and its rules to the letter; the first to tell a rule has its address."""

    html: Markup
    rules: Sequence[str]
    letters: list[tuple[str, bool, Markup]]
    drawing: str = ""


@cache
def card_html(game: Game, language: str) -> Markup:
    """A game in short."""
    words = Words(game, language)
    found = read_card(game, language)
    longest = found.longest
    return render(
        "card.html",
        words,
        title=game.title,
        rules_url=f"/rules/{game.key}",
        css=css_class(game),
        card=found,
        bars=bars(found.largest, words, longest) + rest(found.rest, words, longest),
        losses=bars(found.losses, words, longest),
    )


def bars(rows: list[Points], words: Words, longest: int) -> list[Bar]:
    """Sources one by one."""
    return [
        Bar(
            words.source(row.source),
            row.icon,
            row.share,
            length(row.share, longest),
            row.told,
            row.rule,
        )
        for row in rows
    ]


def rest(rows: list[Points], words: Words, longest: int) -> list[Bar]:
    """Small sources together, if there are any."""
    if not rows:
        return []
    share = sum(row.share for row in rows)
    names = words.listed([words.source(row.source) for row in rows])
    return [Bar(words.text("The rest"), "plus", share, length(share, longest), names, "")]


def length(share: int, longest: int) -> int:
    """How long a bar is, in percent."""
    return min(100, round(100 * abs(share) / longest))


@cache
def guide_html(game: Game, language: str) -> Markup:
    """The guide; paragraphs tell which rules are theirs, and unfold them."""
    guide = read_guide(game, language)
    told = guide.telling
    return render(
        "guide.html",
        Words(game, language),
        chapters=[
            (chapter, [block_of(block, game, language, told) for block in chapter.blocks])
            for chapter in guide.chapters
        ],
        others=[(rule, html) for rule, html in letters(game).items() if rule not in told],
    )


def block_of(
    block: Paragraph | Illustration, game: Game, language: str, told: dict[str, Paragraph]
) -> Told | Figure:
    """A paragraph with its rules to the letter, or an illustration with its caption."""
    if isinstance(block, Illustration):
        drawn = illustrate(game, block, language).still(block.part, block.say, block.light)
        return Figure(Markup(drawn), block.light, block.say)
    html = Markup(MARKDOWN.render(block.text).replace("<table>", WIDE_TABLE))
    exact = [(rule, told[rule] is block, letters(game)[rule]) for rule in block.rules]
    return Told(html, block.rules, exact)


def contents(game: Game, language: str) -> list[tuple[str, int, str]]:
    """The chapters of the guide: where they are, their level, their title."""
    return [(it.key, it.level, it.title) for it in read_guide(game, language).chapters]


LEARN_PARTS = ("short", "guide", "signs")


@cache
def learn_part(game: Game, part: str, language: str) -> Asset:
    """The card, the guide or the signs as they are sent, packed once."""
    html = signs_html(game, language) if part == "signs" else card_html(game, language)
    if part == "guide":
        html = render(
            "guide_drawer.html",
            Words(game, language),
            contents=contents(game, language),
            guide=guide_html(game, language),
        )
    return make_asset(f"{part}.html", html.encode())
