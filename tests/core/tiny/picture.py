"""The tiny game drawn: the two answers, and who gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jackscrew.core.supplied import Memory, Picture, Translate, english
from jackscrew.draw import Svg
from jackscrew.draw.scene import Pen, Scene, names_of
from jackscrew.draw.shapes import rect, write
from jackscrew.draw.spots import nowhere as spots
from jackscrew.draw.words import fitted
from tiny import TINY, TinyView

__all__ = ["picture", "spots"]

UNDER = rect(0, 0, 210, 80, "table")


def draw_words(scene: Scene[TinyView]) -> None:
    for place, (key, word) in enumerate({"yes": "Yes", "no": "No"}.items()):
        count = f"{scene.view['said'].count(place)}"
        drawing, title = write(0, 14, count, "s14"), scene.text(word)
        scene.pen.piece(key, 10, 40 * place + 10, "card", drawing, title)


def draw_seats(scene: Scene[TinyView]) -> None:
    for seat, name in enumerate(scene.names):
        css = f"p{seat}" + " now" * (seat == scene.asker)
        css += " won" * (seat in scene.view["winners"])
        drawing = write(0, 14, fitted(name, 100, 14), "s14")
        scene.pen.piece(f"seat-{seat}", 50, 40 * seat + 10, css, drawing, name)


def picture(
    view: TinyView,
    names: Sequence[str] | None = None,
    text: Translate = english,
    theme: str = "light",
    gains: Mapping[str, int] | None = None,
    memory: Memory | None = None,
    base: Picture | None = None,
) -> Svg:
    svg = Svg(210, 80, under=UNDER, label=text("Yes or no"), css="tiny", theme=theme)
    pen = Pen(svg, text, names_of(names, view["seats"], text))
    scene = Scene(view, pen, TINY.actions, gains, memory)
    return scene.compose((draw_words, draw_seats), (), (), base)
