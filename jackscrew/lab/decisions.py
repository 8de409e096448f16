"""What seats decided: one row for each choice of a game, with what there was to choose from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from jackscrew.core.match import Match
from jackscrew.core.view import question_of
from jackscrew.lab.tables import Columns

DECISION_COLUMNS: Columns = {
    "index": int,
    "number": int,
    "line": int,
    "seat": int,
    "step": str,
    "legal": [str],
    "choice": str,
    "view": str,
}


class Notes:
    """Writes down the choices of one game, one JSON object a line.

    `number` counts the choices of the game from 0, `line` the lines of its record before the
    choice; neither chance nor forced moves have a row.
    """

    def __init__(self, index: int) -> None:
        self.index = index
        self.lines: list[str] = []

    def note(self, match: Match, seat: int, choice: str) -> None:
        """Write a choice down before it is played."""
        view = match.view(seat)
        question = question_of(view)
        row = {
            "index": self.index,
            "number": len(self.lines),
            "line": match.version,
            "seat": seat,
            "step": question["step"],
            "legal": question["actions"],
            "choice": choice,
            "view": view_digest(view),
        }
        self.lines.append(json.dumps(row) + "\n")

    def text(self) -> str:
        """All that was written down."""
        return "".join(self.lines)


def view_digest(view: Mapping[str, object]) -> str:
    """Tells one view from another, the same in every process and on every machine."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
