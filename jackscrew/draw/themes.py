"""The colours of the pictures, by day and by night: `tokens.css`, and what all pictures share."""

import re
from functools import cache
from importlib.resources import files

THEMES = ("light", "dark")


@cache
def read_style(package: str, name: str) -> str:
    """A style sheet that lies in a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


@cache
def theme_css(theme: str) -> str:
    """One theme's tokens, set on the picture itself so that no page around it is touched."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    light, dark = re.findall(r":root[^{]*\{([^}]*)\}", read_style("jackscrew.draw", "tokens.css"))
    tokens = light + dark if theme == "dark" else light
    return f'.picture[data-theme="{theme}"] {{{tokens}}}\n'


def picture_css() -> str:
    """What all pictures share: lettering, cuts of icons, seats, targets, motion."""
    return read_style("jackscrew.draw", "picture.css")
