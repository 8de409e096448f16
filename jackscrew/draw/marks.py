"""Marks of a question: where to click when there is no piece to be outlined. Drawn about 0, 0."""

from jackscrew.draw.shapes import circle, group, rect, write
from jackscrew.draw.words import gained


def hit(width: float, height: float) -> str:
    """The area that takes the click."""
    return rect(-width / 2, -height / 2, width, height, "hit")


def ring() -> str:
    """A small ring on a point; it rests while a preview is shown."""
    return group("rest", circle(0, 0, 12, "halo"), circle(0, 0, 7, "mark"))


def ring_round(size: float) -> str:
    """A mark that goes round a piece standing there, never over it."""
    return rect(-size / 2, -size / 2, size, size, "mark round", 10)


def disc(sign: str) -> str:
    """A disc that holds a sign."""
    return circle(0, 0, 19, "halo") + circle(0, 0, 14, "mark plain") + sign


def square(size: float, number: int | None) -> str:
    """A square of the plan, outlined, with a number in it."""
    outer, inner = size - 2, size - 10
    halo = rect(-outer / 2, -outer / 2, outer, outer, "halo", 8)
    return (
        halo
        + rect(-inner / 2, -inner / 2, inner, inner, "mark square", 6)
        + ("" if number is None else write(0, 6, str(number), "number"))
    )


def preview(*drawings: str) -> str:
    """What is shown while the mark is pointed at, focused or chosen."""
    return group("preview", *drawings)


def gain_shown(points: int | None, y: float) -> str:
    """What an answer brings, while it is pointed at; nothing if that is nothing."""
    return preview(gain(points, y)) if points else ""


def gain(points: int, y: float) -> str:
    """What an answer brings, on a label."""
    label = rect(-24, -13, 48, 26, "", 13) + write(0, 5.8, gained(points))
    return group("", group("gain", label), y=y)
