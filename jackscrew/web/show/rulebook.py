"""A game's rules as a page in which every rule can be pointed at."""

from __future__ import annotations

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from jackscrew.core.game import Game

NAME = r"[A-Z]+-[A-Z0-9]+-\d+"
NAMED = re.compile(rf'(id="rule-{NAME}">\s*(?:<p>)?\s*<strong>[^<]*</strong>):\s*')
LISTED = re.compile(rf"<(li|tr)>(\s*(?:<p>|<td>)?\s*(?:<strong>)?)({NAME})\b")


@cache
def rules_page(game: Game) -> Markup:
    """The rules of a game, written for the web; each has the id "rule-NAME"."""
    source = (game.folder / "rules.md").read_text(encoding="utf-8")
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(source)
    html = re.sub(r"<(/?)h(\d)>", lowered, html)
    html = LISTED.sub(r'<\1 class="rule" id="rule-\3">\2\3', html)
    return Markup(NAMED.sub(r"\1 ", html))


def lowered(heading: re.Match[str]) -> str:
    """A heading one level down: the page has a first one of its own."""
    return f"<{heading[1]}h{min(6, int(heading[2]) + 1)}>"
