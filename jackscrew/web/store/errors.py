"""What can go wrong with the store; every message is one line."""

from __future__ import annotations


class StoreError(Exception):
    """Something the store cannot do."""


class Unusable(StoreError):
    """A data directory or database that cannot be opened."""


class DirectoryInUse(Unusable):
    """A data directory that another server has open."""


class Conflict(StoreError):
    """A write that does not fit what is stored already; nothing of it was kept."""


class Repeated(Conflict):
    """A request that was carried out before, with the revision it led to."""

    def __init__(self, revision: int) -> None:
        super().__init__(f"the request was carried out before and led to revision {revision}")
        self.revision = revision


class Missing(StoreError):
    """A game or seat that is not stored."""


class Unfit(StoreError):
    """A text that no database takes: too long, or with characters that are none."""


class Failed(StoreError):
    """The database failed; what is stored must be read again before going on."""


class Busy(StoreError):
    """Too many writes are waiting; try again."""


class Closed(StoreError):
    """The store was closed."""
