"""What a page has been sent of its table, so that only what differs is sent."""

from __future__ import annotations

from collections.abc import Mapping

from jackscrew.core.supplied import Memory, Picture
from jackscrew.web.live.table import Watcher
from jackscrew.web.show.log import chat, log
from jackscrew.web.show.panels import panels
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import Chat, Curtain, Layer, Lines, Panel, PictureChange, Show


class Sent:
    """All that one page has, as far as it was sent there; of the log, its watcher knows that."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.panels: dict[Panel, str] = {}
        self.layers: dict[str, dict[str, str]] = {}
        self.said = 0
        self.drawn_for: tuple[int, str] | None = None
        self.memory = Memory()

    def forget(self) -> None:
        """Whatever was sent is to be sent again."""
        self.panels.clear()
        self.layers.clear()
        self.watcher.lines = 0
        self.said = 0

    def show(self, shown: Shown, gains: Mapping[str, int] | None = None) -> Show:
        """The table, as far as it differs from what was sent."""
        table, viewer = shown.table, shown.viewer
        curtain = viewer.curtain(table)
        return Show(
            version=table.revision,
            line=shown.match.version,
            last=table.match.version,
            seat=shown.seat,
            asked=None if shown.asked is None else table.asked[shown.asked][1],
            mine=list(viewer.seats),
            turn=viewer.asked(table) is not None,
            over=table.match.over,
            title=shown.title(),
            html=self.changed(panels(shown)),
            log=self.news(shown),
            picture=self.drawn(shown.picture(gains, self.memory_for(shown))),
            actions=shown.actions,
            ticks=[(line, str(number)) for line, number in table.parts],
            curtain=None if curtain is None else Curtain(curtain, shown.words.names[curtain]),
        )

    def memory_for(self, shown: Shown) -> Memory:
        """What was drawn before for the same eyes; another seat is shown nothing of it."""
        eyes = (shown.seat, shown.viewer.language)
        if self.drawn_for != eyes:
            self.drawn_for, self.memory = eyes, Memory()
        return self.memory

    def changed(self, found: Mapping[Panel, str]) -> dict[Panel, str]:
        """The fragments that are not on the page yet."""
        changed = {name: html for name, html in found.items() if self.panels.get(name) != html}
        self.panels.update(changed)
        return changed

    def news(self, shown: Shown) -> Lines:
        """The lines of the log that are not on the page yet."""
        first = self.watcher.lines
        self.watcher.lines = shown.live.version
        return Lines(first + 1, log(shown, first))

    def drawn(self, picture: Picture) -> PictureChange:
        """The pieces and marks that changed."""
        return PictureChange(
            full=not self.layers,
            label=picture.label,
            parts=picture.boxes(),
            pieces=self.layer("pieces", picture.pieces),
            marks=self.layer("marks", picture.marks),
            answers=picture.answers,
        )

    def layer(self, name: str, elements: dict[str, str]) -> Layer:
        """One layer of the picture: which elements it has, and those that changed."""
        before = self.layers.get(name, {})
        self.layers[name] = elements
        changed = {key: drawn for key, drawn in elements.items() if before.get(key) != drawn}
        return Layer(list(elements), changed)

    def chat(self, shown: Shown) -> Chat | None:
        """What was said and is not on the page yet."""
        lines = shown.table.chat
        first, self.said = self.said, len(lines)
        return None if first == self.said else Chat(lines[first].number, chat(shown, first))
