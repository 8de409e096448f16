"""Plain Python on demand: JACKSCREW_PURE=1 passes the compiled modules over."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class PlainFinder:
    """Finds this package's modules by their source alone."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("jackscrew.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_plain() -> None:
    """Use plain Python if the environment asks for it."""
    if os.environ.get("JACKSCREW_PURE") == "1":
        sys.meta_path.insert(0, PlainFinder())
