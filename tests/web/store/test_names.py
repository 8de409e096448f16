"""Names of tables."""

from __future__ import annotations

import pytest

from jackscrew.web.store import is_name, new_name
from jackscrew.web.store.names import FIRST_WORDS, SECOND_WORDS


@pytest.mark.parametrize("words", [FIRST_WORDS, SECOND_WORDS])
def test_many_plain_words(words: list[str]) -> None:
    assert len(set(words)) == len(words) >= 96
    assert all(word.isascii() and word.islower() and word.isalpha() for word in words)


def test_all_words_make_names() -> None:
    assert all(is_name(f"{word}-{word}-10") for word in FIRST_WORDS + SECOND_WORDS)


def test_new_names_are_names_and_differ() -> None:
    names = {new_name() for _ in range(1000)}
    assert len(names) > 990
    assert all(is_name(name) for name in names)
    assert all(10 <= int(name.split("-")[2]) <= 9999 for name in names)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "brass",
        "brass-viaduct",
        "brass-viaduct-9",
        "brass-viaduct-017",
        "brass-viaduct-10000",
        "Brass-viaduct-17",
        "brass-viaduct-17\n",
        "brass-viaduct-\u0661\u0667",
        "a' or 1-x-17",
        "\ud800",
    ],
)
def test_other_texts_are_none(text: str) -> None:
    assert not is_name(text)
