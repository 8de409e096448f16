"""What bots are like, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from jackscrew.bots import bot_name, bot_names, tags
from jackscrew.text import NC_, Translator
from jackscrew.web.live.pace import PaceName
from jackscrew.web.store import Seat

BOT_LABELS = {
    "easy": NC_("bot", "often misses the best choice"),
    "medium": NC_("bot", "looks ahead a little"),
    "hard": NC_("bot", "looks ahead as far as time allows"),
    "greedy": NC_("bot", "looks one step ahead"),
    "random": NC_("bot", "takes anything"),
}
PACE_LABELS: dict[PaceName, str] = {
    "calm": NC_("pace", "calm"),
    "quick": NC_("pace", "quick"),
    "once": NC_("pace", "at once"),
}


def bot_label(bot: str, words: Translator) -> str:
    """A bot with what it is like."""
    return f"{bot_name(bot, words)}, {words.named('bot', BOT_LABELS[bot])}"


def seat_names(seats: Sequence[Seat], table: str) -> tuple[str, ...]:
    """What those who sit at a table of this name are called; "" for people without a name.

    Bots have names of their own, unless they were given one.
    """
    named = tuple(seat.name for seat in seats)
    bots = bots_called(tuple("" if seat.person else seat.bot for seat in seats), table, named)
    return tuple(name or bot for name, bot in zip(named, bots, strict=True))


@lru_cache(maxsize=256)
def bots_called(bots: tuple[str, ...], table: str, taken: tuple[str, ...]) -> list[str]:
    """The names of bots."""
    return bot_names(bots, table, taken)


def seat_tags(seats: Sequence[Seat], words: Translator) -> tuple[str, ...]:
    """How strong the bots are that play now, also in people's places; "" for people."""
    return tuple(tags([seat.bot for seat in seats], words))
