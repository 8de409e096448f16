"""Drawing in SVG: pictures, icons, colours. Knows no game and no web."""

from jackscrew.draw.svg import Box, Svg
from jackscrew.draw.words import Text, english

__all__ = ["Box", "Svg", "Text", "english"]
