"""RISE in words: questions, buttons, what has happened, and the table."""

from jackscrew.games.rise.words.asking import path, prompt
from jackscrew.games.rise.words.briefs import brief
from jackscrew.games.rise.words.deeds import deeds
from jackscrew.games.rise.words.describing import describe, figures, part
from jackscrew.games.rise.words.events import events
from jackscrew.games.rise.words.labels import ASIDE, label
from jackscrew.games.rise.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.rise.words.refusing import PLACES
from jackscrew.games.rise.words.telling import action
from jackscrew.games.rise.words.warning import warnings
from jackscrew.text.refusals import refused
from jackscrew.text.words import POINTS as SCORE
from jackscrew.text.words import brings_nothing as brings
from jackscrew.text.words import no_terms as terms
from jackscrew.text.words import told_as_secret as secret

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
