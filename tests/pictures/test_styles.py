"""A game's styles stay inside its picture and its vignette: the page around wears its class too."""

import re

import pytest

from jackscrew.core.game import Game
from jackscrew.draw.themes import read_style
from jackscrew.games import games
from jackscrew.web.show.assets import css_class


def rules_of(style: str) -> list[tuple[str, str]]:
    """Each selector of a style sheet with its declarations; media queries are looked into."""
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    found = re.findall(r"([^{}]+)\{([^{}]*)\}", plain)
    return [
        (" ".join(selector.split()), declarations)
        for selectors, declarations in found
        for selector in selectors.split(",")
    ]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_selector_begins_at_the_picture_or_the_vignette(game: Game) -> None:
    name = css_class(game)
    inside = re.compile(rf"(\.tablepage )?svg\.{name}( |$)|\.{name} \.art( |$)")
    outside = [
        selector
        for selector, declarations in rules_of(read_style(game.module, "board.css"))
        if not inside.match(selector) and not (selector == f".{name}" and tokens_only(declarations))
    ]
    assert outside == []


def tokens_only(declarations: str) -> bool:
    """Does a rule set custom properties and nothing else?  Those change no page by themselves."""
    named = [it.split(":")[0].strip() for it in declarations.split(";") if it.strip()]
    return all(name.startswith("--") for name in named)
