"""The secret of a seat: whoever has its key plays it; only a hash is stored."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

KEY_BYTES = 32
LONGEST = 64  # letters of a key that is looked at; ours have 43


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def hash_key(key: str) -> str:
    """What is stored of a key."""
    return sha256(key.encode()).hexdigest()


def matches(key: str, hashed: str) -> bool:
    """Is this the key that was hashed?  Takes as long for a wrong one as for the right one."""
    if not key or len(key) > LONGEST or not key.isascii():
        return False
    return hmac.compare_digest(hash_key(key), hashed)
