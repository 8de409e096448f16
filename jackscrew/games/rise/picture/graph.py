"""A path as a plan: how many steps a space is away, and on which lane it lies."""

from __future__ import annotations

from jackscrew.games.rise.view import PrintedTrack, stops_of

HOME = "0"
"""The start of a path."""


class Graph:
    """The spaces of a path by their ids, the start among them.

    The column of a space is the longest way to it from the start, so every street leads ahead. A
    chain of first ways shares a lane; every other way opens the next one.
    """

    def __init__(self, data: PrintedTrack) -> None:
        self.space = {it["id"]: it for it in stops_of(data)}
        self.ahead: dict[str, list[str]] = {HOME: data.get("start_next", [])}
        self.ahead |= {name: space["next"] for name, space in self.space.items()}
        self.column: dict[str, int] = {HOME: 0}
        self.lane: dict[str, int] = {}
        self.reach(HOME)
        self.assign(HOME, 0)
        self.columns = 1 + max(self.column.values())
        self.lanes = 1 + max(self.lane.values())
        self.shortcuts = [
            (a, b) for a in self.ahead for b in self.ahead[a] if a != HOME and self.is_short(a, b)
        ]

    def reach(self, name: str) -> None:
        """Put what comes after a space at least a column further."""
        for other in self.ahead[name]:
            if self.column.get(other, 0) <= self.column[name] < len(self.ahead):
                self.column[other] = self.column[name] + 1
                self.reach(other)

    def assign(self, name: str | None, lane: int) -> None:
        """Give a chain its lane, then the ways that branch off theirs."""
        chain: list[str] = []
        while name and name not in self.lane:
            self.lane[name] = lane
            chain.append(name)
            name = next(iter(self.ahead[name]), None)
        for each in chain:
            for other in self.ahead[each]:
                if other not in self.lane:
                    self.assign(other, 1 + max(self.lane.values()))

    def is_short(self, a: str, b: str) -> bool:
        """Does a way leave out spaces of its lane?"""
        return self.lane[a] == self.lane[b] and self.column[b] > self.column[a] + 1

    def before(self, name: str) -> str:
        """A space from which one steps to another."""
        return next(other for other, ahead in self.ahead.items() if name in ahead)
