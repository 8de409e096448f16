"""The tiny game in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from jackscrew.core.supplied import Translate
from jackscrew.screen.kit import Screen, Seen
from tiny import TinyView


def screen(view: TinyView, names: Sequence[str], text: Translate) -> Screen[Seen[TinyView]]:
    return Screen(lambda look: Seen(view, names, text, look), lambda seen, _, width: lines(seen))


def lines(seen: Seen[TinyView]) -> list[Text]:
    said = [seen.text("Yes") if word == 0 else seen.text("No") for word in seen.view["said"]]
    seats = [seen.look.seat(seat).append(f" {name}") for seat, name in enumerate(seen.names)]
    return [seen.heading("Said: {words}", words=", ".join(said)), *seats[: seen.view["seats"]]]
