"""Raising Chicago in words: questions, buttons, what has happened, and the table."""

from jackscrew.games.raising_chicago.words.asking import path, prompt
from jackscrew.games.raising_chicago.words.briefs import brief
from jackscrew.games.raising_chicago.words.deeds import deeds
from jackscrew.games.raising_chicago.words.describing import describe, figures, part
from jackscrew.games.raising_chicago.words.events import events
from jackscrew.games.raising_chicago.words.labels import label
from jackscrew.games.raising_chicago.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.raising_chicago.words.points import SCORE
from jackscrew.games.raising_chicago.words.refusing import PLACES
from jackscrew.games.raising_chicago.words.telling import action
from jackscrew.games.raising_chicago.words.warning import warnings
from jackscrew.text.refusals import refused
from jackscrew.text.words import NO_ASIDES as ASIDE
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
