"""A game's rules, to be looked up by id or by a word."""

from __future__ import annotations

import re
from pathlib import Path

RULE = re.compile(r"^(?:- \*\*|\| )([A-Z]+-[A-Z0-9]+-\d+)\b")


class Rulebook:
    """The rules of `rules.md` by their ids."""

    def __init__(self, path: Path) -> None:
        self.rules: dict[str, str] = {}
        name: str | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
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
        return section or [
            name for name, rule in self.rules.items() if wanted.lower() in rule.lower()
        ]


def bare(line: str) -> str:
    """A line of Markdown without its marks."""
    text = line.strip().removeprefix("- ").strip("|").replace("**", "").replace("`", "")
    return re.sub(r"(?<!\w)\*(\S[^*]*)\*(?!\w)", r"\1", text).strip()
