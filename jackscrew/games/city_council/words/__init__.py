"""City Council in words: what is asked, what the buttons say, and what has happened."""

from jackscrew.games.city_council.words.asking import label, path, prompt
from jackscrew.games.city_council.words.names import SOURCES, STEPS
from jackscrew.games.city_council.words.telling import action, event

__all__ = ["SOURCES", "STEPS", "action", "event", "label", "path", "prompt"]
