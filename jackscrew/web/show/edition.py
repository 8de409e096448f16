"""A table in one language: its page at each revision, and the frames that lead there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from weakref import WeakKeyDictionary

from msgspec import UNSET

from jackscrew.text import Words
from jackscrew.web.live.table import Table
from jackscrew.web.show.bot_words import seat_names
from jackscrew.web.show.frames import Frame, change
from jackscrew.web.show.log import Log, chat
from jackscrew.web.show.page import Drawn, Page, make_page
from jackscrew.web.show.shown import Shown
from jackscrew.web.show.told import Chat, Lines, Maybe
from jackscrew.web.show.words import words_of

SLICE = 16  # lines of a long log that are told before others get their turn


class Edition:
    """What all who read the same language are shown of a table, made by the first who wants it.

    It knows no viewer.  What it remembers is of the last revision, and replaced at the next.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.drawn = Drawn()
        self.log = Log()
        self.names: tuple[str, ...] = ()
        self.words: Words | None = None
        self.tick = -1
        self.stage: tuple[Shown, Page] | None = None
        self.frames: dict[tuple[int, int], Frame] = {}
        self.chats: dict[int, Frame] = {}

    def spoken(self, table: Table) -> Words:
        """The words of the table, which are others once somebody has another name."""
        names = seat_names(table.seats, table.name)
        if self.words is None or self.names != names:
            self.names, self.words = names, words_of(table, self.language)
        return self.words

    def now(self, table: Table) -> tuple[Shown, Page]:
        """The table as it is, and its page."""
        if self.stage is None or self.tick != table.ticks:
            shown = Shown(table, self.spoken(table))
            self.stage = shown, make_page(shown, self.drawn)
            self.tick = table.ticks
            self.frames.clear()
            self.chats.clear()
        return self.stage

    def past(self, table: Table, at: int, drawn: Drawn) -> tuple[Shown, Page]:
        """The table as it was, for somebody who remembers what was drawn for them."""
        shown = self.at(table, at)
        return shown, make_page(shown, drawn)

    def at(self, table: Table, at: int) -> Shown:
        """The table after so many lines of its record."""
        return Shown(table, self.spoken(table), at)

    def frame(self, table: Table, old: Page, new: Page) -> Frame:
        """What leads from one page to another; the way to the page of now is made once for all."""
        found = self.frames.get((old.number, new.number))
        if found is None:
            found = Frame(change(old, new, self.news(table, old, new)))
            self.keep(old.number, new, found)
        return found

    async def whole(self, table: Table, new: Page) -> Frame:
        """A page for those who have none; of a long log some lines at a time."""
        found = self.frames.get((0, new.number))
        if found is None:
            found = Frame(change(None, new, Lines(1, await self.whole_log(table))))
            self.keep(0, new, found)
        return found

    def keep(self, old: int, new: Page, frame: Frame) -> None:
        """Have the others who come the same way use this frame."""
        if self.stage is not None and self.stage[1] is new:
            self.frames[old, new.number] = frame

    def news(self, table: Table, old: Page, new: Page) -> Maybe[Lines]:
        """The lines of the log in which two pages differ."""
        if old.words is not new.words:
            return Lines(1, self.log.lines(table, new.words, 0))
        cuts = [point for revision, point in table.cuts if revision > old.version]
        first = min(old.last, *cuts) if cuts else old.last
        if first == new.last == old.last:
            return UNSET
        return Lines(first + 1, self.log.lines(table, new.words, first))

    async def whole_log(self, table: Table, instead: Mapping[str, str] | None = None) -> str:
        """The log from its first line on, with lines that somebody may read `instead`, by number.

        For whoever holds the table's lock.
        """
        words, found = self.spoken(table), []
        for number in range(table.match.version):
            own = (instead or {}).get(str(number + 1))
            found.append(own or self.log.line(table, words, number))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return "".join(found)

    def chat(self, table: Table, first: int) -> Frame:
        """What was said from a line on."""
        self.now(table)  # also for those who look at the past: what was made before is forgotten
        found = self.chats.get(first)
        if found is None:
            said = Chat(table.chat[first].number, str(chat(table, self.spoken(table), first)))
            found = self.chats[first] = Frame(said)
        return found


class Editions:
    """The editions of all tables that somebody looks at."""

    def __init__(self) -> None:
        self.by_table: WeakKeyDictionary[Table, dict[str, Edition]] = WeakKeyDictionary()

    def of(self, table: Table, language: str) -> Edition:
        """The edition of a table in a language."""
        known = self.by_table.setdefault(table, {})
        if language not in known:
            known[language] = Edition(language)
        return known[language]

    def put_away(self, table: Table) -> None:
        """Forget a table that nobody looks at any longer."""
        if not table.watchers:
            self.by_table.pop(table, None)
