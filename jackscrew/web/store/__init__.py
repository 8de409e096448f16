"""What the server keeps: tables with their seats, their log and their chat, in one database."""

from jackscrew.web.store.errors import (
    Busy,
    Closed,
    Conflict,
    DirectoryInUse,
    Failed,
    Missing,
    Repeated,
    StoreError,
    Unfit,
    Unusable,
)
from jackscrew.web.store.keys import hash_key, matches, new_key
from jackscrew.web.store.names import is_name, new_name
from jackscrew.web.store.rows import (
    NOBODY,
    ChatLine,
    Counts,
    Created,
    Move,
    NewGame,
    Seat,
    Stored,
)
from jackscrew.web.store.store import DATABASE, Store
from jackscrew.web.store.writer import Work

__all__ = [
    "DATABASE",
    "NOBODY",
    "Busy",
    "ChatLine",
    "Closed",
    "Conflict",
    "Counts",
    "Created",
    "DirectoryInUse",
    "Failed",
    "Missing",
    "Move",
    "NewGame",
    "Repeated",
    "Seat",
    "Store",
    "StoreError",
    "Stored",
    "Unfit",
    "Unusable",
    "Work",
    "hash_key",
    "is_name",
    "matches",
    "new_key",
    "new_name",
]
