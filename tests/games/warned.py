"""What is bad about an answer before it is too late, as its preview tells it."""

from __future__ import annotations

from jackscrew.core.foresight import Foresight
from jackscrew.core.match import Match
from jackscrew.text import Words
from jackscrew.text.previews import preview


def warned(match: Match, action: str, language: str = "en") -> dict[str, str]:
    """The warnings beside an answer of the seat that is asked: sentences by their rules."""
    seat = match.pending()[0]
    assert action in match.legal(seat), match.legal(seat)
    words = Words(match.game, language, ["Ada", "Bruno", "Clara", "Dora"])
    found = preview(Foresight(match, seat), match.game.actions.parse(action), words)
    return {warning.rule: warning.sentence for warning in found.warnings}
