"""Words in pictures: how they are translated, and how they are made to fit."""

from functools import lru_cache
from unicodedata import category, east_asian_width

from jackscrew.core.supplied import Translate, english

__all__ = ["Text", "english", "fitted", "gained", "signed", "width_of"]

Text = Translate


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def gained(number: int) -> str:
    """A number as a gain: with its sign, plus too."""
    return f"+{number}" if number > 0 else signed(number)


WIDTHS = {
    **dict.fromkeys("iljI.,:;'!|", 0.34),
    **dict.fromkeys(' frt()[]-/"', 0.42),
    **dict.fromkeys("mwMW@%", 0.98),
}


def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide the words will be. Reckoned with a wide font, so rather too much."""
    return size * (1.12 if bold else 1) * sum(map(_letter_width, words))


def _letter_width(letter: str) -> float:
    if letter in WIDTHS:
        return WIDTHS[letter]
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0.0
    if east_asian_width(letter) in "WF":
        return 1.05
    return 0.72 if letter.isupper() else 0.62


@lru_cache(maxsize=1024)
def fitted(words: str, width: float, size: float, bold: bool = False) -> str:
    """The words, or as much of them as the width holds and an ellipsis."""
    if width_of(words, size, bold) <= width:
        return words
    end = len(words)
    while end and width_of(words[:end] + "…", size, bold) > width:
        end -= 1
    return words[:end].rstrip() + "…"
