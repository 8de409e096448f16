"""City Council in words: what is asked, what the buttons say, and what has happened."""

from jackscrew.games.city_council.words.asking import label, path, prompt
from jackscrew.games.city_council.words.describing import describe, figures, part
from jackscrew.games.city_council.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.city_council.words.telling import action, event

__all__ = [
    "PICTURE_PARTS",
    "SOURCES",
    "STEPS",
    "action",
    "describe",
    "event",
    "figures",
    "label",
    "part",
    "path",
    "prompt",
]
