"""What bots are like, in words."""

from __future__ import annotations

from jackscrew.text import NC_, Translator

BOT_LABELS = {
    "random": NC_("bot", "takes anything"),
    "greedy": NC_("bot", "looks one step ahead"),
}


def bot_label(bot: str, words: Translator) -> str:
    """A bot with what it is like."""
    return f"{bot.capitalize()}, {words.named('bot', BOT_LABELS[bot])}"
