"""What a choice would bring, in words: points, the figures it changes, and what it leads to."""

from __future__ import annotations

from dataclasses import dataclass, field

from jackscrew.core.foresight import Foresight
from jackscrew.core.view import View
from jackscrew.text.words import Figure, Warning, Words

NONE = "-"  # where there is no figure


@dataclass(frozen=True)
class Change:
    """A figure of a seat before and after."""

    before: Figure
    after: Figure

    @property
    def icon(self) -> str:
        """Its sign."""
        return self.before.icon

    @property
    def title(self) -> str:
        """What it tells before, or, if there was none, after."""
        return self.after.title if self.before.title == NONE else self.before.title


@dataclass(frozen=True)
class Preview:
    """What a choice brings its seat; `unsure` says why nothing is known, where nothing is."""

    label: str
    points: int | None
    more: list[str]
    figures: list[Change]
    unsure: str = ""
    warnings: list[Warning] = field(default_factory=list)


def preview(foresight: Foresight, action: int, words: Words) -> Preview:
    """What an action of the asked seat would bring."""
    name = foresight.match.game.actions.name(action)
    label = words.label(name, foresight.before)
    outcome = foresight.outcome(action)
    if outcome is None:
        unsure = words.text("Chance or something hidden decides what this brings.")
        return Preview(label, None, [], [], unsure)
    figures = changes(foresight.before, outcome.view, foresight.seat, words)
    warnings = words.warnings(foresight.before, outcome.view, name)
    more = words.events(outcome.events)
    if not (outcome.points or more or figures):
        more = words.brings(foresight.before, outcome.view, name) or [leads_to(outcome.view, words)]
    return Preview(label, outcome.points, more, figures, warnings=warnings)


def leads_to(after: View, words: Words) -> str:
    """What is asked next, or who has won."""
    return words.text("Next: {question}", question=words.prompt(after))


def changes(before: View, after: View, seat: int, words: Words) -> list[Change]:
    """The figures of a seat that an action changes."""
    old = {figure.icon: figure for figure in words.figures(before, seat)}
    new = {figure.icon: figure for figure in words.figures(after, seat)}
    none = {icon: Figure(icon, NONE, NONE) for icon in {**old, **new}}
    pairs = [Change({**none, **old}[icon], {**none, **new}[icon]) for icon in none]
    return [pair for pair in pairs if pair.before.text != pair.after.text]
