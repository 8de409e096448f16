"""A screen: what one page shows of its table, so that only what differs is sent there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from jackscrew.web.live.table import Table
from jackscrew.web.show.edition import Edition
from jackscrew.web.show.frames import Frame, change_own
from jackscrew.web.show.layer import Layer, Own, make_layer
from jackscrew.web.show.page import Drawn, Page
from jackscrew.web.show.shown import Seen, Shown
from jackscrew.web.show.viewer import Viewer


@dataclass(frozen=True)
class Gains:
    """The points that answers would bring, at a revision of the table, for a seat."""

    revision: int = -1
    seat: int = -1
    points: Mapping[str, int] = field(default_factory=dict)


class Screen:
    """The page and the layer that a screen has, and what leads from there to those of now.

    It is with its page by reference, not by number: whoever has slept through some revisions is
    led from the page that they have.
    """

    def __init__(self, table: Table, viewer: Viewer, edition: Edition) -> None:
        self.table = table
        self.viewer = viewer
        self.edition = edition
        self.page: Page | None = None
        self.layer: Layer | None = None
        self.own = Own()
        self.past: Drawn | None = None  # what is remembered by somebody who looks at the past
        self.gains = Gains()
        self.said = 0
        self.standing: tuple[object, ...] = ()  # what all that was sent was made from

    def forget(self) -> None:
        """Whatever was sent is to be sent again."""
        self.page = self.layer = None
        self.said = 0

    def is_quick(self) -> bool:
        """Can what is new be told at once?  Not while the past is looked at, nor at first."""
        return self.page is not None and self.viewer.at is None

    def is_new(self) -> bool:
        """Has anything changed, at the table or in how the viewer looks at it?"""
        viewer = self.viewer
        now = (self.table.ticks, viewer.at, viewer.ready, viewer.reads, self.gains)
        is_same, self.standing = now == self.standing, now
        return self.page is None or not is_same

    def news(self) -> list[Frame]:
        """What is new at a table that the screen has seen; for whoever is told by the table."""
        assert self.page is not None, "a first page takes longer"
        if not self.is_new():
            return []
        shown, page = self.edition.now(self.table)
        found = [] if page is self.page else [self.edition.frame(self.table, self.page, page)]
        return self.completed(found, shown, page)

    async def whole_news(self) -> list[Frame]:
        """What is new, wherever the viewer looks; for whoever holds the table's lock."""
        if not self.is_new():
            return []
        shown, page = self.looked_at()
        if self.page is None:
            found = [await self.edition.whole(self.table, page)]
        elif page is self.page:
            found = []
        else:
            found = [self.edition.frame(self.table, self.page, page)]
        return self.completed(found, shown, page)

    def looked_at(self) -> tuple[Shown, Page]:
        """The position that the viewer looks at, and its page."""
        at = self.viewer.at
        if at is None or at >= self.table.match.version:
            self.past = None
            return self.edition.now(self.table)
        self.past = self.past or Drawn()
        return self.edition.past(self.table, at, self.past)

    def completed(self, found: list[Frame], shown: Shown, page: Page) -> list[Frame]:
        """The viewer's own after the page of all, and what was said."""
        layer = self.layer_over(shown, page)
        own = change_own(self.layer, layer, page)
        if found or layer != self.layer:
            found.append(Frame(own))
        self.page, self.layer = page, layer
        if len(self.table.chat) > self.said:
            found.append(self.edition.chat(self.table, self.said))
            self.said = len(self.table.chat)
        return found

    def layer_over(self, shown: Shown, page: Page) -> Layer:
        """What only the viewer sees."""
        seen = Seen(shown, self.viewer)
        if self.own.seat != seen.seat:
            self.own = Own(seen.seat)
        gains, now = self.gains, (self.table.revision, seen.seat)
        known = gains.points if (gains.revision, gains.seat) == now else None
        return make_layer(seen, page, self.own, known)

    def live(self) -> Seen:
        """The table as it is now, as the viewer sees it, wherever else they look."""
        shown, _ = self.edition.now(self.table)
        return Seen(shown, replace(self.viewer, at=None))

    def seen(self) -> Seen:
        """The position that the viewer looks at, as they see it."""
        at = self.viewer.at
        return self.live() if at is None else Seen(self.edition.at(self.table, at), self.viewer)
