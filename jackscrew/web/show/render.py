"""Templates filled with words of one language."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from jackscrew.draw import icons
from jackscrew.draw.words import gained, signed
from jackscrew.text import LANGUAGES, Translator
from jackscrew.web.show.assets import asset


def render(template: str, words: Translator, /, **context: object) -> Markup:
    """A page or a fragment of one."""
    filled = (
        environment()
        .get_template(template)
        .render(text=words.text, plural=words.plural, language=words.language, **context)
    )
    return Markup(filled)


@cache
def environment() -> Environment:
    """The templates, with what all of them may use."""
    found = Environment(
        loader=PackageLoader("jackscrew.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals.update(
        asset=lambda name: asset(name).url,
        icon=icon,
        icons=Markup(icons.sheet()),
        languages=LANGUAGES,
        shape=shape,
    )
    found.filters.update(signed=signed, gained=gained)
    return found


@cache
def icon(name: str, css: str = "") -> Markup:
    """A sign of the icon set."""
    classes = f"icon {css}".strip()
    return Markup(
        '<svg class="{}" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-{}"/></svg>'
    ).format(classes, name)


@cache
def shape(seat: int | None) -> Markup:
    """The sign of a seat; chance and nobody have none."""
    if seat is None or seat < 0:
        return Markup()
    return Markup(
        '<svg class="shape solid p{0}" viewBox="0 0 24 24" aria-hidden="true">'
        '<use href="#i-seat-{0}"/></svg>'
    ).format(seat)
