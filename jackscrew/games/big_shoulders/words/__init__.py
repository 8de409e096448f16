"""City of the Big Shoulders in words: questions, buttons, what has happened, and the table."""

from jackscrew.games.big_shoulders.words.asking import path, prompt
from jackscrew.games.big_shoulders.words.briefs import brief
from jackscrew.games.big_shoulders.words.deeds import deeds
from jackscrew.games.big_shoulders.words.describing import describe, figures, part
from jackscrew.games.big_shoulders.words.events import event, events
from jackscrew.games.big_shoulders.words.labels import label
from jackscrew.games.big_shoulders.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.big_shoulders.words.refusing import PLACES
from jackscrew.games.big_shoulders.words.telling import action, secret
from jackscrew.games.big_shoulders.words.terms import terms
from jackscrew.games.big_shoulders.words.warning import warnings
from jackscrew.text.refusals import refused
from jackscrew.text.words import NO_ASIDES as ASIDE
from jackscrew.text.words import POINTS as SCORE
from jackscrew.text.words import brings_nothing as brings

__all__ = [
    "ASIDE",
    "PICTURE_PARTS",
    "PLACES",
    "SCORE",
    "SOURCES",
    "STEPS",
    "action",
    "brief",
    "brings",
    "deeds",
    "describe",
    "event",
    "events",
    "figures",
    "label",
    "part",
    "path",
    "prompt",
    "refused",
    "secret",
    "terms",
    "warnings",
]
