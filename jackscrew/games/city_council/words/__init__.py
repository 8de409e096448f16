"""City Council in words: what is asked, what the buttons say, and what has happened."""

from jackscrew.games.city_council.words.asking import path, prompt
from jackscrew.games.city_council.words.briefs import brief
from jackscrew.games.city_council.words.bringing import brings
from jackscrew.games.city_council.words.deeds import deeds
from jackscrew.games.city_council.words.describing import describe, figures, part
from jackscrew.games.city_council.words.events import events
from jackscrew.games.city_council.words.labels import label
from jackscrew.games.city_council.words.names import PICTURE_PARTS, SOURCES, STEPS
from jackscrew.games.city_council.words.refusing import PLACES
from jackscrew.games.city_council.words.telling import action
from jackscrew.games.city_council.words.terms import terms
from jackscrew.games.city_council.words.warning import warnings
from jackscrew.text.refusals import refused
from jackscrew.text.words import NO_ASIDES as ASIDE
from jackscrew.text.words import POINTS as SCORE
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
