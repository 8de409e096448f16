"""A game's rules, to be looked up by id or by a word."""

from __future__ import annotations

import re

from jackscrew.core.game import Game
from jackscrew.learn import read_guide

RULE = re.compile(r"^(?:- \*\*|\| )([A-Z]+-[A-Z0-9]+-\d+)\b")


class Rulebook:
    """The rules of `rules.md` by their ids, and the paragraphs of the guide that tell them."""

    def __init__(self, game: Game, language: str) -> None:
        self.telling = read_guide(game, language).telling
        self.rules: dict[str, str] = {}
        name: str | None = None
        for line in (game.folder / "rules.md").read_text(encoding="utf-8").splitlines():
            found = RULE.match(line)
            if found:
                name = found[1]
                self.rules[name] = bare(line)
            elif name and line.startswith("  "):
                self.rules[name] += "\n" + bare(line)
            else:
                name = None

    def find(self, wanted: str) -> list[str]:
        """The ids a text means: one rule, those of a section, or all that speak of it."""
        key = wanted.upper()
        if key in self.rules:
            return [key]
        section = [name for name in self.rules if f"-{key}-" in f"-{name}"]
        return section or [name for name in self.rules if wanted.lower() in self.said(name)]

    def said(self, name: str) -> str:
        """All that is said of a rule, to the letter and in the guide."""
        told = self.telling.get(name)
        return f"{self.rules[name]}\n{told.text if told else ''}".lower()


def bare(line: str) -> str:
    """A line of Markdown without its marks."""
    text = line.strip().removeprefix("- ").strip("|").replace("**", "").replace("`", "")
    return re.sub(r"(?<!\w)\*(\S[^*]*)\*(?!\w)", r"\1", text).strip()
