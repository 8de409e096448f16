"""RISE in words: questions, buttons, what has happened, and the table."""

from jackscrew.games.rise.words.asking import path, prompt
from jackscrew.games.rise.words.describing import describe, figures, part
from jackscrew.games.rise.words.events import event, events
from jackscrew.games.rise.words.labels import ASIDE, label
from jackscrew.games.rise.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.rise.words.telling import action

__all__ = [
    "ASIDE",
    "PICTURE_PARTS",
    "SOURCES",
    "STEPS",
    "action",
    "describe",
    "event",
    "events",
    "figures",
    "label",
    "part",
    "path",
    "prompt",
]
