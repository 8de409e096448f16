"""A table as one viewer may see it: what all parts of the page are made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from jackscrew.core.foresight import Foresight
from jackscrew.core.match import Match
from jackscrew.core.supplied import Memory, Picture, picture_of
from jackscrew.core.view import View
from jackscrew.web.live.table import Table
from jackscrew.web.show.told import Action
from jackscrew.web.show.viewer import Viewer
from jackscrew.web.show.words import words_of


class Shown:
    """A position of a table, seen by a viewer."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.live: Match = table.match
        self.looking = viewer.at is not None and viewer.at < table.match.version
        self.match = table.match.at(viewer.at or 0) if self.looking else table.match
        self.seat = viewer.seat(table)
        self.words = words_of(table, viewer.language)
        self.view = self.match.view(self.seat)

    @cached_property
    def asked(self) -> int | None:
        """The viewer's seat that is asked and may answer here."""
        if self.looking or self.viewer.curtain(self.table) is not None:
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
        return Action(name, label, targets, foresight.ends_turn(number), self.words.aside(name))

    def picture(
        self, gains: Mapping[str, int] | None = None, memory: Memory | None = None
    ) -> Picture:
        """The board, with the points that answers would bring if they are known."""
        view = self.view if self.asked is not None else unasked(self.view)
        draw = picture_of(self.table.game).picture
        return draw(view, self.words.names, self.words.text, gains=gains, memory=memory)

    def title(self) -> str:
        """What the browser's tab says."""
        title = self.table.game.title
        if self.asked is not None:
            return self.words.text("Your turn: {title}", title=title)
        return title


def unasked(view: View) -> View:
    """The view of somebody who may not answer here."""
    if view["question"] is None:
        return view
    return {**view, "question": {**view["question"], "actions": []}}
