"""Drawing in SVG: pictures, icons, colours. Knows no game and no web."""

from jackscrew.core.supplied import Box
from jackscrew.draw.svg import Svg
from jackscrew.draw.words import Text, english

__all__ = ["Box", "Svg", "Text", "english"]
