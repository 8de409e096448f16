"""The toy in a terminal: the hand of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from toy import ToyView

from jackscrew.core.supplied import Translate


def screen(view: ToyView, names: Sequence[str], text: Translate) -> Text:
    return Text(" ".join(f"card-{card}" for card in view["hand"]))
