"""A game's exact rules, `rules.md`, for the web: the whole page, and every rule by its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from jackscrew.core.game import Game
from jackscrew.learn.guide import RULE

NAMED = re.compile(rf'(id="rule-{RULE}">\s*(?:<p>)?\s*<strong>[^<]*</strong>):\s*')
LISTED = re.compile(rf"<(li|tr)>(\s*(?:<p>|<td>)?\s*(?:<strong>)?)({RULE})\b")
STATED = re.compile(rf"(?:\*\*)?({RULE})\b")
ENTRIES = {"list_item_open": "ul", "tr_open": "table"}  # a rule is an entry of one of these
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules_page(game: Game) -> Markup:
    """The rules of a game, written for the web; each has the id "rule-NAME"."""
    html = re.sub(r"<(/?)h(\d)>", lowered, MARKDOWN.render(source(game)))
    html = LISTED.sub(r'<\1 class="rule" id="rule-\3">\2\3', html)
    return Markup(NAMED.sub(r"\1 ", html))


def source(game: Game) -> str:
    """The rules as they are written."""
    return (game.folder / "rules.md").read_text(encoding="utf-8")


def lowered(heading: re.Match[str]) -> str:
    """A heading one level down: the page has a first one of its own."""
    return f"<{heading[1]}h{min(6, int(heading[2]) + 1)}>"


@cache
def letters(game: Game) -> dict[str, Markup]:
    """Every rule by its id, to stand by itself."""
    return dict(stated(MARKDOWN.parse(source(game))))


def stated(tokens: list[Token]) -> Iterator[tuple[str, Markup]]:
    """The rules among the entries of lists and tables."""
    for place, token in enumerate(tokens):
        if token.type not in ENTRIES:
            continue
        ends = token.type.replace("open", "close")
        last = next(
            number
            for number in range(place, len(tokens))
            if tokens[number].type == ends and tokens[number].level == token.level
        )
        entry = tokens[place : last + 1]
        rule = STATED.match(next(it.content for it in entry if it.type == "inline"))
        if rule is not None:
            html = MARKDOWN.renderer.render(entry, MARKDOWN.options, {})
            kind = ENTRIES[token.type]
            yield rule[1], Markup(f"<{kind}>{html}</{kind}>")
