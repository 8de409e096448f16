"""The tiny game in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from jackscrew.core.supplied import Translate
from tiny import TinyView


def screen(view: TinyView, names: Sequence[str], text: Translate) -> Text:
    return Text(f"Said: {view['said']}")
