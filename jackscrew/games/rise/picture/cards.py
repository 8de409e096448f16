"""Action cards: how each looks, and what is told of it."""

from __future__ import annotations

from jackscrew.core.supplied import Translate
from jackscrew.draw.shapes import group, path, rect
from jackscrew.games.rise import faces
from jackscrew.games.rise.hints import CardSeen, options_told, reader_facts
from jackscrew.games.rise.picture.blocks import Block
from jackscrew.games.rise.picture.places import CARD_HEIGHT, CARD_WIDTH, HALF
from jackscrew.games.rise.picture.setting import Setting
from jackscrew.games.rise.picture.signs import CARD_SIGN, coin, colon, mood, pennant
from jackscrew.games.rise.picture.spelling import Spelling
from jackscrew.games.rise.view import Cost, PrintedCard

STRIP = 36
"""Room for the price of a bottom option."""


class Card:
    """An Action card of a match; nothing of it changes but what it means to who reads it.

    `pale` is its face where the reader cannot play the bottom option.
    """

    def __init__(self, setting: Setting, name: str) -> None:
        self.printed = setting.printed
        self.card = faces.card_printed(setting.printed, name)
        spelling = Spelling(setting.limit)
        self.face = card_face(spelling, self.card, is_shut=False)
        self.pale = card_face(spelling, self.card, is_shut=True)
        self.options = options_told(setting.text, self.card)

    def told_to(self, text: Translate, seen: CardSeen) -> str:
        """What the card says, and what it means to who reads it now."""
        return " ".join([*self.options, *reader_facts(text, self.printed, self.card, seen)])


def card_face(spelling: Spelling, card: PrintedCard, is_shut: bool) -> str:
    """The top option, and the bottom option with its price."""
    top = spelling.line(card["top"], CARD_SIGN).fitted(CARD_WIDTH - 16, HALF - 8)
    low = spelling.line(card["bottom"], CARD_SIGN).fitted(CARD_WIDTH - STRIP - 16, HALF - 8)
    under = f"M0 {HALF:g}h{CARD_WIDTH}v{HALF - 7:g}q0 7-7 7H7q-7 0-7-7z"
    middle = HALF * 1.5
    bottom = group(
        "shut" if is_shut else "",
        price(card["cost"]).about(STRIP / 2 + 4, middle),
        colon(20).about(STRIP + 6, middle),
        low.about(STRIP + (CARD_WIDTH - STRIP) / 2, middle),
    )
    return (
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, "card", 7)
        + path(under, "bottom")
        + path(f"M0 {HALF:g}h{CARD_WIDTH}", "fold")
        + top.about(CARD_WIDTH / 2, HALF / 2)
        + bottom
    )


def price(cost: Cost) -> Block:
    """What a bottom option costs."""
    if "coins" in cost:
        return coin(cost["coins"], 26, True)
    if "riot" in cost:
        return pennant("riot", cost["riot"], 24, is_back=True)
    return mood(26)
