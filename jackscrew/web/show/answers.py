"""The answers to a question as buttons and as a list, and what may be taken back.

There may be a hundred answers, at each move: put together here they take a third of the time that
they would take in a template.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup, escape

from jackscrew.text import Translator
from jackscrew.web.live.undoing import Undo
from jackscrew.web.show.render import icon
from jackscrew.web.show.told import Action

FEW = 6  # answers that all are buttons


class Answers:
    """What may be answered: `main` are answers, `aside` what only prepares them.

    `shown` are the buttons: all of a few, else those that no piece of the picture stands for.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self.main = [action for action in actions if not action.aside]
        self.aside = [action for action in actions if action.aside]
        self.are_few = len(self.main) <= FEW
        bare = [action for action in self.main if not action.targets]
        self.shown = self.main if self.are_few else bare if len(bare) <= FEW else []

    def buttons(self) -> Markup:
        """The answers that are shown."""
        return joined(
            f'<button type="button" id="answer-{dashed(name)}" class="button"'
            f' data-action="{escape(name)}">{escape(label)}</button>'
            for name, label in named(self.shown)
        )

    def choices(self) -> Markup:
        """All answers, as a list."""
        return joined(
            f'<li><button type="button" id="choice-{dashed(name)}"'
            f' data-action="{escape(name)}">{escape(label)}</button></li>'
            for name, label in named(self.main)
        )


def undo_buttons(words: Translator, undos: Iterable[Undo]) -> Markup:
    """For each seat that may take a choice back; each is shown to whoever plays that seat."""
    return joined(
        f'<button type="button" id="aid-undo-{undo.seat}" class="button" data-do="undo"'
        f' data-for="{player_of(undo)}" data-seat="{undo.seat}"{agreeing(words, undo.asks)}>'
        f"{icon('undo', 's')}<span>{escape(undoing(words, undo.asks))}</span></button>"
        for undo in undos
    )


def player_of(undo: Undo) -> str:
    """Whose button it is: who plays several seats is offered only what needs nobody's agreement."""
    return f"{'mine' if undo.alone else 'only'} {undo.seat}"


def undoing(words: Translator, asks: bool) -> str:
    """What taking back is called."""
    return words.text("Ask to undo") if asks else words.text("Undo")


def agreeing(words: Translator, asks: bool) -> str:
    """That others have to agree, if they have to."""
    told = words.text("The others have to agree.")
    return f' title="{escape(told)}"' if asks else ""


def named(actions: Iterable[Action]) -> Iterable[tuple[str, str]]:
    """Names and labels."""
    return ((action.name, action.label) for action in actions)


def dashed(name: str) -> Markup:
    """The name of an action as a part of an id."""
    return escape(name.replace(" ", "-"))


def joined(items: Iterable[str]) -> Markup:
    """Markup in which all that was not has been escaped."""
    return Markup("\n".join(items))
