"""How Hypothesis tries things here: slow machines are no failure.  Ctrl-C is heard by all.

What is started in the background of a shell does not hear it, nor would the programs under test.
"""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from jackscrew.games import others

settings.register_profile("jackscrew", deadline=None, max_examples=200)
settings.load_profile("jackscrew")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Installs a package that brings games."""

    def install(lines: str) -> None:
        place = tmp_path / "shipped-1.0.dist-info"
        place.mkdir()
        (place / "METADATA").write_text("Metadata-Version: 2.1\nName: shipped\nVersion: 1.0\n")
        (place / "entry_points.txt").write_text(f"[jackscrew.games]\n{lines}\n")
        monkeypatch.syspath_prepend(str(tmp_path))
        others.cache_clear()

    yield install
    others.cache_clear()
