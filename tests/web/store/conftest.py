"""A store in a directory of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jackscrew.web.store import Store


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory that is not there yet."""
    return tmp_path / "100% data"


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    """An open store."""
    opened = Store(data)
    yield opened
    opened.close()
