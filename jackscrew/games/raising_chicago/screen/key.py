"""What the signs mean."""

from __future__ import annotations

from rich.text import Text

from jackscrew.games.raising_chicago import naming
from jackscrew.games.raising_chicago.screen.signs import (
    BANNER,
    CARD,
    EXPANSION,
    HOOD,
    LEVEL,
    MOVE,
    NON_PLAYER,
    ONCE,
    PERMANENT,
    POINT,
    POVERTY,
    PRESTIGE,
    PURPLE,
    RAISE,
    ROUND,
    SQUARE,
    TYPES,
    UNLIMITED,
    Seen,
)


def show_key(seen: Seen, width: int) -> Text:
    """The signs in a phrase each, and the short names of the symbols."""
    text = seen.text
    words = {sign: naming.type_named(text, kind) for kind, sign in TYPES.items()}
    words |= {
        "✱": text("wild"),
        "♥": text("favor"),
        POINT: text("reputation"),
        f"{TYPES['jackscrew']}+1": text("space on a track"),
        RAISE: text("raise"),
        MOVE: text("move"),
        ROUND: text("each round"),
        ONCE: text("once"),
        CARD: text("card"),
        f"{CARD}+": text("added this round"),
        LEVEL: text("levels"),
        PURPLE: text("purple"),
        PRESTIGE: text("prestige building"),
        HOOD: text("neighborhood"),
        BANNER: text("banner"),
        PERMANENT: text("permanent"),
        UNLIMITED: text("unlimited"),
        EXPANSION: text("company expansion"),
        POVERTY: text("poverty"),
        SQUARE: text("uncovered resources of a card"),
    }
    if seen.view["non_player"] is not None:
        words[NON_PLAYER] = text("the non-player color")
    entries = [f"{sign} {word}" for sign, word in words.items()]
    entries += [
        f"{seen.symbol(symbol)} {naming.symbol_named(text, symbol)}"
        for symbol in naming.SYMBOLS
        if symbol != "device"
    ]
    return Text("\n".join(lines_of(entries, width)), style="dim")


def lines_of(entries: list[str], width: int) -> list[str]:
    """Entries after one another, on further lines where the width is used up."""
    lines = [""]
    for entry in entries:
        if len(lines[-1]) + len(entry) > width:
            lines.append("")
        lines[-1] += f"{entry}  "
    return [line.rstrip() for line in lines]
