"""A table at a moment of its game: as everybody may see it, and as one viewer does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from jackscrew.core.foresight import Foresight
from jackscrew.core.match import Match, revealed
from jackscrew.core.supplied import Memory, Picture, picture_of
from jackscrew.core.view import View
from jackscrew.text import Words
from jackscrew.web.live.table import Table
from jackscrew.web.live.undoing import Undo, undos
from jackscrew.web.show.told import Action
from jackscrew.web.show.viewer import Viewer

Sheet = tuple[tuple[int, ...], ...]
"""Points by source and seat."""
MOST = 20  # letters that a large button holds in large type


class Shown:
    """A position of a table in one language, as a spectator may see it.

    It is made of no seat and no viewer, so that whatever is made of it may be shown to all.
    """

    def __init__(self, table: Table, words: Words, at: int | None = None) -> None:
        self.table = table
        self.words = words
        self.live: Match = table.match
        self.looking = at is not None and at < table.match.version
        self.match = table.match.at(at or 0) if self.looking else table.match
        self.view: View = self.match.view()

    @cached_property
    def if_ended(self) -> Sheet:
        """The sheet if the game ended now; empty where that would add and take nothing."""
        then = as_sheet(self.view["if_ended"])
        return then if then != as_sheet(self.match.sheet()) else ()

    @cached_property
    def undos(self) -> list[Undo]:
        """The seats that may take a choice back here."""
        return [] if self.looking else undos(self.table)

    def picture(self, memory: Memory | None = None) -> Picture:
        """The board as everybody sees it."""
        draw = picture_of(self.table.game).picture
        return draw(self.view, self.words.names, self.words.text, memory=memory)


class Seen:
    """The same position as one viewer sees it."""

    def __init__(self, shown: Shown, viewer: Viewer) -> None:
        self.shown = shown
        self.viewer = viewer
        self.table = shown.table
        self.words = shown.words
        self.match = shown.match
        self.seat = viewer.seat(shown.table)

    @cached_property
    def view(self) -> View:
        """What the viewer may know."""
        return revealed(self.match, self.shown.view, self.seat)

    @cached_property
    def asked(self) -> int | None:
        """The viewer's seat that is asked and may answer here."""
        if self.shown.looking or self.viewer.curtain(self.table) is not None:
            return None
        return self.viewer.asked(self.table)

    @cached_property
    def actions(self) -> list[Action]:
        """The choices, if the viewer is asked."""
        if self.asked is None:
            return []
        foresight = Foresight(self.match, self.asked)
        numbers = self.match.legal_numbers(self.asked)
        return [self.action(number, foresight) for number in numbers]

    def action(self, number: int, foresight: Foresight) -> Action:
        """One choice."""
        space = self.table.game.actions
        name = space.name(number)
        label = self.words.label(name, self.view)
        targets = space.targets(number, foresight.seat)
        ends, aside = foresight.ends_turn(number), self.words.aside(name)
        return Action(name, label, targets, ends, aside, self.deed(name, label))

    def deed(self, name: str, label: str) -> str:
        """What a large button says; nothing if the label is short enough for it."""
        if len(label) <= MOST:
            return ""
        return self.words.brief(name, label, self.view).deed

    def picture(
        self,
        base: Picture | None = None,
        gains: Mapping[str, int] | None = None,
        memory: Memory | None = None,
    ) -> Picture:
        """The board as the viewer sees it, over what all see, if that is drawn already.

        With the points that answers would bring, if they are known.
        """
        view = self.view if self.asked is not None else unasked(self.view)
        draw = picture_of(self.table.game).picture
        names, text = self.words.names, self.words.text
        return draw(view, names, text, gains=gains, memory=memory, base=base)

    def title(self) -> str:
        """What the browser's tab says."""
        title = self.table.game.title
        if self.asked is not None:
            return self.words.text("Your turn: {title}", title=title)
        return title


def as_sheet(by_source: Mapping[str, Sequence[int]]) -> Sheet:
    """Points by source and seat, to be compared."""
    return tuple(map(tuple, by_source.values()))


def totals(sheet: Sheet) -> list[int]:
    """The points of all seats."""
    return [sum(column) for column in zip(*sheet, strict=True)]


def unasked(view: View) -> View:
    """The view of somebody who may not answer here."""
    if view["question"] is None:
        return view
    return {**view, "question": {**view["question"], "actions": []}}
