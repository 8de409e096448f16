"""What a newcomer reads of a game: the card on one screen, and the guide with its illustrations."""

from jackscrew.learn.card import Card, Points, read_card
from jackscrew.learn.guide import Chapter, Guide, Illustration, Paragraph, read_guide
from jackscrew.learn.illustrations import illustrate

__all__ = [
    "Card",
    "Chapter",
    "Guide",
    "Illustration",
    "Paragraph",
    "Points",
    "illustrate",
    "read_card",
    "read_guide",
]
