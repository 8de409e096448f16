"""The words of the program: messages, their translations, and what a game says with them."""

from jackscrew.core.errors import UnknownLanguage
from jackscrew.core.supplied import Values
from jackscrew.text.catalogues import LANGUAGES
from jackscrew.text.markers import N_, NC_, NN_
from jackscrew.text.words import Brief, Deed, Figure, GameWords, Translator, Warning, Words

__all__ = [
    "LANGUAGES",
    "NC_",
    "NN_",
    "N_",
    "Brief",
    "Deed",
    "Figure",
    "GameWords",
    "Translator",
    "UnknownLanguage",
    "Values",
    "Warning",
    "Words",
]
