"""Players that think: bots by name."""

from __future__ import annotations

from jackscrew.bots.bot import Bot, Candidate, Thought
from jackscrew.bots.naming import bot_name, bot_names, heads, tags
from jackscrew.bots.reasons import Told, expectation, reason, told_candidates
from jackscrew.bots.search import Search
from jackscrew.bots.specs import NAMES, STRENGTHS, check_bot, make_bot, most_seconds
from jackscrew.core.errors import UnknownBot

__all__ = [
    "NAMES",
    "STRENGTHS",
    "Bot",
    "Candidate",
    "Search",
    "Thought",
    "Told",
    "UnknownBot",
    "bot_name",
    "bot_names",
    "check_bot",
    "expectation",
    "heads",
    "make_bot",
    "most_seconds",
    "reason",
    "tags",
    "told_candidates",
]
