"""The table as text in colour, for terminals: what the games' screens share."""

from jackscrew.screen.kit import GameScreen, Look, Screen, Seen, screen_of

__all__ = ["GameScreen", "Look", "Screen", "Seen", "screen_of"]
