"""The files every page needs: styles and scripts, each under an address that tells its content."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from jackscrew.core.game import Game
from jackscrew.draw.themes import picture_css, read_style
from jackscrew.games import games

KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    name: str
    kind: str
    content: bytes
    packed: bytes
    digest: str

    @property
    def url(self) -> str:
        """Where it is found, for ever with this content."""
        return f"/static/{self.digest}/{self.name}"


def asset(name: str) -> Asset:
    """The file of this name."""
    return assets()[name]


@cache
def assets() -> dict[str, Asset]:
    """All files."""
    found = {"games.css": make_asset("games.css", games_css().encode())}
    for folder in ("static", "static/built"):
        place = files("jackscrew.web").joinpath(folder)
        for file in place.iterdir() if place.is_dir() else ():
            if file.name.endswith(tuple(KINDS)):
                found[file.name] = make_asset(file.name, file.read_bytes())
    return found


def make_asset(name: str, content: bytes) -> Asset:
    """A file with its digest, packed once."""
    kind = KINDS[name[name.rindex(".") :]]
    digest = hashlib.sha256(content).hexdigest()[:12]
    return Asset(name, kind, content, gzip.compress(content, mtime=0), digest)


def games_css() -> str:
    """The colours by day and night, what all pictures share, and each game's own."""
    own = [read_style(game.module, "board.css") for game in games()]
    return "\n".join([tokens_css(), picture_css(), *own])


def tokens_css() -> str:
    """The tokens; without a choice they follow the system."""
    tokens = read_style("jackscrew.draw", "tokens.css")
    light, dark = re.findall(r":root[^{]*\{([^}]*)\}", tokens)
    return (
        f":root {{{light} color-scheme: light;}}\n"
        f':root[data-theme="dark"] {{{dark} color-scheme: dark;}}\n'
        "@media (prefers-color-scheme: dark) {\n"
        f':root:not([data-theme="light"]) {{{dark} color-scheme: dark;}}\n}}\n'
    )


def css_class(game: Game) -> str:
    """The class that carries a game's colours."""
    return game.key.replace("_", "-")
