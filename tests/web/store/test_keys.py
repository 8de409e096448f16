"""Keys of seats."""

from __future__ import annotations

import pytest

from jackscrew.web.store import hash_key, matches, new_key


def test_a_key_opens_its_seat_only() -> None:
    key = new_key()
    assert matches(key, hash_key(key))
    assert not matches(new_key(), hash_key(key))


def test_keys_have_256_bits_and_differ() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert {len(key) for key in keys} == {43}


def test_the_hash_tells_nothing_of_the_key() -> None:
    key = new_key()
    assert len(hash_key(key)) == 64
    assert key not in hash_key(key)


@pytest.mark.parametrize(
    "key",
    ["", "x" * 65, "x" * 10_000_000, "schlüssel", "\ud800", "\0é"],
    ids=["none", "longer", "huge", "umlaut", "half", "nul"],
)
def test_what_cannot_be_a_key_never_matches(key: str) -> None:
    hashed = hash_key(key.encode("utf-8", "replace").decode())
    assert not matches(key, hashed)


def test_a_seat_without_key_is_opened_by_none() -> None:
    assert not matches("", "")
    assert not matches(new_key(), "")
