"""What was made lately and may be wanted again: so much of it, and no more."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by what they were made from; what was not wanted for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: OrderedDict[Hashable, T] = OrderedDict()

    def find(self, key: Hashable) -> T | None:
        """What was made from this, if it is still here."""
        if key in self.known:
            self.known.move_to_end(key)
        return self.known.get(key)

    def keep(self, key: Hashable, made: T) -> T:
        """Have it here from now on."""
        self.known[key] = made
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return made

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is made from this, made only if it is not here."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found
